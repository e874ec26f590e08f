/**
 * The bridge between the sandboxed page and main. It checks nothing: `Bridge` gives the types, main
 * checks names and payloads against the contract. It sends unasked only the requests that every page sends first.
 */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { Bridge, EventName, EventOf, RequestChannel } from '../shared/ipc/contract'
import {
  CALL_CHANNEL,
  EVENT_CHANNEL,
  JOB_PORT_CHANNEL,
  type JobPortMessage,
} from '../shared/ipc/transport'
import { AheadAnswers } from './aheadAnswers'

const ask = (channel: RequestChannel, request?: unknown) =>
  ipcRenderer.invoke(CALL_CHANNEL, channel, request)
const ahead = new AheadAnswers(ask)

const bridge: Bridge = {
  call: (channel, request) => (ahead.take(channel) ?? ask(channel, request)) as never,
  on: <E extends EventName>(event: E, listener: (payload: EventOf<E>) => void) => {
    const forward = (_: IpcRendererEvent, name: EventName, payload: EventOf<E>) => {
      if (name === event) listener(payload)
    }
    ipcRenderer.on(EVENT_CHANNEL, forward)
    return () => {
      ipcRenderer.off(EVENT_CHANNEL, forward)
    }
  },
}

contextBridge.exposeInMainWorld('api', bridge)

// Ports can't cross the context bridge; a window message transfers them to the page.
ipcRenderer.on(JOB_PORT_CHANNEL, (event, jobId: number) => {
  const message: JobPortMessage = { type: JOB_PORT_CHANNEL, jobId }
  window.postMessage(message, window.location.origin, event.ports)
})

'use strict'

// Loaded into main before the app (`electron -r`): writes down every request that any session makes
// with another scheme than those of the app, whoever stops it afterwards, and every connection that
// main itself opens. One JSON text to a line, in the file that MAYAN_REQUEST_LOG names.

const { appendFileSync } = require('node:fs')
const { Socket } = require('node:net')
const { app } = require('electron')

const log = process.env.MAYAN_REQUEST_LOG
const allowed = /^(?:app:\/\/studio\/|devtools:\/\/)/

function note(entry) {
  appendFileSync(log, `${JSON.stringify(entry)}\n`)
}

/** A session asks one listener only: the app's own is asked by ours. */
function watch({ webRequest }) {
  const register = webRequest.onBeforeRequest.bind(webRequest)
  let ofApp = null
  register((details, answer) => {
    if (!allowed.test(details.url)) note({ url: details.url, type: details.resourceType })
    if (ofApp === null) answer({})
    else ofApp(details, answer)
  })
  webRequest.onBeforeRequest = (...parameters) => {
    if (parameters.length > 1) throw new Error('requestWatch.cjs knows no filters yet')
    ofApp = parameters[0]
  }
}

const connect = Socket.prototype.connect
Socket.prototype.connect = function (...parameters) {
  const [target] = parameters.flat()
  const isPipe = typeof target === 'string' || typeof target?.path === 'string'
  if (!isPipe) note({ socket: `${target?.host ?? 'localhost'}:${target?.port ?? target}` })
  return connect.apply(this, parameters)
}

app.on('session-created', watch)

// What the app sees of the command line is its own.
process.argv.splice(process.argv.indexOf(__filename) - 1, 2)

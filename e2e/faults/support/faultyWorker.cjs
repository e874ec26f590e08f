/**
 * The product's solver worker, in which something goes wrong on purpose. Forked in its place with
 * the arguments FAULT, MILLISECONDS and the path of the worker itself; the fault comes so long after
 * a job has come, and `slow-start` takes so long before the worker does anything.
 */
const [fault, milliseconds, worker] = process.argv.slice(2)

const FAULTS = {
  throw: () => {
    throw new Error('injected: nobody catches this')
  },
  reject: () => void Promise.reject(new Error('injected: nobody handles this')),
  exit: () => process.exit(0),
  memory: () => {
    const kept = []
    for (;;) kept.push(new Array(10_000).fill({ kept }))
  },
  'exit-after-end': () => undefined,
  'slow-start': () => undefined,
}

if (fault === 'slow-start') {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(milliseconds))
}

process.parentPort.on('message', ({ data, ports: [port] }) => {
  if (data.type !== 'start') return
  setTimeout(FAULTS[fault], Number(milliseconds))
  if (fault !== 'exit-after-end') return
  const post = port.postMessage.bind(port)
  port.postMessage = (message) => {
    post(message)
    if (message.type === 'ended') process.exit(0)
  }
})

require(worker)

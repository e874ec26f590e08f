/** Loaded into a process before its script: at its end it says `usage CPU-ms PEAK-KB` on stderr. */
import { readFileSync } from 'node:fs'

process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  process.stderr.write(`usage ${(userCPUTime + systemCPUTime) / 1000} ${peakKilobytes()}\n`)
})

/** Linux counts the process that started this one in `maxRSS`, but not in `VmHWM`. */
function peakKilobytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
}

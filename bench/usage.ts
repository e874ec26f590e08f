/** Loaded into a process before its script: at its end it says `usage CPU-ms PEAK-KB` on stderr. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  process.stderr.write(`usage ${(userCPUTime + systemCPUTime) / 1000} ${maxRSS}\n`)
})

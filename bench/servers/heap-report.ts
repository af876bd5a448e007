import { heapStats } from 'bun:jsc'
import { writeFileSync } from 'node:fs'

/**
 * Preloaded into a server under test. On SIGUSR2 the process collects garbage and writes the bytes and objects (also by type) that
 * remain on its heap to the file that `HEAP_REPORT` names.
 */
process.on('SIGUSR2', () => {
  Bun.gc(true)
  const { heapSize, objectCount, objectTypeCounts } = heapStats()
  writeFileSync(process.env.HEAP_REPORT!, JSON.stringify({ heapSize, objectCount, objectTypeCounts }))
})

import { catalogue } from '../../src/capabilities/index.ts'
import { sameAnswer } from '../answers.ts'
import { birth } from '../servers/inputs.ts'
import { load, percentile, requestBytes } from '../servers/load.ts'
import { dataFolder, LIVE_KEY, type ServerName, started } from '../servers/server.ts'
import type { Participant, Trial } from '../trial.ts'

const PARTICIPANTS: readonly (Participant & { name: ServerName })[] = [
  { name: 'khagola', arcseconds: 0.0025 },
  { name: 'sweph-per-call', arcseconds: 0 },
  { name: 'ready-string', arcseconds: 0, limit: true },
]

const answersOf = async (url: string, path: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${LIVE_KEY}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(birth(index)),
      })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      return ((await response.json()) as { data: unknown }).data
    }),
  )

/** Writes an answer of `khagola` to a file, for the server `ready-string`. Returns the path. */
const answerFile = async (folder: string, path: string) => {
  const server = await started('khagola', folder)
  try {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${LIVE_KEY}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(birth(0)),
    })
    const file = `${folder}/answer.json`
    await Bun.write(file, await response.text())
    return file
  } finally {
    await server.stop()
  }
}

/** Trial of one capability over HTTP. With `cached` all requests are equal; otherwise all are different. */
const http = (slug: string, connections: number, cached: boolean): Trial => {
  const { path } = catalogue.find((entry) => entry.slug === slug)!
  return {
    name: `http ${slug} ${cached ? 'cached' : 'uncached'}, ${connections} connection${connections > 1 ? 's' : ''}`,
    unit: 'request',
    agreement: 'the same answer: angles within 0.01 arcsecond, clocks within a minute',
    sizes: { timed: connections > 1 ? 6000 : 1500, agreed: 20, tiny: 3 },
    units: (size) => size,
    reference: 'sweph-per-call',
    participants: async () => [...PARTICIPANTS],
    async seat(name, size) {
      const folder = dataFolder()
      const words = name === 'ready-string' ? [await answerFile(folder.path, path)] : []
      const server = await started(name as ServerName, folder.path, { words })
      let requestCount = 0
      const same = requestBytes(server.url, path, LIVE_KEY, birth(0))
      return {
        answer: () => answersOf(server.url, path, size),
        async round() {
          const first = requestCount
          requestCount += size
          const requests = Array.from({ length: cached ? 0 : size }, (_, index) =>
            requestBytes(server.url, path, LIVE_KEY, birth(first + index)),
          )
          const done = await load(server.url, { connections, count: size, request: (index) => requests[index] ?? same })
          return { '': done.seconds / size, p50: percentile(done, 0.5), p99: percentile(done, 0.99) }
        },
        async end() {
          await server.stop()
          folder.remove()
        },
      }
    },
    disagreement: sameAnswer,
  }
}

export default [
  http('planet-positions', 1, false),
  http('planet-positions', 50, false),
  http('planet-positions', 1, true),
  http('planet-positions', 50, true),
  http('birth-chart-bundle', 50, false),
]

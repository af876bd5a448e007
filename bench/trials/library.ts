import { openKhagola } from '../../src/library/index.ts'
import { sameAnswer } from '../answers.ts'
import { COMPILED } from '../compiled.ts'
import { birth } from '../servers/inputs.ts'
import { load, requestBytes } from '../servers/load.ts'
import { dataFolder, LIVE_KEY, started } from '../servers/server.ts'
import { type Seat, type Trial, timed } from '../trial.ts'

const SLUG = 'birth-chart-bundle'
const PATH = `/v1/vedic-charts/${SLUG}`

/**
 * Charts per second of two Python packages, measured once on two Zen 5 cores: PyJHora with a bundle of the same parts, kerykeion with a
 * subject. They show the order of magnitude and are not run here.
 */
const STATED = { 'pyjhora, as stated': 801, 'kerykeion, as stated': 1043 } as const

const inProcess = async (size: number): Promise<Seat> => {
  const khagola = await openKhagola({ compiled: COMPILED.path })
  let nextIndex = 0
  const charts = async (count: number, first: number) => {
    const all = []
    for (let i = first; i < first + count; i++) all.push((await khagola.call(SLUG, birth(i))).data)
    return all
  }
  return {
    answer: () => charts(size, 0),
    async round() {
      const seconds = await timed(size, () => charts(size, (nextIndex += size)))
      return { '': seconds }
    },
  }
}

const overHttp = async (size: number): Promise<Seat> => {
  const folder = dataFolder()
  const server = await started('khagola', folder.path)
  let nextIndex = 0
  const bytes = (index: number) => requestBytes(server.url, PATH, LIVE_KEY, birth(index))
  return {
    async answer() {
      const headers = { Authorization: `Bearer ${LIVE_KEY}`, 'Content-Type': 'application/json' }
      const answers = []
      for (let i = 0; i < size; i++) {
        const response = await fetch(server.url + PATH, { method: 'POST', headers, body: JSON.stringify(birth(i)) })
        answers.push(((await response.json()) as { data: object }).data)
      }
      return answers
    },
    async round() {
      const first = (nextIndex += size)
      const requests = Array.from({ length: size }, (_, i) => bytes(first + i))
      const { seconds } = await load(server.url, { connections: 1, count: size, request: (i) => requests[i]! })
      return { '': seconds / size }
    },
    async end() {
      await server.stop()
      folder.remove()
    },
  }
}

const library: Trial = {
  name: 'library: a chart in the process and over HTTP, one after another',
  unit: 'birth-chart-bundle',
  agreement: 'the same answer: angles within 0.01 arcsecond, clocks within a minute',
  sizes: { timed: 1000, agreed: 20, tiny: 3 },
  units: (size) => size,
  reference: 'http',
  participants: async () => [
    { name: 'in process', arcseconds: 0.0025 },
    { name: 'http', arcseconds: 0 },
    ...Object.keys(STATED).map((name) => ({ name, arcseconds: 0, limit: true as const })),
  ],
  async seat(name, size) {
    const stated = STATED[name as keyof typeof STATED]
    if (stated) return { answer: () => null, round: () => ({ '': 1 / stated }) }
    return name === 'http' ? overHttp(size) : inProcess(size)
  },
  disagreement: sameAnswer,
}

export default [library]

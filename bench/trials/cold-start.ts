import { catalogue } from '../../src/capabilities/index.ts'
import { sameAnswer } from '../answers.ts'
import { familyOf, megabytesOf } from '../servers/processes.ts'
import { dataFolder, LIVE_KEY, type Server, type ServerName, started } from '../servers/server.ts'
import type { Trial } from '../trial.ts'

const ENTRY = catalogue.find(({ slug }) => slug === 'planet-positions')!
/** With an offset, since the naive server supports no time zones. */
const BIRTH = { datetime: '1947-08-15T00:00', utc_offset: '+05:30', latitude: 28.6139, longitude: 77.209 }
const IDLE_MS = 500

const requestAnswer = async ({ url }: Server): Promise<unknown> => {
  const response = await fetch(`${url}${ENTRY.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${LIVE_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(BIRTH),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: unknown }).data
}

/** Time from the start of the process, with an existing data folder, to the first answer; then the memory of the idle process. */
const coldStart: Trial = {
  name: 'cold-start',
  unit: 'start to the first answer',
  otherUnits: { 'idle memory': 'MB resident' },
  agreement: 'the same answer: angles within 0.01 arcsecond',
  sizes: { timed: 1, agreed: 1, tiny: 1 },
  units: () => 1,
  reference: 'sweph-per-call',
  participants: async () => [
    { name: 'khagola', arcseconds: 0.0025 },
    { name: 'sweph-per-call', arcseconds: 0 },
  ],
  async seat(name) {
    const folder = dataFolder()
    const once = async <T>(work: (server: Server) => Promise<T>): Promise<T> => {
      const server = await started(name as ServerName, folder.path)
      try {
        return await work(server)
      } finally {
        await server.stop()
      }
    }
    return {
      answer: () => once(requestAnswer),
      async round() {
        const began = Bun.nanoseconds()
        return once(async (server) => {
          await requestAnswer(server)
          const seconds = (Bun.nanoseconds() - began) / 1e9
          await Bun.sleep(IDLE_MS)
          return { '': seconds, 'idle memory': megabytesOf(familyOf(server.pid)) }
        })
      },
      end: async () => folder.remove(),
    }
  },
  disagreement: sameAnswer,
}

export default [coldStart]

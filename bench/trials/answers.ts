import { openPeer, PYTHON_PEERS, type PythonPeer } from '../python-peers.ts'
import { median } from '../result.ts'
import { apart } from '../sample.ts'
import type { Participant, Seat, Trial } from '../trial.ts'
import { type AnswerRow, ROWS, WAYS, type Way } from '../whole-answers.ts'

/** Seconds for which a row is timed in a round. */
const ROUND_SECONDS = 0.02
/** The first round lasts longer, so that the code is compiled. It does not count. */
const WARM_UP_SECONDS = 0.25

/** Seconds for which inputs of a row are prepared in a round: some parts need a whole computation as their input. */
const PREPARE_SECONDS = 0.2
const MAX_CALLS = 20_000

/** Computes all inputs of a row that has few. */
const computeAll = async (way: Way, row: AnswerRow): Promise<void> => {
  for (let i = 0; i < (row.inputs ?? 0); i++) await way.work(row, (await way.prepare(row, i)) as never)
}

/**
 * The median of the seconds of single calls of a row, each with an input of its own, or with prepared inputs in turn. The median leaves
 * out the calls that other processes interrupt.
 */
const timeRow = async (way: Way, row: AnswerRow, firstIndex: number, size: number, least: number): Promise<number> => {
  const prepared: unknown[] = []
  const started = Bun.nanoseconds()
  while (
    !way.fresh &&
    (prepared.length < 3 || (prepared.length < size && (Bun.nanoseconds() - started) / 1e9 < PREPARE_SECONDS))
  )
    prepared.push(await way.prepare(row, firstIndex + prepared.length))
  const calls: number[] = []
  let spent = 0
  while ((spent < least && calls.length < MAX_CALLS) || calls.length < 3) {
    const input = way.fresh
      ? await way.prepare(row, firstIndex + calls.length)
      : prepared[calls.length % prepared.length]
    const began = Bun.nanoseconds()
    const pending = way.work(row, input as never)
    if (pending instanceof Promise) await pending
    const seconds = (Bun.nanoseconds() - began) / 1e9
    calls.push(seconds)
    spent += seconds
  }
  return median(calls)
}

type Numbers = Record<string, number[][]>

/** The longitudes in an answer that peers compute too: planets of the traditional order without the nodes, and the ascendant. */
const numbersOf = ({ slug }: AnswerRow, data: unknown): number[] => {
  type Place = { longitude: number }
  const { planets, ascendant } = data as { planets: Place[]; ascendant: Place }
  const count = slug.startsWith('western') ? 10 : 7
  return [...planets.slice(0, count), ascendant].map(({ longitude }) => longitude)
}
const COMPARED = new Set(['birth-chart-bundle', 'planet-positions', 'western-natal-chart'])

const waySeat = async (name: string, size: number): Promise<Seat> => {
  const way = await WAYS[name]!()
  let nextIndex = 0
  return {
    async answer() {
      const numbers: Numbers = {}
      for (const row of ROWS.filter(({ slug }) => COMPARED.has(slug))) {
        numbers[row.name] = []
        for (let i = 0; i < size; i++) {
          const answer = await way.work(row, (await way.prepare(row, i)) as never)
          const { body } = answer as { body?: string }
          const { data } = (body === undefined ? answer : JSON.parse(body)) as { data: unknown }
          numbers[row.name]!.push(numbersOf(row, data))
        }
      }
      return numbers
    },
    async round() {
      const seconds: Record<string, number> = {}
      const least = nextIndex === 0 ? WARM_UP_SECONDS : ROUND_SECONDS
      for (const row of ROWS) {
        if (nextIndex === 0 && way.fresh && size > 1) await computeAll(way, row)
        seconds[row.name] = await timeRow(way, row, nextIndex, size, least)
      }
      nextIndex += 10_000
      return seconds
    },
  }
}

const peerSeat = async (name: PythonPeer, size: number): Promise<Seat | null> => {
  const peer = await openPeer(name)
  if (!peer) return null
  let nextIndex = 0
  const inputs = (row: AnswerRow, from: number) => Array.from({ length: size }, (_, i) => row.input(from + i))
  const rows = ROWS.filter((row) => peer.rows.includes(row.name))
  return {
    async answer() {
      const numbers: Numbers = {}
      for (const row of rows) numbers[row.name] = await peer.numbers(row.name, inputs(row, 0))
      return numbers
    },
    async round() {
      const seconds: Record<string, number> = {}
      for (const row of rows) seconds[row.name] = await peer.time(row.name, inputs(row, nextIndex))
      nextIndex += 10_000
      return seconds
    },
    end: peer.end,
  }
}

const isPeer = (name: string): name is PythonPeer => (PYTHON_PEERS as readonly string[]).includes(name)

const isCompared = (name: string) => name === 'khagola' || name === 'as text'

/** Accuracy of the peers, arcseconds: PyJHora has true places without aberration, kerykeion the series of Moshier. */
const ARCSECONDS: Record<PythonPeer, number> = { pyjhora: 120, kerykeion: 10, pyswisseph: 1 }

/** The peers that `PEER_PYTHON` can import. The others are named on stderr. */
const presentPeers = async (): Promise<PythonPeer[]> => {
  const present: PythonPeer[] = []
  for (const name of PYTHON_PEERS) {
    const peer = await openPeer(name)
    if (peer) present.push(name)
    else console.error(`answers: ${name} is absent: PEER_PYTHON must name a Python that can import it.`)
    await peer?.end()
  }
  return present
}

export default [
  {
    name: 'answers',
    unit: 'whole answer in process; parts of the call; the same work by peers',
    agreement:
      'longitudes of planets and ascendant are within 1 arcsecond of pyswisseph, 10 of kerykeion, 120 of PyJHora; other results are not compared',
    sizes: { timed: 50, agreed: 20, tiny: 1 },
    units: () => 1,
    reference: 'khagola',
    matrix: { limit: 'JSON.stringify' },
    participants: async (): Promise<Participant[]> => [
      ...Object.keys(WAYS).map(
        (name): Participant => ({ name, arcseconds: 0.01, ...(isCompared(name) ? {} : { limit: true }) }),
      ),
      ...(await presentPeers()).map((name) => ({ name, arcseconds: ARCSECONDS[name] })),
    ],
    seat: (name, size) => (isPeer(name) ? peerSeat(name, size) : waySeat(name, size)),
    disagreement(reference, answer, { arcseconds }) {
      for (const [row, all] of Object.entries(answer as Numbers))
        for (const [i, numbers] of all.entries())
          for (const [k, number] of numbers.entries()) {
            const expected = (reference as Numbers)[row]?.[i]?.[k]
            if (expected !== undefined && !(apart(expected, number) <= arcseconds / 3600))
              return `number ${k} of ${row} ${i} is ${number}, not ${expected}`
          }
      return null
    },
  } satisfies Trial,
]

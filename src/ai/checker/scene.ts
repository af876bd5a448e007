import type { ChartOf, Person } from '../claims.ts'
import type { DateSpan } from './dates.ts'
import type { Known } from './known.ts'
import { isPart, type Part } from './part.ts'

/** A sentence that is being read: its parts, what is known, and which parts belong to a claim already. */
export interface Scene {
  readonly parts: readonly Part[]
  readonly known: Known
  readonly dates: readonly DateSpan[]
  /** Whose chart is meant where a sentence names nobody. */
  readonly usual: readonly Person[]
  readonly pair: boolean
  /** Who is meant where nobody is named. */
  readonly leaned: string | null
  /** The day of the reading, and the completed years of the reader on it. */
  readonly today: string | null
  readonly age: number | null
  readonly used: Set<number>
  /** Planets of whom something is said that no sign or house tells. */
  readonly told: Set<number>
}

export const wordAt = ({ parts }: Scene, at: number): string => parts[at]?.text ?? ''

/** The stretch without a stop about a part; a colon before a list goes on. */
export const stretchOf = ({ parts }: Scene, at: number): [from: number, to: number] => {
  const isStop = (i: number) => isPart(parts[i], 'stop') && parts[i]!.text !== ':'
  let from = at
  while (from > 0 && !isStop(from - 1)) from--
  let to = at
  while (to < parts.length && !isStop(to)) to++
  return [from, to]
}

export const has = ({ parts }: Scene, from: number, to: number, fits: (part: Part, at: number) => boolean): boolean => {
  for (let i = Math.max(0, from); i < to && i < parts.length; i++) if (fits(parts[i]!, i)) return true
  return false
}

/** A sign or a house that is named. */
export interface NamedPlace {
  readonly at: number
  readonly relation: 'sign' | 'house'
  readonly object: string
}
export const placesIn = ({ parts }: Scene, from = 0, to = parts.length): NamedPlace[] =>
  parts
    .slice(from, to)
    .flatMap((part, i): NamedPlace[] =>
      isPart(part, 'seats')
        ? part.item.houses.map((house) => ({ at: from + i, relation: 'house' as const, object: String(house) }))
        : isPart(part, 'sign')
          ? [{ at: from + i, relation: 'sign', object: part.item.sign }]
          : [],
    )

/** Past articles and what only qualifies, the word before a part. */
export const tieBefore = ({ parts }: Scene, at: number): { text: string; at: number } => {
  let i = at - 1
  for (let steps = 0; i >= 0 && steps < 4; steps++, i--) {
    const { text, item } = parts[i]!
    if (item.is === 'owner' || item.is === 'every' || item.is === 'most') continue
    if (
      !/^(?:the|your|its|his|her|their|a|an|same|very|own|whole|entire|natal|both|that|this|first|of you|person|s|sign|sign of|the sign|star|the star|star of|territory|demanding|present|home|all)$/.test(
        text,
      )
    )
      break
  }
  return { text: parts[i]?.text ?? '', at: i }
}

const NOW = /^(?:now|currently|presently|today|overhead|nowadays|at present|just now|right now|moment)$/
const MOVING =
  /^(?:mov(?:e|es|ing)|travel(?:s|ling|ing)?|pass(?:es|ing|age)|cross(?:es|ing)|journey(?:s|ing)?|drift(?:s|ing)?|visit(?:s|ing|or)|slow|passage|walks|walking|roaming|sails|sailing|sweeps|sweeping|progress(?:es|ing)?|spends|works|working|making|makes)$/

export interface Frame {
  readonly chart: ChartOf | null
  readonly varga: string | null
  /** Where no chart is named, whether it speaks of now. */
  readonly now: boolean
}

/** Which chart each part is told of. */
export const framesOf = (scene: Scene, before: { chart: ChartOf | null; varga: string | null }): Frame[] => {
  const { parts } = scene
  const frames: Frame[] = []
  let standing: Frame = { chart: before.chart, varga: before.varga, now: false }
  let from = 0
  const close = (to: number) => {
    const vargas: { at: number; varga: string }[] = []
    let transit = false
    let natal = false
    let now = false
    for (let i = from; i < to; i++) {
      const part = parts[i]!
      if (isPart(part, 'varga')) vargas.push({ at: i, varga: part.item.varga })
      if (isPart(part, 'transit')) transit = true
      // "Your natal Sun is in the first house from your Moon" is told of the birth.
      if (isPart(part, 'seats') && part.item.fromMoon)
        transit ||= !has(scene, from, i, (each) => isPart(each, 'who') && each.item.natal === true)
      if (isPart(part, 'natal')) natal = true
      if (
        NOW.test(part.text) ||
        (part.text === 'at' && /moment|present/.test(parts[i + 2]?.text ?? parts[i + 1]?.text ?? '')) ||
        MOVING.test(part.text)
      )
        now = true
    }
    if (vargas.length > 0) {
      for (let i = from; i < to; i++) {
        const { varga } = vargas.find(({ at }) => at >= i) ?? vargas.at(-1)!
        frames[i] = { chart: varga === 'D9' ? 'D9' : 'varga', varga, now: false }
      }
      standing = frames[to - 1] ?? standing
    } else {
      const own: Frame = transit
        ? { chart: 'transit', varga: null, now: true }
        : natal
          ? { chart: 'D1', varga: null, now: false }
          : now
            ? { chart: standing.varga ? null : standing.chart, varga: null, now: true }
            : standing
      for (let i = from; i < to; i++) frames[i] = own
      standing = { ...own, now: own.now && standing.now ? true : own.now }
    }
    from = to
  }
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!
    // "In Gemini at birth, and in the navamsa in Capricorn"
    const turns =
      (isPart(part, 'comma') || isPart(part, 'and')) &&
      has(scene, i + 1, i + 9, (each) => isPart(each, 'varga')) &&
      has(scene, from, i, (each) => isPart(each, 'natal')) &&
      has(scene, i + 2, parts.length, (each) => isPart(each, 'sign') || isPart(each, 'dignity')) &&
      !has(scene, from, i, (each) => isPart(each, 'varga'))
    const opens =
      turns ||
      isPart(part, 'stop') ||
      ((isPart(part, 'comma') || isPart(part, 'and')) &&
        has(scene, i + 1, i + 4, (each) => isPart(each, 'who') || isPart(each, 'lords') || isPart(each, 'period')) &&
        has(scene, from, i, (each) => isPart(each, 'who') || isPart(each, 'lords') || isPart(each, 'sign')))
    if (opens && i > from) close(i)
  }
  close(parts.length)
  return frames
}

/** A reader of one sort of statement: false where a sentence states what is not so. */
export type Reader = (scene: Scene) => boolean

/** Numbers that belong to no statement yet. */
export const numbersIn = ({ parts, used }: Scene, from: number, to: number) =>
  parts.flatMap((part, at) =>
    at >= from && at < to && isPart(part, 'number') && !used.has(at) ? [{ at, n: part.item.n }] : [],
  )
export const wordsOf = ({ parts }: Scene, from: number, to: number) =>
  parts
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ')

/** Whose chart a part is of. */
export const ownerAt = (scene: Scene, at: number): Person | undefined => {
  for (let i = at; i >= 0; i--) {
    const part = scene.parts[i]
    if (isPart(part, 'owner')) return part.item.persons[0]
  }
  return scene.usual[0]
}

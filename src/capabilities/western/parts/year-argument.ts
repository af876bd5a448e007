import { joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { type ForecastReader, houseOwner } from './forecast-reader.ts'
import type { WeighedEvent } from './year-forecast.ts'

// The subject of a year: where the profection, the slow transits, the solar return and the progressed Moon agree or differ.

export type YearSubject = 'self' | 'money' | 'mind' | 'home' | 'love' | 'work' | 'friends'

// source: this service's own grouping of the traditional houses
export const SUBJECT_OF: Record<HouseNumber, YearSubject> = {
  1: 'self',
  2: 'money',
  3: 'mind',
  4: 'home',
  5: 'love',
  6: 'work',
  7: 'love',
  8: 'money',
  9: 'mind',
  10: 'work',
  11: 'friends',
  12: 'home',
}
const SUBJECT_WORDS: Record<YearSubject, { adult: string; late?: string; child: string }> = {
  self: { adult: 'your own direction', child: 'a will of their own' },
  money: {
    adult: 'money and what you share',
    late: 'your means and what is shared in the family',
    child: 'belongings and sharing',
  },
  mind: { adult: 'learning, talk and travel', child: 'learning and short trips' },
  home: { adult: 'home and rest', child: 'home and rest' },
  love: {
    adult: 'love and the people closest to you',
    late: 'joy and the people closest to you',
    child: 'play and close friends',
  },
  work: { adult: 'work and daily duties', late: 'your tasks and your daily round', child: 'tasks and habits' },
  friends: { adult: 'friends and shared plans', child: 'the group of friends' },
}
export const subjectInWords = (subject: YearSubject, { stage }: ForecastReader): string => {
  const words = SUBJECT_WORDS[subject]
  return (stage === 'child' ? words.child : stage === 'late' ? words.late : undefined) ?? words.adult
}

/** True if two houses belong to one subject. */
export const isSameSubject = (a: number, b: number): boolean =>
  SUBJECT_OF[a as HouseNumber] === SUBJECT_OF[b as HouseNumber]

interface Voice {
  readonly subject: YearSubject
  /** `Saturn in your sixth house`. */
  readonly reason: string
}

interface ArgumentInput {
  /** The profected house. */
  readonly house: HouseNumber
  readonly forecast: readonly WeighedEvent[]
  /** The house of the Sun in the solar return. */
  readonly returnSun: HouseNumber | null
  /** The house of the progressed Moon in the birth chart. */
  readonly progressedMoon: HouseNumber | null
  readonly reader: ForecastReader
}

/** The house in which the slow planets weigh most, and the weightiest of them there. */
const transitVoice = (forecast: readonly WeighedEvent[], your: string): Voice | null => {
  const placed = forecast.flatMap(({ row, weight }) =>
    row.natal_house === null
      ? []
      : [{ planet: row.transit_planet, house: row.natal_house as HouseNumber, weight: Math.abs(weight) }],
  )
  if (placed.length === 0) return null
  const total = (rows: typeof placed) => rows.reduce((sum, { weight }) => sum + weight, 0)
  const heaviest = <K>(groups: Map<K, typeof placed>) => [...groups].toSorted(([, a], [, b]) => total(b) - total(a))[0]!
  const [subject, rows] = heaviest(Map.groupBy(placed, ({ house }) => SUBJECT_OF[house]))
  const [, of] = heaviest(Map.groupBy(rows, ({ planet, house }) => `${planet} ${house}`))
  return {
    subject,
    reason: `${of[0]!.planet} in ${your} ${ordinalInWords(of[0]!.house)} house`,
  }
}

const voicesOf = ({ forecast, returnSun, progressedMoon, reader }: ArgumentInput): Voice[] => {
  const your = houseOwner(reader)
  return [
    transitVoice(forecast, your),
    returnSun && {
      subject: SUBJECT_OF[returnSun],
      reason: `the Sun in the ${ordinalInWords(returnSun)} house of the solar return`,
    },
    progressedMoon && {
      subject: SUBJECT_OF[progressedMoon],
      reason: `the progressed Moon in ${your} ${ordinalInWords(progressedMoon)} house`,
    },
  ].filter((voice) => voice !== null)
}

/** The common statement of the methods of a year. */
export interface YearArgument {
  /** How far the other methods agree with the profection; empty for a chart without houses. */
  readonly text: string
  /** The subject on which most methods agree, in words; null if it is that of the profection, or if no two agree. */
  readonly other: string | null
}

/** How far the other methods agree with the profection, and which subject leads if they do not. */
export const yearArgument = (input: ArgumentInput): YearArgument => {
  const { house, reader } = input
  const own = SUBJECT_OF[house]
  const voices = voicesOf(input)
  const [same, others] = [
    voices.filter(({ subject }) => subject === own),
    voices.filter(({ subject }) => subject !== own),
  ]
  const reasons = (list: readonly Voice[]) => joinWords(list.map(({ reason }) => reason))
  const points = (list: readonly Voice[]) => (list.length === 1 ? 'points' : 'point')
  const groups = [...Map.groupBy(others, ({ subject }) => subject)].toSorted(([, a], [, b]) => b.length - a.length)
  const [main] = groups
  const you = reader.child ?? 'you'
  if (voices.length === 0) return { text: '', other: null }
  if (!main)
    return {
      text: `${upperFirst(reasons(same))} ${points(same)} the same way, so the year is as clear as a forecast gets.`,
      other: null,
    }
  const matter = subjectInWords(main[0], reader)
  if (same.length > 1 || (same.length === 1 && main[1].length === 1))
    return {
      text: `${upperFirst(reasons(same))} ${points(same)} the same way, so this subject is the surer for ${you}.`,
      other: null,
    }
  if (same.length === 1)
    return {
      text: `${upperFirst(reasons(same))} points the same way, while ${reasons(main[1])} point to ${matter}: two subjects share the year, and ${you} will notice the second sooner.`,
      other: matter,
    }
  if (main[1].length > 1)
    return {
      text: `The other methods do not confirm it: ${reasons(main[1])} point to ${matter}, so expect more there.`,
      other: matter,
    }
  return {
    text: 'The other methods do not confirm it, and each points elsewhere, so go by the dates more than by the background.',
    other: null,
  }
}

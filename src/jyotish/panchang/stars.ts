import { plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { NAKSHATRAS, type Nakshatra } from '../nakshatras.ts'
import { type Almanac, type Limb, type LimbSpan, STAR } from './limbs.ts'

/** The ring of 28 stars. Abhijit is between Uttara Ashadha and Shravana and takes a part of each. */
export const STARS_28 = [...NAKSHATRAS.slice(0, 21), 'Abhijit', ...NAKSHATRAS.slice(21)] as const as readonly Star28[]
export type Star28 = Nakshatra | 'Abhijit'

// source: almanac practice
/** From 6°40' to 10°53'20" of Capricorn: the last quarter of Uttara Ashadha and the first fifteenth of Shravana. */
export const ABHIJIT = { from: 270 + 6 + 2 / 3, to: 270 + 10 + 8 / 9 }

/** The stays in the ring of 28 that overlap the window. `limb`: the limb of the 27 stars, of the Moon or the Sun. */
export const starsOf28 = (limb: Limb, window: Window, almanac: Almanac): LimbSpan[] =>
  almanac
    .during(limb, window)
    .flatMap((span): LimbSpan[] => {
      if (span.number < 21) return [span]
      if (span.number > 22) return [{ ...span, number: span.number + 1 }]
      const cut = almanac.sky.crossings({
        of: limb.of,
        span: 360,
        offset: span.number === 21 ? ABHIJIT.from : ABHIJIT.to,
        from: span.from,
        to: plusDays(span.to, 1e-6),
      })[0]!.at
      return [
        { ...span, to: cut },
        { ...span, number: span.number + 1, from: cut },
      ]
    })
    .reduce<LimbSpan[]>((merged, next) => {
      const last = merged.at(-1)
      if (last?.number === next.number) merged[merged.length - 1] = { ...last, to: next.to }
      else merged.push(next)
      return merged
    }, [])
    .filter(({ from, to }) => to > window.from && from < window.to)

/** Longer than the stay of the Moon in Abhijit, days. */
const ABHIJIT_STAY = 0.4

/** The stays of the Moon in the ring of 28 that overlap the window, uncut. */
export const moonStarsOf28 = (window: Window, almanac: Almanac): LimbSpan[] =>
  starsOf28(
    STAR,
    { from: plusDays(window.from, -ABHIJIT_STAY), to: plusDays(window.to, ABHIJIT_STAY) },
    almanac,
  ).filter(({ from, to }) => to > window.from && from < window.to)

/** The ghati (of 60) of each star at which its varjyam of 4 ghatis begins, Ashwini to Revati. */
// source: Muhurta Chintamani (visha ghatika), the same in three printed tables; Mula has both 20 and 56
const VARJYAM: readonly (readonly number[])[] = [
  [50],
  [24],
  [30],
  [40],
  [14],
  [21],
  [30],
  [20],
  [32],
  [30],
  [20],
  [18],
  [21],
  [20],
  [14],
  [14],
  [10],
  [14],
  [20, 56],
  [24],
  [20],
  [10],
  [10],
  [18],
  [16],
  [24],
  [30],
]
/** The visha ghati of a star, if only one is used: for Mula the later. */
export const vishaGhatiOf = (star: number): number => VARJYAM[star - 1]!.at(-1)!
const DISPUTED: readonly Nakshatra[] = ['Ardra', 'Hasta', 'Mula', 'Purva Ashadha', 'Uttara Bhadrapada']

// source: almanac practice (amrita ghatika), Ashwini .. Revati
const AMRITA = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
] as const

/** A window of four ghatis (a fifteenth of the stay) that begins at a ghati of its sixty. */
export const fourGhatis = ({ from, to }: Window, ghati: number): Window => {
  const start = plusDays(from, ((to - from) * ghati) / 60)
  return { from: start, to: plusDays(start, (to - from) / 15) }
}

export interface StarWindow extends Window {
  star: LimbSpan
  ghati: number
  disputed: boolean
}

const starWindows = (window: Window, almanac: Almanac, ghatis: (star: number) => readonly number[]): StarWindow[] =>
  almanac.during(STAR, window).flatMap((star) =>
    ghatis(star.number)
      .map((ghati) => ({
        ...fourGhatis(star, ghati),
        star,
        ghati,
        disputed: DISPUTED.includes(NAKSHATRAS[star.number - 1]!),
      }))
      .filter(({ from, to }) => to > window.from && from < window.to),
  )

/** The varjyam windows that overlap a window, uncut. */
export const varjyams = (window: Window, almanac: Almanac) => starWindows(window, almanac, (star) => VARJYAM[star - 1]!)

export const amritaKalams = (window: Window, almanac: Almanac) =>
  starWindows(window, almanac, (star) => [AMRITA[star - 1]!])

// source: Muhurta Chintamani ch. 1; parts to avoid as its commentary gives them
interface Anandadi {
  name: string
  good: boolean
  result: string
  avoid?: string
}
const row = (name: string, good: boolean, result: string, avoid?: string): Anandadi => ({
  name,
  good,
  result,
  ...(avoid && { avoid }),
})
const ghatis = (n: number) => `the first ${n === 1 ? 'ghati' : `${n} ghatis`}`
export const ANANDADI: readonly Anandadi[] = [
  row('Ananda', true, 'success'),
  row('Kaladanda', false, 'death', 'all of it'),
  row('Dhumra', false, 'unhappiness', ghatis(1)),
  row('Dhata (Prajapati)', true, 'good fortune'),
  row('Saumya', true, 'much happiness'),
  row('Dhvanksha', false, 'loss of wealth', ghatis(5)),
  row('Ketu (Dhvaja)', true, 'good fortune'),
  row('Shrivatsa', true, 'happiness and plenty'),
  row('Vajra', false, 'decay', ghatis(5)),
  row('Mudgara', false, 'loss of fortune', ghatis(5)),
  row('Chhatra', true, 'honour from rulers'),
  row('Mitra', true, 'nourishment'),
  row('Manasa', true, 'good fortune'),
  row('Padma', true, 'gain of wealth', ghatis(4)),
  row('Lumbaka', false, 'loss of wealth', ghatis(4)),
  row('Utpata', false, 'loss of life', 'all of it'),
  row('Mrityu', false, 'death', 'all of it'),
  row('Kana', false, 'affliction', ghatis(2)),
  row('Siddhi', true, 'success of work'),
  row('Shubha', true, 'welfare'),
  row('Amrita', true, 'honour from rulers'),
  row('Musala', false, 'loss of wealth', ghatis(2)),
  row('Gada', false, 'fear', ghatis(7)),
  row('Matanga', true, 'growth of family'),
  row('Rakshasa', false, 'great hardship', 'all of it'),
  row('Chara', true, 'success of work'),
  row('Sthira (Susthira)', true, 'house building'),
  row('Pravardhamana', true, 'marriage'),
]

/** The star with which the count of a weekday begins. It advances by four stars a day. */
export const anandadiFrom = (weekday: number): Star28 => STARS_28[weekday * 4]!

/** 1 (Ananda) to 28, by weekday and star of the 28 (from 1). */
export const anandadiNumber = (weekday: number, star: number) => ((star - 1 - weekday * 4 + 56) % 28) + 1

export const TARAS = [
  'Janma',
  'Sampat',
  'Vipat',
  'Kshema',
  'Pratyari',
  'Sadhaka',
  'Naidhana',
  'Mitra',
  'Parama Mitra',
] as const
// source: common practice, which names Muhurta Chintamani
const GOOD_TARAS: readonly number[] = [2, 4, 6, 8, 9]

/** The count of stars between two stars (from 1), both included, and its tara. */
export const taraOf = (from: number, to: number) => {
  const count = ((to - from + 27) % 27) + 1
  const tara = ((count - 1) % 9) + 1
  return { count, name: TARAS[tara - 1]!, good: GOOD_TARAS.includes(tara) }
}

// source: Muhurta Chintamani; the Moon counted from the birth sign
const GOOD_MOONS: readonly number[] = [1, 3, 6, 7, 10, 11]

/** The count of signs (0..11) from the birth sign to the Moon's, both included. */
export const chandraOf = (birthSign: SignIndex, moonSign: SignIndex) => {
  const count = ((moonSign - birthSign + 12) % 12) + 1
  return { count, good: GOOD_MOONS.includes(count) }
}

/** The stars of a sign (0..11), with their padas in it. */
export const starsOfSign = (sign: SignIndex): { star: Nakshatra; padas: number[] }[] => {
  const padas = Array.from({ length: 9 }, (_, i) => sign * 9 + i)
  return [...new Set(padas.map((pada) => Math.floor(pada / 4)))].map((star) => ({
    star: NAKSHATRAS[star]!,
    padas: padas.filter((pada) => Math.floor(pada / 4) === star).map((pada) => (pada % 4) + 1),
  }))
}

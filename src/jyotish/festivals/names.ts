import type { Weekday } from '../limbs.ts'
import { EKADASHIS, type EkadashiName } from './ekadashi.ts'
import { OBSERVANCES, type Vrata } from './observances.ts'
import { RECURRING } from './recurring.ts'
import { SHRADDHA_NOTES } from './shraddha.ts'

// source: Skanda Purana and almanac practice; special names of a vrata by weekday
const SPECIAL_DAYS = {
  pradosha: { Monday: 'Soma Pradosha', Tuesday: 'Bhauma Pradosha', Saturday: 'Shani Pradosha' },
  sankashti: { Tuesday: 'Angaraki Chaturthi' },
  vinayaka: { Tuesday: 'Angaraki Chaturthi' },
  amavasya: { Monday: 'Somavati Amavasya', Saturday: 'Shani Amavasya' },
} as const satisfies Partial<Record<Vrata, Partial<Record<Weekday, string>>>>

export const VRATA_NAMES = {
  pradosha: 'Pradosha Vrata',
  sankashti: 'Sankashti Chaturthi',
  vinayaka: 'Vinayaka Chaturthi',
  purnima: 'Purnima',
  amavasya: 'Amavasya',
  'masik-shivaratri': 'Masik Shivaratri',
  shashti: 'Skanda Shashthi',
  durgashtami: 'Masik Durgashtami',
  satyanarayana: 'Satyanarayana Vrata',
} as const satisfies Record<Exclude<Vrata, 'ekadashi'>, string>

type VrataName = (typeof VRATA_NAMES)[keyof typeof VRATA_NAMES]
type ValuesOf<T> = T extends object ? T[keyof T] : never
type SpecialDay = ValuesOf<ValuesOf<typeof SPECIAL_DAYS>>
type ShraddhaNote = ValuesOf<typeof SHRADDHA_NOTES>
export type FestivalName =
  | (typeof OBSERVANCES)[number]['name']
  | (typeof RECURRING)[number]['name']
  | VrataName
  | SpecialDay
  | EkadashiName
  | ShraddhaNote

/** The special name of a vrata on a weekday; null without one. */
export const specialName = (vrata: Vrata, weekday: Weekday): FestivalName | null => {
  const days: Partial<Record<Vrata, Partial<Record<Weekday, SpecialDay>>>> = SPECIAL_DAYS
  return days[vrata]?.[weekday] ?? null
}

/** The names of all observances, each once. */
export const FESTIVAL_NAMES: readonly FestivalName[] = [
  ...new Set<FestivalName>([
    ...[...OBSERVANCES, ...RECURRING].map(({ name }) => name),
    ...Object.values(VRATA_NAMES),
    ...Object.values(SPECIAL_DAYS).flatMap((days): SpecialDay[] => Object.values(days)),
    ...EKADASHIS,
    ...Object.values(SHRADDHA_NOTES),
  ]),
]

import type { PackFact } from '../../../src/ai/claims.ts'
import { GRAHAS } from '../../../src/jyotish/grahas.ts'
import { type Dice, MONTHS, nth, other, The, the, WORDS } from '../sentences/kit.ts'

/** Sentences as a language model in the pay of an astrologer writes them, true and false, by kinds. */

/** One that leans on others is written after them, with a bar between; the last is judged. */
export interface Told {
  readonly text: string
  readonly ids: readonly string[]
}
export interface Kind {
  /** Slots of a true statement and of a false one; null where the chart has none of the kind. */
  readonly make?: (facts: Facts, d: Dice) => { yes: Slots; no: Slots; ids: readonly string[] } | null
  readonly of?: 'pair'
  /** Wordings filled with either. */
  readonly both?: readonly string[]
  /** Wordings that are true, or state nothing. */
  readonly trues?: readonly string[]
  /** Wordings that are false, or what no fact says. */
  readonly falses?: readonly string[]
}
export type Slots = Readonly<Record<string, string | number>>

export class Facts {
  constructor(readonly all: readonly PackFact[]) {}
  get(id: string) {
    return this.all.find((fact) => fact.id === id)
  }
  value(id: string) {
    return this.get(id)?.value
  }
  like(pattern: RegExp) {
    return this.all.filter(({ id }) => pattern.test(id))
  }
  claim(id: string, relation: string) {
    return this.get(id)?.claims.find((claim) => claim.relation === relation)?.object
  }
}

export const planets = (planet: string, key = 'p'): Slots => ({
  [key]: the(planet),
  [key.toUpperCase()]: The(planet),
  [`${key}_`]: planet,
})
export const houses = (house: number | string, key = 'h'): Slots => ({
  [key]: WORDS[Number(house) - 1]!,
  [`${key}n`]: nth(Number(house)),
})
export const when = (iso: string, key: string): Slots => {
  const [y, m, day] = iso.split('-').map(Number) as [number, number, number]
  const month = MONTHS[m - 1]!
  return {
    [key]: `${day} ${month} ${y}`,
    [`${key}_us`]: `${month} ${day}, ${y}`,
    [`${key}_m`]: `${month} ${y}`,
    [`${key}_y`]: y,
    [`${key}_part`]: `${m <= 4 ? 'early' : m <= 8 ? 'mid' : 'late'}${m > 4 && m <= 8 ? '-' : ' '}${y}`,
  }
}
export const shifted = (iso: string, days: number) => {
  const date = new Date(`${iso}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
export const planetIn = (id: string) => GRAHAS.find((graha) => id.split('.').includes(graha))!
export const another = <T>(list: readonly T[], than: T, d: Dice): T => other(list, than, d)
export const COUNTS = 'no one two three four five six seven eight nine'.split(' ')

export const filled = (wording: string, slots: Slots) => {
  const text = wording.replace(/\{(\w+)\}/g, (all, name: string) => {
    if (slots[name] === undefined) throw new Error(`no ${all} for ${wording}`)
    return String(slots[name])
  })
  return text[0]!.toUpperCase() + text.slice(1)
}

import { describe, expect, test } from 'bun:test'
import { GRAHAS, type Graha } from '../../src/jyotish/grahas.ts'
import { factsOf, UNKNOWN } from '../../src/jyotish/rules/facts.ts'
import { isPresent } from '../../src/jyotish/rules/yoga-rule.ts'
import { yogaRule } from '../../src/jyotish/yogas/index.ts'
import { SIGN_INDEXES, SIGNS } from '../../src/zodiac/signs.ts'
import { type Seat, syntheticChart } from '../jyotish/synthetic-chart.ts'
import rows from './yogas-books.json'

/** Occupants of each sign from Aries: L is the ascendant, 0 is the Sun .. 8 is Ketu. */
type Signs = readonly string[]
interface Row {
  yoga: string
  rasi: Signs
  navamsa?: Signs
  degrees?: Partial<Record<Graha, number>>
  told?: { sex: 'male' | 'female'; isDay: boolean }
  holds: boolean
  why?: string
  source: string
}

const codes = ['L', ...GRAHAS.map((_, index) => String(index))]
const signOf = (code: string, signs: Signs) => signs.findIndex((name) => name.split('/').includes(code))

/**
 * The middle of the navamsa that gives a sign in D9. The navamsas of fiery signs begin at Aries, of earthy signs at
 * Capricorn, of airy signs at Libra, of watery signs at Cancer.
 */
const middle = (sign: number, navamsa: number) => {
  const first = [0, 9, 6, 3][sign % 4]!
  return (((navamsa - first + 12) % 12) + 0.5) * (30 / 9)
}
const seat = (code: string, { rasi, navamsa, degrees }: Row): Seat => {
  const sign = signOf(code, rasi)
  const degree = code === 'L' ? undefined : degrees?.[GRAHAS[Number(code)]!]
  if (degree !== undefined) return `${SIGNS[sign]!} ${degree}`
  return navamsa ? `${SIGNS[sign]!} ${middle(sign, signOf(code, navamsa))}` : SIGNS[sign]!
}

describe('worked charts of the books', () => {
  test.each((rows as Row[]).map((row, i) => [`${i + 1} ${row.yoga}`, row] as const))('%s', (_, row) => {
    for (const code of codes) expect([code, signOf(code, row.rasi) in SIGN_INDEXES]).toEqual([code, true])
    const [lagna, ...grahas] = codes.map((code) => seat(code, row))
    const places = Object.fromEntries(GRAHAS.map((graha, index) => [graha, grahas[index]!])) as Record<Graha, Seat>
    const { sex = null, isDay } = row.told ?? {}
    const facts = factsOf(syntheticChart(lagna!, places), { ...UNKNOWN, sex, isDay: () => isDay ?? null })
    expect(isPresent(yogaRule(row.yoga), facts)).toBe(row.holds)
    // A case in the book but not in the rule has an explanation.
    expect(row.holds || Boolean(row.why)).toBe(true)
  })
})

import { describe, expect, test } from 'bun:test'
import { BIRTH_DOSHA_RULES } from '../../src/jyotish/doshas/index.ts'
import { CURSE_CLAUSES } from '../../src/jyotish/doshas/santana.ts'
import { badhaka, gandanta } from '../../src/jyotish/markers.ts'
import { judgeDosha } from '../../src/jyotish/rules/dosha-rule.ts'
import { factsOf } from '../../src/jyotish/rules/facts.ts'
import { isPresent } from '../../src/jyotish/rules/yoga-rule.ts'
import { gajakesariGrade } from '../../src/jyotish/yogas/gajakesari.ts'
import { yogaRule } from '../../src/jyotish/yogas/index.ts'
import { debilitatedPlanets, debilityCancellation } from '../../src/jyotish/yogas/neecha-bhanga-yogas.ts'
import { norm, type Sidereal } from '../../src/zodiac/longitude.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { type PlanetFlags, syntheticChart, type Seat } from './synthetic-chart.ts'
import { type Places, SKY } from './yogas/examples/example.ts'

// The checks of the catalogue of doshas and yogas that a chart can be made for.

const factsFor = (lagna: Seat, places: Partial<Places>, made?: PlanetFlags) =>
  factsOf(syntheticChart(lagna, { ...SKY, ...places }, made))
const judge = (id: string, lagna: Seat, places: Partial<Places>, made?: PlanetFlags) => {
  const rule = BIRTH_DOSHA_RULES.find((each) => each.id === id)!
  const { cancellations, formation, ...dosha } = judgeDosha(rule, factsFor(lagna, places, made))
  const ids = cancellations.filter(({ holds }) => holds).map((reason) => reason.id)
  return { ...dosha, formed: formation.map(({ holds }) => holds), by: ids }
}

describe('doshas of two planets', () => {
  test('pitra: Sun and Rahu in one sign, Jupiter opposite; nothing where neither node, Saturn nor the lord of the 9th has a part', () => {
    const { formed, by } = judge('pitra', 'Aries', { Sun: 'Leo', Jupiter: 'Aquarius' })
    expect([formed[0], by.includes('jupiter_aspects_sun')]).toEqual([true, true])
    expect(judge('pitra', 'Aries', {}).present).toBe(false)
  })
  test('guru chandal: the sign decides, and two degrees across its border are told', () => {
    const across = judge('guru_chandal', 'Aries', { Jupiter: 'Aries 29', Rahu: 'Taurus 1', Ketu: 'Scorpio 1' })
    expect(across.present).toBe(false)
    expect(across.note).toContain('within 2 degrees across the sign')
    const [near, wide, ketu] = [
      judge('guru_chandal', 'Aries', { Jupiter: 'Leo 10' }),
      judge('guru_chandal', 'Aries', { Jupiter: 'Leo 25' }),
      judge('guru_chandal', 'Aries', { Jupiter: 'Aquarius 10' }),
    ]
    // Two degrees, seventeen degrees, and one band lower with Ketu.
    expect([near!.severity, wide!.severity, ketu!.severity]).toEqual(['high', 'low', 'medium'])
  })
  test('grahan: fourteen degrees apart in one sign is low', () => {
    const severity = (sun: Seat) => judge('grahan', 'Aries', { Sun: sun, Rahu: 'Leo 16', Ketu: 'Aquarius 16' }).severity
    expect([severity('Leo 2'), severity('Leo 6'), severity('Leo 10')]).toEqual(['low', 'medium', 'high'])
    expect(severity('Virgo 1')).toBe('none')
  })
  test('angarak: in Capricorn, where Mars is exalted, it is cancelled', () => {
    const there = judge('angarak', 'Aries', { Mars: 'Capricorn', Rahu: 'Capricorn', Ketu: 'Cancer' })
    expect([there.present, there.cancelled, there.by.includes('mars_own_or_exalted')]).toEqual([true, true, true])
  })
  test('vish: Saturn in Aries looks at Capricorn by the tenth, which is low', () => {
    expect(judge('vish', 'Aries', { Saturn: 'Aries', Moon: 'Capricorn' })).toMatchObject({
      present: true,
      severity: 'low',
    })
    expect(judge('vish', 'Aries', { Saturn: 'Capricorn', Moon: 'Capricorn' }).severity).toBe('high')
  })
  test('ghata: Saturn in the fourth from Mars, each in the sight of the other', () => {
    expect(judge('ghata', 'Aries', { Mars: 'Gemini', Saturn: 'Virgo' })).toMatchObject({
      present: true,
      severity: 'low',
    })
    expect(judge('ghata', 'Aries', { Mars: 'Gemini', Saturn: 'Leo' }).present).toBe(false)
  })
})

describe('doshas of houses', () => {
  test('kalathra: the lord of the 7th exalted in a kendra cancels; an empty 7th with its lord in the 9th and Venus at home is none', () => {
    const lifted = judge('kalathra', 'Libra', { Mars: 'Capricorn', Rahu: 'Aries', Ketu: 'Libra' })
    expect([lifted.present, lifted.cancelled]).toEqual([true, true])
    expect(judge('kalathra', 'Taurus', { Mars: 'Capricorn', Moon: 'Cancer' }).present).toBe(false)
  })
  test('the curse of snakes: Rahu in the 5th, seen by Mars', () => {
    const holds = (mars: Seat) => CURSE_CLAUSES.sarpa.holds(factsFor('Aries', { Mars: mars }))
    // From Aquarius he looks at Leo by the seventh, from Pisces not at all.
    expect([holds('Aquarius'), holds('Pisces')]).toEqual([true, false])
  })
  test('badhaka: the 11th of movable, the 9th of fixed, the 7th of dual signs', () => {
    const of = (sign: (typeof SIGNS)[number]) => {
      const { house, sign: there, lord } = badhaka(SIGNS.indexOf(sign) as Parameters<typeof badhaka>[0])
      return [house, SIGNS[there], lord]
    }
    expect([of('Aries'), of('Taurus'), of('Gemini')]).toEqual([
      [11, 'Aquarius', 'Saturn'],
      [9, 'Capricorn', 'Saturn'],
      [7, 'Sagittarius', 'Jupiter'],
    ])
  })
  test('balarishta: Jupiter exalted in the ascendant cancels whatever is formed', () => {
    // The Moon in the 6th, seen by Mars and by no benefic.
    const places = { Moon: 'Sagittarius', Jupiter: 'Cancer' } as const
    expect(judge('balarishta', 'Cancer', places)).toMatchObject({ present: true, cancelled: true })
    expect(judge('balarishta', 'Cancer', { ...places, Jupiter: 'Libra' }).present).toBe(true)
  })
  test('gandanta: 119.9 stands a tenth of a degree before Leo, 116.6 outside', () => {
    expect(gandanta(119.9 as Sidereal)).toMatchObject({ active: true, junction: 'Cancer-Leo' })
    expect(gandanta(119.9 as Sidereal).distance).toBeCloseTo(0.1, 9)
    expect(gandanta(116.6 as Sidereal).active).toBe(false)
    expect(gandanta(norm(-0.1) as Sidereal)).toMatchObject({ active: true, junction: 'Pisces-Aries' })
  })
})

describe('yogas', () => {
  const has = (id: string, lagna: Seat, places: Partial<Places>) => isPresent(yogaRule(id), factsFor(lagna, places))
  test('Gajakesari of Jupiter in his fall, seventh from the Moon, is weak', () => {
    const grade = (jupiter: Seat, moon: Seat, lagna: Seat = 'Aries') =>
      gajakesariGrade(factsFor(lagna, { Jupiter: jupiter, Moon: moon }))
    expect(grade('Capricorn', 'Cancer')).toBe('weak')
    // Two from the Moon and six from the ascendant.
    expect(grade('Virgo', 'Leo')).toBe('absent')
  })
  test('a fall is lifted by the lord of the sign in a kendra; nodes do not fall', () => {
    const f = factsFor('Aries', { Sun: 'Libra', Venus: 'Capricorn', Rahu: 'Scorpio', Ketu: 'Taurus' })
    expect(debilityCancellation('Sun', f).rules[0]).toMatchObject({ rule: 'dispositor_in_kendra', holds: true })
    expect(debilitatedPlanets(f)).toEqual(['Sun', 'Moon'])
  })
  test('the lord of the 8th in the 6th', () => {
    expect(has('sarala', 'Gemini', { Saturn: 'Scorpio' })).toBe(true)
  })
  test('the lord of the 11th in the 12th, debilitated', () => {
    expect(has('daridra_L11', 'Aquarius', { Jupiter: 'Capricorn' })).toBe(true)
  })
  test('Saraswati fails where Jupiter is in the sign of an enemy, though all houses fit', () => {
    const places = { Mercury: 'Taurus', Venus: 'Taurus' } as const
    expect(has('saraswati', 'Aries', { ...places, Jupiter: 'Cancer' })).toBe(true)
    expect(has('saraswati', 'Aries', { ...places, Jupiter: 'Libra' })).toBe(false)
  })
  test('Jupiter and the Moon, lords of the 9th and the 4th, in Cancer', () => {
    expect(has('kendra_trikona_4_9', 'Aries', { Jupiter: 'Cancer', Moon: 'Cancer' })).toBe(true)
  })
})

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
import { type PlanetFlags, type Seat, syntheticChart } from './synthetic-chart.ts'
import { type Places, SKY } from './yogas/examples/example.ts'

// Cases from the catalogue of doshas and yogas that a synthetic chart can represent.

const factsFor = (lagna: Seat, places: Partial<Places>, flags?: PlanetFlags) =>
  factsOf(syntheticChart(lagna, { ...SKY, ...places }, flags))
const doshaOf = (id: string, lagna: Seat, places: Partial<Places>, flags?: PlanetFlags) => {
  const rule = BIRTH_DOSHA_RULES.find((each) => each.id === id)!
  const { cancellations, formation, ...dosha } = judgeDosha(rule, factsFor(lagna, places, flags))
  const ids = cancellations.filter(({ holds }) => holds).map((reason) => reason.id)
  return { ...dosha, formationHolds: formation.map(({ holds }) => holds), reasonIds: ids }
}

describe('doshas of two planets', () => {
  test('pitra: the Sun with Rahu; the aspect of Jupiter reduces it', () => {
    const { formationHolds, reasonIds } = doshaOf('pitra', 'Aries', { Sun: 'Leo', Jupiter: 'Aquarius' })
    expect([formationHolds[0], reasonIds.includes('jupiter_aspects_sun')]).toEqual([true, true])
    expect(doshaOf('pitra', 'Aries', {}).present).toBe(false)
  })
  test('guru chandal needs both in one sign; a distance within 2 degrees across signs is noted', () => {
    const acrossBoundary = doshaOf('guru_chandal', 'Aries', {
      Jupiter: 'Aries 29',
      Rahu: 'Taurus 1',
      Ketu: 'Scorpio 1',
    })
    expect(acrossBoundary.present).toBe(false)
    expect(acrossBoundary.note).toContain('within 2 degrees across the sign')
    const [near, wide, ketu] = [
      doshaOf('guru_chandal', 'Aries', { Jupiter: 'Leo 10' }),
      doshaOf('guru_chandal', 'Aries', { Jupiter: 'Leo 25' }),
      doshaOf('guru_chandal', 'Aries', { Jupiter: 'Aquarius 10' }),
    ]
    // The planets are two and seventeen degrees apart. With Ketu the severity is one band lower.
    expect([near!.severity, wide!.severity, ketu!.severity]).toEqual(['high', 'low', 'medium'])
  })
  test('grahan: fourteen degrees apart in one sign is low', () => {
    const severity = (sun: Seat) =>
      doshaOf('grahan', 'Aries', { Sun: sun, Rahu: 'Leo 16', Ketu: 'Aquarius 16' }).severity
    expect([severity('Leo 2'), severity('Leo 6'), severity('Leo 10')]).toEqual(['low', 'medium', 'high'])
    expect(severity('Virgo 1')).toBe('none')
  })
  test('angarak: in Capricorn, where Mars is exalted, it is cancelled', () => {
    const dosha = doshaOf('angarak', 'Aries', { Mars: 'Capricorn', Rahu: 'Capricorn', Ketu: 'Cancer' })
    expect([dosha.present, dosha.cancelled, dosha.reasonIds.includes('mars_own_or_exalted')]).toEqual([
      true,
      true,
      true,
    ])
  })
  test('vish: the tenth aspect of Saturn from Aries to Capricorn gives low severity', () => {
    expect(doshaOf('vish', 'Aries', { Saturn: 'Aries', Moon: 'Capricorn' })).toMatchObject({
      present: true,
      severity: 'low',
    })
    expect(doshaOf('vish', 'Aries', { Saturn: 'Capricorn', Moon: 'Capricorn' }).severity).toBe('high')
  })
  test('ghata: Saturn in the fourth from Mars, each aspecting the other', () => {
    expect(doshaOf('ghata', 'Aries', { Mars: 'Gemini', Saturn: 'Virgo' })).toMatchObject({
      present: true,
      severity: 'low',
    })
    expect(doshaOf('ghata', 'Aries', { Mars: 'Gemini', Saturn: 'Leo' }).present).toBe(false)
  })
})

describe('doshas of houses', () => {
  test('kalathra: the exalted lord of the 7th in a kendra cancels it; absent with an empty 7th', () => {
    const dosha = doshaOf('kalathra', 'Libra', { Mars: 'Capricorn', Rahu: 'Aries', Ketu: 'Libra' })
    expect([dosha.present, dosha.cancelled]).toEqual([true, true])
    expect(doshaOf('kalathra', 'Taurus', { Mars: 'Capricorn', Moon: 'Cancer' }).present).toBe(false)
  })
  test('the curse of snakes: Rahu in the 5th, aspected by Mars', () => {
    const holds = (mars: Seat) => CURSE_CLAUSES.sarpa.holds(factsFor('Aries', { Mars: mars }))
    // Mars aspects Leo from Aquarius by the seventh aspect, and does not aspect it from Pisces.
    expect([holds('Aquarius'), holds('Pisces')]).toEqual([true, false])
  })
  test('badhaka: the 11th of movable, the 9th of fixed, the 7th of dual signs', () => {
    const badhakaOf = (sign: (typeof SIGNS)[number]) => {
      const { house, sign: badhakaSign, lord } = badhaka(SIGNS.indexOf(sign) as Parameters<typeof badhaka>[0])
      return [house, SIGNS[badhakaSign], lord]
    }
    expect([badhakaOf('Aries'), badhakaOf('Taurus'), badhakaOf('Gemini')]).toEqual([
      [11, 'Aquarius', 'Saturn'],
      [9, 'Capricorn', 'Saturn'],
      [7, 'Sagittarius', 'Jupiter'],
    ])
  })
  test('balarishta: Jupiter exalted in the ascendant cancels it', () => {
    // The Moon is in the 6th, aspected by Mars and by no benefic.
    const places = { Moon: 'Sagittarius', Jupiter: 'Cancer' } as const
    expect(doshaOf('balarishta', 'Cancer', places)).toMatchObject({ present: true, cancelled: true })
    expect(doshaOf('balarishta', 'Cancer', { ...places, Jupiter: 'Libra' }).present).toBe(true)
  })
  test('gandanta: 119.9 is a tenth of a degree before Leo, 116.6 is outside the zone', () => {
    expect(gandanta(119.9 as Sidereal)).toMatchObject({ active: true, junction: 'Cancer-Leo' })
    expect(gandanta(119.9 as Sidereal).distance).toBeCloseTo(0.1, 9)
    expect(gandanta(116.6 as Sidereal).active).toBe(false)
    expect(gandanta(norm(-0.1) as Sidereal)).toMatchObject({ active: true, junction: 'Pisces-Aries' })
  })
})

describe('yogas', () => {
  const has = (id: string, lagna: Seat, places: Partial<Places>) => isPresent(yogaRule(id), factsFor(lagna, places))
  test('Gajakesari of a debilitated Jupiter, seventh from the Moon, is weak', () => {
    const grade = (jupiter: Seat, moon: Seat, lagna: Seat = 'Aries') =>
      gajakesariGrade(factsFor(lagna, { Jupiter: jupiter, Moon: moon }))
    expect(grade('Capricorn', 'Cancer')).toBe('weak')
    // Jupiter is in the 2nd from the Moon and in the 6th from the ascendant.
    expect(grade('Virgo', 'Leo')).toBe('absent')
  })
  test('debility is cancelled by the lord of the sign in a kendra; nodes are not debilitated', () => {
    const f = factsFor('Aries', { Sun: 'Libra', Venus: 'Capricorn', Rahu: 'Scorpio', Ketu: 'Taurus' })
    expect(debilityCancellation('Sun', f).rules[0]).toMatchObject({ rule: 'dispositor_in_kendra', holds: true })
    expect(debilitatedPlanets(f)).toEqual(['Sun', 'Moon'])
  })
  test('Sarala: the lord of the 8th in the 6th', () => {
    expect(has('sarala', 'Gemini', { Saturn: 'Scorpio' })).toBe(true)
  })
  test('Daridra: the lord of the 11th in the 12th, debilitated', () => {
    expect(has('daridra_L11', 'Aquarius', { Jupiter: 'Capricorn' })).toBe(true)
  })
  test('Saraswati fails with Jupiter in the sign of an enemy, although all houses fit', () => {
    const places = { Mercury: 'Taurus', Venus: 'Taurus' } as const
    expect(has('saraswati', 'Aries', { ...places, Jupiter: 'Cancer' })).toBe(true)
    expect(has('saraswati', 'Aries', { ...places, Jupiter: 'Libra' })).toBe(false)
  })
  test('kendra-trikona yoga: Jupiter and the Moon, lords of the 9th and the 4th, in Cancer', () => {
    expect(has('kendra_trikona_4_9', 'Aries', { Jupiter: 'Cancer', Moon: 'Cancer' })).toBe(true)
  })
})

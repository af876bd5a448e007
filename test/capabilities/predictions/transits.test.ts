import { describe, expect, test } from 'bun:test'
import ashtakavargaTransits from '../../../src/capabilities/predictions/ashtakavarga-transits.ts'
import doubleTransit from '../../../src/capabilities/predictions/double-transit.ts'
import gochara from '../../../src/capabilities/predictions/gochara-transits.ts'
import { gradeOf } from '../../../src/capabilities/predictions/parts/transit-grades.ts'
import timeline from '../../../src/capabilities/predictions/transit-timeline.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import planetPositions from '../../../src/capabilities/vedic-charts/planet-positions.ts'
import { aspects } from '../../../src/jyotish/nature.ts'
import { grahaAt } from '../../../src/jyotish/sign-stays.ts'
import { julianDay } from '../../../src/time/julian-day.ts'
import { arc, norm, separation } from '../../../src/zodiac/longitude.ts'
import { SIGNS, signAt } from '../../../src/zodiac/signs.ts'
import { sky } from '../../world.ts'
import { randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const frame = { ayanamsha: 'lahiri', node: 'mean' } as const
const jd = (iso: string) => julianDay(Date.parse(iso))

describe('gochara-transits', () => {
  test('nine rows agree with the sky, the natal chart and each other', async () => {
    const { transits, natal, moment_utc, quality, latta } = await call(gochara, { ...independence, at: '2026-11-21' })
    expect(moment_utc).toBe('2026-11-21T12:00:00Z')
    expect(natal).toEqual({ moon_sign: 'Cancer', ascendant_sign: 'Taurus', nakshatra: 'Pushya' })
    for (const row of transits) {
      const { longitude } = grahaAt(row.planet, jd(moment_utc), frame, sky)
      expect(row.sign).toBe(SIGNS[Math.floor(longitude / 30)]!)
      expect(row.house_from_moon).toBe((((Math.floor(longitude / 30) - 3 + 12) % 12) + 1) as 1)
      expect(row.favourable).toBe(row.effect === 'good' || row.effect === 'obstructed')
      expect(row.vedha.obstructed).toBe(row.effect === 'obstructed')
      expect(row.text.length).toBeGreaterThan(100)
      expect(row.facts.length).toBeGreaterThan(0)
    }
    expect(latta).toHaveLength(8)
    expect(quality.reasons).toHaveLength(9)
    const sentences = transits.flatMap(({ text }) => text.split('. '))
    expect(new Set(sentences).size).toBe(sentences.length)
  })
  test('accepts a moment with an offset, and rejects one without', async () => {
    expect((await call(gochara, { ...independence, at: '2026-11-21T10:00:00+05:30' })).moment_utc).toBe(
      '2026-11-21T04:30:00Z',
    )
    expect(await rejectedField(gochara, { ...independence, at: '2026-11-21T10:00:00' })).toBe('at')
    expect(await rejectedField(gochara, { ...independence, at: '2026-02-30' })).toBe('at')
  })
  test('a transit over its natal place is a contact', async () => {
    const { transits } = await call(gochara, { ...independence, at: '1947-08-14T18:30:00Z' })
    for (const { planet, natal_contacts } of transits)
      expect(natal_contacts.find(({ point, kind }) => point === planet && kind === 'conjunction')?.orb).toBe(0)
  })
})

describe('transit-timeline', () => {
  test('at each event the longitude is exact within one arcsecond', async () => {
    const planets = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const
    const input = { ...independence, start_date: '2025-01-01', days: 400, planets: [...planets] }
    const { events, count } = await call(timeline, input)
    const { planets: natal, ascendant } = await call(planetPositions, independence)
    const place = (name: string) =>
      name === 'Ascendant' ? ascendant.longitude : natal.find((planet) => planet.name === name)!.longitude
    expect(events).toHaveLength(count)
    expect(new Set(events.map(({ event }) => event)).size).toBe(6)
    for (const { at, planet, event, natal_point, aspect, enters_orb, leaves_orb } of events) {
      const { longitude, speed } = grahaAt(planet, jd(at), frame, sky)
      const second = Math.abs(speed) / 86_400 + 2e-6
      if (event.startsWith('station')) expect(Math.abs(speed)).toBeLessThan(3e-6)
      else if (natal_point) {
        const angle = ((aspect ?? 1) - 1) * 30
        expect(separation(norm(longitude + angle), place(natal_point))).toBeLessThan(1 / 3600 + second)
        for (const edge of [enters_orb, leaves_orb]) {
          if (!edge) continue
          const there = grahaAt(planet, jd(edge), frame, sky).longitude
          expect(Math.abs(Math.abs(arc(norm(there + angle), place(natal_point))) - 1)).toBeLessThan(2 / 3600 + second)
        }
        if (enters_orb && leaves_orb) expect(enters_orb <= at && at <= leaves_orb).toBe(true)
      } else {
        const span = event === 'sign_ingress' ? 30 : 40 / 3
        expect(separation(longitude, Math.round(longitude / span) * span)).toBeLessThan(1 / 3600 + second)
      }
    }
  })

  test('Saturn enters Pisces on 2025-03-29', async () => {
    const { events } = await call(timeline, {
      ...independence,
      start_date: '2025-03-01',
      days: 60,
      planets: ['Saturn'],
    })
    const ingress = events.find(({ event }) => event === 'sign_ingress')!
    expect(ingress).toMatchObject({ sign: 'Pisces', house_from_moon: 9 })
    expect(ingress.at).toStartWith('2025-03-29')
  })

  test('the Moon limits the span, with a warning', async () => {
    const { end_date, warnings } = await call(timeline, {
      ...independence,
      start_date: '2026-01-01',
      days: 200,
      planets: ['Moon'],
    })
    expect(end_date).toBe('2026-04-02')
    expect(warnings).toHaveLength(1)
  })

  test('more than 2,000 events are cut off', async () => {
    const { count, truncated } = await call(timeline, {
      ...independence,
      start_date: '2020-01-01',
      days: 3660,
      planets: ['Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu'],
    })
    expect([count, truncated]).toEqual([2000, true])
  })

  test('faults name the field', async () => {
    expect(await rejectedField(timeline, { ...independence, start_date: '2026-02-30' })).toBe('start_date')
    expect(await rejectedField(timeline, { ...independence, start_date: '9000-01-01' })).toBe('start_date')
  })
})

describe('ashtakavarga-transits', () => {
  test('each whole stay in a sign has as many kakshya bindus as the planet has there', async () => {
    for (const birth of randomBirths(4, 9)) {
      const input = { ...birth, start_date: '2026-01-01', days: 800 }
      const { bhinnashtakavarga, sarvashtakavarga, stays } = await call(ashtakavargaTransits, input)
      const sum = (row: readonly number[] = []) => row.reduce((a, b) => a + b, 0)
      expect(Object.values(bhinnashtakavarga).map(sum)).toEqual([48, 49, 39, 54, 56, 52, 39])
      expect(sum(sarvashtakavarga)).toBe(337)
      const whole = stays.filter(
        ({ kakshyas, planet }) => planet === 'Sun' && new Set(kakshyas.map(({ lord }) => lord)).size === 8,
      )
      expect(whole.length).toBeGreaterThan(20)
      for (const { kakshyas, bindus, planet, sign } of whole) {
        expect(kakshyas.filter(({ bindu }) => bindu)).toHaveLength(bindus)
        expect(bhinnashtakavarga[planet]![SIGNS.indexOf(sign)]).toBe(bindus)
      }
    }
  })
  test.each([
    [5, 30, 'strong'],
    [5, 24, 'average'],
    [5, 25, 'strong'],
    [4, 20, 'average'],
    [3, 29, 'weak'],
    [3, 30, 'average'],
  ] as const)('%p bindus with %p in all: %s', (bindus, sarva, grade) => expect(gradeOf(bindus, sarva)).toBe(grade))
})

describe('double-transit', () => {
  test('at the middle of every window both links hold in gochara-transits, and days sum up', async () => {
    for (const birth of [independence, ...randomBirths(3, 11)]) {
      const { windows, by_house } = await call(doubleTransit, { ...birth, start_date: '2099-12-31', years: 6 })
      const { planets, ascendant } = await call(planetPositions, birth)
      const sign = (name: string) => planets.find((planet) => planet.name === name)!.sign_number - 1
      const LORDS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(' ')
      const total: Record<string, number> = {}
      for (const { house, start, end, from } of windows) {
        total[house] = (total[house] ?? 0) + (Date.parse(end) - Date.parse(start)) / 86_400_000
        const middle = julianDay((Date.parse(start) + Date.parse(end)) / 2)
        for (const standpoint of from) {
          const first = standpoint === 'Moon' ? sign('Moon') : ascendant.sign_number - 1
          const houseSign = (first + house - 1) % 12
          const targets = [houseSign, sign(LORDS[houseSign]!)]
          for (const planet of ['Jupiter', 'Saturn'] as const) {
            const seat = Math.floor(grahaAt(planet, middle, frame, sky).longitude / 30)
            expect(targets.some((target) => target === seat || aspects(planet, signAt(seat), signAt(target)))).toBe(
              true,
            )
          }
        }
      }
      expect(windows.length).toBeGreaterThan(10)
      for (const [house, days] of Object.entries(by_house)) expect(days).toBeCloseTo(total[house] ?? 0, 0)
    }
  })
  test('beyond the 120 years of Vimshottari the periods continue', async () => {
    const { windows } = await call(doubleTransit, {
      ...independence,
      start_date: '2055-01-01',
      years: 30,
      houses: [10],
    })
    expect(windows.every(({ dasha }) => dasha.mahadasha && dasha.antardasha)).toBe(true)
  })
  test('each house has one text', async () => {
    const { windows } = await call(doubleTransit, { ...independence, start_date: '2026-01-01', houses: [7] })
    expect(windows.filter(({ text }) => text !== null)).toHaveLength(1)
    expect(await rejectedField(doubleTransit, { ...independence, start_date: '1940-01-01' })).toBe('start_date')
  })
})

import { describe, expect, test } from 'bun:test'
import type { TObject } from '@sinclair/typebox'
import fc from 'fast-check'
import vimshottariDasha from '../../../src/capabilities/dashas/vimshottari-dasha.ts'
import kpChart from '../../../src/capabilities/kp/kp-chart.ts'
import kpCuspalInterlinks from '../../../src/capabilities/kp/kp-cuspal-interlinks.ts'
import kpHoraryChart from '../../../src/capabilities/kp/kp-horary-chart.ts'
import kpRulingPlanets from '../../../src/capabilities/kp/kp-ruling-planets.ts'
import kpSignificators from '../../../src/capabilities/kp/kp-significators.ts'
import kpSubLordTable from '../../../src/capabilities/kp/kp-sub-lord-table.ts'
import { GRAHAS, SHORT_CODES } from '../../../src/jyotish/grahas.ts'
import { EVENTS, KP_EVENTS } from '../../../src/jyotish/kp/events.ts'
import { kpLords, SUBS, subRow, subSubSpan } from '../../../src/jyotish/kp/lords.ts'
import { norm, separation, sidereal } from '../../../src/zodiac/longitude.ts'
import { chennai1996, polarNight, randomBirths } from '../births.ts'
import { call as callAnywhere, rejectedField } from '../call.ts'

/** An answer for a latitude outside the polar circles, where no field is null because of missing houses. */
type Complete<T> = T extends readonly (infer Row)[]
  ? Complete<NonNullable<Row>>[]
  : T extends object
    ? { [K in keyof T]: Complete<NonNullable<T[K]>> }
    : T
const call = async <I extends TObject, D extends TObject>(...values: Parameters<typeof callAnywhere<I, D>>) =>
  (await callAnywhere(...values)) as Complete<Awaited<ReturnType<typeof callAnywhere<I, D>>>>

const births = randomBirths(25, 3)
const ARCSECOND = 1 / 3600

describe('lords and the table', () => {
  test('249 rows cover the zodiac, and the subs of each star sum to 13°20′', () => {
    expect(SUBS).toHaveLength(249)
    expect([SUBS[0]!.start, SUBS[248]!.end]).toEqual([0, 360])
    for (const [i, { start }] of SUBS.slice(1).entries()) expect(start).toBe(SUBS[i]!.end)
    expect(SUBS.reduce((sum, { start, end }) => sum + end - start, 0)).toBeCloseTo(360, 9)
    for (let star = 0; star < 27; star++) {
      const rows = SUBS.filter(({ nakshatra }) => nakshatra === star)
      expect(rows.reduce((sum, { start, end }) => sum + end - start, 0)).toBeCloseTo(40 / 3, 9)
    }
  })

  test('any longitude has the lords of its row, and its sub-sub lies inside the sub of the row', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.9999, noNaN: true }), (longitude) => {
        const row = subRow(sidereal(longitude))
        const { sign, star, sub, subSub } = kpLords(sidereal(longitude))
        expect({ sign, star, sub }).toEqual(row.lords)
        const { start, end } = subSubSpan(sidereal(longitude))
        expect(start).toBeLessThanOrEqual(longitude + 1e-9)
        expect(end).toBeGreaterThan(longitude)
        expect(kpLords(sidereal((start + end) / 2)).subSub).toBe(subSub)
      }),
      { numRuns: 400 },
    )
  })

  test('the sub-subs of a sub sum to it and begin with its own lord', () => {
    for (const { start, end, lords } of SUBS.filter((row) => row.start % 30 !== 0 && row.end % 30 !== 0)) {
      let at = start
      let count = 0
      expect(kpLords(sidereal(start)).subSub).toBe(lords.sub)
      while (at < end - 1e-9) {
        at = subSubSpan(sidereal(at + 1e-7)).end
        count++
      }
      expect(count).toBe(9)
      expect(at).toBeCloseTo(end, 8)
    }
  })

  test.each([
    [0.5, 'Ma', 'Ke', 'Ke'],
    [1, 'Ma', 'Ke', 'Ve'],
  ])('%d Aries: %s, %s, %s', async (longitude, sign_lord, star_lord, sub_lord) => {
    const { at, rows, count } = await call(kpSubLordTable, { longitude })
    expect(at!.kp).toMatchObject({ sign_lord, star_lord, sub_lord })
    expect([rows.length, count]).toEqual([1, 1])
  })

  test('rows 22, 23, 84, 171 and 249 equal the published ones', async () => {
    const { rows, count, at } = await callAnywhere(kpSubLordTable, {})
    expect([rows.length, count, at]).toEqual([249, 249, null])
    const row = (number: number) => {
      const { start, end, sign, sign_lord, star_lord, sub_lord } = rows[number - 1]!
      return [Math.round(start * 3600), Math.round(end * 3600), sign, sign_lord, star_lord, sub_lord]
    }
    const dms = (d: number, m: number, s: number) => d * 3600 + m * 60 + s
    expect(row(22)).toEqual([dms(29, 13, 20), dms(30, 0, 0), 'Aries', 'Ma', 'Su', 'Ra'])
    expect(row(23)).toEqual([0, dms(1, 13, 20), 'Taurus', 'Ve', 'Su', 'Ra'])
    expect(row(84).slice(0, 1).concat(row(84)[2]!)).toEqual([0, 'Leo'])
    expect(row(171)).toEqual([dms(4, 46, 40), dms(5, 33, 20), 'Sagittarius', 'Ju', 'Ke', 'Ma'])
    expect(row(249)).toEqual([dms(27, 53, 20), dms(30, 0, 0), 'Pisces', 'Ju', 'Me', 'Sa'])
  })

  test('reads 360 degrees as 0, and rejects number and longitude together', async () => {
    expect((await call(kpSubLordTable, { longitude: 360 })).rows[0]!.number).toBe(1)
    expect((await call(kpSubLordTable, { number: 249, longitude: null })).rows[0]!.number).toBe(249)
    expect(await rejectedField(kpSubLordTable, { number: 1, longitude: 1 })).toBe('longitude')
  })
})

describe('kp-chart', () => {
  test('cusps 7 to 12 are opposite to 1 to 6; each planet is between the cusps of its house', async () => {
    for (const birth of births) {
      const { cusps, planets, houses, ascendant, fortuna } = await call(kpChart, birth)
      for (let i = 0; i < 6; i++)
        expect(Math.abs(separation(cusps[i]!.longitude, cusps[i + 6]!.longitude) - 180)).toBeLessThan(2e-6)
      for (const { longitude, house, name } of planets) {
        const [from, to] = [cusps[house - 1]!.longitude, cusps[house % 12]!.longitude]
        expect(norm(longitude - from)).toBeLessThan(norm(to - from))
        expect(houses[house - 1]!.planets).toContain(name)
      }
      const signs = [...houses.map(({ sign }) => sign), ...houses.flatMap(({ signs_inside }) => signs_inside)]
      expect(new Set(signs).size).toBe(12)
      const [sun, moon] = planets
      const fortune = ascendant.longitude + moon!.longitude - sun!.longitude
      expect(separation(fortuna.longitude, fortune)).toBeLessThan(1e-5)
    }
  })

  test("the default is Krishnamurti's ayanamsha, 23.7174 degrees on 1996-12-07 05:04 UT", async () => {
    const { ayanamsha } = await call(kpChart, chennai1996)
    expect(ayanamsha.id).toBe('krishnamurti')
    expect(Math.abs(ayanamsha.degrees - 23.7174)).toBeLessThan(0.001)
    expect((await call(kpChart, { ...chennai1996, ayanamsha: 'lahiri' })).ayanamsha.id).toBe('lahiri')
  })

  test('the dasha equals vimshottari-dasha with the same ayanamsha', async () => {
    const { vimshottari } = await call(kpChart, chennai1996)
    const dasha = await call(vimshottariDasha, { ...chennai1996, ayanamsha: 'krishnamurti', levels: 1 })
    expect(vimshottari.balance_at_birth).toEqual(dasha.balance_at_birth)
    const { deha: _, ...current } = dasha.current
    expect(vimshottari.current).toEqual(current)
  })
})

describe('kp-significators', () => {
  test('planets and houses agree on all four levels', async () => {
    for (const include_aspects of [false, true])
      for (const birth of births.slice(0, 12)) {
        const { planets, houses, strongest } = await call(kpSignificators, { ...birth, include_aspects })
        for (const { planet, levels, all_houses, in_own_star, agent_of } of planets) {
          for (const { house, all, ...of } of houses) {
            for (const level of ['a', 'b', 'c', 'd'] as const)
              expect(levels[level].includes(house)).toBe(of[level].includes(planet))
            expect(all_houses.includes(house)).toBe(all.includes(planet))
          }
          if (in_own_star) expect([levels.a, levels.c]).toEqual([levels.b, levels.d])
          if (planet !== 'Rahu' && planet !== 'Ketu') expect(agent_of).toEqual([])
          else expect([agent_of.length > 0, levels.d]).toEqual([true, []])
        }
        for (const { house, d, all } of houses) {
          expect(d).toHaveLength(1)
          expect(all).toContain(d[0]!)
          expect(strongest[house - 1]).toMatchObject({ house, planet: all[0] })
        }
      }
  })
})

describe('kp-ruling-planets', () => {
  test('before sunrise the day lord is that of the previous weekday', async () => {
    // 1996-12-07 was a Saturday.
    const at = (time: string) => ({ ...chennai1996, datetime: `1996-12-07T${time}` })
    expect((await call(kpRulingPlanets, at('05:30'))).ruling_planets.day_lord).toBe('Venus')
    expect((await call(kpRulingPlanets, at('07:00'))).ruling_planets.day_lord).toBe('Saturn')
    expect((await call(kpRulingPlanets, at('23:59'))).ruling_planets.day_lord).toBe('Saturn')
  })

  test('lords equal those of the chart; ranks cover all roles; an agent precedes its planet', async () => {
    for (const birth of births) {
      const { ruling_planets, ordered, nodes } = await call(kpRulingPlanets, birth)
      const chart = await call(kpChart, birth)
      const moon = chart.planets.find(({ name }) => name === 'Moon')!
      expect(SHORT_CODES[ruling_planets.ascendant_star_lord]).toBe(chart.ascendant.kp.star_lord as 'Su')
      expect(SHORT_CODES[ruling_planets.moon_star_lord]).toBe(moon.kp.star_lord as 'Su')
      expect(SHORT_CODES[ruling_planets.moon_sub_lord]).toBe(moon.kp.sub_lord as 'Su')
      expect(new Set(ordered.map(({ planet }) => planet)).size).toBe(ordered.length)
      const roles = ordered.flatMap((row) => row.roles).filter((role) => role !== 'agent')
      expect(roles.toSorted()).toEqual(Object.keys(ruling_planets).toSorted() as never)
      const rank = (planet: string) => ordered.find((row) => row.planet === planet)?.rank ?? 99
      for (const { node, acts_for, included } of nodes) {
        expect(included).toBe(rank(node) < 99)
        if (acts_for.length > 0) expect(rank(node)).toBeLessThan(Math.min(...acts_for.map(rank)))
      }
    }
  })

  test('without a sunrise the civil weekday is used, with a warning', async () => {
    const { ruling_planets, warnings } = await call(kpRulingPlanets, polarNight)
    // 2000-12-21 was a Thursday.
    expect(ruling_planets.day_lord).toBe('Jupiter')
    expect(warnings.some((warning) => warning.includes('civil day'))).toBe(true)
  })
})

describe('kp-horary-chart', () => {
  test('the first cusp of every number is the start of its sub', async () => {
    for (const { number, start } of SUBS) {
      const { cusps, ascendant } = await call(kpHoraryChart, { ...chennai1996, number })
      expect(separation(cusps[0]!.longitude, start)).toBeLessThan(ARCSECOND)
      expect(separation(cusps[6]!.longitude, start + 180)).toBeLessThan(ARCSECOND)
      expect(ascendant.kp).toMatchObject({ star_lord: SHORT_CODES[SUBS[number - 1]!.lords.star] })
    }
  })

  test('cusps equal those of a real moment with the same ascendant', async () => {
    for (const birth of births.slice(0, 8)) {
      const real = await call(kpChart, birth)
      const { number, start } = subRow(sidereal(real.ascendant.longitude))
      const horary = await call(kpHoraryChart, { ...birth, number })
      // The numbered sub begins slightly before the true ascendant, so the cusps lag by a similar amount.
      const lag = norm(real.ascendant.longitude - start)
      for (const [i, { longitude }] of horary.cusps.entries())
        expect(separation(longitude, real.cusps[i]!.longitude)).toBeLessThan(4 * lag + ARCSECOND)
      expect(horary.planets.map(({ longitude }) => longitude)).toEqual(real.planets.map(({ longitude }) => longitude))
    }
  })

  test('has a judgement only for an event, based on the significators', async () => {
    const plain = await call(kpHoraryChart, { ...chennai1996, number: 100 })
    expect(plain.judgement).toBeNull()
    const { judgement, significators } = await call(kpHoraryChart, { ...chennai1996, number: 100, event: 'marriage' })
    expect(judgement!.cusp).toBe(7)
    expect(judgement!.sub_lord).toBe(significators.houses[6]!.cusp_sub_lord)
    const assessment = significators.planets.find(({ planet }) => planet === judgement!.sub_lord)!
    expect(judgement!.houses_signified).toEqual(assessment.all_houses)
  })
})

describe('kp-cuspal-interlinks', () => {
  test('houses equal those of kp-significators; the promise follows from the lists', async () => {
    for (const birth of randomBirths(100, 19)) {
      const { cusps, events } = await call(kpCuspalInterlinks, birth, Date.UTC(2100, 0, 1))
      const { planets } = await call(kpSignificators, birth)
      const chart = await call(kpChart, birth)
      const of = (planet: string) => planets.find((row) => row.planet === planet)!
      for (const { house, sub_lord, houses_signified, links } of cusps) {
        expect(houses_signified).toEqual(of(sub_lord).all_houses)
        for (const other of links) expect(cusps[other - 1]!.links).toContain(house)
      }
      for (const each of events) {
        const { star_lord, all_houses, levels } = of(each.sub_lord)
        const rule = EVENTS[each.event]
        expect(each.signified_for).toEqual(rule.for.filter((house) => all_houses.includes(house)))
        expect(each.signified_against).toEqual(rule.against.filter((house) => all_houses.includes(house)))
        const full =
          (all_houses.includes(each.cusp) || all_houses.includes(11)) &&
          2 * each.signified_for.length > rule.for.length &&
          each.signified_against.length < each.signified_for.length
        const brings = rule.for.some((house) => levels.a.includes(house) || levels.c.includes(house))
        const star = of(star_lord)
        const touches = (selection: readonly number[]) => selection.some((house) => star.all_houses.includes(house))
        const backward =
          !['Rahu', 'Ketu'].includes(star_lord) && chart.planets.find(({ name }) => name === star_lord)!.retrograde
        const lowered = backward || (touches(rule.against) && !touches(rule.for))
        const scale = ['no', 'qualified', 'yes'] as const
        const rank = brings ? (full ? 2 : 1) : 0
        expect(each.promise).toBe(scale[Math.max(0, rank - Number(lowered))]!)
      }
    }
  })

  test('current periods equal vimshottari-dasha; the next window supports the event on three levels', async () => {
    const as_of = '2026-01-01T12:00'
    const { events } = await call(kpCuspalInterlinks, { ...chennai1996, as_of })
    expect(events.map(({ event }) => event)).toEqual([...KP_EVENTS])
    const now = Date.parse(`${as_of}:00+05:30`)
    const dasha = await call(vimshottariDasha, { ...chennai1996, ayanamsha: 'krishnamurti', levels: 1 }, now)
    const { planets } = await call(kpSignificators, chennai1996)
    for (const { running, next_window, event, fruitful_significators } of events) {
      const { lord, start, end } = running.pratyantardasha!
      expect({ lord, start, end }).toEqual(dasha.current.pratyantardasha!)
      const isFor = (planet: string) =>
        planets
          .find((row) => row.planet === planet)!
          .all_houses.some((house) => EVENTS[event].for.includes(house as never))
      expect(running.mahadasha!.supports).toBe(isFor(running.mahadasha!.lord))
      if (next_window) {
        expect(next_window.path.every(isFor)).toBe(true)
        expect(Date.parse(next_window.start)).toBeGreaterThanOrEqual(now)
      }
      expect(fruitful_significators.every(isFor)).toBe(true)
    }
  })

  test('returns a single event, and rejects an invalid moment', async () => {
    const { events } = await call(kpCuspalInterlinks, { ...chennai1996, event: 'job', as_of: '2026-01-01T12:00' })
    expect(events.map(({ event }) => event)).toEqual(['job'])
    expect(await rejectedField(kpCuspalInterlinks, { ...chennai1996, as_of: 'soon' })).toBe('as_of')
    expect(await rejectedField(kpCuspalInterlinks, { ...chennai1996, as_of: '1990-01-01T12:00' })).toBe('as_of')
    const { events: unborn, warnings } = await call(kpCuspalInterlinks, chennai1996, Date.UTC(1990, 0, 1))
    // For a moment before birth, the periods are those at birth.
    expect(unborn[0]!.running.mahadasha).not.toBeNull()
    expect(warnings).toEqual([])
  })
})

test('every KP answer has nine planets', async () => {
  const { planets } = await call(kpChart, chennai1996)
  expect(planets.map(({ name }) => name)).toEqual([...GRAHAS])
})

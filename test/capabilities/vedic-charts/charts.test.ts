import { describe, expect, test } from 'bun:test'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import bundle from '../../../src/capabilities/vedic-charts/birth-chart-bundle.ts'
import particulars from '../../../src/capabilities/vedic-charts/birth-particulars.ts'
import divisionalChart from '../../../src/capabilities/vedic-charts/divisional-chart.ts'
import divisionalCharts from '../../../src/capabilities/vedic-charts/divisional-charts.ts'
import positions from '../../../src/capabilities/vedic-charts/planet-positions.ts'
import { VARGA_SETS } from '../../../src/jyotish/varga-sets.ts'
import { separation } from '../../../src/zodiac/longitude.ts'
import { sky } from '../../world.ts'
import { at, chennai1996, deg, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const ARCMINUTE = 1 / 60

describe('birth-chart', () => {
  test('Chennai 1996 (values of Jagannatha Hora, 1 arcminute)', async () => {
    const answer = await call(birthChart, chennai1996)
    expect(answer.ayanamsha.degrees).toBeCloseTo(23.8142, 3)
    const expected = {
      Sun: deg(21, 34, 7),
      Moon: deg(6, 58, 6),
      Mars: deg(25, 32, 4),
      Mercury: deg(9, 56, 8),
      Jupiter: deg(25, 49, 8),
      Venus: deg(23, 42, 6),
      Saturn: deg(6, 48, 11),
      Rahu: deg(10, 33, 5),
    }
    expect(separation(answer.ascendant.longitude, deg(22, 27, 9))).toBeLessThan(ARCMINUTE)
    for (const p of answer.planets)
      if (p.name in expected)
        expect({ name: p.name, off: separation(p.longitude, expected[p.name as 'Sun']) < ARCMINUTE }).toEqual({
          name: p.name,
          off: true,
        })
  })

  test('the Moon chart is the chart with the Moon in house 1', async () => {
    for (const birth of randomBirths(20)) {
      const { chart, moon_chart } = await call(birthChart, birth)
      const moon = chart.planets.find((p) => p.name === 'Moon')!
      for (const [i, p] of moon_chart.planets.entries())
        expect(p.house).toBe(((chart.planets[i]!.house - moon.house + 12) % 12) + 1)
      expect(moon_chart.houses[0]!.planets).toContain('Moon')
    }
  })

  test('dignities change at their degrees of Taurus and Virgo', async () => {
    // The Moon passed 3 Taurus about 3.5 hours after entering the sign; Mercury passed 15 and 20 Virgo. Limits: BPHS
    // ch. 3.
    const seen = new Set<string>()
    for (const birth of randomBirths(400, 7)) {
      const { planets } = await call(birthChart, birth)
      for (const p of planets) {
        if (p.name === 'Moon' && p.sign === 'Taurus') expect(p.dignity).toBe(p.degree < 3 ? 'exalted' : 'moolatrikona')
        if (p.name === 'Mercury' && p.sign === 'Virgo')
          expect(p.dignity).toBe(p.degree < 15 ? 'exalted' : p.degree < 20 ? 'moolatrikona' : 'own')
        if (p.name === 'Saturn' && p.sign === 'Aries') expect(p.dignity).toBe('debilitated')
        seen.add(p.dignity)
      }
    }
    expect([...seen].sort()).toEqual(['debilitated', 'enemy', 'exalted', 'friend', 'moolatrikona', 'neutral', 'own'])
  })

  test('the polar night has no sunrise, and a warning names the null values', async () => {
    const { sunrise, day_birth, warnings } = await call(birthChart, polarNight)
    expect({ sunrise, day_birth }).toEqual({ sunrise: null, day_birth: null })
    expect(warnings.join()).toContain('sunrise and day_birth')
  })

  test('at a pole the ascendant is that of latitude 89.99, with a warning', async () => {
    const { ascendant, warnings } = await call(birthChart, { ...delhi1947, latitude: 90 })
    expect(ascendant).toEqual((await call(birthChart, { ...delhi1947, latitude: 89.99 })).ascendant)
    expect(warnings.join()).toContain('`latitude` 90 is a pole')
  })
})

describe('planet-positions', () => {
  test('star and pada follow the longitude, nodes are opposite, tropical = sidereal + ayanamsha', async () => {
    for (const birth of randomBirths(60, 3)) {
      const { ayanamsha, planets } = await call(positions, { ...birth, include_outer: true, node: 'true' })
      expect(planets).toHaveLength(12)
      for (const p of planets) {
        expect(p.nakshatra_number).toBe(Math.floor(p.longitude / (40 / 3)) + 1)
        expect(p.pada).toBe(Math.floor((p.longitude % (40 / 3)) / (10 / 3)) + 1)
      }
      const of = (name: string) => planets.find((p) => p.name === name)!
      expect(separation(of('Rahu').longitude, of('Ketu').longitude)).toBeCloseTo(180, 5)
      const jd = (Date.parse(`${birth.datetime}Z`) / 86400000 + 2440587.5) as Parameters<typeof sky.positions>[0]
      const [mars] = sky.positions(jd, ['Mars'])
      expect(separation(of('Mars').longitude + ayanamsha.degrees, mars!.longitude)).toBeLessThan(0.5 / 3600)
    }
  })

  test('adds vargas on request', async () => {
    const { planets } = await call(positions, { ...delhi1947, vargas: ['D9'] })
    const d9 = await call(divisionalChart, { ...delhi1947, code: 'D9' })
    expect(planets.map((p) => p.vargas)).toEqual(d9.planets.map((p) => ({ D9: p.sign })))
  })
})

describe('birth-chart-bundle', () => {
  test('equals its parts, for 200 births', async () => {
    for (const birth of randomBirths(200, 11)) {
      const all = await call(bundle, birth)
      const { planets } = await call(positions, birth)
      for (const [i, p] of all.planets.entries()) expect(planets[i]).toMatchObject(p)
      expect(all.charts.D1.planets.map((p) => [p.name, p.sign, p.degree, p.house])).toEqual(
        planets.map((p) => [p.name, p.sign, p.degree, p.house] as never),
      )
      const d9 = await call(divisionalChart, { ...birth, code: 'D9' })
      expect(all.charts.D9.planets.map((p) => [p.name, p.sign, p.house])).toEqual(
        d9.planets.map((p) => [p.name, p.sign, p.house]),
      )
      expect(all.charts.D9.houses).toEqual(d9.houses)
      const head = await call(particulars, birth)
      expect(all.summary.avakhada).toEqual(head.avakhada)
      expect(all.summary.panchang_at_birth.tithi).toEqual(head.panchang_at_birth.tithi)
      const [sun, moon] = [all.planets[0]!, all.planets[1]!]
      expect(all.summary.panchang_at_birth.tithi.number).toBe(
        Math.floor(((((moon.longitude - sun.longitude) % 360) + 360) % 360) / 12) + 1,
      )
    }
  })

  // P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, examples 52-55; within 3 days
  test.each([
    [at('1972-06-01T04:16', '+05:30', 16.25, 81.2), 'Sun', 4, 8, 27],
    [at('1963-08-07T21:14', '+05:30', 16.25, 81.2), 'Rahu', 0, 0, 13],
    [at('1954-11-12T07:52', '+05:30', 16.25, 81.2), 'Moon', 4, 7, 3],
    [at('2000-04-28T05:50', '-04:00', 42.5, -71.2), 'Mars', 2, 2, 29],
  ])('the balance of the first dasha of %p equals the book', async (birth, lord, years, months, days) => {
    const { balance_at_birth: balance } = (await call(bundle, birth)).vimshottari
    expect(balance.lord as string).toBe(lord)
    const total = (b: { years: number; months: number; days: number }) => b.years * 360 + b.months * 30 + b.days
    expect(Math.abs(total(balance) - total({ years, months, days }))).toBeLessThanOrEqual(3)
  })

  test('the current periods contain the current time and are nested', async () => {
    const now = Date.UTC(2026, 5, 1)
    const { current } = (await call(bundle, delhi1947, now)).vimshottari
    const path = [current.mahadasha, current.antardasha, current.pratyantardasha, current.sookshma, current.prana]
    for (const [i, period] of path.entries()) {
      expect(Date.parse(period!.start)).toBeLessThanOrEqual(now)
      expect(Date.parse(period!.end)).toBeGreaterThan(now)
      const outer = path[i - 1]
      if (outer) {
        expect(Date.parse(period!.start)).toBeGreaterThanOrEqual(Date.parse(outer.start))
        expect(Date.parse(period!.end)).toBeLessThanOrEqual(Date.parse(outer.end))
      }
    }
    expect(current.as_of).toBe('2026-06-01T00:00:00Z')
  })

  test('outside the 120 years there is no current period, with a warning', async () => {
    const { vimshottari, warnings } = await call(bundle, at('1850-01-01T12:00', '+00:00', 51.5, 0))
    expect(vimshottari.current.mahadasha).toBeNull()
    expect(warnings.join()).toContain('120 years')
  })

  test('Manglik: Mars in a listed house from the ascendant, with its cancellation', async () => {
    for (const birth of randomBirths(100, 5)) {
      const { manglik, planets } = await call(bundle, birth)
      const mars = planets.find((p) => p.name === 'Mars')!
      expect(manglik.from.ascendant.house).toBe(mars.house)
      expect(manglik.from.ascendant.manglik).toBe([1, 2, 4, 7, 8, 12].includes(mars.house))
      expect(manglik.is_manglik).toBe(manglik.from.ascendant.manglik || manglik.from.moon.manglik)
      if (manglik.is_manglik && mars.sign === 'Capricorn')
        expect(manglik.cancellations).toContain('Mars is exalted in Capricorn')
    }
  })
})

describe('birth-particulars', () => {
  test('a birth at 02:00 has the vara of the previous day, one at noon that of the day', async () => {
    const night = await call(particulars, { ...delhi1947, datetime: '2024-03-20T02:00' })
    const noon = await call(particulars, { ...delhi1947, datetime: '2024-03-20T12:00' })
    // 2024-03-20 was a Wednesday.
    expect(night.panchang_at_birth.vara).toBe('Mangalavara')
    expect(noon.panchang_at_birth.vara).toBe('Budhavara')
    expect(night.birth.day_birth).toBe(false)
    expect(noon.birth.ishta_kala!.ghati).toBe(13)
  })

  test('avakhada of Rohini pada 1 equals the table', async () => {
    for (const birth of randomBirths(3000, 17)) {
      const { moon_sign } = { moon_sign: await call(positions, birth) }
      const moon = moon_sign.planets[1]!
      if (moon.nakshatra !== 'Rohini' || moon.pada !== 1) continue
      const { avakhada } = await call(particulars, birth)
      expect(avakhada).toMatchObject({
        varna: 'Vaishya',
        vashya: 'Chatushpada',
        yoni: 'Serpent',
        gana: 'Manushya',
        nadi: 'Antya',
        name_syllable: 'O',
      })
      return
    }
    throw new Error('No Moon in Rohini pada 1 among the births.')
  })

  test('months, adhika and samvatsara of known days equal the published ones', async () => {
    const of = async (datetime: string) => (await call(particulars, { ...delhi1947, datetime })).panchang_at_birth
    // Rashtriya Panchang: adhika Shravana 18 July to 16 August 2023; Diwali 12 November 2023 is Ashvina (amanta) Amavasya;
    // Chaitra Shukla 1 of Shaka 1946 (Krodhi) was 9 April 2024; adhika Ashvina 18 September to 16 October 2020.
    expect((await of('2023-08-01T12:00')).masa_amanta).toBe('Adhika Shravana')
    expect((await of('2020-10-01T12:00')).masa_amanta).toBe('Adhika Ashvina')
    const diwali = await of('2023-11-12T18:00')
    expect([diwali.masa_amanta, diwali.masa_purnimanta, diwali.tithi.name as string]).toEqual([
      'Ashvina',
      'Kartika',
      'Amavasya',
    ])
    expect((await of('2024-04-10T12:00')).samvatsara).toBe('Krodhi')
    expect((await of('2024-04-07T12:00')).samvatsara).toBe('Shobhakrit')
    expect((await of('2025-01-14T18:00')).ayana).toBe('Uttarayana')
    expect((await of('2025-01-13T12:00')).ayana).toBe('Dakshinayana')
  })

  test('the polar night has no sunrise and no vara, with a warning', async () => {
    const { birth, panchang_at_birth, warnings } = await call(particulars, polarNight)
    expect([birth.sunrise, birth.ishta_kala, panchang_at_birth.vara]).toEqual([null, null, null])
    expect(warnings.join()).toContain('vara')
  })
})

describe('divisional charts', () => {
  test('rejects an unknown method', async () => {
    expect(await rejectedField(divisionalChart, { ...delhi1947, code: 'D9', method: 'raman' })).toBe('method')
  })

  test('sets have their vargas, charts equal the single ones, and counts follow the matrix', async () => {
    const own: Record<string, string[]> = {
      Sun: ['Leo'],
      Moon: ['Cancer'],
      Mars: ['Aries', 'Scorpio'],
      Mercury: ['Gemini', 'Virgo'],
      Jupiter: ['Sagittarius', 'Pisces'],
      Venus: ['Taurus', 'Libra'],
      Saturn: ['Capricorn', 'Aquarius'],
      Rahu: ['Aquarius'],
      Ketu: ['Scorpio'],
    }
    for (const set of ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga', 'all'] as const) {
      const answer = await call(divisionalCharts, { ...delhi1947, set })
      expect(Object.keys(answer.charts)).toEqual([...VARGA_SETS[set]])
      for (const [code, chart] of Object.entries(answer.charts)) {
        const single = await call(divisionalChart, { ...delhi1947, code: code as 'D9' })
        expect(chart!.planets.map((p) => [p.sign, p.house, p.dignity, p.vargottama])).toEqual(
          single.planets.map((p) => [p.sign, p.house, p.dignity, p.vargottama]),
        )
      }
      for (const row of answer.summary) {
        const signs = Object.values(answer.matrix.find((m) => m.point === row.planet)!.signs)
        expect(row.own_count).toBe(signs.filter((s) => own[row.planet]!.includes(s!)).length)
      }
    }
    expect([6, 7, 10, 16, 20]).toEqual(Object.values(VARGA_SETS).map((set) => set.length))
  })
})

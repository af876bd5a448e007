import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import natalSahams from '../../../src/capabilities/tajika/natal-sahams.ts'
import tithiPravesh from '../../../src/capabilities/tajika/tithi-pravesh.ts'
import varshaphal from '../../../src/capabilities/tajika/varshaphal.ts'
import planetPositions from '../../../src/capabilities/vedic-charts/planet-positions.ts'
import { rasiChart } from '../../../src/jyotish/chart.ts'
import { point } from '../../../src/jyotish/points.ts'
import { contact, itthashala } from '../../../src/jyotish/tajika/aspects.ts'
import { haddaLord, tajikaRegard, tajikaUchcha } from '../../../src/jyotish/tajika/bala.ts'
import { mudda } from '../../../src/jyotish/tajika/mudda.ts'
import { SAHAMS, sahams } from '../../../src/jyotish/tajika/sahams.ts'
import type { JulianDay } from '../../../src/time/julian-day.ts'
import { norm, separation, sidereal } from '../../../src/zodiac/longitude.ts'
import type { SignIndex } from '../../../src/zodiac/signs.ts'
import { SIGN_INDEXES, SIGNS, signAt } from '../../../src/zodiac/signs.ts'
import books from '../../golden/tajika-books.json'
import { sky } from '../../world.ts'
import { chennai1996, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const births = randomBirths(12, 7)
const ARCMINUTE = 1 / 60
const seconds = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 1000
const at = (sign: string, degrees: number, minutes: number) =>
  30 * SIGNS.indexOf(sign as 'Aries') + degrees + minutes * ARCMINUTE

describe('natal-sahams', () => {
  test('has 42 names; Punya mirrors Vidya; Pitri is Rajya; by day Vyapara is Shatru', async () => {
    for (const birth of births) {
      const { sahams, ascendant_longitude, day_birth } = await call(natalSahams, birth)
      const of = (name: string) => sahams.find((row) => row.name === name)!.longitude
      expect(new Set(sahams.map(({ name }) => name)).size).toBe(42)
      const mirrored = norm(of('Punya') + of('Vidya') - 2 * ascendant_longitude) % 30
      expect(Math.min(mirrored, 30 - mirrored)).toBeLessThan(1e-5)
      expect(of('Pitri')).toBe(of('Rajya'))
      if (day_birth) expect(of('Vyapara')).toBe(of('Shatru'))
    }
  })

  test.each(books.vivaha)('Narasimha Rao: Vivaha in $sign', async ({ input, sign, degrees, minutes }) => {
    const { sahams } = await call(natalSahams, input)
    const vivaha = sahams.find(({ name }) => name === 'Vivaha')!
    expect(separation(vivaha.longitude, at(sign, degrees, minutes))).toBeLessThan(1.5 * ARCMINUTE)
  })

  test('the polar night is night and the midsummer night is day', async () => {
    const { day_birth, warnings } = await call(natalSahams, polarNight)
    expect([day_birth, warnings]).toEqual([false, []])
    const { day_birth: midsummer } = await call(natalSahams, { ...polarNight, datetime: '2000-06-21T00:30' })
    expect(midsummer).toBe(true)
  })
})

describe('varshaphal', () => {
  const { pvr_2000, pvr_1993 } = books

  test.each(pvr_2000.returns)(
    'Narasimha Rao: the return of $target_year equals the book within 10 seconds',
    async ({ target_year, book, core }) => {
      const { return_moment } = await call(varshaphal, { ...pvr_2000.input, target_year })
      expect(seconds(return_moment.local, core)).toBeLessThanOrEqual(2)
      expect(seconds(return_moment.local, book)).toBeLessThanOrEqual(10)
      expect(return_moment.utc_offset_hours).toBe(5.5)
    },
  )

  test('Narasimha Rao: ascendant, sahams, strengths, offices and ruler of the year 2000', async () => {
    const year = await call(varshaphal, { ...pvr_2000.input, target_year: 2000 })
    const [sign, degrees, minutes] = pvr_2000.ascendant as [string, number, number]
    expect(separation(year.ascendant.longitude, at(sign, degrees, minutes))).toBeLessThan(3 * ARCMINUTE)
    for (const [name, place] of Object.entries(pvr_2000.sahams)) {
      const [location, whole, part] = place as [string, number, number]
      const answer = year.sahams.find((row) => row.name === name)!
      expect([name, separation(answer.longitude, at(location, whole, part)) < 1]).toEqual([name, true])
    }
    for (const { name, harsha_bala, pancha_vargiya } of year.planets) {
      const key = name as 'Sun'
      expect([name, harsha_bala]).toEqual([name, pvr_2000.harsha[key] ?? null])
      if (pancha_vargiya === null) expect(['Rahu', 'Ketu']).toContain(name)
      else expect(Math.abs(pancha_vargiya - pvr_2000.pancha_vargiya[key])).toBeLessThan(0.02)
    }
    expect(year.panchadhikari).toMatchObject(pvr_2000.offices)
    expect(year.panchadhikari.year_lord as string).toBe(pvr_2000.year_lord)
    expect(year.maasa_charts[0]!.moment.local).toBe(year.return_moment.local)
    expect(seconds(year.maasa_charts[1]!.moment.local, pvr_2000.month_2)).toBeLessThanOrEqual(2)
  })

  test('Narasimha Rao: the Sun of birth is within 30 arcseconds of the book', async () => {
    const { planets } = await call(planetPositions, pvr_2000.input)
    const of = ([sign, d, m, s]: number[]) => 30 * sign! + d! + m! / 60 + s! / 3600
    expect(Math.abs(planets[0]!.longitude - of(pvr_2000.natal_sun.core))).toBeLessThan(1 / 3600)
    expect(Math.abs(planets[0]!.longitude - of(pvr_2000.natal_sun.book))).toBeLessThan(30 / 3600)
  })

  test('Narasimha Rao: mudda dasha of 1993 begins in Rahu, with 11.3 of 54 days elapsed', async () => {
    const { mudda_dasha } = await call(varshaphal, { ...pvr_1993.input, target_year: pvr_1993.target_year })
    expect(mudda_dasha.map(({ lord }) => lord as string)).toEqual([...pvr_1993.lords, 'Rahu'])
    expect(Math.abs(54 - mudda_dasha[0]!.days - pvr_1993.elapsed)).toBeLessThan(0.05)
    expect(Math.abs(mudda_dasha[9]!.days - pvr_1993.elapsed)).toBeLessThan(0.05)
  })

  test('the Sun is at its natal place, months are 30 degrees each, and the dasha covers the year', async () => {
    for (const birth of births.slice(0, 5)) {
      const target_year = Number(birth.datetime.slice(0, 4)) + 31
      const year = await call(varshaphal, { ...birth, target_year })
      const { planets } = await call(planetPositions, birth)
      const sun = planets[0]!.longitude
      // Moments are written to the second, in which the Sun moves 0.04 arcseconds. Longitudes have six decimals.
      expect(separation(year.planets[0]!.longitude, sun)).toBeLessThan(2e-6)
      for (const [i, month] of year.maasa_charts.entries()) {
        const there = month.planets.find(({ name }) => name === 'Sun')!
        expect(separation(30 * SIGNS.indexOf(there.sign) + there.degree, sun + 30 * i)).toBeLessThan(2e-6)
      }
      const { mudda_dasha } = year
      expect(mudda_dasha[0]!.start).toBe(year.return_moment.local)
      expect(mudda_dasha.reduce((sum, { days }) => sum + days, 0)).toBeCloseTo(360, 2)
      for (const [i, period] of mudda_dasha.entries()) {
        if (i > 0) expect(period.start).toBe(mudda_dasha[i - 1]!.end)
        expect(period.sub[0]!.start).toBe(period.start)
        expect(period.sub.at(-1)!.end).toBe(period.end)
      }
      const natalAscendant = (await call(natalSahams, birth)).ascendant_longitude
      expect(year.muntha.sign_number - 1).toBe(signAt(Math.floor(natalAscendant / 30) + 31))
      const { candidates, year_lord: _, reason: __, ...offices } = year.panchadhikari
      expect(candidates.flatMap((row) => row.offices).toSorted()).toEqual(Object.keys(offices).toSorted() as never)
    }
  })

  test('the year of birth returns the birth itself; limits name target_year', async () => {
    const { return_moment, muntha, ascendant } = await call(varshaphal, { ...chennai1996, target_year: 1996 })
    expect(return_moment.local).toBe('1996-12-07T10:34:00+05:30')
    expect([muntha.house, muntha.sign]).toEqual([1, ascendant.sign])
    expect(await rejectedField(varshaphal, { ...chennai1996, target_year: 1995 })).toBe('target_year')
    expect(await rejectedField(varshaphal, { ...chennai1996, target_year: 2117 })).toBe('target_year')
    expect(await rejectedField(tithiPravesh, { ...chennai1996, target_year: 1995 })).toBe('target_year')
    const late = { ...chennai1996, datetime: '2950-12-07T10:34' }
    expect(await rejectedField(varshaphal, { ...late, target_year: 3020 })).toBe('target_year')
    expect(await rejectedField(tithiPravesh, { ...late, target_year: 2999 })).toBe('target_year')
    expect((await call(varshaphal, { ...chennai1996, target_year: 2116 })).muntha.house).toBeGreaterThan(0)
  })

  test('a return after a birth on 31 December may fall in the next year, with a warning', async () => {
    const birth = { ...chennai1996, datetime: '1900-12-31T23:30', target_year: 2000 }
    const { return_moment, warnings } = await call(varshaphal, birth)
    expect(return_moment.local.slice(0, 4)).toBe('2001')
    expect(warnings.some((warning) => warning.includes('falls in 2001'))).toBe(true)
  })

  test('every yoga names its planets, and itthashala pairs are within their orb', async () => {
    for (const birth of births) {
      const { tajika_yogas } = await call(varshaphal, {
        ...birth,
        target_year: Number(birth.datetime.slice(0, 4)) + 20,
      })
      for (const { name, number, planets, orb, applying } of tajika_yogas) {
        expect(new Set(planets).size).toBe(planets.length)
        if (name === 'Itthashala') expect([number, applying, orb! <= 13.5]).toEqual([3, true, true])
        if (name === 'Ishrafa') expect([number, applying, orb! >= 1]).toEqual([4, false, true])
      }
    }
  })
})

describe('tithi-pravesh', () => {
  test('has the elongation of birth, the Sun in its birth sign, and lunar-year intervals', async () => {
    for (const birth of births.slice(0, 4)) {
      const year = Number(birth.datetime.slice(0, 4))
      const natal = await call(planetPositions, birth)
      let before: number | null = null
      for (let target_year = year; target_year < year + 8; target_year++) {
        const answer = await call(tithiPravesh, { ...birth, target_year })
        const [sun, moon] = answer.planets
        expect(separation(moon!.longitude - sun!.longitude, answer.birth_tithi.elongation)).toBeLessThan(1e-5)
        if (answer.warnings.length === 0) expect(sun!.sign).toBe(natal.planets[0]!.sign as never)
        expect(Math.abs(answer.days_from_birthday)).toBeLessThanOrEqual(30)
        if (before !== null && answer.warnings.length === 0) {
          const step: number = answer.days_from_birthday - before
          expect([-11, 19].some((usual) => Math.abs(step - usual) < 1.5)).toBe(true)
        }
        before = answer.warnings.length === 0 ? answer.days_from_birthday : null
      }
    }
  })

  test('the year of birth returns the birth itself', async () => {
    const { return_moment, days_from_birthday, birth_tithi } = await call(tithiPravesh, {
      ...chennai1996,
      target_year: 1996,
    })
    expect([return_moment.local, days_from_birthday]).toEqual(['1996-12-07T10:34:00+05:30', 0])
    expect(birth_tithi).toMatchObject({ number: 27, paksha: 'Krishna', name: 'Dwadashi' })
  })
})

describe('day and night', () => {
  // The list of the book, independent of the code: sahams that keep their order by night, sahams built on another
  // saham, and the first terms.
  const STEADY = ['Bhratri', 'Roga', 'Mrityu', 'Paradesha', 'Artha', 'Vyapara', 'Labha']
  const OWN_RULE = ['Yashas', 'Mitra', 'Mahatmya', 'Priti', 'Bandhana', 'Karyasiddhi', 'Guruta']
  const FROM: Record<string, 'Sun' | 'Mercury'> = { Gaurava: 'Sun', Shastra: 'Mercury', Jadya: 'Mercury' }

  test.each(births)(
    'sahams of $datetime reverse around their third term at night, or stay',
    ({ datetime, latitude, longitude }) => {
      const jd = (Date.parse(`${datetime}Z`) / 86_400_000 + 2440587.5) as JulianDay
      const chart = rasiChart(jd, { latitude, longitude }, {}, sky)
      const [day, night] = [sahams(chart, true), sahams(chart, false)]
      for (const name of SAHAMS) {
        if (OWN_RULE.includes(name)) continue
        if (STEADY.includes(name)) {
          expect([name, night[name]]).toEqual([name, day[name]])
          continue
        }
        const from = FROM[name] ? chart.graha[FROM[name]].longitude : chart.ascendant.longitude
        const off = norm(day[name] + night[name] - 2 * from) % 30
        expect([name, Math.min(off, 30 - off) < 1e-9]).toEqual([name, true])
      }
    },
  )
})

describe('tables', () => {
  test('uchcha is 0 at debilitation, 20 at exaltation, and equals the book for Jupiter in Virgo', () => {
    expect(tajikaUchcha('Jupiter', books.uchcha.longitude)).toBeCloseTo(books.uchcha.value, 2)
    expect(tajikaUchcha('Sun', 190)).toBeCloseTo(0, 9)
    expect(tajikaUchcha('Sun', 10)).toBeCloseTo(20, 9)
  })

  test('every degree has a hadda lord, each of the five planets once in a sign', () => {
    for (let sign = 0; sign < 12; sign++) {
      const lords = Array.from({ length: 300 }, (_, i) => haddaLord({ sign: sign as SignIndex, degree: i / 10 }))
      const changes = lords.filter((lord, i) => lord !== lords[i - 1])
      expect(changes.toSorted()).toEqual(['Jupiter', 'Mars', 'Mercury', 'Saturn', 'Venus'])
    }
  })

  test.each(books.contacts)(
    'Narasimha Rao: contact of Moon $moon and Venus $venus',
    ({ moon, venus, applying, orb }) => {
      const seat = ([sign, degree]: number[]) => ({ sign: sign!, degree: degree! })
      const seats = { Moon: seat(moon), Venus: seat(venus) } as Parameters<typeof contact>[2]
      expect(contact('Moon', 'Venus', seats)).toEqual({ applying, orb })
      expect(itthashala('Venus', 'Moon', seats)).toBe(applying)
    },
  )

  test('friendship by place is mutual', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SIGN_INDEXES),
        fc.constantFrom(...SIGN_INDEXES),
        (a, b) => tajikaRegard(a, b) === tajikaRegard(b, a),
      ),
    )
  })

  test('Annual Horoscopy ch. 15: nakshatra 20 and 21 years begin with Mars', () => {
    const { star, completed_years, lords } = books.mehta_1954
    const year = { from: 2451545 as JulianDay, to: 2451910.25 as JulianDay }
    const moon = point(sidereal(((star - 1) * 40) / 3 + 0.1)).longitude
    expect(mudda(moon, completed_years, year).map(({ ruler }) => ruler as string)).toEqual([...lords, lords[0]!])
  })

  test('mudda of any Moon and age covers its year exactly', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), fc.integer({ min: 0, max: 120 }), (moon, years) => {
        const year = { from: 2451545 as JulianDay, to: 2451910.25 as JulianDay }
        const periods = mudda(sidereal(moon), years, year)
        expect([periods[0]!.start, periods.at(-1)!.end] as number[]).toEqual([year.from, year.to])
        for (const [i, { start }] of periods.slice(1).entries()) expect(start).toBe(periods[i]!.end)
      }),
    )
  })
})

import { describe, expect, test } from 'bun:test'
import anandadiYoga from '../../../src/capabilities/panchang/anandadi-yoga.ts'
import auspiciousTimings from '../../../src/capabilities/panchang/auspicious-timings.ts'
import chandraTaraBala from '../../../src/capabilities/panchang/chandra-tara-bala.ts'
import choghadiya from '../../../src/capabilities/panchang/choghadiya.ts'
import dailyPanchang from '../../../src/capabilities/panchang/daily-panchang.ts'
import dayFestivals from '../../../src/capabilities/panchang/day-festivals.ts'
import dayMuhurtas from '../../../src/capabilities/panchang/day-muhurtas.ts'
import gowriPanchang from '../../../src/capabilities/panchang/gowri-panchang.ts'
import inauspiciousTimings from '../../../src/capabilities/panchang/inauspicious-timings.ts'
import panchakBhadra from '../../../src/capabilities/panchang/panchak-bhadra.ts'
import panchangFiveLimbs from '../../../src/capabilities/panchang/panchang-five-limbs.ts'
import planetaryHora from '../../../src/capabilities/panchang/planetary-hora.ts'
import specialDayYogas from '../../../src/capabilities/panchang/special-day-yogas.ts'
import sunMoonTimings from '../../../src/capabilities/panchang/sun-moon-timings.ts'
import sunriseChart from '../../../src/capabilities/panchang/sunrise-chart.ts'
import tyajyam from '../../../src/capabilities/panchang/tyajyam.ts'
import udayaLagna from '../../../src/capabilities/panchang/udaya-lagna.ts'
import varjyam from '../../../src/capabilities/panchang/varjyam.ts'
import planetPositions from '../../../src/capabilities/vedic-charts/planet-positions.ts'
import { addDays } from '../../../src/time/civil.ts'
import { dateText } from '../../../src/time/iso.ts'
import { call, rejectedField } from '../call.ts'
import { bangalore, chennai, clock, days, delhi, minutes, ms, tromso } from './days.ts'

describe('five limbs', () => {
  test('Bangalore 2013-01-18: Saptami to 16:24:20, Revati to 19:23', async () => {
    const { limbs, vara } = await call(panchangFiveLimbs, bangalore)
    expect(limbs.tithi).toMatchObject({ name: 'Saptami', number: 7, paksha: 'Shukla' })
    expect(minutes(limbs.tithi.ends_at, '2013-01-18T16:24:20+05:30')).toBeLessThan(0.1)
    expect(limbs.nakshatra.name).toBe('Revati')
    expect(clock(limbs.nakshatra.ends_at)).toBe('19:23')
    expect(vara).toEqual({ name: 'Shukravara', number: 6, lord: 'Venus' })
  })
  test('Chennai 1996-12-07: Krishna Dwadashi to 03:30:27 of the next date', async () => {
    const { limbs } = await call(panchangFiveLimbs, chennai)
    expect(limbs.tithi).toMatchObject({ name: 'Dwadashi', number: 27, paksha: 'Krishna' })
    expect(minutes(limbs.tithi.ends_at, '1996-12-08T03:30:27+05:30')).toBeLessThan(0.1)
  })
  test('a kshaya tithi lies between two sunrises; a vriddhi one contains both', async () => {
    let kshaya = 0
    let vriddhi = 0
    for (let i = 0; i < 120; i++) {
      const date = dateText(addDays({ year: 2024, month: 1, day: 1 }, i))
      const { limbs } = await call(panchangFiveLimbs, delhi(date))
      const { next_sunrise: next } = (await call(sunMoonTimings, delhi(date))).sun_moon
      if (limbs.kshaya_tithi) {
        kshaya++
        expect(limbs.tithi.later[0]!.name).toBe(limbs.kshaya_tithi)
        expect(ms(limbs.tithi.later[0]!.ends_at)).toBeLessThanOrEqual(ms(next!))
      }
      if (limbs.vriddhi) {
        vriddhi++
        expect(limbs.tithi.later).toEqual([])
        expect(ms(limbs.tithi.ends_at)).toBeGreaterThanOrEqual(ms(next!))
      }
    }
    expect(kshaya).toBeGreaterThan(2)
    expect(vriddhi).toBeGreaterThan(0)
  })
})

describe('Sun and Moon', () => {
  test('New Delhi 2024-06-21: sunrise 05:24, sunset 19:22', async () => {
    const { sun_moon } = await call(sunMoonTimings, delhi('2024-06-21'))
    expect(minutes(sun_moon.sunrise!, '2024-06-21T05:24+05:30')).toBeLessThan(1)
    expect(minutes(sun_moon.sunset!, '2024-06-21T19:22+05:30')).toBeLessThan(1)
  })
  test('day and night sum to the whole day', async () => {
    for (const day of days(25, 7)) {
      const { sun_moon: s } = await call(sunMoonTimings, day)
      const seconds = (text: string | null) => text!.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
      expect((ms(s.sunset!) - ms(s.sunrise!)) / 1000).toBe(seconds(s.day_length))
      expect((ms(s.next_sunrise!) - ms(s.sunrise!)) / 1000).toBe(seconds(s.day_length) + seconds(s.night_length))
      expect(ms(s.civil_dawn!)).toBeLessThan(ms(s.sunrise!))
      expect(ms(s.civil_dusk!)).toBeGreaterThan(ms(s.sunset!))
      expect(s.illumination).toBeCloseTo(50 * (1 - Math.cos((s.phase_angle * Math.PI) / 180)), 1)
    }
  })
  test('Tromso at midsummer: no sunrise, null values, a warning, limbs at 06:00 mean time', async () => {
    const { sun_moon, warnings } = await call(sunMoonTimings, tromso('2024-06-21'))
    expect(sun_moon).toMatchObject({ sunrise: null, sunset: null, day_length: null, next_sunrise: null })
    expect(warnings.join()).toContain('does not rise')
    const { limbs } = await call(panchangFiveLimbs, tromso('2024-06-21'))
    // 06:00 local mean time at longitude 18.96 east is 04:44:10 UT.
    expect(ms(limbs.tithi.starts_at)).toBeLessThanOrEqual(ms('2024-06-21T04:44:10Z'))
    expect(ms(limbs.tithi.ends_at)).toBeGreaterThan(ms('2024-06-21T04:44:10Z'))
  })
  test.each([
    dailyPanchang,
    dayMuhurtas,
    choghadiya,
    planetaryHora,
    gowriPanchang,
    udayaLagna,
    inauspiciousTimings,
    auspiciousTimings,
    sunriseChart,
    tyajyam,
    varjyam,
    specialDayYogas,
    panchakBhadra,
    chandraTaraBala,
    anandadiYoga,
    dayFestivals,
  ])('$slug answers in the polar night', async (capability) => {
    const answer = await call(capability as never, tromso('2024-12-21') as never)
    expect((answer as { warnings: string[] }).warnings.join()).toContain('does not rise')
  })
})

describe('sunrise chart', () => {
  test('the lagna is near the Sun; planets equal the chart of that moment', async () => {
    const { sunrise_chart } = await call(sunriseChart, delhi('2024-04-09'))
    const { lagna, planets, sunrise } = sunrise_chart!
    expect(Math.abs(lagna.longitude - planets[0]!.longitude)).toBeLessThan(1.5)
    const { planets: same } = await call(planetPositions, {
      datetime: sunrise.slice(0, 19),
      timezone: 'Asia/Kolkata',
      latitude: 28.6139,
      longitude: 77.209,
    })
    // The answer gives the moment to the second.
    for (const [i, planet] of planets.entries()) {
      expect(planet.sign).toBe(same[i]!.sign)
      expect(Math.abs(planet.longitude - same[i]!.longitude)).toBeLessThan(2e-4)
    }
  })
})

describe('festivals of a day', () => {
  test.each([
    ['2023-11-12', 'Diwali'],
    ['2024-11-01', 'Diwali'],
    ['2025-10-20', 'Diwali'],
    ['2025-03-14', 'Holi'],
    ['2025-08-27', 'Ganesh Chaturthi'],
    ['2025-10-02', 'Vijayadashami'],
  ])('%s has %s', async (date, name) => {
    const { festivals } = await call(dayFestivals, delhi(date))
    expect(festivals.some((each) => each.includes(name))).toBe(true)
  })
  test('is an empty array without festivals', async () => {
    const texts = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        call(dayFestivals, delhi(dateText(addDays({ year: 2024, month: 6, day: 7 }, i)))),
      ),
    )
    expect(texts.some(({ festivals }) => festivals.length === 0)).toBe(true)
  })
})

describe('Panchak and Bhadra', () => {
  test('Bhadra is the Vishti karana and contains mukha and puchchha', async () => {
    const seen = new Set<number>()
    for (let i = 0; i < 31; i++) {
      const date = delhi(dateText(addDays({ year: 2024, month: 3, day: 1 }, i)))
      const { doshas } = await call(panchakBhadra, date)
      const { limbs } = await call(panchangFiveLimbs, date)
      const vishti = limbs.karanas.filter(({ name }) => name === 'Vishti')
      expect(doshas.bhadra.windows.map(({ start, end }) => [start, end])).toEqual(
        vishti.map((k) => [k.starts_at, k.ends_at]),
      )
      for (const [w, window] of doshas.bhadra.windows.entries()) {
        seen.add(vishti[w]!.number)
        for (const part of [window.mukha, window.puchchha]) {
          expect(ms(part.start)).toBeGreaterThanOrEqual(ms(window.start) - 1000)
          expect(ms(part.end)).toBeLessThanOrEqual(ms(window.end) + 1000)
        }
      }
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([8, 15, 22, 29, 36, 43, 50, 57])
  })
  test('Panchak occurs once a sidereal month and lasts 3.9 to 5.1 days', async () => {
    const matches = new Set<string>()
    for (let i = 0; i < 110; i++) {
      const { doshas } = await call(panchakBhadra, delhi(dateText(addDays({ year: 2024, month: 1, day: 1 }, i))))
      const { active, starts_at, ends_at } = doshas.panchak
      if (!active) continue
      matches.add(starts_at!)
      expect((ms(ends_at!) - ms(starts_at!)) / 86_400_000).toBeGreaterThan(3.9)
      expect((ms(ends_at!) - ms(starts_at!)) / 86_400_000).toBeLessThan(5.1)
    }
    const starts = [...matches].map(ms).sort((a, b) => a - b)
    expect(starts.length).toBeGreaterThanOrEqual(4)
    for (const [i, start] of starts.entries())
      if (i) expect(Math.abs((start - starts[i - 1]!) / 86_400_000 - 27.32)).toBeLessThan(0.6)
  })
})

describe('special yogas', () => {
  test('Thursday with Pushya has three yogas of one span', async () => {
    // 2024-02-22, a Thursday. Pushya lasts until 16:43 (Guru Pushya of that year).
    const { special_yogas } = await call(specialDayYogas, delhi('2024-02-22'))
    const named = (name: string) => special_yogas.find((yoga) => yoga.name === name)!
    expect(named('guru_pushya').active).toBe(true)
    for (const name of ['amrita_siddhi', 'sarvartha_siddhi'])
      expect([named(name).start, named(name).end]).toEqual([named('guru_pushya').start, named('guru_pushya').end])
  })
  test('every window lies in the day and ends after its start', async () => {
    for (const day of days(30, 11)) {
      const { special_yogas } = await call(specialDayYogas, day)
      const { sun_moon } = await call(sunMoonTimings, day)
      for (const { active, start, end } of special_yogas) {
        expect(active).toBe(start !== null)
        if (!start) continue
        expect(ms(start)).toBeGreaterThanOrEqual(ms(sun_moon.sunrise!))
        expect(ms(end!)).toBeLessThanOrEqual(ms(sun_moon.next_sunrise!))
        expect(ms(end!)).toBeGreaterThan(ms(start) - 1)
      }
    }
  })
  test('krakacha: weekday and tithi sum to 13', async () => {
    let met = 0
    for (let i = 0; i < 60; i++) {
      const date = delhi(dateText(addDays({ year: 2024, month: 5, day: 1 }, i)))
      const { special_yogas } = await call(specialDayYogas, date)
      if (!special_yogas.find(({ name }) => name === 'krakacha')!.active) continue
      met++
      const { limbs, vara } = await call(panchangFiveLimbs, date)
      const numbers = [limbs.tithi.number, ...limbs.tithi.later.map(({ number }) => number)]
      expect(numbers.some((tithi) => vara.number + ((tithi - 1) % 15) + 1 === 13)).toBe(true)
    }
    expect(met).toBeGreaterThan(0)
  })
})

describe('daily panchang', () => {
  test('every block equals that of the single capability', async () => {
    for (const input of days(50, 42)) {
      const daily = await call(dailyPanchang, input)
      const same = async <D extends object>(capability: { compute: unknown }, field: keyof D, block: unknown) => {
        const answer = (await call(capability as never, input as never)) as unknown as D
        expect(block).toEqual(answer[field])
      }
      await same(panchangFiveLimbs, 'limbs' as never, daily.limbs)
      await same(panchangFiveLimbs, 'vara' as never, daily.vara)
      await same(sunMoonTimings, 'sun_moon' as never, daily.sun_moon)
      await same(inauspiciousTimings, 'windows' as never, daily.inauspicious)
      await same(auspiciousTimings, 'windows' as never, daily.auspicious)
      await same(planetaryHora, 'horas' as never, daily.hora)
      await same(sunriseChart, 'sunrise_chart' as never, daily.sunrise_chart)
      await same(panchakBhadra, 'doshas' as never, daily.doshas)
      await same(specialDayYogas, 'special_yogas' as never, daily.special_yogas)
      const { day, night } = await call(choghadiya, input)
      expect(daily.choghadiya).toEqual({ day: day!, night: night! })
    }
  }, 300_000)
  test('names the years Krodhi and Pingala 2024, Vishvavasu and Kalayukta 2025', async () => {
    const first = (await call(dailyPanchang, delhi('2024-04-09'))).calendar
    expect(first.samvatsara).toMatchObject({ shaka: 1946, vikrama: 2081, names: { south: 'Krodhi', north: 'Pingala' } })
    expect(first.masa_amanta).toEqual({ name: 'Chaitra', adhika: false, kshaya: false })
    const second = (await call(dailyPanchang, delhi('2025-03-30'))).calendar
    expect(second.samvatsara.names).toMatchObject({ south: 'Vishvavasu', north: 'Kalayukta' })
  })
  test('the Kali ahargana of 2023-01-01 is 1871480', async () => {
    expect((await call(dailyPanchang, delhi('2023-01-01'))).calendar.kali_ahargana).toBe(1871480)
  })
})

describe('bad input', () => {
  test.each([
    [{ date: '2024-02-30' }, 'date'],
    [{ date: '2024-13-01' }, 'date'],
    [{ date: '3000-01-01' }, 'date'],
    [{ timezone: 'Asia/Atlantis' }, 'timezone'],
    [{ timezone: null, utc_offset: '+25:00' }, 'utc_offset'],
    // In Samoa 30 December 2011 did not exist.
    [{ date: '2011-12-30', timezone: 'Pacific/Apia', latitude: -13.83, longitude: -171.76 }, 'date'],
  ])('rejects %p with the field %s', async (change, field) => {
    expect(await rejectedField(panchangFiveLimbs, { ...delhi('2024-04-09'), ...change })).toBe(field)
  })
  test('accepts 29 February and a date of local mean time', async () => {
    const leap = await call(panchangFiveLimbs, delhi('2024-02-29'))
    expect(leap.date).toBe('2024-02-29')
    const old = await call(sunMoonTimings, { ...delhi('1850-01-01') })
    expect(old.warnings.join()).toContain('local mean time')
    // In local mean time, noon differs from 12:00 by the equation of time, at most 17 minutes.
    const [hour, minute] = old.sun_moon.solar_noon!.slice(11, 16).split(':').map(Number) as [number, number]
    expect(Math.abs(hour * 60 + minute - 720)).toBeLessThan(17)
  })
})

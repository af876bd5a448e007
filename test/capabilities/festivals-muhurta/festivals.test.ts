import { describe, expect, test } from 'bun:test'
import festivalCalendar from '../../../src/capabilities/festivals-muhurta/festival-calendar.ts'
import namingSyllables from '../../../src/capabilities/festivals-muhurta/naming-syllables.ts'
import shraddhaDates from '../../../src/capabilities/festivals-muhurta/shraddha-dates.ts'
import tithiAnniversary from '../../../src/capabilities/festivals-muhurta/tithi-anniversary.ts'
import vratDates from '../../../src/capabilities/festivals-muhurta/vrat-dates.ts'
import dayFestivals from '../../../src/capabilities/panchang/day-festivals.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { quarterOf, quarterOf28, syllablesOfSign, syllablesOfStar } from '../../../src/jyotish/syllables.ts'
import { sidereal } from '../../../src/zodiac/longitude.ts'
import { SIGN_INDEXES } from '../../../src/zodiac/signs.ts'
import { sky } from '../../world.ts'
import { delhi1947, polarNight } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const delhi = { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
const at = Date.parse

describe('festival-calendar', () => {
  // source: checks of the catalogue, New Delhi
  const year2025 = call(festivalCalendar, { year: 2025, ...delhi })
  test.each([
    ['Makara Sankranti', '2025-01-14'],
    ['Vasant Panchami', '2025-02-02'],
    ['Maha Shivaratri', '2025-02-26'],
    ['Holi', '2025-03-14'],
    ['Rama Navami', '2025-04-06'],
    ['Akshaya Tritiya', '2025-04-30'],
    ['Guru Purnima', '2025-07-10'],
    ['Raksha Bandhan', '2025-08-09'],
    ['Ganesh Chaturthi', '2025-08-27'],
    ['Vijayadashami', '2025-10-02'],
    ['Diwali', '2025-10-20'],
    ['Bhai Dooj', '2025-10-23'],
  ])('%s %s', async (name, date) => {
    const { observances } = await year2025
    expect(
      observances.filter((each) => each.name === name || each.name.startsWith(`${name} `)).map((each) => each.date),
    ).toEqual([date])
  })

  test('2023 and 2024 with adhika Shravana; the second date of Diwali is an alternative', async () => {
    const names = ['Diwali', 'Sharad Navaratri', 'Vijayadashami', 'Raksha Bandhan']
    const dates = async (year: number) =>
      (await call(festivalCalendar, { year, ...delhi, names })).observances.map(({ date }) => date)
    expect(await dates(2023)).toEqual(['2023-08-30', '2023-10-15', '2023-10-24', '2023-11-12'])
    const { observances } = await call(festivalCalendar, { year: 2024, ...delhi, names: ['diwali'] })
    expect(observances[0]).toMatchObject({ date: '2024-11-01', alternatives: [{ date: '2024-10-31' }] })
  })

  test('filters by scope and month, and counts by month', async () => {
    const { observances, by_month } = await year2025
    expect(by_month.reduce((sum, { count }) => sum + count, 0)).toBe(observances.length)
    const major = await call(festivalCalendar, { year: 2025, ...delhi, month: 10, scope: 'major' })
    expect(major.observances.length).toBe(major.by_month[9]!.count)
    expect(major.observances.every(({ scope, date }) => scope === 'major' && date.startsWith('2025-10'))).toBe(true)
    const october = observances.filter(({ scope, date }) => scope === 'major' && date.startsWith('2025-10'))
    expect(october.map(({ name }) => name).sort()).toEqual(major.observances.map(({ name }) => name).sort())
  })

  test('answers for a month at a polar place, with a warning', async () => {
    const { latitude, longitude, timezone } = polarNight
    const { observances, warnings } = await call(festivalCalendar, {
      year: 2025,
      month: 12,
      latitude,
      longitude,
      timezone,
    })
    expect(observances.length).toBeGreaterThan(10)
    expect(warnings.join()).toContain('06:00 local mean time')
  })

  test('rejects years outside the ephemeris', async () => {
    expect(await rejectedField(festivalCalendar, { year: 3001, ...delhi })).toBe('year')
  })
})

describe('day-festivals', () => {
  // source: checks of the catalogue, New Delhi
  test.each([
    ['2023-11-12', 'Diwali (Lakshmi Puja)'],
    ['2024-11-01', 'Diwali (Lakshmi Puja)'],
    ['2025-10-20', 'Diwali (Lakshmi Puja)'],
    ['2025-03-14', 'Holi (Dhuleti)'],
    ['2025-08-27', 'Ganesh Chaturthi'],
    ['2025-10-02', 'Vijayadashami'],
  ])('%s has %s', async (date, name) => {
    const { festivals } = await call(dayFestivals, { date, ...delhi })
    expect(festivals).toContain(name)
  })
  test('equals the calendar of that date, and is an empty array without festivals', async () => {
    const { observances } = await call(festivalCalendar, { year: 2025, month: 11, ...delhi })
    for (const day of [1, 5, 6, 16, 27, 30]) {
      const date = `2025-11-${String(day).padStart(2, '0')}`
      const { festivals } = await call(dayFestivals, { date, ...delhi })
      expect(festivals).toEqual(observances.filter((each) => each.date === date).map(({ name }) => name))
    }
    expect((await call(dayFestivals, { date: '2025-11-09', ...delhi })).festivals).toEqual([])
  })
})

describe('vrat-dates', () => {
  // source: checks of the catalogue, New Delhi 2025
  test('returns ekadashis of both traditions', async () => {
    const smarta = await call(vratDates, { year: 2025, ...delhi })
    const vaishnava = await call(vratDates, { year: 2025, ...delhi, tradition: 'vaishnava' })
    const of = (name: string) =>
      [smarta, vaishnava].map(({ dates }) => dates.find((each) => each.name.startsWith(name))!.date)
    expect(of('Nirjala')).toEqual(['2025-06-06', '2025-06-07'])
    expect(of('Devshayani')).toEqual(['2025-07-06', '2025-07-06'])
    expect(of('Devutthana')).toEqual(['2025-11-01', '2025-11-02'])
    expect(of('Mokshada')).toEqual(['2025-12-01', '2025-12-01'])
    for (const { date, alternate_date, name } of smarta.dates)
      expect(`${name} ${alternate_date ?? date}`).toBe(
        `${name} ${vaishnava.dates.find((each) => each.name === name && Math.abs(at(each.date) - at(date)) < 4e8)!.date}`,
      )
    for (const { parana } of [...smarta.dates, ...vaishnava.dates]) {
      expect(at(parana!.start)).toBeGreaterThanOrEqual(at(parana!.hari_vasara_ends))
      expect(at(parana!.start)).toBeLessThanOrEqual(at(parana!.end))
    }
  })
  test('returns Padmini and Parama for adhika Shravana 2023', async () => {
    const { dates } = await call(vratDates, { year: 2023, ...delhi })
    expect(
      dates.filter(({ masa_amanta }) => masa_amanta.startsWith('Adhika')).map(({ date, name }) => [date, name]),
    ).toEqual([
      ['2023-07-29', 'Padmini Ekadashi'],
      ['2023-08-12', 'Parama Ekadashi'],
    ])
  })
  test('returns the fields of a single vrat', async () => {
    const { dates } = await call(vratDates, { year: 2025, ...delhi, vrat: 'all' })
    for (const { vrat, parana, moonrise } of dates) {
      expect(parana !== null).toBe(vrat === 'ekadashi')
      expect(moonrise !== null).toBe(vrat === 'sankashti')
    }
    const special = new Set(dates.map((each) => each.special))
    for (const name of ['Soma Pradosha', 'Bhauma Pradosha', 'Shani Pradosha', 'Angaraki Chaturthi'])
      expect(special).toContain(name)
  })
})

test('both month reckonings differ in the dark half only', async () => {
  const { dates } = await call(vratDates, { year: 2025, ...delhi })
  const monthsOf = (name: string) => {
    const { masa_amanta, masa_purnimanta } = dates.find((each) => each.name === name)!
    return [masa_amanta, masa_purnimanta]
  }
  // Padma Purana, Uttara Khanda: Devshayani is in the bright half of Ashadha, Kamika in the dark half of Shravana by
  // northern months.
  expect(monthsOf('Devshayani Ekadashi')).toEqual(['Ashadha', 'Ashadha'])
  expect(monthsOf('Kamika Ekadashi')).toEqual(['Ashadha', 'Shravana'])
  const { annual } = await call(shraddhaDates, { year: 2025, ...delhi, death_datetime: '2011-04-25T10:00' })
  expect([annual!.paksha, annual!.masa_amanta, annual!.masa_purnimanta]).toEqual(['Krishna', 'Chaitra', 'Vaishakha'])
  const { birth } = await call(tithiAnniversary, { ...delhi1947, from_year: 2025, years: 1 })
  expect([birth.paksha, birth.masa_amanta, birth.masa_purnimanta]).toEqual([
    'Krishna',
    'Adhika Shravana',
    'Adhika Shravana',
  ])
})

describe('shraddha-dates', () => {
  test('returns Pitru Paksha of 2025 and its parts of the day', async () => {
    const { pitru_paksha } = await call(shraddhaDates, { year: 2025, ...delhi })
    expect(pitru_paksha).toHaveLength(16)
    expect([pitru_paksha[0]!.date, pitru_paksha[15]!.date]).toEqual(['2025-09-07', '2025-09-21'])
    expect(pitru_paksha[15]!.note).toContain('Sarva Pitri')
    expect(pitru_paksha.filter(({ note }) => note?.includes('Bharani'))).toHaveLength(1)
    for (const { kutupa, rohina, aparahna } of pitru_paksha) {
      const fifteenth = at(kutupa!.end) - at(kutupa!.start)
      expect(kutupa!.end).toBe(rohina!.start)
      // From 7/15 of the daylight, which begins seven such parts earlier. The afternoon is from 9/15 to 12/15.
      expect(rohina!.end).toBe(aparahna!.start)
      expect(Math.abs(at(aparahna!.end) - at(aparahna!.start) - 3 * fifteenth)).toBeLessThanOrEqual(4000)
    }
  })
  test('moves a death in adhika Vaishakha 2010 to the plain Vaishakha', async () => {
    const { annual, monthly } = await call(shraddhaDates, { year: 2025, ...delhi, death_datetime: '2010-04-24T10:00' })
    expect(annual).toMatchObject({
      tithi: 'Ekadashi',
      paksha: 'Shukla',
      masa: 'Adhika Vaishakha',
      adhika_death: true,
      date: '2025-05-07',
    })
    expect([12, 13]).toContain(monthly!.length)
    expect(monthly).toContain('2025-05-07')
  })
  test('returns the count of each kind of tarpan day', async () => {
    const { tarpan_days } = await call(shraddhaDates, { year: 2025, ...delhi })
    const count = (kind: string) => tarpan_days.filter((each) => each.kind === kind).length
    expect(count('sankranti')).toBe(12)
    expect([12, 13]).toContain(count('amavasya'))
    expect(count('yugadi')).toBe(4)
    // Pausha Shukla 11 falls in January, and again at the end of December.
    expect(count('manvadi')).toBe(15)
    expect(count('ashtaka')).toBe(4)
    expect(tarpan_days.filter(({ kind }) => kind === 'eclipse').map(({ date }) => date)).toEqual(['2025-09-07'])
  })
  test('rejects an invalid date of death', async () => {
    expect(await rejectedField(shraddhaDates, { year: 2025, ...delhi, death_datetime: '2010-02-30T10:00' })).toBe(
      'death_datetime',
    )
    expect(
      await rejectedField(shraddhaDates, {
        year: 2025,
        ...delhi,
        death_datetime: '2010-02-03T10:00',
        death_timezone: 'Mars/Base',
      }),
    ).toBe('death_timezone')
  })
})

describe('tithi-anniversary', () => {
  test('a birth on Rama Navami recurs on Chaitra Shukla 9', async () => {
    const birth = { datetime: '2000-04-12T12:00', ...delhi }
    const { birth: limbs, anniversaries } = await call(tithiAnniversary, { ...birth, from_year: 2020, years: 8 })
    expect(limbs).toMatchObject({ tithi: 'Navami', paksha: 'Shukla', masa_amanta: 'Chaitra', adhika: false })
    // source: Drik Panchang, Rama Navami by sunrise; 2026 and 2027: the sunrise that Navami holds
    expect(anniversaries.slice(0, 6).map(({ date }) => date)).toEqual([
      '2020-04-02',
      '2021-04-21',
      '2022-04-10',
      '2023-03-30',
      '2024-04-17',
      '2025-04-06',
    ])
    anniversaries.slice(1).forEach(({ date }, i) => {
      const gap = Math.round((at(date) - at(anniversaries[i]!.date)) / 864e5)
      expect([353, 354, 355, 383, 384, 385]).toContain(gap)
    })
  })
  test('a birth star recurs once in its solar month', async () => {
    const { anniversaries } = await call(tithiAnniversary, { ...delhi1947, from_year: 2015, years: 20, basis: 'both' })
    const stars = anniversaries.filter(({ basis }) => basis === 'nakshatra')
    expect(stars.map(({ year }) => year)).toEqual(Array.from({ length: 20 }, (_, i) => 2015 + i))
    expect(stars.every(({ date }) => date.slice(5) >= '07-16' && date.slice(5) <= '08-18')).toBe(true)
    expect(stars[0]!.age).toBe(68)
  })
  test('rejects years outside the ephemeris files', async () => {
    expect(await rejectedField(tithiAnniversary, { ...delhi1947, from_year: 3001 })).toBe('from_year')
  })
})

describe('naming-syllables', () => {
  test('returns 108 syllables, nine for each sign, in order', () => {
    const all = NAKSHATRAS.flatMap((star) => syllablesOfStar(star).map(({ latin }) => latin))
    expect(all).toHaveLength(108)
    expect(SIGN_INDEXES.flatMap((sign) => syllablesOfSign(sign)).map(({ latin }) => latin)).toEqual(all)
    expect(
      syllablesOfSign(0)
        .map(({ latin }) => latin)
        .join(' '),
    ).toBe('Chu Che Cho La Li Lu Le Lo A')
  })
  test('41 degrees is Rohini 1; Abhijit and its neighbours share 40 thirds of a degree', () => {
    const { star, pada } = quarterOf(sidereal(41))
    expect([star, pada, syllablesOfStar(star)[pada - 1]!.latin]).toEqual(['Rohini', 1, 'O'])
    for (let degree = 266.7; degree < 293.3; degree += 0.1) {
      const { from, to } = quarterOf28(sidereal(degree))
      expect(degree >= from - 1e-9 && degree < to + 1e-9).toBe(true)
    }
    expect(quarterOf28(sidereal(276.7))).toMatchObject({ star: 'Abhijit', pada: 1 })
    expect(quarterOf28(sidereal(280.8))).toMatchObject({ star: 'Abhijit', pada: 4 })
    expect(quarterOf28(sidereal(276))).toMatchObject({ star: 'Uttara Ashadha', pada: 4 })
    expect(quarterOf28(sidereal(281))).toMatchObject({ star: 'Shravana', pada: 1 })
  })
  test('the window contains the birth, and the Moon crosses one pada in it', async () => {
    const { pada_window } = await call(namingSyllables, delhi1947)
    const birth = at('1947-08-15T00:00+05:30')
    expect(at(pada_window.start)).toBeLessThanOrEqual(birth)
    expect(at(pada_window.end)).toBeGreaterThan(birth)
    const jd = (text: string) => (at(text) / 864e5 + 2440587.5) as Parameters<typeof sky.positions>[0]
    const [from, to] = [pada_window.start, pada_window.end].map(
      (text) => sky.positions(jd(text), ['Moon'])[0]!.longitude,
    )
    expect(Math.abs(to! - from! - 10 / 3)).toBeLessThan(0.001)
  })
})

import { describe, expect, test } from 'bun:test'
import birdOf from '../../../src/capabilities/remedies/panch-pakshi-bird.ts'
import muhurta from '../../../src/capabilities/remedies/panch-pakshi-muhurta.ts'
import timetable from '../../../src/capabilities/remedies/panch-pakshi-timetable.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import {
  BIRDS,
  type Bird,
  birdOfName,
  birdTable,
  FIRST_ACTIVITIES,
  PADU_PAKSHI,
} from '../../../src/jyotish/panch-pakshi/birds.ts'
import { effectOf, yamasOf } from '../../../src/jyotish/panch-pakshi/timetable.ts'
import type { JulianDay } from '../../../src/time/julian-day.ts'
import { parseName } from '../../../src/traditions/numerology/names.ts'
import { chennai1996 } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const delhi = { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
const day = (date: string, bird: Bird, further: object = {}) => call(timetable, { date, ...delhi, bird, ...further })
const ms = (at: string) => Date.parse(at)

describe('panch-pakshi-bird', () => {
  // PyJHora, pancha_paksha.py: the bird of each star and half of the month
  test('27 stars have their birds in both halves of the month', async () => {
    const groups = [5, 6, 5, 5, 6]
    const bright = groups.flatMap((count, i) => Array<Bird>(count).fill(BIRDS[i]!))
    const dark = groups.flatMap((count, i) =>
      Array<Bird>(count).fill((['Peacock', 'Cock', 'Crow', 'Owl', 'Vulture'] as const)[i]!),
    )
    for (const [i, nakshatra] of NAKSHATRAS.entries()) {
      expect((await call(birdOf, { nakshatra, paksha: 'shukla' })).bird).toBe(bright[i]!)
      expect((await call(birdOf, { nakshatra, paksha: 'krishna' })).bird).toBe(dark[i]!)
    }
  })
  test('Chennai 1996: Swati in the dark half has the Crow', async () => {
    expect(await call(birdOf, chennai1996)).toMatchObject({ nakshatra: 'Swati', paksha: 'Krishna', bird: 'Crow' })
  })
  test('returns the days of the Vulture', async () => {
    const { ruling_days, death_days } = await call(birdOf, { nakshatra: 'Ashwini', paksha: 'shukla' })
    expect(ruling_days).toEqual({
      shukla: { day: ['Sunday', 'Tuesday'], night: ['Friday'] },
      krishna: { day: ['Friday'], night: ['Sunday', 'Tuesday'] },
    })
    expect(death_days).toEqual(['Thursday', 'Saturday'])
  })
  test('assigns names by their first vowel', () => {
    expect(
      ['Rama', 'Gita', 'Usha', 'Deepa', 'Roopa', 'Hema', 'Gopal', 'Śrī', 'Kyrgh'].map((name) =>
        birdOfName(parseName(name).words),
      ),
    ).toEqual(['Vulture', 'Owl', 'Crow', 'Owl', 'Crow', 'Cock', 'Peacock', 'Owl', null])
  })
  test('reads a name in another script like numerology, with a note', async () => {
    for (const [name, bird] of [
      ['कमला', 'Vulture'],
      ['Юрий', 'Crow'],
    ] as const) {
      const answer = await call(birdOf, { nakshatra: 'Ashwini', paksha: 'shukla', name })
      expect(answer.name_bird).toBe(bird)
      expect(answer.warnings).toHaveLength(1)
    }
  })
  test('requires the half of the month with a star, and a birth without one', async () => {
    expect(await rejectedField(birdOf, { nakshatra: 'Ashwini' })).toBe('paksha')
    expect(await rejectedField(birdOf, {})).toBe('datetime')
  })
})

describe('tables of the birds', () => {
  test('the five birds have five different activities at every moment', () => {
    for (const rows of Object.values(FIRST_ACTIVITIES)) for (const row of rows) expect(new Set(row).size).toBe(5)
  })
  // The published rows (PyJHora pancha_pakshi_db): Sunday by day, the Vulture
  test('Sunday: the activities of the Vulture by day in both halves', () => {
    const light = { sunrise: 0, sunset: 0.5, nextSunrise: 1 } as Record<'sunrise' | 'sunset' | 'nextSunrise', JulianDay>
    const main = (paksha: 'Shukla' | 'Krishna') =>
      yamasOf('Vulture', light, 0, paksha)
        .slice(0, 5)
        .map(({ activity }) => activity)
    expect(main('Shukla')).toEqual(['eat', 'walk', 'rule', 'sleep', 'die'])
    expect(main('Krishna')).toEqual(['walk', 'eat', 'die', 'sleep', 'rule'])
    const [first] = yamasOf('Vulture', light, 0, 'Shukla')
    expect(
      first!.subPeriods.map(({ bird, activity, from, to, power, relation, effect }) => [
        bird,
        activity,
        Math.round((to - from) * 1440),
        power,
        relation,
        effect,
      ]),
    ).toEqual([
      ['Vulture', 'eat', 30, 0.64, 'same', 'good'],
      ['Owl', 'walk', 36, 0.48, 'friend', 'good'],
      ['Crow', 'rule', 48, 0.8, 'enemy', 'good'],
      ['Cock', 'sleep', 18, 0.32, 'enemy', 'bad'],
      ['Peacock', 'die', 12, 0.16, 'friend', 'average'],
    ])
  })
  test('effects change at their thresholds', () => {
    expect([effectOf(1, 'same'), effectOf(1, 'enemy'), effectOf(0.04, 'friend')]).toEqual([
      'very_good',
      'good',
      'very_bad',
    ])
  })
})

describe('panch-pakshi-timetable', () => {
  test('yamas and sub-periods cover sunrise to sunrise without gaps, to the second', async () => {
    for (const [date, bird] of [
      ['2026-11-21', 'Vulture'],
      ['2026-06-21', 'Owl'],
      ['2024-02-29', 'Peacock'],
    ] as const) {
      const answer = await day(date, bird)
      expect(answer.yamas).toHaveLength(10)
      expect(answer.yamas[0]!.start).toBe(answer.sunrise!)
      expect(answer.yamas[4]!.end).toBe(answer.sunset!)
      expect(answer.yamas[9]!.end).toBe(answer.next_sunrise!)
      for (const [i, yama] of answer.yamas.entries()) {
        if (i > 0) expect(yama.start).toBe(answer.yamas[i - 1]!.end)
        const subs = yama.sub_periods!
        expect([subs[0]!.start, subs[4]!.end]).toEqual([yama.start, yama.end])
        for (const [k, sub] of subs.slice(1).entries()) expect(sub.start).toBe(subs[k]!.end)
        expect(subs[0]).toMatchObject({ bird, activity: yama.activity, relation: 'same' })
        expect(new Set(Object.values(yama.activities)).size).toBe(5)
        expect(yama.activities[bird]).toBe(yama.activity)
        expect(new Set(subs.map((sub) => sub.bird)).size).toBe(5)
        expect(new Set(subs.map((sub) => sub.activity)).size).toBe(5)
      }
      const powers = answer.yamas.flatMap(({ sub_periods }) => sub_periods!.map(({ power }) => power))
      expect(answer.best[0]!.power).toBe(Math.max(...powers))
      expect(answer.worst[0]!.power).toBe(Math.min(...powers))
      expect(answer.bharana_pakshi.day).toBe(BIRDS.find((each) => answer.yamas[0]!.activities[each] === 'eat')!)
      expect(answer.first_ruler.night).toBe(BIRDS.find((each) => answer.yamas[5]!.activities[each] === 'rule')!)
    }
  })
  test('Saturday 2026-11-21 at Delhi is in the bright half; a birth has its own bird', async () => {
    const answer = await call(timetable, { date: '2026-11-21', ...delhi, birth: chennai1996, sub_periods: false })
    expect(answer).toMatchObject({ weekday: 'Saturday', paksha: 'Shukla', bird: 'Crow', padu_pakshi: 'Vulture' })
    expect(answer.yamas.every(({ sub_periods }) => sub_periods === null)).toBe(true)
  })
  test('the polar night has no yamas, with a warning; a bird is required', async () => {
    const answer = await call(timetable, {
      date: '2026-12-21',
      timezone: 'Europe/Oslo',
      latitude: 69.65,
      longitude: 18.96,
      bird: 'Owl',
    })
    expect(answer.yamas).toEqual([])
    expect(answer.sunrise).toBeNull()
    expect(answer.warnings).toHaveLength(1)
    expect(await rejectedField(timetable, { date: '2026-12-21', ...delhi })).toBe('bird')
  })
})

describe('panch-pakshi-muhurta', () => {
  const find = (further: object) =>
    call(muhurta, {
      date: '2026-11-01',
      ...delhi,
      bird: 'Crow' as const,
      end_date: '2026-11-30',
      day_part: 'both' as const,
      ...further,
    })

  test('every window is in sub-periods of its power, none on a day of death', async () => {
    for (const kind of ['start_work', 'travel', 'purchase', 'treatment'] as const) {
      const { windows, avoid_days, best } = await find({ activity_kind: kind })
      expect(windows.length).toBeGreaterThan(20)
      expect(best).toEqual(windows[0]!)
      expect(windows.map(({ power }) => power)).toEqual(windows.map(({ power }) => power).sort((a, b) => b - a))
      for (const { start, end, power } of windows.slice(0, 40)) {
        const date = [start.slice(0, 10), new Date(ms(start) - 43_200_000).toISOString().slice(0, 10)]
        const tables = await Promise.all(date.map((each) => day(each, 'Crow')))
        const covering = tables
          .flatMap(({ yamas }) => yamas.flatMap(({ sub_periods }) => sub_periods!))
          .filter((sub) => ms(sub.start) < ms(end) && ms(sub.end) > ms(start))
        expect(covering.length).toBeGreaterThan(0)
        for (const sub of covering)
          expect([sub.power, Math.min(1, Math.round((sub.power + 0.1) * 100) / 100)]).toContain(power)
        expect(avoid_days.map((each) => each.date)).not.toContain(
          tables.find(({ sunrise, next_sunrise }) => ms(sunrise!) <= ms(start) && ms(start) < ms(next_sunrise!))!.date,
        )
      }
      for (const { date } of avoid_days) {
        const { paksha, weekday } = await day(date, 'Crow')
        const number = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].indexOf(weekday)
        expect(PADU_PAKSHI[paksha][number]).toBe('Crow')
      }
    }
  })
  test('the opponent is weaker in every window', async () => {
    const { windows, opponent_bird } = await find({ activity_kind: 'contest', opponent_bird: 'Owl' })
    expect(opponent_bird).toBe('Owl')
    for (const { advantage, opponent_power } of windows) {
      expect(advantage!).toBeGreaterThan(0)
      expect(opponent_power!).toBeLessThan(1)
    }
  })
  test('rejects more than 31 days and an end before the start', async () => {
    expect(await rejectedField(muhurta, { date: '2026-11-01', ...delhi, bird: 'Crow', end_date: '2026-12-03' })).toBe(
      'end_date',
    )
    expect(await rejectedField(muhurta, { date: '2026-11-01', ...delhi, bird: 'Crow', end_date: '2026-10-31' })).toBe(
      'end_date',
    )
  })
  test('a date that the time zone skipped has no row', async () => {
    const answer = await call(muhurta, {
      date: '2011-12-29',
      end_date: '2011-12-31',
      timezone: 'Pacific/Apia',
      latitude: -13.83,
      longitude: -171.77,
      bird: 'Owl',
      min_power: 0,
    })
    expect(answer.windows.every(({ start }) => !start.startsWith('2011-12-30'))).toBe(true)
  })
  test('the four tables are those of the half of the month', () =>
    expect(birdTable('Krishna', 'night')).toBe('krishna_night'))
})

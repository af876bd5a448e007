import { WEEKDAYS } from '../../src/jyotish/limbs.ts'
import { isBlockingAt, type Obstacle, obstacles, type RequirableRule } from '../../src/jyotish/muhurta/obstacles.ts'
import { type MarriageStarSchool, type PurposeName, purposeOf } from '../../src/jyotish/muhurta/purposes.ts'
import { searchMuhurtas } from '../../src/jyotish/muhurta/search.ts'
import { openMuhurtaSky } from '../../src/jyotish/muhurta/sky-context.ts'
import type { PanchangDay } from '../../src/jyotish/panchang/day.ts'
import { addDays, dayNumber } from '../../src/time/civil.ts'
import { dateText, parseDate } from '../../src/time/iso.ts'
import { localAt } from '../../src/time/moment.ts'
import type { Window } from '../../src/time/window.ts'
import { zoneNamed } from '../../src/time/zones.ts'
import { sky } from '../world.ts'
import lists from './muhurta-lists.json'
import panels from './muhurta-panels.json'

/** Purpose, place and dates of a published list or of a panel of lists. */
export interface ListRange {
  purpose: string
  latitude: number
  longitude: number
  zone: string
  from: string
  to: string
}

export interface RuleChoice {
  required?: readonly RequirableRule[]
  stars?: MarriageStarSchool
}

const yieldIfDue = () => undefined
const SHORTEST = 48 / 1440
const HOUR = 1 / 24
/** Overlaps of at least a minute: the ends of adjacent days differ by rounding. */
const overlaps = (day: Window) => (each: Window) => Math.min(each.to, day.to) - Math.max(each.from, day.from) > 1 / 1440
const lengthOf = ({ from, to }: Window) => to - from

/** Days of a range with a window of at least 48 minutes at strictness `normal`, with their windows. */
export const ourDays = async (range: ListRange, { required = [], stars }: RuleChoice = {}) => {
  const [first, last] = [parseDate(range.from, 'from'), parseDate(range.to, 'to')]
  const name = range.purpose as PurposeName
  const site = { latitude: range.latitude, longitude: range.longitude }
  const count = dayNumber(last) - dayNumber(first) + 1
  const ground = await openMuhurtaSky(first, count, name, site, zoneNamed(range.zone)!, sky, yieldIfDue)
  const request = { purpose: purposeOf(name, stars), persons: [], direction: null, required }
  const question = { request, strictness: 'normal', shortest: SHORTEST, hours: null } as const
  const { windows } = await searchMuhurtas(ground, question, yieldIfDue)
  return {
    purpose: request.purpose,
    days: ground.days,
    obstacles: await obstacles(ground, request, yieldIfDue),
    dates: new Set(windows.map(({ day }) => dateText(day.date))),
    windowsOf: (date: string) => windows.filter(({ day }) => dateText(day.date) === date),
  }
}
export type OurDays = Awaited<ReturnType<typeof ourDays>>

const dayOf = ({ days }: OurDays, date: string): PanchangDay => days.find((each) => dateText(each.date) === date)!

/** Names of the blocking obstacles of a day. */
export const blockingRules = (ours: OurDays, date: string): Set<string> =>
  new Set(
    ours.obstacles
      .filter(({ gravity }) => isBlockingAt(gravity, 'normal'))
      .filter(overlaps(dayOf(ours, date)))
      .map(({ name }) => name),
  )

const publishers = [
  ...lists.map(({ purpose, publisher, dates }) => ({ purpose, publisher, dates })),
  ...panels.flatMap(({ purpose, lists: members }) => members.map((member) => ({ purpose, ...member }))),
]

/** True if a window of 48 minutes remains outside the obstacles. */
const isFree = (windows: readonly Window[], blocked: readonly Window[]) =>
  windows.some((window) => {
    let at: number = window.from
    for (const each of blocked.filter(overlaps(window)).sort((a, b) => a.from - b.from)) {
      if (each.from - at >= SHORTEST) return true
      at = Math.max(at, each.to)
    }
    return window.to - at >= SHORTEST
  })

const before = (hour: number, day: PanchangDay, { from, to }: Window): number => {
  const clock = localAt(from as never, day.zone)
  const hours = clock.hour + clock.minute / 60
  const untilHour = dateText(clock) === dateText(day.date) ? Math.max(0, hour - hours) * HOUR : 0
  return Math.min(to - from, untilHour)
}

/**
 * The first rule that tells an additional day from the days of a list: another list with the day, an unfavourable
 * weekday, a customary rule, the night, the length, the neighbouring day, a star that the list never has.
 */
export const extraReason = (ours: OurDays, date: string, list: ListRange & { dates: string[]; publisher: string }) => {
  const day = dayOf(ours, date)
  const windows = ours.windowsOf(date)
  const other = publishers.find((each) => each.purpose === list.purpose && each.dates.includes(date))
  if (other) return `listed by ${other.publisher}`
  const weekday = WEEKDAYS[day.weekday]!
  if (!ours.purpose.weekdays.includes(weekday)) return `${weekday} not favourable`
  const customary = ours.obstacles.filter(({ gravity }) => gravity === 'customary').filter(overlaps(day))
  const single = customary.find(
    ({ name }) =>
      !isFree(
        windows,
        customary.filter((each: Obstacle) => each.name === name),
      ),
  )
  if (single) return single.name
  if (!windows.some((window) => before(21, day, window) >= SHORTEST)) return 'only after 21:00'
  if (windows.reduce((sum, each) => sum + lengthOf(each), 0) < 4 * HOUR) return 'less than four hours'
  const neighbours = [-1, 1].map((shift) => dateText(addDays(day.date, shift)))
  if (neighbours.some((each) => list.dates.includes(each))) return 'the neighbouring day is listed'
  return 'no rule found'
}

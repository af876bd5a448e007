import { mapYielding } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import { KARANAS, WEEKDAYS, YOGAS } from '../../jyotish/limbs.ts'
import { tierOf } from '../../jyotish/muhurta/judgement.ts'
import { STRICTNESSES } from '../../jyotish/muhurta/obstacles.ts'
import { PURPOSE_NAMES } from '../../jyotish/muhurta/purposes.ts'
import { type RatedMuhurta, searchMuhurtas } from '../../jyotish/muhurta/search.ts'
import { openMuhurtaSky } from '../../jyotish/muhurta/sky-context.ts'
import type { PanchangDay } from '../../jyotish/panchang/day.ts'
import { maybe, maybeTerm, nullable, oneOf, t, term } from '../../schema.ts'
import { addDays, type CivilDate, clockMs, dayNumber } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, julianDay, plusDays } from '../../time/julian-day.ts'
import { isoLocalWithin, startOfDay, type Zone } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import {
  ayanamshaAt,
  civilDate,
  DateText,
  demandCovered,
  Location,
  localNoon,
  locationOf,
  Moment,
  type PlaceInput,
  readPlace,
  windowFields,
} from '../shared/almanac.ts'
import { readDate } from '../shared/clocks.ts'
import { SEASON_DAYS } from '../shared/date-ranges.ts'
import { delhi, only, PLACE } from '../shared/inputs.ts'
import { Ayanamsha, Sign, Star } from '../shared/shapes.ts'
import { MuhurtaScore, readUndertaking, TierName, undertakingFields } from './parts/undertaking.ts'

const MAX_RANGE = 366
const REACH = 40

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/
/** Minutes after midnight. */
const readTime = (text: string, field: string): number => {
  const parts = CLOCK.exec(text)
  if (!parts) throw invalid(field, `\`${field}\` must be a time in the format HH:MM.`)
  return Number(parts[1]) * 60 + Number(parts[2])
}

interface RangeInput extends PlaceInput {
  start_date: string
  end_date: string
  time_from?: string | null
  time_to?: string | null
}

const readRange = (input: RangeInput, world: World): { first: CivilDate; count: number } => {
  const first = readDate(input.start_date, 'start_date', world)
  const last = readDate(input.end_date, 'end_date', world)
  const days = dayNumber(last) - dayNumber(first)
  if (days < 0) throw invalid('end_date', '`end_date` must not be before `start_date`.')
  if (days > MAX_RANGE)
    throw invalid('end_date', `\`end_date\` must be at most ${MAX_RANGE} days after \`start_date\`.`)
  return { first, count: days + 1 }
}

/** The usable local hours of a day; hours that cross midnight cover both ends of the day. */
const readHours = ({ time_from, time_to }: RangeInput): ((day: PanchangDay) => Window[]) | null => {
  if (!time_from && !time_to) return null
  const from = readTime(time_from ?? '00:00', 'time_from')
  const to = time_to ? readTime(time_to, 'time_to') : 1440
  if (from === to) throw invalid('time_to', '`time_to` must differ from `time_from`.')
  const at = (date: CivilDate, minutes: number, zone: Zone): JulianDay => {
    const clock = clockMs({ ...date, hour: 0, minute: 0, second: 0 }) + minutes * 60_000
    return julianDay(clock - zone.at(clock - zone.at(clock).offsetSeconds * 1000).offsetSeconds * 1000)
  }
  return ({ date, zone }) =>
    [-1, 0, 1].map((shift) => {
      const civil = addDays(date, shift)
      return { from: at(civil, from, zone), to: at(civil, to > from ? to : to + 1440, zone) }
    })
}

const row = ({ day, from, to, judgement, lagnas }: RatedMuhurta, write: (at: JulianDay) => string) => ({
  date: dateText(day.date),
  weekday: WEEKDAYS[day.weekday]!,
  start: write(from),
  end: write(to),
  minutes: Math.floor((to - from) * 1440 + 1e-6),
  score: judgement.score,
  tier: tierOf(judgement.score),
  tithi: judgement.limbs.tithi,
  nakshatra: judgement.limbs.nakshatra,
  yoga: judgement.limbs.yoga,
  karana: judgement.limbs.karana,
  lagna: lagnas.map((each) => ({ sign: signName(each.sign), start: write(each.from), end: write(each.to) })),
  good: judgement.rulings
    .filter(({ result, weight }) => result === 'pass' && weight > 0)
    .map(({ rule, found: match, weight }) => `${rule}: ${match} (+${weight})`),
  minor_faults: judgement.rulings
    .filter(({ result }) => result === 'fail')
    .map(({ rule, found, weight }) => `${rule}: ${found}${weight < 0 ? ` (${weight})` : ''}`),
})

/** The place of a window in the order of the answer: its score and start. */
const cursorOf = ({ judgement, from }: RatedMuhurta) => `${judgement.score}_${from}`
const CURSOR = /^(\d{1,3})_(\d{1,8}(?:\.\d{1,20})?)$/

/** The windows that follow a cursor. */
const afterCursor = (windows: readonly RatedMuhurta[], after: string): RatedMuhurta[] => {
  const match = CURSOR.exec(after)
  if (!match) throw invalid('after_cursor', '`after_cursor` must be the `next_cursor` of an answer.')
  const [score, from] = [Number(match[1]), Number(match[2])]
  return windows.filter((each) => each.judgement.score < score || (each.judgement.score === score && each.from > from))
}

const WindowRow = t.Object(
  {
    date: t.String({ description: 'Date of the sunrise that opens the day.' }),
    weekday: term(WEEKDAYS),
    ...windowFields,
    minutes: t.Integer(),
    score: MuhurtaScore,
    tier: TierName,
    tithi: maybeTerm(['Tithi', 'LunarDate'], { description: 'Limbs and score at the middle of the window.' }),
    nakshatra: Star,
    yoga: term(YOGAS),
    karana: term(KARANAS),
    lagna: t.Array(t.Object({ sign: Sign, ...windowFields })),
    good: t.Array(t.String()),
    minor_faults: t.Array(t.String()),
  },
  { $id: 'MuhurtaWindow', description: 'Favourable window, with the reasons for and against this window.' },
)

export default capability({
  slug: 'muhurta-search',
  title: 'Muhurta search',
  summary: 'Favourable windows for an undertaking in a date range, with reasons for and against.',
  keywords:
    'best good auspicious day date time buy car vehicle house gold open business shop marry wedding travel sign contract surgery move ceremony',
  weight: 'heavy',
  method:
    'Each day runs from sunrise to sunrise. Unsuitable spans are removed: nakshatras, tithis, months and signs of the Sun that are not allowed, and the common faults (Bhadra on Prithvi, Vyatipata, Vaidhriti, varjyam, Rahu kaal, sankranti and others). Strictness `strict` requires every column, with the ascendant and its chart; `normal` requires nakshatra and tithi, excludes the weekdays that the sources forbid, and scores weekday and ascendant; `relaxed` requires the nakshatra, and each minor fault costs 10 points. The asta of Jupiter and Venus lasts from their last to their first appearance, by the depth of the Sun at their setting and rising, as in printed almanacs. Sources: Muhurta Chintamani (samskara, vivaha, griha, yatra), Narada Samhita. The windows are sorted by score, then by start.',
  input: only({
    ...PLACE,
    ...undertakingFields,
    start_date: civilDate(SEASON_DAYS),
    end_date: civilDate(SEASON_DAYS),
    time_from: maybe(t.String({ description: 'Local time, HH:MM.' })),
    time_to: maybe(t.String({ description: 'Local time, HH:MM; a time before `time_from` is on the next day.' })),
    minimum_minutes: maybe(t.Integer({ minimum: 10, maximum: 720, default: 48 })),
    strictness: maybe(oneOf(STRICTNESSES, { default: 'normal' })),
    limit: maybe(t.Integer({ minimum: 1, maximum: 200, default: 50 })),
    after_cursor: maybe(
      t.String({
        minLength: 1,
        maxLength: 60,
        description: '`next_cursor` of the previous page. Leave the rest of the input unchanged.',
      }),
    ),
  }),
  data: t.Object({
    purpose: oneOf(PURPOSE_NAMES),
    location: Location,
    ayanamsha: Ayanamsha,
    start_date: DateText,
    end_date: DateText,
    windows: t.Array(WindowRow, { maxItems: 200 }),
    best: nullable(WindowRow),
    excluded: t.Array(t.Object({ start: Moment, end: Moment, reason: t.String() })),
    days_scanned: t.Integer(),
    windows_found: t.Integer(),
    windows_truncated: t.Boolean(),
    next_cursor: maybe(
      t.String({ description: 'Value of `after_cursor` for the next page; null or missing on the last.' }),
    ),
  }),
  example: { ...delhi, purpose: 'marriage', start_date: '2025-11-15', end_date: '2025-12-10' },
  sheet: 'windows',
  calendar: ({ purpose, windows }) =>
    windows.map(({ start, end, score, tier, tithi, nakshatra, good, minor_faults }) => ({
      title: [`${purpose}:`, tithi, nakshatra, `(${score})`],
      when: { start, end },
      category: tier,
      description: [...good, ...minor_faults].join('\n'),
      alarmMinutes: 30,
    })),
}).compute(async (input, world) => {
  const { first, count } = readRange(input, world)
  const selection = readUndertaking(input, world)
  const hours = readHours(input)
  const place = readPlace(input, first, world)
  const { site, zone } = place
  const last = addDays(first, count - 1)
  if (startOfDay(first, zone) >= startOfDay(addDays(last, 1), zone))
    throw invalid('start_date', `${dateText(first)} does not exist in ${zone.id}: the clocks skipped that day.`)
  const from = startOfDay(first, zone)
  const to = startOfDay(addDays(first, count), zone)
  demandCovered({ from: plusDays(from, -REACH * 6), to: from }, 'start_date', world.sky)
  demandCovered({ from, to: plusDays(to, REACH * 6) }, 'end_date', world.sky)
  const ground = await openMuhurtaSky(
    first,
    count,
    input.purpose,
    site,
    zone,
    world.sky,
    world.yieldIfDue,
    input.asta ?? 'heliacal',
  )
  if (ground.days.some(({ light }) => !light))
    world.warn(
      'no_sunrise',
      'On some dates the Sun does not rise, set and rise again at this place: on those dates the day runs from 06:00 local mean time, and faults that depend on daylight are not checked.',
    )
  const question = {
    request: selection,
    strictness: input.strictness ?? 'normal',
    shortest: (input.minimum_minutes ?? 48) / 1440,
    hours,
  }
  const match = await searchMuhurtas(ground, question, world.yieldIfDue)
  const write = isoLocalWithin(zone, plusDays(from, -400), plusDays(to, 400))
  const limit = input.limit ?? 50
  const remaining = input.after_cursor ? afterCursor(match.windows, input.after_cursor) : match.windows
  const page = remaining.slice(0, limit)
  const windows = await mapYielding(page, world.yieldIfDue, (each) => row(each, write))
  const range = { from: ground.days[0]!.from, to: ground.days.at(-1)!.to }
  return {
    purpose: input.purpose,
    location: locationOf(place, first),
    ayanamsha: ayanamshaAt(localNoon(first, zone), world),
    start_date: dateText(first),
    end_date: dateText(last),
    windows,
    best: match.windows[0] ? row(match.windows[0], write) : null,
    excluded: await mapYielding(match.excluded, world.yieldIfDue, (each) => ({
      start: write(Math.max(each.from, range.from) as JulianDay),
      end: write(Math.min(each.to, range.to) as JulianDay),
      reason: each.name,
    })),
    days_scanned: count,
    windows_found: match.windows.length,
    windows_truncated: remaining.length > limit,
    ...(remaining.length > limit && { next_cursor: cursorOf(page.at(-1)!) }),
  }
})

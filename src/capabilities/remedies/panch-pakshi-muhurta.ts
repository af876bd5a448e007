import { mapYielding } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import {
  activityOf,
  BIRD_ACTIVITIES,
  BIRDS,
  type BirdActivity,
  DAY_HALVES,
  PADU_PAKSHI,
} from '../../jyotish/panch-pakshi/birds.ts'
import { ACTIVITY_POWER, BIRD_EFFECTS, type BirdEffect, effectOf } from '../../jyotish/panch-pakshi/timetable.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { addDays, dayNumber } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { startOfDay } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import {
  DATE,
  DateText,
  datePlace,
  dayHead,
  dayHeadFields,
  formattedWindow,
  horizonField,
  readHorizon,
  readPlace,
  today,
  windowFields,
} from '../shared/almanac.ts'
import { readDate } from '../shared/clocks.ts'
import { delhi } from '../shared/inputs.ts'
import { BIRD_INPUT, BIRTH_INPUT, BirdName, pakshaOfDay, readBird, yamasOfDay } from './parts/bird-day.ts'

const LONGEST = 31
const LEAST = 0.48
const PURPOSES = ['start_work', 'travel', 'contest', 'meeting', 'purchase', 'treatment'] as const
type Purpose = (typeof PURPOSES)[number]
// source: Kumaraswamiyam on what each activity is fit for; the tenth is this project's own weighing
const PREFERRED: Partial<Record<Purpose, readonly BirdActivity[]>> = {
  travel: ['walk', 'rule'],
  purchase: ['eat', 'rule'],
  treatment: ['eat'],
}
// source: this project's own weighing
const BONUS = 0.1

const SUB_BIRD = { same: 'the bird itself', friend: 'a friend', enemy: 'an enemy' } as const

const Activity = oneOf(BIRD_ACTIVITIES)
const windowRow = {
  ...windowFields,
  part: oneOf(DAY_HALVES),
  activity: Activity,
  sub_activity: Activity,
  power: t.Number({ minimum: 0, maximum: 1 }),
  opponent_power: nullable(t.Number({ description: 'Power of the opponent’s main activity; null without one.' })),
  advantage: nullable(t.Number({ description: 'Own main power minus the opponent’s; null without one.' })),
  effect: oneOf(BIRD_EFFECTS),
  reasons: t.Array(t.String(), { minItems: 1 }),
}
const WindowRow = t.Object(windowRow)

const hundredth = (value: number) => Math.round(value * 100) / 100

export default capability({
  slug: 'panch-pakshi-muhurta',
  title: 'Panch Pakshi muhurta',
  summary:
    'The favourable hours of a bird within up to 31 days, for work, travel, a contest, a meeting, a purchase or treatment.',
  weight: 'standard',
  method:
    'The timetable of each day follows Kumaraswamiyam. Sub-periods with a power of at least `min_power` are listed; days on which the bird is dead (padu pakshi) are omitted. Travel prefers sub-periods of walking or ruling, a purchase eating or ruling, treatment eating: each adds 0.1, up to 1. With an opponent’s bird only yamas with a weaker main activity of that bird are listed. Neighbours of equal power form one window. The strongest come first, then the earliest. Treatment means a customary hour, not medical advice.',
  input: datePlace({
    birth: BIRTH_INPUT,
    bird: BIRD_INPUT,
    opponent_bird: maybe(
      oneOf(BIRDS, { description: 'Bird of the opponent. Only hours in which this bird is weaker are returned.' }),
    ),
    end_date: maybe({ ...DATE, description: 'Last day, at most 31 after date; default date.' } as typeof DATE),
    activity_kind: maybe(oneOf(PURPOSES, { default: 'start_work' })),
    min_power: maybe(t.Number({ minimum: 0, maximum: 1, default: LEAST })),
    day_part: maybe(oneOf(['day', 'night', 'both'], { default: 'day' })),
  }),
  data: t.Object({
    date: DateText,
    end_date: DateText,
    location: dayHeadFields.location,
    ayanamsha: dayHeadFields.ayanamsha,
    horizon: dayHeadFields.horizon,
    bird: BirdName,
    opponent_bird: nullable(BirdName),
    windows: t.Array(WindowRow),
    avoid_days: t.Array(t.Object({ date: DateText, reason: t.String() })),
    best: nullable(WindowRow),
  }),
  example: { date: '2026-11-21', ...delhi, bird: 'Crow', end_date: '2026-11-24', activity_kind: 'travel' },
}).compute(async (input, world) => {
  const bird = readBird(input, world)
  const first = readDate(input.date, 'date', world, input.calendar)
  const last = input.end_date ? readDate(input.end_date, 'end_date', world, input.calendar) : first
  const span = dayNumber(last) - dayNumber(first)
  if (span < 0 || span > LONGEST)
    throw invalid('end_date', `\`end_date\` must be \`date\` or one of the ${LONGEST} days after it.`)
  const place = readPlace(input, first, world)
  const node = input.node ?? 'mean'
  const horizon = readHorizon(input)
  const purpose = input.activity_kind ?? 'start_work'
  const least = input.min_power ?? LEAST
  const part = input.day_part ?? 'day'
  const opponent = input.opponent_bird ?? null

  const dates = Array.from({ length: span + 1 }, (_, i) => addDays(first, i)).filter(
    (date) => startOfDay(addDays(date, 1), place.zone) > startOfDay(date, place.zone),
  )
  const days = await mapYielding(dates, world.yieldIfDue, (date) => {
    const day = today(date, place, node, world, horizon)
    const paksha = pakshaOfDay(day)
    const { weekday } = day.day
    const isDead = PADU_PAKSHI[paksha][weekday] === bird
    const texts = isDead
      ? []
      : yamasOfDay(bird, day, paksha)
          .filter(({ half }) => part === 'both' || half === part)
          .flatMap(({ half, yama, table, activity, power: main, subPeriods }) => {
            const other = opponent && ACTIVITY_POWER[activityOf(opponent, table, weekday, yama)]
            if (other !== null && main <= other) return []
            return subPeriods
              .filter(({ power }) => power >= least)
              .map((sub) => {
                const isPreferred = PREFERRED[purpose]?.includes(sub.activity) ?? false
                const power = isPreferred ? Math.min(1, hundredth(sub.power + BONUS)) : sub.power
                const effect: BirdEffect = effectOf(sub.power, sub.relation)
                return {
                  from: sub.from,
                  to: sub.to,
                  day,
                  row: {
                    part: half,
                    activity,
                    sub_activity: sub.activity,
                    power,
                    opponent_power: other,
                    advantage: other === null ? null : hundredth(main - other),
                    effect,
                    reasons: [
                      `main activity ${activity}, sub-activity ${sub.activity} with the ${sub.bird} (${SUB_BIRD[sub.relation]})`,
                      ...(isPreferred ? [`${sub.activity} suits ${purpose.replace('_', ' ')}`] : []),
                      ...(opponent && other !== null ? [`the ${opponent} is the weaker in this yama`] : []),
                    ],
                  },
                }
              })
          })
    return { date, day, isDead, found: texts }
  })

  const periods = days.flatMap(({ found: results }) => results)
  const merged: typeof periods = []
  for (const period of periods) {
    const before = merged.at(-1)
    if (before && before.to === period.from && before.row.power === period.row.power)
      merged[merged.length - 1] = {
        ...before,
        to: period.to,
        row: { ...before.row, reasons: [...new Set([...before.row.reasons, ...period.row.reasons])] },
      }
    else merged.push(period)
  }
  const windows = merged
    .sort((a, b) => b.row.power - a.row.power || a.from - b.from)
    .map(({ from, to, day, row }) => ({ ...formattedWindow({ from, to }, day), ...row }))
  if (!days[0])
    throw invalid('date', `${dateText(first)} does not exist in ${place.zone.id}: the clocks skipped that day.`)
  const { location, ayanamsha } = dayHead(days[0].day)
  return {
    date: dateText(first),
    end_date: dateText(last),
    location,
    ayanamsha,
    ...horizonField(horizon),
    bird,
    opponent_bird: opponent,
    windows,
    avoid_days: days
      .filter(({ isDead }) => isDead)
      .map(({ date }) => ({ date: dateText(date), reason: `padu pakshi: the ${bird} is dead on this day` })),
    best: windows[0] ?? null,
  }
})

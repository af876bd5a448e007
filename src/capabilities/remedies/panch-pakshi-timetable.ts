import { PAKSHAS, WEEKDAYS } from '../../jyotish/limbs.ts'
import {
  activityOf,
  BIRD_ACTIVITIES,
  BIRDS,
  type BirdActivity,
  birdTable,
  birdWithFirstActivity,
  DAY_HALVES,
  PADU_PAKSHI,
} from '../../jyotish/panch-pakshi/birds.ts'
import { BIRD_EFFECTS, BIRD_RELATIONS } from '../../jyotish/panch-pakshi/timetable.ts'
import { maybe, nullable, oneOf, t, term } from '../../schema.ts'
import { capability } from '../capability.ts'
import {
  bySun,
  datePlace,
  dayHead,
  dayHeadFields,
  formattedWindow,
  MaybeMoment,
  readToday,
  windowFields,
} from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { BIRD_INPUT, BIRTH_INPUT, BirdName, pakshaOfDay, readBird, yamasOfDay } from './parts/bird-day.ts'
import { PAKSHA_INPUT, STAR_INPUT } from './parts/star-or-birth.ts'

const Activity = oneOf(BIRD_ACTIVITIES)
const Power = t.Number({
  minimum: 0,
  maximum: 1,
  description: 'Power of the activity: rule 1, eat 0.8, walk 0.6, sleep 0.4, die 0.2.',
})
const Extreme = t.Array(t.Object({ ...windowFields, activity: Activity, sub_activity: Activity, power: Power }), {
  maxItems: 5,
})
const Halves = t.Object({ day: BirdName, night: BirdName })

const MOST = 5

export default capability({
  slug: 'panch-pakshi-timetable',
  title: 'Panch Pakshi timetable',
  summary: 'The activities of a bird in the ten yamas of a day and night, with sub-periods, their power and effect.',
  weight: 'standard',
  method:
    'Source: Kumaraswamiyam. Yamas are fifths of the day from sunrise to sunset and of the night to the next sunrise; the half of the month follows the tithi at sunrise. Sub-periods start with the bird’s own activity and continue in the order of that part of the day. They last 5 (eat), 6 (walk), 8 (rule), 3 (sleep) and 2 (die) twenty-fourths of the yama by day and night; the Sarasvati Mahal edition of 2014 and others print other lengths. The power is main times sub. The effect follows the power and the relation of the bird to the sub-bird.',
  input: datePlace({
    bird: BIRD_INPUT,
    birth: BIRTH_INPUT,
    nakshatra: STAR_INPUT,
    paksha: PAKSHA_INPUT,
    sub_periods: maybe(t.Boolean({ default: true })),
  }),
  data: t.Object({
    ...dayHeadFields,
    weekday: term(WEEKDAYS, { description: 'Weekday that begins at sunrise.' }),
    paksha: term(PAKSHAS, { description: 'Paksha at sunrise.' }),
    bird: BirdName,
    padu_pakshi: oneOf(BIRDS, { description: 'Bird that is dead all day.' }),
    bharana_pakshi: t.Object(Halves.properties, { description: 'Bird that eats in the first yama.' }),
    sunrise: MaybeMoment,
    sunset: MaybeMoment,
    next_sunrise: MaybeMoment,
    yamas: t.Array(
      t.Object({
        part: oneOf(DAY_HALVES),
        yama: t.Integer({ minimum: 1, maximum: 5 }),
        ...windowFields,
        activity: Activity,
        power: Power,
        activities: t.Object(Object.fromEntries(BIRDS.map((bird) => [bird, Activity])), {
          description: 'Activities of all five birds.',
        }),
        sub_periods: nullable(
          t.Array(
            t.Object({
              bird: BirdName,
              activity: Activity,
              ...windowFields,
              relation: oneOf(BIRD_RELATIONS, { description: 'Relation of the bird to the sub-bird.' }),
              power: t.Number({ minimum: 0, maximum: 1, description: 'Main times sub power.' }),
              effect: oneOf(BIRD_EFFECTS),
            }),
            { minItems: 5, maxItems: 5 },
          ),
        ),
      }),
      { maxItems: 10, description: 'The ten yamas of day and night; empty if the Sun does not rise and set.' },
    ),
    best: Extreme,
    worst: Extreme,
    first_ruler: t.Object(Halves.properties, { description: 'Bird that rules in the first yama.' }),
  }),
  example: { date: '2026-11-21', ...delhi, bird: 'Vulture' },
}).compute((input, world) => {
  const bird = readBird(input, world)
  const today = readToday(input, world)
  const { weekday } = today.day
  const paksha = pakshaOfDay(today)
  const yamas = yamasOfDay(bird, today, paksha)
  const first = (activity: BirdActivity) => {
    const [day, night] = DAY_HALVES.map((half) => birdWithFirstActivity(activity, birdTable(paksha, half), weekday))
    return { day: day!, night: night! }
  }
  const all = yamas.flatMap(({ activity, subPeriods }) => subPeriods.map((sub) => ({ main: activity, ...sub })))
  const extreme = (sign: 1 | -1) =>
    all
      .toSorted((a, b) => sign * (b.power - a.power) || a.from - b.from)
      .slice(0, MOST)
      .map(({ main, activity, power, ...window }) => ({
        ...formattedWindow(window, today),
        activity: main,
        sub_activity: activity,
        power,
      }))
  return {
    ...dayHead(today),
    weekday: WEEKDAYS[weekday]!,
    paksha,
    bird,
    padu_pakshi: PADU_PAKSHI[paksha][weekday]!,
    bharana_pakshi: first('eat'),
    sunrise: bySun(today, ({ sunrise }) => today.write(sunrise)),
    sunset: bySun(today, ({ sunset }) => today.write(sunset)),
    next_sunrise: bySun(today, ({ nextSunrise }) => today.write(nextSunrise)),
    yamas: yamas.map(({ half, yama, table, activity, power, subPeriods, ...window }) => ({
      part: half,
      yama: yama + 1,
      ...formattedWindow(window, today),
      activity,
      power,
      activities: Object.fromEntries(BIRDS.map((each) => [each, activityOf(each, table, weekday, yama)])),
      sub_periods:
        input.sub_periods === false
          ? null
          : subPeriods.map((sub) => ({
              bird: sub.bird,
              activity: sub.activity,
              ...formattedWindow(sub, today),
              relation: sub.relation,
              power: sub.power,
              effect: sub.effect,
            })),
    })),
    best: extreme(1),
    worst: extreme(-1),
    first_ruler: first('rule'),
  }
})

import { daysWithin, maybe, nullable, oneOf, t, term } from '../../schema.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { partsOfWindow, type Window } from '../../time/window.ts'
import { isDayChart } from '../../western/chart.ts'
import { lotAt } from '../../western/lots.ts'
import { CLASSICAL_PLANETS } from '../../western/points.ts'
import { rulerOf } from '../../western/signs.ts'
import {
  firdaria,
  type ReleasingPeriod,
  releasingPeriods,
  releasingSubPeriods,
  TIME_LORD_YEAR,
} from '../../western/time-lords.ts'
import { houseFrom, type SignIndex, signAt, signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { YEAR_AHEAD_DAYS } from '../shared/date-ranges.ts'
import { localDateTime } from '../shared/inputs.ts'
import { demandCover, einstein, type WesternNatal, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { targetOfLife } from '../shared/tropical/moments.ts'
import { returnOfYear } from '../shared/tropical/return-of-year.ts'
import { figure, House, MomentObject, momentObject, Sign } from '../shared/tropical/shapes.ts'
import { profectionYear } from './parts/profection-year.ts'

const TECHNIQUES = ['profection', 'firdaria', 'zodiacal_releasing'] as const
const FROM = ['Fortune', 'Spirit', 'Eros'] as const
const Lord = term(CLASSICAL_PLANETS, { $id: 'ClassicalPlanet', description: 'Sun to Saturn.' })
const Firdar = term([...CLASSICAL_PLANETS, 'North Node', 'South Node'])
const span = { start: t.String({ description: 'UTC.' }), end: t.String() }
const Signed = t.Object(
  { sign: Sign, lord: Lord, ...span },
  { $id: 'ReleasedPeriod', description: 'A period of a sign and its lord.' },
)
const releasedFields = {
  level: t.Integer({ minimum: 1, maximum: 4 }),
  sign: Sign,
  lord: Lord,
  ...span,
  angular_from_fortune: t.Boolean(),
  loosing_of_bond: t.Boolean(),
}

const format = ({ from, to }: Window) => ({ start: isoUtc(from), end: isoUtc(to) })
const holds = (at: JulianDay) => (window: Window) => at >= window.from && at < window.to
const signed = (sign: SignIndex, window: Window) => ({ sign: signName(sign), lord: rulerOf(sign), ...format(window) })

export default capability({
  slug: 'western-time-lords',
  title: 'Western time lords',
  summary: 'Time lords: annual, monthly and daily profections, firdaria, zodiacal releasing.',
  weight: 'standard',
  method:
    'Profection: a whole sign from the Ascendant for each year from one solar return to the next, twelfths of it and of these for months and days. Firdaria by sect, years of 365.2422 days, seven parts each. Releasing after Valens: years of 360 days, months of 30; after twelve signs within a period the sign opposite (loosing of the bond); from Spirit in the sign of Fortune it starts at the next sign.',
  varies: true,
  input: westernBirth({
    datetime: localDateTime(YEAR_AHEAD_DAYS),
    as_of: maybe(
      t.String(
        daysWithin(
          YEAR_AHEAD_DAYS,
          'Date (12:00 UTC) or date and time, local to the birth zone or with offset; default now.',
        ),
      ),
    ),
    techniques: maybe(t.Array(oneOf(TECHNIQUES), { minItems: 1, description: 'Default: all; the others are null.' })),
    releasing_from: maybe(oneOf(FROM, { default: 'Spirit' })),
    years_ahead: maybe(t.Integer({ minimum: 1, maximum: 100, default: 10, description: 'Length of the lists.' })),
  }),
  data: t.Object({
    name: nullable(t.String()),
    as_of: MomentObject,
    day_birth: t.Boolean(),
    age_years: t.Number(),
    profection: nullable(
      t.Object({
        annual: t.Object({ age: t.Integer(), sign: Sign, house: House, lord: Lord, ...span }),
        monthly: Signed,
        daily: Signed,
        years: t.Array(t.Object({ age: t.Integer(), sign: Sign, lord: Lord, ...span })),
      }),
    ),
    firdaria: nullable(
      t.Object({
        current: t.Object({ major: Firdar, minor: nullable(Lord), ...span }),
        periods: t.Array(
          t.Object({
            lord: Firdar,
            years: t.Integer(),
            ...span,
            sub_periods: t.Array(t.Object({ lord: Lord, ...span })),
          }),
        ),
      }),
    ),
    zodiacal_releasing: nullable(
      t.Object({
        lot: oneOf(FROM),
        start_sign: Sign,
        current: t.Object({ l1: Signed, l2: Signed, l3: Signed, l4: Signed }),
        periods: t.Array(t.Object({ ...releasedFields, sub_periods: t.Array(t.Object(releasedFields)) })),
      }),
    ),
  }),
  example: { ...einstein, as_of: '1905-06-30T12:00Z' },
}).compute((input, world) => {
  const birth = westernNatal(input, world)
  const { chart, moment } = birth
  const at = targetOfLife(input.as_of, 'as_of', birth, world)
  demandCover(at, 'as_of', world)
  const techniques = input.techniques ?? TECHNIQUES
  const ahead = input.years_ahead ?? 10
  const day = isDayChart(chart)
  const select = <T>(name: (typeof TECHNIQUES)[number], of: () => T) => (techniques.includes(name) ? of() : null)
  return {
    name: birth.name,
    as_of: momentObject(at, moment.zone),
    day_birth: day,
    age_years: figure((at - moment.jd) / TIME_LORD_YEAR, 4),
    profection: select('profection', () => profectionOf(birth, at, ahead, world)),
    firdaria: select('firdaria', () => firdariaOf(birth, at, day, ahead)),
    zodiacal_releasing: select('zodiacal_releasing', () =>
      releasingOf(birth, at, day, input.releasing_from ?? 'Spirit', ahead),
    ),
  }
})

const profectionOf = (birth: WesternNatal, at: JulianDay, ahead: number, world: World) => {
  const year = profectionYear(birth, at, world)
  const twelfth = (window: Window, first: SignIndex) => {
    const parts = partsOfWindow(window, 12)
    const index = Math.max(0, parts.findIndex(holds(at)))
    return { sign: signAt(first + index), window: parts[index]! }
  }
  const month = twelfth(year, year.sign)
  const day = twelfth(month.window, month.sign)
  const years: { age: number; sign: SignIndex; window: Window }[] = []
  let from = year.from
  for (let k = 0; k < ahead; k++) {
    if (plusDays(from, 400) > world.sky.range.to) break
    const to = returnOfYear(birth.moment, birth.moment.local.year + year.age + k + 1, false, world)
    years.push({ age: year.age + k, sign: signAt(year.sign + k), window: { from, to } })
    from = to
  }
  return {
    annual: { age: year.age, sign: signName(year.sign), house: year.house, lord: year.lord, ...format(year) },
    monthly: signed(month.sign, month.window),
    daily: signed(day.sign, day.window),
    years: years.map(({ age, sign, window }) => ({ age, ...signed(sign, window) })),
  }
}

const firdariaOf = ({ moment }: WesternNatal, at: JulianDay, day: boolean, ahead: number) => {
  const until = plusDays(at, ahead * TIME_LORD_YEAR)
  const periods = firdaria(moment.jd, day, (until - moment.jd) / TIME_LORD_YEAR)
  const current = periods.find(holds(at))!
  const minor = current.parts.find(holds(at))
  return {
    current: { major: current.lord, minor: minor?.lord ?? null, ...format(minor ?? current) },
    periods: periods
      .filter(({ to, from }) => to > at && from < until)
      .map((period) => ({
        lord: period.lord,
        years: period.years,
        ...format(period),
        sub_periods: period.parts.map((part) => ({ lord: part.lord, ...format(part) })),
      })),
  }
}

const releasingOf = (
  { chart, moment }: WesternNatal,
  at: JulianDay,
  day: boolean,
  lot: (typeof FROM)[number],
  ahead: number,
) => {
  const fortune = signOf(lotAt('Fortune', chart, day)!)
  const own = signOf(lotAt(lot, chart, day)!)
  const start = lot === 'Spirit' && own === fortune ? signAt(own + 1) : own
  const until = plusDays(at, ahead * TIME_LORD_YEAR)
  const first = releasingPeriods(moment.jd, start, until - moment.jd)
  const l1 = first.find(holds(at))!
  const l2 = releasingSubPeriods(l1).find(holds(at))!
  const l3 = releasingSubPeriods(l2).find(holds(at))!
  const l4 = releasingSubPeriods(l3).find(holds(at))!
  const row = (period: ReleasingPeriod) => ({
    level: period.level,
    ...signed(period.sign, period),
    angular_from_fortune: [1, 4, 7, 10].includes(houseFrom(fortune, period.sign)),
    loosing_of_bond: period.loosing,
  })
  return {
    lot,
    start_sign: signName(start),
    current: { l1: signed(l1.sign, l1), l2: signed(l2.sign, l2), l3: signed(l3.sign, l3), l4: signed(l4.sign, l4) },
    periods: first
      .filter(({ to, from }) => to > at && from < until)
      .map((period) => ({ ...row(period), sub_periods: releasingSubPeriods(period).map(row) })),
  }
}

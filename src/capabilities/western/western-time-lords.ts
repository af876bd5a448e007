import { daysWithin, maybe, nullable, oneOf, t, term } from '../../schema.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { partsOfWindow, type Window } from '../../time/window.ts'
import { isDayChart } from '../../western/chart.ts'
import { lotAt } from '../../western/lots.ts'
import { CLASSICAL_PLANETS } from '../../western/points.ts'
import { rulerOf } from '../../western/signs.ts'
import {
  decennials,
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
import { House, MomentObject, momentObject, roundFigure, Sign } from '../shared/tropical/shapes.ts'
import { profectionYear } from './parts/profection-year.ts'

const DEFAULT_TECHNIQUES = ['profection', 'firdaria', 'zodiacal_releasing'] as const
const TECHNIQUES = [...DEFAULT_TECHNIQUES, 'decennials'] as const
/** Years of a list that begins at birth. */
const WHOLE_LIFE = 100
const FROM = ['Fortune', 'Spirit', 'Eros'] as const
const Lord = term(CLASSICAL_PLANETS, { $id: 'ClassicalPlanet', description: 'Planet from Sun to Saturn.' })
const Firdar = term([...CLASSICAL_PLANETS, 'North Node', 'South Node'])
const span = { start: t.String({ description: 'Start of the period, UTC.' }), end: t.String() }
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
    'Profection moves one whole sign from the Ascendant for each year from one solar return to the next; months and days are twelfths of it. Firdaria follow the sect, with years of 365.2422 days and seven parts each. Releasing after Valens has years of 360 days and months of 30. After twelve signs within a period it continues with the opposite sign (loosing of the bond). From Spirit in the sign of Fortune it starts at the next sign. Decennials on request have 129 months of 30 days for each planet in zodiacal order from the light of the sect, divided by the least years of each planet as months (Valens VI.6).',
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
    techniques: maybe(
      t.Array(oneOf(TECHNIQUES), {
        minItems: 1,
        description: 'Techniques to compute; default: the first three. Others are null.',
      }),
    ),
    releasing_from: maybe(oneOf(FROM, { default: 'Spirit' })),
    years_ahead: maybe(
      t.Integer({
        minimum: 1,
        maximum: 100,
        default: 10,
        description: 'Length of the lists, years; 100 by default if they begin at birth.',
      }),
    ),
    lists_from: maybe(
      oneOf(['as_of', 'birth'], { default: 'as_of', description: 'First moment of the lists of periods.' }),
    ),
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
            sub_periods: t.Array(t.Object({ lord: Lord, ...span }), { maxItems: 7 }),
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
        loosings: t.Optional(
          t.Array(t.Object({ sign: Sign, lord: Lord, from_sign: Sign, ...span }), {
            description: 'Loosings of the bond on the second level; only if the lists begin at birth.',
          }),
        ),
      }),
    ),
    decennials: t.Optional(
      t.Object(
        {
          current: t.Object({ major: Lord, minor: Lord, ...span }),
          periods: t.Array(
            t.Object({ lord: Lord, ...span, sub_periods: t.Array(t.Object({ lord: Lord, ...span }), { maxItems: 7 }) }),
          ),
        },
        { description: 'Decennials of Valens; only on request.' },
      ),
    ),
  }),
  example: { ...einstein, as_of: '1905-06-30T12:00Z' },
}).compute((input, world) => {
  const birth = westernNatal(input, world)
  const { chart, moment } = birth
  const at = targetOfLife(input.as_of, 'as_of', birth, world)
  demandCover(at, 'as_of', world)
  const techniques: readonly (typeof TECHNIQUES)[number][] = input.techniques ?? DEFAULT_TECHNIQUES
  const lists = listsOf(input, birth, at)
  const day = isDayChart(chart)
  const select = <T>(name: (typeof TECHNIQUES)[number], of: () => T) => (techniques.includes(name) ? of() : null)
  return {
    name: birth.name,
    as_of: momentObject(at, moment.zone),
    day_birth: day,
    age_years: roundFigure((at - moment.jd) / TIME_LORD_YEAR, 4),
    profection: select('profection', () => profectionOf(birth, at, lists, world)),
    firdaria: select('firdaria', () => firdariaOf(birth, at, day, lists)),
    zodiacal_releasing: select('zodiacal_releasing', () =>
      releasingOf(birth, at, day, input.releasing_from ?? 'Spirit', lists),
    ),
    ...(techniques.includes('decennials') && { decennials: decennialsOf(birth, at, day, lists) }),
  }
})

/** The span of the lists of periods. */
interface Lists extends Window {
  isWholeLife: boolean
}
const listsOf = (
  { lists_from, years_ahead }: { lists_from?: 'as_of' | 'birth' | null; years_ahead?: number | null },
  { moment }: WesternNatal,
  at: JulianDay,
): Lists => {
  const isWholeLife = lists_from === 'birth'
  const from = isWholeLife ? moment.jd : at
  const years = years_ahead ?? (isWholeLife ? WHOLE_LIFE : 10)
  return { from, to: plusDays(from, years * TIME_LORD_YEAR), isWholeLife }
}
const isListed = ({ from, to }: Window, lists: Lists) => to > lists.from && from < lists.to

const profectionOf = (birth: WesternNatal, at: JulianDay, lists: Lists, world: World) => {
  const year = profectionYear(birth, at, world)
  const twelfth = (window: Window, first: SignIndex) => {
    const parts = partsOfWindow(window, 12)
    const index = Math.max(0, parts.findIndex(holds(at)))
    return { sign: signAt(first + index), window: parts[index]! }
  }
  const month = twelfth(year, year.sign)
  const day = twelfth(month.window, month.sign)
  const years: { age: number; sign: SignIndex; window: Window }[] = []
  const first = lists.isWholeLife ? -year.age : 0
  const count = Math.round((lists.to - lists.from) / TIME_LORD_YEAR)
  let from = lists.isWholeLife ? birth.moment.jd : year.from
  for (let k = first; k < first + count; k++) {
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

const firdariaOf = ({ moment }: WesternNatal, at: JulianDay, day: boolean, lists: Lists) => {
  const until = Math.max(at + 1, lists.to)
  const periods = firdaria(moment.jd, day, (until - moment.jd) / TIME_LORD_YEAR)
  const current = periods.find(holds(at))!
  const minor = current.parts.find(holds(at))
  return {
    current: { major: current.lord, minor: minor?.lord ?? null, ...format(minor ?? current) },
    periods: periods
      .filter((period) => isListed(period, lists))
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
  lists: Lists,
) => {
  const fortune = signOf(lotAt('Fortune', chart, day)!)
  const own = signOf(lotAt(lot, chart, day)!)
  const start = lot === 'Spirit' && own === fortune ? signAt(own + 1) : own
  const until = Math.max(at + 1, lists.to)
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
      .filter((period) => isListed(period, lists))
      .map((period) => ({ ...row(period), sub_periods: releasingSubPeriods(period).map(row) })),
    ...(lists.isWholeLife && {
      loosings: first
        .filter((period) => isListed(period, lists))
        .flatMap((period) =>
          releasingSubPeriods(period)
            .filter(({ loosing }) => loosing)
            .map((part) => ({ ...signed(part.sign, part), from_sign: signName(period.sign) })),
        ),
    }),
  }
}

const decennialsOf = ({ chart, moment }: WesternNatal, at: JulianDay, day: boolean, lists: Lists) => {
  const longitudeOf = (planet: (typeof CLASSICAL_PLANETS)[number]) => chart.point[planet].longitude
  const periods = decennials(moment.jd, day ? 'Sun' : 'Moon', longitudeOf, Math.max(at + 1, lists.to) - moment.jd)
  const current = periods.find(holds(at))!
  const minor = current.parts.find(holds(at))!
  return {
    current: { major: current.lord, minor: minor.lord, ...format(minor) },
    periods: periods
      .filter((period) => isListed(period, lists))
      .map((period) => ({
        lord: period.lord,
        ...format(period),
        sub_periods: period.parts.map((part) => ({ lord: part.lord, ...format(part) })),
      })),
  }
}

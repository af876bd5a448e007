import {
  bars,
  callout,
  listBlock,
  paragraph,
  picture,
  type Section,
  subheading,
  table,
} from '../../document/document.ts'
import { daysWithin, maybe, oneOf, type Static, t, term } from '../../schema.ts'
import { type CivilDate, civilOf, clockMs, daysInMonth } from '../../time/civil.ts'
import { datePart, dateText } from '../../time/iso.ts'
import { type JulianDay, julianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { MAJOR_ASPECTS } from '../../western/aspects.ts'
import { compositeChart } from '../../western/composite.ts'
import { interAspects } from '../../western/synastry.ts'
import { capability, type World } from '../capability.ts'
import { demandEnd } from '../shared/almanac.ts'
import { readDate } from '../shared/clocks.ts'
import { YEAR_AHEAD_DAYS } from '../shared/date-ranges.ts'
import { WESTERN_REPORT } from '../shared/report-designs.ts'
import {
  lennonAndOno,
  PAIR_FIELDS,
  PersonSigns,
  pair,
  personSigns,
  UNNAMED,
  westernPair,
} from '../shared/tropical/pair.ts'
import { Angle, angleObject, NameTerm, NatureWord, PlanetRows, pointRows } from '../shared/tropical/shapes.ts'
import { BOND_THEMES } from './parts/bond-brief-words.ts'
import {
  BOND_BODIES,
  BOND_TARGETS,
  bondAdvice,
  bondEvents,
  bondNames,
  bondWriter,
  RETURN_KINDS,
  sharedReturns,
} from './parts/bond-forecast.ts'
import { bondOf } from './parts/bond-kinds.ts'
import { bondMonth, turningPoints } from './parts/bond-months.ts'
import { bondSummary } from './parts/bond-summary.ts'
import { pairLines } from './parts/pair-lines.ts'
import { dayAndMonth, monthName } from './parts/slow-transits.ts'

const DEFAULT_MONTHS = 12

const BondEvent = t.Object(
  {
    exact_at: t.String({ description: 'Moment of the exact aspect, UTC.' }),
    motion: oneOf(['transit', 'progression'], {
      description: 'Kind of motion: a transit, or the progression of the other person’s Moon.',
    }),
    transit_planet: term(BOND_BODIES),
    target: oneOf(BOND_TARGETS),
    target_planet: NameTerm,
    aspect: oneOf(MAJOR_ASPECTS),
    nature: NatureWord,
    theme: oneOf(BOND_THEMES),
    weight: t.Integer({ minimum: 3 }),
    text: t.String(),
  },
  { $id: 'BondEvent', description: 'An exact aspect to a chart of the pair.' },
)

const Predictions = t.Object({
  section: t.Literal('synastry-predictions'),
  persons: t.Object({ person_a: PersonSigns, person_b: PersonSigns }),
  window: t.Object({ start_date: t.String(), end_date: t.String({ description: 'Last day of the range.' }) }),
  summary: t.String({ description: 'Up to three themes with their times, and the thesis of the months.' }),
  composite: t.Object({ planets: PlanetRows, ascendant: Angle, midheaven: Angle }),
  months: t.Array(
    t.Object({
      month: t.String({ description: 'Month in UTC, YYYY-MM; the first and the last may be incomplete.' }),
      rating: t.Integer({ minimum: 1, maximum: 5 }),
      events: t.Array(BondEvent),
      text: t.String(),
    }),
  ),
  turning_points: t.Array(BondEvent, { maxItems: 6, description: 'The weightiest events, in chronological order.' }),
  shared_returns: t.Array(
    t.Object({
      kind: oneOf(RETURN_KINDS),
      person: oneOf(PAIR_FIELDS),
      exact_at: t.String({ description: 'Moment of the exact aspect, UTC.' }),
    }),
  ),
  advice: t.Array(t.String()),
})

export default capability({
  slug: 'synastry-predictions',
  title: 'Synastry predictions',
  summary:
    'Transits to two charts and their composite in the coming months: events, ratings, turning points, returns, advice.',
  weight: 'report',
  method:
    'The transits are exact conjunctions, sextiles, squares, trines and oppositions of Jupiter to Pluto and the true North Node to Sun, Moon, Venus, Mars, Saturn and Ascendant of each person, and to Sun, Moon, Venus and Ascendant of the midpoint composite; further those of each person’s progressed Moon to Sun, Moon and Venus of the other. Weights: Pluto, Neptune and Uranus 5, Saturn 4, Jupiter 3, Node and progressed Moon 2; plus 2 on the composite, otherwise plus 3 on Sun or Moon and 1 on others. A month is rated 3 + (harmonious - challenging) / 4, rounded, within 1..5. The nature of a conjunction follows its points.',
  varies: true,
  input: pair({
    start_date: maybe(
      t.String(
        daysWithin(YEAR_AHEAD_DAYS, 'First day, YYYY-MM-DD; the window begins at 00:00 UTC. Default: today (UTC).'),
      ),
    ),
    months: maybe(t.Integer({ minimum: 1, maximum: 24, default: 12 })),
  }),
  data: Predictions,
  example: { ...lennonAndOno, start_date: '1969-01-01', months: 6 },
  report: { ...WESTERN_REPORT, subjects: UNNAMED, accent: 'wine', document: (data) => sectionsOf(data) },
}).compute(async (input, world) => {
  const both = westernPair(input, world)
  const { start, end, window } = windowOf(input.start_date, input.months ?? DEFAULT_MONTHS, world)
  const composite = compositeChart(both.a.chart, both.b.chart, 'midpoint_cusps')
  const names = bondNames(both)
  const lines = pairLines(interAspects(both.a.chart, both.b.chart), { a: names.person_a, b: names.person_b })
  const bond = bondOf(both, null, start, { a: names.person_a, b: names.person_b })
  const describe = await bondWriter(bond)
  const events = await bondEvents(both, composite, window, names, describe, world)
  const months = monthsBetween(start, end).map((month) => bondMonth(month, events, names, bond.children))
  const shared_returns = await sharedReturns(both, window, world)
  return {
    section: 'synastry-predictions',
    persons: { person_a: personSigns(both.a), person_b: personSigns(both.b) },
    window: { start_date: dateText(start), end_date: datePart(isoUtc(plusDays(window.to, -0.5))) },
    summary: bondSummary(events, names, lines, bond),
    composite: {
      planets: pointRows(composite.points),
      ascendant: angleObject(composite.ascendant),
      midheaven: angleObject(composite.midheaven),
    },
    months,
    turning_points: turningPoints(events, names),
    shared_returns,
    advice: bondAdvice(months, events, shared_returns, names, bond),
  }
})

const midnight = (date: CivilDate): JulianDay => julianDay(clockMs({ ...date, hour: 0, minute: 0, second: 0 }))

/** A window of so many months from a date; it ends with the last month if that has no such day. */
const windowOf = (start_date: string | null | undefined, months: number, world: World) => {
  const { year, month, day } = start_date ? readDate(start_date, 'start_date', world) : civilOf(world.now)
  const count = year * 12 + month - 1 + months
  const endYear = Math.floor(count / 12)
  const endMonth = count - 12 * endYear + 1
  const start = { year, month, day }
  const end = { year: endYear, month: endMonth, day: Math.min(day, daysInMonth(endYear, endMonth)) }
  const window = { from: midnight(start), to: midnight(end) }
  demandEnd(window, 'start_date', 'months', world.sky)
  return { start, end, window }
}

/** Calendar months from `start` with a day before `end`. */
const monthsBetween = (start: CivilDate, end: CivilDate): string[] => {
  const first = start.year * 12 + start.month - 1
  const last = end.year * 12 + end.month - 1 - (end.day === 1 ? 1 : 0)
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const year = Math.floor((first + i) / 12)
    return dateText({ year, month: first + i - 12 * year + 1, day: 1 }).slice(0, -3)
  })
}

const titleOf = (month: string) => `${monthName(month)} ${month.slice(0, -3)}`

const sectionsOf = ({
  persons,
  window,
  summary,
  months,
  turning_points,
  shared_returns,
  advice,
}: Static<typeof Predictions>): Section[] => {
  const [a, b] = PAIR_FIELDS.map((person) => persons[person].name ?? UNNAMED[person]) as [string, string]
  const whose = { person_a: a, person_b: b, composite: 'Composite' }
  return [
    {
      title: 'The two charts',
      blocks: [
        callout('In short', summary),
        paragraph(`Read from ${window.start_date} to ${window.end_date}.`),
        table(
          'Both at a glance',
          ['', 'Sun', 'Moon', 'Ascendant'],
          PAIR_FIELDS.map((person) => {
            const { sun_sign, moon_sign, ascendant_sign } = persons[person]
            return [whose[person], sun_sign, moon_sign, ascendant_sign]
          }),
        ),
        picture('Both charts', `The chart of ${b} drawn around the chart of ${a}.`, {
          capability: 'western/synastry-wheel',
          input: { captions: false },
        }),
        ...(advice.length > 0 ? [subheading('Advice'), listBlock(advice)] : []),
      ],
    },
    {
      title: 'Months',
      blocks: [
        bars(
          'Months at a glance',
          months.map(({ month, rating }) => ({ name: titleOf(month), share: rating / 5, label: `${rating} of 5` })),
        ),
        ...months.flatMap(({ month, text }) => [subheading(titleOf(month)), paragraph(text)]),
      ],
    },
    {
      title: 'Turning points',
      blocks: [
        table(
          'The weightiest events',
          ['Date', 'Event', 'Of', 'Theme'],
          turning_points.map(({ exact_at, transit_planet, motion, aspect, target_planet, target, theme }) => [
            `${dayAndMonth(exact_at)} ${exact_at.slice(0, exact_at.indexOf('-', 1))}`,
            `${motion === 'progression' ? 'progressed ' : ''}${transit_planet} ${aspect} ${target_planet}`,
            whose[target],
            theme,
          ]),
        ),
        table(
          'Returns',
          ['Date', 'Return', 'Of'],
          shared_returns.map(({ kind, person, exact_at }) => [
            exact_at.slice(0, exact_at.indexOf('T')),
            kind,
            whose[person],
          ]),
        ),
      ],
    },
  ]
}

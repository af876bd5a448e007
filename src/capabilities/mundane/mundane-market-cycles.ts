import { concurrently, mapConcurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import { lineChart } from '../../render/line-chart.ts'
import { distinct, maybe, maybeTerm, nullable, oneOf, t } from '../../schema.ts'
import { longitudeBetween, longitudeOf } from '../../sky/expressions.ts'
import { ingressesOf } from '../../sky/ingresses.ts'
import { eclipsesIn, lunations } from '../../sky/lunations.ts'
import type { Sky } from '../../sky/sky.ts'
import { stationsOf } from '../../sky/stations.ts'
import { addDays, type CivilDate, clockMs } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, julianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { nearestCycleAspect, type OuterPair, SYNODIC_YEARS, separationOf } from '../../western/mundane/cycles.ts'
import { siderographAt, siderographTurns } from '../../western/mundane/siderograph.ts'
import { MARKET_NOTE } from '../../western/mundane/significations.ts'
import { BODY_OF, type Planet } from '../../western/points.ts'
import { norm } from '../../zodiac/longitude.ts'
import { signAt, signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { SvgImage } from '../shared/shapes.ts'
import { demandCover } from '../shared/tropical/birth.ts'
import { roundFigure } from '../shared/tropical/shapes.ts'
import { TenTerm } from './parts/chart.ts'
import { type Days, range, readDays, skyAt, UtcInstant } from './parts/moments.ts'

const MAX_ROWS = 800
const COMMODITIES = ['gold', 'silver', 'oil', 'grain', 'currency', 'equities'] as const
// source: traditional rulerships of metals and goods (Lilly; for oil modern usage)
const RULERS = {
  gold: ['Sun'],
  silver: ['Moon'],
  oil: ['Neptune', 'Pluto'],
  grain: ['Moon', 'Saturn', 'Jupiter'],
  currency: ['Venus', 'Mercury'],
  equities: ['Jupiter', 'Saturn', 'Uranus'],
} as const satisfies Record<(typeof COMMODITIES)[number], readonly Planet[]>

const KINDS = ['ingress', 'station', 'lunation', 'eclipse'] as const
/** Years. Source: regression of the Moon's nodes; five synodic periods of Venus; synodic period of Mercury. */
const NODE_PERIOD = 18.61
const VENUS_PERIOD = 7.9934
const MERCURY_PERIOD = 0.3173
/** Days: longer than between two inferior conjunctions, or stations. */
const VENUS_REACH = 600
const MERCURY_REACH = 130
/** UT of the inferior conjunction of Venus that starts the count of five: the transit of 2004-06-08. */
const VENUS_FIRST = 2453164.86
const VENUS_SYNODIC = 583.92
const PAIRS = ['Jupiter-Saturn', 'Saturn-Uranus', 'Jupiter-Uranus'] as const satisfies readonly OuterPair[]
const TURNS = [0, 90, 180, 270]

export default capability({
  slug: 'mundane-market-cycles',
  title: 'Market cycles',
  summary: 'Bradley’s siderograph over a range, with its turns, and the cycles that market astrologers watch.',
  weight: 'heavy',
  method:
    'Source: Donald Bradley, Stock Market Prediction (1947). P = 4 (L + D) + M at 12:00 UTC. L covers the ten pairs of Jupiter to Pluto; M covers the 26 pairs of Sun, Mercury, Venus and Mars with each other and with those. Aspects of 0, 60, 90, 120 and 180 degrees within 15 degrees count as a cosine of height 10. D is half the sum of the declinations of Venus and Mars. The valencies of conjunctions are this service’s own. A turn is the extreme of fifteen rows. Turns outside the ephemeris files are from a table. No predictive skill has been shown; this is no advice to trade.',
  input: range({
    step_days: maybe(t.Integer({ minimum: 1, maximum: 7, default: 1, description: 'Days between two rows.' })),
    commodity: maybe(
      oneOf(COMMODITIES, { default: 'equities', description: 'Market sector whose rulers are listed.' }),
    ),
  }),
  data: t.Object({
    commodity: t.Object(
      {
        name: oneOf(COMMODITIES, { description: 'Name of the commodity, as sent.' }),
        rulers: distinct(TenTerm, { description: 'Traditional planets of the commodity.' }),
      },
      { description: 'Market sector whose rulers are listed.' },
    ),
    siderograph: t.Array(
      t.Object({
        date: t.String({ description: 'Date, YYYY-MM-DD; the values are those of 12:00 UTC.' }),
        value: t.Number({ description: 'Bradley index P.' }),
        long_terms: t.Number({ description: 'Long-term component L.' }),
        middle_terms: t.Number({ description: 'Middle-term component M.' }),
        declination_factor: t.Number({ description: 'Declination factor D, degrees.' }),
      }),
      { maxItems: MAX_ROWS, description: 'Siderograph rows in order of time.' },
    ),
    turning_points: t.Array(
      t.Object({
        date: t.String({ description: 'Date of the row.' }),
        kind: oneOf(['high', 'low'], { description: 'Kind of turning point. High and low alternate.' }),
        value: t.Number({ description: 'Bradley index P.' }),
        strength: t.Number({ description: 'Difference in value from the neighbouring turning point.' }),
      }),
      { description: 'Turning points: rows that are the extreme of fifteen rows.' },
    ),
    events: t.Array(
      t.Object({
        at: UtcInstant,
        kind: oneOf(KINDS, { description: 'Kind of event.' }),
        planets: distinct(TenTerm, { description: 'Planets that take part.' }),
        text: t.String({ description: 'Description in words.' }),
      }),
      { description: 'Events of the rulers, in order of time.' },
    ),
    cycles: t.Array(
      t.Object({
        name: maybeTerm(['PlanetPair'], { description: 'Name of the cycle.' }),
        period: t.Number({ description: 'Period of the cycle, years.' }),
        phase: t.Number({ minimum: 0, maximum: 1, description: 'Elapsed part of the cycle on the first day.' }),
        next_turn: nullable(UtcInstant, {
          description: 'Next quarter, conjunction or station of the cycle; null after the ephemeris ends.',
        }),
      }),
      { description: 'Cycles on the first day.' },
    ),
    images: t.Array(SvgImage, { maxItems: 1, description: 'Line chart of the siderograph.' }),
    note: t.Literal(MARKET_NOTE, { description: 'Scope and limits.' }),
  }),
  example: { start_date: '2024-01-01', end_date: '2024-03-31', step_days: 3 },
}).compute(async (input, world) => {
  const step = input.step_days ?? 1
  const days = readDays(input, MAX_ROWS * step, world)
  const count = Math.floor((days.count - 1) / step) + 1
  if (count > MAX_ROWS)
    throw invalid('end_date', `The range has more than ${MAX_ROWS} rows. Send a longer \`step_days\`.`)
  const { sky } = world
  const commodity = input.commodity ?? 'equities'
  const rulers: readonly Planet[] = RULERS[commodity]
  const dates = Array.from({ length: count }, (_, i) => addDays(days.first, i * step))
  const noonOf = (date: CivilDate) => julianDay(clockMs({ ...date, hour: 12, minute: 0, second: 0 }))
  demandCover(noonOf(dates[0]!), 'start_date', world)
  demandCover(noonOf(dates.at(-1)!), 'end_date', world)
  const rows = await mapYielding(dates, world.yieldIfDue, (date) => ({
    date: dateText(date),
    ...siderographAt(noonOf(date), sky),
  }))
  const turns = siderographTurns(rows.map(({ value }) => value))
  return {
    commodity: { name: commodity, rulers: [...rulers] },
    siderograph: rows.map(({ date, value, longTerms, middleTerms, declination }) => ({
      date,
      value: roundFigure(value, 3),
      long_terms: roundFigure(longTerms, 3),
      middle_terms: roundFigure(middleTerms, 3),
      declination_factor: roundFigure(declination, 3),
    })),
    turning_points: turns.map(({ index, kind, value, strength }) => ({
      date: rows[index]!.date,
      kind,
      value: roundFigure(value, 3),
      strength: roundFigure(strength, 3),
    })),
    events: await eventsOf(rulers, days, world),
    cycles: await cyclesOn(days.from, world),
    images:
      rows.length < 2
        ? []
        : [
            lineChart({
              title: 'Bradley siderograph',
              caption: 'Donald Bradley, 1947; a historical curiosity, not a forecast and not advice to trade',
              dates: rows.map(({ date }) => date),
              series: [{ name: 'P', values: rows.map(({ value }) => value) }],
              marks: turns.map(({ index, kind }) => ({ at: index, high: kind === 'high' })),
            }),
          ],
    note: MARKET_NOTE,
  }
})

const withThe = (planet: Planet) => (planet === 'Sun' || planet === 'Moon' ? `The ${planet}` : planet)
const PHASES = {
  new: 'New Moon',
  first_quarter: 'First quarter',
  full: 'Full Moon',
  last_quarter: 'Last quarter',
} as const

const eventsOf = async (rulers: readonly Planet[], { from, to }: Days, { sky, signal }: World) => {
  const window: Window = { from, to }
  const lights = rulers.some((planet) => planet === 'Sun' || planet === 'Moon')
  const matches = await concurrently(
    () =>
      mapConcurrently(rulers, async (planet) =>
        (await ingressesOf({ of: longitudeOf(BODY_OF[planet]), span: 30 }, window, sky, signal)).map(
          ({ at, entered, backward }) => ({
            at,
            kind: 'ingress' as const,
            planets: [planet],
            text: `${withThe(planet)} ${backward ? 'goes back into' : 'enters'} ${signName(signAt(entered))}.`,
          }),
        ),
      ),
    () =>
      mapConcurrently(
        rulers.filter((planet) => planet !== 'Sun' && planet !== 'Moon'),
        async (planet) =>
          (await stationsOf(BODY_OF[planet], window, sky, signal)).map(({ at, turns }) => ({
            at,
            kind: 'station' as const,
            planets: [planet],
            text: `${planet} turns ${turns}.`,
          })),
      ),
    () => [
      lights
        ? lunations(window, sky).map(({ at, phase }) => ({
            at,
            kind: 'lunation' as const,
            planets: ['Moon', 'Sun'] as Planet[],
            text: `${PHASES[phase]}.`,
          }))
        : [],
    ],
    async () => [
      lights
        ? (await eclipsesIn(window, sky)).map(({ maximum, kind, type }) => ({
            at: maximum,
            kind: 'eclipse' as const,
            planets: ['Sun', 'Moon'] as Planet[],
            text: `${type.charAt(0).toUpperCase()}${type.slice(1)} eclipse of the ${kind === 'solar' ? 'Sun' : 'Moon'}.`,
          }))
        : [],
    ],
  )
  return matches
    .flat(2)
    .sort((a, b) => a.at - b.at)
    .map(({ at, ...event }) => ({ at: isoUtc(at), ...event, planets: [...event.planets] }))
}

const cyclesOn = async (at: JulianDay, world: World) => {
  const { sky } = world
  const beyond = (reach: number): Window | null =>
    plusDays(at, reach) <= sky.range.to ? { from: plusDays(at, 1e-6), to: plusDays(at, reach) } : null
  const pairs = await mapConcurrently(PAIRS, async (pair) => {
    const next = await nearestCycleAspect(pair, TURNS, plusDays(at, 1e-6), 1, sky)
    return {
      name: pair,
      period: SYNODIC_YEARS[pair],
      phase: roundFigure(separationOf(pair, at, skyAt(at, world)) / 360, 4),
      next_turn: next ? isoUtc(next.at) : null,
    }
  })
  const node = beyond(2000)
  const nextNode = node && (await sky.scan({ of: longitudeOf('TrueNode'), span: 90, ...node })).at(0)
  const venus = beyond(VENUS_REACH)
  const mercury = beyond(MERCURY_REACH)
  return [
    ...pairs,
    {
      name: 'Node',
      period: NODE_PERIOD,
      phase: roundFigure(1 - sky.positions(at, ['TrueNode'])[0]!.longitude / 360, 4),
      next_turn: nextNode ? isoUtc(nextNode.at) : null,
    },
    {
      name: 'Venus 8-year',
      period: VENUS_PERIOD,
      phase: roundFigure(norm(((at - VENUS_FIRST) / (5 * VENUS_SYNODIC)) * 360) / 360, 4),
      next_turn: isoOr(venus && inferiorConjunctions(venus, sky)[0]),
    },
    {
      name: 'Mercury retrograde',
      period: MERCURY_PERIOD,
      phase: roundFigure(await mercuryPhase(at, sky), 4),
      next_turn: isoOr(mercury && (await stationsOf('Mercury', mercury, sky))[0]?.at),
    },
  ]
}
const isoOr = (at: JulianDay | null | undefined) => (at ? isoUtc(at) : null)

const inferiorConjunctions = (window: Window, sky: Sky): JulianDay[] =>
  sky
    .crossings({ of: longitudeBetween('Venus', 'Sun'), targets: [0], ...window })
    .filter(({ direction }) => direction < 0)
    .map(({ at }) => at)

/** The fraction between two retrograde stations. */
const mercuryPhase = async (at: JulianDay, sky: Sky): Promise<number> => {
  const from = Math.max(plusDays(at, -MERCURY_REACH), sky.range.from) as JulianDay
  const to = Math.min(plusDays(at, MERCURY_REACH), sky.range.to) as JulianDay
  const backs = (await stationsOf('Mercury', { from, to }, sky)).filter(({ turns }) => turns === 'retrograde')
  const last = backs.findLast((each) => each.at <= at)
  const next = backs.find((each) => each.at > at)
  return last && next ? (at - last.at) / (next.at - last.at) : 0
}

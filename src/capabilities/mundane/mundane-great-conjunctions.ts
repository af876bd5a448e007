import { concurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { civilOf } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { epochMs, type JulianDay, julianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import {
  bodiesOfPair,
  CYCLE_PHASES,
  type CycleAspect,
  cycleAspectsOf,
  eighthOfCycle,
  maxCycleDays,
  OUTER_PAIRS,
  phaseOfCycle,
  SYNODIC_YEARS,
  separationOf,
} from '../../western/mundane/cycles.ts'
import { OUTLOOK_NOTE } from '../../western/mundane/significations.ts'
import { type Element, elementOf, signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { YEARS } from '../shared/date-ranges.ts'
import { Element as ElementTerm } from '../shared/shapes.ts'
import { Longitude, longitudeFields as placeInSign, roundFigure, Sign } from '../shared/tropical/shapes.ts'
import { castAt, MundaneChart, mundaneChart } from './parts/chart.ts'
import { Note } from './parts/indication.ts'
import { skyAt, timeOnly, UtcInstant } from './parts/moments.ts'
import { namedZone, PlaceInput, placeOfSent } from './parts/place.ts'

const MAX_YEARS = 500
const MAX_CHARTS = 20
const ASPECTS = ['conjunction', 'square', 'opposition'] as const
// source: Ptolemy, Tetrabiblos I.13; both squares of a cycle
const ANGLES = { conjunction: [0], square: [90, 270], opposition: [180] } as const
const aspectOf = (angle: number) => (angle === 0 ? 'conjunction' : angle === 180 ? 'opposition' : 'square')

const yearStart = (year: number): JulianDay => julianDay(new Date(0).setUTCFullYear(year, 0, 1))
const dateOf = (at: JulianDay) => dateText(civilOf(epochMs(at)))

export default capability({
  slug: 'mundane-great-conjunctions',
  title: 'Great conjunctions',
  summary: 'Every conjunction (square, opposition) of two slow planets over up to 500 years, by element and series.',
  weight: 'heavy',
  method:
    'Conjunctions are roots of the difference of apparent geocentric longitudes. Those less than 400 days apart are passes of one conjunction. A mutation is the first pass of a cycle in another element than that of the cycle before. Outside the ephemeris files the moments come from Moshier’s series (accurate to 1 hour for Jupiter and Saturn, half a day for pairs with Uranus, Neptune or Pluto). Dates are proleptic Gregorian.',
  varies: true,
  input: timeOnly({
    start_year: t.Integer(YEARS),
    end_year: t.Integer({ ...YEARS, description: 'Last year, inclusive; the range is at most 500 years.' }),
    pair: maybe(
      oneOf(OUTER_PAIRS, { default: 'Jupiter-Saturn', description: 'Pair of planets, the faster one first.' }),
    ),
    aspects: maybe(t.Array(oneOf(ASPECTS), { minItems: 1, description: 'Aspects to find; default: conjunction.' })),
    chart_place: PlaceInput,
  }),
  data: t.Object({
    pair: oneOf(OUTER_PAIRS, { description: 'Pair of planets, the faster one first.' }),
    synodic_years: t.Number({ description: 'Mean time from one conjunction to the next.' }),
    conjunctions: t.Array(
      t.Object({
        exact_at: UtcInstant,
        aspect: oneOf(ASPECTS, { description: 'Aspect of the two planets.' }),
        longitude: Longitude,
        sign: Sign,
        element: ElementTerm,
        pass: t.Integer({ minimum: 1, description: 'Number of the pass in the conjunction, from 1.' }),
        passes: t.Integer({ minimum: 1, description: 'Number of exact conjunctions of one meeting.' }),
        latitude_separation: t.Number({ description: 'Difference of ecliptic latitudes, degrees.' }),
        mutation: t.Boolean({
          description:
            'True for the first conjunction in another element than before; false for the first conjunction after the year -2999.',
        }),
        chart: nullable(MundaneChart, {
          description: 'Chart of the conjunction at `chart_place`; null without one, and after the twentieth.',
        }),
      }),
      { description: 'Conjunctions in order of time; `longitude` is that of the faster planet.' },
    ),
    series: t.Array(
      t.Object({
        element: ElementTerm,
        start: t.String({ format: 'date', description: 'Date of the first conjunction of the run.' }),
        end: t.String({ format: 'date', description: 'Date of the first pass of the last conjunction of the run.' }),
      }),
      { description: 'Runs of cycles whose first passes share an element.' },
    ),
    current_phase: t.Object(
      {
        separation: t.Number({ description: 'Distance of the faster planet ahead of the slower, degrees, 0..360.' }),
        phase: oneOf(CYCLE_PHASES, { description: 'Phase of the cycle: waxing until the opposition, then waning.' }),
        eighth: t.Integer({ minimum: 1, maximum: 8, description: 'Eighth of the cycle.' }),
      },
      { description: 'Cycle at the time of the call.' },
    ),
    note: Note,
  }),
  example: { start_year: 1980, end_year: 2020, timezone: 'UTC' },
}).compute(async (input, world) => {
  const { start_year, end_year } = input
  if (end_year < start_year) throw invalid('end_year', '`end_year` must not be before `start_year`.')
  if (end_year - start_year >= MAX_YEARS) throw invalid('end_year', `The span must be at most ${MAX_YEARS} years.`)
  const pair = input.pair ?? 'Jupiter-Saturn'
  const aspects = input.aspects ?? ['conjunction']
  const place = input.chart_place ? placeOfSent(input.chart_place, 'chart_place', world) : null
  const castingPlace = place && { ...place, zone: namedZone(input) ?? place.zone }
  const [from, to] = [yearStart(start_year), yearStart(end_year + 1)]
  const { sky } = world

  const [conjunctions, others] = await concurrently(
    () => cycleAspectsOf(pair, [0], { from: plusDays(from, -maxCycleDays(pair)), to }, sky),
    () =>
      cycleAspectsOf(
        pair,
        aspects.flatMap((aspect) => (aspect === 'conjunction' ? [] : ANGLES[aspect])),
        { from, to },
        sky,
      ),
  )
  const cycles = conjunctions.filter(({ pass }) => pass === 1)
  const elements = new Map(cycles.map((meeting) => [meeting, elementOf(signOf(fasterAt(pair, meeting, world)))]))
  const mutates = (meeting: CycleAspect) => {
    const index = cycles.indexOf(meeting)
    return index > 0 && elements.get(meeting) !== elements.get(cycles[index - 1]!)
  }
  const listed = [...(aspects.includes('conjunction') ? conjunctions : []), ...others]
    .filter(({ at }) => at >= from)
    .sort((a, b) => a.at - b.at)
  if (castingPlace && listed.length > MAX_CHARTS)
    world.warn('span_shortened', `Charts are cast for the first ${MAX_CHARTS} rows only.`)
  const now = julianDay(world.now)
  const separation = separationOf(pair, now, skyAt(now, world))

  return {
    pair,
    synodic_years: SYNODIC_YEARS[pair],
    conjunctions: await mapYielding(listed, world.yieldIfDue, (meeting, i) => {
      const own = skyAt(meeting.at, world)
      const [fast, slow] = own.positions(meeting.at, bodiesOfPair(pair))
      const { longitude, sign } = placeInSign(fast!.longitude)
      return {
        exact_at: isoUtc(meeting.at),
        aspect: aspectOf(meeting.angle),
        longitude,
        sign: signName(sign),
        element: elementOf(sign),
        pass: meeting.pass,
        passes: meeting.passes,
        latitude_separation: roundFigure(Math.abs(fast!.latitude - slow!.latitude), 4),
        mutation: mutates(meeting),
        chart: castingPlace && i < MAX_CHARTS ? mundaneChart(castAt(meeting.at, castingPlace, null, own)) : null,
      }
    }),
    series: seriesOf(
      cycles.filter(({ at }) => at >= from).map((meeting) => ({ at: meeting.at, element: elements.get(meeting)! })),
    ),
    current_phase: {
      separation: roundFigure(separation, 4),
      phase: phaseOfCycle(separation),
      eighth: eighthOfCycle(separation),
    },
    note: OUTLOOK_NOTE,
  }
})

const fasterAt = (pair: (typeof OUTER_PAIRS)[number], { at }: CycleAspect, world: World) =>
  skyAt(at, world).positions(at, [bodiesOfPair(pair)[0]])[0]!.longitude

const seriesOf = (cycles: readonly { at: JulianDay; element: Element }[]) => {
  const runs: { element: Element; start: string; end: string }[] = []
  for (const { at, element } of cycles) {
    const last = runs.at(-1)
    if (last?.element === element) last.end = dateOf(at)
    else runs.push({ element, start: dateOf(at), end: dateOf(at) })
  }
  return runs
}

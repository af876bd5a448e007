import { concurrently, mapConcurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import { distinct, maybe, oneOf, optionalKeys, rows, t, term } from '../../schema.ts'
import { longitudeOf } from '../../sky/expressions.ts'
import { ingressesOf } from '../../sky/ingresses.ts'
import { datePart, dateText, longDate, textOrder, writtenText } from '../../time/iso.ts'
import { plusDays } from '../../time/julian-day.ts'
import { isoUtc, utcMidnight } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { MAJOR_ASPECTS } from '../../western/aspects.ts'
import { NATURES } from '../../western/location/tables.ts'
import { bodiesOfPair, cyclicIndexes, OUTER_PAIRS, OUTER_PLANETS } from '../../western/mundane/cycles.ts'
import { angularPlanets } from '../../western/mundane/indications.ts'
import { SIGN_REGIONS } from '../../western/mundane/regions.ts'
import { OUTLOOK_NOTE } from '../../western/mundane/significations.ts'
import { BODY_OF, type Planet } from '../../western/points.ts'
import { RETROGRADE_PLANETS } from '../../western/retrogrades.ts'
import type { ExactAspect } from '../../western/sky-events.ts'
import { joinWords } from '../../wording.ts'
import { signAt, signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { YEARS } from '../shared/date-ranges.ts'
import { roundFigure, Sign } from '../shared/tropical/shapes.ts'
import eclipsesOfWorld from './mundane-eclipses.ts'
import retrogradeCalendar from './mundane-retrograde-calendar.ts'
import { aspectDay, aspectInWords, aspectsOfPairs } from './parts/aspects-of-year.ts'
import { AngularRow, angularRow, castAt, TenTerm } from './parts/chart.ts'
import { CycleRow, cyclesAt } from './parts/cycles.ts'
import { eclipseFields } from './parts/eclipse.ts'
import { Indications, Note } from './parts/indication.ts'
import { skyAt, UtcInstant, yearOnly } from './parts/moments.ts'
import { CountryCode, placeOfCapital } from './parts/place.ts'

const FOCUSES = ['politics', 'economy', 'climate', 'health', 'technology', 'culture'] as const
type Focus = (typeof FOCUSES)[number]
// source: the contract's planets of each theme
const THEME_PLANETS = {
  politics: ['Sun', 'Pluto', 'Saturn'],
  economy: ['Jupiter', 'Venus', 'Saturn'],
  climate: ['Moon', 'Neptune', 'Uranus'],
  health: ['Neptune', 'Mars', 'Saturn'],
  technology: ['Uranus', 'Mercury'],
  culture: ['Venus', 'Neptune'],
} as const satisfies Record<Focus, readonly Planet[]>
const CAPITALS = ['US', 'GB', 'DE', 'IN', 'CN', 'RU', 'BR', 'ZA'] as const
const LIMIT = 5

const clip = (value: number) => Math.max(-LIMIT, Math.min(LIMIT, value)) + 0
const awayFromZero = (value: number) => Math.sign(value) * Math.round(Math.abs(value))
const Tone = t.Integer({ minimum: -5, maximum: 5, description: 'Tone by tradition: below 0 harder, above 0 easier.' })

export default capability({
  slug: 'mundane-world-forecast',
  title: 'World forecast of a year',
  summary: 'A year of the world by tradition: ingress charts of eight capitals, cycles, eclipses, quarters and themes.',
  weight: 'heavy',
  method:
    'The answer joins the other mundane answers. The tone of a quarter counts its exact aspects between Jupiter to Pluto (2 for trine or sextile, -2 for square or opposition, 1 for a conjunction with Jupiter, -1 for another), -1 for each eclipse, and 1 if the slow planets are more concentrated at its end than at its start, otherwise -1. The tone of a theme is a quarter of the sum of the exact major aspects of the year between its planets, without the Moon, and Jupiter to Pluto. Cycles are those of 1 July.',
  input: yearOnly(
    { focus: maybe(t.Array(oneOf(FOCUSES), { minItems: 1, description: 'Themes; default: all.' })) },
    { ...YEARS, description: 'Calendar year.' },
  ),
  data: t.Object({
    year: t.Integer({ description: 'Calendar year, as sent.' }),
    keynote: t.String({ description: 'Summary in a few sentences.' }),
    ingress_charts: rows(
      t.Object({
        ingress: Sign,
        exact_at: UtcInstant,
        capitals: rows(
          t.Object({
            country_code: CountryCode,
            ascendant_sign: Sign,
            angular_planets: t.Array(AngularRow, { description: 'Sun to Pluto within 8 degrees of an angle.' }),
          }),
          8,
          { description: 'Ingress chart for the capitals of US, GB, DE, IN, CN, RU, BR and ZA.' },
        ),
      }),
      4,
      { description: 'The cardinal ingresses of the year.' },
    ),
    cycles: rows(
      t.Object({
        ...CycleRow.properties,
        exact_in_year: t.Array(
          t.Object({
            aspect: term(MAJOR_ASPECTS, { description: 'Exact aspect of the two planets.' }),
            exact_at: UtcInstant,
          }),
          { description: 'Exact major aspects of the pair in the year.' },
        ),
      }),
      10,
      { description: 'The ten pairs of Jupiter to Pluto on 1 July.' },
    ),
    cyclic_index: t.Object(
      {
        concentration_start: t.Number({ description: 'Concentration on 1 January, degrees.' }),
        concentration_end: t.Number({ description: 'Concentration on the next 1 January, degrees.' }),
        trend: oneOf(['rising', 'falling'], { description: 'Trend of the concentration over the year.' }),
        equilibrium: t.Number({ description: 'Ganeau’s index on 1 January, degrees.' }),
      },
      { description: 'Cyclic index of the slow planets.' },
    ),
    eclipses: t.Array(
      t.Object({
        ...eclipseFields,
        affected_regions: t.Array(t.String(), { description: 'Lands of the sign by tradition.' }),
      }),
      { description: 'Eclipses of the year, as in mundane-eclipses.' },
    ),
    ingresses: t.Array(
      t.Object({
        planet: TenTerm,
        to_sign: Sign,
        at: UtcInstant,
        retrograde: t.Boolean({ description: 'True if the planet re-enters the sign while retrograde.' }),
      }),
      { description: 'Jupiter to Pluto, in order of time.' },
    ),
    retrogrades: t.Array(
      t.Object({
        planet: term(RETROGRADE_PLANETS, { description: 'Planet, Mercury to Pluto.' }),
        station_retrograde: UtcInstant,
        station_direct: UtcInstant,
        sign: Sign,
      }),
      { description: 'Loops that touch the year; the sign is that of the station retrograde.' },
    ),
    quarters: rows(
      t.Object({
        start: t.String({ format: 'date', description: 'First day of the quarter.' }),
        end: t.String({ format: 'date', description: 'Last day of the quarter.' }),
        tone: Tone,
        indications: Indications,
        text: t.String({ description: 'Reading in words.' }),
      }),
      4,
      { description: 'Quarters from 1 January, April, July and October, 00:00 UTC.' },
    ),
    themes: optionalKeys(
      FOCUSES,
      t.Object(
        {
          tone: Tone,
          planets: distinct(TenTerm, { description: 'Planets that signify the theme.' }),
          text: t.String({ description: 'Reading in words.' }),
        },
        { $id: 'PublicMatter', description: 'A field of public life.' },
      ),
      { description: 'Requested themes.' },
    ),
    note: Note,
  }),
  example: { year: 2026, focus: ['politics', 'economy'] },
}).compute(async (input, world) => {
  const { year } = input
  const start = (month: number) => utcMidnight({ year: year + Math.floor(month / 12), month: (month % 12) + 1, day: 1 })
  const whole = { from: start(0), to: start(12) }
  const [cycles, slow, eclipseAnswer, retrogradeAnswer, ingresses, charts] = await concurrently(
    () => cyclesAt(plusDays(utcMidnight({ year, month: 7, day: 1 }), 0.5), world),
    () => aspectsOfPairs(OUTER_PAIRS.map(bodiesOfPair), whole, world),
    () =>
      eclipsesOfWorld.compute(
        { start_date: writtenText({ year, month: 1, day: 1 }), end_date: writtenText({ year, month: 12, day: 31 }) },
        world,
      ),
    () => retrogradeCalendar.compute({ year, timezone: input.timezone }, world),
    () => slowIngresses(whole, world),
    () => ingressCharts(whole, world),
  )
  const moments = [0, 3, 6, 9, 12].map(start)
  const indexes = cyclicIndexes(moments, skyAt(whole.from, world))
  const quarters = [0, 1, 2, 3].map((quarter) => {
    const window = { from: moments[quarter]!, to: moments[quarter + 1]! }
    const rises = indexes[quarter + 1]!.concentration > indexes[quarter]!.concentration
    return quarterOf(window, slow, eclipseAnswer.eclipses, rises)
  })
  const focuses = FOCUSES.filter((focus) => input.focus?.includes(focus) ?? true)
  return {
    year,
    keynote: keynoteOf(slow, cycles, indexes[0]!.concentration, indexes[4]!.concentration, quarters),
    ingress_charts: charts,
    cycles: cycles.map((cycle) => {
      const [a, b] = bodiesOfPair(cycle.pair)
      return {
        ...cycle,
        exact_in_year: slow
          .filter((exact) => exact.a.name === a && exact.b.name === b)
          .map(({ aspect, at }) => ({ aspect, exact_at: isoUtc(at) })),
      }
    }),
    cyclic_index: {
      concentration_start: roundFigure(indexes[0]!.concentration, 2),
      concentration_end: roundFigure(indexes[4]!.concentration, 2),
      trend: indexes[4]!.concentration > indexes[0]!.concentration ? ('rising' as const) : ('falling' as const),
      equilibrium: roundFigure(indexes[0]!.equilibrium, 2),
    },
    eclipses: eclipseAnswer.eclipses.map(({ path: _, limits: __, sign_regions: ___, ...row }) => ({
      ...row,
      affected_regions: [...SIGN_REGIONS[row.sign]],
    })),
    ingresses,
    retrogrades: retrogradeAnswer.loops
      .filter(({ station_retrograde, station_direct }) => overlaps(station_retrograde.utc, station_direct.utc, year))
      .map(({ planet, station_retrograde, station_direct }) => ({
        planet,
        station_retrograde: station_retrograde.utc,
        station_direct: station_direct.utc,
        sign: station_retrograde.sign,
      })),
    quarters,
    themes: await themesOf(focuses, whole, world),
    note: OUTLOOK_NOTE,
  }
})

const overlaps = (from: string, to: string, year: number) =>
  textOrder(from) < textOrder(dateText({ year: year + 1, month: 1, day: 1 })) &&
  textOrder(to) >= textOrder(dateText({ year, month: 1, day: 1 }))

const ingressCharts = (whole: Window, world: World) => {
  const { sky } = world
  const places = CAPITALS.map((code) => ({ code, place: placeOfCapital(code, 'capital', world) }))
  const entries = sky.crossings({ of: longitudeOf('Sun'), span: 90, ...whole })
  return mapYielding(entries, world.yieldIfDue, ({ at, multiple }) => ({
    ingress: signName(signAt(3 * multiple)),
    exact_at: isoUtc(at),
    capitals: places.map(({ code, place }) => {
      const { chart } = castAt(at, place, null, sky)
      return {
        country_code: code as string,
        ascendant_sign: signName(signOf(chart.ascendant)),
        angular_planets: angularPlanets(chart).map(angularRow),
      }
    }),
  }))
}

const slowIngresses = async (whole: Window, { sky, signal }: World) => {
  const matches = await mapConcurrently(OUTER_PLANETS, async (planet) =>
    (await ingressesOf({ of: longitudeOf(BODY_OF[planet]), span: 30 }, whole, sky, signal)).map((entry) => ({
      planet: planet as Planet,
      ...entry,
    })),
  )
  return matches
    .flat()
    .sort((a, b) => a.at - b.at)
    .map(({ planet, at, entered, backward }) => ({
      planet,
      to_sign: signName(signAt(entered)),
      at: isoUtc(at),
      retrograde: backward,
    }))
}

const pointsOf = ({ a, aspect, b }: ExactAspect): number => {
  if (aspect === 'conjunction') return a.name === 'Jupiter' || b.name === 'Jupiter' ? 1 : -1
  return aspect === 'trine' || aspect === 'sextile' ? 2 : -2
}

const PHRASES = {
  conjunction: 'are listed',
  trine: 'run together',
  sextile: 'help each other',
  square: 'are at cross purposes',
  opposition: 'stand against each other',
} as const

interface EclipseOfYear {
  readonly kind: 'solar' | 'lunar'
  readonly type: string
  readonly global: { readonly maximum: string }
  readonly sign: keyof typeof SIGN_REGIONS
}

const quarterOf = (
  { from, to }: Window,
  slow: readonly ExactAspect[],
  eclipses: readonly EclipseOfYear[],
  rises: boolean,
) => {
  const inside = slow.filter(({ at }) => at >= from && at < to)
  const [first, next] = [isoUtc(from), isoUtc(to)]
  const shadows = eclipses.filter(
    ({ global }) => textOrder(global.maximum) >= textOrder(first) && textOrder(global.maximum) < textOrder(next),
  )
  const indications = [
    ...inside.map((exact) => ({
      factor: aspectInWords(exact),
      where: aspectDay(exact.at),
      weight: pointsOf(exact),
      source: 'exact aspects of the slow planets (Barbault)',
      text: `${exact.a.name} and ${exact.b.name} ${PHRASES[exact.aspect]} on ${longDate(aspectDay(exact.at))}.`,
    })),
    ...shadows.map(({ kind, type, global, sign }) => ({
      factor: `${kind} eclipse`,
      where: datePart(global.maximum),
      weight: -1,
      source: 'eclipses of the quarter (Ptolemy, Tetrabiblos II)',
      text: `${type === 'annular' ? 'An' : 'A'} ${type} ${kind} eclipse in ${sign} on ${longDate(global.maximum)}; its lands by tradition are ${joinWords(SIGN_REGIONS[sign])}.`,
    })),
    {
      factor: 'concentration of the slow planets',
      where: `${datePart(first)} to ${aspectDay(plusDays(to, -1))}`,
      weight: rises ? 1 : -1,
      source: 'cyclic index (Gouchon, Barbault)',
      text: rises
        ? 'The slow planets draw apart, which tradition reads as easing.'
        : 'The slow planets draw together, which tradition reads as tension.',
    },
  ].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
  const tone = clip(indications.reduce((sum, { weight }) => sum + weight, 0))
  const texts = [
    inside.length > 0
      ? `Exact in these months: ${joinWords(inside.map((exact) => `${aspectInWords(exact)} (${longDate(aspectDay(exact.at))})`))}.`
      : 'No two slow planets are in an exact aspect in these months.',
    ...(shadows.length > 0
      ? [`${shadows.length === 1 ? 'One eclipse falls' : `${shadows.length} eclipses fall`} in them.`]
      : []),
    tone > 1
      ? 'On balance tradition reads them as easier.'
      : tone < -1
        ? 'On balance tradition reads them as harder.'
        : 'On balance they are even.',
  ]
  return { start: datePart(first), end: aspectDay(plusDays(to, -1)), tone, indications, text: texts.join(' ') }
}

const keynoteOf = (
  slow: readonly ExactAspect[],
  cycles: readonly { phase: string }[],
  before: number,
  after: number,
  quarters: readonly { tone: number; start: string }[],
): string => {
  const meetings = slow.filter(({ aspect }) => aspect === 'conjunction')
  const lead = meetings[0] ?? slow.find(({ aspect }) => aspect === 'opposition' || aspect === 'square') ?? slow[0]
  const waxing = cycles.filter(({ phase }) => phase === 'waxing').length
  const [easiest] = quarters.toSorted((a, b) => b.tone - a.tone)
  const [hardest] = quarters.toSorted((a, b) => a.tone - b.tone)
  const spread =
    easiest!.tone === hardest!.tone
      ? 'All four quarters have the same tone.'
      : `The easiest quarter begins on ${longDate(easiest!.start)}, the hardest on ${longDate(hardest!.start)}.`
  return [
    lead
      ? `The year’s chief contact of slow planets is ${aspectInWords(lead)} on ${longDate(aspectDay(lead.at))}.`
      : 'No two slow planets come into an exact aspect this year.',
    `${waxing} of their ten cycles are growing, and they ${after > before ? 'draw apart' : 'draw together'} over the year (${Math.round(before)} to ${Math.round(after)} degrees).`,
    spread,
  ].join(' ')
}

const bandOf = (tone: number) => (tone <= -2 ? 'testing' : tone >= 2 ? 'easing' : 'even')

const themesOf = async (focuses: readonly Focus[], whole: Window, world: World) => {
  const texts = await corpus('mundane-theme')
  const outer: readonly Planet[] = OUTER_PLANETS
  const themes = await mapConcurrently(focuses, async (focus) => {
    const planets: readonly Planet[] = THEME_PLANETS[focus]
    const pairs = new Map<string, readonly [Planet, Planet]>()
    for (const planet of planets)
      for (const other of outer)
        if (planet !== 'Moon' && planet !== other) pairs.set([planet, other].sort().join(), [planet, other])
    const exact = await aspectsOfPairs([...pairs.values()], whole, world)
    const sum = exact.reduce((total, each) => total + themePoints(each), 0)
    const tone = clip(awayFromZero(sum / 4))
    const passages = compose([
      {
        id: `world.${focus}.tone`,
        kind: 'score',
        text: `${focus} has a tone of ${tone}.`,
        value: tone,
        source: 'mundane/mundane-world-forecast',
        weight: 1,
        says: texts[focus][bandOf(tone)],
      },
    ])
    return [focus, { tone, planets: [...planets], text: prose(passages) }] as const
  })
  return Object.fromEntries(themes)
}

const themePoints = ({ a, aspect, b }: ExactAspect): number => {
  if (aspect === 'conjunction') return Math.sign(NATURES[a.name] + NATURES[b.name])
  return aspect === 'trine' || aspect === 'sextile' ? 1 : -1
}

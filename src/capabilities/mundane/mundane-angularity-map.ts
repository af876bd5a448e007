import { collectionOf, lineFeature } from '../../atlas/geojson.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import type { LabelLanguage } from '../../lexicon/languages.ts'
import { mapImage } from '../../render/map.ts'
import { type HeatGrid, type MapFacts, mapRatio } from '../../render/map-facts.ts'
import type { WheelTheme } from '../../render/wheel-facts.ts'
import { daysWithin, maybe, oneOf, t, term } from '../../schema.ts'
import { ELONGATION, longitudeOf } from '../../sky/expressions.ts'
import { eclipsedLongitude, eclipsesIn } from '../../sky/lunations.ts'
import { clockText, isDateAlone } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc, localAt, utcMidnight } from '../../time/moment.ts'
import { bodiesOver, gastAt, type MappedBody } from '../../western/location/bodies.ts'
import { LINE_ANGLES, planetaryLines } from '../../western/location/lines.ts'
import { linesNear } from '../../western/location/nearest.ts'
import { LINE_PLANETS, NATURES } from '../../western/location/tables.ts'
import { OUTLOOK_NOTE } from '../../western/mundane/significations.ts'
import { SYMBOLS } from '../../western/points.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { type Captioning, LegendLanguageInput, mapCaptioning } from '../shared/captioning.ts'
import { readDate } from '../shared/clocks.ts'
import { ECLIPSE_AFTER_DAYS, YEARS } from '../shared/date-ranges.ts'
import { lineCollection } from '../shared/geojson.ts'
import {
  accentInput,
  captionsInput,
  checkWidth,
  FormatInput,
  Image,
  imageIn,
  largeWidthInput,
  lookOf,
  ThemeInput,
} from '../shared/picture.ts'
import { demandCover } from '../shared/tropical/birth.ts'
import { readTarget } from '../shared/tropical/moments.ts'
import { Longitude, longitudeFields, roundFigure, Sign } from '../shared/tropical/shapes.ts'
import { Note } from './parts/indication.ts'
import { timeOnly, UTC, UtcInstant } from './parts/moments.ts'
import { CountryCode, namedZone } from './parts/place.ts'

const EVENTS = ['ingress', 'new', 'full', 'eclipse', 'moment'] as const
const NEAR_KM = 300
/** Days: longer than between two events of a kind. Source: this project, bounds of a search. */
const REACH = { new: 31, full: 31, eclipse: 210 } as const
/** Source: the contract's defaults of astrocartography. */
const SAMPLING = { step: 1, end: 80 }
/** Pixels. */
const WIDTH = 1400
const PROJECTION = 'natural_earth'
const RATIO = mapRatio({ projection: PROJECTION })
/** Degrees between heat cells. */
const CELL = 5
/** Maximum latitude of the heat. */
const HEAT_TO = 70
/** Full heat: a benefic exactly on its line. */
const FULL_HEAT = 3

const Mapped = term(LINE_PLANETS, { description: 'A body that has lines.' })
const AngleWord = oneOf(LINE_ANGLES, { description: 'MC culminating, IC culminating below, ASC rising, DSC setting.' })

export default capability({
  slug: 'mundane-angularity-map',
  title: 'Angularity map',
  summary: 'Lines where planets are angular at an ingress, lunation, eclipse or moment, and nearby capitals.',
  weight: 'standard',
  method:
    'The lines are those of the bodies themselves (in mundo) at the instant of the event: culmination, lower culmination, rising and setting on the geometric horizon, cut at the antimeridian. Capitals within 300 km of a line are listed, on a sphere of the mean radius. The colours of the picture show the natures of the planets times the strength of their lines.',
  input: timeOnly({
    event: oneOf(EVENTS, {
      description: 'Event of the map; `ingress`: the Aries ingress of `year`; others: the first from `date` on.',
    }),
    year: maybe(t.Integer({ ...YEARS, description: 'Year; required for an ingress.' })),
    date: maybe(
      t.String(
        daysWithin(
          ECLIPSE_AFTER_DAYS,
          'Date, or date and time, from which the first event is searched; required unless the event is an ingress. A date means 00:00 UTC, for `moment` 12:00 UTC.',
        ),
      ),
    ),
    planets: maybe(
      t.Array(oneOf(LINE_PLANETS), { minItems: 1, description: 'Planets of the lines; default: all twelve.' }),
    ),
    image: maybe(t.Boolean({ default: false, description: 'Adds a map to the answer.' })),
    format: FormatInput,
    width: largeWidthInput(4000, WIDTH),
    theme: ThemeInput,
    accent: accentInput('the capitals'),
    captions: captionsInput('event and moment above the map and the key of the lines below'),
    legend_language: LegendLanguageInput,
  }),
  data: t.Object({
    event: t.Object(
      {
        kind: oneOf(EVENTS, { description: 'Kind of event, as sent.' }),
        exact_at: UtcInstant,
        longitude: Longitude,
        sign: Sign,
      },
      {
        description:
          'Position of the Sun at an ingress or moment, the Moon at a lunation, the eclipsed body at an eclipse.',
      },
    ),
    lines: lineCollection(
      t.Object(
        {
          planet: Mapped,
          angle: AngleWord,
          nature: t.Integer({ description: 'Traditional nature, from 3, most helpful, to -2, hardest.' }),
          min_latitude: t.Number({ description: 'Latitude of the southern end of the line, degrees.' }),
          max_latitude: t.Number({ description: 'Latitude of the northern end of the line, degrees.' }),
        },
        { description: 'Body of the line.' },
      ),
      'The lines as GeoJSON, from south to north.',
    ),
    capitals_near_lines: t.Array(
      t.Object({
        country_code: CountryCode,
        capital: t.String({ description: 'Name of the city.' }),
        planet: Mapped,
        angle: AngleWord,
        distance_km: t.Number({ minimum: 0, maximum: 300, description: 'Distance from the line.' }),
      }),
      { description: 'The nearest first.' },
    ),
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the map; empty unless requested.' }),
    note: Note,
  }),
  pixels: ({ image, width }) => (image ? (width ?? WIDTH) ** 2 * RATIO : 0),
  example: { event: 'ingress', year: 2025, planets: ['Sun', 'Moon', 'Mars', 'Jupiter', 'Saturn'] },
}).compute(async (input, world) => {
  const { sky } = world
  const needless = input.event === 'ingress' ? 'date' : 'year'
  if (input[needless] != null)
    throw invalid(
      needless,
      `\`${needless}\` is not allowed with the event ${input.event}. Send ${needless === 'date' ? 'year' : 'date'}.`,
    )
  if (input.image) checkWidth(input.width ?? WIDTH, RATIO)
  const { at, longitude } = await eventOf(input, world)
  const row = longitudeFields(longitude)
  const bodies = bodiesOver(at, gastAt(at, sky), 'in_mundo', sky, input.planets ?? LINE_PLANETS)
  const lines = bodies.flatMap(({ planet, sub }) => planetaryLines(sub, SAMPLING).map((line) => ({ planet, ...line })))
  const near = await mapYielding(
    world.atlas.majorCities().filter(({ capital }) => capital),
    world.yieldIfDue,
    (city) =>
      linesNear(bodies, city, NEAR_KM).map(({ planet, angle, km }) => ({
        country_code: city.country_code,
        capital: city.name,
        planet,
        angle,
        distance_km: roundFigure(km, 1),
      })),
  )
  return {
    event: { kind: input.event, exact_at: isoUtc(at), longitude: row.longitude, sign: signName(row.sign) },
    lines: collectionOf(
      lines.map(({ planet, angle, vertices, reach }) =>
        lineFeature(vertices, {
          planet,
          angle,
          nature: NATURES[planet],
          min_latitude: roundFigure(-reach),
          max_latitude: roundFigure(reach),
        }),
      ),
    ),
    capitals_near_lines: near.flat().sort((a, b) => a.distance_km - b.distance_km),
    images: input.image ? [await draw(input, at, bodies, lines, near.flat(), world)] : [],
    note: OUTLOOK_NOTE,
  }
})

interface EventInput {
  event: (typeof EVENTS)[number]
  year?: number | null
  date?: string | null
  timezone?: string | null
  utc_offset?: string | null
}

const eventOf = async (input: EventInput, world: World): Promise<{ at: JulianDay; longitude: number }> => {
  const { sky } = world
  const sunAt = (at: JulianDay) => ({ at, longitude: sky.positions(at, ['Sun'])[0]!.longitude as number })
  if (input.event === 'ingress') {
    if (typeof input.year !== 'number') throw invalid('year', '`year` is required for an ingress.')
    const from = utcMidnight({ year: input.year, month: 2, day: 1 })
    const [match] = sky.crossings({ of: longitudeOf('Sun'), targets: [0], from, to: plusDays(from, 80) })
    return { at: match!.at, longitude: 0 }
  }
  if (typeof input.date !== 'string') throw invalid('date', '`date` is required for this event.')
  const zone = namedZone(input) ?? UTC
  const isDate = isDateAlone(input.date)
  if (isDate) readDate(input.date, 'date', world)
  const noon = readTarget(input.date, 'date', zone)
  if (input.event === 'moment') {
    demandCover(noon, 'date', world)
    return sunAt(noon)
  }
  const from = isDate ? plusDays(noon, -0.5) : noon
  const to = plusDays(from, REACH[input.event])
  for (const end of [from, to]) demandCover(end, 'date', world)
  if (input.event === 'eclipse') {
    const [eclipse] = await eclipsesIn({ from, to }, sky)
    return { at: eclipse!.maximum, longitude: eclipsedLongitude(eclipse!, sky) }
  }
  const [result] = sky.crossings({ of: ELONGATION, targets: [input.event === 'new' ? 0 : 180], from, to })
  return { at: result!.at, longitude: sky.positions(result!.at, ['Moon'])[0]!.longitude }
}

const TITLES = {
  ingress: 'Aries ingress',
  new: 'New Moon',
  full: 'Full Moon',
  eclipse: 'Eclipse',
  moment: 'Angular planets',
} as const

interface MapInput {
  event: (typeof EVENTS)[number]
  format?: 'svg' | 'png' | null
  width?: number | null
  theme?: WheelTheme | null
  accent?: string | null
  captions?: boolean | null
  legend_language?: LabelLanguage | null
}

const draw = async (
  { event, format, width, legend_language: language, ...look }: MapInput,
  at: JulianDay,
  bodies: readonly MappedBody[],
  lines: readonly ({ planet: MappedBody['planet'] } & ReturnType<typeof planetaryLines>[number])[],
  near: readonly { capital: string; country_code: string }[],
  world: World,
) => {
  const { say, day } = await mapCaptioning(language)
  const local = localAt(at, UTC)
  const named = new Set(near.map(({ country_code }) => country_code))
  const facts: MapFacts = {
    title: `${say(TITLES[event])}, ${day(local)}`,
    captions: [`${clockText(local)} UTC: ${say('where each planet rises, culminates, sets')}`],
    description: 'Lines of angular planets over the Earth, with warm colours where helpful planets are angular.',
    heat: await heatOf(bodies, say, world),
    lines: lines.map(({ planet, angle, vertices }) => ({
      parts: [vertices.map(([longitude, latitude]) => [longitude, latitude] as const)],
      ink: planet,
      dash: angle === 'MC' || angle === 'ASC' ? 'solid' : 'dashed',
      label: { symbol: SYMBOLS[planet], text: angle },
    })),
    places: world.atlas
      .majorCities()
      .filter((city) => city.capital && named.has(city.country_code) && city.population > 1_000_000)
      .map((city) => ({ at: [city.longitude, city.latitude] as const, name: city.name, kind: 'city' as const })),
    legend: bodies.map(({ planet }) => ({
      ink: planet,
      symbol: SYMBOLS[planet],
      text: say(planet),
    })),
    notes: [
      say('MC and ASC solid, IC and DSC dashed'),
      say('Capitals over a million within 300 km of a line are named'),
    ],
  }
  const image = await mapImage(
    facts,
    {
      projection: PROJECTION,
      width: width ?? WIDTH,
      ...lookOf(look),
    },
    world.tenant,
  )
  return imageIn(format, image, world.tenant)
}

const heatOf = async (
  bodies: readonly MappedBody[],
  say: Captioning['say'],
  { yieldIfDue }: World,
): Promise<HeatGrid> => {
  const columns = 360 / CELL
  const cells = Array.from({ length: columns * (180 / CELL) }, (_, i) => ({
    longitude: -180 + CELL * ((i % columns) + 0.5),
    latitude: 90 - CELL * (Math.floor(i / columns) + 0.5),
  }))
  const values = await mapYielding(cells, yieldIfDue, (cell) => {
    // All MC and IC lines end at the poles, where the sum has no meaning.
    if (Math.abs(cell.latitude) > HEAT_TO) return null
    const sum = linesNear(bodies, cell).reduce((total, line) => total + NATURES[line.planet] * line.strength, 0)
    return Math.max(-1, Math.min(1, sum / FULL_HEAT))
  })
  return {
    west: -180,
    north: 90,
    step: CELL,
    columns,
    values,
    scale: 'diverging',
    legend: [say('harder'), say('easier')],
  }
}

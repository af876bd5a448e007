import { mapConcurrently } from '../../concurrency.ts'
import { invalid } from '../../faults.ts'
import { daysWithin, maybe, nullable, oneOf, t, term } from '../../schema.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoLocal, isoUtc } from '../../time/moment.ts'
import { aspectsWithin } from '../../western/aspects.ts'
import { pointsAndAngles } from '../../western/chart.ts'
import { chartLike, frameOf, furtherContacts, furtherOf } from '../../western/chart-frame.ts'
import {
  OUTER_RETURN_BODIES,
  type PlanetaryReturn,
  planetaryReturns,
  RETURN_BODIES,
  returnToNatal,
} from '../../western/returns.ts'
import { longitudesIn } from '../../western/zodiac-searches.ts'
import { capability } from '../capability.ts'
import { TextField, textField } from '../shared/chart-text.ts'
import { MOMENT_DAYS } from '../shared/date-ranges.ts'
import { Image } from '../shared/picture.ts'
import {
  demandCover,
  einstein,
  warnOfMissingHouses,
  westernNatal,
  westernPrintedBirth,
} from '../shared/tropical/birth.ts'
import {
  FrameField,
  ORB_OPTIONS,
  POINTS_OPTION,
  requestedOrbs,
  SIDEREAL_OPTION,
  zodiacField,
} from '../shared/tropical/chart-options.ts'
import { chartSections, momentHeading } from '../shared/tropical/chart-text.ts'
import { FURTHER_FIELDS, furtherRows } from '../shared/tropical/further.ts'
import { GAUQUELIN_FIELD, GAUQUELIN_OPTION, gauquelinSectors, sectorSections } from '../shared/tropical/gauquelin.ts'
import { ReturnMoment, returnMoment, targetOfLife } from '../shared/tropical/moments.ts'
import { LaterPlace, laterPlace } from '../shared/tropical/place.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  HouseRows,
  houseRows,
  Longitude,
  longitudeFields,
  PlanetRows,
  pointRows,
} from '../shared/tropical/shapes.ts'
import {
  DRAWN_WHEEL,
  momentRing,
  NATAL_RING,
  returnRings,
  wheelAspects,
  wheelHouses,
  wheelImages,
  wheelPixels,
} from '../shared/tropical/wheel-image.ts'

/** Maximum returns with charts. */
const CHARTS = 3

const ReturnRow = t.Object({
  return_moment: ReturnMoment,
  pass: t.Integer({ minimum: 1 }),
  passes: t.Integer({ minimum: 1 }),
  retrograde: t.Boolean(),
  ascendant: nullable(Angle),
  midheaven: nullable(Angle),
  planets: nullable(PlanetRows),
  houses: nullable(HouseRows),
  aspects: nullable(t.Array(AspectRow)),
  ...FURTHER_FIELDS,
  ...GAUQUELIN_FIELD,
})
const CycleNumber = nullable(
  t.Integer({ description: 'Cycles completed at the first return listed; null without one.' }),
)
const NextAfter = nullable(
  t.String({
    description: 'Time of the return after the last one listed, UTC; null if the ephemeris ends earlier.',
  }),
)

export default capability({
  slug: 'western-planetary-return',
  title: 'Western planetary return',
  summary:
    'Returns of the Moon or a planet to its natal longitude, with retrograde passes and the charts of those moments.',
  keywords: 'saturn jupiter mars return',
  weight: 'standard',
  method:
    'The moments are those at which the longitude of the planet equals its natal one, in the tropical or a sidereal zodiac; the passes of one retrograde loop are one return. The true node oscillates, so its passes within 60 days of each other are one return. Charts are given for the first three returns.',
  varies: true,
  input: westernPrintedBirth({
    planet: maybe(oneOf(RETURN_BODIES, { default: 'Moon' })),
    after: maybe(
      t.String(
        daysWithin(
          MOMENT_DAYS,
          'Date (12:00 UTC) or date and time, local to the birth zone or with offset; default now.',
        ),
      ),
    ),
    count: maybe(t.Integer({ minimum: 1, maximum: 13, default: 1 })),
    outer_planets: maybe(
      t.Array(oneOf(OUTER_RETURN_BODIES), {
        minItems: 1,
        maxItems: OUTER_RETURN_BODIES.length,
        uniqueItems: true,
        description: 'Adds the returns of Uranus, Neptune or Pluto after the same moment, `count` of each.',
      }),
    ),
    location: LaterPlace,
    ...POINTS_OPTION,
    ...SIDEREAL_OPTION,
    ...ORB_OPTIONS,
    ...GAUQUELIN_OPTION,
    natal_ring: NATAL_RING,
    ...DRAWN_WHEEL,
  }),
  data: t.Object({
    name: nullable(t.String()),
    planet: term(RETURN_BODIES),
    natal_longitude: Longitude,
    returns: t.Array(ReturnRow),
    cycle_number: CycleNumber,
    next_after: NextAfter,
    outer_returns: t.Optional(
      t.Array(
        t.Object(
          {
            planet: term(OUTER_RETURN_BODIES, { description: 'Planet that returns.' }),
            natal_longitude: Longitude,
            returns: t.Array(ReturnRow, { description: 'Returns in order of time, the first three with charts.' }),
            cycle_number: CycleNumber,
            next_after: NextAfter,
          },
          { $id: 'OuterPlanetReturns', description: 'Returns of Uranus, Neptune or Pluto.' },
        ),
        { description: 'Returns of outer planets, in the order of the planets; absent unless requested.' },
      ),
    ),
    images: t.Array(Image, { maxItems: 1, description: 'Drawing of the chart of the first return, if requested.' }),
    frame: FrameField,
    text: TextField,
  }),
  pixels: (input) => (input.image ? wheelPixels(input) : 0),
  example: { ...einstein, after: '1905-03-14T00:00Z' },
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { sky } = world
  const planet = input.planet ?? 'Moon'
  const own = birth.chart.point[planet]
  if (!own) throw invalid('planet', `\`planet\`: the ephemeris has no data for ${planet} at this birth.`)
  const { site, zone } = laterPlace(input.location, birth, world)
  const after = targetOfLife(input.after, 'after', birth, world)
  demandCover(after, 'after', world)
  const count = input.count ?? 1
  const rowOf = ({ at, pass, passes, retrograde }: PlanetaryReturn, i: number) => {
    const row = { return_moment: returnMoment(at, zone), pass, passes, retrograde }
    if (i >= CHARTS) return { ...row, ascendant: null, midheaven: null, planets: null, houses: null, aspects: null }
    const chart = chartLike(birth.chart, at, site, sky)
    if (input.location && i === 0) warnOfMissingHouses(chart, world)
    return {
      ...row,
      ascendant: angleObject(chart.ascendant),
      midheaven: angleObject(chart.midheaven),
      planets: pointRows(chart.points),
      houses: houseRows(chart),
      aspects: aspectsWithin(pointsAndAngles(chart), requestedOrbs('natal', input)).map(aspectRow),
      ...furtherRows(chart, requestedOrbs('natal', input)),
      ...gauquelinSectors(input, chart, world),
    }
  }
  const returnsOf = async (body: Parameters<typeof planetaryReturns>[0], longitude: number) => {
    const longitudeIn = longitudesIn(frameOf(birth.chart))
    const matches = await planetaryReturns(body, longitude, birth.moment.jd, after, count + 1, sky, longitudeIn)
    const listed = matches.slice(0, count)
    if (listed.length < count)
      world.warn(
        'span_shortened',
        `The ephemeris files cover ${listed.length} of the ${count} requested returns of ${body}.`,
      )
    const fields = {
      natal_longitude: longitudeFields(longitude).longitude,
      returns: listed.map(rowOf),
      cycle_number: listed[0]?.cycle ?? null,
      next_after: matches[count] ? isoUtc(matches[count].at) : null,
    }
    return { listed, fields }
  }
  const { listed, fields } = await returnsOf(planet, own.longitude)
  const outer = OUTER_RETURN_BODIES.filter((body) => input.outer_planets?.includes(body))
  const outerReturns = await mapConcurrently(outer, async (body) => ({
    planet: body,
    ...(await returnsOf(body, birth.chart.point[body].longitude)).fields,
  }))
  const draw = (at: JulianDay) => {
    const chart = chartLike(birth.chart, at, site, sky)
    const contacts = input.natal_ring
      ? returnToNatal(chart, birth.chart)
      : aspectsWithin(pointsAndAngles(chart), requestedOrbs('natal', input))
    return wheelImages(
      (captioning) => {
        const { say } = captioning
        const ring = momentRing(
          say('{} return', say(planet)),
          [...chart.points, ...furtherOf(chart)],
          at,
          zone,
          captioning,
        )
        return {
          ...returnRings(ring, site, birth, input.natal_ring ?? false, captioning),
          ...wheelHouses(chart, captioning),
          aspects: wheelAspects([
            ...contacts,
            ...(input.natal_ring ? [] : furtherContacts(chart, requestedOrbs('natal', input))),
          ]),
        }
      },
      world,
      input,
    )
  }
  const firstReturnText = (at: JulianDay) => {
    const chart = chartLike(birth.chart, at, site, sky)
    const model = requestedOrbs('natal', input)
    const contacts = aspectsWithin(pointsAndAngles(chart), model)
    return textField(
      input.format,
      momentHeading(`${input.zodiac === 'sidereal' ? 'Sidereal ' : ''}${planet} return`, birth.name, {
        at,
        zone,
        site,
        chart,
      }),
      () => [
        ...chartSections(chart, [...contacts, ...furtherContacts(chart, model)]),
        ...sectorSections(gauquelinSectors(input, chart, world)),
        { title: 'Later returns', lines: listed.slice(1).map((later) => isoLocal(later.at, zone)) },
      ],
    )
  }
  return {
    name: birth.name,
    planet,
    ...fields,
    ...(outer.length > 0 && { outer_returns: outerReturns }),
    images: input.image && listed[0] ? await draw(listed[0].at) : [],
    ...zodiacField(birth.chart),
    ...(listed[0] && firstReturnText(listed[0].at)),
  }
})

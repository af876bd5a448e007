import { daysWithin, maybe, nullable, oneOf, t, term } from '../../schema.ts'
import { isoLocal } from '../../time/moment.ts'
import { fixedZone } from '../../time/zones.ts'
import { type AnyAspectPoint, MAIN_ASPECTS, withZeroSpeed } from '../../western/aspects.ts'
import { inHouses, pointsAndAngles } from '../../western/chart.ts'
import { frameOf, furtherContactsBetween, furtherOf } from '../../western/chart-frame.ts'
import { TRANSITING_BODIES } from '../../western/points.ts'
import { transitContacts, transitingPoints } from '../../western/transits.ts'
import { furtherBodiesIn, longitudesIn, pointsIn } from '../../western/zodiac-searches.ts'
import { capability } from '../capability.ts'
import { TextField, textField, withCalendar } from '../shared/chart-text.ts'
import { readInstant, readZone } from '../shared/clocks.ts'
import { MOMENT_DAYS } from '../shared/date-ranges.ts'
import { momentOfLife } from '../shared/lifetime.ts'
import { Image } from '../shared/picture.ts'
import { demandCover, einstein, houseSystem, westernNatal, westernPrintedBirth } from '../shared/tropical/birth.ts'
import {
  FrameField,
  MAIN_ORB_OPTIONS,
  POINTS_OPTION,
  requestedOrbs,
  SIDEREAL_OPTION,
  zodiacField,
} from '../shared/tropical/chart-options.ts'
import {
  birthHeading,
  chartSections,
  contactSections,
  pointSections,
  withTitle,
} from '../shared/tropical/chart-text.ts'
import { FURTHER_FIELDS, furtherAspectRows, furtherPointRows } from '../shared/tropical/further.ts'
import {
  Angle,
  angleObject,
  cellFields,
  cellsOf,
  HouseRows,
  HouseSystemObject,
  houseRows,
  MomentObject,
  momentObject,
  NameTerm,
  PlanetRows,
  pointRows,
} from '../shared/tropical/shapes.ts'
import {
  CHART_WHEEL_OPTIONS,
  clocksOf,
  DRAWN_ASPECTS,
  momentRing,
  natalRing,
  wheelAspects,
  wheelHouses,
  wheelImages,
  wheelPixels,
} from '../shared/tropical/wheel-image.ts'
import { TransitAspect, transitAspectRows } from './parts/transit-aspects.ts'

export default capability({
  slug: 'western-transit-wheel',
  title: 'Western transit wheel',
  summary:
    'The sky of a moment around a birth chart: aspects with their periods, the table of all pairs, the bi-wheel.',
  weight: 'standard',
  method:
    'Transiting Sun to Pluto, Chiron and North Node are compared with the natal points, Ascendant and Midheaven. Orbs are 3 degrees for conjunction, opposition, trine and square, 2 for sextile, 1 for quincunx; at most 1 with Chiron, the nodes or Lilith. `period` is the uninterrupted time within that orb around the moment with each exact passage, searched for 1830 days on either side.',
  varies: true,
  input: westernPrintedBirth({
    as_of: maybe(
      t.String(
        daysWithin(
          MOMENT_DAYS,
          'Local time of transit_timezone, or with its own offset; default the moment of the call.',
        ),
      ),
    ),
    transit_timezone: maybe(t.String({ default: 'UTC', description: 'IANA zone name.' })),
    image: maybe(t.Boolean({ default: true, description: 'Draws the bi-wheel.' })),
    ...POINTS_OPTION,
    ...SIDEREAL_OPTION,
    ...MAIN_ORB_OPTIONS,
    ...CHART_WHEEL_OPTIONS,
    ...DRAWN_ASPECTS,
  }),
  data: t.Object({
    name: nullable(t.String()),
    as_of: MomentObject,
    inner_ring: oneOf(['natal']),
    outer_ring: oneOf(['transit']),
    houses_shown: oneOf(['natal']),
    transit_to_natal_aspects: t.Array(TransitAspect),
    table: t.Array(
      t.Object({
        natal_planet: NameTerm,
        cells: t.Array(t.Object({ transit_planet: term(TRANSITING_BODIES), ...cellFields })),
      }),
    ),
    images: t.Array(Image, { maxItems: 1 }),
    natal: t.Object({
      planets: PlanetRows,
      ascendant: Angle,
      midheaven: Angle,
      house_system: HouseSystemObject,
      houses: HouseRows,
    }),
    transit: t.Object({ planets: PlanetRows }, { description: 'Transiting planets in the houses of the birth chart.' }),
    frame: FrameField,
    ...FURTHER_FIELDS,
    text: TextField,
  }),
  pixels: (input) => (input.image === false ? 0 : wheelPixels(input)),
  example: { ...einstein, as_of: '1905-06-30T12:00' },
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { chart } = birth
  const zone = input.transit_timezone ? readZone(input.transit_timezone, 'transit_timezone') : fixedZone(0)
  const value = input.as_of == null ? null : readInstant(input.as_of, 'as_of', zone)
  const at = momentOfLife(value, 'as_of', birth, world)
  demandCover(at, 'as_of', world)
  const frame = frameOf(chart)
  const sky = pointsIn(at, frame, world.sky)
  const furtherMoving = furtherBodiesIn(at, birth.site, frame, world.sky)
  const model = requestedOrbs('transit', input, MAIN_ASPECTS, MAIN_ASPECTS)
  const contacts = transitContacts(sky, chart, model)
  const further = furtherContactsBetween(
    [...transitingPoints(sky), ...furtherMoving],
    withZeroSpeed<AnyAspectPoint>([...pointsAndAngles(chart), ...furtherOf(chart)]),
    model,
  )
  const cell = cellsOf(contacts)
  const draw = () =>
    wheelImages(
      (captioning) => ({
        rings: [
          natalRing(birth, captioning),
          momentRing(
            captioning.say('Transits'),
            [...transitingPoints(sky), ...furtherMoving],
            at,
            input.transit_timezone ? zone : clocksOf(birth),
            captioning,
          ),
        ],
        ...wheelHouses(chart, captioning),
        aspects: wheelAspects([...contacts, ...further]),
      }),
      world,
      input,
    )

  return {
    name: birth.name,
    as_of: momentObject(at, zone),
    inner_ring: 'natal',
    outer_ring: 'transit',
    houses_shown: 'natal',
    transit_to_natal_aspects: transitAspectRows(contacts, at, world.sky, longitudesIn(frame)),
    table: pointsAndAngles(chart).map((natal) => ({
      natal_planet: natal.name,
      cells: transitingPoints(sky).map(({ name }) => ({ transit_planet: name, ...cell(name, natal.name) })),
    })),
    images: input.image === false ? [] : await draw(),
    natal: {
      planets: pointRows(chart.points),
      ascendant: angleObject(chart.ascendant),
      midheaven: angleObject(chart.midheaven),
      house_system: houseSystem(chart.houses.system),
      houses: houseRows(chart),
    },
    transit: { planets: pointRows(inHouses(sky, chart.houses)) },
    ...zodiacField(chart),
    ...furtherPointRows(chart),
    ...furtherAspectRows(chart, model, () => further),
    ...textField(input.format, birthHeading('Transits to the birth chart', birth), () => [
      ...withTitle('Birth chart', chartSections(chart, [])),
      ...pointSections(
        `Transits at ${withCalendar(isoLocal(at, zone))}`,
        inHouses(transitingPoints(sky), chart.houses),
      ),
      ...contactSections('Transits to birth points', [...contacts, ...further]),
    ]),
  }
})

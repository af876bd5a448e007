import { daysWithin, maybe, nullable, oneOf, t, term } from '../../schema.ts'
import { fixedZone } from '../../time/zones.ts'
import { inHouses, pointsAndAngles, pointsAt } from '../../western/chart.ts'
import { TRANSITING_BODIES } from '../../western/points.ts'
import { transitContacts, transitingPoints } from '../../western/transits.ts'
import { capability } from '../capability.ts'
import { readInstant, readZone } from '../shared/clocks.ts'
import { MOMENT_DAYS } from '../shared/date-ranges.ts'
import { momentOfLife } from '../shared/lifetime.ts'
import { Image } from '../shared/picture.ts'
import { demandCover, einstein, houseSystem, westernNatal, westernPrintedBirth } from '../shared/tropical/birth.ts'
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
  clocksOf,
  DRAWN_ASPECTS,
  momentRing,
  natalRing,
  WHEEL_OPTIONS,
  wheelAspects,
  wheelHouses,
  wheelImage,
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
    'Transiting Sun to Pluto, Chiron and North Node to the natal points, Ascendant and Midheaven, which stand still: orbs of conjunction, opposition, trine and square 3 degrees, sextile 2, quincunx 1; at most 1 with Chiron, the nodes or Lilith. Period: the unbroken time within that orb around the moment, with each exact passage, sought 1830 days to either side.',
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
    ...WHEEL_OPTIONS,
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
    images: t.Array(Image),
    natal: t.Object({
      planets: PlanetRows,
      ascendant: Angle,
      midheaven: Angle,
      house_system: HouseSystemObject,
      houses: HouseRows,
    }),
    transit: t.Object({ planets: PlanetRows }, { description: 'Houses are those of the birth chart.' }),
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
  const sky = pointsAt(at, world.sky)
  const contacts = transitContacts(sky, chart)
  const cell = cellsOf(contacts)
  const draw = () =>
    wheelImage(
      (captioning) => ({
        rings: [
          natalRing(birth, captioning),
          momentRing(
            captioning.say('Transits'),
            transitingPoints(sky),
            at,
            input.transit_timezone ? zone : clocksOf(birth),
            captioning,
          ),
        ],
        ...wheelHouses(chart, captioning),
        aspects: wheelAspects(contacts),
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
    transit_to_natal_aspects: transitAspectRows(contacts, at, world.sky),
    table: pointsAndAngles(chart).map((natal) => ({
      natal_planet: natal.name,
      cells: transitingPoints(sky).map(({ name }) => ({ transit_planet: name, ...cell(name, natal.name) })),
    })),
    images: input.image === false ? [] : [await draw()],
    natal: {
      planets: pointRows(chart.points),
      ascendant: angleObject(chart.ascendant),
      midheaven: angleObject(chart.midheaven),
      house_system: houseSystem(chart.houses.system),
      houses: houseRows(chart),
    },
    transit: { planets: pointRows(inHouses(sky, chart.houses)) },
  }
})

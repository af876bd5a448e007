import { maybe, nullable, t } from '../../schema.ts'
import { aspectsWithin, orbsFor } from '../../western/aspects.ts'
import { pointsAndAngles, tropicalChart } from '../../western/chart.ts'
import { houseOf } from '../../western/houses.ts'
import { returnToNatal } from '../../western/returns.ts'
import { capability } from '../capability.ts'
import { YEAR_AHEAD_DAYS } from '../shared/date-ranges.ts'
import { localDateTime } from '../shared/inputs.ts'
import { Image } from '../shared/picture.ts'
import { einstein, warnOfMissingHouses, westernNatal, westernPrintedBirth } from '../shared/tropical/birth.ts'
import { ReturnMoment, returnMoment } from '../shared/tropical/moments.ts'
import { LaterPlace, laterPlace } from '../shared/tropical/place.ts'
import { returnOfYear } from '../shared/tropical/return-of-year.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  House,
  HouseRows,
  houseRows,
  PlanetRows,
  pointRows,
} from '../shared/tropical/shapes.ts'
import {
  DRAWN_ASPECTS,
  momentRing,
  NATAL_RING,
  returnRings,
  WHEEL_OPTIONS,
  wheelAspects,
  wheelHouses,
  wheelImage,
  wheelPixels,
} from '../shared/tropical/wheel-image.ts'
import { returnHighlights } from './parts/return-highlights.ts'

export default capability({
  slug: 'western-solar-return',
  title: 'Western solar return',
  summary: "The chart of the Sun's return to its natal longitude in a year, and its contacts with the birth chart.",
  keywords: 'birthday chart solar return year',
  weight: 'standard',
  method:
    'The moment nearest the anniversary (same local date and clock time; 29 February on 1 March) at which the tropical longitude of the Sun equals that of birth; precession-corrected: the sidereal longitude of Fagan and Bradley. Cast for the place of birth or the one sent. Aspects to the birth chart with half the orbs of synastry.',
  input: westernPrintedBirth({
    datetime: localDateTime(YEAR_AHEAD_DAYS),
    year: t.Integer({
      minimum: 1800,
      maximum: 2398,
      description:
        'Year of the birthday of the return. For a birth near New Year the return itself may fall in the year before or after.',
    }),
    location: LaterPlace,
    precession_corrected: maybe(t.Boolean({ default: false })),
    natal_ring: NATAL_RING,
    ...WHEEL_OPTIONS,
    ...DRAWN_ASPECTS,
  }),
  data: t.Object({
    name: nullable(t.String()),
    year: t.Integer(),
    return_moment: ReturnMoment,
    location: t.Object({ latitude: t.Number(), longitude: t.Number() }),
    ascendant: Angle,
    midheaven: Angle,
    planets: PlanetRows,
    houses: HouseRows,
    aspects: t.Array(AspectRow),
    return_to_natal: t.Array(AspectRow, { description: 'planet_a of the return, planet_b of the birth chart.' }),
    natal_house_of_return_ascendant: nullable(House),
    return_house_of_natal_ascendant: nullable(House),
    highlights: t.Array(t.String()),
    images: t.Array(Image),
  }),
  pixels: wheelPixels,
  example: { ...einstein, year: 1905 },
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { site, zone } = laterPlace(input.location, birth, world)
  const at = returnOfYear(birth.moment, input.year, input.precession_corrected ?? false, world)
  const chart = tropicalChart(at, site, birth.chart.houses.system, world.sky)
  if (input.location) warnOfMissingHouses(chart, world)
  const contacts = aspectsWithin(pointsAndAngles(chart), orbsFor('natal'))
  const toNatal = returnToNatal(chart, birth.chart)
  const image = await wheelImage(
    (captioning) => ({
      ...returnRings(
        momentRing(captioning.say('Solar return {}', input.year), chart.points, at, zone, captioning),
        site,
        birth,
        input.natal_ring ?? false,
        captioning,
      ),
      ...wheelHouses(chart, captioning),
      aspects: wheelAspects(input.natal_ring ? toNatal : contacts),
    }),
    world,
    input,
  )
  return {
    name: birth.name,
    year: input.year,
    return_moment: returnMoment(at, zone),
    location: site,
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    planets: pointRows(chart.points),
    houses: houseRows(chart),
    aspects: contacts.map(aspectRow),
    return_to_natal: toNatal.map(aspectRow),
    natal_house_of_return_ascendant: houseOf(chart.ascendant, birth.chart.houses),
    return_house_of_natal_ascendant: houseOf(birth.chart.ascendant, chart.houses),
    highlights: returnHighlights(chart, birth.chart, toNatal),
    images: [image],
  }
})

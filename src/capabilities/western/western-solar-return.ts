import { invalid } from '../../faults.ts'
import { maybe, nullable, t } from '../../schema.ts'
import { aspectsWithin } from '../../western/aspects.ts'
import { pointsAndAngles } from '../../western/chart.ts'
import { chartLike, frameOf, furtherContacts, furtherOf } from '../../western/chart-frame.ts'
import { houseOf } from '../../western/houses.ts'
import { returnToNatal } from '../../western/returns.ts'
import { capability } from '../capability.ts'
import { TextField, textField } from '../shared/chart-text.ts'
import { YEAR_AHEAD_DAYS, YEARS } from '../shared/date-ranges.ts'
import { localDateTime } from '../shared/inputs.ts'
import { ageOfNatal } from '../shared/lifetime.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { Image } from '../shared/picture.ts'
import { einstein, warnOfMissingHouses, westernNatal, westernPrintedBirth } from '../shared/tropical/birth.ts'
import {
  FrameField,
  ORB_OPTIONS,
  POINTS_OPTION,
  requestedOrbs,
  SIDEREAL_OPTION,
  zodiacField,
} from '../shared/tropical/chart-options.ts'
import { chartSections, contactSections, momentHeading } from '../shared/tropical/chart-text.ts'
import { FURTHER_FIELDS, furtherRows } from '../shared/tropical/further.ts'
import { GAUQUELIN_FIELD, GAUQUELIN_OPTION, gauquelinSectors, sectorSections } from '../shared/tropical/gauquelin.ts'
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
  movingAspectRow,
  PlanetRows,
  pointRows,
} from '../shared/tropical/shapes.ts'
import {
  CHART_WHEEL_OPTIONS,
  DRAWN_ASPECTS,
  momentRing,
  NATAL_RING,
  returnRings,
  wheelAspects,
  wheelHouses,
  wheelImages,
  wheelPixels,
} from '../shared/tropical/wheel-image.ts'
import { forecastReader } from './parts/forecast-reader.ts'
import { returnHighlights } from './parts/return-highlights.ts'

export default capability({
  slug: 'western-solar-return',
  title: 'Western solar return',
  summary: "The chart of the Sun's return to its natal longitude in a year, and its contacts with the birth chart.",
  keywords: 'birthday chart solar return year',
  weight: 'standard',
  method:
    'The return is the moment nearest the anniversary (same local date and clock time; 29 February on 1 March) at which the tropical longitude of the Sun equals the natal one. With precession correction it is the sidereal longitude of Fagan and Bradley, in the sidereal zodiac that of its ayanamsha. The chart is cast for the birthplace or the given place. Aspects to the birth chart have half the orbs of synastry.',
  input: westernPrintedBirth({
    datetime: localDateTime(YEAR_AHEAD_DAYS),
    year: t.Integer({
      ...YEARS,
      description:
        'Year of the birthday of the return. For a birth near New Year the return itself may fall in the year before or after.',
    }),
    location: LaterPlace,
    precession_corrected: maybe(t.Boolean({ default: false })),
    ...POINTS_OPTION,
    ...SIDEREAL_OPTION,
    ...ORB_OPTIONS,
    ...GAUQUELIN_OPTION,
    natal_ring: NATAL_RING,
    ...CHART_WHEEL_OPTIONS,
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
    return_to_natal: t.Array(AspectRow, {
      description: 'Aspects; `planet_a` is of the return, `planet_b` of the birth chart.',
    }),
    natal_house_of_return_ascendant: nullable(House),
    return_house_of_natal_ascendant: nullable(House),
    highlights: t.Array(t.String()),
    images: t.Array(Image, { maxItems: 1 }),
    frame: FrameField,
    ...FURTHER_FIELDS,
    text: TextField,
    ...GAUQUELIN_FIELD,
  }),
  pixels: wheelPixels,
  example: { ...einstein, year: 1905 },
}).compute(async (input, world) => {
  const isSidereal = input.zodiac === 'sidereal'
  if (isSidereal && input.precession_corrected)
    throw invalid(
      'precession_corrected',
      '`precession_corrected` cannot be combined with `zodiac` sidereal, whose returns are sidereal by `ayanamsha`.',
    )
  const birth = westernNatal(input, world)
  const { site, zone } = laterPlace(input.location, birth, world)
  const at = returnOfYear(
    birth.moment,
    input.year,
    isSidereal || (input.precession_corrected ?? false),
    world,
    isSidereal ? frameOf(birth.chart).ayanamsha : undefined,
  )
  const chart = chartLike(birth.chart, at, site, world.sky)
  if (input.location) warnOfMissingHouses(chart, world)
  const contacts = aspectsWithin(pointsAndAngles(chart), requestedOrbs('natal', input))
  const kind = isSidereal ? 'Sidereal solar' : input.precession_corrected ? 'Precession-corrected solar' : 'Solar'
  const title = `${kind} return ${input.year}`
  const toNatal = returnToNatal(chart, birth.chart)
  const sectors = gauquelinSectors(input, chart, world)
  const images = await wheelImages(
    (captioning) => ({
      ...returnRings(
        momentRing(
          captioning.say('Solar return {}', input.year),
          [...chart.points, ...furtherOf(chart)],
          at,
          zone,
          captioning,
        ),
        site,
        birth,
        input.natal_ring ?? false,
        captioning,
      ),
      ...wheelHouses(chart, captioning),
      aspects: wheelAspects(
        input.natal_ring ? toNatal : [...contacts, ...furtherContacts(chart, requestedOrbs('natal', input))],
      ),
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
    return_to_natal: toNatal.map(movingAspectRow),
    natal_house_of_return_ascendant: houseOf(chart.ascendant, birth.chart.houses),
    return_house_of_natal_ascendant: houseOf(birth.chart.ascendant, chart.houses),
    highlights: await returnHighlights(
      chart,
      birth.chart,
      toNatal,
      forecastReader(Math.round(ageOfNatal(birth, at)), givenName(birth.name)),
    ),
    images,
    ...zodiacField(chart),
    ...furtherRows(chart, requestedOrbs('natal', input)),
    ...sectors,
    ...textField(input.format, momentHeading(title, birth.name, { at, zone, site, chart }), () => [
      ...chartSections(chart, [...contacts, ...furtherContacts(chart, requestedOrbs('natal', input))]),
      ...contactSections('Return to birth points', toNatal),
      ...sectorSections(sectors),
    ]),
  }
})

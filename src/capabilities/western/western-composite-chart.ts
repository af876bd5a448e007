import { siteText } from '../../atlas/site-text.ts'
import { invalid } from '../../faults.ts'
import { visibleName } from '../../render/one-line.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { isoUtc } from '../../time/moment.ts'
import { fixedZone } from '../../time/zones.ts'
import { type AspectPoint, aspectsWithin } from '../../western/aspects.ts'
import { anglesOf, type TropicalChart } from '../../western/chart.ts'
import {
  chartLike,
  compositeFurther,
  frameOf,
  furtherContacts,
  furtherOf,
  inTropicalZodiac,
} from '../../western/chart-frame.ts'
import {
  compositeChart,
  compositeFromZeroPoint,
  compositeZeroPoint,
  davison,
  meanObliquity,
} from '../../western/composite.ts'
import { type Houses, isComplete } from '../../western/houses.ts'
import { armcOf } from '../../western/quadrants.ts'
import { capability, type World } from '../capability.ts'
import { TextField, textField, withCalendar } from '../shared/chart-text.ts'
import { Image } from '../shared/picture.ts'
import { HouseSystemCode, warnOfMissingHouses } from '../shared/tropical/birth.ts'
import {
  FrameField,
  ORB_OPTIONS,
  POINTS_OPTION,
  requestedOrbs,
  ZODIAC_OPTION,
  zodiacField,
} from '../shared/tropical/chart-options.ts'
import { chartSections, frameText } from '../shared/tropical/chart-text.ts'
import { FURTHER_FIELDS, furtherRows } from '../shared/tropical/further.ts'
import {
  GAUQUELIN_FIELD,
  GAUQUELIN_OPTION,
  type GauquelinInput,
  gauquelinSectors,
  gauquelinSectorsOfMeridian,
  sectorSections,
} from '../shared/tropical/gauquelin.ts'
import {
  birthsText,
  lennonAndOno,
  PersonSigns,
  pair,
  personSigns,
  type WesternPair,
  westernPair,
} from '../shared/tropical/pair.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  HouseRows,
  houseRows,
  PlanetRows,
  pointRows,
  roundFigure,
} from '../shared/tropical/shapes.ts'
import {
  CHART_WHEEL_OPTIONS,
  DRAWN_ASPECTS,
  momentCaption,
  wheelAspects,
  wheelHouses,
  wheelImages,
  wheelPixels,
  wheelPoints,
} from '../shared/tropical/wheel-image.ts'

const METHODS = ['midpoint', 'davison'] as const
const HOUSE_METHODS = ['midpoint_cusps', 'reference_place'] as const

export default capability({
  slug: 'western-composite-chart',
  title: 'Western composite chart',
  summary: 'One chart of two people: the midpoints of their charts, or the sky halfway between their births.',
  keywords: 'chart relationship couple composite',
  weight: 'standard',
  method:
    'Midpoint: each point is the nearer midpoint of two longitudes, with Mercury and Venus on the side of the Sun. Cusps are nearer midpoints, those of houses 11 to 3 turned to the east of the Midheaven, or the cusps of `house_system` for the composite Midheaven at a reference latitude with the mean obliquity. Davison: an ordinary chart for the mean moment (UT), mean latitude and mean longitude by the shorter way. Orbs are natal ones. A midpoint does not move, so no aspect applies or separates. Another zodiac moves the zero point of the whole chart. Davison: by the ayanamsha or true node of the mean moment. Midpoint: by the mean ayanamsha of the two births, which gives midpoints of sidereal longitudes, or by the node of the composite.',
  input: pair({
    house_system: HouseSystemCode,
    ...POINTS_OPTION,
    ...ZODIAC_OPTION,
    ...ORB_OPTIONS,
    ...GAUQUELIN_OPTION,
    method: maybe(oneOf(METHODS, { default: 'midpoint' })),
    house_method: maybe(
      oneOf(HOUSE_METHODS, { default: 'midpoint_cusps', description: 'House method of midpoint composites.' }),
    ),
    reference_latitude: maybe(
      t.Number({
        minimum: -66,
        maximum: 66,
        description: 'Latitude of the reference place; required with reference_place.',
      }),
    ),
    ...CHART_WHEEL_OPTIONS,
    ...DRAWN_ASPECTS,
  }),
  data: t.Object({
    person_a: PersonSigns,
    person_b: PersonSigns,
    method: oneOf(METHODS),
    moment: nullable(t.Object({ utc: t.String(), julian_day: t.Number() })),
    place: nullable(t.Object({ latitude: t.Number(), longitude: t.Number() })),
    ascendant: Angle,
    midheaven: Angle,
    planets: PlanetRows,
    houses: HouseRows,
    aspects: t.Array(AspectRow),
    images: t.Array(Image, { maxItems: 1 }),
    frame: FrameField,
    ...FURTHER_FIELDS,
    text: TextField,
    ...GAUQUELIN_FIELD,
  }),
  pixels: wheelPixels,
  example: lennonAndOno,
}).compute(async (input, world) => {
  const both = westernPair(input, world)
  const method = input.method ?? 'midpoint'
  const { chart, points, moment, place, sectors } =
    method === 'davison' ? davisonOf(both, input, world) : midpointsOf(both, input, world)
  const model = requestedOrbs('natal', input)
  const contacts = aspectsWithin<AspectPoint>(points, model)
  const images = await wheelImages(
    (captioning) => ({
      rings: [
        {
          title:
            [both.a.name, both.b.name]
              .map(visibleName)
              .filter(Boolean)
              .join(` ${captioning.say('and')} `) || captioning.say('Composite chart'),
          captions: [
            captioning.say(method === 'davison' ? 'Davison chart' : 'Composite of midpoints'),
            ...(moment ? [momentCaption(moment, fixedZone(0), captioning)] : []),
            ...(place ? [siteText(place)] : []),
          ],
          points: wheelPoints([...chart.points, ...furtherOf(chart)]),
        },
      ],
      ...wheelHouses(chart, captioning),
      aspects: wheelAspects([...contacts, ...furtherContacts(chart, model)]),
    }),
    world,
    input,
  )
  return {
    person_a: personSigns(both.a),
    person_b: personSigns(both.b),
    method,
    moment: moment && { utc: isoUtc(moment), julian_day: roundFigure(moment) },
    place: place && { latitude: roundFigure(place.latitude), longitude: roundFigure(place.longitude) },
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    planets: pointRows(chart.points),
    houses: houseRows(chart),
    aspects: contacts.map(aspectRow),
    images,
    ...zodiacField(chart),
    ...furtherRows(chart, model),
    ...sectors,
    ...textField(
      input.format,
      () => compositeHeading(both, method, input, chart),
      () => [...chartSections(chart, [...contacts, ...furtherContacts(chart, model)]), ...sectorSections(sectors)],
    ),
  }
})

const compositeHeading = (
  both: WesternPair,
  method: (typeof METHODS)[number],
  { house_method, reference_latitude }: { house_method?: string | null; reference_latitude?: number | null },
  chart: { readonly houses: Houses },
): string => {
  if (method === 'davison') {
    const { at, site } = davison(both.a.chart, both.b.chart)
    return `Davison chart of ${birthsText(both)}: ${withCalendar(isoUtc(at))}, ${siteText(site)}. ${frameText(chart)}.`
  }
  const cusps =
    house_method === 'reference_place' && typeof reference_latitude === 'number'
      ? `for latitude ${Math.abs(reference_latitude)}° ${reference_latitude < 0 ? 'S' : 'N'}`
      : 'from midpoints'
  return `Composite of midpoints of ${birthsText(both)}. ${frameText(chart)} ${cusps}.`
}

const davisonOf = ({ a, b }: WesternPair, input: GauquelinInput, world: World) => {
  const { at, site } = davison(a.chart, b.chart)
  const chart = chartLike(a.chart, at, site, world.sky)
  warnOfMissingHouses(chart, world)
  return {
    chart,
    points: [...chart.points, ...anglesOf(chart)],
    moment: at,
    place: site,
    sectors: gauquelinSectors(input, chart, world),
  }
}

const midpointsOf = (
  { a, b }: WesternPair,
  input: { house_method?: (typeof HOUSE_METHODS)[number] | null; reference_latitude?: number | null } & GauquelinInput,
  world: World,
) => {
  const [one, other] = [a, b].map((person) => inTropicalZodiac(person.chart, world.sky)) as [
    TropicalChart,
    TropicalChart,
  ]
  const midpoints = compositeChart(one, other, housesBy(one, other, input, world))
  const degrees = compositeZeroPoint(a.chart, b.chart, midpoints, world.sky)
  const moved = compositeFromZeroPoint(midpoints, degrees)
  const further = compositeFurther(one, other, moved.houses, degrees)
  const chart = { ...moved, frame: frameOf(a.chart), further }
  if (!isComplete(chart.houses) && isComplete(a.chart.houses) && isComplete(b.chart.houses))
    world.warn(
      'no_houses',
      'The midpoints of the cusps are not in zodiacal order; houses are null. Send `house_method` reference_place.',
    )
  const still = anglesOf(chart).map((angle) => ({ ...angle, speed: null }))
  const inTropical = [...midpoints.points, ...compositeFurther(one, other, midpoints.houses, 0)]
  const sectors = gauquelinSectorsOfMeridian(input, inTropical, () => {
    const latitude = input.reference_latitude
    if (typeof latitude !== 'number')
      throw invalid(
        'reference_latitude',
        '`reference_latitude` is required with `gauquelin_sectors` in a composite of midpoints.',
      )
    const obliquity = meanObliquity(a.chart, b.chart, world.sky)
    return { latitude, armc: armcOf(midpoints.midheaven, obliquity), obliquity }
  })
  return { chart, points: [...chart.points, ...still], moment: null, place: null, sectors }
}

const housesBy = (
  a: TropicalChart,
  b: TropicalChart,
  { house_method, reference_latitude }: { house_method?: string | null; reference_latitude?: number | null },
  world: World,
) => {
  if (house_method !== 'reference_place') return 'midpoint_cusps' as const
  if (typeof reference_latitude !== 'number')
    throw invalid('reference_latitude', '`reference_latitude` is required with `house_method` reference_place.')
  return {
    latitude: reference_latitude,
    obliquity: meanObliquity(a, b, world.sky),
    system: a.houses.system,
    sky: world.sky,
  }
}

import { siteText } from '../../atlas/site-text.ts'
import { invalid } from '../../faults.ts'
import { visibleName } from '../../render/one-line.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { isoUtc } from '../../time/moment.ts'
import { fixedZone } from '../../time/zones.ts'
import { type AspectPoint, aspectsWithin, orbsFor } from '../../western/aspects.ts'
import { anglesOf, tropicalChart } from '../../western/chart.ts'
import { compositeChart, davison, meanObliquity } from '../../western/composite.ts'
import { isComplete } from '../../western/houses.ts'
import { capability, type World } from '../capability.ts'
import { Image } from '../shared/picture.ts'
import { warnOfMissingHouses } from '../shared/tropical/birth.ts'
import { lennonAndOno, PersonSigns, pair, personSigns, type WesternPair, westernPair } from '../shared/tropical/pair.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  figure,
  HouseRows,
  houseRows,
  PlanetRows,
  pointRows,
} from '../shared/tropical/shapes.ts'
import {
  DRAWN_ASPECTS,
  momentCaption,
  WHEEL_OPTIONS,
  wheelAspects,
  wheelHouses,
  wheelImage,
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
    'Midpoint: the near midpoint of each pair of longitudes; Mercury and Venus on the side of the Sun. Cusps: near midpoints, those of houses 11 to 3 turned to the east of the Midheaven; or Placidus of the composite Midheaven at a reference latitude, with the mean obliquity. Davison: an ordinary chart of the mean moment (UT), mean latitude and mean longitude by the shorter way. Natal orbs; a midpoint does not move, so nothing applies.',
  input: pair({
    method: maybe(oneOf(METHODS, { default: 'midpoint' })),
    house_method: maybe(
      oneOf(HOUSE_METHODS, { default: 'midpoint_cusps', description: 'House method of midpoint composites.' }),
    ),
    reference_latitude: maybe(
      t.Number({ minimum: -66, maximum: 66, description: 'Latitude for reference_place, which requires it.' }),
    ),
    ...WHEEL_OPTIONS,
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
    images: t.Array(Image),
  }),
  pixels: wheelPixels,
  example: lennonAndOno,
}).compute(async (input, world) => {
  const both = westernPair(input, world)
  const method = input.method ?? 'midpoint'
  const { chart, points, moment, place } =
    method === 'davison' ? davisonOf(both, world) : midpointsOf(both, input, world)
  const contacts = aspectsWithin<AspectPoint>(points, orbsFor('natal'))
  const image = await wheelImage(
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
          points: wheelPoints(chart.points),
        },
      ],
      ...wheelHouses(chart, captioning),
      aspects: wheelAspects(contacts),
    }),
    world,
    input,
  )
  return {
    person_a: personSigns(both.a),
    person_b: personSigns(both.b),
    method,
    moment: moment && { utc: isoUtc(moment), julian_day: figure(moment) },
    place: place && { latitude: figure(place.latitude), longitude: figure(place.longitude) },
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    planets: pointRows(chart.points),
    houses: houseRows(chart),
    aspects: contacts.map(aspectRow),
    images: [image],
  }
})

const davisonOf = ({ a, b }: WesternPair, world: World) => {
  const { at, site } = davison(a.chart, b.chart)
  const chart = tropicalChart(at, site, 'P', world.sky)
  warnOfMissingHouses(chart, world)
  return { chart, points: [...chart.points, ...anglesOf(chart)], moment: at, place: site }
}

const midpointsOf = (
  { a, b }: WesternPair,
  input: { house_method?: (typeof HOUSE_METHODS)[number] | null; reference_latitude?: number | null },
  world: World,
) => {
  const chart = compositeChart(a.chart, b.chart, housesBy(a, b, input, world))
  if (!isComplete(chart.houses) && isComplete(a.chart.houses) && isComplete(b.chart.houses))
    world.warn(
      'no_houses',
      'The midpoints of the cusps do not follow each other round the zodiac: houses are null. Send house_method reference_place.',
    )
  const still = anglesOf(chart).map((angle) => ({ ...angle, speed: null }))
  return { chart, points: [...chart.points, ...still], moment: null, place: null }
}

const housesBy = (
  a: WesternPair['a'],
  b: WesternPair['b'],
  { house_method, reference_latitude }: { house_method?: string | null; reference_latitude?: number | null },
  world: World,
) => {
  if (house_method !== 'reference_place') return 'midpoint_cusps' as const
  if (typeof reference_latitude !== 'number')
    throw invalid('reference_latitude', 'reference_latitude is required with house_method reference_place.')
  return { latitude: reference_latitude, obliquity: meanObliquity(a.chart, b.chart, world.sky) }
}

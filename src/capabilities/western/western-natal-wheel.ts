import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { ASPECT_SETS, aspectsWithin, orbsFor } from '../../western/aspects.ts'
import { pointsAndAngles } from '../../western/chart.ts'
import { capability } from '../capability.ts'
import { Image } from '../shared/picture.ts'
import { einstein, westernNatal, westernPrintedBirth } from '../shared/tropical/birth.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  HouseRows,
  houseRows,
  PlanetRows,
  pointRows,
} from '../shared/tropical/shapes.ts'
import {
  natalRing,
  WHEEL_OPTIONS,
  wheelAspects,
  wheelHouses,
  wheelImage,
  wheelPixels,
} from '../shared/tropical/wheel-image.ts'

const SETS = ['none', 'major', 'main', 'all'] as const

export default capability({
  slug: 'western-natal-wheel',
  title: 'Western natal wheel',
  summary: 'The birth chart drawn as a wheel, in SVG: signs, houses, points at their degrees, and aspect lines.',
  keywords: 'draw picture image western birth chart wheel',
  weight: 'standard',
  method:
    'The Ascendant at nine o’clock, longitude anticlockwise. Glyphs stand 6 degrees apart, in order, with the least sum of squared shifts, within their house while it has room (to 4 degrees); a line leads from each to its true degree. Signs by the colour of their element; aspect lines by nature, dashed by kind, paler with a wider orb. Where Placidus or Koch has no cusps, the four angles alone. All is drawn as paths; no font is needed.',
  input: westernPrintedBirth({
    ...WHEEL_OPTIONS,
    aspect_set: maybe(
      oneOf(SETS, { default: 'main', description: 'major: five; main: those and the quincunx; all: eleven.' }),
    ),
  }),
  data: t.Object({
    name: nullable(t.String()),
    ascendant: Angle,
    midheaven: Angle,
    planets: PlanetRows,
    houses: HouseRows,
    aspects: t.Array(AspectRow),
    images: t.Array(Image),
  }),
  pixels: wheelPixels,
  example: einstein,
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { name, chart } = birth
  const set = input.aspect_set ?? 'main'
  const contacts = set === 'none' ? [] : aspectsWithin(pointsAndAngles(chart), orbsFor('natal', ASPECT_SETS[set]))
  const image = await wheelImage(
    (captioning) => ({
      rings: [natalRing(birth, captioning)],
      ...wheelHouses(chart, captioning),
      aspects: wheelAspects(contacts),
    }),
    world,
    { ...input, aspect_set: 'all' },
  )
  return {
    name,
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    planets: pointRows(chart.points),
    houses: houseRows(chart),
    aspects: contacts.map(aspectRow),
    images: [image],
  }
})

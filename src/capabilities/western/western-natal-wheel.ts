import { PLAIN_WHEEL, WHEEL_PARTS, WHEEL_THEMES } from '../../render/wheel-facts.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { ASPECT_SETS, aspectsWithin, orbsFor } from '../../western/aspects.ts'
import { pointsAndAngles } from '../../western/chart.ts'
import { capability } from '../capability.ts'
import { einstein, westernBirth, westernNatal } from '../vocabulary/tropical/birth.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  HouseRows,
  houseRows,
  PlanetRows,
  pointRows,
} from '../vocabulary/tropical/shapes.ts'
import { natalRing, SvgImage, wheelAspects, wheelHouses, wheelImage } from '../vocabulary/tropical/wheel-image.ts'

const SETS = ['none', 'main', 'all'] as const

export default capability({
  slug: 'western-natal-wheel',
  title: 'Western natal wheel',
  summary: 'The birth chart drawn as a wheel, in SVG: signs, houses, points at their degrees, and aspect lines.',
  weight: 'standard',
  method:
    'The Ascendant at nine o’clock, longitude anticlockwise. Glyphs stand 6 degrees apart, in order, with the least sum of squared shifts, within their house while it has room (to 4 degrees); a line leads from each to its true degree. Signs by the colour of their element; aspect lines by nature, dashed by kind, paler with a wider orb. Where Placidus or Koch has no cusps, the four angles alone. All is drawn as paths; no font is needed.',
  input: westernBirth({
    theme: maybe(oneOf(WHEEL_THEMES, { default: 'light' })),
    size: maybe(t.Integer({ minimum: 300, maximum: 2000, default: 800, description: 'Pixels.' })),
    aspect_set: maybe(
      oneOf(SETS, { default: 'main', description: 'main: the five major aspects and the quincunx; all: eleven.' }),
    ),
    show: maybe(
      t.Array(oneOf(WHEEL_PARTS), { maxItems: WHEEL_PARTS.length, description: 'What is drawn; default all.' }),
    ),
  }),
  data: t.Object({
    name: nullable(t.String()),
    ascendant: Angle,
    midheaven: Angle,
    planets: PlanetRows,
    houses: HouseRows,
    aspects: t.Array(AspectRow),
    images: t.Array(SvgImage),
  }),
  example: einstein,
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { name, chart } = birth
  const set = input.aspect_set ?? 'main'
  const contacts = set === 'none' ? [] : aspectsWithin(pointsAndAngles(chart), orbsFor('natal', ASPECT_SETS[set]))
  const facts = { rings: [natalRing(birth)] as const, ...wheelHouses(chart), aspects: wheelAspects(contacts) }
  const image = await wheelImage(facts, world.asker, {
    size: input.size ?? PLAIN_WHEEL.size,
    theme: input.theme ?? PLAIN_WHEEL.theme,
    show: input.show ?? PLAIN_WHEEL.show,
  })
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

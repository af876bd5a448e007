import { collectionOf, lineFeature } from '../../atlas/geojson.ts'
import { maybe, oneOf, t, term } from '../../schema.ts'
import { equatorialOf } from '../../sky/sphere.ts'
import { ASPECTS } from '../../western/aspects.ts'
import { planetaryLines, subPointOf } from '../../western/location/lines.ts'
import { LINE_PLANETS } from '../../western/location/tables.ts'
import { PLANETS } from '../../western/points.ts'
import { capability } from '../capability.ts'
import { lineCollection } from '../shared/geojson.ts'
import { birth } from '../shared/inputs.ts'
import { MomentObject, momentObject, NatureWord } from '../shared/tropical/shapes.ts'
import { birthLines, einsteinAtUlm, MappedTerm } from './parts/birth-lines.ts'

const LINE_ASPECTS = ['sextile', 'square', 'trine'] as const
const TO_ANGLES = ['MC', 'ASC'] as const
const SIDES = ['waxing', 'waning'] as const

export default capability({
  slug: 'astrocartography-aspect-lines',
  title: 'Astrocartography aspect lines',
  summary: 'Lines where the Midheaven or the Ascendant is in sextile, square or trine to each natal planet.',
  weight: 'standard',
  method:
    'The degree of the ecliptic that is ahead of the planet by the angle of the aspect (waxing), or behind it (waning), is treated as a point of the ecliptic. Its MC line is the meridian of its right ascension; its ASC line is where it rises, up to its limit latitude. A square to the Midheaven is not the Ascendant line. The lines have a vertex for every degree of latitude, up to 80 degrees.',
  input: birth({
    planets: maybe(
      t.Array(oneOf(LINE_PLANETS), {
        minItems: 1,
        maxItems: LINE_PLANETS.length,
        description: 'Planets of the lines; default: Sun to Pluto.',
      }),
    ),
    aspects: maybe(
      t.Array(oneOf(LINE_ASPECTS), {
        minItems: 1,
        maxItems: 3,
        description: 'Aspects of the lines; default: all three.',
      }),
    ),
    angles: maybe(
      t.Array(oneOf(TO_ANGLES), { minItems: 1, maxItems: 2, description: 'Angles of the aspects; default: both.' }),
    ),
  }),
  data: t.Object({
    moment: MomentObject,
    lines: lineCollection(
      t.Object({
        planet: MappedTerm,
        aspect: term(LINE_ASPECTS, { description: 'Aspect of the angle to the planet.' }),
        to_angle: oneOf(TO_ANGLES, { description: 'Angle that the planet aspects.' }),
        side: oneOf(SIDES, { description: 'Side of the angle in the zodiac: ahead of or behind the planet.' }),
        nature: NatureWord,
      }),
      'The lines as GeoJSON, from south to north.',
    ),
    line_count: t.Integer({ description: 'Number of lines.' }),
  }),
  example: { ...einsteinAtUlm, planets: ['Venus'] },
}).compute((input, world) => {
  const { moment, gast, bodies } = birthLines(input, world, { names: input.planets ?? PLANETS })
  const obliquity = world.sky.obliquity(moment.jd)
  const aspects = LINE_ASPECTS.filter((aspect) => (input.aspects ?? LINE_ASPECTS).includes(aspect))
  const features = bodies.flatMap(({ planet, longitude }) =>
    aspects.flatMap((aspect) =>
      SIDES.flatMap((side) => {
        const { angle, nature } = ASPECTS[aspect]
        const target = longitude + (side === 'waxing' ? angle : -angle)
        const sub = subPointOf(equatorialOf(target, obliquity), gast)
        return planetaryLines(sub, { step: 1, end: 80 }, input.angles ?? TO_ANGLES).map((line) =>
          lineFeature(line.vertices, {
            planet,
            aspect,
            to_angle: line.angle as (typeof TO_ANGLES)[number],
            side,
            nature,
          }),
        )
      }),
    ),
  )
  return { moment: momentObject(moment.jd, moment.zone), lines: collectionOf(features), line_count: features.length }
})

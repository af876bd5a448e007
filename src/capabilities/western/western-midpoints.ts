import { maybe, maybeTerm, nullable, oneOf, t, term } from '../../schema.ts'
import { roundedOrb, sentence } from '../../western/aspects.ts'
import { pointsAndAngles } from '../../western/chart.ts'
import { type Dial, dialPosition, midpoints, pictures } from '../../western/midpoints.ts'
import { ANGLES, KEYWORDS, PLANETS } from '../../western/points.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { einstein, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { AspectTerm, figure, Longitude, Orb, place, Sign } from '../shared/tropical/shapes.ts'

const NAMES = [...PLANETS, 'North Node', ...ANGLES] as const
type Named = (typeof NAMES)[number]
const Item = term(NAMES)
const DialPosition = t.Number({ minimum: 0, exclusiveMaximum: 360, description: 'Longitude modulo the dial.' })

export default capability({
  slug: 'western-midpoints',
  title: 'Western midpoints',
  summary: 'The 78 midpoints of thirteen points, the tree of each point, and the sorted dial.',
  weight: 'standard',
  method:
    'Sun to Pluto, North Node, Ascendant and Midheaven; the midpoint on the shorter arc. A point is on a midpoint when the two are within the orb on the dial: conjunction and opposition on the 360 dial, square too on the 90, semisquare and sesquiquadrate too on the 45. After Ebertin and Witte.',
  input: westernBirth({
    dial: maybe(oneOf(['360', '90', '45'], { default: '90', description: 'Dial size, degrees.' })),
    orb: maybe(t.Number({ minimum: 0.1, maximum: 3, default: 1.5, description: 'Degrees.' })),
  }),
  data: t.Object({
    name: nullable(t.String()),
    midpoints: t.Array(
      t.Object({
        planet_a: Item,
        planet_b: Item,
        longitude: Longitude,
        sign: Sign,
        degree_in_sign: t.String(),
        dial_position: DialPosition,
      }),
    ),
    trees: t.Array(
      t.Object({
        planet: Item,
        pictures: t.Array(t.Object({ planet_a: Item, planet_b: Item, aspect: AspectTerm, orb: Orb })),
      }),
    ),
    sorted_dial: t.Array(
      t.Object({
        item: maybeTerm(['PointOrAngle', 'Midpoint'], { description: 'A point, or a midpoint as Sun/Moon.' }),
        dial_position: DialPosition,
      }),
    ),
    planetary_pictures: t.Array(
      t.Object({
        axis: maybeTerm(['Midpoint'], { description: 'A midpoint as Sun/Moon.' }),
        items: t.Array(Item, { description: 'The points on it, closest first.' }),
        orb: t.Number({ minimum: 0, description: 'Orb of the closest.' }),
        meaning: t.String(),
      }),
    ),
  }),
  example: einstein,
}).compute((input, world) => {
  const { name, chart } = westernNatal(input, world)
  const dial = Number(input.dial ?? 90) as Dial
  const points = pointsAndAngles(chart).filter((point) => (NAMES as readonly string[]).includes(point.name))
  const middles = midpoints(points)
  const matches = pictures(points, dial, input.orb ?? 1.5)
  const onDial = (longitude: number) => figure(dialPosition(place(longitude).longitude, dial))
  const axis = ({ a, b }: { a: string; b: string }) => `${a}/${b}`

  const axes = Map.groupBy(matches, (picture) => axis(picture.midpoint))
  return {
    name,
    midpoints: middles.map(({ a, b, longitude }) => {
      const at = place(longitude)
      return {
        planet_a: a as Named,
        planet_b: b as Named,
        longitude: at.longitude,
        sign: signName(at.sign),
        degree_in_sign: at.dms,
        dial_position: onDial(longitude),
      }
    }),
    trees: points.map((point) => ({
      planet: point.name as Named,
      pictures: matches
        .filter((picture) => picture.point === point.name)
        .map(({ midpoint, aspect, orb }) => ({
          planet_a: midpoint.a as Named,
          planet_b: midpoint.b as Named,
          aspect,
          orb: roundedOrb(orb),
        })),
    })),
    sorted_dial: [
      ...points.map((point) => ({ item: point.name as string, dial_position: onDial(point.longitude) })),
      ...middles.map((middle) => ({ item: axis(middle), dial_position: onDial(middle.longitude) })),
    ].sort((x, y) => x.dial_position - y.dial_position),
    planetary_pictures: [...axes].map(([name, of]) => {
      const { a, b } = of[0]!.midpoint
      const items = of.map(({ point }) => point as Named)
      const names = items.map((item) => KEYWORDS[item]).join(', ')
      return {
        axis: name,
        items,
        orb: roundedOrb(of[0]!.orb),
        meaning: sentence(`${names}, where ${KEYWORDS[a]} meets ${KEYWORDS[b]}`),
      }
    }),
  }
})

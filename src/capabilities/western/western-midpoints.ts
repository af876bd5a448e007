import { distinct, maybe, maybeTerm, nullable, oneOf, t, term } from '../../schema.ts'
import { ownMatter } from '../../western/aspect-meanings.ts'
import { roundedOrb } from '../../western/aspects.ts'
import { pointsAndAngles } from '../../western/chart.ts'
import { furtherOf } from '../../western/chart-frame.ts'
import { type AnyName, isKnown } from '../../western/further-points.ts'
import { type Dial, dialPosition, midpoints, pictures } from '../../western/midpoints.ts'
import { ANGLES, PLANETS } from '../../western/points.ts'
import { joinWords } from '../../wording.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { einstein, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { POINTS_OPTION } from '../shared/tropical/chart-options.ts'
import { FurtherPointRows, furtherPointRows } from '../shared/tropical/further.ts'
import { AspectTerm, Longitude, longitudeFields, Orb, roundFigure, Sign } from '../shared/tropical/shapes.ts'

const NAMES = [...PLANETS, 'North Node', ...ANGLES] as const
type Named = (typeof NAMES)[number]
const Item = term(NAMES)
const AnyPoint = maybeTerm(['PointOrAngle'], { description: 'Name of a point.' })
const DialPosition = t.Number({ minimum: 0, exclusiveMaximum: 360, description: 'Longitude modulo the dial.' })

export default capability({
  slug: 'western-midpoints',
  title: 'Western midpoints',
  summary: 'The 78 midpoints of thirteen points, the tree of each point, and the sorted dial.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'The points are Sun to Pluto, North Node, Ascendant and Midheaven; a midpoint is on the shorter arc. A point is on a midpoint if both are within the orb on the dial: conjunction and opposition on the 360 dial, also square on the 90 dial, also semisquare and sesquiquadrate on the 45 dial. Sources: Ebertin and Witte.',
  input: westernBirth({
    dial: maybe(oneOf(['360', '90', '45'], { default: '90', description: 'Dial size, degrees.' })),
    orb: maybe(t.Number({ minimum: 0.1, maximum: 3, default: 1.5, description: 'Maximum orb, degrees.' })),
    ...POINTS_OPTION,
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
        items: distinct(Item, { description: 'Points on the axis, the closest first.' }),
        orb: t.Number({ minimum: 0, description: 'Orb of the closest point, degrees.' }),
        meaning: t.String(),
      }),
    ),
    further_points: FurtherPointRows,
    further_midpoints: t.Optional(
      t.Array(
        t.Object(
          {
            point_a: AnyPoint,
            point_b: AnyPoint,
            longitude: Longitude,
            sign: Sign,
            degree_in_sign: t.String({ description: 'Degrees in sign as 7°43′56″.' }),
            dial_position: DialPosition,
          },
          { $id: 'FurtherMidpoint', description: 'A midpoint with a further point.' },
        ),
        { description: 'Midpoints with further points; absent unless requested.' },
      ),
    ),
    further_pictures: t.Optional(
      t.Array(
        t.Object(
          { point: AnyPoint, point_a: AnyPoint, point_b: AnyPoint, aspect: AspectTerm, orb: Orb },
          {
            $id: 'FurtherPicture',
            description: 'A point on the midpoint of two others, with a further point among them.',
          },
        ),
        { description: 'Planetary pictures with further points, closest first; absent unless requested.' },
      ),
    ),
  }),
  example: einstein,
}).compute((input, world) => {
  const { name, chart } = westernNatal(input, world)
  const dial = Number(input.dial ?? 90) as Dial
  const points = pointsAndAngles(chart).filter((point) => (NAMES as readonly string[]).includes(point.name))
  const middles = midpoints(points)
  const matches = pictures(points, dial, input.orb ?? 1.5)
  const onDial = (longitude: number) => roundFigure(dialPosition(longitudeFields(longitude).longitude, dial))
  const axis = ({ a, b }: { a: string; b: string }) => `${a}/${b}`

  const all: { name: AnyName; longitude: number }[] = [...points, ...furtherOf(chart)]
  const hasFurther = (...names: AnyName[]) => names.some((each) => !isKnown(each))
  const further = furtherOf(chart).length > 0 && {
    further_midpoints: midpoints(all)
      .filter(({ a, b }) => hasFurther(a, b))
      .map(({ a, b, longitude }) => {
        const at = longitudeFields(longitude)
        return {
          point_a: a as string,
          point_b: b as string,
          longitude: at.longitude,
          sign: signName(at.sign),
          degree_in_sign: at.dms,
          dial_position: onDial(longitude),
        }
      }),
    further_pictures: pictures(all, dial, input.orb ?? 1.5)
      .filter(({ point, midpoint }) => hasFurther(point, midpoint.a, midpoint.b))
      .map(({ point, midpoint, aspect, orb }) => ({
        point: point as string,
        point_a: midpoint.a as string,
        point_b: midpoint.b as string,
        aspect,
        orb: roundedOrb(orb),
      })),
  }
  const axes = Map.groupBy(matches, (picture) => axis(picture.midpoint))
  return {
    name,
    midpoints: middles.map(({ a, b, longitude }) => {
      const at = longitudeFields(longitude)
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
      return {
        axis: name,
        items,
        orb: roundedOrb(of[0]!.orb),
        meaning: `Where ${ownMatter(a)} and ${ownMatter(b)} meet, you also find ${joinWords(items.map(ownMatter))}.`,
      }
    }),
    ...furtherPointRows(chart),
    ...further,
  }
})

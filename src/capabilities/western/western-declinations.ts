import { distinct, maybe, nullable, oneOf, t } from '../../schema.ts'
import { equatorialOf } from '../../sky/sphere.ts'
import { aspectMeaning } from '../../western/aspect-meanings.ts'
import {
  type AnyAspect,
  type AnyAspectPoint,
  MIRROR_ASPECTS,
  type OrbModel,
  roundedOrb,
} from '../../western/aspects.ts'
import { furtherOf } from '../../western/chart-frame.ts'
import {
  antisciaContacts,
  antiscion,
  contraAntiscion,
  parallels,
  pointDeclinations,
} from '../../western/declinations.ts'
import { isKnown } from '../../western/further-points.ts'
import { mirrorsWithin } from '../../western/mirror-aspects.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { einstein, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { POINTS_OPTION } from '../shared/tropical/chart-options.ts'
import { FURTHER_FIELDS, furtherAspectRows, furtherPointRows } from '../shared/tropical/further.ts'
import { Longitude, longitudeFields, NameTerm, Orb, roundFigure, Sign } from '../shared/tropical/shapes.ts'

const MIRROR_ORB = 1
const Mirror = t.Object({ longitude: Longitude, sign: Sign, degree_in_sign: t.String() })
const mirror = (at: number) => {
  const { longitude, sign, dms } = longitudeFields(at)
  return { longitude, sign: signName(sign), degree_in_sign: dms }
}

export default capability({
  slug: 'western-declinations',
  title: 'Western declinations',
  summary: 'Declination of every point and angle, parallels, antiscia and their contacts, and points out of bounds.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Coordinates are equatorial of date. A parallel has declinations on the same side of the equator within the orb, a contraparallel on opposite sides. A point farther from the equator than the true obliquity is out of bounds. The antiscion is 180 degrees less the longitude, the contra-antiscion 360 less it; contacts are within 1 degree. Ascendant and Midheaven count as points of the ecliptic.',
  input: westernBirth({
    orb: maybe(t.Number({ minimum: 0.1, maximum: 2, default: 1, description: 'Orb of parallels, degrees.' })),
    ...POINTS_OPTION,
  }),
  data: t.Object({
    name: nullable(t.String()),
    obliquity: t.Number({ description: 'True obliquity of date, degrees.' }),
    points: t.Array(
      t.Object({
        planet: NameTerm,
        declination: t.Number(),
        latitude: t.Number(),
        right_ascension: t.Number(),
        out_of_bounds: t.Boolean(),
        antiscion: Mirror,
        contra_antiscion: Mirror,
      }),
      { description: 'Further points of the chart; points without ephemeris data are left out.' },
    ),
    parallels: t.Array(
      t.Object({
        planet_a: NameTerm,
        planet_b: NameTerm,
        kind: oneOf(['parallel', 'contraparallel']),
        orb: Orb,
        meaning: t.String(),
      }),
    ),
    antiscia_contacts: t.Array(
      t.Object({
        planet_a: NameTerm,
        planet_b: NameTerm,
        kind: oneOf(['antiscion', 'contra_antiscion']),
        orb: Orb,
      }),
    ),
    out_of_bounds: distinct(NameTerm),
    ...FURTHER_FIELDS,
  }),
  example: einstein,
}).compute((input, world) => {
  const { name, chart } = westernNatal(input, world)
  const obliquity = world.sky.obliquity(chart.at)
  const points = pointDeclinations(chart, obliquity)
  const orb = input.orb ?? 1
  const model: OrbModel<AnyAspect> = {
    aspects: MIRROR_ASPECTS,
    widest: Math.max(orb, MIRROR_ORB),
    allowed: (aspect) => (aspect === 'parallel' || aspect === 'contraparallel' ? orb : MIRROR_ORB),
  }
  const speedOf = (name: string) => chart.points.find((point) => point.name === name)?.speed ?? 0
  const all: AnyAspectPoint[] = [
    ...points.map((point) => ({ ...point, speed: speedOf(point.name) })),
    ...furtherOf(chart).map((point) => ({
      ...point,
      declination: point.declination ?? equatorialOf(point.longitude, obliquity).declination,
    })),
  ]
  return {
    name,
    obliquity: roundFigure(obliquity),
    points: points.map((point) => ({
      planet: point.name,
      declination: roundFigure(point.declination),
      latitude: roundFigure(point.latitude),
      right_ascension: roundFigure(point.rightAscension),
      out_of_bounds: point.outOfBounds,
      antiscion: mirror(antiscion(point.longitude)),
      contra_antiscion: mirror(contraAntiscion(point.longitude)),
    })),
    parallels: parallels(points, orb).map(({ a, b, kind, orb }) => ({
      planet_a: a.name,
      planet_b: b.name,
      kind,
      orb: roundedOrb(orb),
      meaning: aspectMeaning({ a, b, aspect: kind === 'parallel' ? 'conjunction' : 'opposition' }),
    })),
    antiscia_contacts: antisciaContacts(points, MIRROR_ORB).map(({ a, b, kind, orb }) => ({
      planet_a: a.name,
      planet_b: b.name,
      kind,
      orb: roundedOrb(orb),
    })),
    out_of_bounds: points.filter((point) => point.outOfBounds).map((point) => point.name),
    ...furtherPointRows(chart),
    ...furtherAspectRows(chart, { aspects: [], widest: 0, allowed: () => 0 }, () =>
      mirrorsWithin(all, model).filter(({ a, b }) => !isKnown(a.name) || !isKnown(b.name)),
    ),
  }
})

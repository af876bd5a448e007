import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { aspectMeaning, roundedOrb } from '../../western/aspects.ts'
import {
  antisciaContacts,
  antiscion,
  contraAntiscion,
  parallels,
  pointDeclinations,
} from '../../western/declinations.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { einstein, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { figure, Longitude, NameTerm, Orb, place, Sign } from '../shared/tropical/shapes.ts'

const MIRROR_ORB = 1
const Mirror = t.Object({ longitude: Longitude, sign: Sign, degree_in_sign: t.String() })
const mirror = (at: number) => {
  const { longitude, sign, dms } = place(at)
  return { longitude, sign: signName(sign), degree_in_sign: dms }
}

export default capability({
  slug: 'western-declinations',
  title: 'Western declinations',
  summary: 'Declination of every point and angle, parallels, antiscia and their contacts, and points out of bounds.',
  weight: 'standard',
  method:
    'Equatorial coordinates of date. Parallel: declinations on one side of the equator within the orb; contraparallel: on both sides. Out of bounds: farther from the equator than the true obliquity. Antiscion: 180 degrees less the longitude, contra-antiscion 360 less it; contacts within 1 degree. Ascendant and Midheaven as points of the ecliptic.',
  input: westernBirth({
    orb: maybe(t.Number({ minimum: 0.1, maximum: 2, default: 1, description: 'Orb of parallels, degrees.' })),
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
      { description: 'Points without ephemeris data are left out.' },
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
    out_of_bounds: t.Array(NameTerm),
  }),
  example: einstein,
}).compute((input, world) => {
  const { name, chart } = westernNatal(input, world)
  const obliquity = world.sky.obliquity(chart.at)
  const points = pointDeclinations(chart, obliquity)
  return {
    name,
    obliquity: figure(obliquity),
    points: points.map((point) => ({
      planet: point.name,
      declination: figure(point.declination),
      latitude: figure(point.latitude),
      right_ascension: figure(point.rightAscension),
      out_of_bounds: point.outOfBounds,
      antiscion: mirror(antiscion(point.longitude)),
      contra_antiscion: mirror(contraAntiscion(point.longitude)),
    })),
    parallels: parallels(points, input.orb ?? 1).map(({ a, b, kind, orb }) => ({
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
  }
})

import { cutLine } from '../../atlas/geojson.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { ECLIPSE_KINDS } from '../../ephemeris/queries.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { pathOfUmbra, type UmbraOnEarth } from '../../sky/eclipse-path.ts'
import { eclipsesIn } from '../../sky/lunations.ts'
import type { Eclipse } from '../../sky/sky.ts'
import type { Spherical } from '../../sky/sphere.ts'
import { SIGN_REGIONS } from '../../western/mundane/regions.ts'
import { capability, type World } from '../capability.ts'
import { LineGeometry } from '../shared/geojson.ts'
import { eclipseFields, eclipseRow } from './parts/eclipse.ts'
import { range, readDays } from './parts/moments.ts'

const MAX_DAYS = 7306

const MaybeLine = nullable(LineGeometry, {
  description: 'Line as GeoJSON; null without a path, and if `path_points` is 0.',
})

export default capability({
  slug: 'mundane-eclipses',
  title: 'Eclipses of the world',
  summary: 'Every eclipse of up to twenty years: contacts, magnitudes, gamma, saros, and the path of the central ones.',
  weight: 'heavy',
  method:
    'Eclipses are those of Swiss Ephemeris, listed by the UTC of the maximum. Path and limits are the axis and the edge of the Moon’s umbra on the ellipsoid of the Earth (k2 0.272281, sea level, no refraction), at even steps between the first and the last central contact. The magnitude of a central solar eclipse is the ratio of the apparent diameters. Regions are those that Ptolemy and later authors assign to the sign of the eclipse.',
  input: range({
    kinds: maybe(t.Array(oneOf(ECLIPSE_KINDS), { minItems: 1, description: 'Kinds of eclipses; default: both.' })),
    include_penumbral: maybe(t.Boolean({ default: true, description: 'Includes penumbral lunar eclipses.' })),
    path_points: maybe(
      t.Integer({
        minimum: 0,
        maximum: 200,
        default: 0,
        description: 'Number of points of the central line and of each limit.',
      }),
    ),
  }),
  data: t.Object({
    start_date: t.String({ description: 'Start of the range, as sent.' }),
    end_date: t.String({ description: 'End of the range, as sent.' }),
    eclipses: t.Array(
      t.Object({
        ...eclipseFields,
        path: MaybeLine,
        limits: nullable(t.Object({ north: MaybeLine, south: MaybeLine }, { description: 'Edges of the path.' }), {
          description: 'Limits of the path of totality or annularity; null without a path.',
        }),
        sign_regions: t.Array(t.String(), { description: 'Lands of the sign by tradition.' }),
      }),
      { description: 'Eclipses in order of time.' },
    ),
    count: t.Object(
      {
        solar: t.Integer({ description: 'Solar eclipses.' }),
        lunar: t.Integer({ description: 'Lunar eclipses.' }),
        total: t.Integer({ description: 'Number of eclipses of all types.' }),
      },
      { description: 'Number of eclipses in the list.' },
    ),
  }),
  example: { start_date: '2026-01-01', end_date: '2026-12-31', path_points: 5 },
}).compute(async (input, world) => {
  const { sky } = world
  const days = readDays(input, MAX_DAYS, world)
  const kinds = input.kinds ?? ECLIPSE_KINDS
  const matches = (await eclipsesIn(days, sky)).filter(
    ({ kind, type }) => kinds.includes(kind) && (type !== 'penumbral' || (input.include_penumbral ?? true)),
  )
  const eclipses = await mapYielding(matches, world.yieldIfDue, async (eclipse) => {
    const row = eclipseRow(eclipse, sky)
    const path = await pathOf(eclipse, input.path_points ?? 0, world)
    return {
      ...row,
      path: path && lineOf(path.map(({ central }) => central)),
      limits: path && {
        north: lineOf(path.map(({ north }) => north)),
        south: lineOf(path.map(({ south }) => south)),
      },
      sign_regions: [...SIGN_REGIONS[row.sign]],
    }
  })
  const solar = eclipses.filter(({ kind }) => kind === 'solar').length
  return {
    start_date: input.start_date,
    end_date: input.end_date,
    eclipses,
    count: { solar, lunar: eclipses.length - solar, total: eclipses.length },
  }
})

const pathOf = async (
  { kind, central, maximum, totalBegins, totalEnds }: Eclipse,
  points: number,
  { sky, yieldIfDue }: World,
): Promise<UmbraOnEarth[] | null> => {
  if (kind !== 'solar' || !central || points === 0 || totalBegins === null || totalEnds === null) return null
  return pathOfUmbra({ from: totalBegins, maximum, to: totalEnds }, points, sky, yieldIfDue)
}

const lineOf = (places: readonly (Spherical | null)[]) => {
  const parts = cutLine(
    places.filter((place) => place !== null).map(({ longitude, latitude }) => [longitude, latitude] as const),
  )
  if (parts.length === 0) return null
  return parts.length > 1
    ? { type: 'MultiLineString' as const, coordinates: parts }
    : { type: 'LineString' as const, coordinates: parts[0]! }
}

import { maybe, maybeTerm, nullable, oneOf, t } from '../../../schema.ts'
import { equatorialOf } from '../../../sky/sphere.ts'
import { pointsAt, type TropicalChart } from '../../../western/chart.ts'
import { frameOf, furtherBodies } from '../../../western/chart-frame.ts'
import {
  GAUQUELIN_SECTORS,
  isKeySector,
  risingSectorPosition,
  SECTOR_METHODS,
  type SectorMethod,
  sectorCusps,
  sectorPosition,
} from '../../../western/gauquelin.ts'
import { PLANETS, type Planet } from '../../../western/points.ts'
import type { DirectionSphere } from '../../../western/primary-directions.ts'
import type { World } from '../../capability.ts'
import type { TextSection } from '../chart-text.ts'
import { Longitude, longitudeFields, roundFigure } from './shapes.ts'

/** The 36 sectors of Gauquelin beside the houses of a chart. */

/** Input: whether the answer has Gauquelin's sectors. */
export const GAUQUELIN_OPTION = {
  gauquelin_sectors: maybe(
    oneOf(SECTOR_METHODS, {
      description:
        "Adds Gauquelin's 36 sectors by this method. `mundane`: from the semi-arcs of each body; `zodiacal`: from those of its longitude; `rising`: from the times of rising and setting of the disc's centre, without refraction, for the ten planets.",
    }),
    { $id: 'GauquelinChoice' },
  ),
}
export interface GauquelinInput {
  gauquelin_sectors?: SectorMethod | null | undefined
}

const SectorRow = t.Object(
  {
    point: maybeTerm(['PointOrAngle'], { description: 'Name of the point.' }),
    sector: nullable(
      t.Integer({
        minimum: 1,
        maximum: GAUQUELIN_SECTORS,
        description: 'Sector: 1 from rising, 10 from the upper culmination; null if the point does not rise and set.',
      }),
    ),
    position: nullable(
      t.Number({
        minimum: 1,
        maximum: GAUQUELIN_SECTORS + 1,
        description: 'Sector with its elapsed part; null without a sector.',
      }),
    ),
    key_sector: nullable(
      t.Boolean({
        description:
          'True in the sectors after rising and after culmination: 36, 1 to 3 and 9 to 12; null without a sector.',
      }),
    ),
  },
  { $id: 'GauquelinPosition', description: 'A point in the 36 sectors.' },
)
/** Answer: Gauquelin's sectors. */
export const GAUQUELIN_FIELD = {
  gauquelin_sectors: t.Optional(
    t.Object(
      {
        method: oneOf(SECTOR_METHODS, { description: 'Method of the positions.' }),
        cusps: nullable(
          t.Array(Longitude, {
            minItems: GAUQUELIN_SECTORS,
            maxItems: GAUQUELIN_SECTORS,
            description: 'Tropical longitudes of date at which the sectors begin; null within the polar circles.',
          }),
        ),
        points: t.Array(SectorRow, { description: 'Points of the chart, from the geocentric places of date.' }),
      },
      { $id: 'GauquelinSectors', description: "Gauquelin's 36 sectors; absent unless requested." },
    ),
  ),
}

const sectorRow = (point: string, position: number | null) => {
  if (position === null) return { point, sector: null, position: null, key_sector: null }
  const figure = roundFigure(position)
  // A position that rounds up to 37 is the beginning of the first sector.
  const inCircle = figure >= GAUQUELIN_SECTORS + 1 ? 1 : figure
  const sector = Math.floor(inCircle)
  return { point, sector, position: inCircle, key_sector: isKeySector(sector) }
}

const cuspsField = (sphere: DirectionSphere) =>
  sectorCusps(sphere)?.map((cusp) => longitudeFields(cusp).longitude) ?? null

/** The sectors of a chart; nothing unless they were requested. */
export const gauquelinSectors = (
  { gauquelin_sectors: method }: GauquelinInput,
  chart: Pick<TropicalChart, 'at' | 'site' | 'armc'>,
  { sky }: Pick<World, 'sky'>,
) => {
  if (!method) return {}
  const { at, site, armc } = chart
  const sphere = { latitude: site.latitude, armc, obliquity: sky.obliquity(at) }
  if (method === 'rising')
    return {
      gauquelin_sectors: {
        method,
        cusps: cuspsField(sphere),
        points: PLANETS.map((planet: Planet) => sectorRow(planet, risingSectorPosition(at, planet, site, sky))),
      },
    }
  // The frame of the chart changes its longitudes, but not where a body stands above the horizon.
  const further = furtherBodies(at, site, { ...frameOf(chart), centre: 'geocentric', equinox: 'date' }, sky)
  const points = [...pointsAt(at, sky), ...further].map(({ name, longitude, rightAscension, declination }) => {
    const isKnown = method === 'mundane' && rightAscension !== null && declination !== null
    const place = isKnown ? { rightAscension, declination } : equatorialOf(longitude, sphere.obliquity)
    return sectorRow(name, sectorPosition(place, sphere))
  })
  return { gauquelin_sectors: { method, cusps: cuspsField(sphere), points } }
}

/** The sectors of a chart without a moment, from the longitudes of its points; nothing unless they were requested. */
export const gauquelinSectorsOfMeridian = (
  { gauquelin_sectors: method }: GauquelinInput,
  points: readonly { readonly name: string; readonly longitude: number }[],
  sphere: () => DirectionSphere,
) => {
  if (!method) return {}
  const of = sphere()
  const rows = points.map(({ name, longitude }) =>
    sectorRow(name, sectorPosition(equatorialOf(longitude, of.obliquity), of)),
  )
  return { gauquelin_sectors: { method: 'zodiacal' as const, cusps: cuspsField(of), points: rows } }
}

/** The sectors of an answer as a section of its text; only in the complete form. */
export const sectorSections = ({ gauquelin_sectors: sectors }: ReturnType<typeof gauquelinSectors>): TextSection[] =>
  sectors
    ? [
        {
          title: `Gauquelin sectors, ${sectors.method}`,
          lines: sectors.points.map(({ point, sector, key_sector }) =>
            sector === null ? `${point} no sector` : `${point} ${sector}${key_sector ? ', key sector' : ''}`,
          ),
        },
      ]
    : []

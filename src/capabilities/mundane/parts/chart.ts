import { distinct, nullable, oneOf, openSet, type Static, t, term } from '../../../schema.ts'
import type { Sky } from '../../../sky/sky.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import type { Zone } from '../../../time/moment.ts'
import { aspectsWithin, MAJOR_ASPECTS, orbsFor } from '../../../western/aspects.ts'
import { isDayChart, pointsAndAngles, pointsAt, type TropicalChart, tropicalChart } from '../../../western/chart.ts'
import { DEBILITIES, DIGNITIES, essentialDignity } from '../../../western/dignities.ts'
import { HOUSE_CODES, HOUSE_NAMES, type HouseChoice, houseCodeOf, isOrdered } from '../../../western/houses.ts'
import { LINE_ANGLES } from '../../../western/location/lines.ts'
import { type AngularPlanet, angularPlanets } from '../../../western/mundane/indications.ts'
import { MUNDANE_HOUSES } from '../../../western/mundane/significations.ts'
import { CLASSICAL_PLANETS, PLANETS } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import { type HouseNumber, signName, signOf } from '../../../zodiac/signs.ts'
import { Moment as LocalMoment, Utc } from '../../shared/almanac.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  countryAspectRow,
  House,
  HouseRow,
  houseRows,
  momentObject,
  PlanetRows,
  pointRows,
  type RowPoint,
  roundFigure,
  Sign,
  UtcOffsetText,
} from '../../shared/tropical/shapes.ts'
import { type CastingPlace, PlaceRow } from './place.ts'

/** The schema of the chart of a nation, season, lunation or eclipse. */

const MomentAndDay = t.Object(
  {
    local: LocalMoment,
    utc: Utc,
    utc_offset: UtcOffsetText,
    julian_day: t.Number({ description: 'Julian day, UT.' }),
  },
  { $id: 'MomentAndDay', description: 'A moment in local time, in UTC and as a Julian day.' },
)
const momentAndDay = (at: JulianDay, zone: Zone) => ({ ...momentObject(at, zone), julian_day: roundFigure(at) })

export const TenTerm = term(PLANETS, { $id: 'PlanetOfTen', description: 'Planet from Sun to Pluto.' })
export const ClassicalTerm = term(CLASSICAL_PLANETS, {
  $id: 'PlanetOfSeven',
  description: 'Planet from Sun to Saturn.',
})

export const AngularRow = t.Object(
  {
    planet: TenTerm,
    angle: oneOf(LINE_ANGLES, { description: 'ASC rising, MC culminating, DSC setting, IC culminating below.' }),
    orb: t.Number({ minimum: 0, maximum: 8, description: 'Distance in longitude, degrees.' }),
  },
  { $id: 'AngularPlanet', description: 'A planet within 8 degrees of an angle of the chart.' },
)
export const angularRow = ({ planet, angle, orb }: AngularPlanet) => ({ planet, angle, orb: roundFigure(orb, 4) })

export const MundaneChart = t.Object(
  {
    moment: MomentAndDay,
    place: PlaceRow,
    house_system: nullable(
      t.Object(
        {
          code: openSet(HOUSE_CODES, { description: 'Letter of the system in use.' }),
          name: t.String({ description: 'Name of the system.' }),
          note: nullable(t.String({ description: 'Reason for another system than requested; null if none.' })),
        },
        { $id: 'MundaneHouses', description: 'House system used; null if the time of day is unknown.' },
      ),
    ),
    ascendant: nullable(Angle, { description: 'Position of the angle; null if the time of day is unknown.' }),
    midheaven: nullable(Angle, { description: 'Position of the angle; null if the time of day is unknown.' }),
    planets: PlanetRows,
    houses: t.Array(HouseRow, {
      maxItems: 12,
      description: 'The twelve houses with national meanings; none if the time of day is unknown.',
    }),
    aspects: t.Array(AspectRow, { description: 'Major aspects, closest first.' }),
    angular_planets: t.Array(AngularRow, { description: 'Sun to Pluto within 8 degrees of an angle.' }),
    chart_ruler: nullable(
      t.Object(
        {
          planet: ClassicalTerm,
          house: nullable(House),
          sign: Sign,
          dignities: distinct(term(DIGNITIES), { description: 'Dignities of the planet.' }),
          debilities: distinct(term(DEBILITIES), { description: 'Debilities of the planet.' }),
          essential_score: t.Integer({ description: 'Sum of the planet’s dignities and debilities (Lilly).' }),
          retrograde: t.Boolean({ description: 'True if retrograde.' }),
        },
        {
          $id: 'ChartRuler',
          description: 'The traditional ruler of the Ascendant; null if the time of day is unknown.',
        },
      ),
    ),
  },
  { $id: 'MundaneChart', description: 'A tropical chart read for a nation or the world.' },
)

/** A chart cast for a place, with notes on its houses. */
export interface Cast {
  readonly chart: TropicalChart
  readonly place: CastingPlace
  readonly note: string | null
}

/** The chart in the requested house system, or in whole signs if that has no cusps. */
export const castAt = (at: JulianDay, place: CastingPlace, system: HouseChoice | null | undefined, sky: Sky): Cast => {
  const selection = houseCodeOf(system)
  const chart = tropicalChart(at, place.site, selection, sky)
  if (isOrdered(chart.houses)) return { chart, place, note: null }
  return {
    chart: tropicalChart(at, place.site, 'W', sky),
    place,
    note: `${HOUSE_NAMES[selection]} has no cusps at latitude ${place.site.latitude}, inside a polar circle: whole signs are used.`,
  }
}

const signified = <R extends { house: number | null; house_signification: string | null }>(row: R): R =>
  row.house === null ? row : { ...row, house_signification: MUNDANE_HOUSES[row.house as HouseNumber] }

const planetRows = (points: readonly RowPoint[]) => pointRows(points).map(signified)

export const mundaneChart = ({ chart, place, note }: Cast): Static<typeof MundaneChart> => {
  const { code, name } = { code: chart.houses.system, name: HOUSE_NAMES[chart.houses.system] }
  const ruler = rulerOf(signOf(chart.ascendant))
  const { longitude, house, speed } = chart.point[ruler]
  const { dignities, debilities, score } = essentialDignity(ruler, longitude, isDayChart(chart))
  return {
    moment: momentAndDay(chart.at, place.zone),
    place: place.row,
    house_system: { code, name, note },
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    planets: planetRows(chart.points),
    houses: houseRows(chart).map(signified),
    aspects: aspectsWithin(pointsAndAngles(chart), orbsFor('natal', MAJOR_ASPECTS)).map(countryAspectRow),
    angular_planets: angularPlanets(chart).map(angularRow),
    chart_ruler: {
      planet: ruler,
      house,
      sign: signName(signOf(longitude)),
      dignities,
      debilities,
      essential_score: score,
      retrograde: speed < 0,
    },
  }
}

/** The chart of a day without a known time: no angles, no houses. */
export const timelessChart = (at: JulianDay, place: CastingPlace, sky: Sky): Static<typeof MundaneChart> => {
  const points = pointsAt(at, sky).map((point) => ({ ...point, house: null }))
  return {
    moment: momentAndDay(at, place.zone),
    place: place.row,
    house_system: null,
    ascendant: null,
    midheaven: null,
    planets: planetRows(points),
    houses: [],
    aspects: aspectsWithin(points, orbsFor('natal', MAJOR_ASPECTS)).map(countryAspectRow),
    angular_planets: [],
    chart_ruler: null,
  }
}

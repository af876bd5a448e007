import { exact, maybe, meaning, oneOf, t } from '../../../schema.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import type { Moment } from '../../../time/moment.ts'
import { isoLocal, isoUtc } from '../../../time/moment.ts'
import { meanTimeOffset, withMeanTime } from '../../../time/zones.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { chartLike, framedChart, USUAL_FRAME, ZODIACS, type Zodiac } from '../../../western/chart-frame.ts'
import type { HouseCode } from '../../../western/houses.ts'
import type { AngularPoint } from '../../../western/location/relocation.ts'
import { ANGULAR_ORB, angularPoints } from '../../../western/location/relocation.ts'
import type { PointName } from '../../../western/points.ts'
import type { World } from '../../capability.ts'
import { Moment as LocalMoment, Utc } from '../../shared/almanac.ts'
import { readMoment, readZone } from '../../shared/clocks.ts'
import { siteWithHorizon } from '../../shared/horizon.ts'
import { type BirthInput, MOMENT } from '../../shared/inputs.ts'
import { warnOfMissingHouses } from '../../shared/tropical/birth.ts'
import { readFrame } from '../../shared/tropical/chart-options.ts'
import { PointTerm, roundFigure } from '../../shared/tropical/shapes.ts'
import { AngleCode, type BirthLines, birthLines, warnOfAyanamsha } from './birth-lines.ts'

/** A birth and its charts at other places. */

const { latitude, longitude, timezone } = MOMENT
export const PlaceWithZone = exact(
  {
    latitude,
    longitude,
    name: maybe(t.String({ maxLength: 120, description: 'Name shown in the answer.' })),
    timezone,
  },
  { $id: 'PlaceWithZone', description: 'Coordinates of a place, and its time zone if known.' },
)

/** Input: the zodiac of relocated charts. */
export const RelocatedZodiac = maybe(
  oneOf(ZODIACS, {
    default: 'tropical',
    description:
      'Zodiac; `sidereal`: by `ayanamsha`, by default Lahiri; `draconic`: from the true lunar node at birth.',
  }),
  { $id: 'RelocatedZodiacChoice' },
)
interface RelocatedInput extends BirthInput {
  zodiac?: Zodiac | null
  points?: readonly (string | number)[] | null
}
/** `birthLines` for a request whose relocated charts have a zodiac; lines do not depend on it. */
export const linesOfRelocated = (input: RelocatedInput, world: World): BirthLines =>
  birthLines(input.zodiac === 'sidereal' ? { ...input, ayanamsha: undefined } : input, world)

/** The birth moment of a relocated chart; warns of an ayanamsha that the zodiac does not use. */
export const relocatedBirth = (input: RelocatedInput, world: World): Moment => {
  const isSidereal = input.zodiac === 'sidereal'
  if (!isSidereal) warnOfAyanamsha(input, world)
  return readMoment(input, world, '', isSidereal ? 'sidereal' : 'tropical')
}
/** The frame of a relocated chart and of its birth chart. Both have the same moment, so they have the same zero point. */
export const relocatedFrame = ({ zodiac, points, ayanamsha }: RelocatedInput) =>
  readFrame({ zodiac, points, ayanamsha: ayanamsha ?? 'lahiri' })

/** The birth chart at its own place, with the further points of a frame. */
export const birthChart = (
  place: BirthInput,
  system: HouseCode,
  { jd }: Moment,
  world: World,
  frame = USUAL_FRAME,
): TropicalChart => framedChart(jd, siteWithHorizon(place, 'latitude', world), system, frame, world.sky)

/** The chart of the same moment at a place; faults name `field`. */
export const chartAt = (
  born: TropicalChart,
  place: { latitude: number; longitude: number },
  field: string,
  world: World,
): TropicalChart => {
  const site = siteWithHorizon(place, `${field}.latitude`, world)
  const moved = chartLike(born, born.at, site, world.sky)
  warnOfMissingHouses(moved, world)
  return moved
}

/** A moment in a zone at a place; in local mean time before standard time. */
export const localAtPlace = (at: JulianDay, timezone: string, { longitude }: { longitude: number }): string => {
  const zone = readZone(timezone, 'place.timezone')
  const isMeanTime = zone.at(epochMs(at)).abbreviation === 'LMT'
  return isoLocal(at, isMeanTime ? withMeanTime(zone, meanTimeOffset(longitude)) : zone)
}

export const RelocatedMoment = t.Object(
  {
    local: meaning(LocalMoment, 'Local time of the birth place.'),
    utc: Utc,
    local_at_place: meaning(LocalMoment, 'The birth moment in local time of the new place.'),
  },
  { description: 'The birth moment in both local times.' },
)
export const relocatedMoment = ({ jd, zone }: Moment, local_at_place: string) => ({
  local: isoLocal(jd, zone),
  utc: isoUtc(jd),
  local_at_place,
})

export const PointOnAngle = t.Object(
  {
    planet: PointTerm,
    angle: AngleCode,
    orb: t.Number({ minimum: 0, description: 'Distance in longitude from the angle, degrees.' }),
  },
  { $id: 'PointOnAngle', description: 'A point near an angle of a chart.' },
)
const angularRow = ({ planet, angle, orb }: AngularPoint) => ({ planet, angle, orb: roundFigure(orb, 4) })
export const angularRows = (chart: Parameters<typeof angularPoints<PointName>>[0], orb = ANGULAR_ORB) =>
  angularPoints(chart, orb).map(angularRow)

export const HouseChange = t.Object(
  {
    planet: PointTerm,
    natal_house: t.Integer({ minimum: 1, maximum: 12, description: 'House at the birth place.' }),
    relocated_house: t.Integer({ minimum: 1, maximum: 12, description: 'House at the new place.' }),
  },
  { $id: 'HouseChange', description: 'A point in another house at the new place.' },
)
/** Points in another house at the new place; none if either chart has no houses. */
export const houseChanges = (natal: TropicalChart, moved: Pick<TropicalChart, 'points'>) =>
  natal.points.flatMap(({ name, house }, i) => {
    const relocated_house = moved.points[i]!.house
    return house === null || relocated_house === null || house === relocated_house
      ? []
      : [{ planet: name, natal_house: house as number, relocated_house: relocated_house as number }]
  })

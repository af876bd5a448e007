import { maybe, meaning, oneOf, t } from '../../schema.ts'
import { aspectsWithin, orbsFor } from '../../western/aspects.ts'
import { pointsAndAngles } from '../../western/chart.ts'
import { isComplete } from '../../western/houses.ts'
import { fromZeroPoint } from '../../western/location/relocation.ts'
import { ANGLES, POINTS } from '../../western/points.ts'
import { capability } from '../capability.ts'
import { readMoment } from '../shared/clocks.ts'
import { GeoPlace, sentPlace } from '../shared/geo-place.ts'
import { birth } from '../shared/inputs.ts'
import { HouseSystemCode, houseSystem } from '../shared/tropical/birth.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  HouseRows,
  HouseSystemObject,
  houseRows,
  PlanetRows,
  PointTerm,
  pointRows,
} from '../shared/tropical/shapes.ts'
import { einsteinAtUlm, warnOfAyanamsha } from './parts/birth-lines.ts'
import {
  angularRows,
  birthChart,
  chartAt,
  HouseChange,
  houseChanges,
  localAtPlace,
  PlaceWithZone,
  PointOnAngle,
  RelocatedMoment,
  relocatedMoment,
} from './parts/relocated.ts'

const ZODIACS = ['tropical', 'sidereal'] as const
const AXES: ReadonlySet<string> = new Set(ANGLES)

export default capability({
  slug: 'relocated-chart',
  title: 'Relocated chart',
  summary: 'The birth chart cast for another place: the same planets under other angles and in other houses.',
  weight: 'standard',
  method:
    'The same moment (UT) at the latitude and longitude of the new place: longitudes stay, angles and houses turn. Placidus, Koch, Whole sign or Equal; within the polar circles Placidus and Koch have their angles alone. Angular: within 8 degrees of longitude of an angle. Aspects of points to the Ascendant and Midheaven by natal orbs. Sidereal: all longitudes less the ayanamsha. Clocks of the new place by its time zone, before standard time by its mean time.',
  input: birth({
    place: PlaceWithZone,
    house_system: HouseSystemCode,
    zodiac: maybe(oneOf(ZODIACS, { default: 'tropical', description: 'Ayanamsha is used when sidereal.' })),
  }),
  data: t.Object({
    moment: RelocatedMoment,
    place: GeoPlace,
    house_system: HouseSystemObject,
    natal: t.Object({ ascendant: Angle, midheaven: Angle }, { description: 'The angles at the birth place.' }),
    ascendant: Angle,
    midheaven: Angle,
    planets: meaning(PlanetRows, 'The fourteen points, in the houses of the place.'),
    houses: meaning(HouseRows, 'The twelve houses of the place.'),
    house_changes: t.Array(HouseChange, { description: 'Points that change house at the new place.' }),
    angular_planets: t.Array(PointOnAngle, { description: 'Within 8 degrees of an angle, the nearest first.' }),
    aspects_to_angles: t.Array(AspectRow, {
      description: 'Aspects of points to the Ascendant or Midheaven, closest first.',
    }),
    unplaced: t.Array(PointTerm, { description: 'Points without a house.' }),
    complete: t.Boolean({ description: 'True if all cusps and every house exist.' }),
  }),
  example: { ...einsteinAtUlm, place: { latitude: 40.35, longitude: -74.66, name: 'Princeton' } },
}).compute((input, world) => {
  const isSidereal = input.zodiac === 'sidereal'
  if (!isSidereal) warnOfAyanamsha(input, world)
  const moment = readMoment(input, world)
  const born = birthChart(input, input.house_system ?? 'P', moment, world)
  const ayanamsha = isSidereal ? world.sky.ayanamsha(moment.jd, input.ayanamsha ?? 'lahiri') : 0
  const [natal, chart] = [born, chartAt(born, input.place, 'place', world)].map((each) =>
    ayanamsha ? fromZeroPoint(each, ayanamsha) : each,
  ) as [typeof born, typeof born]
  const match = sentPlace(input.place, world)
  const timezone = input.place.timezone ?? match.timezone
  const contacts = aspectsWithin(pointsAndAngles(chart), orbsFor('natal'))
  const placed = new Set(chart.points.filter(({ house }) => house !== null).map(({ name }) => name))
  const unplaced = POINTS.filter((name) => !placed.has(name))
  return {
    moment: relocatedMoment(moment, localAtPlace(moment.jd, timezone, input.place)),
    place: { ...match, timezone },
    house_system: houseSystem(chart.houses.system),
    natal: { ascendant: angleObject(natal.ascendant), midheaven: angleObject(natal.midheaven) },
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    planets: pointRows(chart.points),
    houses: houseRows(chart),
    house_changes: houseChanges(natal, chart),
    angular_planets: angularRows(chart),
    aspects_to_angles: contacts.filter(({ a, b }) => AXES.has(a.name) !== AXES.has(b.name)).map(aspectRow),
    unplaced,
    complete: isComplete(chart.houses) && unplaced.length === 0,
  }
})

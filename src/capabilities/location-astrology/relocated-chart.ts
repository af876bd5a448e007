import { distinct, meaning, t } from '../../schema.ts'
import { aspectsWithin, orbsFor } from '../../western/aspects.ts'
import { pointsAndAngles } from '../../western/chart.ts'
import { furtherContacts } from '../../western/chart-frame.ts'
import { houseCodeOf, isComplete } from '../../western/houses.ts'
import { ANGLES, POINTS } from '../../western/points.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { GeoPlace, sentPlace } from '../shared/geo-place.ts'
import { birth } from '../shared/inputs.ts'
import { HouseSystemCode, houseSystem } from '../shared/tropical/birth.ts'
import { FrameField, POINTS_OPTION, warnOfMissingPoints, zodiacField } from '../shared/tropical/chart-options.ts'
import { chartSections, momentHeading } from '../shared/tropical/chart-text.ts'
import { FURTHER_FIELDS, furtherRows } from '../shared/tropical/further.ts'
import { GAUQUELIN_FIELD, GAUQUELIN_OPTION, gauquelinSectors, sectorSections } from '../shared/tropical/gauquelin.ts'
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
import { einsteinAtUlm } from './parts/birth-lines.ts'
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
  RelocatedZodiac,
  relocatedBirth,
  relocatedFrame,
  relocatedMoment,
} from './parts/relocated.ts'

const AXES: ReadonlySet<string> = new Set(ANGLES)

export default capability({
  slug: 'relocated-chart',
  title: 'Relocated chart',
  summary: 'The birth chart cast for another place: the same planets under other angles and in other houses.',
  weight: 'standard',
  method:
    'The chart has the same moment (UT) at the latitude and longitude of the new place: longitudes stay the same, angles and houses change. All house systems are available; within the polar circles those without cusps there, such as Placidus and Koch, have angles only. A body within 8 degrees of longitude of an angle is angular. Aspects to the Ascendant and Midheaven use natal orbs. The sidereal zodiac subtracts the ayanamsha of the birth moment from all longitudes, the draconic zodiac the true node of that moment. Clock times use the time zone of the new place, and its local mean time before standard time.',
  input: birth({
    place: PlaceWithZone,
    house_system: HouseSystemCode,
    zodiac: RelocatedZodiac,
    ...POINTS_OPTION,
    ...GAUQUELIN_OPTION,
    format: TextFormatInput,
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
    house_changes: t.Array(HouseChange, { description: 'Points that are in another house at the new place.' }),
    angular_planets: t.Array(PointOnAngle, { description: 'Planets within 8 degrees of an angle, the nearest first.' }),
    aspects_to_angles: t.Array(AspectRow, {
      description: 'Aspects of points to the Ascendant or Midheaven, closest first.',
    }),
    unplaced: distinct(PointTerm, { description: 'Points without a house.' }),
    complete: t.Boolean({ description: 'True if all cusps and every house exist.' }),
    frame: FrameField,
    ...FURTHER_FIELDS,
    ...GAUQUELIN_FIELD,
    text: TextField,
  }),
  example: { ...einsteinAtUlm, place: { latitude: 40.35, longitude: -74.66, name: 'Princeton' } },
}).compute((input, world) => {
  const moment = relocatedBirth(input, world)
  const natal = birthChart(input, houseCodeOf(input.house_system), moment, world, relocatedFrame(input))
  const chart = chartAt(natal, input.place, 'place', world)
  warnOfMissingPoints(chart, world)
  const match = sentPlace(input.place, world)
  const timezone = input.place.timezone ?? match.timezone
  const contacts = aspectsWithin(pointsAndAngles(chart), orbsFor('natal'))
  const sectors = gauquelinSectors(input, chart, world)
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
    ...zodiacField(chart),
    ...furtherRows(chart, orbsFor('natal')),
    ...sectors,
    ...textField(
      input.format,
      momentHeading(match.name ? `Relocated chart, ${match.name}` : 'Relocated chart', null, {
        at: moment.jd,
        zone: moment.zone,
        site: chart.site,
        chart,
      }),
      () => [
        ...chartSections(chart, [...contacts, ...furtherContacts(chart, orbsFor('natal'))]),
        ...sectorSections(sectors),
      ],
    ),
  }
})

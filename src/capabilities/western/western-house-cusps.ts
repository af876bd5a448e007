import { distinct, nullable, t } from '../../schema.ts'
import { isComplete } from '../../western/houses.ts'
import { POINTS } from '../../western/points.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { einstein, houseSystem, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { CHART_OPTIONS, FrameField, frameField } from '../shared/tropical/chart-options.ts'
import { birthHeading, chartSections } from '../shared/tropical/chart-text.ts'
import { FurtherPointRows, furtherPointRows } from '../shared/tropical/further.ts'
import { GAUQUELIN_FIELD, GAUQUELIN_OPTION, gauquelinSectors, sectorSections } from '../shared/tropical/gauquelin.ts'
import { Angle, angleObject, HouseRows, HouseSystemObject, houseRows, PointTerm } from '../shared/tropical/shapes.ts'
import { houseColumns } from './parts/house-columns.ts'

export default capability({
  slug: 'western-house-cusps',
  title: 'Western house cusps',
  summary: 'Twelve house cusps by any of 24 systems, with the angles and the points in each house.',
  weight: 'standard',
  method:
    'The cusps are those of Swiss Ephemeris (swe_houses_ex2). Whole sign starts with the sign of the Ascendant, Equal with its degree; the Midheaven is the true one and may be outside house 10. Within the polar circles Placidus, Koch and Sunshine (Makransky) have angles only: the other cusps and every house are null, and no other system replaces them. While the Midheaven is below the horizon there, the houses of Regiomontanus, Campanus, Topocentric, Savard-A, APC and Sunshine (Treindl) run clockwise.',
  input: westernBirth({ ...CHART_OPTIONS, ...GAUQUELIN_OPTION, format: TextFormatInput }),
  data: t.Object({
    name: nullable(t.String()),
    house_system: HouseSystemObject,
    ascendant: Angle,
    midheaven: Angle,
    houses: HouseRows,
    unplaced: distinct(PointTerm, { description: 'Points without a house.' }),
    complete: t.Boolean({ description: 'True if all cusps and every house exist.' }),
    frame: FrameField,
    further_points: FurtherPointRows,
    ...GAUQUELIN_FIELD,
    text: TextField,
  }),
  example: einstein,
  columns: houseColumns,
}).compute((input, world) => {
  const birth = westernNatal(input, world)
  const { name, chart } = birth
  const placed = new Set(chart.points.filter(({ house }) => house !== null).map((point) => point.name))
  const sectors = gauquelinSectors(input, chart, world)
  const unplaced = POINTS.filter((point) => !placed.has(point))
  return {
    name,
    house_system: houseSystem(chart.houses.system),
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    houses: houseRows(chart),
    unplaced,
    complete: isComplete(chart.houses) && unplaced.length === 0,
    ...frameField(chart),
    ...furtherPointRows(chart),
    ...sectors,
    ...textField(input.format, birthHeading('Western house cusps', birth), () => [
      ...chartSections(chart, []),
      ...sectorSections(sectors),
    ]),
  }
})

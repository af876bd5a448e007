import { maybe, nullable, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { einstein, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { FrameField, frameField, POSITION_OPTIONS } from '../shared/tropical/chart-options.ts'
import { birthHeading, chartSections } from '../shared/tropical/chart-text.ts'
import { FurtherPointRows, furtherPointRows } from '../shared/tropical/further.ts'
import { GAUQUELIN_FIELD, GAUQUELIN_OPTION, gauquelinSectors, sectorSections } from '../shared/tropical/gauquelin.ts'
import { tropicalColumns } from '../shared/tropical/position-columns.ts'
import { PlanetRows, pointRows } from '../shared/tropical/shapes.ts'
import { SabianRows, sabianRows } from './parts/sabian-degrees.ts'
import { SynodicPhaseRows, synodicPhaseRows } from './parts/synodic-cycle.ts'

export default capability({
  slug: 'western-planet-details',
  title: 'Western planet details',
  summary:
    'The fourteen points of a tropical chart: sign, element, mode, rulers, house, motion, latitude and declination.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Positions are apparent geocentric for the true equinox of date (Swiss Ephemeris), with the true node and the mean Lilith. Houses are those of western-natal-chart. Rulers are the traditional ones, with the modern ones beside them. On request the answer has the Sabian degrees (the first degree of a sign is 0 to 1) and the synodic cycle by differences of longitude.',
  input: westernBirth({
    ...POSITION_OPTIONS,
    ...GAUQUELIN_OPTION,
    format: TextFormatInput,
    sabian: maybe(
      t.Boolean({ default: false, description: 'Adds the image of the Sabian degree of each point and angle.' }),
    ),
    synodic: maybe(
      t.Boolean({
        default: false,
        description: 'Adds the place of each planet in its cycle with the Sun, and its nearest stations.',
      }),
    ),
  }),
  data: t.Object({
    name: nullable(t.String()),
    planets: PlanetRows,
    frame: FrameField,
    further_points: FurtherPointRows,
    ...GAUQUELIN_FIELD,
    text: TextField,
    sabian_degrees: SabianRows,
    synodic_phases: SynodicPhaseRows,
  }),
  example: einstein,
  columns: tropicalColumns,
}).compute((input, world) => {
  const birth = westernNatal(input, world)
  const { name, chart, moment } = birth
  const sectors = gauquelinSectors(input, chart, world)
  const details = {
    name,
    planets: pointRows(chart.points),
    ...frameField(chart),
    ...furtherPointRows(chart),
    ...sectors,
    ...textField(input.format, birthHeading('Western planet details', birth), () => [
      ...chartSections(chart, []),
      ...sectorSections(sectors),
    ]),
    ...(input.sabian && { sabian_degrees: sabianRows(chart) }),
  }
  // Without the search for events the answer is synchronous.
  return input.synodic
    ? synodicPhaseRows(chart.at, moment.zone, world).then((rows) => ({ ...details, synodic_phases: rows }))
    : details
})

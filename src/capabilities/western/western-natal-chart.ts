import { t } from '../../schema.ts'
import { furtherContacts } from '../../western/chart-frame.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { einstein, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { CHART_OPTIONS, FrameField, frameField, ORB_OPTIONS, requestedOrbs } from '../shared/tropical/chart-options.ts'
import { birthHeading, chartSections } from '../shared/tropical/chart-text.ts'
import { FURTHER_FIELDS, furtherRows } from '../shared/tropical/further.ts'
import { GAUQUELIN_FIELD, GAUQUELIN_OPTION, gauquelinSectors, sectorSections } from '../shared/tropical/gauquelin.ts'
import {
  HELIOCENTRIC_FIELD,
  HELIOCENTRIC_OPTION,
  heliocentricField,
  heliocentricSections,
} from '../shared/tropical/heliocentric.ts'
import { Sign } from '../shared/tropical/shapes.ts'
import {
  bigOneFields,
  bigThree,
  chartOf,
  headFields,
  headOf,
  houseSystemField,
  houseSystemOf,
  natalContacts,
  natalFields,
} from './parts/natal-parts.ts'

const BigOne = t.Object(bigOneFields)

export default capability({
  slug: 'western-natal-chart',
  title: 'Western natal chart',
  summary: 'The tropical birth chart: fourteen points, angles, twelve houses and aspects with orb and meaning.',
  keywords: 'natal chart birth western tropical',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Positions are apparent geocentric for the true equinox of date (Swiss Ephemeris), with the true node and the mean Lilith. Houses use any of 24 systems; within the polar circles those without cusps, such as Placidus and Koch, have angles only. Aspects of points, Ascendant and Midheaven have orbs of 8 degrees for conjunction and opposition, 7 for trine and square, 5 for sextile, 2.5 for quincunx; 2 more for major aspects of Sun or Moon; at most 3 with Chiron, the nodes or Lilith.',
  input: westernBirth({
    ...CHART_OPTIONS,
    ...ORB_OPTIONS,
    ...GAUQUELIN_OPTION,
    ...HELIOCENTRIC_OPTION,
    format: TextFormatInput,
  }),
  data: t.Object({
    ...headFields,
    sun_sign: Sign,
    moon_sign: Sign,
    ascendant_sign: Sign,
    big_three: t.Object({ sun: BigOne, moon: BigOne, ascendant: BigOne }),
    ...natalFields,
    aspect_count: t.Integer({ minimum: 0 }),
    ...houseSystemField,
    frame: FrameField,
    ...FURTHER_FIELDS,
    ...GAUQUELIN_FIELD,
    ...HELIOCENTRIC_FIELD,
    text: TextField,
  }),
  example: einstein,
}).compute((input, world) => {
  const birth = westernNatal(input, world)
  const three = bigThree(birth)
  const model = requestedOrbs('natal', input)
  const contacts = natalContacts(birth, model)
  const chart = chartOf(birth, contacts)
  const sectors = gauquelinSectors(input, birth.chart, world)
  const heliocentric = heliocentricField(input, birth.chart, model, world)
  return {
    ...headOf(birth),
    sun_sign: three.sun.sign,
    moon_sign: three.moon.sign,
    ascendant_sign: three.ascendant.sign,
    big_three: three,
    ...chart,
    aspect_count: chart.aspects.length,
    ...houseSystemOf(birth),
    ...frameField(birth.chart),
    ...furtherRows(birth.chart, model),
    ...sectors,
    ...heliocentric,
    ...textField(input.format, birthHeading('Western natal chart', birth), () => [
      ...chartSections(birth.chart, [...contacts, ...furtherContacts(birth.chart, model)]),
      ...sectorSections(sectors),
      ...heliocentricSections(heliocentric),
    ]),
  }
})

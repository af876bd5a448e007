import { DIGNITIES, dignity } from '../../jyotish/dignity.ts'
import { nullable, rows, t, term } from '../../schema.ts'
import { isoLocal } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { dayOfBirth, natal } from '../shared/natal.ts'
import {
  Ayanamsha,
  ayanamshaObject,
  Chart,
  chartObject,
  Placement,
  placement,
  planetFields,
  planetRow,
  QualifiedPlacement,
  qualities,
  vargaChart,
} from '../shared/shapes.ts'

import { birthChartHeading, birthChartSections } from './parts/chart-text.ts'

const choices = choosing('sunrise', 'node_exaltation', 'positions')

export default capability({
  slug: 'birth-chart',
  title: 'Birth chart',
  summary: 'The sidereal rashi chart from the ascendant and from the Moon, with dignities, midheaven and sunrise.',
  keywords: 'kundli kundali horoscope janma patri birth chart natal vedic',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Source: BPHS ch. 3, 4 and 6, with whole-sign houses. Outside exaltation, moolatrikona, own sign and debilitation, dignity is the five-fold relation to the sign lord, reduced to three. Combustion: Surya Siddhanta ch. 9. Sunrise: upper limb, refraction 34′, sea level.',
  input: birthWithNode({ ...choices.input, format: TextFormatInput }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    ascendant: QualifiedPlacement,
    midheaven: Placement,
    planets: rows(t.Object({ ...planetFields, dignity: term(DIGNITIES) }), 9),
    chart: Chart,
    moon_chart: Chart,
    sunrise: nullable(t.String({ description: 'Local sunrise that opens the day of birth; null without one.' })),
    day_birth: nullable(
      t.Boolean({ description: 'True from sunrise to sunset; null if the Sun does not rise and set.' }),
    ),
    ...choices.data,
    text: TextField,
  }),
  example: independence,
}).compute((input, world) => {
  const birth = natal(input, world)
  const { chart, moment } = birth
  const day = dayOfBirth(birth, 'sunrise and day_birth are', world)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    ascendant: { ...placement(chart.ascendant), ...qualities(chart.ascendant.sign) },
    midheaven: placement(chart.midheaven),
    planets: chart.planets.map((p) => ({ ...planetRow(p), dignity: dignity(p, chart.graha) })),
    chart: vargaChart(chart, 'D1'),
    moon_chart: chartObject('D1', 'Chandra lagna', chart.graha.Moon, chart.planets),
    sunrise: day && isoLocal(day.sunrise, moment.zone),
    day_birth: day ? day.isDay : null,
    ...choices.of(input),
    ...textField(input.format, birthChartHeading(birth), () => birthChartSections(birth)),
  }
})

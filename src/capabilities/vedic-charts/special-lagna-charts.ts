import { invalid } from '../../faults.ts'
import { SPECIAL_LAGNAS, type SpecialLagna, specialLagnas, varnadaSign } from '../../jyotish/special-lagnas.ts'
import { maybe, nullable, oneOf, rows, t } from '../../schema.ts'
import { isoLocal } from '../../time/moment.ts'
import { signAt, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { choosing, SunriseName } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { dayOfBirth, natal, sinceSunrise } from '../shared/natal.ts'
import {
  Ayanamsha,
  ayanamshaObject,
  Chart,
  chartObject,
  decimals,
  House,
  Placement,
  placement,
  Sign,
} from '../shared/shapes.ts'
import { ascendantText, housesSection, placedSection, siderealHeading } from '../shared/sidereal-text.ts'

const CHOICES = [...SPECIAL_LAGNAS, 'moon', 'sun'] as const

const NAMES: Record<(typeof CHOICES)[number], string> = {
  bhava_lagna: 'Bhava lagna',
  hora_lagna: 'Hora lagna',
  ghati_lagna: 'Ghati lagna',
  vighati_lagna: 'Vighati lagna',
  sree_lagna: 'Sree lagna',
  indu_lagna: 'Indu lagna',
  pranapada: 'Pranapada',
  varnada_lagna: 'Varnada lagna',
  bhrigu_bindu: 'Bhrigu bindu',
  kunda_lagna: 'Kunda lagna',
  moon: 'Chandra lagna',
  sun: 'Surya lagna',
}

const choices = choosing('sunrise', 'positions')

export default capability({
  slug: 'special-lagna-charts',
  title: 'Special lagna charts',
  summary: 'The ten special ascendants, the varnada of each house, and the chart read from one of them.',
  weight: 'standard',
  method:
    'Bhava, hora, ghati and vighati lagna and pranapada count from the sunrise before the birth (BPHS, special lagnas). The default is the visible sunrise of the upper limb with refraction; `sunrise` selects another one, such as disc-centre-geometric. Varnada follows the sign count of B. V. Raman and P. V. R. Narasimha Rao, Indu lagna Uttara Kalamrita. Where the Sun does not rise, lagnas counted from sunrise are null.',
  input: birthWithNode({
    ...choices.input,
    format: TextFormatInput,
    lagna: maybe(oneOf(CHOICES, { default: 'hora_lagna', description: 'House 1 of the chart.' })),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    sunrise: nullable(
      t.Object({
        local: t.String(),
        sun_longitude: t.Number({ description: 'Sidereal longitude of the Sun, degrees.' }),
        definition: SunriseName,
      }),
    ),
    minutes_from_sunrise: nullable(t.Number()),
    lagnas: t.Object(
      Object.fromEntries(SPECIAL_LAGNAS.map((name) => [name, nullable(Placement)])) as Record<
        SpecialLagna,
        ReturnType<typeof nullable<typeof Placement>>
      >,
    ),
    varnada_of_houses: nullable(rows(t.Object({ house: House, sign: Sign }), 12)),
    lagna: oneOf(CHOICES),
    chart: Chart,
    ...choices.data,
    text: TextField,
  }),
  example: { ...independence, lagna: 'sree_lagna' },
}).compute((input, world) => {
  const birth = natal(input, world)
  const { chart, moment } = birth
  const day = dayOfBirth(birth, 'sunrise and the lagnas counted from it are', world)
  const since = day && sinceSunrise(birth, day, world)
  const lagnas = specialLagnas(chart, since)
  const chosen = input.lagna ?? 'hora_lagna'
  const lagna = chosen === 'moon' ? chart.graha.Moon : chosen === 'sun' ? chart.graha.Sun : lagnas[chosen]
  if (!lagna)
    throw invalid('lagna', `${chosen} is counted from sunrise, but the Sun does not rise on the day of this birth.`)
  const hora = lagnas.hora_lagna
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    sunrise: day &&
      since && {
        local: isoLocal(day.sunrise, moment.zone),
        sun_longitude: decimals(since.sun),
        definition: chart.sunrise,
      },
    minutes_from_sunrise: since && decimals(since.minutes, 4),
    lagnas: Object.fromEntries(SPECIAL_LAGNAS.map((name) => [name, lagnas[name] && placement(lagnas[name])])) as Record<
      SpecialLagna,
      ReturnType<typeof placement> | null
    >,
    varnada_of_houses:
      hora &&
      Array.from({ length: 12 }, (_, i) => ({
        house: i + 1,
        sign: signName(varnadaSign(signAt(chart.ascendant.sign + i), hora.sign)),
      })),
    lagna: chosen,
    chart: chartObject('D1', NAMES[chosen], lagna, chart.planets),
    ...choices.of(input),
    ...textField(input.format, siderealHeading(`Chart from ${NAMES[chosen]}`, birth), () => {
      const { planets, houses } = chartObject('D1', NAMES[chosen], lagna, chart.planets)
      return [placedSection('Planets', ascendantText(lagna), planets), housesSection('Houses', houses)]
    }),
  }
})

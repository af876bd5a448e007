import { arudhaPadas } from '../../jyotish/jaimini/arudhas.ts'
import { atmakaraka } from '../../jyotish/jaimini/karakas.ts'
import { vargaSeat } from '../../jyotish/vargas.ts'
import { keyed, maybe, oneOf, rows, t } from '../../schema.ts'
import { houseFrom, type SignIndex, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../vocabulary/inputs.ts'
import { natal } from '../vocabulary/natal.ts'
import {
  Ayanamsha,
  ayanamshaObject,
  decimals,
  Houses,
  houseRows,
  Lord,
  Sign,
  SignNumber,
  signAndLord,
} from '../vocabulary/shapes.ts'

const CHARTS = ['karkamsha', 'swamsha', 'arudha-lagna', 'upapada', 'rasi-from-asc'] as const
const NAMES = {
  karkamsha: 'Karakamsha',
  swamsha: 'Swamsha',
  'arudha-lagna': 'Arudha lagna',
  upapada: 'Upapada',
  'rasi-from-asc': 'Rasi from the ascendant',
} as const satisfies Record<(typeof CHARTS)[number], string>

const SignPoint = t.Object({ sign: Sign, sign_number: SignNumber, lord: Lord })
const signPoint = (sign: SignIndex) => ({ ...signAndLord(sign), sign_number: sign + 1 })

const Padas = rows(
  t.Object({
    pada: t.String({ description: 'A1 .. A12' }),
    house: t.Integer({ minimum: 1, maximum: 12, description: 'Where the pada falls, counted from the ascendant.' }),
    sign: Sign,
  }),
  12,
)

export default capability({
  slug: 'jaimini-charts',
  title: 'Jaimini charts',
  summary: 'Karakamsha, swamsha, arudha lagna and upapada, the twelve arudha padas, and the charts seen from them.',
  weight: 'heavy',
  method:
    'Karakamsha: the navamsha sign of the atmakaraka (scheme of seven) as lagna over the rasi chart; swamsha: over the navamsha. Arudha: as far from its lord as the lord is from the house, single lords; with exceptions, an image in the house gives the 10th from it, one in the 7th the 4th (Jaimini Upadesa Sutras 1.1.29-31; BPHS ch. 29). Arudha lagna is A1 and upapada A12, both with exceptions.',
  input: birthWithNode({ chart: maybe(oneOf(CHARTS, { description: 'Only this chart; default all five.' })) }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    atmakaraka: t.Object({ planet: Lord, sign: Sign, degree: t.Number(), navamsha_sign: Sign }),
    points: t.Object({
      lagna: SignPoint,
      karakamsha: SignPoint,
      swamsha: SignPoint,
      arudha_lagna: SignPoint,
      upapada: SignPoint,
    }),
    arudha_padas: t.Object({ with_exceptions: Padas, without_exceptions: Padas }),
    charts: keyed(CHARTS, t.Object({ name: t.String(), basis: oneOf(['D1', 'D9']), lagna_sign: Sign, houses: Houses })),
  }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const lagna = chart.ascendant.sign
  const atma = chart.graha[atmakaraka(chart)]
  const karakamsha = vargaSeat(atma.longitude, 'D9').sign
  const padas = arudhaPadas(lagna, chart.graha, true)
  const [arudhaLagna, upapada] = [padas[0]!, padas[11]!]
  const padaRows = (signs: readonly SignIndex[]) =>
    signs.map((sign, i) => ({ pada: `A${i + 1}`, house: houseFrom(lagna, sign), sign: signName(sign) }))
  const placed = {
    D1: chart.planets,
    D9: chart.planets.map(({ name, longitude }) => ({ name, sign: vargaSeat(longitude, 'D9').sign })),
  }
  const seenFrom = {
    karkamsha: ['D1', karakamsha],
    swamsha: ['D9', karakamsha],
    'arudha-lagna': ['D1', arudhaLagna],
    upapada: ['D1', upapada],
    'rasi-from-asc': ['D1', lagna],
  } as const satisfies Record<(typeof CHARTS)[number], readonly ['D1' | 'D9', SignIndex]>
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    atmakaraka: {
      planet: atmakaraka(chart),
      sign: signName(atma.sign),
      degree: decimals(atma.degree),
      navamsha_sign: signName(karakamsha),
    },
    points: {
      lagna: signPoint(lagna),
      karakamsha: signPoint(karakamsha),
      swamsha: signPoint(karakamsha),
      arudha_lagna: signPoint(arudhaLagna),
      upapada: signPoint(upapada),
    },
    arudha_padas: {
      with_exceptions: padaRows(padas),
      without_exceptions: padaRows(arudhaPadas(lagna, chart.graha, false)),
    },
    charts: Object.fromEntries(
      (input.chart ? [input.chart] : CHARTS).map((key) => {
        const [basis, from] = seenFrom[key]
        return [key, { name: NAMES[key], basis, lagna_sign: signName(from), houses: houseRows(from, placed[basis]) }]
      }),
    ),
  }
})

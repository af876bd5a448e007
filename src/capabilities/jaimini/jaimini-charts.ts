import { GRAHAS } from '../../jyotish/grahas.ts'
import { arudhaPadasBy, grahaArudhas } from '../../jyotish/jaimini/arudhas.ts'
import { atmakaraka, KARAKA_GRAHAS } from '../../jyotish/jaimini/karakas.ts'
import type { DegreeSeats } from '../../jyotish/stronger-of-two.ts'
import { vargaSeats } from '../../jyotish/varga-seats.ts'
import { VARGAS, vargaSeat } from '../../jyotish/vargas.ts'
import { maybe, maybeTerm, oneOf, optionalKeys, rows, t, term } from '../../schema.ts'
import { houseFrom, type SignIndex, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import {
  Ayanamsha,
  ayanamshaObject,
  decimals,
  Graha,
  Houses,
  houseRows,
  Lord,
  Sign,
  SignNumber,
  signAndLord,
} from '../shared/shapes.ts'
import { housesSection, siderealHeading } from '../shared/sidereal-text.ts'

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

const GrahaArudhas = rows(
  t.Object({
    planet: Graha,
    house: t.Integer({ minimum: 1, maximum: 12, description: 'House counted from the ascendant.' }),
    sign: Sign,
  }),
  9,
)
const Padas = rows(
  t.Object(
    {
      pada: t.String({ description: 'Code of the pada, A1 to A12.' }),
      house: t.Integer({ minimum: 1, maximum: 12, description: 'House of the pada counted from the ascendant.' }),
      sign: Sign,
    },
    { $id: 'ArudhaPada', description: 'The arudha of a house.' },
  ),
  12,
)

const choices = choosing('karakas', 'arudha_lords', 'node_exaltation', 'positions')

export default capability({
  slug: 'jaimini-charts',
  title: 'Jaimini charts',
  summary: 'Karakamsha, swamsha, arudha lagna and upapada, the twelve arudha padas, and the charts seen from them.',
  weight: 'heavy',
  method:
    'Karakamsha has the navamsha sign of the atmakaraka as lagna over the rasi chart, swamsha over the navamsha. `karakas` selects seven or eight karakas. An arudha is as far from the lord as the lord is from the house; `arudha_lords` selects single lords or the stronger of two. Exceptions: an arudha in the house itself becomes the 10th from it, one in the 7th the 4th (Jaimini Upadesa Sutras 1.1.29-31; BPHS ch. 29). Arudha Lagna is A1, Upapada is A12. The arudha of a graha is as far from its own sign, the stronger of two, as that sign is from the graha. In a varga everything is counted and compared by the places of the varga.',
  input: birthWithNode({
    ...choices.input,
    format: TextFormatInput,
    chart: maybe(oneOf(CHARTS, { description: 'Chart to return; default: all five.' })),
    arudhas_of_grahas: maybe(t.Boolean({ default: false, description: 'Adds the arudhas of the nine grahas.' })),
    arudha_vargas: maybe(
      t.Array(oneOf(VARGAS), {
        uniqueItems: true,
        description: 'Adds the arudhas of these vargas, by their default methods.',
      }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    atmakaraka: t.Object({ planet: term(KARAKA_GRAHAS), sign: Sign, degree: t.Number(), navamsha_sign: Sign }),
    points: t.Object({
      lagna: SignPoint,
      karakamsha: SignPoint,
      swamsha: SignPoint,
      arudha_lagna: SignPoint,
      upapada: SignPoint,
    }),
    arudha_padas: t.Object({ with_exceptions: Padas, without_exceptions: Padas }),
    charts: optionalKeys(
      CHARTS,
      t.Object(
        { name: maybeTerm(['ChartName']), basis: oneOf(['D1', 'D9']), lagna_sign: Sign, houses: Houses },
        { $id: 'JaiminiChart', description: 'Chart with houses counted from a sign.' },
      ),
    ),
    graha_arudhas: t.Optional(GrahaArudhas),
    varga_arudhas: t.Optional(
      t.Array(
        t.Object({
          code: oneOf(VARGAS),
          lagna_sign: Sign,
          arudha_padas: t.Object({ with_exceptions: Padas, without_exceptions: Padas }),
          graha_arudhas: t.Optional(GrahaArudhas),
        }),
      ),
    ),
    ...choices.data,
    text: TextField,
  }),
  example: independence,
}).compute((input, world) => {
  const birth = natal(input, world)
  const { chart } = birth
  const lagna = chart.ascendant.sign
  const atma = chart.graha[atmakaraka(chart)]
  const karakamsha = vargaSeat(atma.longitude, 'D9').sign
  const arudhasIn = (from: SignIndex, seats: DegreeSeats) => {
    const describe = (sign: SignIndex) => ({ house: houseFrom(from, sign), sign: signName(sign) })
    const padas = (exceptions: boolean) => arudhaPadasBy(input.arudha_lords ?? 'single', from, seats, exceptions)
    const padaRows = (signs: readonly SignIndex[]) => signs.map((sign, i) => ({ pada: `A${i + 1}`, ...describe(sign) }))
    const ofGrahas = () => {
      const signs = grahaArudhas(seats)
      return GRAHAS.map((planet) => ({ planet, ...describe(signs[planet]) }))
    }
    const withExceptions = padas(true)
    return {
      lagna: withExceptions[0]!,
      upapada: withExceptions[11]!,
      padas: { with_exceptions: padaRows(withExceptions), without_exceptions: padaRows(padas(false)) },
      grahas: input.arudhas_of_grahas ? { graha_arudhas: ofGrahas() } : {},
    }
  }
  const arudhas = arudhasIn(lagna, chart.graha)
  const { lagna: arudhaLagna, upapada } = arudhas
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
    arudha_padas: arudhas.padas,
    charts: Object.fromEntries(
      (input.chart ? [input.chart] : CHARTS).map((key) => {
        const [basis, from] = seenFrom[key]
        return [key, { name: NAMES[key], basis, lagna_sign: signName(from), houses: houseRows(from, placed[basis]) }]
      }),
    ),
    ...arudhas.grahas,
    ...textField(input.format, siderealHeading('Jaimini charts', birth), () =>
      (input.chart ? [input.chart] : CHARTS).map((key) => {
        const [basis, from] = seenFrom[key]
        const houses = houseRows(from, placed[basis])
        return {
          ...housesSection(NAMES[key], houses),
          short: houses.flatMap(({ house, sign, planets }) =>
            planets.length ? [`${house} ${sign} ${planets.join(' ')}`] : [],
          ),
        }
      }),
    ),
    ...(input.arudha_vargas && {
      varga_arudhas: input.arudha_vargas.map((code) => {
        const { lagna: from, seats } = vargaSeats(chart, code)
        const { padas, grahas } = arudhasIn(from, seats)
        return { code, lagna_sign: signName(from), arudha_padas: padas, ...grahas }
      }),
    }),
    ...choices.of(input),
  }
})

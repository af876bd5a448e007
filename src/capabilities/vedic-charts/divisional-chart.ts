import { DIGNITIES } from '../../jyotish/dignity.ts'
import { VARGA_RULES, VARGAS } from '../../jyotish/vargas.ts'
import { maybeTerm, nullable, oneOf, rows, t, term } from '../../schema.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Graha, House, Houses, Lord, Sign, SignNumber } from '../shared/shapes.ts'
import { housesSection, placedSection, siderealHeading } from '../shared/sidereal-text.ts'
import { readVargaMethod, UsedMethod, VARGA_METHOD, vargaPlacements } from './parts/varga-placements.ts'

const seatFields = {
  sign: Sign,
  sign_number: SignNumber,
  sign_lord: Lord,
  degree: t.Number({
    description: 'Degree in the varga sign: the degree in the sign times the number of parts, modulo 30.',
  }),
}

const choices = choosing('node_exaltation', 'positions')

export default capability({
  slug: 'divisional-chart',
  title: 'Divisional chart',
  summary: 'One of the twenty vargas, D1 to D60, by a chosen method, with part, deity, vargottama and dignity.',
  keywords: 'navamsa navamsha d9 d10 dashamsha varga chart',
  weight: 'standard',
  method:
    'The vargas follow BPHS ch. 6 (shodasha varga); D5, D6, D8 and D11 follow the conventions of Jagannatha Hora. Parts are half-open and include their start. The dignity uses the sign alone; the relation to the lord uses the temporary friendship of D1.',
  input: birthWithNode({
    ...choices.input,
    format: TextFormatInput,
    code: oneOf(VARGAS),
    method: VARGA_METHOD,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    code: oneOf(VARGAS),
    method: UsedMethod,
    ascendant: t.Object({ ...seatFields, degree_dms: t.String(), rashi_longitude: t.Number() }),
    planets: rows(
      t.Object({
        name: Graha,
        ...seatFields,
        house: House,
        retrograde: t.Boolean(),
        vargottama: t.Boolean({ description: 'True if the varga sign is that of the D1 chart.' }),
        dignity: term(DIGNITIES),
        rashi_longitude: t.Number(),
        part: t.Integer({ minimum: 1, maximum: 60 }),
        deity: nullable(maybeTerm(['VargaDeity'])),
      }),
      9,
    ),
    houses: Houses,
    signifies: t.String(),
    ...choices.data,
    text: TextField,
  }),
  example: { ...independence, code: 'D9' },
}).compute((input, world) => {
  const { code } = input
  const method = readVargaMethod(code, input.method, 'method')
  const birth = natal(input, world)
  const { chart } = birth
  const { ascendant, planets, houses } = vargaPlacements(chart, code, method)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    code,
    method,
    ascendant,
    planets,
    houses,
    signifies: VARGA_RULES[code].signifies,
    ...choices.of(input),
    ...textField(input.format, siderealHeading(`${VARGA_RULES[code].name} (${code})`, birth), () => [
      placedSection('Planets', ascendant.sign, planets),
      housesSection('Houses', houses),
    ]),
  }
})

import { RAJJU_NAMES } from '../../jyotish/kootas/porutham-tables.ts'
import { PORUTHAMS, rajjuOf } from '../../jyotish/kootas/poruthams.ts'
import type { Side } from '../../jyotish/kootas/profiles.ts'
import { poruthamReasons, TAMIL_READING } from '../../jyotish/kootas/reasons.ts'
import { TAMIL_ESSENTIALS, TAMIL_VERDICTS, tenPorutham } from '../../jyotish/kootas/ten-porutham.ts'
import { nullable, oneOf, rows, t, wholeConstant } from '../../schema.ts'
import { capability } from '../capability.ts'
import { pairStars } from '../shared/inputs.ts'
import { PoruthamRow, poruthamRows, profileFields, profileRow } from './parts/match-shapes.ts'
import { reasonFields, reasonsText } from './parts/reasons.ts'
import { starSides } from './parts/sides.ts'

const Person = t.Object({
  ...profileFields,
  rajju: oneOf(RAJJU_NAMES),
  rajju_direction: nullable(
    oneOf(['aroha', 'avaroha'], { description: 'Ascending or descending; null for the head.' }),
  ),
})
const person = (side: Side, partner: Side) => {
  const { limb, direction } = rajjuOf(side)
  return { ...profileRow(side, partner), rajju: limb, rajju_direction: direction }
}

export default capability({
  slug: 'ten-porutham',
  title: 'Ten poruthams (Tamil)',
  summary:
    'The ten poruthams of Tamil tradition for two birth nakshatras, each graded, with the essential five and a verdict.',
  weight: 'light',
  method:
    'Sources: Kalaprakashika (vivaha) and Tamil almanacs. Counts run from the bride to the groom. Uttama has 1 point, madhyama 0.5, adhama 0. Dina goes by ninths, with a strict first round; an equal nakshatra follows Raman’s lists. Rasi 3, 4 and 8 are madhyama, since almanacs differ. Vedha goes by pairs. The match is rejected if rajju, vedha or any of dina, gana, yoni and rasi is adhama.',
  input: pairStars(),
  data: t.Object({
    system: t.Literal('tamil_dasa_porutham'),
    total: t.Number({ minimum: 0, maximum: 10 }),
    maximum: wholeConstant(10),
    matched: t.Integer({ minimum: 0, maximum: 10, description: 'Number of poruthams graded uttama or madhyama.' }),
    essential_met: t.Boolean({ description: 'True if none of dina, gana, yoni, rasi, rajju is adhama.' }),
    verdict: oneOf(TAMIL_VERDICTS),
    exact: t.Boolean(),
    groom: Person,
    bride: Person,
    poruthams: rows(PoruthamRow, PORUTHAMS.length),
    ...reasonFields,
  }),
  example: { groom: { nakshatra: 'Rohini', pada: 2 }, bride: { nakshatra: 'Ashwini', pada: 1 } },
}).compute(async (input) => {
  const sides = starSides(input)
  const { groom, bride } = sides
  const match = tenPorutham(groom, bride)
  return {
    system: 'tamil_dasa_porutham',
    total: match.total,
    maximum: 10,
    matched: match.matched,
    essential_met: match.essentialMet,
    verdict: match.verdict,
    exact: match.exact,
    groom: person(groom, bride),
    bride: person(bride, groom),
    poruthams: poruthamRows(groom, bride, match.poruthams, { essentials: TAMIL_ESSENTIALS }),
    ...(await reasonsText(poruthamReasons(sides, match.poruthams, TAMIL_READING), sides)),
  }
})

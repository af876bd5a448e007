import {
  KERALA_ESSENTIALS,
  KERALA_PORUTHAMS,
  KERALA_VERDICTS,
  keralaPorutham,
  RAJJU_GROUPS,
} from '../../jyotish/kootas/kerala-porutham.ts'
import { PORUTHAMS } from '../../jyotish/kootas/poruthams.ts'
import { attributesOf, type Side } from '../../jyotish/kootas/profiles.ts'
import { keralaReading, poruthamReasons } from '../../jyotish/kootas/reasons.ts'
import { distinct, oneOf, rows, t, term, wholeConstant } from '../../schema.ts'
import { capability } from '../capability.ts'
import { pairStars } from '../shared/inputs.ts'
import { PoruthamRow, poruthamRows, profileFields, profileRow } from './parts/match-shapes.ts'
import { reasonFields, reasonsText } from './parts/reasons.ts'
import { starSides } from './parts/sides.ts'

const Person = t.Object({
  ...profileFields,
  rajju_group: term(RAJJU_GROUPS, { description: 'Nadi group: first, middle or last.' }),
})
const person = (side: Side, partner: Side) => ({
  ...profileRow(side, partner),
  rajju_group: attributesOf(side).nadi,
})

export default capability({
  slug: 'kerala-porutham',
  title: 'Ten poruthams (Kerala)',
  summary: 'The ten poruthams of Kerala for two birth nakshatras: scores, and rejections of the match.',
  weight: 'standard',
  method:
    'Sources: Prasna Marga ch. 21 and Malayalam almanacs. Counts run from the bride to the groom. Madhyama rajju has three groups, and the match is rejected if both are in the middle one. Vedha, or the groom’s sign sixth from the bride’s, also rejects it. Otherwise more than five points are uttama and five are madhyama.',
  input: pairStars(),
  data: t.Object({
    system: t.Literal('kerala_dasa_porutham'),
    total: t.Number({ minimum: 0, maximum: 10 }),
    maximum: wholeConstant(10),
    verdict: oneOf(KERALA_VERDICTS),
    exact: t.Boolean(),
    groom: Person,
    bride: Person,
    poruthams: rows(PoruthamRow, KERALA_PORUTHAMS.length),
    eliminating: distinct(oneOf(PORUTHAMS), { description: 'Poruthams that reject the match.' }),
    ...reasonFields,
  }),
  example: { groom: { nakshatra: 'Ardra', pada: 2 }, bride: { nakshatra: 'Ashwini', pada: 1 } },
}).compute(async (input) => {
  const sides = starSides(input)
  const { groom, bride } = sides
  const match = keralaPorutham(groom, bride)
  return {
    system: 'kerala_dasa_porutham',
    total: match.total,
    maximum: 10,
    verdict: match.verdict,
    exact: match.exact,
    groom: person(groom, bride),
    bride: person(bride, groom),
    poruthams: poruthamRows(groom, bride, match.poruthams, { essentials: KERALA_ESSENTIALS }),
    eliminating: match.eliminating,
    ...(await reasonsText(poruthamReasons(sides, match.poruthams, keralaReading(match.eliminating)), sides, {
      cords: 'group',
    })),
  }
})

import { ashtakootOf, percentage } from '../../jyotish/kootas/ashtakoot.ts'
import type { Side } from '../../jyotish/kootas/profiles.ts'
import { ASHTAKOOT_MAXIMUM } from '../../jyotish/kootas/tables.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { nullable, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { pairStars } from '../shared/inputs.ts'
import { Lord, Sign, Star } from '../shared/shapes.ts'
import {
  AshtakootVerdict,
  DoshaRow,
  doshaRow,
  KootaRows,
  kootaRows,
  Maximum36,
  MaybePada,
  Percentage,
  signOfMoonFields,
  Total36,
} from './parts/match-shapes.ts'
import { pairIndex, starSides } from './parts/sides.ts'

const Person = t.Object({
  nakshatra: Star,
  pada: MaybePada,
  moon_sign: nullable(Sign),
  moon_sign_lord: nullable(Lord),
})
const person = (side: Side) => ({
  nakshatra: NAKSHATRAS[side.nakshatra]!,
  pada: side.pada,
  ...signOfMoonFields(side),
})

export default capability({
  slug: 'quick-match',
  title: 'Quick match',
  summary: 'The 36 guna of two birth nakshatras, with Nadi and Bhakoot doshas and a verdict.',
  keywords: 'match two people couple marriage compatibility gun milan kundli matching points 36',
  weight: 'light',
  method:
    'The method is North Indian Ashtakoot (Muhurta Chintamani, Vivaha prakarana). Without a pada, all padas of the nakshatra are equally likely: a koota is the mean of all combinations, rounded half up to 0.5. The verdict follows the total (33, 25, 21, 18); an uncancelled Nadi dosha and an uncancelled 6/8 Bhakoot each lower it by a band. A cancellation never changes the score.',
  input: pairStars(),
  answerIndex: pairIndex,
  data: t.Object({
    system: t.Literal('ashtakoot'),
    total: Total36,
    maximum: Maximum36,
    percentage: Percentage,
    verdict: AshtakootVerdict,
    exact: t.Boolean({ description: 'True if no value is averaged or assumed.' }),
    groom: Person,
    bride: Person,
    kootas: KootaRows,
    doshas: rows(DoshaRow, 2),
  }),
  example: { groom: { nakshatra: 'Ardra', pada: 1 }, bride: { nakshatra: 'Swati', pada: 4 } },
}).compute((input) => {
  const { groom, bride } = starSides(input)
  const match = ashtakootOf(groom, bride)
  return {
    system: 'ashtakoot',
    total: match.total,
    maximum: ASHTAKOOT_MAXIMUM,
    percentage: percentage(match.total, ASHTAKOOT_MAXIMUM),
    verdict: match.verdict,
    exact: match.exact,
    groom: person(groom),
    bride: person(bride),
    kootas: kootaRows(groom, bride, match),
    doshas: match.doshas.map(doshaRow),
  }
})

import { VARNAS } from '../../jyotish/avakhada.ts'
import { percentage } from '../../jyotish/kootas/ashtakoot.ts'
import { kootaReasons, strainReasons } from '../../jyotish/kootas/reasons.ts'
import { ASHTAKOOT_MAXIMUM, KOOTAS } from '../../jyotish/kootas/tables.ts'
import { PONTANAS, STAR_CHECKS, TELUGU_VERDICTS, teluguMatch } from '../../jyotish/kootas/telugu.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { pairStars } from '../shared/inputs.ts'
import {
  DoshaRow,
  doshaRow,
  KootaName,
  kootaRowOf,
  kootaRows,
  Maximum36,
  Percentage,
  PoruthamRow,
  Profile,
  poruthamRows,
  profileRow,
  Total36,
} from './parts/match-shapes.ts'
import { reasonFields, reasonsText } from './parts/reasons.ts'
import { starSides } from './parts/sides.ts'

export default capability({
  slug: 'telugu-match',
  title: 'Telugu vivaha pontana',
  summary: 'The 36 points with the kootas essential for the bride’s varna, rajju, vedha and a verdict.',
  weight: 'light',
  method:
    'Source: Telugu almanacs, with the points of Ashtakoot. Nadi is essential for all. A further essential koota depends on the bride’s varna: graha maitri (Brahmin), gana (Kshatriya), rasi (Vaishya) or yoni (Shudra). Each is met at half its maximum. Rajju and vedha follow ten-porutham; a shared rajju of opposite directions gives at most `acceptable`.',
  input: pairStars(),
  data: t.Object({
    system: t.Literal('telugu_vivaha_pontana'),
    total: Total36,
    maximum: Maximum36,
    percentage: Percentage,
    verdict: oneOf(TELUGU_VERDICTS),
    exact: t.Boolean(),
    groom: Profile,
    bride: Profile,
    kootas: rows(
      t.Object(kootaRowOf({ label: t.String({ description: 'Telugu name of the koota.' }) })),
      KOOTAS.length,
    ),
    essential_kootas: t.Array(
      t.Object({
        koota: KootaName,
        required_for: oneOf([...VARNAS, 'all'], { description: 'Varna of the bride.' }),
        met: t.Boolean(),
      }),
    ),
    star_checks: rows(PoruthamRow, STAR_CHECKS.length),
    doshas: rows(DoshaRow, 4),
    ...reasonFields,
  }),
  example: { groom: { nakshatra: 'Hasta', pada: 1 }, bride: { nakshatra: 'Pushya', pada: 2 } },
}).compute(async (input) => {
  const sides = starSides(input)
  const { groom, bride } = sides
  const match = teluguMatch(groom, bride)
  const { total } = match.ashtakoot
  const essential = match.essentials.map(({ koota }) => koota)
  const reasons = [...kootaReasons(sides, match.ashtakoot, essential), ...strainReasons(sides, match.starChecks)]
  return {
    system: 'telugu_vivaha_pontana',
    total,
    maximum: ASHTAKOOT_MAXIMUM,
    percentage: percentage(total, ASHTAKOOT_MAXIMUM),
    verdict: match.verdict,
    exact: match.exact,
    groom: profileRow(groom, bride),
    bride: profileRow(bride, groom),
    kootas: kootaRows(groom, bride, match.ashtakoot).map((row) => ({ ...row, label: PONTANAS[row.koota] })),
    essential_kootas: match.essentials.map(({ koota, requiredFor, met: isMet }) => ({
      koota,
      required_for: requiredFor,
      met: isMet,
    })),
    star_checks: poruthamRows(groom, bride, match.starChecks, { essentials: ['rajju', 'vedha'], scored: false }),
    doshas: match.doshas.map(doshaRow),
    ...(await reasonsText(reasons, sides)),
  }
})

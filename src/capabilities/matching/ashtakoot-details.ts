import { ashtakootOf, percentage } from '../../jyotish/kootas/ashtakoot.ts'
import { cancellationTexts, KOOTA_MEANINGS, kootaTexts } from '../../jyotish/kootas/koota-texts.ts'
import { kootaReasons, strainReasons } from '../../jyotish/kootas/reasons.ts'
import { ASHTAKOOT_MAXIMUM, KOOTA_MAXIMA, KOOTAS } from '../../jyotish/kootas/tables.ts'
import { TAMIL_ESSENTIALS, tamilPorutham } from '../../jyotish/kootas/ten-porutham.ts'
import { rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { pairStars } from '../shared/inputs.ts'
import {
  AshtakootVerdict,
  DoshaRowWithText,
  doshaRow,
  kootaRowOf,
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

const EXTRAS = ['rajju', 'vedha', 'mahendra', 'stree_deergha'] as const

export default capability({
  slug: 'ashtakoot-details',
  title: 'Ashtakoot in detail',
  summary:
    'The 36 guna koota by koota, each side’s profile, every cancellation with its evidence, and four nakshatra checks.',
  keywords: 'match two people couple marriage compatibility gun milan kundli matching points 36',
  weight: 'light',
  method:
    'The points are those of quick-match (Muhurta Chintamani, Vivaha prakarana). `adjusted_total` gives back the points lost to a cancelled dosha. Rajju, Vedha, Mahendra and Stree-deergha follow ten-porutham and have no points. A rule of cancellation that depends on an unknown pada does not hold, and none holds without a dosha.',
  input: pairStars(),
  data: t.Object({
    system: t.Literal('ashtakoot'),
    total: Total36,
    maximum: Maximum36,
    percentage: Percentage,
    adjusted_total: Total36,
    verdict: AshtakootVerdict,
    exact: t.Boolean(),
    groom: Profile,
    bride: Profile,
    kootas: rows(
      t.Object(
        kootaRowOf({
          rule: t.String({ description: 'Rule that decides the points.' }),
          meaning: t.String({ description: 'Area of life that the koota judges.' }),
        }),
      ),
      KOOTAS.length,
    ),
    doshas: rows(DoshaRowWithText, 2),
    extras: rows(PoruthamRow, EXTRAS.length),
    ...reasonFields,
  }),
  example: { groom: { nakshatra: 'Rohini', pada: 1 }, bride: { nakshatra: 'Rohini', pada: 3 } },
}).compute(async (input) => {
  const { groom, bride } = starSides(input)
  const match = ashtakootOf(groom, bride)
  const regained = match.doshas
    .filter(({ cancelled }) => cancelled)
    .map(({ name }) => (name === 'Nadi' ? ('nadi' as const) : ('bhakoot' as const)))
    .reduce((sum, koota) => sum + KOOTA_MAXIMA[koota] - match.scores[koota], 0)
  const extras = EXTRAS.map((porutham) => tamilPorutham(porutham, groom, bride))
  const sides = { groom, bride }
  return {
    system: 'ashtakoot',
    total: match.total,
    maximum: ASHTAKOOT_MAXIMUM,
    percentage: percentage(match.total, ASHTAKOOT_MAXIMUM),
    adjusted_total: match.total + regained,
    verdict: match.verdict,
    exact: match.exact,
    groom: profileRow(groom, bride),
    bride: profileRow(bride, groom),
    kootas: kootaTexts(groom, bride, match).map(
      ({ koota, score, maximum, groomValue, brideValue, result, note, rule }) => ({
        ...{ koota, score, maximum, groom_value: groomValue, bride_value: brideValue, result, note, rule },
        meaning: KOOTA_MEANINGS[koota],
      }),
    ),
    doshas: match.doshas.map((dosha) => ({
      ...doshaRow(dosha),
      cancellations: cancellationTexts(dosha, groom, bride),
    })),
    extras: poruthamRows(groom, bride, extras, { essentials: TAMIL_ESSENTIALS, scored: false }),
    ...(await reasonsText([...kootaReasons(sides, match), ...strainReasons(sides, extras)], sides)),
  }
})

import { ADULT_AGE } from '../../../jyotish/ages.ts'
import type { Ashtakoot } from '../../../jyotish/kootas/ashtakoot.ts'
import { heaviestReasons } from '../../../jyotish/kootas/reason-weights.ts'
import type { MatchReason } from '../../../jyotish/kootas/reasons.ts'
import type { overallMatch } from '../../../jyotish/kootas/report.ts'
import type { TenPorutham } from '../../../jyotish/kootas/ten-porutham.ts'
import { t } from '../../../schema.ts'
import { joinWords } from '../../../wording.ts'
import type { MarriageSeasons } from '../../shared/shared-marriage-times.ts'
import { CARES, type FamilyTexts, type OpenStrain, STRAIN_GLOSSES, SUPPORTS } from './family-texts.ts'
import type { lifeStages } from './life-stages.ts'
import { nextSeasonText } from './marriage-seasons.ts'

/** The opening of a report on a match: the result, the best support, the point of care, open doshas and the time for a marriage. */

export const MatchSummary = t.Object(
  {
    text: t.String({ description: 'Result, best support, point of care and time for a marriage.' }),
    fact_ids: t.Array(t.String(), { minItems: 1, description: 'Ids of supporting facts.' }),
  },
  { $id: 'MatchSummary', description: 'Opening of a report on a match.' },
)

/** True if one of the two is a minor on the day of the report. */
export const isMinorPair = ({ groom, bride }: ReturnType<typeof lifeStages>): boolean =>
  Math.min(groom.age_years, bride.age_years) < ADULT_AGE

interface Findings {
  readonly match: Ashtakoot
  readonly southern: Pick<TenPorutham, 'total' | 'verdict'>
  readonly assessment: ReturnType<typeof overallMatch>
  /** Strains and doshas that nothing cancels. */
  readonly open: readonly OpenStrain[]
  readonly reasons: readonly MatchReason[]
  /** The times for marriage; null for a pair with a minor. */
  readonly seasons: MarriageSeasons | null
  readonly isMinor: boolean
}

export const matchSummary = (
  { match, southern, assessment, open, reasons, seasons, isMinor }: Findings,
  family: FamilyTexts,
) => {
  const {
    texts: { opening, minor },
    pair,
    say,
  } = family
  const best = heaviestReasons(reasons)
  const support = best.for.map(({ matter }) => SUPPORTS[matter as keyof typeof SUPPORTS]).find(Boolean)
  const care = best.against.map(({ matter }) => CARES[matter as keyof typeof CARES]).find(Boolean)
  const { band, present } = assessment
  const sides = support && care ? opening.sides : support ? opening.support : care ? opening.care : null
  const [isNorthern, isSouthern] = [match, southern].map(({ verdict }) => verdict !== 'not_recommended')
  const accepting = isNorthern ? (isSouthern ? 'both' : 'north_only') : isSouthern ? 'south_only' : 'neither'
  const nextSeason = seasons && nextSeasonText(seasons, family)
  return {
    text: [
      say(opening[band], { pair, north: match.total, south: southern.total }),
      say(opening[accepting]),
      ...(sides ? [say(sides, { support: support ?? '', care: care ?? '' })] : []),
      open.length > 0
        ? say(open.every((name) => present.some((strain) => strain.name === name)) ? opening.lowered : opening.open, {
            strains: joinWords(open.map((name) => STRAIN_GLOSSES[name])),
          })
        : say(opening.clear),
      ...(isMinor ? [say(minor)] : [nextSeason].filter((text) => text !== null)),
    ].join(' '),
    fact_ids: ['conclusion.ashtakoot', 'conclusion.overall', ...(nextSeason ? ['dasha_overlap.marriage_both'] : [])],
  }
}

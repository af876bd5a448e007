import { DELAYS, kalathraRule } from '../../../jyotish/doshas/kalathra.ts'
import { MANGLIK_REFERENCES, manglikMeasure, manglikRule } from '../../../jyotish/doshas/manglik.ts'
import { judgeDosha } from '../../../jyotish/rules/dosha-rule.ts'
import type { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import { joinWords } from '../../../wording.ts'
import { houseInWords } from '../../../zodiac/house-words.ts'
import { manglikResult } from '../../shared/manglik-result.ts'
import { type OpenArea, scoredSection } from './area-report.ts'

/** The doshas in a marriage report, with their marks and cancellations. */

type MarriageSays = Awaited<ReturnType<typeof corpus<'report-marriage'>>>

const MANGLIK_FROM = { Ascendant: 'the ascendant', Moon: 'the Moon', Venus: 'Venus' } as const
/** The texts of the marks, in order; and of the cancellations. */
const KALATHRA_MARKS = [
  'malefics stand in the houses of marriage, one of them in the seventh',
  'the lord of the seventh is fallen, combust or in a house of loss',
  'Venus is fallen, combust or hurt by a malefic in a house of loss',
  'the seventh house lies between malefics',
  'Saturn bears on the seventh while its lord is weak in dignity',
] as const
const KALATHRA_REASONS: Record<string, string> = {
  jupiter_in_or_aspecting_seventh: 'Jupiter stands in the seventh or looks at it',
  seventh_lord_well_placed: 'the lord of the seventh is well placed',
  venus_strong: 'Venus stands in dignity',
  benefic_in_seventh: 'a benefic stands in the seventh undisturbed',
}

/** The texts of the delaying clauses, in order. */
const DELAY_WORDS = [
  'Saturn stands in the ascendant, or touches the seventh house or its lord',
  'the lord of the seventh house is retrograde',
  'Venus and the lord of the seventh house are both in navamshas of malefics',
  'Rahu stands in the ascendant or the seventh house',
] as const

export const marriageDoshas = ({ chart, age, facts, describe, state }: OpenArea, texts: MarriageSays) => {
  const manglik = manglikMeasure(chart, { age })
  const manglikSays = manglik.present ? manglik.net : 'absent'
  const manglikFact: Fact = {
    id: 'dosha.manglik',
    kind: 'dosha',
    text: manglik.present
      ? `Mars is in a house of manglik dosha; ${manglik.net === 'none' ? 'it is cancelled' : `${manglik.net} effect is left`}.`
      : 'Mars is in no house of manglik dosha.',
    value: manglikSays,
    source: 'doshas-yogas/manglik-dosha',
  }
  const kalathra = judgeDosha(kalathraRule, facts)
  const kalathraSays = kalathra.present ? kalathra.net : 'absent'
  const kalathraFact: Fact = {
    id: 'dosha.kalathra',
    kind: 'dosha',
    text: `Kalathra dosha is ${kalathra.present ? `present; ${kalathra.net === 'none' ? 'cancelled' : `${kalathra.net} effect is left`}` : 'absent'}.`,
    value: kalathraSays,
    source: 'doshas-yogas/kalathra-dosha',
  }
  const delays = DELAY_WORDS.filter((_, i) => DELAYS[i]!.holds(facts))
  const delayFacts = delays.map(
    (words): Fact => ({
      id: `kalathra.delay.${DELAY_WORDS.indexOf(words) + 1}`,
      kind: 'dosha',
      text: `Held to delay: ${words}.`,
      value: true,
      source: 'doshas-yogas/kalathra-dosha',
    }),
  )
  const kalathraMarks = KALATHRA_MARKS.filter((_, i) => kalathra.formation[i]!.holds)
  const kalathraReasons = kalathra.cancellations.flatMap(({ id, holds }) => (holds ? [KALATHRA_REASONS[id]!] : []))
  const marsPlaces = MANGLIK_REFERENCES.filter((from) => manglik.from[from].counts).map(
    (from) => `${houseInWords(manglik.from[from].house)} from ${MANGLIK_FROM[from]}`,
  )
  const manglikReasons = judgeDosha(manglikRule(), facts).cancellations.flatMap(({ rule: reason, holds }) =>
    holds ? [reason] : [],
  )
  const standing = [...(manglik.net === 'none' ? [] : ['Manglik']), ...(kalathra.net === 'none' ? [] : ['kalathra'])]

  return {
    manglik: manglikResult(manglik),
    manglikFact,
    kalathraFact,
    manglikStands: manglik.present && manglik.net !== 'none',
    kalathraStands: kalathra.present && kalathra.net !== 'none',
    section: scoredSection(
      'doshas',
      standing.length > 0
        ? `${standing.join(' and ').replace(/^./, (letter) => letter.toUpperCase())} dosha to be allowed for`
        : 'No dosha of marriage stands',
      null,
      [
        ...describe(texts.manglik[manglikSays], [manglikFact], {
          places: joinWords(marsPlaces),
          reasons: manglikReasons.join('; '),
        }),
        ...describe(texts.kalathra[kalathraSays], [kalathraFact], {
          marks: kalathraMarks.join('; '),
          reasons: kalathraReasons.join('; '),
        }),
        ...(delays.length > 0
          ? [state(`Of what is said to delay a marriage the chart has this: ${delays.join('; ')}.`, ...delayFacts)]
          : []),
      ],
    ),
  }
}

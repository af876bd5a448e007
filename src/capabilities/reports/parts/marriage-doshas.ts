import type { RasiChart } from '../../../jyotish/chart.ts'
import { dignity } from '../../../jyotish/dignity.ts'
import { DELAYS, kalathraRule } from '../../../jyotish/doshas/kalathra.ts'
import { MANGLIK_REFERENCES, manglikMeasure, manglikRule } from '../../../jyotish/doshas/manglik.ts'
import { type Lord, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { DUSTHANAS } from '../../../jyotish/house-groups.ts'
import { judgeDosha } from '../../../jyotish/rules/dosha-rule.ts'
import { isLate } from '../../../readings/age-filter.ts'
import type { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import { houseInWords, ordinalInWords } from '../../../zodiac/house-words.ts'
import { signOfHouse } from '../../../zodiac/signs.ts'
import { joinPassages } from '../../shared/cited-facts.ts'
import { manglikResult } from '../../shared/manglik-result.ts'
import { type ChapterParagraph, inFull, inShort, inStandard } from '../../shared/narrative/lengths.ts'
import type { OpenArea } from './area-report.ts'

/** The doshas in a marriage report, with their marks and cancellations. */

type MarriageSays = Awaited<ReturnType<typeof corpus<'report-marriage'>>>

const MANGLIK_FROM = { Ascendant: 'the ascendant', Moon: 'the Moon', Venus: 'Venus' } as const
/** The texts of the marks, in order; and of the cancellations. */
const KALATHRA_MARKS = [
  'malefics stand in the houses of marriage, one of them in the seventh',
  'your seventh house lies between malefics',
  'Saturn bears on your seventh house while its lord is under strain',
] as const
/** The marks of a planet in the rule of the dosha: "is in its fall and stands in your eighth house". */
const burdensOf = (planet: Lord, { graha }: RasiChart): string => {
  const { combust, house } = graha[planet]
  return joinWords([
    ...(dignity(graha[planet], graha) === 'debilitated' ? ['is in its fall'] : []),
    ...(combust ? ['is too close to the Sun (combust)'] : []),
    ...(DUSTHANAS.includes(house)
      ? [`stands in your ${ordinalInWords(house)} house${planet === 'Venus' ? ' among malefics' : ', a house of loss'}`]
      : []),
  ])
}
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
  const seventhLord = lordOf(signOfHouse(chart.ascendant.sign, 7))
  const marks = [
    KALATHRA_MARKS[0],
    `${nameInSentence(seventhLord)}, the lord of your seventh house, ${burdensOf(seventhLord, chart)}`,
    `Venus ${burdensOf('Venus', chart)}`,
    KALATHRA_MARKS[1],
    KALATHRA_MARKS[2],
  ]
  const kalathraMarks = marks.filter((_, i) => kalathra.formation[i]!.holds)
  const kalathraReasons = kalathra.cancellations.flatMap(({ id, holds }) => (holds ? [KALATHRA_REASONS[id]!] : []))
  const marsPlaces = MANGLIK_REFERENCES.filter((from) => manglik.from[from].counts).map(
    (from) => `${houseInWords(manglik.from[from].house)} from ${MANGLIK_FROM[from]}`,
  )
  const manglikReasons = judgeDosha(manglikRule(), facts).cancellations.flatMap(({ rule: reason, holds }) =>
    holds ? [reason] : [],
  )
  const houseOfMars = manglik.from.Ascendant
  const manglikHouse =
    manglik.present && manglik.net !== 'none' && houseOfMars.counts
      ? (houseOfMars.house as keyof MarriageSays['mars_house'])
      : null
  const standing = [...(manglik.net === 'none' ? [] : ['Manglik']), ...(kalathra.net === 'none' ? [] : ['Kalathra'])]

  return {
    manglik: manglikResult(manglik),
    manglikFact,
    kalathraFact,
    manglikStands: manglik.present && manglik.net !== 'none',
    kalathraStands: kalathra.present && kalathra.net !== 'none',
    title:
      standing.length > 0
        ? `${upperFirst(standing.join(' and '))} dosha: what it means for you`
        : 'Manglik and Kalathra dosha: you are free of both',
    paragraphs: [
      ...joinPassages(
        describe(texts.manglik[manglikSays], [manglikFact], {
          places: joinWords(marsPlaces),
          reasons: manglikReasons[0] ?? '',
        }),
        manglikHouse ? describe(texts.mars_house[manglikHouse], [manglikFact]) : [],
      ).map(inShort),
      ...describe(texts.kalathra[kalathraSays], [kalathraFact], {
        marks: joinWords(kalathraMarks),
        reasons: joinWords(kalathraReasons),
        // Most charts have it cancelled or not at all.
      }).map(kalathraSays === 'none' || kalathraSays === 'absent' ? inFull : inStandard),
      ...(delays.length > 0 && !isLate(age)
        ? [
            inFull(
              state(
                `Tradition also has reasons for a delay, and you have ${delays.length === 1 ? 'this one' : 'these'}: ${delays.join('; ')}.`,
                ...delayFacts,
              ),
            ),
          ]
        : []),
    ] satisfies ChapterParagraph[],
    facts: delayFacts,
  }
}

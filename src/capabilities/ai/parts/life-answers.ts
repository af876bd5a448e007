import { AREA_WORDS } from '../../../ai/area-words.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import { longDate } from '../../../time/iso.ts'
import type { AreaTime, TimeRank } from './area-times.ts'
import { asReserve } from './intent-matters.ts'
import { areaAdvice, childMatter, extremesText } from './life.ts'
import { packSentence, type Reader, type Sentence } from './pack.ts'
import type { AreaQuestion, QuestionPack } from './question-pack.ts'
import { causeSentence } from './question-sentences.ts'
import { isGood } from './span-judgement.ts'

/** The answer to a question on a life as a whole: on the years ahead, on what to do, or on the person. */

interface LifeAnswer {
  readonly answer: readonly Sentence[]
  readonly why: readonly (Sentence | null | undefined)[]
  readonly scenes: readonly (Sentence | null | undefined)[]
  readonly timing: readonly Sentence[]
  readonly deed: Sentence
}

const NATURES: Record<TimeRank, string> = {
  best: 'a time that supports you',
  good: 'a time that supports you',
  fair: 'a mixed time',
  low: 'a demanding time',
}

/** The present period with its nature, and the next change in it. */
const yearsAhead = (pack: QuestionPack): Sentence[] => {
  const { rows } = pack.timesOf(null)
  const now = rows.find(({ isNow }) => isNow) ?? null
  if (!now) return []
  const next: AreaTime | null =
    rows.find((row) => row !== now && isGood(row) !== isGood(now)) ?? rows.find((row) => row !== now) ?? null
  const turn = next && isGood(next) !== isGood(now)
  return [
    packSentence(
      `Until ${longDate(now.to)} you are in ${NATURES[now.rank]}, under ${nameInSentence(now.lord)}.`,
      now.fact,
    ),
    ...(next
      ? [
          packSentence(
            turn && isGood(next)
              ? `It turns for the better on ${longDate(next.from)}, when ${nameInSentence(next.lord)} takes over, and that holds until ${longDate(next.to)}.`
              : turn
                ? `The support lasts until ${longDate(next.from)}; then ${nameInSentence(next.lord)} brings ${NATURES[next.rank]}, until ${longDate(next.to)}.`
                : `After it ${nameInSentence(next.lord)} brings more of the same kind, until ${longDate(next.to)}.`,
            next.fact,
          ),
        ]
      : []),
  ]
}

/** A deed that is clear without the matter before it; else the advice. */
const alone = (deed: Sentence | null, advice: Sentence): Sentence =>
  deed && !/\bthere\b/.test(deed.text) ? deed : advice

export const lifeAnswer = (pack: QuestionPack, question: AreaQuestion, reader: Reader): LifeAnswer => {
  const { areaTexts, chartFacts } = pack
  const [best, last] = [areaTexts[0]!, areaTexts.at(-1)!]
  const [ofBest, ofLast] = [pack.themes(best), pack.themes(last)]
  const nameOf = (area: typeof best) => (reader.minor ? childMatter(area) : AREA_WORDS[area.area].matter)
  const strain = ofLast.strain ?? ofLast.gift
  const deed = alone(strain.deed, areaAdvice(last, reader.stage))
  const years = yearsAhead(pack)
  if (question.form === 'why')
    return { answer: [causeSentence(pack, last)], why: [strain.scene], scenes: [], timing: years, deed }
  if (question.form === 'how')
    return {
      answer: [deed],
      why: [
        packSentence(`Begin there, because your chart asks most of you in ${nameOf(last)}.`, last.band),
        strain.opening,
        packSentence(`You have most help in ${nameOf(best)}, so lean on that.`, best.band),
        ofBest.gift.opening,
      ],
      scenes: [],
      timing: years,
      deed: alone(ofBest.gift.deed, areaAdvice(best, reader.stage)),
    }
  if (question.asksForFuture && years.length > 0)
    return {
      answer: years,
      why: [
        extremesText(best, last, reader.minor),
        ofBest.gift.opening,
        ...(ofLast.strain ? [asReserve('But', ofLast.strain.opening)] : []),
      ],
      scenes: [],
      timing: [],
      deed,
    }
  return {
    answer: [
      extremesText(best, last, reader.minor),
      ofBest.gift.opening,
      ...(question.asksForChart
        ? [
            packSentence(
              `Your ascendant is ${chartFacts.ascendant().value} and your Moon is in ${chartFacts.sign('Moon').value}.`,
              chartFacts.ascendant(),
              chartFacts.sign('Moon'),
            ),
          ]
        : []),
    ],
    why: [ofLast.strain ? asReserve('But', ofLast.strain.opening) : null],
    scenes: [ofBest.gift.scene, ofLast.strain?.scene],
    timing: years,
    deed,
  }
}

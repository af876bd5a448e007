import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { PackFact } from '../../../ai/claims.ts'
import type { Manner } from '../../../ai/pack.ts'
import { houseOfPerson, type OtherPerson } from '../../../ai/relatives.ts'
import type { AreaBand, AssessedArea } from '../../../jyotish/assessment/area.ts'
import { heaviestFactor } from '../../../jyotish/assessment/assessment.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import type { AreaText, ReasonText } from './area-facts.ts'
import { fieldSentences } from './fields.ts'
import { formAnswer } from './form-answers.ts'
import { twoSides } from './intent-matters.ts'
import { areaAdvice, periodSentence, verdictOf } from './life.ts'
import { packSentence, type Sentence } from './pack.ts'
import { hasPartnerWindows, NO_PARTNER_WINDOW, strongestWindow, windowSentences } from './partner-windows.ts'
import { type AreaQuestion, factInPack, type QuestionPack } from './question-pack.ts'
import { tieOf, tiesText } from './ties.ts'

/** Sentences of the composed answer to a question on areas of life. */

/** The best time for an area by its lord; null without one. */
const bestTimeOf = (
  { partner, bestTimes }: QuestionPack,
  area: AssessedArea,
): { lord: Graha; fact: PackFact } | null => {
  const window = hasPartnerWindows(area) && partner ? strongestWindow(partner) : null
  return window ? { lord: window.antar, fact: window.fact } : (bestTimes.get(area) ?? null)
}

/** The best time for an area, with the tie of its lord; that there is none, if the report names none. */
const bestTimeSentences = (pack: QuestionPack, area: AssessedArea): Sentence[] => {
  const { current, partner, bestTimes, stage } = pack
  const { matter, best } = AREA_WORDS[area]
  if (hasPartnerWindows(area) && partner) {
    const sentences = windowSentences(partner)
    return sentences.length > 0 ? sentences : [packSentence(upperFirst(NO_PARTNER_WINDOW), current[1], current[3])]
  }
  const time = bestTimes.get(area)
  if (!time)
    return stage === 'child' || area === 'family'
      ? []
      : [
          packSentence(
            `In the next ten years the chart does not single out one time for ${matter}.`,
            current[1],
            current[3],
          ),
        ]
  const tie = tieOf(time.lord, area, pack)
  return [
    packSentence(
      `${upperFirst(best)} ${time.span}, in the antardasha of ${nameInSentence(time.lord)}${tie ? `, which ${tie.predicate}` : ''}.`,
      ...[time.fact, ...(tie?.facts ?? [])],
    ),
  ]
}

/** The effect of the running periods on an area; null for periods without a tie to it. */
const presentSentence = (pack: QuestionPack, area: AssessedArea): Sentence | null => {
  const { times, current } = pack
  const { maha, antar } = times.running
  const [mahaNow, mahaSpan, antarNow, antarSpan] = current
  const until = longDate(String(antarSpan!.value))
  const { stirs } = AREA_WORDS[area]
  const ties = [antar.ruler, ...(maha.ruler === antar.ruler ? [] : [maha.ruler])].flatMap(
    (lord) => tieOf(lord, area, pack) ?? [],
  )
  const facts = [mahaNow, mahaSpan, antarNow, antarSpan, ...ties.flatMap((tie) => tie.facts)]
  if (ties.length === 0) return null
  return packSentence(
    ties.length > 1
      ? `Both running periods bring ${stirs} forward until ${until}: ${lowerThe(tiesText(ties))}.`
      : ties[0]!.lord === antar.ruler
        ? `Until ${until} the antardasha of ${nameInSentence(antar.ruler)} brings ${stirs} forward, because ${lowerThe(tiesText(ties))}.`
        : `The mahadasha of ${nameInSentence(maha.ruler)} keeps ${stirs} in view until ${longDate(String(mahaSpan!.value))}, because ${lowerThe(tiesText(ties))}.`,
    ...facts,
  )
}
const lowerThe = (text: string) => text.replace(/^The /, 'the ')

/** When an area becomes important: its best time, and the running periods if they are tied to it; for the whole chart the running periods alone. */
export const timingSentences = (pack: QuestionPack, area: AssessedArea | null): Sentence[] => {
  if (area === null) return [periodSentence(pack, pack.current)]
  const best = bestTimeSentences(pack, area)
  const present = presentSentence(pack, area)
  const until = longDate(String(pack.current[3]!.value))
  // A best time that is the running antardasha says what the present does.
  return best.some(({ text }) => text.includes(`now, until ${until}`)) || !present ? best : [...best, present]
}

/** The reasons whose facts are all in the pack. */
export const reasonsInPack = (pack: QuestionPack, reasons: readonly ReasonText[]): ReasonText[] =>
  reasons.filter(({ facts }) => facts.every(({ id }) => factInPack(pack, id)))

const personText = ({ name }: OtherPerson) => (name ? `your ${name}` : 'another person')

/** The first sentence of an answer to a question on the life of another person. */
const otherLifeText = (other: OtherPerson): string =>
  other.name
    ? `Your chart does not show the life of your ${other.name}: that needs the birth data of that person.`
    : 'Your chart does not show the life of another person, nor what that person feels; it shows your own side.'

/** The house that stands for another person: the reader's own side of the bond, with what makes it so. */
const bondSentences = ({ chartFacts, stage, houseOf }: QuestionPack, person: OtherPerson): Sentence[] => {
  const house = houseOfPerson(person)
  // The seventh house is left out of readings for minors.
  if (stage === 'child' && house === 7) return []
  const assessment = houseOf(house)
  // A count of points names nobody.
  const factors = assessment.factors.filter(({ part }) => part !== 'bindus')
  const [help, strain] = [heaviestFactor({ factors }, 1)?.noun, heaviestFactor({ factors }, -1)?.noun]
  const bond = `the bond with ${personText(person)}`
  const text = {
    supported: `Your chart supports ${bond} more than it strains it${help ? `, above all by ${help}` : ''}.`,
    mixed:
      help && strain
        ? `Your chart shows two sides of ${bond}: help comes from ${help}, and strain from ${strain}.`
        : null,
    strained: `${upperFirst(bond)} asks patience of you${strain ? `, above all because of ${strain}` : ''}.`,
  }[assessment.band]
  return text ? [packSentence(text, chartFacts.lordHouse(house), chartFacts.lord(house))] : []
}

/** The deed of a question about another person. */
export const bondDeed = (person: OtherPerson, { asksToTrust = false }: AreaQuestion): Sentence =>
  packSentence(
    asksToTrust
      ? 'Put what you agree on into writing this week, with sums and dates, and see how it is kept.'
      : !person.name
        ? 'Send one plain message this week, and take the reply, or its absence, for the answer.'
        : person.name.startsWith('ex')
          ? 'Write down what would have to be different this time, and show it to a friend before you send any message.'
          : `Ask ${personText(person)} this week what would help, and do only that.`,
  )

const YES: Record<AreaBand, string> = {
  strong: 'Yes, clearly',
  good: 'Yes',
  mixed: 'Yes, with effort',
  weak: 'Not easily',
}

/** The deed that answers a question for a way: what eases the strain of a matter. */
const deedOf = (area: AreaText, pack: QuestionPack): Sentence => {
  const { gift, strain } = pack.themes(area)
  const deed = strain?.deed ?? gift.deed ?? areaAdvice(area, pack.stage)
  return { ...deed, text: `For ${AREA_WORDS[area.area].matter}, begin with this: ${lowerFirst(deed.text)}` }
}

const SINGLE_DEED =
  'Tell two people who know you well this week that you would like to meet somebody, and say what matters to you.'
const LENDING_DEED =
  'Write the sum and the day of its return on one page, and let both of you sign it before you hand it over.'
/** The deed of an area for the asker: the texts on marriage speak to somebody who has a partner. */
export const deedFor = (question: AreaQuestion, area: AreaText, deed: Sentence | null | undefined): Sentence | null =>
  question.asksToLend
    ? packSentence(LENDING_DEED, area.band)
    : question.isSingle && hasPartnerWindows(area.area)
      ? packSentence(SINGLE_DEED, area.band)
      : (deed ?? null)

/** A finding after "because", which does not stand twice in a sentence. */
const causeClause = (text: string) => lowerFirst(text.replace(/,? because /g, ', since '))

/** The answer to "why": what strains an area. */
export const causeSentence = (pack: QuestionPack, area: AreaText): Sentence => {
  const { gift, strain } = pack.themes(area)
  const { opening } = strain ?? gift
  return { ...opening, text: `Because ${causeClause(opening.text)}` }
}

const isOfPlace = (area: AssessedArea) => area === 'relocation' || area === 'foreign_travel'
const isAble = ({ score }: AreaText) => score.band === 'strong' || score.band === 'good'

/** The sentences that answer the question, before its reasons. */
const leadSentences = (pack: QuestionPack, question: AreaQuestion, area: AreaText, manner: Manner): Sentence[] => {
  const { kind, form = 'plain', person, asksWhetherToStay } = question
  const verdict = verdictOf(area, manner, pack.stage)
  if (person && area === pack.areaTexts[0])
    return [packSentence(otherLifeText(person), area.band), ...bondSentences(pack, person)]
  if (asksWhetherToStay && isOfPlace(area.area))
    return [
      packSentence(
        isAble(area)
          ? 'The chart is more for going than for staying.'
          : 'The chart is more for staying than for going.',
        area.band,
      ),
      verdict,
    ]
  if (kind === 'when') return bestTimeSentences(pack, area.area)
  if (form === 'why') return [causeSentence(pack, area)]
  if (form === 'how') return [deedOf(area, pack)]
  if (question.asksToLend)
    return [
      packSentence(
        isAble(area)
          ? 'Yes, if you could also give it away: your chart lets money come back to you more often than not.'
          : 'Rather not, and no more than you could give away: your chart shows money that goes out and is slow to return.',
        area.band,
      ),
    ]
  if (kind !== 'whether' || manner.style === 'technical') return [verdict]
  if (form === 'worry')
    return [
      packSentence('The chart does not show whether that comes, only how well you are placed.', area.band),
      verdict,
    ]
  return [packSentence(`${YES[area.score.band]}: ${lowerFirst(verdict.text)}`, area.band)]
}

/** Both sides of an area of the pack. */
export const sidesOfArea = (pack: QuestionPack, area: AreaText) => twoSides(pack.themes(area), area.score.band)

/** One judgement of a planet that leads the best time of an area and is also what strains it; null for other times. */
export const burdenedTime = (pack: QuestionPack, area: AreaText): Sentence | null => {
  const { strain } = pack.themes(area)
  const time = bestTimeOf(pack, area.area)
  if (!strain || time?.lord !== strain.planet) return null
  const { matter } = AREA_WORDS[area.area]
  return packSentence(
    `${capitalisedName(strain.planet)} leads this time and is also what makes ${matter} hard for you, so the chance comes together with effort.`,
    time.fact,
    ...strain.opening.facts,
  )
}

/** The direct answer on an area: what the question asks for, and the heavier side of the matter. */
export const answerSentences = (
  pack: QuestionPack,
  question: AreaQuestion,
  area: AreaText,
  manner: Manner,
): Sentence[] => {
  const isFirst = area === pack.areaTexts[0]
  if (isFirst && question.areas.length > 0) {
    const ofForm = formAnswer(pack, question, area)
    if (ofForm.length > 0) return ofForm
  }
  const lead = leadSentences(pack, question, area, manner)
  // The gift of a matter does not answer why the matter is hard.
  if (isFirst && (question.person || question.form === 'why' || question.asksToLend)) return lead
  return [
    ...(area.area === 'career' && question.kind === 'which' ? fieldSentences(pack.fields) : []),
    ...lead,
    sidesOfArea(pack, area)[0],
  ]
}

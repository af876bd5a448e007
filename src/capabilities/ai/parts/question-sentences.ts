import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { Manner } from '../../../ai/pack.ts'
import { houseOfPerson, type OtherPerson } from '../../../ai/relatives.ts'
import type { AreaBand, AssessedArea } from '../../../jyotish/assessment/area.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import type { AreaText, ReasonText } from './area-facts.ts'
import { fieldSentences } from './fields.ts'
import { formAnswer } from './form-answers.ts'
import { areaAdvice, periodSentence, verdictOf } from './life.ts'
import { packSentence, type Sentence } from './pack.ts'
import { hasPartnerWindows, NO_PARTNER_WINDOW, windowSentences } from './partner-windows.ts'
import { type AreaQuestion, factInPack, type QuestionPack } from './question-pack.ts'
import { tieOf, tiesText } from './ties.ts'

/** Sentences of the composed answer to a question on areas of life. */

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

/** The effect of the running periods on an area. */
const presentSentence = (pack: QuestionPack, area: AssessedArea): Sentence => {
  const { times, current, stage } = pack
  const { maha, antar } = times.running
  const [mahaNow, mahaSpan, antarNow, antarSpan] = current
  const until = longDate(String(antarSpan!.value))
  const { stirs } = AREA_WORDS[area]
  const ties = [antar.ruler, ...(maha.ruler === antar.ruler ? [] : [maha.ruler])].flatMap(
    (lord) => tieOf(lord, area, pack) ?? [],
  )
  const facts = [mahaNow, mahaSpan, antarNow, antarSpan, ...ties.flatMap((tie) => tie.facts)]
  if (ties.length === 0)
    return packSentence(
      `Until ${until} the running ${maha.ruler === antar.ruler ? `period of ${nameInSentence(maha.ruler)} leaves` : `periods, of ${nameInSentence(maha.ruler)} and within it of ${nameInSentence(antar.ruler)}, leave`} ${stirs} as ${stage === 'child' ? 'they are' : 'you find them'}.`,
      ...facts,
    )
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

/** When an area becomes important: its best time and the running periods; for the whole chart the running periods alone. */
export const timingSentences = (
  pack: QuestionPack,
  area: AssessedArea | null,
  kind: AreaQuestion['kind'],
): Sentence[] => {
  if (area === null) return [periodSentence(pack, pack.current)]
  const best = bestTimeSentences(pack, area)
  const present = presentSentence(pack, area)
  const until = longDate(String(pack.current[3]!.value))
  // A best time that is the running antardasha says what the present does.
  if (best.some(({ text }) => text.includes(`now, until ${until}`))) return best
  // A question on the time has the best time first; any other begins with the present.
  return kind === 'when' ? [...best, present] : [present, ...best]
}

/** The reasons whose facts are all in the pack. */
export const reasonsInPack = (pack: QuestionPack, reasons: readonly ReasonText[]): ReasonText[] =>
  reasons.filter(({ facts }) => facts.every(({ id }) => factInPack(pack, id)))

const personText = ({ name }: OtherPerson) => (name ? `your ${name}` : 'another person')

/** The first sentence of an answer to a question on the life of another person. */
const otherLifeText = (other: OtherPerson, area: AssessedArea): string => {
  const person = personText(other)
  return `Your chart does not show the life of ${person}: that needs the birth data of that person. Here is what it shows of ${AREA_WORDS[area].matter} in your own life.`
}

const BOND_TONES = {
  supported: (bond: string) => `Your chart supports ${bond} more than it strains it`,
  mixed: (bond: string) => `Your chart shows two sides of ${bond}`,
  strained: (bond: string) => `${upperFirst(bond)} asks patience of you`,
} as const

/** The house that stands for another person: the reader's own side of the bond. */
const bondSentences = ({ chartFacts, stage, toneOf }: QuestionPack, person: OtherPerson): Sentence[] => {
  const house = houseOfPerson(person)
  // The seventh house is left out of readings for minors.
  if (stage === 'child' && house === 7) return []
  const lord = chartFacts.lordHouse(house)
  return [
    packSentence(`${BOND_TONES[toneOf(house)](`the bond with ${personText(person)}`)}: ${lowerFirst(lord.text)}`, lord),
  ]
}

/** The deed of a question about another person. */
export const bondDeed = (person: OtherPerson): Sentence =>
  packSentence(`Ask ${personText(person)} this week what would help, and do only that.`)

const YES: Record<AreaBand, string> = {
  strong: 'Yes, clearly',
  good: 'Yes',
  mixed: 'Yes, with effort',
  weak: 'Not easily',
}

/** The first deed of the advice on an area. */
const deedOf = (area: AreaText, { stage }: QuestionPack): Sentence => {
  const advice = areaAdvice(area, stage)
  return { ...advice, text: sentencesOf(advice.text)[0]! }
}

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
    return [packSentence(otherLifeText(person, area.area), area.band), ...bondSentences(pack, person)]
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
  if (kind !== 'whether' || manner.style === 'technical') return [verdict]
  if (form === 'worry')
    return [
      packSentence('The chart does not show whether that comes, only how well you are placed.', area.band),
      verdict,
    ]
  return [packSentence(`${YES[area.score.band]}: ${lowerFirst(verdict.text)}`, area.band)]
}

/** The direct answer on an area: what the question asks for, what carries the matter, what strains it, and which of the two wins. */
export const answerSentences = (
  pack: QuestionPack,
  question: AreaQuestion,
  area: AreaText,
  manner: Manner,
): Sentence[] => {
  if (area === pack.areaTexts[0] && question.areas.length > 0) {
    const ofForm = formAnswer(pack, question, area)
    if (ofForm.length > 0) return ofForm
  }
  const { gift, strain } = pack.themes(area)
  const lead = leadSentences(pack, question, area, manner)
  const verdict = verdictOf(area, manner, pack.stage)
  // A lead with the verdict names the winner already.
  const namesWinner = lead.some(({ text }) => text.includes(lowerFirst(verdict.text)) || text.includes(verdict.text))
  if (question.person && area === pack.areaTexts[0]) return lead
  // The gift of a matter does not answer why the matter is hard.
  if (question.form === 'why' && area === pack.areaTexts[0]) return lead
  return [
    ...(area.area === 'career' && question.kind === 'which' ? fieldSentences(pack.fields) : []),
    ...lead,
    gift.opening,
    ...(strain && !lead.some(({ text }) => text.endsWith(causeClause(strain.opening.text))) ? [strain.opening] : []),
    ...(namesWinner ? [] : [verdict]),
  ]
}

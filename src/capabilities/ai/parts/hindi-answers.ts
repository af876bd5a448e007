import type { PackFact, SectionText } from '../../../ai/claims.ts'
import { isFrightening, isInEighthHouse } from '../../../ai/frightening-facts.ts'
import { hindiDate, hindiName, hindiSentence } from '../../../ai/grounding/hindi.ts'
import { hindiAdvice, hindiMeaning, hindiVerdict } from '../../../ai/grounding/hindi-meanings.ts'
import type { Intent, MatchedIntent } from '../../../ai/intents.ts'
import type { Manner } from '../../../ai/pack.ts'
import type { QuestionKind } from '../../../ai/question-areas.ts'
import type { OtherPerson } from '../../../ai/relatives.ts'
import { AREA_RULES, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import type { AreaText, ReasonText } from './area-facts.ts'
import { HINDI_ADVICE, HINDI_LEADS, hindiBestTime, hindiSpan } from './hindi-intents.ts'
import type { IntentAnswer } from './intent-context.ts'
import { packSentence, type Reader, ReadingComposer, type Sentence } from './pack.ts'
import type { QuestionPack } from './question-pack.ts'
import { reasonsInPack } from './question-sentences.ts'
import type { TimeFacts } from './time-facts.ts'

/** Answers to questions in Hindi, composed in Hindi. */

type Form = 'question' | 'reply'

/** English remarks of the styles do not belong into a Hindi text. */
const plain = (manner: Manner): Manner => ({ ...manner, style: 'plain' })

const isTellable = (fact: PackFact): boolean => !isFrightening(fact) && !isInEighthHouse(fact)

/** A fact as a Hindi sentence after a lead; null without Hindi words for it. */
const factLine = (fact: PackFact | null | undefined, lead = ''): Sentence | null => {
  const text = fact && isTellable(fact) ? hindiSentence(fact) : null
  return fact && text ? packSentence(lead + text, fact) : null
}
/** The meaning of a fact, after the fact itself. */
const explainedLine = (fact: PackFact | null | undefined): Sentence | null => {
  const text = fact && isTellable(fact) ? hindiSentence(fact) : null
  const meaning = fact && hindiMeaning(fact)
  return fact && text && meaning ? packSentence(`${text} ${meaning}`, fact) : null
}

/** The meaning of a fact whose name it contains. */
const meaningLine = (fact: PackFact | null | undefined): Sentence | null => {
  const meaning = fact && hindiMeaning(fact)
  return fact && meaning ? packSentence(meaning, fact) : null
}
/** The best window of an answer; null if the lead names it. */
const bestLine = (leadFacts: readonly PackFact[], facts: readonly PackFact[], lead: string): Sentence | null => {
  const fact =
    leadFacts.find(({ id }) => id.startsWith('best.')) ?? facts.find(({ id }) => id === 'children.window') ?? null
  const span = fact && hindiSpan(fact)
  const end = fact?.claims.find(({ relation }) => relation === 'end')?.object
  return fact && span && !(end && lead.includes(hindiDate(end)))
    ? packSentence(`इसके लिए सबसे अच्छा समय ${span} है।`, fact)
    : null
}

/** The running mahadasha and antardasha in one sentence. */
const periodLine = ({ running }: Pick<TimeFacts, 'running'>, current: readonly PackFact[]): Sentence => {
  const [mahaNow, mahaSpan, antarNow, antarSpan] = current
  return packSentence(
    `अभी आपकी ${hindiName(running.maha.ruler)} महादशा ${hindiDate(String(mahaSpan!.value))} तक है, और उसके भीतर ${hindiName(running.antar.ruler)} की अंतर्दशा ${hindiDate(String(antarSpan!.value))} तक।`,
    ...[mahaNow, mahaSpan, antarNow, antarSpan],
  )
}

/** The verdict on the area of an answer; null for an answer without one. */
const areaOfLead = (facts: readonly PackFact[]): Sentence | null => {
  const fact = facts.find(({ id }) => id.startsWith('band.'))
  const text = fact && hindiVerdict(fact.id.slice('band.'.length), String(fact.value))
  return fact && text ? packSentence(text, fact) : null
}

/** The planet whose place an answer explains. */
const EXPLAINED: Readonly<Partial<Record<Intent, Graha>>> = {
  marriage_time: 'Venus',
  love_time: 'Venus',
  job_time: 'Sun',
}

type Sections = Readonly<Record<'answer' | 'why' | 'timing' | 'advice', readonly (Sentence | null)[]>>

const compose = (
  facts: readonly PackFact[],
  reader: Reader,
  manner: Manner,
  form: Form,
  sections: Sections,
): SectionText[] => {
  const composer = new ReadingComposer(facts, plain(manner), reader.stage)
  if (form === 'reply') {
    composer.answer('reply', ...sections.answer)
    for (const id of ['why', 'timing', 'advice'] as const) composer.paragraph(...sections[id])
    composer.section('follow_ups').paragraph(packSentence(FOLLOW_UPS[0])).paragraph(packSentence(FOLLOW_UPS[1]))
    return composer.sections
  }
  composer.answer('answer', ...sections.answer)
  for (const id of ['why', 'timing', 'advice'] as const)
    if (composer.hasNewText(...sections[id])) composer.section(id).paragraph(...sections[id])
  return composer.sections
}
const FOLLOW_UPS = ['अभी मेरी कौन सी दशा चल रही है?', 'मेरे लिए यह साल कैसा रहेगा?'] as const

interface HindiIntentInput {
  readonly answer: IntentAnswer
  readonly matchedIntent: MatchedIntent
  readonly facts: readonly PackFact[]
  readonly kind: QuestionKind
  /** The question, normalised for pattern matching. */
  readonly searchText: string
  readonly reader: Reader
  readonly times: TimeFacts
}

/** The Hindi answer to an intent, as a function of the manner; null if the intent has none, or for somebody under 18. */
export const hindiIntentAnswer = (
  { answer, matchedIntent, facts, kind, searchText, reader, times }: HindiIntentInput,
  form: Form,
): ((manner: Manner) => SectionText[]) | null => {
  const { intent, slots } = matchedIntent
  const leadFacts = answer.lead[0]?.facts ?? []
  const isElder = reader.stage === 'late'
  const lead = reader.minor ? null : HINDI_LEADS[intent]?.({ lead: leadFacts, facts, kind, slots, searchText, isElder })
  if (!lead) return null
  const leadIds = new Set(leadFacts.map(({ id }) => id))
  const cited = [...(answer.why ?? []), ...(answer.timing ?? [])].flatMap((row) => row?.facts ?? [])
  const uncited = [...new Map(cited.map((fact) => [fact.id, fact])).values()].filter(({ id }) => !leadIds.has(id))
  /** The lords whose house a fact names together with what they rule. */
  const placedLords = new Set<unknown>(
    uncited.flatMap(({ id, claims }) => (id.endsWith('.lord_house') ? [claims[0]!.subject] : [])),
  )
  const others = uncited.filter(
    ({ id, claims }) => !(/^D1\.(?:house\d+\.lord|\w+\.house)$/.test(id) && placedLords.has(claims[0]!.subject)),
  )
  const explained = EXPLAINED[intent]
  const placements = facts.filter(({ id }) => explained && id === `D1.${explained}.house`)
  const current = times.current()
  /** Advice for a time that runs already does not wait for it. */
  const isOpenNow = leadFacts.some(({ claims }) => claims.some(({ object }) => object === 'running'))
  const isPartnerTime = intent === 'marriage_time' || intent === 'love_time'
  const windowFacts = facts.filter(({ id }) => id.startsWith('vivaha.window') && !leadIds.has(id))
  return (manner) =>
    compose(facts, reader, manner, form, {
      answer: [packSentence(lead, ...leadFacts)],
      why: [
        areaOfLead(leadFacts),
        ...placements.map((fact) => factLine(fact)),
        ...others
          .filter((fact) => !/^(?:dasha|best|period|children|vivaha)\./.test(fact.id) && !placements.includes(fact))
          .filter(
            ({ id }, _, list) => !id.startsWith('D1.') || list.find((each) => each.id.startsWith('D1.'))?.id === id,
          )
          .slice(0, manner.length === 'short' ? 1 : 3)
          .map((fact) => factLine(fact)),
      ],
      timing: /dasha/.test(intent)
        ? [meaningLine(current[0]), intent === 'current_dasha' ? meaningLine(current[2]) : null]
        : [
            bestLine(leadFacts, facts, lead),
            ...(isPartnerTime ? windowFacts.slice(0, 2).map((fact) => factLine(fact)) : []),
          ],
      advice: HINDI_ADVICE[intent]
        ? [
            packSentence(
              isOpenNow ? HINDI_ADVICE[intent].replace(/^उस समय से पहले/u, 'इस महीने') : HINDI_ADVICE[intent],
              ...leadFacts,
            ),
          ]
        : [],
    })
}

/** The fact that says why a reason helps or hinders. */
const factOfReason = ({ reason, facts }: ReasonText, { chartFacts }: QuestionPack): PackFact | null => {
  const { part, house } = reason
  const fact = part === 'place' && house !== null ? chartFacts.lordHouse(house) : facts[0]
  return fact && factLine(fact) ? fact : null
}
const areaLine = ({ area, score, band }: AreaText): Sentence | null => {
  const text = hindiVerdict(area, score.band)
  return text ? packSentence(text, band) : null
}

/** Matters in the form that the best time follows. Health is in `timeLine`: its time asks for care. */
const BEST_FOR: Readonly<Partial<Record<AssessedArea, string>>> = {
  ...{ career: 'काम में आगे बढ़ने', children: 'बच्चों से जुड़े कामों', education: 'पढ़ाई', foreign_travel: 'विदेश जाने' },
  ...{ politics: 'लोगों के बीच काम करने', property: 'घर या ज़मीन लेने', relocation: 'घर बदलने', spiritual: 'साधना' },
  ...{ wealth: 'धन आने' },
}
/** The best time for an area by its report; null without one. */
const timeLine = (area: AssessedArea, { bestTimes }: QuestionPack): Sentence | null => {
  const fact = bestTimes.get(area)?.fact
  const span = fact && hindiSpan(fact)
  if (!fact || !span) return null
  const matter = BEST_FOR[area]
  const text = area === 'health' ? `सेहत का सबसे अधिक ध्यान ${span} रखें।` : matter ? hindiBestTime(matter, fact) : null
  return text ? packSentence(text, fact) : null
}

/** The first sentence of an answer to a question on the life of another person. */
const OTHER_LIFE =
  'यह कुंडली आपकी है। किसी और का जीवन उसी की जन्म-कुंडली से पढ़ा जाता है; यहाँ वह दिखता है जो आपके अपने जीवन से जुड़ा है।'

/** The Hindi answer to a question on areas of life or on the whole chart. */
export const hindiQuestionAnswer = (
  pack: QuestionPack,
  { kind, areas, person, reader, manner, form }: HindiQuestion,
): SectionText[] => {
  const { areaTexts, chartFacts, times, current, partner } = pack
  const isGeneral = areas.length === 0
  const shown = isGeneral ? [areaTexts[0]!, areaTexts.at(-1)!] : areaTexts.slice(0, 2)
  const [first] = shown
  const partnerFacts = (partner ?? []).map(({ fact }) => fact)
  const noTime =
    partner && partnerFacts.length === 0
      ? packSentence('अगले दस वर्षों में कुंडली साझेदारी के लिए कोई एक समय अलग से नहीं दिखाती।', current[1], current[3])
      : null
  const windowLines = partner
    ? partnerFacts.slice(0, 2).map((fact) => factLine(fact))
    : isGeneral
      ? []
      : [timeLine(first!.area, pack)]
  /** The fact of the first reason on a side that has Hindi words. */
  const reasonFact = (reasons: readonly ReasonText[]) =>
    reasonsInPack(pack, reasons).flatMap((reason) => factOfReason(reason, pack) ?? [])[0] ?? null
  const [help, burden] = [reasonFact(first!.helps), reasonFact(first!.burdens)]
  /** The line of a fact that the first section does not state. */
  const unused = (fact: PackFact, line: (fact: PackFact) => Sentence | null) =>
    fact.id === help?.id || fact.id === burden?.id ? null : line(fact)
  const { primary, karakas } = AREA_RULES[first!.area]
  return compose(pack.facts, reader, manner, form, {
    answer: [
      ...(person ? [packSentence(OTHER_LIFE, first!.band)] : []),
      ...(isGeneral ? [explainedLine(chartFacts.ascendant())] : []),
      ...(kind === 'when' && !isGeneral ? [windowLines[0] ?? noTime] : []),
      ...shown.map(areaLine),
      factLine(help, 'सबसे बड़ा सहारा: '),
      factLine(burden, 'जहाँ धैर्य चाहिए: '),
    ],
    why: [
      isGeneral ? explainedLine(chartFacts.sign('Moon')) : unused(chartFacts.lordHouse(primary[0]!), factLine),
      ...karakas.slice(0, 1).map((planet) => unused(chartFacts.house(planet), explainedLine)),
    ],
    // The meaning of the period is the same for every question, so only long answers have it.
    timing: [
      periodLine(times, current),
      manner.length === 'long' ? meaningLine(current[0]) : null,
      ...windowLines,
      kind === 'when' ? null : noTime,
    ],
    advice: shown.map(({ area, score, band }) => {
      const text = hindiAdvice(area, score.band)
      return text ? packSentence(text, band) : null
    }),
  })
}
interface HindiQuestion {
  readonly kind: QuestionKind
  readonly areas: readonly unknown[]
  readonly person?: OtherPerson | null
  readonly reader: Reader
  readonly manner: Manner
  readonly form: Form
}

import { INTENT_ROWS, SHARED_WORDS } from './intent-words.ts'
import { type QuestionSlots, slotsOf } from './question-slots.ts'
import { type OtherPerson, otherPersonOf } from './relatives.ts'
import { foldedWords, stemPattern } from './word-stems.ts'

/** Intents: the result of the chart that a question asks for. */

export type Intent = keyof typeof INTENT_ROWS
export const INTENTS = Object.keys(INTENT_ROWS) as Intent[]

/** Intents on love, marriage, children and earning a living. They are not answered for somebody under 18. */
export const ADULT_INTENTS: readonly Intent[] = [
  ...(['manglik', 'marriage_time', 'love_time', 'spouse_nature', 'love_or_arranged', 'match', 'darakaraka'] as const),
  ...(['children_outlook', 'career_fields', 'job_change', 'job_time', 'business_or_service', 'government'] as const),
  ...(['property_time', 'vehicle', 'money_time', 'constitution'] as const),
]

export interface MatchedIntent {
  readonly intent: Intent
  readonly slots: QuestionSlots
}

type SlotName = Exclude<keyof QuestionSlots, never> | 'day' | 'week' | 'month' | 'year'
/** Alternatives of a row: the group matches if any stem or any slot is in the question. */
type Group = { readonly stems: RegExp | null; readonly slots: readonly SlotName[] }

/** A matched slot counts as a word of this many characters. */
const SLOT_LENGTH = 4
/** The score of a matched group, plus the length of its longest matched word. */
const GROUP_WEIGHT = 1000

const groupOf = (words: string): Group => {
  const expanded = words.replace(/\$(\w+)/g, (_, name: string) => SHARED_WORDS[name as keyof typeof SHARED_WORDS])
  const tokens = expanded.split(/\s+/).filter((token) => token !== '')
  const stems = [...new Set(tokens.filter((token) => !token.startsWith('@')))].sort((a, b) => b.length - a.length)
  return {
    stems: stems.length > 0 ? new RegExp(stems.map((stem) => stemPattern(stem).source).join('|'), 'g') : null,
    slots: tokens.filter((token) => token.startsWith('@')).map((token) => token.slice(1) as SlotName),
  }
}

const ROWS = INTENTS.flatMap((intent) =>
  INTENT_ROWS[intent].map((row) => ({ intent, groups: row.split('&').map(groupOf) })),
)

/** The length of the longest match of a group in a text, in characters; 0 without a match. */
const matchLength = ({ stems, slots }: Group, text: string, has: (slot: SlotName) => boolean): number => {
  const words = stems ? (text.match(stems) ?? []) : []
  const longest = words.reduce((length, word) => Math.max(length, word.length), 0)
  return Math.max(longest, slots.some(has) ? SLOT_LENGTH : 0)
}

/** The score of a row; 0 unless every group matches. */
const scoreOf = (groups: readonly Group[], text: string, has: (slot: SlotName) => boolean): number => {
  let score = 0
  for (const group of groups) {
    const length = matchLength(group, text, has)
    if (length === 0) return 0
    score += GROUP_WEIGHT + length
  }
  return score
}

/** The best intent of a question with its score and slots; null for a question that matches no intent. */
const bestIntentOf = (question: string): (MatchedIntent & { readonly score: number }) | null => {
  const text = foldedWords(question)
  const slots = slotsOf(question)
  const has = (slot: SlotName) =>
    slot === 'day' || slot === 'week' || slot === 'month' || slot === 'year'
      ? slots.time?.unit === slot
      : slots[slot] !== undefined
  let best: { intent: Intent; score: number } | null = null
  for (const { intent, groups } of ROWS) {
    const score = scoreOf(groups, text, has)
    if (score > (best?.score ?? 0)) best = { intent, score }
  }
  return best && { ...best, slots }
}

/** Intents on days, names and places, which hold for everyone. */
const GENERAL_INTENTS: readonly Intent[] = [
  ...(['muhurta', 'good_days', 'vrat_day', 'rahu_kaal', 'vastu_direction', 'name_number', 'planet_transit'] as const),
]
/** Intents on a matter that the reader shares with a spouse or sweetheart. */
const SHARED_INTENTS: readonly Intent[] = [
  ...(['spouse_nature', 'match', 'children_outlook', 'marriage_time', 'love_time', 'love_or_arranged'] as const),
  ...(['darakaraka', 'property_time', 'move_time'] as const),
]

/** True if an intent answers a question on the life of another person. */
const answersAbout = (intent: Intent, { relation }: OtherPerson): boolean =>
  GENERAL_INTENTS.includes(intent) ||
  ((relation === 'spouse' || relation === 'sweetheart') && SHARED_INTENTS.includes(intent))

/**
 * The intent of a question with its slots; null for a question that matches no intent, and for one on the life of another person,
 * unless the intent answers it.
 */
export const intentOf = (question: string, person = otherPersonOf(question)): MatchedIntent | null => {
  const best = bestIntentOf(question)
  if (best && person && !answersAbout(best.intent, person)) return null
  return best && { intent: best.intent, slots: best.slots }
}

/** True for a question that matches at least two groups of words of an intent: one on an ordinary matter of life or a chart. */
export const isOrdinaryQuestion = (question: string): boolean => (bestIntentOf(question)?.score ?? 0) > 2 * GROUP_WEIGHT

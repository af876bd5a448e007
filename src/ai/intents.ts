import { INTENT_ROWS, SHARED_WORDS } from './intent-words.ts'
import { type QuestionSlots, slotsOf } from './question-slots.ts'
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

/** The intent of a question with its slots; null for a question that matches no intent. */
export const intentOf = (question: string): MatchedIntent | null => {
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
  return best && { intent: best.intent, slots }
}

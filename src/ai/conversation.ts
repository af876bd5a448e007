import type { Tier } from './language-model.ts'
import { tokensIn } from './metering.ts'

/** A talk as it is handed on: trimmed to what fits. */

export interface ConversationTurn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

// source: the catalogue of AI readings, ai-chat
export const CONVERSATION_TOKENS: Record<Tier, number> = { fast: 6000, balanced: 16_000, deep: 48_000 }

/** The turns of plain text that fit. Oldest assistant turns go first, then oldest turns of the user; the last never. */
export const trimConversation = (turns: readonly ConversationTurn[], tier: Tier): ConversationTurn[] => {
  const kept = turns.map((turn, at) => ({ ...turn, at }))
  let tokens = kept.reduce((sum, { content }) => sum + tokensIn(content), 0)
  const oldestFirst = [
    ...kept.filter(({ role }) => role === 'assistant'),
    ...kept.filter(({ role }) => role === 'user').slice(0, -1),
  ]
  const gone = new Set<number>()
  for (const { content, at } of oldestFirst) {
    if (tokens <= CONVERSATION_TOKENS[tier]) break
    tokens -= tokensIn(content)
    gone.add(at)
  }
  return kept.filter(({ at }) => !gone.has(at)).map(({ role, content }) => ({ role, content }))
}

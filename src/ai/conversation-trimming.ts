import type { ModelTier } from './language-model.ts'
import { tokensIn } from './reading-prices.ts'

/** Trims conversations to the token limit of a tier. */

export interface ConversationTurn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

// source: the catalogue of AI readings, ai-chat; maximum length of a conversation in tokens
export const CONVERSATION_TOKENS: Record<ModelTier, number> = { fast: 6000, balanced: 16_000, deep: 48_000 }

/** The turns that fit into the token limit. Drops the oldest assistant turns first, then the oldest user turns, never the last user turn. */
export const trimConversation = (turns: readonly ConversationTurn[], tier: ModelTier): ConversationTurn[] => {
  const rows = turns.map((turn, index) => ({ ...turn, index }))
  let tokens = rows.reduce((sum, { content }) => sum + tokensIn(content), 0)
  const oldestFirst = [
    ...rows.filter(({ role }) => role === 'assistant'),
    ...rows.filter(({ role }) => role === 'user').slice(0, -1),
  ]
  const dropped = new Set<number>()
  for (const { content, index } of oldestFirst) {
    if (tokens <= CONVERSATION_TOKENS[tier]) break
    tokens -= tokensIn(content)
    dropped.add(index)
  }
  return rows.filter(({ index }) => !dropped.has(index)).map(({ role, content }) => ({ role, content }))
}

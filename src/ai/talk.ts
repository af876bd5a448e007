import { tokensIn } from './metering.ts'
import type { Tier } from './scribe.ts'

/** A talk as it is handed on: trimmed to what fits. */

export interface TalkTurn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

// source: the catalogue of AI readings, ai-chat
export const TALK_TOKENS: Record<Tier, number> = { fast: 6000, balanced: 16_000, deep: 48_000 }

/** The turns of plain text that fit. Oldest assistant turns go first, then oldest turns of the user; the last never. */
export const trimmed = (turns: readonly TalkTurn[], tier: Tier): TalkTurn[] => {
  const kept = turns.map((turn, at) => ({ ...turn, at }))
  let tokens = kept.reduce((sum, { content }) => sum + tokensIn(content), 0)
  const oldestFirst = [
    ...kept.filter(({ role }) => role === 'assistant'),
    ...kept.filter(({ role }) => role === 'user').slice(0, -1),
  ]
  const gone = new Set<number>()
  for (const { content, at } of oldestFirst) {
    if (tokens <= TALK_TOKENS[tier]) break
    tokens -= tokensIn(content)
    gone.add(at)
  }
  return kept.filter(({ at }) => !gone.has(at)).map(({ role, content }) => ({ role, content }))
}

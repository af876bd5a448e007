import type { ModelTier } from './language-model.ts'

/** Price and limits of a tier. Amounts are in credits. */
export interface Price {
  readonly minimum: number
  readonly ceiling: number
  /** Credits per 1000 tokens. */
  readonly inRate: number
  readonly outRate: number
  readonly maxInputTokens: number
  readonly maxOutputTokens: number
  readonly deadlineS: number
}

// source: the contract (minimum and ceiling); the catalogue's tables.metering for the rest
export const PRICES: Record<ModelTier, Price> = {
  fast: {
    ...{ minimum: 60, ceiling: 170, inRate: 5, outRate: 50 },
    ...{ maxInputTokens: 8000, maxOutputTokens: 2500, deadlineS: 30 },
  },
  balanced: {
    ...{ minimum: 250, ceiling: 750, inRate: 10, outRate: 100 },
    ...{ maxInputTokens: 20_000, maxOutputTokens: 5000, deadlineS: 75 },
  },
  deep: {
    ...{ minimum: 1500, ceiling: 4000, inRate: 25, outRate: 250 },
    ...{ maxInputTokens: 60_000, maxOutputTokens: 10_000, deadlineS: 180 },
  },
}

/** The price of an answer, in credits, within the minimum and ceiling of the tier. */
export const creditsFor = (tier: ModelTier, inputTokens: number, outputTokens: number): number => {
  const { minimum, ceiling, inRate, outRate } = PRICES[tier]
  const credits = Math.ceil((inputTokens / 1000) * inRate + (outputTokens / 1000) * outRate)
  return Math.min(ceiling, Math.max(minimum, credits))
}

/** The estimated number of tokens of a text, for providers that report no usage. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 4)

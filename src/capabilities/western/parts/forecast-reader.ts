import { type StageOfLife, stageOf } from '../../../readings/age-filter.ts'

/** The reader of a forecast: the person, or the parents of a child. */
export interface ForecastReader {
  /** Age in completed years. */
  readonly years: number
  readonly stage: StageOfLife
  /** The given name of a child, or `your child`; null for an adult, who is the reader. */
  readonly child: string | null
}

export const forecastReader = (years: number, name: string | null): ForecastReader => {
  const stage = stageOf(years)
  return { years, stage, child: stage === 'child' ? (name ?? 'your child') : null }
}

/** `your`, or `Meera’s` in a text for the parents. */
export const ownerOf = ({ child }: ForecastReader): string => (child === null ? 'your' : `${child}’s`)

/** The meaning of a transit for the reader, or about a child for the parents. */
export const ownMeaning = (meaning: string, { child }: ForecastReader): string =>
  child === null
    ? meaning
    : meaning
        .replace(', and you have to act on it', ', and something has to be done about it')
        .replace(' from you', '')
        .replace('if you take', 'if somebody takes')
        .replace(/\byour\b/g, `${child}’s`)

/** `your fifth house`, or `the fifth house` in a text for the parents. */
export const houseOwner = ({ child }: ForecastReader): string => (child === null ? 'your' : 'the')

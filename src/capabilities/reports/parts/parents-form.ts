/** A minor's reports on marriage, romance and children: their matter, and the start of their times. */

/** source: this project's own edge */
export const TIMES_FROM = 21

export interface ParentsMatter {
  /** In the form that fits a sentence. */
  readonly matter: string
  /** Purpose of the times. */
  readonly times: string
}

/** The reason for late times, or for none. */
export const timesText = (years: number, { times }: ParentsMatter): string =>
  `${years < 1 ? 'Your child is not yet a year old' : `Your child is ${years}`}: times for ${times} are named only from the age of ${TIMES_FROM} on.`

/** Reports on marriage, romance and children of somebody under age: what they are about, and from when on they name times. */

/** source: this project's own edge */
export const TIMES_FROM = 21

export interface ParentsMatter {
  /** As it stands in a sentence. */
  readonly matter: string
  /** What the named times are for. */
  readonly times: string
}

/** Why the report names no times, or late ones. */
export const timesText = (years: number, { times }: ParentsMatter): string =>
  `${years < 1 ? 'Your child is not yet a year old' : `Your child is ${years}`}: times for ${times} are named only from the age of ${TIMES_FROM} on.`

import { FIRST_BIRTHS } from './first-births.ts'
import { LAST_BIRTH } from './last-birth.ts'
import { MORE_BIRTHS } from './more-births.ts'

/**
 * Two hundred true and two hundred false sentences on five births (the charts of seed 27001), as a language model writes them: warm,
 * hedged, with glosses, and dates in several forms. The births are read at 22 November 2026.
 */
export interface ToldOfBirth {
  readonly birth: number
  readonly of: Readonly<Record<string, { readonly trues: readonly string[]; readonly falses: readonly string[] }>>
}
export const TOLD_SEED = 27001
export const TOLD_BIRTHS = 5

/** The second of every three is kept aside: nothing was made by it. */
export const told = (which: 'seen' | 'aside') => {
  let at = 0
  return [...FIRST_BIRTHS, ...MORE_BIRTHS, ...LAST_BIRTH].flatMap(({ birth, of }) =>
    Object.entries(of).flatMap(([kind, { trues, falses }]) =>
      [...trues.map((text) => ({ text, truth: true })), ...falses.map((text) => ({ text, truth: false }))].flatMap(
        (sentence) => ((at++ % 3 === 1) === (which === 'aside') ? [{ ...sentence, birth, kind }] : []),
      ),
    ),
  )
}

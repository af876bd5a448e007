import { modalityOf, type SignIndex, signAt } from '../zodiac/signs.ts'

/**
 * Rashi drishti: a movable sign looks at the fixed ones but the next, a fixed sign at the movable ones but the one before, a
 * dual sign at the other dual ones (BPHS ch. 8; Jaimini Upadesa Sutras 1.1). Signs that look at each other do so both ways.
 */
export const rashiAspects = (from: SignIndex, to: SignIndex): boolean => {
  const [a, b] = [modalityOf(from), modalityOf(to)]
  if (a === 'Dual' || b === 'Dual') return a === b && from !== to
  if (a === b) return false
  const [movable, fixed] = a === 'Movable' ? [from, to] : [to, from]
  return fixed !== signAt(movable + 1)
}

/** The three signs that a sign looks at, met going forward (1) or backward (-1) from it. */
export const rashiAspected = (from: SignIndex, step: 1 | -1 = 1): SignIndex[] =>
  Array.from({ length: 11 }, (_, i) => signAt(from + step * (i + 1))).filter((sign) => rashiAspects(from, sign))

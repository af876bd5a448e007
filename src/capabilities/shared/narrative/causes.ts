import { sentencesOf } from '../../../readings/passage.ts'
import type { Grounded } from '../cited-facts.ts'

/** The reason of a finding in the place where it carries the argument: after the first sentence of the passage. */

/** A text without the capital of its first word, unless it is "I" or a name of the sky. */
export const lowerFirst = (text: string): string =>
  /^(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu|I)\b/.test(text)
    ? text
    : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())

/** A longer finding keeps its full stop, and the reason follows as a sentence. source: this project's own limit */
const MOST_WORDS = 16

/**
 * Passages as one paragraph, with the reason after the first finding; the reason alone without passages. `isScene`: the passage opens
 * with a scene, so a reason that cannot join its first sentence ends it.
 */
export const joinReason = (passages: readonly Grounded[], cause: Grounded, isScene = false): Grounded[] => {
  const [first, ...rest] = passages.flatMap(({ text }) => sentencesOf(text))
  const deeds = passages.flatMap(({ deeds: own = [] }) => own)
  if (!first) return [cause]
  const joins =
    /^[^:;,]*(?:,[^:;,]*)?\.$/.test(first) &&
    first.split(' ').length <= MOST_WORDS &&
    !/[:;]/.test(sentencesOf(cause.text)[0]!)
  const opening = joins ? `${first.slice(0, -1)}: ${lowerFirst(cause.text)}` : `${first} ${cause.text}`
  return [
    {
      text: (!joins && isScene ? [first, ...rest, cause.text] : [opening, ...rest]).join(' '),
      because: [...passages.flatMap(({ because }) => because), ...cause.because],
      deeds,
    },
  ]
}

/** Turns of speech that say the same as a plainer one, which the readers know. */

const BODY = '(?:the )?(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)'

const TURNS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(?:has|have) (${BODY}) (?:for|as) (?:its|their|his|her) (?:lord|ruler)\\b`, 'gi'), 'is ruled by $1'],
  [/\bshares? (your|the) (\w+) house with\b/gi, 'is in $1 $2 house with'],
  [/ in which you (?:now |currently )?(?:live|are|stand|move|find yourself)\b/gi, ''],
  [/\b(follows|begins|runs|lasts|continues),? (?=(?:from|until|till) \d)/gi, '$1 '],
  [/\bset in (?=on \d)/gi, 'began '],
  [/\bleaves ([A-Z]\w+) behind\b/g, 'leaves $1'],
  [/\bby nakshatra\b/gi, 'in the nakshatra'],
]

export const inPlainTurns = (text: string): string =>
  TURNS.reduce((told, [turn, plain]) => told.replaceAll(turn, plain), text)

/** "Manglik dosha is formed. It is cancelled" is one statement. */
export const STATE_OF_IT =
  /(\b(?:formed|present)\b[^.]*)\. (?:It|This) is(?= (?:(?:also|fully|now|not|never|in) )?(?:a |its )?(?:cancelled|mild|partial|full))/

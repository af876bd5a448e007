import type { Person } from '../claims.ts'
import type { Token } from './items.ts'

/** Words by which a sentence is put into parts. */

export type Unit = 'day' | 'week' | 'month' | 'year' | 'decade'
const UNITS: Readonly<Record<string, Unit>> = {
  ...{ day: 'day', days: 'day', week: 'week', weeks: 'week', month: 'month', months: 'month', year: 'year' },
  ...{ years: 'year', decade: 'decade', decades: 'decade', fortnight: 'week', fortnights: 'week' },
}

export const unitOf = (text: string): Unit | null => UNITS[text.replace(/-span$|'s?$/, '')] ?? null

export const personsOf = (person: 'first' | 'second' | 'both'): readonly Person[] =>
  person === 'both' ? ['first', 'second'] : [person]

/** What may stand between the members of a list. */
export const LISTED = /^(?:,|and|or|nor|&|–|\/|as well as|plus|also|both|then|the|your|of|natal|its|their|with|too)$/
export const JOINT = /^(?:,|and|or|nor|&|–|\/|as well as|plus)$/
/** Verbs of a single one. */
export const ALONE =
  /^(?:meets|aspects|enters|turns|passes|crosses|reaches|moves|returns|looks|sits|rules|joins|goes|leaves|occupies|aspects|governs|owns|gives)$/
export const DETERMINING =
  /^(?:the|your|its|his|her|their|both|own|a|an|that|this|of|over|for|in|to|very|entire|whole|two|houses?)$/
/** After these an ordinal is a house of a chart; before others it orders something else. */
export const CLOSING =
  /^(?:,|and|or|but|–|—|;|:|\(|\)|is|are|was|were|has|have|had|in|into|from|with|where|which|who|while|when|as|at|to|on|by|for|of|house|houses|also|too|there|brings?|gives?|makes?|asks?|can|may|might|will|would|does|do|stands?|sits?|receives?|holds?|becomes?|puts?|so|that|if|than|then|because|since|although|though|under|through|seat|place|bhava|alone|alike|itself|both|counted|against|likes?|wants?|needs?|until|till|lasts?|runs?|ends?|closes?)$/

/** Whether a verb of ruling takes what follows it: "governs the third", "looks after". */
export const TAKES =
  /^(?:rules?|ruling|governs?|governing|owns?|owning|guards?|commands?|manages?|looks? after|looking after|oversees?|answers|presides?|heads?|masters?|administers?|carries|has charge of|in charge|charge|responsible|duty|lordships?|ownership|rulership|custody|care|directs?|runs)$/
export const LORDLY =
  /^(?:(?:the |as |your )?(?:lords?|rulers?|owners?|guardians?|keepers?|custodians?|stewards?|masters?|governors?|landlords?|proprietors?|caretakers?)(?: of)?)$/

export const NATURES: Readonly<Record<string, 'Fire' | 'Earth' | 'Air' | 'Water' | 'Movable' | 'Fixed' | 'Dual'>> = {
  ...{
    fiery: 'Fire',
    fire: 'Fire',
    earthy: 'Earth',
    earth: 'Earth',
    airy: 'Air',
    air: 'Air',
    watery: 'Water',
    water: 'Water',
  },
  ...{ movable: 'Movable', cardinal: 'Movable', fixed: 'Fixed', dual: 'Dual', mutable: 'Dual' },
}
/** What may stand between ruling and what is ruled. */
export const BEFORE_RULED =
  /^(?:two|twice|of|after|over|for|duty|as|lord of|the lord of|double|house|houses|for you|you|at|once|,|:|briefs?|place|places|both|only|not|just|number)$/

/** "The second person's ascendant is Libra, and your ascendant is Virgo": whether a word makes what follows of the reader's chart. */
export const isOfYours = (tokens: readonly Token[], at: number): boolean => {
  const own = tokens[at + 1]
  if (tokens[at]?.text !== 'your' || !own) return false
  return ['planet', 'ascendant', 'house', 'lordof'].includes(own.item.is) || /^(?:chart|horoscope)$/.test(own.text)
}

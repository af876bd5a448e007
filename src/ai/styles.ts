import { explainTerms } from '../readings/glossary.ts'
import type { Style } from './prompt.ts'

/** How the styles word what composed readings say: what leads a sentence in, terms, and a word of one's own. */

type Lead = readonly [plain: string, otherwise: string]
const LEADS: Record<Style, readonly Lead[]> = {
  plain: [],
  warm: [
    ['What helps most: ', 'You have this on your side: '],
    ['What helps besides: ', 'Also on your side: '],
    ['What weighs against it: ', 'Be patient with this: '],
    ['What asks for work: ', 'Take your time with this: '],
    ['What asks for patience: ', 'Go gently with this: '],
    ['On the other side, ', 'And, to be fair, '],
    ['As to when: ', 'As for the time you ask about: '],
  ],
  technical: [
    ['What helps most: ', 'For: '],
    ['What helps besides: ', 'Further for: '],
    ['What weighs against it: ', 'Against: '],
    ['What asks for work: ', 'To work on: '],
    ['What asks for patience: ', 'To mind: '],
    ['On the other side, ', 'Further against: '],
    ['As to when: ', 'Time: '],
  ],
  traditional: [
    ['What helps most: ', 'What gives strength: '],
    ['What helps besides: ', 'What gives strength besides: '],
    ['What weighs against it: ', 'What takes strength: '],
    ['What asks for work: ', 'What takes strength: '],
    ['What asks for patience: ', 'What takes strength: '],
    ['As to when: ', 'As to the time: '],
  ],
}

/** What a style says besides: before all else, and at the end of the advice. */
export const WORDS_OF_STYLE: Partial<Record<Style, { readonly first: string; readonly last: string }>> = {
  warm: {
    first: 'Let us look at this together, without haste.',
    last: 'Be kind to yourself on the way: a chart shows leanings, and what you make of them stays yours.',
  },
}

const ORDINAL = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'
/** English terms, and what a traditional astrologer calls them. */
const TERMS: readonly (readonly [pattern: RegExp, term: string, gloss: string])[] = [
  [/\b(?:[Tt]he )?Sun\b(?!s|day)/g, 'Surya', 'the Sun'],
  [/\b(?:[Tt]he )?Moon\b(?!s|day)/g, 'Chandra', 'the Moon'],
  [/\bMars\b/g, 'Mangala', 'Mars'],
  [/\bMercury\b/g, 'Budha', 'Mercury'],
  [/\bJupiter\b/g, 'Guru', 'Jupiter'],
  [/\bVenus\b/g, 'Shukra', 'Venus'],
  [/\bSaturn\b/g, 'Shani', 'Saturn'],
  [/\bascendant\b(?!s)/g, 'lagna', 'ascendant'],
  [new RegExp(`(?<=\\b(?:${ORDINAL}) )house\\b`, 'g'), 'bhava', 'house'],
  [/(?<=\bin )transit\b/g, 'gochara', 'transit'],
  [/(?<=\bthe )star\b(?= [A-Z])/g, 'nakshatra', 'star'],
]

/** Terms that composed readings use beyond those of the glossary of all readings, or in a sense of their own. */
const GLOSSES: readonly (readonly [pattern: RegExp, gloss: string])[] = [
  [/\bnavamsa\b/, 'the chart of ninths, for partnership'],
  [/\bby Shadbala\b/, 'a measure of strength'],
  [/\bcombust\b/, 'too near the Sun'],
  [/\bsade-sati\b/, 'the years of Saturn about the birth Moon'],
  [/\bashtakoot total is [\d.]+ of 36 points\b/, 'the sum of eight comparisons'],
  [/\bporuthams\b/, 'southern points of comparison'],
]

/** Words each text of a reading, in its order, in a style; a term is explained where it is first used. */
export const inStyle = (style: Style): ((text: string) => string) => {
  const told = new Set<string>()
  const known = new Set<string>()
  const glossed = (text: string) =>
    explainTerms(
      GLOSSES.reduce(
        (worded, [pattern, gloss]) =>
          worded.replace(pattern, (term) => {
            if (told.has(gloss)) return term
            told.add(gloss)
            return `${term} (${gloss})`
          }),
        text,
      ),
      known,
    )
  return (plain) => {
    const text = style === 'technical' ? plain : glossed(plain)
    const led = LEADS[style].reduce((worded, [plain, otherwise]) => worded.replaceAll(plain, otherwise), text)
    if (style !== 'traditional') return led
    return TERMS.reduce(
      (worded, [pattern, term, gloss]) =>
        worded.replace(pattern, (_, at: number, whole: string) => {
          if (told.has(term)) return term
          // A possessive cannot take a gloss between itself and its ending.
          if (/^['’]s/.test(whole.slice(at + _.length))) return term
          told.add(term)
          return `${term} (${gloss})`
        }),
      led.replace(/\b([Aa])n ascendant\b/g, '$1 ascendant'),
    )
  }
}

import { explainTerms } from '../readings/glossary.ts'
import type { ReadingStyle } from './prompt.ts'

/** Styles of composed readings: introductory phrases, terms and remarks. */

/** An introductory phrase of composed readings and its replacement. */
type PhraseReplacement = readonly [plain: string, styled: string]
const PHRASE_REPLACEMENTS: Record<ReadingStyle, readonly PhraseReplacement[]> = {
  plain: [
    ['What helps most: ', 'It helps most that '],
    ['What helps besides: ', 'It also helps that '],
    ['What weighs against it: ', 'It is harder because '],
    ['What asks for work: ', 'You have to work at it, because '],
    ['What asks for patience: ', 'You need patience, because '],
    ['On the other side, ', 'On the other hand, '],
  ],
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

/** Remarks that a style adds: at the start of the reading, and at the end of the advice. */
export const STYLE_REMARKS: Partial<Record<ReadingStyle, { readonly first: string; readonly last: string }>> = {
  warm: {
    first: 'Let us look at this together, without haste.',
    last: 'Be kind to yourself on the way: a chart shows leanings, and what you make of them stays yours.',
  },
}

const ORDINAL = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'
/** English terms and their Sanskrit names, for the traditional style. */
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

/** Explanations of terms that `readings/glossary.ts` does not explain, or explains in another sense. */
const GLOSSES: readonly (readonly [pattern: RegExp, gloss: string])[] = [
  [/\bnavamsa\b/, 'the chart of ninths, for partnership'],
  [/\bby Shadbala\b/, 'a measure of strength'],
  [/\bcombust\b/, 'too near the Sun'],
  [/\bsade-sati\b/, 'the years of Saturn about the birth Moon'],
  [/\bashtakoot total is [\d.]+ of 36 points\b/, 'the sum of eight comparisons'],
  [/\bporuthams\b/, 'southern points of comparison'],
]

/**
 * A function that rewrites texts of a reading in a style. Call it with each text in order: the first use of a term gets an
 * explanation in brackets, except in the technical style.
 */
export const createStyler = (style: ReadingStyle): ((text: string) => string) => {
  const glossesUsed = new Set<string>()
  const explained = new Set<string>()
  const withGlosses = (text: string) =>
    explainTerms(
      GLOSSES.reduce(
        (draft, [pattern, gloss]) =>
          draft.replace(pattern, (term) => {
            if (glossesUsed.has(gloss)) return term
            glossesUsed.add(gloss)
            return `${term} (${gloss})`
          }),
        text,
      ),
      explained,
    )
  return (plain) => {
    const text = style === 'technical' ? plain : withGlosses(plain)
    const styledText = PHRASE_REPLACEMENTS[style].reduce(
      (draft, [plain, styled]) => draft.replaceAll(plain, styled),
      text,
    )
    if (style !== 'traditional') return styledText
    return TERMS.reduce(
      (draft, [pattern, term, gloss]) =>
        draft.replace(pattern, (match, index: number, whole: string) => {
          if (glossesUsed.has(term)) return term
          // A gloss cannot stand between a name and its possessive ending.
          if (/^['’]s/.test(whole.slice(index + match.length))) return term
          glossesUsed.add(term)
          return `${term} (${gloss})`
        }),
      styledText.replace(/\b([Aa])n ascendant\b/g, '$1 ascendant'),
    )
  }
}

import { explainTerms } from '../readings/glossary.ts'
import type { ReadingStyle } from './prompt.ts'

/** Styles of composed readings: terms and remarks. */

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
    if (style !== 'traditional') return text
    return TERMS.reduce(
      (draft, [pattern, term, gloss]) =>
        draft.replace(pattern, (match, index: number, whole: string) => {
          if (glossesUsed.has(term)) return term
          // A gloss cannot stand between a name and its possessive ending.
          if (/^['’]s/.test(whole.slice(index + match.length))) return term
          glossesUsed.add(term)
          return `${term} (${gloss})`
        }),
      text.replace(/\b([Aa])n ascendant\b/g, '$1 ascendant'),
    )
  }
}

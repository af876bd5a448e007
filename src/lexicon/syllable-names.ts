import { NAKSHATRAS } from '../jyotish/nakshatras.ts'
import { type Syllable, syllablesOfStar } from '../jyotish/syllables.ts'
import type { LabelLanguage } from './languages.ts'
import { spellingOfSyllable, WRITE } from './scripts.ts'

/** A syllable of a name in Latin letters and in Devanagari, since Latin letters do not tell dental from retroflex. */
export const syllableText = ({ latin, devanagari }: Syllable): string => `${latin} (${devanagari})`

/** The syllables of names in the script of a language, by `syllableText`. */
export const syllableNames = (language: LabelLanguage): Record<string, string> => {
  const write = WRITE[language]
  if (!write) return {}
  return Object.fromEntries(
    NAKSHATRAS.flatMap(syllablesOfStar).map((syllable) => [
      syllableText(syllable),
      write(spellingOfSyllable(syllable.devanagari), false),
    ]),
  )
}

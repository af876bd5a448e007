import { MARKS_NOTE } from '../capabilities/shared/chart-picture.ts'
import { chartWords } from '../lexicon/abbreviations.ts'
import { documentPhrases } from '../lexicon/document-words.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import { lexicon } from '../lexicon/lexicon.ts'

/** The marks of retrograde and combust planets in tables, and the note on them, by their English texts. */
export const markPhrases = async (language: LabelLanguage): Promise<Record<string, string>> => {
  const { combust: combustName } = documentPhrases(language)
  if (combustName === undefined) return {}
  const { retrograde, combust } = await chartWords(language)
  const { terms } = await lexicon(language)
  return {
    R: retrograde,
    c: combust,
    'R c': `${retrograde} ${combust}`,
    [MARKS_NOTE]: `${retrograde}: ${terms.retrograde}; ${combust}: ${combustName}`,
  }
}

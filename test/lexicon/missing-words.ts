import type { LabelLanguage } from '../../src/lexicon/languages.ts'
import { missingIn } from '../../src/lexicon/lexicon.ts'

/** The words for which a language has no name yet; `npm run missing-names` lists them. */
export const missingWords = async (language: LabelLanguage): Promise<ReadonlySet<string>> =>
  new Set((await missingIn(language)).map(({ word }) => word))

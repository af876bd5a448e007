import { dayWriter } from '../../lexicon/chart-heads.ts'
import { LABEL_LANGUAGES, type LabelLanguage } from '../../lexicon/languages.ts'
import { mapWords } from '../../lexicon/map-words.ts'
import { type Dictionary, type Translate, translatorFor } from '../../render/label-dictionary.ts'
import { maybe, oneOf } from '../../schema.ts'
import type { CivilDate } from '../../time/civil.ts'
import { longDateOf } from '../../time/iso.ts'

export const LegendLanguageInput = maybe(
  oneOf(LABEL_LANGUAGES, { description: 'Language of the picture; default English.' }),
)

/** Captions in a language: phrases by their English text, and dates. */
export interface Captioning {
  readonly say: Translate
  readonly day: (date: CivilDate) => string
}
export const IN_ENGLISH: Captioning = { say: translatorFor(), day: longDateOf }
export const captioningIn = (language: LabelLanguage, words: Dictionary): Captioning => ({
  say: translatorFor(words),
  day: dayWriter(language),
})

/** The captioning of maps. */
export const mapCaptioning = async (language: LabelLanguage | null | undefined): Promise<Captioning> =>
  language ? captioningIn(language, await mapWords(language)) : IN_ENGLISH

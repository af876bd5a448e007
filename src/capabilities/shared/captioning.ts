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

/** How captions are written in a language: phrases by the English ones, and days. */
export interface Captioning {
  readonly say: Translate
  readonly day: (date: CivilDate) => string
}
export const IN_ENGLISH: Captioning = { say: translatorFor(), day: longDateOf }
export const captioningIn = (language: LabelLanguage, words: Dictionary): Captioning => ({
  say: translatorFor(words),
  day: dayWriter(language),
})

/** How a map is captioned. */
export const mapCaptioning = async (language: LabelLanguage | null | undefined): Promise<Captioning> =>
  language ? captioningIn(language, await mapWords(language)) : IN_ENGLISH

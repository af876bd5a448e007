import { mapConcurrently } from '../../concurrency.ts'
import { LABEL_LANGUAGES, LANGUAGES, OUTPUT_LANGUAGES } from '../../lexicon/languages.ts'
import { qualityOfNames } from '../../lexicon/lexicon.ts'
import { TERMS } from '../../lexicon/subjects.ts'
import { distinct, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'

export default capability({
  slug: 'languages',
  title: 'Languages',
  summary: 'The languages of answers and of labels, with the quality of each label dictionary.',
  weight: 'light',
  method:
    'The table has ISO 639-1 codes and the status of each label dictionary: source (written with the terms), reviewed (by a speaker) or machine (neither). Answers are in English, which needs no labels.',
  input: only({}),
  data: t.Object({
    languages: t.Array(
      t.Object({
        code: t.String(),
        name: t.String(),
        native_name: t.String(),
        script: t.String({ description: 'ISO 15924 code.' }),
        direction: oneOf(['ltr', 'rtl']),
        used_for: distinct(oneOf(['output', 'labels'])),
        quality: oneOf(['source', 'reviewed', 'machine']),
      }),
    ),
    output: t.Array(t.String(), { description: 'Codes accepted in language.' }),
    labels: t.Array(t.String(), { description: 'Codes accepted in labels.' }),
    default: t.String(),
    term_count: t.Integer({ description: 'Terms in the dictionary of labels.' }),
    capabilities: t.Array(
      t.Object({ family: t.String(), capability: t.String(), output_languages: t.Array(t.String()) }),
      { description: 'Capabilities with answers in several languages.' },
    ),
  }),
  example: {},
}).compute(async () => {
  const qualities = await mapConcurrently(LABEL_LANGUAGES, qualityOfNames)
  return {
    languages: [
      ...OUTPUT_LANGUAGES.map((code) => ({
        code,
        ...LANGUAGES[code],
        used_for: ['output' as const],
        quality: 'source' as const,
      })),
      ...LABEL_LANGUAGES.map((code, i) => ({
        code,
        ...LANGUAGES[code],
        used_for: ['labels' as const],
        quality: qualities[i]!,
      })),
    ],
    output: [...OUTPUT_LANGUAGES],
    labels: [...LABEL_LANGUAGES],
    default: OUTPUT_LANGUAGES[0],
    term_count: TERMS.length,
    capabilities: [],
  }
})

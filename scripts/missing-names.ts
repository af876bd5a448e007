// npm run missing-names [language ...]: prints the terms without a name, by language and subject. Answers have the English word for them.
import { LABEL_LANGUAGES, LANGUAGES, type LabelLanguage } from '../src/lexicon/languages.ts'
import { missingIn } from '../src/lexicon/lexicon.ts'

const words = process.argv.slice(2)
const unknown = words.filter((word) => !(LABEL_LANGUAGES as readonly string[]).includes(word))
if (unknown.length > 0) {
  console.error(`Unknown language: ${unknown.join(', ')}. Languages: ${LABEL_LANGUAGES.join(', ')}.`)
  process.exit(1)
}
for (const language of words.length > 0 ? (words as LabelLanguage[]) : LABEL_LANGUAGES) {
  const missing = await missingIn(language)
  console.log(`${language} (${LANGUAGES[language].name}): ${missing.length} missing`)
  for (const [subject, rows] of Map.groupBy(missing, (row) => row.subject))
    console.log(`  ${subject}: ${rows.map(({ word }) => word).join(', ')}`)
}

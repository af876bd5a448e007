import { entriesOfFamily } from '../../src/capabilities/families.ts'
import { families } from '../../src/capabilities/index.ts'
import { CORPUS_NAMES, corpus } from '../../src/readings/corpora.ts'
import { type Topic, topicPassages } from '../../src/readings/passage.ts'
import { textsIn } from './claims.ts'

// Helpers that scan whole answers for words that do not fit the age of the person.

/** Capabilities that write a text for one person from a birth. */
const PERSONAL =
  /^(?:report-\w[\w-]*|detailed-life|longevity-analysis|classical-kundli-report|prediction-[\w-]+|personal-characteristics-bundle|(?:daily|weekly|monthly|yearly)-personal-forecast|gochara-transits|ashtakavarga-transits|sade-sati-periods|western-detailed-report|western-yearly-forecast|lal-kitab-(?:prediction|varshphal|teva)|bnn-(?!chart)[\w-]+|ai-(?!compatibility)[\w-]+)$/
/** Input fields that replace a birth. A person known only by signs has no age. */
const SIGN_FIELDS = ['moon_sign', 'sun_sign', 'nakshatra']

export const PERSONAL_ENTRIES = families
  .flatMap((family) => entriesOfFamily(family))
  .filter(({ slug }) => PERSONAL.test(slug))
type Entry = (typeof PERSONAL_ENTRIES)[number]

/** The day of the answers. */
export const READING_DAY = '2026-11-28'
const DAY_FIELDS = {
  ...{ as_of: READING_DAY, date: READING_DAY, from_date: READING_DAY, start_date: READING_DAY },
  year: 2027,
}
const QUESTION = 'How are my studies and my health going?'

/** The input of a capability for a birth, on the day of the answers. */
export const inputOf = ({ input, example }: Entry, birth: object): Record<string, unknown> => {
  const has = (field: string) => field in input.properties
  const exampleFields = Object.fromEntries(
    Object.entries(example as Record<string, unknown>).filter(([field]) => !SIGN_FIELDS.includes(field)),
  )
  return {
    ...exampleFields,
    ...Object.fromEntries(Object.entries(DAY_FIELDS).filter(([field]) => has(field))),
    ...(has('datetime') ? { timezone: undefined, ...birth } : {}),
    ...Object.fromEntries(['birth', 'person'].filter(has).map((field) => [field, birth])),
    ...(has('month') ? { month: READING_DAY.slice(0, 7) } : {}),
    ...(has('question') ? { question: QUESTION } : {}),
    ...(has('focus') ? { focus: undefined } : {}),
  }
}

const patternOf = (sentence: string) =>
  new RegExp(
    `^${sentence
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
    'i',
  )

/** A function that returns the id of the passage that a sentence comes from; null for other sentences. */
export const passageFinder = async () => {
  const idsBySentence = new Map<string, string>()
  const withPlaceholders: [RegExp, string][] = []
  for (const name of CORPUS_NAMES)
    for (const { path, passage } of topicPassages((await corpus(name)) as Topic))
      for (const text of textsIn(passage.text)) {
        const id = [name, ...path].join('.')
        if (text.includes('{')) withPlaceholders.push([patternOf(text), id])
        else idsBySentence.set(text, id)
      }
  return (sentence: string): string | null =>
    idsBySentence.get(sentence) ?? withPlaceholders.find(([pattern]) => pattern.test(sentence))?.[1] ?? null
}

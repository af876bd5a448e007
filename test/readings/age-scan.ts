import { entriesOf } from '../../src/capabilities/families.ts'
import { families } from '../../src/capabilities/index.ts'
import { CORPUS_NAMES, corpus } from '../../src/readings/corpora.ts'
import { passagesOf, type Topic } from '../../src/readings/passage.ts'
import { textsIn } from './claims.ts'

// Reads whole answers of one person for words of the wrong age.

/** Capabilities that write a text for one person from a birth. */
const PERSONAL =
  /^(?:report-\w[\w-]*|detailed-life|longevity-analysis|classical-kundli-report|prediction-[\w-]+|personal-characteristics-bundle|(?:daily|weekly|monthly|yearly)-personal-forecast|gochara-transits|ashtakavarga-transits|sade-sati-periods|western-detailed-report|western-yearly-forecast|lal-kitab-(?:prediction|varshphal|teva)|bnn-(?!chart)[\w-]+|ai-(?!compatibility)[\w-]+)$/
/** A person who is known by signs alone has no age. */
const OF_BIRTH = ['moon_sign', 'sun_sign', 'nakshatra']

export const PERSONAL_ENTRIES = families.flatMap(entriesOf).filter(({ slug }) => PERSONAL.test(slug))
type Entry = (typeof PERSONAL_ENTRIES)[number]

/** The day on which the answers are read. */
export const READ_ON = '2026-11-28'
const ASKED_ON = { as_of: READ_ON, date: READ_ON, from_date: READ_ON, start_date: READ_ON, year: 2027 }
const QUESTION = 'How are my studies and my health going?'

/** The input of a capability for a birth, on the day of reading. */
export const inputOf = ({ input, example }: Entry, birth: object): Record<string, unknown> => {
  const has = (field: string) => field in input.properties
  const given = Object.fromEntries(
    Object.entries(example as Record<string, unknown>).filter(([field]) => !OF_BIRTH.includes(field)),
  )
  return {
    ...given,
    ...Object.fromEntries(Object.entries(ASKED_ON).filter(([field]) => has(field))),
    ...(has('datetime') ? { timezone: undefined, ...birth } : {}),
    ...Object.fromEntries(['birth', 'person'].filter(has).map((field) => [field, birth])),
    ...(has('month') ? { month: READ_ON.slice(0, 7) } : {}),
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

/** Finds the passage of the corpora that a sentence comes from. */
export const passageFinder = async () => {
  const whole = new Map<string, string>()
  const gapped: [RegExp, string][] = []
  for (const name of CORPUS_NAMES)
    for (const { path, passage } of passagesOf((await corpus(name)) as Topic))
      for (const text of textsIn(passage.text)) {
        const id = [name, ...path].join('.')
        if (text.includes('{')) gapped.push([patternOf(text), id])
        else whole.set(text, id)
      }
  return (sentence: string): string | null =>
    whole.get(sentence) ?? gapped.find(([pattern]) => pattern.test(sentence))?.[1] ?? null
}

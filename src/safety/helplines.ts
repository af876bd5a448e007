import type { CrisisTopic } from './topics.ts'

/** A helpline of the operator's file. This project ships none, since a wrong number is worse than no number. */
export interface Helpline {
  readonly name: string
  /** A telephone number or short code. */
  readonly phone?: string
  readonly url?: string
  /** Opening hours as text. */
  readonly hours?: string
  /** Topics of the helpline. Default: all crisis topics. */
  readonly topics?: readonly CrisisTopic[]
}

/** Helplines by country (ISO 3166-1 alpha-2), then by language (ISO 639-1). */
export type Helplines = Readonly<Record<string, Readonly<Record<string, readonly Helpline[]>>>>

/** A helpline in an answer. */
export interface OfferedHelp {
  readonly country: string
  readonly language: string
  readonly name: string
  readonly phone: string | null
  readonly url: string | null
  readonly hours: string | null
}

/** The maximum number of helplines in an answer. */
const MAX_HELPLINES = 10

/** The helplines for a topic, at most 10. Those in the language of the question come first. */
export const helplinesFor = (helplines: Helplines, topic: CrisisTopic, language: string): OfferedHelp[] =>
  Object.entries(helplines)
    .flatMap(([country, byLanguage]) =>
      Object.entries(byLanguage).flatMap(([lineLanguage, lines]) =>
        lines
          .filter(({ topics }) => topics?.includes(topic) ?? true)
          .map(({ name, phone = null, url = null, hours = null }) => ({
            ...{ country, language: lineLanguage, name, phone, url, hours },
          })),
      ),
    )
    .sort((a, b) => Number(b.language === language) - Number(a.language === language))
    .slice(0, MAX_HELPLINES)

const TEXTS = ['phone', 'url', 'hours'] as const
const CRISIS: readonly string[] = ['self_harm', 'abuse', 'threat', 'eating_disorder', 'running_away']

/**
 * Reads an operator's file of helplines: `{ "IN": { "hi": [{ "name": "...", "phone": "..." }] } }`.
 * @throws Error that names the invalid value
 */
export const readHelplines = (text: string): Helplines => {
  const value = JSON.parse(text) as unknown
  const entriesOf = (object: unknown, path: string) => {
    if (object === null || typeof object !== 'object' || Array.isArray(object))
      throw new Error(`${path} must be an object`)
    return Object.entries(object)
  }
  for (const [country, byLanguage] of entriesOf(value, 'the file')) {
    if (!/^[A-Z]{2}$/.test(country)) throw new Error(`\`${country}\` must be a country code of two capital letters`)
    for (const [language, lines] of entriesOf(byLanguage, `\`${country}\``)) {
      const path = `\`${country}.${language}\``
      if (!/^[a-z]{2,3}$/.test(language)) throw new Error(`${path} must be a language code such as hi`)
      if (!Array.isArray(lines)) throw new Error(`${path} must be a list of helplines`)
      for (const line of lines as Record<string, unknown>[]) {
        if (typeof line?.name !== 'string' || line.name === '')
          throw new Error(`${path}: each helpline needs a \`name\``)
        if (TEXTS.some((field) => line[field] !== undefined && typeof line[field] !== 'string'))
          throw new Error(`${path}: ${TEXTS.join(', ')} must be strings`)
        if (line.phone === undefined && line.url === undefined)
          throw new Error(`${path}: \`${line.name}\` needs a \`phone\` or a \`url\``)
        if (
          line.topics !== undefined &&
          !(Array.isArray(line.topics) && line.topics.every((topic) => CRISIS.includes(topic)))
        )
          throw new Error(`${path}: \`topics\` must be a list of ${CRISIS.join(', ')}`)
      }
    }
  }
  return value as Helplines
}

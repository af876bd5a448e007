import type { CrisisTopic } from './topics.ts'

/** A line of help that an operator names. This project ships none: a wrong number is worse than no number. */
export interface Helpline {
  readonly name: string
  /** A telephone number or short code. */
  readonly phone?: string
  readonly url?: string
  /** Opening hours, for people. */
  readonly hours?: string
  /** The topics that it is for; all crisis topics when left out. */
  readonly topics?: readonly CrisisTopic[]
}

/** Helplines by country (ISO 3166-1 alpha-2), then by language (ISO 639-1). */
export type Helplines = Readonly<Record<string, Readonly<Record<string, readonly Helpline[]>>>>

/** A helpline as an answer names it. */
export interface OfferedHelp {
  readonly country: string
  readonly language: string
  readonly name: string
  readonly phone: string | null
  readonly url: string | null
  readonly hours: string | null
}

const MOST_OFFERED = 10

/** The helplines of a topic, those in the language of the question first. */
export const helpFor = (helplines: Helplines, topic: CrisisTopic, language: string): OfferedHelp[] =>
  Object.entries(helplines)
    .flatMap(([country, byLanguage]) =>
      Object.entries(byLanguage).flatMap(([spoken, lines]) =>
        lines
          .filter(({ topics }) => topics?.includes(topic) ?? true)
          .map(({ name, phone = null, url = null, hours = null }) => ({
            ...{ country, language: spoken, name, phone, url, hours },
          })),
      ),
    )
    .sort((a, b) => Number(b.language === language) - Number(a.language === language))
    .slice(0, MOST_OFFERED)

const TEXTS = ['phone', 'url', 'hours'] as const
const CRISIS: readonly string[] = ['self_harm', 'abuse', 'threat', 'eating_disorder', 'running_away']

/**
 * Reads an operator's file of helplines: `{ "IN": { "hi": [{ "name": "...", "phone": "..." }] } }`.
 * @throws Error that names the place of the value at fault
 */
export const readHelplines = (text: string): Helplines => {
  const value = JSON.parse(text) as unknown
  const objectOf = (given: unknown, at: string) => {
    if (given === null || typeof given !== 'object' || Array.isArray(given)) throw new Error(`${at} must be an object`)
    return Object.entries(given)
  }
  for (const [country, byLanguage] of objectOf(value, 'the file')) {
    if (!/^[A-Z]{2}$/.test(country)) throw new Error(`\`${country}\` must be a country code of two capital letters`)
    for (const [language, lines] of objectOf(byLanguage, `\`${country}\``)) {
      const at = `\`${country}.${language}\``
      if (!/^[a-z]{2,3}$/.test(language)) throw new Error(`${at} must be a language code such as hi`)
      if (!Array.isArray(lines)) throw new Error(`${at} must be a list of helplines`)
      for (const line of lines as Record<string, unknown>[]) {
        if (typeof line?.name !== 'string' || line.name === '') throw new Error(`${at}: each helpline needs a \`name\``)
        if (TEXTS.some((field) => line[field] !== undefined && typeof line[field] !== 'string'))
          throw new Error(`${at}: ${TEXTS.join(', ')} must be strings`)
        if (line.phone === undefined && line.url === undefined)
          throw new Error(`${at}: \`${line.name}\` needs a \`phone\` or a \`url\``)
        if (
          line.topics !== undefined &&
          !(Array.isArray(line.topics) && line.topics.every((each) => CRISIS.includes(each)))
        )
          throw new Error(`${at}: \`topics\` must be a list of ${CRISIS.join(', ')}`)
      }
    }
  }
  return value as Helplines
}

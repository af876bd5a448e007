import { MAX_TEXT } from '../capabilities/input-limits.ts'
import { FAULTS } from '../faults.ts'

/** The introduction of the reference page, in Markdown. Scalar reads it several times, so it is short; lists are sections of their own. */
export const INTRODUCTION = `Vedic and Western astrology calculations over the Swiss Ephemeris.

Each capability is one \`POST /v1/{family}/{capability}\` with a JSON body. Choose a family in the menu at the top left, or an operation under
**Capabilities** below. Each operation shows its fields, an example request and the answer to it.

- **Key.** Send \`Authorization: Bearer <key>\`, or the header \`X-API-Key\`. Sandbox keys (\`sk_test_\`) compute the same answers and spend no
  credits. Live keys (\`sk_live_\`) spend the credits that the operation names.
- **Answers.** A success is \`{"data", "meta"}\`. Show \`meta.warnings\` to your readers. A failure is \`{"error"}\` with a stable \`code\` and costs nothing.
- **Retries.** Send an \`Idempotency-Key\`, so that a repeated call is charged once.
- **Limits.** The \`RateLimit-\` headers of each answer show the rate limit. A text has at most ${MAX_TEXT} characters where no other limit is stated.
- **Pictures.** Where an answer lists \`image/svg+xml\` or \`image/png\`, name it in \`Accept\` to get the picture itself.
- **Calendars and tables.** Where an answer lists \`text/calendar\`, \`text/csv\` or \`application/pdf\`, name it in \`Accept\` to get an iCalendar file, a table or a wall calendar.

The [OpenAPI 3.1 description](/v1/openapi.json) covers all operations in one file. The [console](/) shows charts in the browser.`

interface Family {
  readonly slug: string
  readonly title: string
  readonly about: string
  /** The operations by path. */
  readonly titles: ReadonlyMap<string, string>
}

/** Markdown: every family, and its operations with links. The anchors are those that Scalar makes. */
export const capabilityLinks = (families: readonly Family[]): string =>
  families
    .map(({ slug, title, about, titles }) => {
      const links = [...titles].map(([path, name]) => `[${name}](?api=${slug}#tag/${slug}/POST${path})`)
      return `### [${title}](?api=${slug})\n\n${about}\n\n${links.join(' · ')}`
    })
    .join('\n\n')

/** Markdown: every failure by status. */
export const errorList = (): string => {
  const failures = Object.values(FAULTS).toSorted((a, b) => a.status - b.status)
  return [
    'A failure is `{"error": {code, message, field, request_id, retryable}}`. Send a request again only when `retryable` is true.',
    ...failures.map(
      ({ status, code, retryable, when }) => `- **${status}** \`${code}\`${retryable ? ' (retryable)' : ''}: ${when}`,
    ),
  ].join('\n\n')
}

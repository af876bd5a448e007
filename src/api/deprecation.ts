import type { Deprecation } from '../capabilities/capability.ts'

/** The reference page. */
const DOCUMENTATION = '/docs'

/** Midnight UTC of a date (YYYY-MM-DD). */
const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** The headers of every answer of a deprecated capability. Source: RFC 9745 (Deprecation), RFC 8594 (Sunset), RFC 8288 (Link). */
export const deprecationHeaders = ({ since, sunset, replacement }: Deprecation): Record<string, string> => {
  const links = [
    `<${DOCUMENTATION}>; rel="deprecation"; type="text/html"`,
    ...(replacement ? [`<${replacement}>; rel="successor-version"`] : []),
  ]
  return {
    Deprecation: `@${midnight(since).getTime() / 1000}`,
    Sunset: midnight(sunset).toUTCString(),
    Link: links.join(', '),
  }
}

const header = (description: string, example: string) => ({
  description,
  schema: { type: 'string', 'x-text': 'id' },
  example,
})

/** The parts of the API description that announce a deprecation; empty without one. */
export const describeDeprecation = (deprecation: Deprecation | undefined) => {
  if (!deprecation) return { text: '', operation: {}, response: {} }
  const { since, sunset, replacement } = deprecation
  const { Deprecation, Sunset, Link } = deprecationHeaders(deprecation)
  const instead = replacement ? ` Use \`${replacement}\` instead.` : ''
  return {
    text: `\n\n**Deprecated** since ${since}; removed on or after ${sunset}.${instead}`,
    operation: { deprecated: true },
    response: {
      headers: {
        Deprecation: header('Start of the deprecation, seconds since 1970 (RFC 9745).', Deprecation!),
        Sunset: header('Date from which the capability may be gone (RFC 8594).', Sunset!),
        Link: header('The documentation, and the capability to use instead.', Link!),
      },
    },
  }
}

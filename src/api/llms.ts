import type { CatalogueEntry } from '../capabilities/capability.ts'
import { WEIGHTS } from '../capabilities/capability.ts'
import type { Group } from './openapi.ts'

/** The text of `/llms.txt` in the format of https://llmstxt.org: the service, how to call it, and its capabilities. */
export const llmsText = (families: readonly Group[], catalogue: readonly CatalogueEntry[], url: string): string => {
  const linesOf = (family: string) =>
    catalogue
      .filter((entry) => entry.family === family)
      .map(({ slug, path, summary, weight, input }) => {
        const required = (input.required ?? []).join(', ') || 'nothing'
        const { credits } = WEIGHTS[weight]
        return `- [${slug}](${url}/v1/examples/${path.slice(4)}): POST ${path}. ${summary} Needs ${required}. ${credits} ${credits === 1 ? 'credit' : 'credits'}.`
      })
  return [
    '# Khagola',
    '',
    '> Astrology calculations over the Swiss Ephemeris as JSON over HTTP: Vedic and Western charts, panchang, matching, dashas, doshas, yogas, transits, forecasts, numerology, tarot, Vastu, and reports as PDF.',
    '',
    `Every capability is one \`POST ${url}/v1/{family}/{capability}\` with a JSON body and \`Authorization: Bearer sk_test_...\` or \`sk_live_...\`. Success is \`{data, meta}\`; tell the reader \`meta.warnings\`. Failure is \`{error: {code, message, field, retryable}}\`, costs nothing, and names the field to correct; try again only when \`retryable\` is true, with the same \`Idempotency-Key\`.`,
    '',
    'Times (`datetime`) are local to the place, ISO 8601 without offset; `timezone` is an IANA name; `latitude` and `longitude` are decimal degrees. `POST /v1/utilities/search-place` with `{"query": "Pune"}` gives the three of a place. Defaults: `ayanamsha` is `lahiri`, `node` is `mean`. The link of a capability shows its answer to an example.',
    '',
    '## Description',
    '',
    `- [OpenAPI 3.1](${url}/v1/openapi.json): inputs and answers of everything, with examples`,
    `- [Capabilities](${url}/v1/capabilities): titles, prices, URLs of schemas, as JSON`,
    `- [Reference](${url}/docs): the same for people`,
    `- MCP: \`POST ${url}/mcp\`, streamable HTTP under the same keys; tools find_capability, describe_capability, call_capability`,
    `- PDF: \`POST ${url}/v1/jobs/pdf\` with \`{"capability", "input"}\`, then \`GET ${url}/v1/jobs/{id}\` until \`download_url\` is set`,
    ...families.flatMap(({ slug, title, about }) => [
      '',
      `## ${title}`,
      '',
      ...(about ? [about, ''] : []),
      ...linesOf(slug),
    ]),
    '',
  ].join('\n')
}

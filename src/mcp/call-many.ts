import type { CatalogueEntry } from '../capabilities/capability.ts'
import { exact, maybe, oneOf, type Static, t } from '../schema.ts'
import { MAX_CALLS } from '../service/batch/order.ts'
import { MAX_FIELDS, MAX_PATH_LENGTH } from '../service/fields.ts'
import { shortText } from './brief.ts'
import { withoutDrawings } from './pictures.ts'
import { refusal, refusalOf, type ToolResult } from './results.ts'

const anyObject = (description: string) => t.Object({}, { additionalProperties: true, description })

const ManyCall = exact({
  capability: t.String({ maxLength: 100, description: 'Its slug, from find_capability.' }),
  id: maybe(t.String({ minLength: 1, maxLength: 100, description: 'Repeated in the result.' })),
  input: maybe(anyObject('Fields beside defaults.')),
  fields: maybe(
    t.Array(t.String({ minLength: 1, maxLength: MAX_PATH_LENGTH }), {
      minItems: 1,
      maxItems: MAX_FIELDS,
      description: 'Only these fields, such as planets.sign; default: all.',
    }),
  ),
})
export const CallManyInput = exact({
  calls: t.Array(ManyCall, { minItems: 1, maxItems: MAX_CALLS }),
  defaults: maybe(anyObject('Input fields of all calls, such as the birth.')),
  format: maybe(oneOf(['text', 'json'], { description: 'text: short, rounded numbers (default). json: exact.' })),
  idempotency_key: maybe(
    t.String({ minLength: 1, maxLength: 200, description: 'Repeated calls with the same key are charged once.' }),
  ),
})
export type CallManyInput = Static<typeof CallManyInput>

export const CallManyOutput = t.Object({
  credits_used: t.Integer(),
  failed: t.Integer({ description: 'Calls with an error, which cost nothing.' }),
  results: t.Array(
    t.Object({
      id: t.String(),
      capability: t.String(),
      warnings: t.Array(t.String()),
      text: t.Optional(t.String({ description: 'The answer as short text.' })),
      data: t.Optional(anyObject('The answer, exact.')),
      error: t.Optional(anyObject('Code, message and field.')),
    }),
  ),
})

/** The body of `POST /v1/batch` for these arguments. */
export const batchOrderOf = ({ calls, defaults }: CallManyInput, entryOf: (slug: string) => CatalogueEntry) => ({
  ...(defaults && { defaults }),
  calls: calls.map(({ capability, ...call }) => {
    const { family, slug } = entryOf(capability)
    return { family, capability: slug, ...call }
  }),
})

interface BatchBody {
  readonly data: { readonly results: readonly BatchResult[]; readonly failed: number }
  readonly meta: { readonly credits_used: number }
}
type BatchResult = { readonly id: string } & (
  | { readonly status: 200; readonly data: Record<string, unknown>; readonly meta: { readonly warnings: string[] } }
  | { readonly status: 400; readonly error: Parameters<typeof refusal>[0] }
)

/** The result of many calls. Pictures are left out: a call of one capability returns them. */
export const manyResult = (
  reply: { status: number; body: string; headers: Record<string, string> },
  { calls, format }: CallManyInput,
  entryOf: (slug: string) => CatalogueEntry,
): ToolResult => {
  if (reply.status !== 200) return refusalOf(reply)
  const { data: batch, meta } = JSON.parse(reply.body) as BatchBody
  const lines: string[] = []
  const results = batch.results.map((result, index) => {
    const entry = entryOf(calls[index]!.capability)
    const common = { id: result.id, capability: entry.slug }
    lines.push(`## ${result.id === String(index) ? '' : `${result.id}: `}${entry.slug}`)
    if ('error' in result) {
      lines.push(...refusal(result.error, entry).content.flatMap((part) => ('text' in part ? part.text : [])))
      return { ...common, warnings: [], error: result.error }
    }
    const { warnings } = result.meta
    const { data } = withoutDrawings(result.data)
    const text = format === 'json' ? JSON.stringify(data) : shortText(data)
    lines.push(text, ...warnings.map((warning) => `Note: ${warning}`))
    return { ...common, warnings, ...(format === 'json' ? { data } : { text }) }
  })
  return {
    content: [{ type: 'text', text: lines.join('\n') }],
    structuredContent: { credits_used: meta.credits_used, failed: batch.failed, results },
  }
}

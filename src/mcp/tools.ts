import type { CatalogueEntry } from '../capabilities/capability.ts'
import { WEIGHTS } from '../capabilities/capability.ts'
import { answerSchema } from '../capabilities/unknown-time.ts'
import { invalid } from '../faults.ts'
import { truncateGraphemes } from '../graphemes.ts'
import { nearest } from '../nearest.ts'
import { isReport } from '../reports/report-index.ts'
import { exact, maybe, oneOf, type Static, type TSchema, t } from '../schema.ts'
import { BODY_LIMIT, type JsonObject, readJson } from '../service/body.ts'
import { widestBounds } from '../service/body-bounds.ts'
import { checkInput } from '../service/input.ts'
import { quantity } from '../wording.ts'
import type { Backend } from './backend.ts'
import { batchOrderOf, CallManyInput, CallManyOutput, manyResult } from './call-many.ts'
import type { Finder } from './finder.ts'
import { withPngFormat } from './pictures.ts'
import { type FoundPlace, findPlaces, placeNamesIn } from './places.ts'
import {
  answerResult,
  type Draw,
  documentResult,
  refusalOf,
  refusalOfError,
  type ToolResult,
  withImages,
} from './results.ts'
import { inputSchema, type JsonSchema, outputSchema, plainSchema, schemaOutline } from './schemas.ts'

export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: JsonSchema
  readonly outputSchema: JsonSchema
  readonly annotations: { readOnlyHint: boolean; openWorldHint: boolean; idempotentHint: boolean }
  run(args: unknown, backend: Backend): Promise<ToolResult>
}

export interface ToolParts {
  readonly catalogue: readonly CatalogueEntry[]
  readonly families: readonly { slug: string; title: string; about: string }[]
  readonly find: Finder
  readonly draw: Draw
}

const READ_ONLY = { readOnlyHint: true, openWorldHint: false, idempotentHint: true }

const plainOutput = (schema: TSchema) => plainSchema(schema, { nulls: true, describes: true })

const CapabilityMatch = t.Object({
  slug: t.String(),
  family: t.String(),
  title: t.String(),
  summary: t.String(),
  required: t.Array(t.String(), { description: 'Required fields of the input.' }),
  credits: t.Integer({ description: 'Price of a live call.' }),
  pdf: t.Boolean({ description: 'True if call_capability supports format pdf.' }),
})
/** Maximum length of a slug: an unknown slug is compared letter by letter with every capability. */
const SLUG_LENGTH = 100

const PlaceMatch = t.Object({
  name: t.String(),
  region: t.Union([t.String(), t.Null()]),
  country: t.String(),
  latitude: t.Number(),
  longitude: t.Number(),
  timezone: t.String({ description: 'IANA name.' }),
  utc_offset: t.Union([t.String(), t.Null()], { description: 'UTC offset at `at`.' }),
  population: t.Integer(),
})

const FindInput = exact({
  query: t.String({ minLength: 1, maxLength: 500, description: 'The question in plain words.' }),
  place: maybe(
    t.String({
      minLength: 2,
      maxLength: 100,
      description:
        'A place to look up, such as Pune or Springfield, Illinois. Places named in the query are looked up too.',
    }),
  ),
  at: maybe(
    t.String({ maxLength: 100, description: 'Local date and time; adds the UTC offset of the place at that time.' }),
  ),
  family: maybe(t.String({ maxLength: SLUG_LENGTH, description: 'Only capabilities of this family.' })),
  limit: maybe(t.Integer({ minimum: 1, maximum: 20, description: 'Default 6.' })),
})
const FindOutput = t.Object({ capabilities: t.Array(CapabilityMatch), places: t.Array(PlaceMatch) })

const matchOf = ({
  slug,
  family,
  title,
  summary,
  input,
  weight,
  report,
}: CatalogueEntry): Static<typeof CapabilityMatch> => ({
  ...{ slug, family, title, summary, required: (input.required ?? []) as string[] },
  credits: WEIGHTS[weight].credits,
  pdf: report !== undefined,
})

const placeLine = ({ name, region, country, latitude, longitude, timezone, utc_offset }: FoundPlace) =>
  `${[name, region, country].filter(Boolean).join(', ')}: latitude ${latitude}, longitude ${longitude}, timezone ${timezone}${utc_offset ? `, utc_offset ${utc_offset}` : ''}`

const findTool = ({ catalogue, families, find }: ToolParts): Tool => {
  const search = catalogue.find(({ slug }) => slug === 'search-place')!
  return {
    name: 'find_capability',
    title: 'Find a capability',
    description: `Step 1. Searches ${catalogue.length} calculations (charts, panchang, matching, dashas, doshas, transits, forecasts, tarot, numerology, Vastu, ...) by plain words, and returns coordinates and time zone of named places, at the price of search-place. Then describe_capability, then call_capability. Families: ${families.map(({ slug }) => slug).join(', ')}.`,
    inputSchema: inputSchema(FindInput),
    outputSchema: plainOutput(FindOutput),
    annotations: READ_ONLY,
    async run(args, backend) {
      const { query, place, at, family, limit } = checkArguments(FindInput, args)
      if (family && !families.some(({ slug }) => slug === family))
        throw invalid('family', `\`family\` must be one of: ${families.map(({ slug }) => slug).join(', ')}.`)
      const names = place ? [place] : placeNamesIn(query)
      const places: FoundPlace[] = []
      let searchText = query
      for (const name of names) {
        const matches = await findPlaces(backend, search, { name, at: at ?? undefined, isExplicit: Boolean(place) })
        if (!Array.isArray(matches)) return refusalOf(matches, search)
        places.push(...matches)
        // The name of a place must not influence the search for capabilities.
        if (matches.length > 0) searchText = searchText.replace(name, ' ')
      }
      const capabilities = find(searchText, limit ?? 6, family ?? undefined).map(matchOf)
      const lines = [
        ...capabilities.map(
          ({ slug, summary, required, credits, pdf }) =>
            `${slug}: ${summary} (needs ${required.join(', ') || 'nothing'}; ${quantity(credits, 'credit')}${pdf ? '; PDF' : ''})`,
        ),
        ...(capabilities.length === 0 ? ['No match; use other words or set family.'] : []),
        ...(places.length > 0 ? ['Places:', ...places.map(placeLine)] : []),
        ...(place && places.length === 0
          ? [`The place ${place} is not known; try another spelling or a larger town.`]
          : []),
      ]
      return { content: [{ type: 'text', text: lines.join('\n') }], structuredContent: { capabilities, places } }
    },
  }
}

const DescribeInput = exact({
  capability: t.String({ maxLength: SLUG_LENGTH, description: 'Its slug, from find_capability.' }),
})
const DescribeOutput = t.Object({
  slug: t.String(),
  title: t.String(),
  summary: t.String(),
  method: t.String(),
  credits: t.Integer(),
  pdf: t.Boolean(),
  input_schema: t.Object({}, { additionalProperties: true, description: 'JSON Schema of the input.' }),
  example: t.Object({}, { additionalProperties: true, description: 'An input that works.' }),
  answer: t.String({ description: 'Fields of the answer, one per line; `[]` marks lists.' }),
})

export const describeEntry = (entry: CatalogueEntry): Static<typeof DescribeOutput> => {
  const { title, summary, method, input, data, example, meanings } = entry
  return {
    ...{ slug: entry.slug, title, summary, method, credits: WEIGHTS[entry.weight].credits },
    pdf: entry.report !== undefined,
    input_schema: inputSchema(input),
    example,
    answer: schemaOutline(data, meanings, entry.slug),
  }
}

export const capabilityText = (entry: CatalogueEntry): string => {
  const { title, summary, method, credits, pdf, input_schema, example, answer } = describeEntry(entry)
  return [
    `${title}: ${summary}`,
    `Method: ${method}`,
    `Credits: ${credits}${pdf ? '; can be a PDF' : ''}`,
    `Input: ${JSON.stringify(input_schema)}`,
    `Example: ${JSON.stringify(example)}`,
    `Answer:\n${answer}`,
  ].join('\n')
}

const describeTool = ({ catalogue }: ToolParts): Tool => ({
  name: 'describe_capability',
  title: 'Describe a capability',
  description: 'Step 2. The input, an example, the fields of the answer and the method of one capability. Free.',
  inputSchema: inputSchema(DescribeInput),
  outputSchema: plainOutput(DescribeOutput),
  annotations: READ_ONLY,
  async run(args) {
    const entry = entryIn(catalogue, checkArguments(DescribeInput, args).capability)
    return {
      content: [{ type: 'text', text: capabilityText(entry) }],
      structuredContent: describeEntry(entry),
    }
  },
})

const CallInput = exact({
  capability: t.String({ maxLength: SLUG_LENGTH, description: 'Its slug, from find_capability.' }),
  input: t.Object({}, { additionalProperties: true, description: 'As describe_capability shows it.' }),
  fields: maybe(
    t.Array(t.String({ maxLength: 200 }), {
      maxItems: 50,
      description: 'Only these fields of the answer, such as ascendant or planets.sign; default: all.',
    }),
  ),
  rows: maybe(
    t.String({
      minLength: 2,
      maxLength: 100,
      description: 'Only list rows that contain this text, such as Diwali.',
    }),
  ),
  format: maybe(
    oneOf(['text', 'json', 'pdf'], {
      description: 'text: short, rounded numbers (default). json: exact. pdf: a document, only for reports.',
    }),
  ),
  idempotency_key: maybe(
    t.String({ minLength: 1, maxLength: 200, description: 'A repeated call with the same key is charged once.' }),
  ),
})
const CallOutput = t.Object({
  capability: t.String(),
  credits_used: t.Integer(),
  warnings: t.Array(t.String(), { description: 'Warnings on how it was computed.' }),
  text: t.Optional(t.String({ description: 'The answer as short text.' })),
  data: t.Optional(t.Object({}, { additionalProperties: true, description: 'The answer, exact.' })),
  labels: t.Optional(t.Object({}, { additionalProperties: true })),
  document: t.Optional(t.Object({ uri: t.String(), name: t.String(), mime_type: t.String() })),
})

/** Returns a parser for the input of a call, with the size limits of the largest input. */
const inputReader = (catalogue: readonly CatalogueEntry[]) => {
  const limit = Math.max(BODY_LIMIT, ...catalogue.map(({ bodyLimit = 0 }) => bodyLimit))
  const bounds = widestBounds(catalogue.map(({ input }) => input))
  return (text: string) => readJson(Buffer.from(text), limit, bounds)
}

const callTool = ({ catalogue, draw }: ToolParts, readInput = inputReader(catalogue)): Tool => ({
  name: 'call_capability',
  title: 'Call a capability',
  description:
    'Step 3. Computes. Times are local to the place, without offset; latitude, longitude and timezone come from find_capability. Set `fields` to keep the answer short. Pictures are returned as images. An error names the invalid field and costs nothing.',
  inputSchema: inputSchema(CallInput),
  outputSchema: plainOutput(CallOutput),
  annotations: { ...READ_ONLY, idempotentHint: false },
  async run(args, backend) {
    const call = checkArguments(CallInput, parseTextInput(args, readInput))
    const entry = entryIn(catalogue, call.capability)
    const key = call.idempotency_key ?? undefined
    try {
      if (call.format === 'pdf') {
        if (!isReport(entry)) throw invalid('format', `\`format\`: ${entry.slug} has no PDF. Supported: text, json.`)
        const order = await backend.pdf(entry, call.input, key)
        return 'status' in order ? refusalOf(order, entry) : documentResult(entry, order)
      }
      const { fields, rows, format } = call
      const { reply, images } = await withImages(
        (present) => backend.call(entry, withPngFormat(entry, call.input), key, present),
        draw,
        { fields, rows },
      )
      return answerResult(entry, reply, { fields, rows, format: format ?? 'text', images }).result
    } catch (reason) {
      return refusalOfError(reason, entry)
    }
  },
})

const callManyTool = ({ catalogue }: ToolParts): Tool => {
  const entryOf = (slug: string) => entryIn(catalogue, slug)
  return {
    name: 'call_many',
    title: 'Call several capabilities',
    description:
      'Step 3 for several capabilities at once, such as a chart, its dashas and its doshas for one birth in `defaults`. Faster than separate calls, at the same price. Set `fields` to keep the answers short. A failed call has an error and costs nothing.',
    inputSchema: inputSchema(CallManyInput),
    outputSchema: plainOutput(CallManyOutput),
    annotations: { ...READ_ONLY, idempotentHint: false },
    async run(args, backend) {
      const order = checkArguments(CallManyInput, args)
      const reply = await backend.batch(batchOrderOf(order, entryOf), order.idempotency_key ?? undefined)
      return manyResult(reply, order, entryOf)
    },
  }
}

/** Tool names that all clients accept. */
const TOOL_NAME = /^[a-z0-9_-]{1,64}$/

/** The separate tool of a capability, with its own input schema and its data as structured content. */
const toolOf = (entry: CatalogueEntry, draw: Draw): Tool => {
  if (!TOOL_NAME.test(entry.slug)) throw new Error(`${entry.slug} is not a valid tool name.`)
  return {
    name: entry.slug.replaceAll('-', '_'),
    title: entry.title,
    description: `${entry.summary} Times are local to the place, without offset.`,
    inputSchema: inputSchema(entry.input),
    outputSchema: outputSchema(answerSchema(entry)),
    annotations: { ...READ_ONLY, idempotentHint: !entry.varies && !entry.draws },
    async run(args, backend) {
      try {
        const input = withPngFormat(entry, (args ?? {}) as Record<string, unknown>)
        const { reply, images } = await withImages((present) => backend.call(entry, input, undefined, present), draw)
        const { result, data } = answerResult(entry, reply, { format: 'text', images })
        return result.isError ? result : { ...result, structuredContent: data }
      } catch (reason) {
        return refusalOfError(reason, entry)
      }
    },
  }
}

/** Parses `input` if a model sent it as JSON text. */
const parseTextInput = (args: unknown, readInput: (text: string) => unknown): unknown => {
  const { input } = (args ?? {}) as { input?: unknown }
  if (typeof input !== 'string') return args
  try {
    return { ...(args as object), input: readInput(input) }
  } catch {
    return args
  }
}

const checkArguments = <S extends ReturnType<typeof exact>>(schema: S, args: unknown): Static<S> => {
  checkInput(schema, (args ?? {}) as JsonObject)
  return args as Static<S>
}

/** Normalises a slug such as `vastu/find_place` to `find-place`. */
export const slugIn = (text: string): string => text.trim().replaceAll('_', '-').split('/').at(-1)!

/** Finds a capability by its slug in any accepted spelling; throws `invalid` if it does not exist. */
export const entryIn = (catalogue: readonly CatalogueEntry[], text: string): CatalogueEntry => {
  const slug = slugIn(text)
  const entry = catalogue.find((each) => each.slug === slug)
  if (entry) return entry
  const suggestion = nearest(
    slug,
    catalogue.map((each) => each.slug),
  )
  const hint = suggestion ? ` Did you mean ${suggestion}?` : ''
  throw invalid(
    'capability',
    `\`capability\`: ${truncateGraphemes(text, 64)} does not exist.${hint} Use find_capability.`,
  )
}

/** The tools for the three steps, the third for one capability and for several, and one separate tool for each capability of the named families. */
export const toolsOf = (parts: ToolParts, families: readonly string[] = []): Tool[] => [
  findTool(parts),
  describeTool(parts),
  callTool(parts),
  callManyTool(parts),
  ...parts.catalogue.filter(({ family }) => families.includes(family)).map((entry) => toolOf(entry, parts.draw)),
]

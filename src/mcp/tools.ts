import type { Entry } from '../capabilities/capability.ts'
import { WEIGHTS } from '../capabilities/capability.ts'
import { invalid } from '../faults.ts'
import { clipped } from '../graphemes.ts'
import { nearest } from '../nearest.ts'
import { exact, maybe, oneOf, type Static, type TSchema, t } from '../schema.ts'
import { BODY_LIMIT, type JsonObject, readJson } from '../service/body.ts'
import { widestBounds } from '../service/body-bounds.ts'
import { checkInput } from '../service/input.ts'
import { counted } from '../wording.ts'
import type { Backend } from './backend.ts'
import type { Finder } from './finder.ts'
import { askingForPng } from './pictures.ts'
import { type Place, placesIn, placesNamed } from './places.ts'
import {
  answerResult,
  type Draw,
  documentResult,
  refusalBy,
  refusalOf,
  type ToolResult,
  withImages,
} from './results.ts'
import { inputSchema, type JsonSchema, outline, outputSchema, plainSchema } from './schemas.ts'

export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: JsonSchema
  readonly outputSchema: JsonSchema
  readonly annotations: { readOnlyHint: boolean; openWorldHint: boolean; idempotentHint: boolean }
  run(given: unknown, backend: Backend): Promise<ToolResult>
}

export interface ToolParts {
  readonly catalogue: readonly Entry[]
  readonly families: readonly { slug: string; title: string; about: string }[]
  readonly find: Finder
  readonly draw: Draw
}

const READING = { readOnlyHint: true, openWorldHint: false, idempotentHint: true }

const plainOutput = (schema: TSchema) => plainSchema(schema, { nulls: true, describes: true })

const Found = t.Object({
  slug: t.String(),
  family: t.String(),
  title: t.String(),
  summary: t.String(),
  required: t.Array(t.String(), { description: 'Fields of its input that must be given.' }),
  credits: t.Integer({ description: 'Of a successful live call.' }),
  pdf: t.Boolean({ description: 'Whether call_capability can make a PDF of it.' }),
})
/** Longest slug that is looked for: a near one is compared letter by letter with every capability. */
const SLUG_LENGTH = 100

const FoundPlace = t.Object({
  name: t.String(),
  region: t.Union([t.String(), t.Null()]),
  country: t.String(),
  latitude: t.Number(),
  longitude: t.Number(),
  timezone: t.String({ description: 'IANA name.' }),
  utc_offset: t.Union([t.String(), t.Null()], { description: 'In force at `at`.' }),
  population: t.Integer(),
})

const FindInput = exact({
  query: t.String({ minLength: 1, maxLength: 500, description: 'What is wanted, in plain words.' }),
  place: maybe(
    t.String({
      minLength: 2,
      maxLength: 100,
      description:
        'A place to look up, such as Pune or Springfield, Illinois. Places named in the query are looked up too.',
    }),
  ),
  at: maybe(
    t.String({ maxLength: 100, description: 'Local date and time; adds the UTC offset then in force at the place.' }),
  ),
  family: maybe(t.String({ maxLength: SLUG_LENGTH, description: 'Only capabilities of this family.' })),
  limit: maybe(t.Integer({ minimum: 1, maximum: 20, description: 'Default 6.' })),
})
const FindOutput = t.Object({ capabilities: t.Array(Found), places: t.Array(FoundPlace) })

const foundOf = ({ slug, family, title, summary, input, weight, document }: Entry): Static<typeof Found> => ({
  ...{ slug, family, title, summary, required: (input.required ?? []) as string[] },
  credits: WEIGHTS[weight].credits,
  pdf: document !== undefined,
})

const placeLine = ({ name, region, country, latitude, longitude, timezone, utc_offset }: Place) =>
  `${[name, region, country].filter(Boolean).join(', ')}: latitude ${latitude}, longitude ${longitude}, timezone ${timezone}${utc_offset ? `, utc_offset ${utc_offset}` : ''}`

const findTool = ({ catalogue, families, find }: ToolParts): Tool => {
  const search = catalogue.find(({ slug }) => slug === 'search-place')!
  return {
    name: 'find_capability',
    title: 'Find a capability',
    description: `Step 1. Searches ${catalogue.length} calculations (charts, panchang, matching, dashas, doshas, transits, forecasts, tarot, numerology, Vastu, ...) by plain words, and gives coordinates and time zone of places that are named, at the price of search-place. Then describe_capability, then call_capability. Families: ${families.map(({ slug }) => slug).join(', ')}.`,
    inputSchema: inputSchema(FindInput),
    outputSchema: plainOutput(FindOutput),
    annotations: READING,
    async run(given, backend) {
      const { query, place, at, family, limit } = read(FindInput, given)
      if (family && !families.some(({ slug }) => slug === family))
        throw invalid('family', `\`family\` must be one of: ${families.map(({ slug }) => slug).join(', ')}.`)
      const names = place ? [place] : placesIn(query)
      const places: Place[] = []
      let about = query
      for (const name of names) {
        const found = await placesNamed(backend, search, { name, at: at ?? undefined, given: Boolean(place) })
        if (!Array.isArray(found)) return refusalOf(found, search)
        places.push(...found)
        // What a place is called says nothing of what is asked.
        if (found.length > 0) about = about.replace(name, ' ')
      }
      const capabilities = find(about, limit ?? 6, family ?? undefined).map(foundOf)
      const lines = [
        ...capabilities.map(
          ({ slug, summary, required, credits, pdf }) =>
            `${slug}: ${summary} (needs ${required.join(', ') || 'nothing'}; ${counted(credits, 'credit')}${pdf ? '; PDF' : ''})`,
        ),
        ...(capabilities.length === 0 ? ['Nothing was found; say it in other words, or name a family.'] : []),
        ...(places.length > 0 ? ['Places:', ...places.map(placeLine)] : []),
        ...(place && places.length === 0
          ? [`No place is called ${place}; try another spelling or a larger town.`]
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
  answer: t.String({ description: 'What the answer holds, a field a line; `[]` marks rows.' }),
})

export const describeEntry = (entry: Entry): Static<typeof DescribeOutput> => {
  const { title, summary, method, input, data, example, meanings } = entry
  return {
    ...{ slug: entry.slug, title, summary, method, credits: WEIGHTS[entry.weight].credits },
    pdf: entry.document !== undefined,
    input_schema: inputSchema(input),
    example,
    answer: outline(data, meanings, entry.slug),
  }
}

export const describedText = (entry: Entry): string => {
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
  annotations: READING,
  async run(given) {
    const entry = entryIn(catalogue, read(DescribeInput, given).capability)
    return {
      content: [{ type: 'text', text: describedText(entry) }],
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
      description: 'Only these fields of the answer, such as ascendant or planets.sign; all when left out.',
    }),
  ),
  rows: maybe(
    t.String({
      minLength: 2,
      maxLength: 100,
      description: 'Only the rows of lists that hold this text, such as Diwali.',
    }),
  ),
  format: maybe(
    oneOf(['text', 'json', 'pdf'], {
      description: 'text: short, figures rounded (default). json: exact. pdf: a document, of a report only.',
    }),
  ),
  idempotency_key: maybe(
    t.String({ minLength: 1, maxLength: 200, description: 'The same call with the same key is charged once.' }),
  ),
})
const CallOutput = t.Object({
  capability: t.String(),
  credits_used: t.Integer(),
  warnings: t.Array(t.String(), { description: 'What is to be known of how it was computed.' }),
  text: t.Optional(t.String({ description: 'The answer as short text.' })),
  data: t.Optional(t.Object({}, { additionalProperties: true, description: 'The answer, exact.' })),
  labels: t.Optional(t.Object({}, { additionalProperties: true })),
  document: t.Optional(t.Object({ uri: t.String(), name: t.String(), mime_type: t.String() })),
})

/** Reads the input of a call within the bounds of the largest one. */
const inputReader = (catalogue: readonly Entry[]) => {
  const limit = Math.max(BODY_LIMIT, ...catalogue.map(({ bodyLimit = 0 }) => bodyLimit))
  const bounds = widestBounds(catalogue.map(({ input }) => input))
  return (text: string) => readJson(Buffer.from(text), limit, bounds)
}

const callTool = ({ catalogue, draw }: ToolParts, readInput = inputReader(catalogue)): Tool => ({
  name: 'call_capability',
  title: 'Call a capability',
  description:
    'Step 3. Computes. Times are local to the place, without offset; latitude, longitude and timezone come from find_capability. Give `fields` to keep the answer short. Pictures come as images. An error names the field to mend and costs nothing.',
  inputSchema: inputSchema(CallInput),
  outputSchema: plainOutput(CallOutput),
  annotations: { ...READING, idempotentHint: false },
  async run(given, backend) {
    const asked = read(CallInput, withObject(given, readInput))
    const entry = entryIn(catalogue, asked.capability)
    const key = asked.idempotency_key ?? undefined
    try {
      if (asked.format === 'pdf') {
        if (!entry.document) throw invalid('format', `\`format\`: ${entry.slug} is no report; text and json are.`)
        const ordered = await backend.pdf(entry, asked.input, key)
        return 'status' in ordered ? refusalOf(ordered, entry) : documentResult(entry, ordered)
      }
      const { fields, rows, format } = asked
      const { reply, images } = await withImages(
        (present) => backend.call(entry, askingForPng(entry, asked.input), key, present),
        draw,
        { fields, rows },
      )
      return answerResult(entry, reply, { fields, rows, format: format ?? 'text', images }).result
    } catch (reason) {
      return refusalBy(reason, entry)
    }
  },
})

/** Longer names are refused by some clients. */
const NAME = /^[a-z0-9_-]{1,64}$/

/** One tool for a capability: its own input, its data as structured content. */
const toolOf = (entry: Entry, draw: Draw): Tool => {
  if (!NAME.test(entry.slug)) throw new Error(`${entry.slug} cannot be the name of a tool.`)
  return {
    name: entry.slug.replaceAll('-', '_'),
    title: entry.title,
    description: `${entry.summary} Times are local to the place, without offset.`,
    inputSchema: inputSchema(entry.input),
    outputSchema: outputSchema(entry.data),
    annotations: { ...READING, idempotentHint: !entry.varies && !entry.draws },
    async run(given, backend) {
      try {
        const input = askingForPng(entry, (given ?? {}) as Record<string, unknown>)
        const { reply, images } = await withImages((present) => backend.call(entry, input, undefined, present), draw)
        const { result, data } = answerResult(entry, reply, { format: 'text', images })
        return result.isError ? result : { ...result, structuredContent: data }
      } catch (reason) {
        return refusalBy(reason, entry)
      }
    },
  }
}

/** Some models write an object as its JSON text. */
const withObject = (given: unknown, readInput: (text: string) => unknown): unknown => {
  const { input } = (given ?? {}) as { input?: unknown }
  if (typeof input !== 'string') return given
  try {
    return { ...(given as object), input: readInput(input) }
  } catch {
    return given
  }
}

const read = <S extends ReturnType<typeof exact>>(schema: S, given: unknown): Static<S> => {
  checkInput(schema, (given ?? {}) as JsonObject)
  return given as Static<S>
}

/** The slug that people and models mean by `vastu/find_place` and the like. */
export const slugIn = (given: string): string => given.trim().replaceAll('_', '-').split('/').at(-1)!

/** A capability by its slug, as people and models write it. */
export const entryIn = (catalogue: readonly Entry[], given: string): Entry => {
  const slug = slugIn(given)
  const entry = catalogue.find((each) => each.slug === slug)
  if (entry) return entry
  const meant = nearest(
    slug,
    catalogue.map((each) => each.slug),
  )
  const hint = meant ? ` Did you mean ${meant}?` : ''
  throw invalid('capability', `\`capability\`: there is no ${clipped(given, 64)}.${hint} find_capability names them.`)
}

/** The three steps to any capability; and with them, one tool each for the capabilities of the families that are named. */
export const toolsOf = (parts: ToolParts, families: readonly string[] = []): Tool[] => [
  findTool(parts),
  describeTool(parts),
  callTool(parts),
  ...parts.catalogue.filter(({ family }) => families.includes(family)).map((entry) => toolOf(entry, parts.draw)),
]

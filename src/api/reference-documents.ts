import { mapYielding, type YieldPoint } from '../cooperative-yield.ts'
import { JOBS_TAG } from './openapi-jobs.ts'
import { SERVICE_TAG } from './openapi-service.ts'
import { capabilityLinks, errorList, INTRODUCTION } from './reference-overview.ts'
import { type SchemaNode, standaloneIn, withStatedDefaults } from './reference-schema.ts'

interface Response {
  readonly description: string
  readonly content?: Readonly<Record<string, SchemaNode>>
}

interface Operation {
  readonly tags: readonly string[]
  readonly summary: string
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: SchemaNode }>> }
  readonly responses: Readonly<Record<string, Response>>
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

interface Tag {
  readonly name: string
  readonly description: string
  readonly 'x-displayName': string
}

/** The parts of the description of the service that the reference page is made from. */
export interface ServiceDescription {
  readonly openapi: string
  readonly info: SchemaNode & { readonly description: string; readonly version: string }
  readonly security: unknown
  readonly tags: readonly Tag[]
  readonly paths: Paths
  readonly webhooks: Paths
  readonly components: {
    readonly responses: Readonly<Record<string, Response>>
    readonly schemas: Readonly<Record<string, SchemaNode>>
    readonly securitySchemes: SchemaNode
  }
}

/** The document with which the page opens: accounts, jobs, errors, and links to everything else. */
export const OVERVIEW = 'overview'
const OVERVIEW_TAGS = [SERVICE_TAG.name, JOBS_TAG.name]
const isFamily = ({ name }: Tag) => !OVERVIEW_TAGS.includes(name)

const JSON_TYPE = 'application/json'

/** The documents of the page, as its menu lists them. */
export const referenceSources = ({ tags }: ServiceDescription): { slug: string; title: string }[] => [
  { slug: OVERVIEW, title: 'Overview' },
  ...tags.filter(isFamily).map(({ name, 'x-displayName': title }) => ({ slug: name, title })),
]

/** The paths of the operations in a document of the page. */
export const referencePaths = ({ paths }: ServiceDescription, slug: string): string[] =>
  Object.keys(paths).filter((path) =>
    Object.values(paths[path]!).some(({ tags: [tag = ''] }) =>
      slug === OVERVIEW ? OVERVIEW_TAGS.includes(tag) : tag === slug,
    ),
  )

const META = '#/components/schemas/Meta'

/** The same response with further members of its JSON form. */
const withJson = ({ content = {}, ...response }: Response, further: SchemaNode): Response => ({
  ...response,
  content: { ...content, [JSON_TYPE]: { ...content[JSON_TYPE], ...further } },
})

/** The same operation with its defaults in the descriptions of the fields of its JSON body. */
const withDefaults = (operation: Operation): Operation => {
  const { [JSON_TYPE]: body, ...content } = operation.requestBody?.content ?? {}
  if (!body) return operation
  const stated = { ...body, schema: withStatedDefaults(body.schema) }
  return { ...operation, requestBody: { ...operation.requestBody, content: { ...content, [JSON_TYPE]: stated } } }
}

/** The policy of the page allows requests to the origin of the page only. */
const SERVERS = [{ url: '/' }]

/** Sections of the overview that have text and no operations. Scalar reads their text when the reader comes to them. */
const overviewSections = (description: ServiceDescription): Tag[] => {
  const families = description.tags.filter(isFamily).map(({ name, description: about, 'x-displayName': title }) => {
    const titles = referencePaths(description, name).map(
      (path) => [path, description.paths[path]!.post!.summary] as const,
    )
    return { slug: name, title, about, titles: new Map(titles) }
  })
  return [
    { name: 'capabilities', 'x-displayName': 'Capabilities', description: capabilityLinks(families) },
    { name: 'errors', 'x-displayName': 'Errors', description: errorList() },
  ]
}

/**
 * One document of the page: the OpenAPI description of a family, or of all operations that belong to none. Its schemas have no
 * references but to `Meta`, and failures are shared. `answers` are the example answers by path. Null where no document has this slug.
 * There is a yield point between operations.
 */
export const referenceDocument = async (
  description: ServiceDescription,
  slug: string,
  answers: ReadonlyMap<string, unknown>,
  yieldIfDue: YieldPoint,
): Promise<Record<string, unknown> | null> => {
  const isOverview = slug === OVERVIEW
  const tags = description.tags.filter((tag) => (isOverview ? !isFamily(tag) : isFamily(tag) && tag.name === slug))
  const [tag] = tags
  if (!tag) return null
  const { info, webhooks, components } = description
  const responses = Object.keys(components.responses)
  const shared = [META, ...responses.map((name) => `#/components/responses/${name}`)]
  const standalone = standaloneIn(description, shared) as <T>(part: T) => T
  const operation = (path: string, source: Operation) => {
    const whole = withDefaults(standalone(source))
    const success = whole.responses[200]
    if (!success || !answers.has(path)) return whole
    const about = isOverview
      ? success.description
      : `${success.description} The example shortens lists and texts. \`GET ${exampleOf(path)}\` returns the whole answer.`
    return {
      ...whole,
      responses: {
        ...whole.responses,
        200: withJson({ ...success, description: about }, { example: answers.get(path) }),
      },
    }
  }
  const described = async (paths: Paths, names: readonly string[]) =>
    Object.fromEntries(
      await mapYielding(names, yieldIfDue, (path) => [
        path,
        Object.fromEntries(Object.entries(paths[path]!).map(([method, source]) => [method, operation(path, source)])),
      ]),
    )
  const failures = responses.map((name) => [name, standalone(components.responses[name]!)])
  return {
    openapi: description.openapi,
    info: isOverview
      ? { ...info, description: INTRODUCTION }
      : {
          title: tag['x-displayName'],
          version: info.version,
          description: `${tag.description}\n\n[Overview of all families](?api=${OVERVIEW})`,
        },
    servers: SERVERS,
    security: description.security,
    tags: isOverview ? [...overviewSections(description), ...tags] : [{ ...tag, description: undefined }],
    paths: await described(description.paths, referencePaths(description, slug)),
    ...(isOverview ? { webhooks: await described(webhooks, Object.keys(webhooks)) } : {}),
    components: {
      schemas: { Meta: standalone(components.schemas.Meta!) },
      responses: Object.fromEntries(failures),
      securitySchemes: components.securitySchemes,
    },
  }
}

/** The address of the whole answer that a capability gives to its example. */
const exampleOf = (path: string) => path.replace('/v1/', '/v1/examples/')

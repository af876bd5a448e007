import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stringifyYielding } from '../service/answer-text.ts'
import { createYieldPoint } from '../service/event-loop-turns.ts'
import { type Asset, asset } from './asset.ts'
import { type AnswerSources, referenceAnswers } from './reference-answers.ts'
import { OVERVIEW, referenceDocument, referenceSources, type ServiceDescription } from './reference-documents.ts'

/** The address of the reference page. Everything that the page loads is below it, so that the page works offline. */
export const DOCS = '/docs'

/** Starts the program of the page. The plugin loads it in place of the program itself. */
const START = `${DOCS}/start.js`
/** The modules of Scalar. */
const PROGRAM = `${DOCS}/program`

const FOLDER = join(import.meta.dirname, '..', '..', 'data', 'reference')

/**
 * Settings of Scalar. Fonts, telemetry, the assistant and clients elsewhere would ask other origins. Models are hidden because each
 * operation shows its own fields. The document to download is at /v1/openapi.json.
 */
const SETTINGS = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  persistAuth: false,
  hideModels: true,
  documentDownloadType: 'none',
  orderSchemaPropertiesBy: 'preserve',
  defaultOpenFirstTag: true,
  favicon: '/console/mark.svg',
}

const documentAt = (slug: string) => `${DOCS}/${slug}.json`

/** The page of the Swagger plugin for several documents, of which Scalar loads the one that the reader chooses. */
const page = async (description: ServiceDescription): Promise<string> => {
  const { default: swagger } = await import('@elysiajs/swagger')
  const sources = referenceSources(description).map(({ slug, title }) => ({
    slug,
    // The plugin puts the settings into an attribute between apostrophes.
    title: title.replaceAll("'", '’'),
    url: documentAt(slug),
    ...(slug === OVERVIEW ? { default: true } : {}),
  }))
  const plugin = swagger({
    path: DOCS,
    scalarCDN: START,
    scalarConfig: {
      ...SETTINGS,
      sources,
      // The plugin writes this address into the page. Scalar reports it as deprecated among the settings.
      spec: { url: documentAt(OVERVIEW), toJSON: () => undefined },
    } as object,
    documentation: {
      info: { title: 'Khagola API reference', description: 'Every capability, its input and answer', version: 'v1' },
    },
  })
  const response = await plugin.handle(new Request(`http://localhost${DOCS}`))
  return response.text()
}

/** The policy of the page: requests to its own origin only, and of the scripts in the page only those that it was served with. */
const policyOf = (html: string): string => {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** A part of the reference and its content security policy. */
export interface DocsPart {
  readonly content: Asset
  readonly policy: string
}

export interface DocsSources extends AnswerSources {
  /** The OpenAPI description of the service, JSON. */
  readonly description: () => Promise<Asset>
}

const JAVASCRIPT = 'text/javascript; charset=utf-8'

const file = async (path: string) => asset(JAVASCRIPT, await Bun.file(join(FOLDER, path)).bytes())

let modules: ReadonlySet<string> | undefined

/** The file of a part of the program, from the folder of the reference; null for another path. */
const programFile = (path: string): string | null => {
  if (path === START) return 'start.js'
  if (!path.startsWith(`${PROGRAM}/`)) return null
  modules ??= new Set(readdirSync(join(FOLDER, 'program'), { recursive: true }).map((name) => `${PROGRAM}/${name}`))
  return path.endsWith('.js') && modules.has(path) ? join('program', path.slice(PROGRAM.length)) : null
}

/** The parts of the reference page by path: the page, its program, and its documents. Each is made at its first request. */
export const createDocs = ({ description, ...answers }: DocsSources): ((path: string) => Promise<DocsPart | null>) => {
  /** Parsed again for each document: a parsed description takes much memory and is read rarely. */
  const describe = async () => JSON.parse(new TextDecoder().decode((await description()).bytes)) as ServiceDescription

  const makePage = async () => {
    const description = await describe()
    const html = await page(description)
    const documents = new Map(referenceSources(description).map(({ slug }) => [documentAt(slug), slug]))
    return { content: await asset('text/html; charset=utf-8', html), policy: policyOf(html), documents }
  }
  const makeDocument = async (slug: string) => {
    const source = await describe()
    const yieldIfDue = createYieldPoint()
    const document = await referenceDocument(
      source,
      slug,
      await referenceAnswers(answers, source, slug, yieldIfDue),
      yieldIfDue,
    )
    return document && asset('application/json', await stringifyYielding(document, yieldIfDue))
  }

  const made = new Map<string, Promise<unknown>>()
  const once = <T>(path: string, make: () => Promise<T>): Promise<T> => {
    let found = made.get(path) as Promise<T> | undefined
    if (!found) {
      found = make()
      made.set(path, found)
      found.catch(() => made.delete(path))
    }
    return found
  }

  return async (path) => {
    const { documents, ...shell } = await once(DOCS, makePage)
    if (path === DOCS) return shell
    const slug = documents.get(path)
    const source = programFile(path)
    if (!slug && !source) return null
    const content = await once(path, () => (slug ? makeDocument(slug) : file(source!)))
    return content && { content, policy: shell.policy }
  }
}

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Asset, asset } from './asset.ts'

/** Where the page's parts are served; every one comes from this origin, so that the page works offline. */
export const DOCS = '/docs'

const SCRIPT = `${DOCS}/scalar.js`

/** Told by the page, where its program looks first; the same word among the settings is deprecated and warned of. */
const DESCRIPTION = { url: '/v1/openapi.json', toJSON: () => undefined }

/** Without what would ask another origin: fonts, telemetry, an assistant, a client elsewhere. */
const CONFIGURATION = {
  spec: DESCRIPTION,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  persistAuth: false,
  defaultOpenAllTags: false,
  favicon: 'data:,',
}

/** The page of the plugin alone: the description is ours, not the one that it reads off the routes of an app. */
const page = async (): Promise<string> => {
  const { default: swagger } = await import('@elysiajs/swagger')
  const plugin = swagger({
    path: DOCS,
    scalarCDN: SCRIPT,
    scalarConfig: CONFIGURATION,
    documentation: {
      info: { title: 'Khagola API reference', description: 'Every capability, its input and answer', version: 'v1' },
    },
  })
  const response = await plugin.handle(new Request(`http://localhost${DOCS}`))
  return response.text()
}

/**
 * What the page may do. It asks nothing of another origin: what the settings might miss, the browser refuses. Of the scripts
 * within the page only those run that it was written with.
 */
const policyOf = (html: string): string => {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
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

/** A part of the reference, and the policy under which it is sent. */
export interface DocsPart {
  readonly content: Asset
  readonly policy: string
}

const read = async (): Promise<Record<string, DocsPart>> => {
  const html = await page()
  const program = Bun.file(join(import.meta.dirname, '..', '..', 'data', 'reference', 'standalone.js'))
  const parts = {
    [DOCS]: await asset('text/html; charset=utf-8', html),
    [SCRIPT]: await asset('text/javascript; charset=utf-8', new Uint8Array(await program.arrayBuffer())),
  }
  const policy = policyOf(html)
  return Object.fromEntries(Object.entries(parts).map(([path, content]) => [path, { content, policy }]))
}

let parts: Promise<Record<string, DocsPart>> | undefined

/** The page and its program, by path; read when first asked for. */
export const docsParts = (): Promise<Record<string, DocsPart>> => {
  parts ??= read()
  return parts
}

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Asset, asset } from './asset.ts'

/** Path of the API reference. All its parts are served from this origin, so that it works offline. */
export const DOCS = '/docs'

const SCRIPT = `${DOCS}/scalar.js`

/**
 * The URL of the description, set in the page, where the script looks first. `toJSON` removes it from the settings, where it is deprecated
 * and causes a warning.
 */
const DESCRIPTION = { url: '/v1/openapi.json', toJSON: () => undefined }

/** Settings of the reference. They disable all features that use other origins: fonts, telemetry, assistant, external client. */
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

/** The HTML page of the plugin. It shows our description, not one generated from the routes of an app. */
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
 * The content security policy of the page. The browser blocks all requests to other origins, even if the settings miss one. Inline scripts
 * run only if their hash is that of a script in the generated page.
 */
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

const loadParts = async (): Promise<Record<string, DocsPart>> => {
  const html = await page()
  const script = Bun.file(join(import.meta.dirname, '..', '..', 'data', 'reference', 'standalone.js'))
  const parts = {
    [DOCS]: await asset('text/html; charset=utf-8', html),
    [SCRIPT]: await asset('text/javascript; charset=utf-8', new Uint8Array(await script.arrayBuffer())),
  }
  const policy = policyOf(html)
  return Object.fromEntries(Object.entries(parts).map(([path, content]) => [path, { content, policy }]))
}

let parts: Promise<Record<string, DocsPart>> | undefined

/** The page and its script, by path; loaded on first use. */
export const docsParts = (): Promise<Record<string, DocsPart>> => {
  parts ??= loadParts()
  return parts
}

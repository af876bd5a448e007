import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Elysia } from 'elysia'
import { mapConcurrently } from '../concurrency.ts'
import { Fault } from '../faults.ts'
import { readObject } from '../service/body.ts'
import { pathOf } from './address.ts'
import { type Asset, asset, serveAsset } from './asset.ts'
import { readBody } from './body.ts'
import type { callerOf } from './credentials.ts'
import type { ClaimFirstRunKey } from './first-run-key.ts'

/** Path of the assets of the console. Its page is at `/`. */
const CONSOLE = '/console'

const ROOT = join(import.meta.dirname, '..', '..')
const SOURCE = join(ROOT, 'src', 'console')
/** The prebuilt console in packages, which do not contain the sources. */
const PACKAGED_CONSOLE = join(ROOT, 'data', 'console.json')

/** The content security policy: no inline scripts or styles, no other origins; documents are shown from `blob:` URLs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src blob:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const CONSOLE_HEADERS = {
  'Content-Security-Policy': POLICY,
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The files of the console by name, as text. */
type Bundle = Record<string, string>

/** Builds the console for browsers: its page, one script with chunks that are loaded on demand, one style sheet. */
export const bundleConsole = async (): Promise<Bundle> => {
  const built = await Bun.build({
    entrypoints: [join(SOURCE, 'main.tsx')],
    target: 'browser',
    format: 'esm',
    splitting: true,
    minify: true,
    publicPath: `${CONSOLE}/`,
    external: ['*.woff2'],
    naming: { entry: '[name]-[hash].[ext]', chunk: 'part-[hash].[ext]', asset: '[name]-[hash].[ext]' },
    jsx: { runtime: 'automatic', importSource: 'preact', development: false },
  })
  if (!built.success) throw new AggregateError(built.logs, 'The console could not be built.')
  const files: Bundle = {}
  for (const output of built.outputs) files[basename(output.path)] = await output.text()
  const outputName = (start: string, ending: string) =>
    Object.keys(files).find((name) => name.startsWith(start) && name.endsWith(ending))!
  const page = await Bun.file(join(SOURCE, 'page.html')).text()
  files['page.html'] = page
    .replace('{script}', `${CONSOLE}/${outputName('main-', '.js')}`)
    .replace('{style}', `${CONSOLE}/${outputName('main-', '.css')}`)
  files['mark.svg'] = await Bun.file(join(SOURCE, 'mark.svg')).text()
  return files
}

const bundle = async (): Promise<Bundle> => {
  const packagedFile = Bun.file(PACKAGED_CONSOLE)
  return (await packagedFile.exists()) ? packagedFile.json() : bundleConsole()
}

let files: Promise<Map<string, Asset>> | undefined

const loadAssets = async (): Promise<Map<string, Asset>> => {
  const entries = await mapConcurrently(
    Object.entries(await bundle()),
    async ([name, text]): Promise<[string, Asset]> => [
      name === 'page.html' ? '/' : `${CONSOLE}/${name}`,
      await asset(TYPES[extname(name)]!, text),
    ],
  )
  return new Map(entries)
}

const FONT = new RegExp(`^${CONSOLE}/fonts/([a-z0-9-]+)/([a-z0-9-]+\\.woff2)$`)
const fonts = new Map<string, Promise<Asset>>()
const fontFile = (path: string): string | null => {
  try {
    return fileURLToPath(import.meta.resolve(`@fontsource/${path}`))
  } catch {
    return null
  }
}
/** A font of the packages that documents also use, read on first use; null if it does not exist. */
const fontAt = (path: string): Promise<Asset> | null => {
  const [, family, name] = FONT.exec(path) ?? []
  if (!family || !name) return null
  const cached = fonts.get(path)
  if (cached) return cached
  const file = fontFile(`${family}/files/${name}`)
  if (!file) return null
  const font = Bun.file(file)
    .bytes()
    .then((bytes) => asset(TYPES['.woff2']!, bytes))
  fonts.set(path, font)
  return font
}

/** The asset of the console at a path; null if there is none. */
const consolePart = async (path: string): Promise<Asset | null> => {
  files ??= loadAssets()
  files.catch(() => {
    files = undefined
  })
  return (await files).get(path) ?? (await fontAt(path))
}

export interface ConsoleRoutes {
  /** Claims the sandbox key of a first start; undefined if there is none. */
  readonly claimFirstRunKey: ClaimFirstRunKey | undefined
  /** Headers of every answer of the server. */
  readonly headers: Record<string, string>
  readonly identifyCaller: (request: Request) => ReturnType<typeof callerOf>
  readonly unknownRoute: (request: Request) => Promise<Response>
}

/** Larger bodies (bytes) cannot be a token. */
const TOKEN_LIMIT = 200

/** The token in the body of a request; null if there is none. */
const readToken = async (request: Request): Promise<string | null> => {
  try {
    const { token } = readObject(await readBody(request, TOKEN_LIMIT), TOKEN_LIMIT)
    return typeof token === 'string' ? token : null
  } catch (reason) {
    if (reason instanceof Fault) return null
    throw reason
  }
}

/** The page at `/`, its assets, and the route that claims the key of a first start. */
export const consoleRoutes = ({ claimFirstRunKey, headers, identifyCaller, unknownRoute }: ConsoleRoutes) => {
  const serve = async ({ request }: { request: Request }) => {
    const asset = identifyCaller(request).keyInUrl ? null : await consolePart(pathOf(request))
    return asset ? serveAsset(asset, request, { ...headers, ...CONSOLE_HEADERS }) : unknownRoute(request)
  }
  const welcome = async ({ request }: { request: Request }) => {
    const token = claimFirstRunKey ? await readToken(request) : null
    if (!claimFirstRunKey || token === null) return unknownRoute(request)
    const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => request.headers.has(name))
    const key = await claimFirstRunKey({
      token,
      address: identifyCaller(request).address?.() ?? null,
      forwarded: isForwarded,
    })
    if (key === null) return unknownRoute(request)
    return Response.json({ key }, { headers: { ...headers, 'Cache-Control': 'no-store' } })
  }
  return new Elysia({ normalize: false })
    .get('/', serve)
    .get(`${CONSOLE}/*`, serve)
    .post(`${CONSOLE}/welcome`, welcome, { parse: 'none' })
}

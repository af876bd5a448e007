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

/** Where the parts of the console are served; its page is `/`. */
const CONSOLE = '/console'

const ROOT = join(import.meta.dirname, '..', '..')
const SOURCE = join(ROOT, 'src', 'console')
/** What a package has instead of the sources. */
const PACKED = join(ROOT, 'data', 'console.json')

/** Nothing within the page runs or is styled, and nothing comes from elsewhere; documents are read out of memory. */
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

/** The console for browsers: its page, one program with parts that are loaded when wanted, one style. */
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
  const named = (start: string, ending: string) =>
    Object.keys(files).find((name) => name.startsWith(start) && name.endsWith(ending))!
  const page = await Bun.file(join(SOURCE, 'page.html')).text()
  files['page.html'] = page
    .replace('{script}', `${CONSOLE}/${named('main-', '.js')}`)
    .replace('{style}', `${CONSOLE}/${named('main-', '.css')}`)
  files['mark.svg'] = await Bun.file(join(SOURCE, 'mark.svg')).text()
  return files
}

const bundle = async (): Promise<Bundle> => {
  const packed = Bun.file(PACKED)
  return (await packed.exists()) ? packed.json() : bundleConsole()
}

let files: Promise<Map<string, Asset>> | undefined

const read = async (): Promise<Map<string, Asset>> => {
  const made = await mapConcurrently(
    Object.entries(await bundle()),
    async ([name, text]): Promise<[string, Asset]> => [
      name === 'page.html' ? '/' : `${CONSOLE}/${name}`,
      await asset(TYPES[extname(name)]!, text),
    ],
  )
  return new Map(made)
}

const FONT = new RegExp(`^${CONSOLE}/fonts/([a-z0-9-]+)/([a-z0-9-]+\\.woff2)$`)
const fonts = new Map<string, Promise<Asset>>()
const placeOfFont = (path: string): string | null => {
  try {
    return fileURLToPath(import.meta.resolve(`@fontsource/${path}`))
  } catch {
    return null
  }
}
/** A font of the packages that also set documents; read when first asked for. */
const fontAt = (path: string): Promise<Asset> | null => {
  const [, family, name] = FONT.exec(path) ?? []
  if (!family || !name) return null
  const had = fonts.get(path)
  if (had) return had
  const place = placeOfFont(`${family}/files/${name}`)
  if (!place) return null
  const found = Bun.file(place)
    .bytes()
    .then((bytes) => asset(TYPES['.woff2']!, bytes))
  fonts.set(path, found)
  return found
}

/** A part of the console by its path; null where there is none. */
const consolePart = async (path: string): Promise<Asset | null> => {
  files ??= read()
  files.catch(() => {
    files = undefined
  })
  return (await files).get(path) ?? (await fontAt(path))
}

export interface ConsoleRoutes {
  /** How the key of a first start is had; nothing is offered without. */
  readonly takeOffered: ClaimFirstRunKey | undefined
  /** What every answer of the server is sent with. */
  readonly headers: Record<string, string>
  readonly whoAsks: (request: Request) => ReturnType<typeof callerOf>
  readonly unknownRoute: (request: Request) => Promise<Response>
}

/** Larger bodies (bytes) cannot be a token. */
const TOKEN_LIMIT = 200

/** The token in the body of a request; null when the body holds none. */
const tokenIn = async (request: Request): Promise<string | null> => {
  try {
    const { token } = readObject(await readBody(request, TOKEN_LIMIT), TOKEN_LIMIT)
    return typeof token === 'string' ? token : null
  } catch (reason) {
    if (reason instanceof Fault) return null
    throw reason
  }
}

/** The page at `/`, what it is made of, and the one thing that it asks for besides the API. */
export const consoleRoutes = ({ takeOffered, headers, whoAsks, unknownRoute }: ConsoleRoutes) => {
  const serve = async ({ request }: { request: Request }) => {
    const found = whoAsks(request).keyInUrl ? null : await consolePart(pathOf(request))
    return found ? serveAsset(found, request, { ...headers, ...CONSOLE_HEADERS }) : unknownRoute(request)
  }
  const welcome = async ({ request }: { request: Request }) => {
    const token = takeOffered ? await tokenIn(request) : null
    if (!takeOffered || token === null) return unknownRoute(request)
    const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => request.headers.has(name))
    const key = await takeOffered({ token, address: whoAsks(request).address?.() ?? null, forwarded })
    if (key === null) return unknownRoute(request)
    return Response.json({ key }, { headers: { ...headers, 'Cache-Control': 'no-store' } })
  }
  return new Elysia({ normalize: false })
    .get('/', serve)
    .get(`${CONSOLE}/*`, serve)
    .post(`${CONSOLE}/welcome`, welcome, { parse: 'none' })
}

import { timingSafeEqual } from 'node:crypto'
import { basename, extname, join } from 'node:path'
import { Elysia } from 'elysia'
import { pathOf } from './address.ts'
import { type Asset, asset, serveAsset } from './asset.ts'
import type { asked } from './credentials.ts'

/** Where the parts of the console are served; its page is `/`. */
const CONSOLE = '/console'

const ROOT = join(import.meta.dirname, '..', '..')
const SOURCE = join(ROOT, 'src', 'console')
const FONTS = join(ROOT, 'node_modules', '@fontsource')
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
  const made = await Promise.all(
    Object.entries(await bundle()).map(
      async ([name, text]): Promise<[string, Asset]> => [
        name === 'page.html' ? '/' : `${CONSOLE}/${name}`,
        await asset(TYPES[extname(name)]!, text),
      ],
    ),
  )
  return new Map(made)
}

const FONT = new RegExp(`^${CONSOLE}/fonts/([a-z0-9-]+)/([a-z0-9-]+\\.woff2)$`)
const fonts = new Map<string, Promise<Asset | null>>()
/** A font of the packages that also set documents; read when first asked for. */
const fontAt = (path: string): Promise<Asset | null> | null => {
  const [, family, name] = FONT.exec(path) ?? []
  if (!family || !name) return null
  let found = fonts.get(path)
  if (!found) {
    const file = Bun.file(join(FONTS, family, 'files', name))
    found = file
      .exists()
      .then(async (there) => (there ? asset(TYPES['.woff2']!, new Uint8Array(await file.arrayBuffer())) : null))
    // Of files that are not there none is remembered.
    found.then((there) => (there ? fonts.set(path, found!) : null))
  }
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

/** How long the link of a first start leads anywhere. */
const OFFERED_FOR = 3_600_000
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/** The sandbox key of a first start, for the first browser on this machine that comes by the printed link. */
export interface Offer {
  /** What stands behind `#welcome=`. */
  readonly token: string
  /** The key, once; null to whoever may not have it. */
  take(asked: { token: string; address: string | null; forwarded: boolean }): string | null
}

export const offerOf = (key: string, now: () => number = Date.now): Offer => {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url')
  const until = now() + OFFERED_FOR
  let left: string | null = key
  return {
    token,
    take({ token: given, address, forwarded }) {
      const same = given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token))
      if (!same || forwarded || address === null || !LOOPBACK.test(address) || now() > until) return null
      const taken = left
      left = null
      return taken
    },
  }
}

export interface ConsoleRoutes {
  readonly offer: Offer | undefined
  /** What every answer of the server is sent with. */
  readonly headers: Record<string, string>
  readonly whoAsks: (request: Request) => ReturnType<typeof asked>
  readonly unknownRoute: (request: Request) => Promise<Response>
}

/** The largest body that may be a token. */
const TOKEN_LIMIT = 200

/** The page at `/`, what it is made of, and the one thing that it asks for besides the API. */
export const consoleRoutes = ({ offer, headers, whoAsks, unknownRoute }: ConsoleRoutes) => {
  const serve = async ({ request }: { request: Request }) => {
    const found = whoAsks(request).keyInUrl ? null : await consolePart(pathOf(request))
    return found ? serveAsset(found, request, { ...headers, ...CONSOLE_HEADERS }) : unknownRoute(request)
  }
  const welcome = async ({ request }: { request: Request }) => {
    if (!offer || Number(request.headers.get('content-length') ?? Number.NaN) > TOKEN_LIMIT)
      return unknownRoute(request)
    const { token } = ((await request.json().catch(() => null)) ?? {}) as { token?: unknown }
    const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => request.headers.has(name))
    const key = offer.take({ token: String(token), address: whoAsks(request).address?.() ?? null, forwarded })
    if (key === null) return unknownRoute(request)
    return Response.json({ key }, { headers: { ...headers, 'Cache-Control': 'no-store' } })
  }
  return new Elysia({ normalize: false })
    .get('/', serve)
    .get(`${CONSOLE}/*`, serve)
    .post(`${CONSOLE}/welcome`, welcome, { parse: 'none' })
}

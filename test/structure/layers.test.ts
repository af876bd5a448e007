import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type Source, sources, target } from './sources.ts'

// Allowed import directions of the parts of src/: downward, or leftward in a row; parts on both sides of `|` do not import each other.
const ROWS = [
  'chart-styles wording schema faults concurrency process-errors cooperative-yield warnings dice nearest base64 graphemes normalization client console',
  'time zodiac',
  'ephemeris',
  'cache',
  'sky',
  'atlas',
  'traditions',
  'jyotish | western',
  'lexicon document readings render safety ai',
  'settings',
  'capabilities',
  'reports',
  'pdf | store | llm',
  'service',
  'mcp library api batch cli',
  'composition-root',
  'main',
]

interface Place {
  row: number
  column: number
  wing: number
}

const PLACES = new Map<string, Place>(
  ROWS.flatMap((line, row) => {
    let column = 0
    return line
      .split(' | ')
      .flatMap((wing, index) => wing.split(' ').map((part) => [part, { row, column: column++, wing: index }] as const))
  }),
)

const partOf = (path: string) => path.split('/')[1]!.replace(/\.ts$/, '')

const mayImport = (from: string, to: string): boolean => {
  if (from === to) return true
  const importer = PLACES.get(from)!
  const imported = PLACES.get(to)!
  if (imported.row !== importer.row) return imported.row < importer.row
  return imported.wing === importer.wing && imported.column < importer.column
}

const all = sources('src/**/*.{ts,tsx}')

describe('layers', () => {
  test('every part of src/ has a row', () => {
    expect([...new Set(all.map(({ path }) => partOf(path)))].filter((part) => !PLACES.has(part))).toEqual([])
  })

  test('docs/architecture.md shows the same rows', () => {
    const drawing = /```layers\n([^`]*)\n```/.exec(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
    expect(drawing?.[1]?.split('\n')).toEqual(ROWS)
  })

  test('the import rule accepts and rejects the expected cases', () => {
    expect(mayImport('capabilities', 'jyotish')).toBe(true)
    expect(mayImport('cli', 'api')).toBe(true)
    expect(mayImport('sky', 'capabilities')).toBe(false)
    expect(mayImport('api', 'cli')).toBe(false)
    expect(mayImport('jyotish', 'western')).toBe(false)
    expect(mayImport('western', 'jyotish')).toBe(false)
  })

  test('imports point downward', () => {
    const upward = all.flatMap((source) =>
      source.imports
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => target(source, specifier))
        .filter((path) => path.startsWith('src/') && !mayImport(partOf(source.path), partOf(path)))
        .map((path) => `${source.path} imports ${path}`),
    )
    expect(upward).toEqual([])
  })

  test('relative imports point to a file and include its extension', () => {
    const lost = all.flatMap((source) =>
      source.imports
        .filter((specifier) => specifier.startsWith('.'))
        .filter((specifier) => !/\.(tsx?|css|json|node)$/.test(specifier) || !exists(target(source, specifier)))
        .map((specifier) => `${source.path} imports ${specifier}`),
    )
    expect(lost).toEqual([])
  })

  const exists = (path: string) => path.endsWith('.node') || existsSync(join(root, path))
})

const PURE = [
  'zodiac',
  'sky',
  'lexicon',
  'traditions',
  'jyotish',
  'western',
  'document',
  'readings',
  'ai',
  'capabilities',
  'reports',
]
const CLOCK_OR_CHANCE = [
  /\bDate\.now\b/,
  /\bnew Date\(\)/,
  /\bTemporal\.Now\b/,
  /\bperformance\.now\b/,
  /\bMath\.random\b/,
  /\brandomUUID\b/,
  /\brandomBytes\b/,
  /\bgetRandomValues\b/,
  /\bfetch\(/,
]
const AT_THE_EDGE = [
  'llm',
  'store',
  'service',
  'api',
  'mcp',
  'batch',
  'cli',
  'client',
  'console',
  'library',
  'pdf',
  'composition-root',
  'main',
]

/** Packages that only one part may import. */
const HOMES: Record<string, string> = {
  elysia: 'api',
  'prom-client': 'api',
  '@elysiajs/swagger': 'api',
  commander: 'cli',
  '@bomb.sh/tab': 'cli',
  '@modelcontextprotocol/server': 'mcp',
  hyparquet: 'batch',
  'hyparquet-writer': 'batch',
  'bun:sqlite': 'store',
  '@resvg/resvg-js': 'render',
  pdfkit: 'pdf',
  fontkit: 'pdf',
  harfbuzzjs: 'render',
  'bidi-js': 'render',
  linebreak: 'render',
  sax: 'pdf',
  'geo-tz': 'atlas',
  'ipaddr.js': 'service',
  standardwebhooks: 'service',
  'clipper2-ts': 'traditions',
  openai: 'llm',
  geomagnetism: 'traditions',
  preact: 'console',
  '@preact/signals': 'console',
}

const offences = (inside: (source: Source) => boolean, offence: (source: Source) => string[]) =>
  all.filter(inside).flatMap((source) => offence(source).map((subject) => `${source.path}: ${subject}`))

const packageOf = (specifier: string) =>
  specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0]!

describe('what each part may use', () => {
  test('calculations use no platform API', () => {
    expect(
      offences(
        ({ path }) => PURE.includes(partOf(path)),
        ({ imports, code }) => [
          ...imports.filter((specifier) => /^(bun|node)(:|$)/.test(specifier)),
          ...(/\b(Bun|process)\./.test(code) ? ['Bun or process'] : []),
        ],
      ),
    ).toEqual([])
  })

  test('code below the service uses no clock, randomness or network', () => {
    expect(
      offences(
        ({ path }) => !AT_THE_EDGE.includes(partOf(path)),
        ({ code }) => CLOCK_OR_CHANCE.filter((pattern) => pattern.test(code)).map(String),
      ),
    ).toEqual([])
  })

  test('only src/sky/sphere.ts computes angles on the sphere', () => {
    expect(
      offences(
        ({ path }) => ['sky', 'jyotish', 'western'].includes(partOf(path)) && path !== 'src/sky/sphere.ts',
        ({ code }) => (/\bMath\.(a?sin|a?cos|a?tan2?)\(/.test(code) ? ['Math.sin and the like'] : []),
      ),
    ).toEqual([])
  })

  test('only src/main.ts reads process.env', () => {
    expect(
      offences(
        ({ path }) => path !== 'src/main.ts',
        ({ code }) => (/\bprocess\.env\b|\bBun\.env\b|\bimport\.meta\.env\b/.test(code) ? ['process.env'] : []),
      ),
    ).toEqual([])
  })

  test('only src/ephemeris loads the addon; sweph is for tests and benchmarks', () => {
    expect(
      offences(
        ({ path }) => partOf(path) !== 'ephemeris',
        ({ code }) => (/\.node['"]/.test(code) ? ['.node'] : []),
      ),
    ).toEqual([])
    expect(
      offences(
        () => true,
        ({ imports }) => imports.filter((specifier) => packageOf(specifier) === 'sweph'),
      ),
    ).toEqual([])
  })

  test('each package is imported by its own part only', () => {
    expect(
      offences(
        () => true,
        ({ path, imports }) =>
          imports.filter((specifier) => {
            const home = HOMES[specifier.startsWith('bun:') ? specifier : packageOf(specifier)]
            return home !== undefined && home !== partOf(path)
          }),
      ),
    ).toEqual([])
  })

  test('src/ does not refer to test/', () => {
    expect(
      offences(
        () => true,
        ({ code }) => (/\btest\//.test(code) ? ['test/'] : []),
      ),
    ).toEqual([])
  })
})

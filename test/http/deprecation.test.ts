import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { describeDeprecation } from '../../src/api/deprecation.ts'
import { openApi } from '../../src/api/openapi.ts'
import type { Deprecation } from '../../src/capabilities/capability.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { DEPRECATION, start } from './server.ts'

const PATH = '/v1/failing/deprecated'
const READING = '/v1/failing/deprecated-reading'

const HEADERS = {
  // source: RFC 9745, section 2.1: seconds since 1970 as a Structured Field date
  deprecation: '@1769817600',
  // source: RFC 8594, section 3: an HTTP date
  sunset: 'Sat, 01 Aug 2026 00:00:00 GMT',
  link: '</docs>; rel="deprecation"; type="text/html", </v1/ai/ai-daily-reading>; rel="successor-version"',
}

let server: Awaited<ReturnType<typeof start>>
let key: Record<string, string>
beforeAll(async () => {
  server = await start()
  key = server.as((await server.account()).sandbox)
})
afterAll(() => server.stop())

const announced = ({ headers }: Response) => ({
  deprecation: headers.get('Deprecation'),
  sunset: headers.get('Sunset'),
  link: headers.get('Link'),
})

describe('the answers of a deprecated capability have the headers', () => {
  test.each([
    ['a success', PATH, {}, {}, 200],
    ['a refused input', PATH, { word: 1 }, {}, 422],
    ['a refused key', PATH, {}, { Authorization: 'Bearer sk_test_unknown' }, 401],
    [
      'a reading as events',
      READING,
      catalogue.find(({ slug }) => slug === 'ai-daily-reading')!.example,
      { Accept: 'text/event-stream' },
      200,
    ],
  ])('%s', async (_, path, input, further, status) => {
    const response = await server.post(path, input, { ...key, ...further })
    await response.text()
    expect(response.status).toBe(status)
    expect(announced(response)).toEqual(HEADERS)
  })

  test('answers of other capabilities have no such headers', async () => {
    const response = await server.post('/v1/utilities/languages', {}, key)
    expect(response.status).toBe(200)
    expect(announced(response)).toEqual({ deprecation: null, sunset: null, link: null })
  })

  test('pages of another origin can read them', async () => {
    const { headers } = await server.post(PATH, {}, { ...key, Origin: 'https://page.example' })
    expect(headers.get('Access-Control-Expose-Headers')).toContain('Deprecation, Sunset, Link')
  })
})

interface Operation {
  readonly deprecated?: boolean
  readonly responses: { readonly 200: { readonly headers: Readonly<Record<string, { readonly example: string }>> } }
}

test('the API description marks a deprecated capability, its headers and its replacement', () => {
  const [first, ...others] = catalogue
  const { paths } = openApi({
    families,
    catalogue: [{ ...first!, deprecated: DEPRECATION }, ...others],
    examples: new Map(),
    serverUrl: '',
  })
  const operations = Object.values(paths as Record<string, { post?: Operation }>).flatMap(({ post }) => post ?? [])
  const deprecated = operations.filter((operation) => operation.deprecated)
  expect(deprecated).toHaveLength(1)
  expect(deprecated[0]).toMatchObject({
    deprecated: true,
    description: expect.stringContaining(
      '**Deprecated** since 2026-01-31; removed on or after 2026-08-01. Use `/v1/ai/ai-daily-reading` instead.',
    ),
  })
  const { headers } = deprecated[0]!.responses[200]
  expect(Object.entries(headers).map(([name, { example }]) => [name.toLowerCase(), example])).toEqual(
    Object.entries(HEADERS),
  )
})

test('without a replacement there is no successor link', () => {
  const { text, response } = describeDeprecation({ since: '2026-01-31', sunset: '2026-08-01' })
  expect(text).toEndWith('removed on or after 2026-08-01.')
  expect(response.headers?.Link.example).toBe('</docs>; rel="deprecation"; type="text/html"')
})

/** The rules of docs/compatibility.md that a deprecation breaks. */
const faultsOf = ({ since, sunset, replacement }: Deprecation): string[] => {
  const earliest = new Date(since)
  earliest.setUTCMonth(earliest.getUTCMonth() + 6)
  const isShort = new Date(sunset) < earliest
  const isLost =
    replacement !== undefined && !catalogue.some(({ path, deprecated }) => path === replacement && !deprecated)
  return [...(isShort ? ['less than six months'] : []), ...(isLost ? ['a replacement that does not exist'] : [])]
}

test('a deprecation lasts at least six months and names an existing replacement', () => {
  const lost = { since: '2026-01-31', sunset: '2026-07-30', replacement: '/v1/ai/none' }
  expect(faultsOf(DEPRECATION)).toEqual([])
  expect(faultsOf(lost)).toEqual(['less than six months', 'a replacement that does not exist'])
  expect(
    catalogue.flatMap(({ path, deprecated }) =>
      deprecated ? faultsOf(deprecated).map((fault) => `${path}: ${fault}`) : [],
    ),
  ).toEqual([])
})

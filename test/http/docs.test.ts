import { afterAll, beforeAll, expect, test } from 'bun:test'
import { families } from '../../src/capabilities/index.ts'
import { AccountResource } from '../../src/service/account.ts'
import { checkOf } from '../../src/service/input.ts'
import { start } from './server.ts'

const MOON = '/v1/utilities/find-moon-sign'

let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.stop())
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers })

/** The answers of the operations in a document of the reference page. */
interface Documented {
  paths: Record<
    string,
    Record<string, { responses: { 200?: { content: Record<string, { example?: unknown; examples?: object }> } } }>
  >
}

test('/docs loads its parts from this origin only', async () => {
  const page = await get('/docs')
  const html = await page.text()
  const policy = page.headers.get('Content-Security-Policy')!
  expect(policy).toContain("default-src 'none'")
  const [, scripts] = /script-src ([^;]*)/.exec(policy)!
  const inline = [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([^<]*)</g)].map(([, text]) =>
    new Bun.CryptoHasher('sha256').update(text!).digest('base64'),
  )
  expect(inline.length).toBeGreaterThan(0)
  expect(scripts!.split(' ')).toEqual(["'self'", ...inline.map((hash) => `'sha256-${hash}'`)])
  const parts = [...html.matchAll(/(?:src|href|data-url)="([^"]*)"/g)].map(([, path]) => path!)
  expect(parts).toEqual(['/docs/overview.json', '/docs/start.js'])
  for (const path of parts) {
    const part = await get(path)
    expect([path, part.status]).toEqual([path, 200])
    expect(part.headers.get('Content-Security-Policy')).toBe(policy)
  }
})

test('the settings of /docs list a document for each family, and the first is the overview', async () => {
  const html = await (await get('/docs')).text()
  const settings = JSON.parse(/data-configuration='([^']*)'/.exec(html)![1]!) as {
    sources: { slug: string; title: string; url: string; default?: boolean }[]
  }
  expect(settings.sources.map(({ slug }) => slug)).toEqual(['overview', ...families.map(({ slug }) => slug)])
  expect(settings.sources.filter((source) => source.default).map(({ slug }) => slug)).toEqual(['overview'])
  const { url } = settings.sources.at(-1)!
  const response = await get(url)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/json'])
  expect((await get(url, { 'If-None-Match': response.headers.get('ETag')! })).status).toBe(304)
  const example = await (await get(MOON.replace('/v1/', '/v1/examples/'))).json()
  const { paths } = (await response.json()) as Documented
  expect(paths[MOON]!.post!.responses[200]!.content['application/json']!.example).toEqual(example)
})

test('the operations of the overview have examples of their answers', async () => {
  const { paths } = (await (await get('/docs/overview.json')).json()) as Documented
  const shown = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ responses }) => {
      const json = responses[200]?.content['application/json']
      return json && !json.example && !json.examples ? [path] : []
    }),
  )
  expect(shown).toEqual([])
  const { example } = paths['/v1/account']!.get!.responses[200]!.content['application/json']!
  expect(checkOf(AccountResource)((example as { data: object }).data)).toBe(true)
})

test('/docs serves every module of its program and nothing else', async () => {
  const seen = new Set<string>()
  const collect = async (path: string): Promise<void> => {
    if (seen.has(path)) return
    seen.add(path)
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('Content-Type')).toStartWith('text/javascript')
    for (const [, name] of (await response.text()).matchAll(/(?:from|import)\s*\(?\s*["'`](\.[^"'`]+\.js)["'`]/g))
      await collect(new URL(name!, `http://localhost${path}`).pathname)
  }
  await collect('/docs/program/standalone.esm.js')
  expect(seen.size).toBeGreaterThan(50)
  for (const path of ['program', 'program/', 'program/chunks', 'bundle.json', 'nothing.json', 'jobs.json', 'start.jsx'])
    expect([path, (await get(`/docs/${path}`)).status]).toEqual([path, 404])
})

import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '../../src/capabilities/index.ts'
import { folderOfFile, khagolaOver, processOver } from '../program.ts'

const folder = folderOfFile()
const khagola = khagolaOver(join(folder, 'var'))
const asProcess = processOver(join(folder, 'var'))

const birth = { datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
interface MoonSign {
  data: { moon_sign: { sign: string; nakshatra: string } }
  meta: { credits_used: number; labels?: object }
}

describe('list and show', () => {
  test('list shows every capability', async () => {
    // This command runs before the catalogue is loaded.
    const { exitCode, out } = await asProcess(['list'])
    expect(exitCode).toBe(0)
    for (const { slug } of catalogue) expect(out).toContain(`  ${slug} `)
  })

  test('list of one family as JSON', async () => {
    const findKey = JSON.parse((await khagola(['list', 'utilities', '--json'])).out) as {
      path: string
      credits: number
    }[]
    expect(findKey.map(({ path }) => path)).toEqual(
      catalogue.filter(({ family }) => family === 'utilities').map(({ path }) => path),
    )
    expect(findKey.every(({ credits }) => credits === 1)).toBe(true)
  })

  test('show prints path, price and fields', async () => {
    const { out } = await khagola(['show', 'find-moon-sign'])
    expect(out).toContain('POST /v1/utilities/find-moon-sign')
    expect(out).toMatch(/^ {2}latitude +\(required\) a number from -90 to 90/m)
    expect(out).toMatch(/^ {2}moon_sign +\(required\) an object/m)
    // The complete list of values, and the default.
    expect(out).toMatch(/^ {2}ayanamsha .*lahiri.*valens_moon.*default lahiri/m)
  })

  test('an unknown name is reported with a suggestion', async () => {
    expect(await khagola(['show', 'nothing-here'])).toMatchObject({ exitCode: 1, out: '' })
    expect((await khagola(['list', 'nothing-here'])).error).toContain('utilities')
    for (const [slug, suggestion] of [
      ['find-mon-sign', 'find-moon-sign'],
      ['utilities/find-moon-sing', 'find-moon-sign'],
      ['Vimshotari-dasha', 'vimshottari-dasha'],
    ] as const)
      expect((await khagola(['show', slug])).error).toContain(`Did you mean ${suggestion}?`)
    expect((await khagola(['show', 'zzzzzz'])).error).not.toContain('Did you mean')
  })
})

describe('call', () => {
  const sign = ({ out }: { out: string }) => (JSON.parse(out) as MoonSign).data.moon_sign.sign

  test('input as JSON, from stdin, by flags, or by flags that override JSON, without key or charge', async () => {
    const moon = ['call', 'find-moon-sign']
    const asJson = await khagola([...moon, JSON.stringify(birth)])
    // The chart of independent India, which is published everywhere with the Moon in Cancer, Pushya.
    expect(JSON.parse(asJson.out)).toMatchObject({
      data: { moon_sign: { sign: 'Cancer', nakshatra: 'Pushya' } },
      meta: { credits_used: 0 },
    })
    const place = ['--latitude', '28.6139', '--longitude', '77.209']
    expect(sign(await asProcess([...moon, '-'], {}, JSON.stringify(birth)))).toBe('Cancer')
    expect(sign(await khagola([...moon, '--datetime', birth.datetime, '--utc-offset', '+05:30', ...place]))).toBe(
      'Cancer',
    )
    expect(sign(await khagola([...moon, JSON.stringify(birth), '--datetime', '1947-08-18T00:00']))).toBe('Leo')
    expect(sign(await khagola([...moon, '--example']))).toBe('Cancer')
  })

  test.each([
    ['find-moon-sign', ['{"datetime":'], 'invalid_request', null],
    ['find-moon-sign', [JSON.stringify({ ...birth, latitude: 91 })], 'invalid_request', 'latitude'],
    ['find-moon-sign', ['--example', '--latitude', 'north'], 'invalid_request', 'latitude'],
    ['find-moon-sign', ['--example', '--labels', 'tlh'], 'unsupported_language', 'labels'],
    ['find-moon-sign', [], 'invalid_request', 'datetime'],
  ])('a failure of %s %j prints the API error to stderr, exit code 1', async (slug, words, code, field) => {
    const { exitCode, out, error } = await khagola(['call', slug, ...words])
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
    expect(JSON.parse(error)).toMatchObject({ error: { code, field, retryable: false } })
  })

  test('help shows the allowed values of each flag', async () => {
    const { out } = await khagola(['call', 'find-moon-sign', '--help'])
    for (const words of ['from -90 to 90', 'YYYY-MM-DDTHH:MM', 'valens_moon', 'default'])
      expect(out.replace(/\s+/g, ' ')).toContain(words)
    expect(out).not.toContain('one of a list')
  })

  test('an unknown slug gets a suggestion', async () => {
    const { exitCode, error } = await khagola(['call', 'find-moon-sine'])
    expect(exitCode).toBe(1)
    expect(error).toContain('find-moon-sign')
  })
})

test('openapi -o writes the document', async () => {
  const file = join(folder, 'openapi.json')
  expect((await khagola(['openapi', '-o', file])).exitCode).toBe(0)
  expect((JSON.parse(readFileSync(file, 'utf8')) as { openapi: string }).openapi).toBe('3.1.0')
})

describe('keys and accounts', () => {
  const create = async (...words: string[]) => {
    const { out } = await khagola(['keys', 'create', ...words])
    return { secret: out.split('\n')[0]!, id: /id is (\S+)\.$/m.exec(out)![1]! }
  }
  const findKey = async (id: string) =>
    (JSON.parse((await khagola(['keys', 'list', '--json'])).out) as Record<string, string | null>[]).find(
      (key) => key.id === id,
    )!

  test('create, list, rotate, expire, revoke', async () => {
    const first = await create()
    expect(first.secret).toStartWith('sk_test_')
    const live = await create('--live', '--expires', '2030-01-01')
    expect(live.secret).toStartWith('sk_live_')
    expect(await findKey(live.id)).toMatchObject({ expires: '2030-01-01T00:00:00.000Z', revoked: null })
    expect((await khagola(['keys', 'list'])).out).not.toContain(live.secret)

    const rotated = await khagola(['keys', 'rotate', first.id, '--overlap-hours', '1'])
    expect(rotated.out).toStartWith('sk_test_')
    const end = Date.parse((await findKey(first.id)).expires!)
    expect(Math.abs(end - Date.now() - 3_600_000)).toBeLessThan(60_000)

    expect((await khagola(['keys', 'expire', live.id, 'never'])).exitCode).toBe(0)
    expect((await findKey(live.id)).expires).toBeNull()
    expect((await khagola(['keys', 'revoke', live.id])).exitCode).toBe(0)
    expect((await findKey(live.id)).revoked).not.toBeNull()
    expect((await khagola(['keys', 'revoke', 'no-such-id'])).exitCode).toBe(1)
  })

  test('creating the first key of a store prints the location of the store', async () => {
    const elsewhere = join(folder, 'elsewhere')
    const first = await khagola(['keys', 'create'], { DATA_DIR: elsewhere })
    expect(first.out).toStartWith('sk_test_')
    expect(first.error).toContain(`store: SQLite in ${elsewhere} (DATA_DIR)`)
    expect(first.error).toContain('the store was empty')
    const second = await khagola(['keys', 'create'], { DATA_DIR: elsewhere })
    expect(second.error).toBe(`khagola: store: SQLite in ${elsewhere} (DATA_DIR)\n`)
  })

  test.each([
    [['keys', 'list']],
    [['organisations', 'list']],
    [['projects', 'list']],
    [['webhooks', 'list']],
    [['links', 'rotate']],
  ])('%j prints its store to stderr and only the answer to stdout', async (words) => {
    const dataDir = join(folder, 'named')
    const { exitCode, out, error } = await khagola(words, { DATA_DIR: dataDir })
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: `khagola: store: SQLite in ${dataDir} (DATA_DIR)\n` })
    expect(out).not.toContain('store:')
  })

  test('a live key of an organisation without credits prints the command that adds credits', async () => {
    const environment = { DATA_DIR: join(folder, 'credits') }
    const balances = async () =>
      (
        JSON.parse((await khagola(['organisations', 'list', '--json'], environment)).out) as Record<string, unknown>[]
      ).map(({ included_credits_left, purchased_credits_left }) => [included_credits_left, purchased_credits_left])
    await khagola(['keys', 'create'], environment)
    expect(await balances()).toEqual([[0, 0]])
    const { out, error } = await khagola(['keys', 'create', '--live'], environment)
    expect(out).toStartWith('sk_live_')
    const [, words] = /with: khagola (organisations grant \S+) <credits>/.exec(error)!
    expect((await khagola([...words!.split(' '), '500'], environment)).exitCode).toBe(0)
    expect(await balances()).toEqual([[0, 500]])
    expect((await khagola(['keys', 'create', '--live'], environment)).error).not.toContain('no credits')
    // The first live key is created with credits, and a plan with monthly credits needs no grant.
    const freshEnvironment = { DATA_DIR: join(folder, 'fresh') }
    expect((await khagola(['keys', 'create', '--live'], freshEnvironment)).error).not.toContain('no credits')
    await khagola(['organisations', 'plan', 'Default', 'free'], environment)
    expect(await balances()).toEqual([[1000, 500]])
  })

  test('a webhook endpoint requires PUBLIC_URL if the server listens on all addresses', async () => {
    const add = (further: Record<string, string>) =>
      khagola(['webhooks', 'add', 'https://hooks.example/khagola'], {
        DATA_DIR: join(folder, 'elsewhere'),
        ...further,
      })
    const refusal = await add({ HOST: '0.0.0.0' })
    expect(refusal.exitCode).toBe(1)
    expect(refusal.error).toContain('PUBLIC_URL')
    expect((await add({ HOST: '0.0.0.0', PUBLIC_URL: 'https://api.example' })).out).toStartWith('whsec_')
    expect((await add({})).out).toStartWith('whsec_')
  })

  test('organisations and projects', async () => {
    expect((await khagola(['organisations', 'create', 'Acme', '--plan', 'standard'])).exitCode).toBe(0)
    for (const words of [
      ['grant', 'Acme', '500'],
      ['spend-cap', 'Acme', '1000000'],
      ['overdue', 'Acme'],
      ['paid', 'Acme'],
      ['plan', 'Acme', 'bulk'],
      ['suspend', 'Acme'],
    ])
      expect((await khagola(['organisations', ...words])).exitCode).toBe(0)
    const organisations = JSON.parse((await khagola(['organisations', 'list', '--json'])).out) as { name: string }[]
    expect(organisations.find(({ name }) => name === 'Acme')).toMatchObject({
      plan: 'bulk',
      status: 'suspended',
      grace_ends: null,
      spend_cap_micros: 1_000_000,
    })
    expect((await khagola(['organisations', 'grant', 'Acme', 'lots'])).exitCode).toBe(1)
    expect((await khagola(['organisations', 'plan', 'Acme', 'golden'])).error).toContain('bulk')

    expect((await khagola(['projects', 'create', 'web', '--organisation', 'Acme', '--budget', '10'])).exitCode).toBe(0)
    expect((await khagola(['projects', 'budget', 'web', 'none'])).exitCode).toBe(0)
    const projects = JSON.parse((await khagola(['projects', 'list', '--json'])).out) as { name: string }[]
    expect(projects.find(({ name }) => name === 'web')).toMatchObject({ monthly_budget: null })
    // With two projects, a key needs --project.
    expect((await khagola(['keys', 'create'])).error).toContain('several projects match; give the id of one')
    expect((await create('--project', 'web')).secret).toStartWith('sk_test_')
  })
})

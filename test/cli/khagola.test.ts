import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '../../src/capabilities/index.ts'

const main = join(import.meta.dir, '..', '..', 'src', 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'khagola-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `khagola <words>` as a process, with a data folder that lasts for the file. */
const khagola = (words: string[], stdin?: string, environment: Record<string, string> = {}) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, main, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'var'), ...environment },
    stdin: stdin === undefined ? 'ignore' : Buffer.from(stdin),
  })
  return { exitCode, out: stdout.toString(), error: stderr.toString() }
}

const birth = { datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
interface MoonSign {
  data: { moon_sign: { sign: string; nakshatra: string } }
  meta: { credits_used: number; labels?: object }
}

describe('list and show', () => {
  test('list names every capability', () => {
    const { exitCode, out } = khagola(['list'])
    expect(exitCode).toBe(0)
    for (const { slug } of catalogue) expect(out).toContain(`  ${slug} `)
  })

  test('list of one family, as JSON', () => {
    const listed = JSON.parse(khagola(['list', 'utilities', '--json']).out) as { path: string; credits: number }[]
    expect(listed.map(({ path }) => path)).toEqual(
      catalogue.filter(({ family }) => family === 'utilities').map(({ path }) => path),
    )
    expect(listed.every(({ credits }) => credits === 1)).toBe(true)
  })

  test('show: path, price, fields', () => {
    const { out } = khagola(['show', 'find-moon-sign'])
    expect(out).toContain('POST /v1/utilities/find-moon-sign')
    expect(out).toMatch(/^ {2}latitude +\(required\) a number from -90 to 90/m)
    expect(out).toMatch(/^ {2}moon_sign +\(required\) an object/m)
    // The whole list, and the default.
    expect(out).toMatch(/^ {2}ayanamsha .*lahiri.*valens_moon.*default lahiri/m)
  })

  test('what is not there is named', () => {
    expect(khagola(['show', 'nothing-here'])).toMatchObject({ exitCode: 1, out: '' })
    expect(khagola(['list', 'nothing-here']).error).toContain('utilities')
    for (const [given, meant] of [
      ['find-mon-sign', 'find-moon-sign'],
      ['utilities/find-moon-sing', 'find-moon-sign'],
      ['Vimshotari-dasha', 'vimshottari-dasha'],
    ] as const)
      expect(khagola(['show', given]).error).toContain(`did you mean ${meant}?`)
    expect(khagola(['show', 'zzzzzz']).error).not.toContain('did you mean')
  })
})

describe('call', () => {
  const sign = ({ out }: { out: string }) => (JSON.parse(out) as MoonSign).data.moon_sign.sign

  test('with JSON, from stdin, by flags, by flags over JSON: no key, no charge', () => {
    const moon = ['call', 'find-moon-sign']
    const asJson = khagola([...moon, JSON.stringify(birth)])
    // The chart of independent India, published everywhere with the Moon in Cancer, Pushya.
    expect(JSON.parse(asJson.out)).toMatchObject({
      data: { moon_sign: { sign: 'Cancer', nakshatra: 'Pushya' } },
      meta: { credits_used: 0 },
    })
    const place = ['--latitude', '28.6139', '--longitude', '77.209']
    expect(sign(khagola([...moon, '-'], JSON.stringify(birth)))).toBe('Cancer')
    expect(sign(khagola([...moon, '--datetime', birth.datetime, '--utc-offset', '+05:30', ...place]))).toBe('Cancer')
    expect(sign(khagola([...moon, JSON.stringify(birth), '--datetime', '1947-08-18T00:00']))).toBe('Leo')
    expect(sign(khagola([...moon, '--example']))).toBe('Cancer')
  })

  test.each([
    ['find-moon-sign', ['{"datetime":'], 'invalid_request', null],
    ['find-moon-sign', [JSON.stringify({ ...birth, latitude: 91 })], 'invalid_request', 'latitude'],
    ['find-moon-sign', ['--example', '--latitude', 'north'], 'invalid_request', 'latitude'],
    ['find-moon-sign', ['--example', '--labels', 'tlh'], 'unsupported_language', 'labels'],
    ['find-moon-sign', [], 'invalid_request', 'datetime'],
  ])('a failure of %s %j is the contract error on stderr, exit code 1', (slug, words, code, field) => {
    const { exitCode, out, error } = khagola(['call', slug, ...words])
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
    expect(JSON.parse(error)).toMatchObject({ error: { code, field, retryable: false } })
  })

  test('help tells what each flag admits', () => {
    const { out } = khagola(['call', 'find-moon-sign', '--help'])
    for (const words of ['from -90 to 90', 'YYYY-MM-DDTHH:MM', 'valens_moon', 'default'])
      expect(out.replace(/\s+/g, ' ')).toContain(words)
    expect(out).not.toContain('one of a list')
  })

  test('an unknown slug', () => {
    const { exitCode, error } = khagola(['call', 'find-moon-sine'])
    expect(exitCode).toBe(1)
    expect(error).toContain('find-moon-sign')
  })
})

test('openapi -o writes the description', () => {
  const file = join(folder, 'openapi.json')
  expect(khagola(['openapi', '-o', file]).exitCode).toBe(0)
  expect((JSON.parse(readFileSync(file, 'utf8')) as { openapi: string }).openapi).toBe('3.1.0')
})

describe('keys and accounts', () => {
  const create = (...words: string[]) => {
    const { out } = khagola(['keys', 'create', ...words])
    return { secret: out.split('\n')[0]!, id: /id is (\S+)\.$/m.exec(out)![1]! }
  }
  const listed = (id: string) =>
    (JSON.parse(khagola(['keys', 'list', '--json']).out) as Record<string, string | null>[]).find(
      (key) => key.id === id,
    )!

  test('create, list, rotate, expire, revoke', () => {
    const first = create()
    expect(first.secret).toStartWith('sk_test_')
    const live = create('--live', '--expires', '2030-01-01')
    expect(live.secret).toStartWith('sk_live_')
    expect(listed(live.id)).toMatchObject({ expires: '2030-01-01T00:00:00.000Z', revoked: null })
    expect(khagola(['keys', 'list']).out).not.toContain(live.secret)

    const rotated = khagola(['keys', 'rotate', first.id, '--overlap-hours', '1'])
    expect(rotated.out).toStartWith('sk_test_')
    const end = Date.parse(listed(first.id).expires!)
    expect(Math.abs(end - Date.now() - 3_600_000)).toBeLessThan(60_000)

    expect(khagola(['keys', 'expire', live.id, 'never']).exitCode).toBe(0)
    expect(listed(live.id).expires).toBeNull()
    expect(khagola(['keys', 'revoke', live.id]).exitCode).toBe(0)
    expect(listed(live.id).revoked).not.toBeNull()
    expect(khagola(['keys', 'revoke', 'no-such-id']).exitCode).toBe(1)
  })

  test('a key of a store that no server has used says which one', () => {
    const elsewhere = join(folder, 'elsewhere')
    const first = khagola(['keys', 'create'], undefined, { DATA_DIR: elsewhere })
    expect(first.out).toStartWith('sk_test_')
    expect(first.error).toContain(elsewhere)
    expect(khagola(['keys', 'create'], undefined, { DATA_DIR: elsewhere }).error).toBe('')
  })

  test('an endpoint asks for PUBLIC_URL where the address says nothing', () => {
    const add = (further: Record<string, string>) =>
      khagola(['webhooks', 'add', 'https://hooks.example/khagola'], undefined, {
        DATA_DIR: join(folder, 'elsewhere'),
        ...further,
      })
    const refused = add({ HOST: '0.0.0.0' })
    expect(refused.exitCode).toBe(1)
    expect(refused.error).toContain('PUBLIC_URL')
    expect(add({ HOST: '0.0.0.0', PUBLIC_URL: 'https://api.example' }).out).toStartWith('whsec_')
    expect(add({}).out).toStartWith('whsec_')
  })

  test('organisations and projects', () => {
    expect(khagola(['organisations', 'create', 'Acme', '--plan', 'standard']).exitCode).toBe(0)
    for (const words of [
      ['grant', 'Acme', '500'],
      ['spend-cap', 'Acme', '1000000'],
      ['overdue', 'Acme'],
      ['paid', 'Acme'],
      ['plan', 'Acme', 'bulk'],
      ['suspend', 'Acme'],
    ])
      expect(khagola(['organisations', ...words])).toMatchObject({ exitCode: 0, error: '' })
    const organisations = JSON.parse(khagola(['organisations', 'list', '--json']).out) as { name: string }[]
    expect(organisations.find(({ name }) => name === 'Acme')).toMatchObject({
      plan: 'bulk',
      status: 'suspended',
      grace_ends: null,
      spend_cap_micros: 1_000_000,
    })
    expect(khagola(['organisations', 'grant', 'Acme', 'lots']).exitCode).toBe(1)
    expect(khagola(['organisations', 'plan', 'Acme', 'golden']).error).toContain('bulk')

    expect(khagola(['projects', 'create', 'web', '--organisation', 'Acme', '--budget', '10']).exitCode).toBe(0)
    expect(khagola(['projects', 'budget', 'web', 'none']).exitCode).toBe(0)
    const projects = JSON.parse(khagola(['projects', 'list', '--json']).out) as { name: string }[]
    expect(projects.find(({ name }) => name === 'web')).toMatchObject({ monthly_budget: null })
    // Two projects, so that a key must say whose it is.
    expect(khagola(['keys', 'create']).error).toContain('which project')
    expect(create('--project', 'web').secret).toStartWith('sk_test_')
  })
})

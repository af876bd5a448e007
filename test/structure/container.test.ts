import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readSettings } from '../../src/settings.ts'

const root = join(import.meta.dir, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('Dockerfile')

test('every file that the image copies and starts exists', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths]) => paths!.split(' '))
  expect(copied).toContain('src')
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const [, command] = /^CMD (\[.*\])$/m.exec(dockerfile)!
  expect((JSON.parse(command!) as string[]).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every setting of the image and the compose file is known to the service', () => {
  const inImage = [.../^ENV (.*)$/m.exec(dockerfile)![1]!.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ])
  const { environment } = parse(read('compose.yaml')).services.node as { environment: Record<string, string> }
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(/\$\{\w+:[-?][^}]*\}/g, name === 'PUBLIC_URL' ? 'https://api.example' : 'sk_live_x'),
  ])
  const known = read('src/settings.ts')
  expect(environment.PUBLIC_URL).toStartWith('${PUBLIC_URL:?')
  for (const [name] of [...inImage, ...filled]) expect(known).toContain(`'${name}'`)
  const settings = readSettings(Object.fromEntries([...inImage, ...filled]))
  expect(settings).toMatchObject({ host: '0.0.0.0', dataDir: '/data', drainMs: 3000, redisUrl: 'redis://redis:6379' })
})

test('the image sets the same allocator as `npm start`', async () => {
  const { ALLOCATOR, SERVER_HEAP } = await import(join(root, 'scripts', 'bun.mjs'))
  expect(Object.keys(ALLOCATOR)).not.toEqual([])
  for (const [name, value] of Object.entries({ ...ALLOCATOR, ...SERVER_HEAP }))
    expect(dockerfile).toContain(`\nENV ${name}=${value}\n`)
})

test('the image contains the licence and the list of third-party licences', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths]) => paths!.split(' '))
  expect(copied).toEqual(expect.arrayContaining(['LICENSE', 'docs/licences.md']))
  const ignored = read('.dockerignore').trim().split('\n')
  const left = (path: string) =>
    ignored.reduce(
      (out, rule) => (new Bun.Glob(rule.replace(/^!/, '')).match(path) ? !rule.startsWith('!') : out),
      ignored.includes(path.split('/')[0]!),
    )
  expect(copied.filter(left)).toEqual([])
})

test('the image does not run as root, and its health check uses the listening port', () => {
  expect(dockerfile).toMatch(/^USER node$/m)
  const [, check] = /^HEALTHCHECK [^[]+(\[.*\])$/m.exec(dockerfile)!
  const [, , program] = JSON.parse(check!) as string[]
  const selection: string[] = []
  const fetch = (url: string) => {
    selection.push(url)
    return new Promise(() => {})
  }
  for (const env of [{}, { PORT: '9000' }]) new Function('process', 'fetch', program!)({ env }, fetch)
  expect(selection).toEqual(['http://127.0.0.1:8080/readyz', 'http://127.0.0.1:9000/readyz'])
})

test('the server does not own its files, and runs without privileges on a read-only file system', () => {
  expect(dockerfile).not.toMatch(/--chown/)
  expect([...dockerfile.matchAll(/chown (\S+) (\S+)/g)].map(([, , path]) => path)).toEqual(['/data'])
  const { services } = parse(read('compose.yaml')) as { services: Record<string, Record<string, unknown>> }
  expect(services.node).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] })
  for (const [name, { security_opt: options }] of Object.entries(services))
    expect([name, options]).toEqual([name, ['no-new-privileges:true']])
})

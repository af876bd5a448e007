import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readSettings } from '../../src/settings.ts'

const root = join(import.meta.dir, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('Dockerfile')

test('what the image copies and starts is there', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths]) => paths!.split(' '))
  expect(copied).toContain('src')
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const [, command] = /^CMD (\[.*\])$/m.exec(dockerfile)!
  expect((JSON.parse(command!) as string[]).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the settings of image and compose file are ones that the service knows', () => {
  const inImage = [.../^ENV (.*)$/m.exec(dockerfile)![1]!.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name,
    value,
  ])
  const { environment } = parse(read('compose.yaml')).services.node as { environment: Record<string, string> }
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(/\$\{\w+:[-?][^}]*\}/g, 'sk_live_x'),
  ])
  const known = read('src/settings.ts')
  for (const [name] of [...inImage, ...filled]) expect(known).toContain(`'${name}'`)
  const settings = readSettings(Object.fromEntries([...inImage, ...filled]))
  expect(settings).toMatchObject({ host: '0.0.0.0', dataDir: '/data', drainMs: 3000, redisUrl: 'redis://redis:6379' })
})

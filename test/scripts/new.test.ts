import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// `npm run new` on a copy of the project: what it writes is a capability that the catalogue's own tests accept.

const root = join(import.meta.dir, '..', '..')
const copy = mkdtempSync(join(tmpdir(), 'khagola-'))

beforeAll(() => {
  for (const part of ['src', 'test', 'scripts', 'package.json', 'biome.json', 'tsconfig.json', '.gitignore'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  for (const part of ['node_modules', 'build', 'data']) symlinkSync(join(root, part), join(copy, part))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = (...words: string[]) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, ...words], { cwd: copy })
  return { exitCode, output: stdout.toString() + stderr.toString() }
}
const runTests = (...words: string[]) => run('test', '--timeout', '300000', ...words)
const read = (path: string) => readFileSync(join(copy, path), 'utf8')

describe.each([
  ['utilities/brand-new', 'utilities', 'brandNew'],
  ['fresh-family/first-one', 'fresh-family', 'firstOne'],
])('%s', (name, family, variable) => {
  test('a file, a test, a member', () => {
    expect(run('scripts/new.ts', name)).toMatchObject({ exitCode: 0 })
    expect(existsSync(join(copy, 'src', 'capabilities', `${name}.ts`))).toBe(true)
    const index = read(`src/capabilities/${family}/index.ts`)
    expect(index).toMatch(new RegExp(`members: \\[[^\\]]*\\b${variable}\\b`))
    expect(runTests(`test/capabilities/${name}.test.ts`)).toMatchObject({ exitCode: 0 })
  })

  test('the catalogue takes it', () => {
    const { exitCode, output } = runTests('./test/structure/catalogue.test.ts', '-t', `/v1/${name}`)
    expect(exitCode, output).toBe(0)
    expect(output).toMatch(/^ [1-9]\d* pass/m)
  })
})

test('a second time it changes nothing', () => {
  const before = read('src/capabilities/utilities/index.ts')
  expect(run('scripts/new.ts', 'utilities/brand-new')).toMatchObject({ exitCode: 1 })
  expect(read('src/capabilities/utilities/index.ts')).toBe(before)
})

test.each(['', 'utilities', 'Utilities/X', '../x/y', 'a/b/c'])('"%s" is no name', (name) => {
  const { exitCode, output } = run('scripts/new.ts', name)
  expect(exitCode).toBe(1)
  expect(output).toStartWith('Usage')
})

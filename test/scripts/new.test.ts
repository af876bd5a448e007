import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LONG, longTest } from '../long.ts'

// `npm run new` on a copy of the project: the files that it writes from each template pass the checks of the project.

const root = join(import.meta.dir, '..', '..')
const copy = mkdtempSync(join(tmpdir(), 'khagola-'))
const at = (path: string) => join(copy, path)
const read = (path: string) => readFileSync(at(path), 'utf8')
const edit = (path: string, change: (text: string) => string) => writeFileSync(at(path), change(read(path)))

const run = (...words: string[]) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, ...words], { cwd: copy })
  return { exitCode, output: stdout.toString() + stderr.toString() }
}
const runTests = (...words: string[]) => run('test', '--timeout', '300000', ...words)
const make = (...words: string[]) => run('scripts/new.ts', ...words)

/** Arguments of `npm run new`, and a text of the template that must be used. */
const CASES = [
  [['predictions/brand-new'], 'natal(input, world)'],
  [['western/western-brand-new'], 'westernNatal(input, world)'],
  [['panchang/brand-new-day'], 'readToday(input, world)'],
  [['matching/brand-new-match'], "'groom.')"],
  [['utilities/brand-new-word', 'no-sky'], 'example: { name:'],
  [['fresh-family/first-one'], 'natal(input, world)'],
  [['utilities/find-moon-sign'], 'natal(input, world)'],
] as const
const names = CASES.map(([[name]]) => name)
const capabilityOf = (name: string) => `src/capabilities/${name}.ts`
const testOf = (name: string) => `test/capabilities/${name}.test.ts`

beforeAll(() => {
  for (const part of ['src', 'test', 'scripts', 'package.json', 'biome.json', 'tsconfig.json', '.gitignore'])
    cpSync(join(root, part), at(part), { recursive: true })
  for (const part of ['node_modules', 'build']) symlinkSync(join(root, part), at(part))
  for (const folder of ['data', 'docs']) mkdirSync(at(folder))
  for (const part of readdirSync(join(root, 'data')))
    if (part !== 'examples') symlinkSync(join(root, 'data', part), at(join('data', part)))
  // Copied, since the excerpts are written again.
  cpSync(join(root, 'data', 'examples'), at('data/examples'), { recursive: true })
  // Deletes a capability of the contract, so that it can be created.
  unlinkSync(at(capabilityOf('utilities/find-moon-sign')))
  edit('src/capabilities/utilities/index.ts', (text) =>
    text.replace(/^import findMoonSign.*\n/m, '').replace(/findMoonSign, /, ''),
  )
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

longTest.each(CASES)('%p', (words, templateText) => {
  expect(make(...words)).toMatchObject({ exitCode: 0 })
  expect(read(capabilityOf(words[0]))).toContain(templateText)
})

describe.skipIf(!LONG)('the new capabilities', () => {
  test('pass the type check', () => {
    const files = names.flatMap((name) => [capabilityOf(name), testOf(name)])
    writeFileSync(at('new.json'), JSON.stringify({ extends: './tsconfig.json', include: ['src/**/*.d.ts'], files }))
    expect(run('node_modules/typescript/bin/tsc', '-p', 'new.json')).toMatchObject({ exitCode: 0 })
  })

  test('pass lint and format', () => {
    const folders = ['src/capabilities', 'test/capabilities', 'test/contract']
    const { exitCode, stdout, stderr } = Bun.spawnSync(['node_modules/.bin/biome', 'check', ...folders], { cwd: copy })
    expect(exitCode, stdout.toString() + stderr.toString()).toBe(0)
  })

  test('pass their tests', () => {
    expect(runTests(...names.map((name) => `./${testOf(name)}`))).toMatchObject({ exitCode: 0 })
  })

  test('have excerpts in the API description', () => {
    const families = names.map((name) => name.split('/')[0]!)
    expect(run('scripts/examples.ts', ...families)).toMatchObject({ exitCode: 0 })
    expect(read('data/examples/fresh-family.json')).toContain('first-one')
  })

  test('are described in openapi.json', () => {
    expect(run('scripts/openapi.ts')).toMatchObject({ exitCode: 0 })
    expect(read('openapi.json')).toContain('\n"/v1/fresh-family/first-one": ')
  })

  test('pass the tests of the catalogue and the contract', () => {
    const paths = names.map((name) => `/v1/${name} `).join('|')
    const { exitCode, output } = runTests('./test/structure/catalogue.test.ts', '-t', paths)
    expect(exitCode, output).toBe(0)
    expect(Number(/^ (\d+) pass/m.exec(output)![1])).toBeGreaterThan(names.length)
    const contract = runTests('./test/contract/catalogue.test.ts')
    expect(contract.exitCode, contract.output).toBe(0)
    expect(read('src/capabilities/utilities/index.ts')).toMatch(/members: \[\s*findAscendant,\s*findMoonSign,/)
  })

  test('are not overwritten by a second run', () => {
    const before = read('src/capabilities/utilities/index.ts')
    expect(make('utilities/find-moon-sign')).toMatchObject({ exitCode: 1 })
    expect(read('src/capabilities/utilities/index.ts')).toBe(before)
  })
})

test.each([
  ['', ''],
  ['utilities', ''],
  ['Utilities/X', ''],
  ['../x/y', ''],
  ['a/b/c', ''],
  ['utilities/fine', 'no-such-template'],
])('"%s" "%s" is rejected', (name, template) => {
  const { exitCode, output } = make(name, ...(template ? [template] : []))
  expect(exitCode).toBe(1)
  expect(output).toStartWith('Usage')
})

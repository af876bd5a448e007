import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Glob } from 'bun'
import type { Command } from 'commander'
import type { AppContext } from '../../src/api/command-context.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { khagola } from '../../src/cli/khagola.ts'
import { readSettings } from '../../src/settings.ts'
import { root } from './sources.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = [
  ...['README.md', 'SECURITY.md'],
  ...[...new Glob('{docs,packages,src}/**/*.md').scanSync({ cwd: root })].filter(
    (path) => !path.includes('node_modules'),
  ),
].map((path) => ({ path, text: read(path) }))

/** The settings in the tables of a page, with their defaults. */
const settingsIn = (page: string) =>
  [...read(page).matchAll(/^\| (`[A-Z][A-Z_`, ]*`) \|(.*?)\|/gm)].flatMap(([, names, defaults]) => {
    const each = defaults!.trim() === '' ? [] : defaults!.trim().split(', ')
    return [...names!.matchAll(/`(\w+)`/g)].map(([, name], i) => ({ name: name!, byDefault: each[i] }))
  })
const AI = { AI_BASE_URL: 'http://models.example/v1', AI_MODEL_FAST: 'small' }

test('the README lists exactly the settings that the service reads', () => {
  const known = new Set<string>()
  const environment: Record<string, string> = AI
  readSettings(
    new Proxy(environment, {
      get(from, name: string) {
        known.add(name)
        return from[name]
      },
    }),
  )
  const documented = settingsIn('README.md').map(({ name }) => name)
  expect(documented.toSorted()).toEqual([...known].sort())
  const ofReadings = [...known].filter((name) => name.startsWith('AI_')).sort()
  expect(
    settingsIn('docs/ai.md')
      .map(({ name }) => name)
      .filter((name) => name.startsWith('AI_'))
      .sort(),
  ).toEqual(ofReadings)
})

test.each(['README.md', 'docs/ai.md'])('the defaults of %s are those of the service', (page) => {
  const documented = settingsIn(page).filter(({ byDefault }) => byDefault !== undefined)
  expect(documented.length).toBeGreaterThan(5)
  for (const { name, byDefault } of documented)
    expect([name, readSettings({ ...AI, [name]: byDefault })]).toEqual([name, readSettings(AI)])
})

/** The commands of a page as lists of words; a placeholder or a quoted argument is one word. */
const commandsIn = (text: string) =>
  [...text.matchAll(/(?:^|`|<\(|'|\| )(?:npm run (?:--silent )?khagola --|npx khagola|khagola) ([^`\n)|]+)/gm)].map(
    ([, words]) =>
      words!
        .replace(/'[^']*'?/g, 'ARGUMENT')
        .trim()
        .split(/\s+/),
  )

test('every command in the documentation exists, with its options', async () => {
  const program = await khagola({ settings: {} } as AppContext, async () => {}, ['complete'])
  const slugs = new Set(catalogue.map(({ slug }) => slug))
  const wrong: string[] = []
  let checked = 0
  for (const { path, text } of pages)
    for (const [first, ...rest] of commandsIn(text)) {
      // `<words>` stands for any command.
      if (!/^[a-z]/.test(first!)) continue
      checked++
      const subcommand = (of: Command, word: string | undefined) => of.commands.find((each) => each.name() === word)
      const top = subcommand(program, first)
      if (!top) {
        wrong.push(`${path}: ${first}`)
        continue
      }
      const isGroup = top.commands.length > 0 && /^[a-z]/.test(rest[0] ?? '')
      const command = isGroup ? subcommand(top, rest[0]) : top
      if (!command && first !== 'batch') wrong.push(`${path}: ${first} ${rest[0]}`)
      if (['call', 'show'].includes(first!) && /^[a-z-]+$/.test(rest[0]!) && !slugs.has(rest[0]!))
        wrong.push(`${path}: ${first} ${rest[0]}`)
      // The flags of `call` are the fields of the capability.
      if (first === 'call') continue
      const known = [command ?? top, top].flatMap(({ options }) => options.flatMap(({ long, short }) => [long, short]))
      for (const word of rest)
        if (/^--?[a-z]/.test(word) && word !== '--help' && !known.includes(word))
          wrong.push(`${path}: ${first} ${word}`)
    }
  expect(checked).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

test('every script, link and file named in the documentation exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const wrong: string[] = []
  for (const { path, text } of pages) {
    for (const [, script] of text.matchAll(/npm run ([a-z][a-z:-]*)/g))
      if (!scripts[script!]) wrong.push(`${path}: npm run ${script}`)
    for (const [, link] of text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g))
      if (!existsSync(join(root, dirname(path), link!))) wrong.push(`${path}: ${link}`)
    for (const [, file] of text.matchAll(/`((?:src|test|scripts|docs|data|bench)\/[\w./-]+\.\w+)`/g))
      if (!existsSync(join(root, file!))) wrong.push(`${path}: ${file}`)
  }
  expect(wrong).toEqual([])
})

test('SECURITY.md lists every path for a proxy, except those of the operator', () => {
  const rows = [...read('SECURITY.md').matchAll(/^ {2}\| (`\/.*?) \|/gm)].flatMap(([, paths]) =>
    [...paths!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!),
  )
  const passes = (path: string) =>
    rows.some((row) => (row.endsWith('/*') ? path.startsWith(row.slice(0, -1)) : path === row))
  // Unmodified code: a comment stripper would treat `/console/*` as the start of a comment.
  const code = [...new Glob('src/api/*.ts').scanSync({ cwd: root })].map(read)
  const constants = new Map(
    code.flatMap((text) => [...text.matchAll(/const (\w+) = '(\/[^']*)'/g)].map(([, name, path]) => [name!, path!])),
  )
  const served = code
    .flatMap((text) => [...text.matchAll(/\.(?:get|post|delete)\(\s*(?:'(\/[^']*)'|`\$\{(\w+)\}([^`]*)`|([A-Z]+)\b)/g)])
    .map(([, path, constant, rest = '', alone]) => path ?? `${constants.get(constant ?? alone!)}${rest}`)
  expect(served).toContain('/mcp')
  expect(served).toContain('/console/*')
  expect([...new Set(served)].filter((path) => !passes(path)).sort()).toEqual(['/healthz', '/metrics', '/readyz'])
})

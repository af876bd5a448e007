import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root, type Source, sources, target } from './sources.ts'

// Code that a bundler cannot follow is missing from the package.

const all = sources('src/**/*.{ts,tsx}')

/** The arguments of dynamic imports that are not literals. */
const computedImports = (path: string, code: string): string[] => {
  if (!code.includes('import(')) return []
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments
      if (!specifier || !ts.isStringLiteral(specifier)) texts.push(`${path}: ${node.getText(file)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return texts
}

test('every dynamic import names its module with a literal', () => {
  expect(computedImports('a.ts', 'import(`b`); import(c); import("./d.ts")')).toHaveLength(2)
  expect(all.flatMap(({ path, code }) => computedImports(path, code))).toEqual([])
})

/** The form by which `scripts/pack.ts` finds modules that run as separate processes or threads. */
const STARTED = /new URL\('\.\/([a-z-]+)\.ts', import\.meta\.url\)/
const ANY_MODULE_URL = /new URL\([^)]*\.ts['"`][^)]*\)/g

test('a module started as a process or thread is named by a literal path next to its starter', () => {
  const started = all.flatMap(({ path, code }) => [...code.matchAll(ANY_MODULE_URL)].map(([url]) => ({ path, url })))
  expect(started.length).toBeGreaterThan(3)
  for (const { path, url } of started) {
    const [, module] = STARTED.exec(url) ?? []
    expect([path, url, module === undefined]).toEqual([path, url, false])
    expect(existsSync(join(root, dirname(path), `${module}.ts`))).toBe(true)
  }
})

/** Modules that the library and the commands load under Node. */
const RUN_BY_NODE = [
  'src/library/index.ts',
  'src/main.ts',
  'src/composition-root.ts',
  'src/cli/catalogue-list.ts',
  'src/cli/khagola.ts',
  'src/cli/compute-commands.ts',
  'src/cli/batch.ts',
]

const VALUE_IMPORT = /^(?:import|export)\b(?! type\b)(?:[^'";]*?\bfrom )?'([^']+)'/gm
/** The modules that a file loads before its code runs. */
const loadedBy = ({ code }: Pick<Source, 'code'>): string[] =>
  [...code.matchAll(VALUE_IMPORT)].map(([, specifier]) => specifier!)

const byPath = new Map(all.map((source) => [source.path, source]))
/** The modules that some modules load before their code runs, with these modules themselves. */
const loadedWith = (paths: readonly string[]): Set<string> => {
  const loaded = new Set(paths)
  for (const path of loaded) {
    const source = byPath.get(path)
    for (const specifier of source ? loadedBy(source) : [])
      if (specifier.startsWith('.')) loaded.add(target(source!, specifier))
  }
  return loaded
}

test('a process of a batch loads no capability before it knows which one it needs', () => {
  const loaded = loadedWith(['src/main.ts', 'src/composition-root.ts', 'src/cli/khagola.ts', 'src/cli/batch.ts'])
  expect(loaded.size).toBeGreaterThan(200)
  expect([...loaded].filter((path) => /^src\/capabilities\/(?:index|[\w-]+\/index)\.ts$/.test(path))).toEqual([])
})

test('what Node runs loads modules of Bun only when it needs them', () => {
  expect(loadedBy({ code: "import { a } from 'bun:sqlite'\nimport type { b } from 'bun'" })).toEqual(['bun:sqlite'])
  const loaded = [...loadedWith(RUN_BY_NODE)].flatMap((path) => byPath.get(path) ?? [])
  expect(loaded.length).toBeGreaterThan(300)
  expect(
    loaded.flatMap((source) =>
      loadedBy(source)
        .filter((specifier) => /^bun(?::|$)/.test(specifier))
        .map((specifier) => `${source.path}: ${specifier}`),
    ),
  ).toEqual([])
})

import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root, sources } from './sources.ts'

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

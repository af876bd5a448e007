import { readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { Glob } from 'bun'

export const root = join(import.meta.dir, '..', '..')

export interface Source {
  /** Path from the root, with `/`. */
  readonly path: string
  /** Code without comments. */
  readonly code: string
  readonly lines: number
  /** Import specifiers, unresolved. */
  readonly imports: readonly string[]
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const cache = new Map<string, Source>()
const read = (path: string): Source => {
  const source = cache.get(path) ?? parse(path)
  cache.set(path, source)
  return source
}

const parse = (path: string): Source => {
  const text = readFileSync(join(root, path), 'utf8')
  const code = text.replace(COMMENT, '')
  return {
    path,
    code,
    lines: text.trimEnd().split('\n').length,
    imports: [...code.matchAll(IMPORT)].map(([, specifier]) => specifier!),
  }
}

/** Project files by glob, sorted. */
export const sources = (...patterns: string[]): Source[] =>
  patterns.flatMap((pattern) => [...new Glob(pattern).scanSync({ cwd: root })].sort().map(read))

/** The file of a relative import, from the root. */
export const target = (source: Source, specifier: string): string =>
  relative(root, normalize(join(root, dirname(source.path), specifier)))

import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

// Comments, messages and pages are plain English. The rules here are those that a pattern can find.

const root = join(import.meta.dir, '..', '..')
const filesOf = (pattern: string) =>
  [...new Glob(pattern).scanSync({ cwd: root })].filter((path) => !/node_modules|\/fixtures\//.test(path)).sort()

/** The text of each comment, with consecutive `//` lines joined. */
const commentsOf = (code: string): string[] => {
  const blocks = [...code.matchAll(/\/\*\*?([\s\S]*?)\*\//g)].map(([, text]) => text!.replace(/\n\s*\* ?/g, ' '))
  const lines = [...code.matchAll(/(?:^[ \t]*\/\/ ?.*\n?)+/gm)].map(([text]) => text.replace(/^[ \t]*\/\/ ?/gm, ' '))
  return [...blocks, ...lines].map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
}

/** Openings that hide the subject of a sentence. */
const OPENINGS =
  /^(?:What|Who|Whom|Whose|Of|Whether|That|Those|Nobody|Nothing|Whoever|Whatever)\b(?! follows from| is )/
/** Archaic or private words and phrases. */
const WORDS =
  /\b(?:oftener|anew|as ever\b|betimes|nought|whence|thereof|likes? it better|hangs on it|the house (?:stands|speaks)|is told\b|are told\b|was told\b|been told\b|tells? of\b|meets who\b|who asks\b|whoever asks\b|by turns\b|in its turn\b|is no \w+ of\b|that is none\b|ere\b|unheard\b|to hand on\b)/i
/** Participles that are no names. */
const NAMES =
  /\b(?:const|let|function|class|interface|type) (?:told|asked|kept|said|gathered|promised|unheard|unfolded|poured|written|Told|Asked|Kept|Said|Gathered|Written)\b/g

const code = filesOf('{src,native,scripts,bench,test}/**/*.{ts,tsx,mjs,cpp,hpp}').filter(
  (path) => path !== 'test/structure/prose.test.ts',
)
const faultsOf = (paths: readonly string[], find: (text: string) => string[]) =>
  paths.flatMap((path) => find(readFileSync(join(root, path), 'utf8')).map((fault) => `${path}: ${fault}`))

test('no comment begins with a word that hides its subject', () => {
  expect(faultsOf(code, (text) => commentsOf(text).filter((comment) => OPENINGS.test(comment)))).toEqual([])
})

test('comments contain no banned words', () => {
  expect(faultsOf(code, (text) => commentsOf(text).filter((comment) => WORDS.test(comment)))).toEqual([])
})

test('no type, function or variable is named by a participle', () => {
  expect(faultsOf(code, (text) => [...text.matchAll(NAMES)].map(([name]) => name))).toEqual([])
})

test('pages contain no banned words', () => {
  const pages = filesOf('{*.md,docs/**/*.md,packages/*/*.md,src/**/*.md,bench/*.md}')
  expect(
    faultsOf(pages, (text) =>
      text
        .replace(/```[\s\S]*?```/g, '')
        .split(/(?<=[.:;])\s/)
        .filter((sentence) => WORDS.test(sentence)),
    ),
  ).toEqual([])
})

import { expect, test } from 'bun:test'
import { basename } from 'node:path'
import { sources } from './sources.ts'

const CEILING = 400
/** Tables and corpora may be longer. */
const TABLES = /^src\/(lexicon\/|readings\/corpus\/|ai\/grounding\/hindi-corpus\.ts$)/
const BANNED = /(^|[-_.])(utils?|helpers?|common|misc|manager)([-_.]|$)/

const codeFiles = sources('{src,test,bench,scripts,bin}/**/*.{ts,tsx,mjs}', 'native/**/*.{cpp,hpp}')

test('no file has an unspecific name', () => {
  expect(codeFiles.map(({ path }) => path).filter((path) => path.split('/').some((name) => BANNED.test(name)))).toEqual(
    [],
  )
})

test('files are kebab-case', () => {
  expect(
    codeFiles.map(({ path }) => path).filter((path) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(basename(path))),
  ).toEqual([])
})

test(`a file has at most ${CEILING} lines, including tests`, () => {
  expect(
    codeFiles
      .filter(({ path, lines }) => !TABLES.test(path) && lines > CEILING)
      .map(({ path, lines }) => `${path}: ${lines}`),
  ).toEqual([])
})

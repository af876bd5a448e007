import { expect, test } from 'bun:test'
import { basename } from 'node:path'
import { sources } from './sources.ts'

const CEILING = 400
/** Tables and corpora are as long as what they hold. */
const TABLES = /^src\/(lexicon\/|readings\/corpus\/|ai\/grounding\/hindi-corpus\.ts$)/
const BANNED = /(^|[-_.])(utils?|helpers?|common|misc|manager)([-_.]|$)/

const written = sources('{src,test,bench,scripts,bin}/**/*.{ts,tsx,mjs}', 'native/**/*.{cpp,hpp}')

test('no file is named for nothing in particular', () => {
  expect(written.map(({ path }) => path).filter((path) => path.split('/').some((name) => BANNED.test(name)))).toEqual(
    [],
  )
})

test('files are kebab-case', () => {
  expect(written.map(({ path }) => path).filter((path) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(basename(path)))).toEqual(
    [],
  )
})

test(`a file has at most ${CEILING} lines, tests too`, () => {
  expect(
    written
      .filter(({ path, lines }) => !TABLES.test(path) && lines > CEILING)
      .map(({ path, lines }) => `${path}: ${lines}`),
  ).toEqual([])
})

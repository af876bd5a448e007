import { expect, test } from 'bun:test'
import { basename } from 'node:path'
import { sources } from './sources.ts'

const CEILING = 400
/** Tables and corpora have no line limit. */
const TABLES =
  /^src\/(atlas\/(border-history|regional-standards|uncertain-clocks)\.ts$|time\/reference-cities\.ts$|lexicon\/|readings\/corpus\/|ai\/grounding\/hindi-corpus\.ts$|jyotish\/yogas\/rule-counts\.ts$)/
const BANNED = /(^|[-_.])(utils?|helpers?|common|misc|manager)([-_.]|$)/

const rows = sources('{src,test,bench,scripts,bin}/**/*.{ts,tsx,mjs}', 'native/**/*.{cpp,hpp}')

test('no file has a generic name', () => {
  expect(rows.map(({ path }) => path).filter((path) => path.split('/').some((name) => BANNED.test(name)))).toEqual([])
})

test('file names are kebab-case', () => {
  expect(rows.map(({ path }) => path).filter((path) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(basename(path)))).toEqual([])
})

test(`a file has at most ${CEILING} lines, including tests`, () => {
  expect(
    rows
      .filter(({ path, lines }) => !TABLES.test(path) && lines > CEILING)
      .map(({ path, lines }) => `${path}: ${lines}`),
  ).toEqual([])
})

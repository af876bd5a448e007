import { describe, expect, test } from 'bun:test'
import { basename } from 'node:path'
import { Glob } from 'bun'
import { CORPUS_NAMES, corpus } from '../../src/readings/corpora.ts'
import { passagesOf, sentencesOf, type Topic } from '../../src/readings/passage.ts'
import { root } from '../structure/sources.ts'
import { BANNED } from './banned.ts'

const all = (
  await Promise.all(
    CORPUS_NAMES.map(async (name) =>
      passagesOf((await corpus(name)) as Topic).map(({ path, passage }) => ({
        where: `${name}: ${path.join(' ')}`,
        ...passage,
      })),
    ),
  )
).flat()

const words = (text: string) => text.split(/\s+/).length
const offenders = (bad: (passage: (typeof all)[number]) => unknown) =>
  all.filter(bad).map(({ where, text }) => `${where}: ${text}`)

describe('the corpus', () => {
  test('every file is a topic, and the other way round', () => {
    const files = [...new Glob('*.ts').scanSync({ cwd: `${root}/src/readings/corpus` })].map((file) =>
      basename(file, '.ts'),
    )
    expect([...CORPUS_NAMES].sort() as string[]).toEqual(files.sort())
  })

  test('every passage has a source', () => {
    expect(offenders(({ source }) => source.trim().length < 4)).toEqual([])
  })

  test('two to four sentences', () => {
    expect(offenders(({ text }) => sentencesOf(text).length < 2 || sentencesOf(text).length > 4)).toEqual([])
  })

  test('35 to 90 words', () => {
    expect(offenders(({ text }) => words(text) < 35 || words(text) > 90)).toEqual([])
  })

  test('sentences begin with a capital or a name and end with a full stop', () => {
    expect(
      offenders(({ text }) => sentencesOf(text).some((sentence) => !/^["“‘]?[A-Z{].*\.["”’]?$/.test(sentence))),
    ).toEqual([])
  })

  test('no sentence twice', () => {
    const places = Map.groupBy(
      all.flatMap(({ where, text }) => sentencesOf(text).map((sentence) => ({ where, sentence }))),
      ({ sentence }) => sentence.toLowerCase(),
    )
    expect([...places.values()].filter((places) => places.length > 1)).toEqual([])
  })

  test.each(BANNED.map((pattern) => [pattern] as const))('nowhere %s', (pattern) => {
    expect(offenders(({ text }) => pattern.test(text))).toEqual([])
  })
})

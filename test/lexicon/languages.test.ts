import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { type LanguageData, missingNames, namesBySubject, namesByTerm } from '../../src/lexicon/language-data.ts'
import { LABEL_LANGUAGES, type LabelLanguage } from '../../src/lexicon/languages.ts'
import { lexicon, missingIn } from '../../src/lexicon/lexicon.ts'
import { SPELT } from '../../src/lexicon/spelt-terms.ts'
import { NAMED_SUBJECTS, TERMS } from '../../src/lexicon/subjects.ts'

const FOLDER = new URL('../../data/lexicon/', import.meta.url)
const dataOf = async (language: LabelLanguage): Promise<LanguageData> =>
  JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8'))

test('the list of terms has no duplicates', () => {
  expect(new Set(TERMS).size).toBe(TERMS.length)
})

test('each label language has one file', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(LABEL_LANGUAGES.map((language) => `${language}.json`))
})

test.each([...LABEL_LANGUAGES])('%s has its language code, a quality and a name for every term', async (language) => {
  const words = await lexicon(language)
  expect(words.language).toBe(language)
  expect(['source', 'reviewed', 'machine']).toContain(words.quality)
  expect(TERMS.filter((term) => !words.terms[term]?.trim())).toEqual([])
  expect(Object.keys(words.terms)).toHaveLength(TERMS.length)
})

test.each([...LABEL_LANGUAGES])('the file of %s names only terms, and none empty', async (language) => {
  const { names, spelt } = await dataOf(language)
  const listed = new Map<string, readonly string[]>(NAMED_SUBJECTS.map(({ subject, words }) => [subject, words]))
  const wrong = Object.entries(names).flatMap(([subject, group]) =>
    Object.entries(group).flatMap(([word, name]) =>
      listed.get(subject)?.includes(word) && name?.trim() && name === name.normalize('NFC')
        ? []
        : [`${subject}: ${word}`],
    ),
  )
  expect(wrong).toEqual([])
  const speltWords: readonly string[] = Object.values(SPELT).flatMap(({ words }) => [...words])
  expect(Object.keys(spelt.names ?? {}).filter((word) => !speltWords.includes(word))).toEqual([])
})

describe('a term without a name', () => {
  test('has the English word, and is in the report of missing names', async () => {
    const hi = await dataOf('hi')
    const { Moon, ...Graha } = hi.names.Graha!
    const data: LanguageData = { ...hi, names: { ...hi.names, Graha } }
    expect(Moon).toBe('चन्द्र')
    const before = missingNames('hi', hi)
    expect(missingNames('hi', data)).toHaveLength(before.length + 1)
    expect(missingNames('hi', data)).toContainEqual({ subject: 'Graha', word: 'Moon' })
    const { terms } = namesByTerm(namesBySubject('hi', data))
    expect([terms.Moon, terms.Sun]).toEqual(['Moon', 'सूर्य'])
  })

  test('has the name of the language that its language inherits from', async () => {
    const [mr, hi] = [await dataOf('mr'), await dataOf('hi')]
    expect(mr.inherits).toBe('hi')
    expect(mr.names.Sign?.Aries).toBeUndefined()
    expect((await lexicon('mr')).terms.Aries).toBe(hi.names.Sign!.Aries!)
    expect(missingNames('mr', mr).length).toBeGreaterThan(100)
    expect(missingNames('mr', mr, hi)).toEqual(missingNames('hi', hi))
  })

  test('stays a Sanskrit word in languages in Latin script, which is not reported', async () => {
    const es = await dataOf('es')
    expect(es.names.Star).toBeUndefined()
    expect((await lexicon('es')).terms.Ashwini).toBe('Ashwini')
    expect((await missingIn('es')).filter(({ subject }) => subject === 'Star')).toEqual([])
    expect(missingNames('hi', { ...es, inherits: undefined }).some(({ word }) => word === 'Ashwini')).toBe(true)
  })
})

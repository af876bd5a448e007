import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { labelsOf } from '../../src/lexicon/labels.ts'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { lexicon } from '../../src/lexicon/lexicon.ts'
import { TERMS } from '../../src/lexicon/subjects.ts'
import { exampleAnswers } from '../examples.ts'
import { unlabelledTerms } from '../labelling.ts'
import { worldAt } from '../world.ts'

// The contract: `terms` has each sign, planet, nakshatra or other term appearing in `data`.

test('every term in the example answers is labelled', async () => {
  const answers = await exampleAnswers()
  const missing = catalogue.flatMap((entry) =>
    unlabelledTerms(entry, (answers.get(entry.path) as { data: object }).data),
  )
  expect([...new Set(missing)]).toEqual([])
})

test('a month has another label than the nakshatra of the same name, per field', async () => {
  const entry = catalogue.find(({ slug }) => slug === 'daily-panchang')!
  const words = await lexicon('hi')
  const data = await entry.compute({ ...entry.example, date: '2024-02-24' } as never, worldAt(Date.UTC(2026, 0, 1)))
  const { terms, fields } = labelsOf(entry.data, data, words)
  expect(terms.Magha).toBe('मघा')
  expect(Object.entries(fields!).map(([field, names]) => [field, names.Magha])).toContainEqual([
    'calendar.masa_amanta.name',
    'माघ',
  ])
})

test('an answer with only the month has the label of the month', async () => {
  const entry = catalogue.find(({ slug }) => slug === 'vrat-dates')!
  const data = { dates: [{ masa_amanta: 'Magha' }] }
  expect(labelsOf(entry.data, data, await lexicon('hi')).terms).toEqual({ Magha: 'माघ' })
})

test('connections of the obstructing lord are labelled', async () => {
  const entry = catalogue.find(({ slug }) => slug === 'badhaka-dosha')!
  const data = { connections: [{ with: 'Moon' }, { with: 'node' }] }
  expect(labelsOf(entry.data, data, await lexicon('de')).terms).toEqual({ Moon: 'Mond', node: 'Mondknoten' })
})

test.each([
  ['hi', 'अधिक श्रावण'],
  ['de', 'Adhika Shravana'],
  ['ru', 'Адхика Шравана'],
] as const)('an Adhika month is labelled by its month, in %s', async (language, name) => {
  const entry = catalogue.find(({ slug }) => slug === 'vrat-dates')!
  const data = { dates: [{ masa_amanta: 'Adhika Shravana' }] }
  expect(labelsOf(entry.data, data, await lexicon(language)).terms).toEqual({ 'Adhika Shravana': name })
})

test('every term has a name in every language', async () => {
  for (const code of LABEL_LANGUAGES) {
    const { terms } = await lexicon(code)
    expect(TERMS.filter((term) => !terms[term])).toEqual([])
  }
})

import { expect, test } from 'bun:test'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import { labelsOf, termsIn } from '../../src/lexicon/labels.ts'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { lexicon } from '../../src/lexicon/lexicon.ts'
import { SUBJECTS, TERMS } from '../../src/lexicon/subjects.ts'
import { exampleAnswers } from '../examples.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// The contract: `terms` has each sign, planet, nakshatra or other term appearing in `data`.

/** Terms with one meaning, wherever they are a value. */
const PLAIN = new Set<string>(
  (
    [
      'Sign',
      'Graha',
      'Star',
      'Tithi',
      'LunarMonth',
      'Weekday',
      'MoonPhase',
      'Direction',
      'Festival',
      'MarkedEighth',
    ] as const
  ).flatMap((subject) => [...SUBJECTS[subject].words]),
)
/** Fields whose values are names that only look like terms, such as a muhurta or a dosha. */
const NAMES = /(\.good\[\]|\.doshas\[\]\.name|\.script|\.columns\[\]|\.rows\[\]\[\])$/

const unlabelled = (entry: CatalogueEntry, data: unknown): string[] => {
  const labelled = termsIn(entry.data, data)
  const missing: string[] = []
  const visit = (value: unknown, field: string) => {
    if (typeof value === 'string') {
      if (PLAIN.has(value) && !labelled.has(value) && !NAMES.test(field))
        missing.push(`${entry.slug}${field}: ${value}`)
    } else if (Array.isArray(value)) for (const item of value) visit(item, `${field}[]`)
    else if (value && typeof value === 'object')
      for (const [name, item] of Object.entries(value)) visit(item, `${field}.${name}`)
  }
  visit(data, '')
  return missing
}

test('every term in the example answers is labelled', async () => {
  const answers = await exampleAnswers()
  const missing = catalogue.flatMap((entry) => unlabelled(entry, (answers.get(entry.path) as { data: object }).data))
  expect([...new Set(missing)]).toEqual([])
})

const INPUTS = sample(70, 200)

test(`every term in the answers to ${INPUTS} random inputs is labelled`, async () => {
  // The Park-Miller generator with a fixed seed.
  let state = 16
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const day = () => new Date(Date.UTC(1900 + Math.floor(random() * 150), 0, 1 + Math.floor(random() * 365)))
  const withRandomDates = (value: unknown, name = ''): unknown => {
    if (name === 'datetime') return day().toISOString().slice(0, 16)
    if (name === 'date') return day().toISOString().slice(0, 10)
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withRandomDates(field, key)]))
  }
  const missing: string[] = []
  for (let i = 0; i < INPUTS; i++) {
    const entry = catalogue[Math.floor(random() * catalogue.length)]!
    try {
      missing.push(
        ...unlabelled(
          entry,
          await entry.compute(withRandomDates(entry.example) as never, worldAt(Date.UTC(2026, 0, 1))),
        ),
      )
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
    }
  }
  expect([...new Set(missing)]).toEqual([])
}, 300_000)

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

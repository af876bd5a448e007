import { expect, test } from 'bun:test'
import type { Entry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { lexicon } from '../../src/lexicon/lexicon.ts'
import { SUBJECTS, TERMS } from '../../src/lexicon/subjects.ts'
import { labelsOf, termsIn } from '../../src/service/labels.ts'
import { exampleAnswers } from '../examples.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// The contract: `terms` has each sign, planet, nakshatra or other term appearing in `data`.

/** Words that mean one thing wherever they stand alone as a value. */
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
/** The names of a muhurta, a dosha and the like that are called by such a word. */
const NAMES = /(\.good\[\]|\.doshas\[\]\.name|\.script|\.columns\[\]|\.rows\[\]\[\])$/

const unlabelled = (entry: Entry, data: unknown): string[] => {
  const known = termsIn(entry.data, data)
  const found: string[] = []
  const visit = (value: unknown, field: string) => {
    if (typeof value === 'string') {
      if (PLAIN.has(value) && !known.has(value) && !NAMES.test(field)) found.push(`${entry.slug}${field}: ${value}`)
    } else if (Array.isArray(value)) for (const item of value) visit(item, `${field}[]`)
    else if (value && typeof value === 'object')
      for (const [name, item] of Object.entries(value)) visit(item, `${field}.${name}`)
  }
  visit(data, '')
  return found
}

test('each term of the examples is labelled', async () => {
  const answers = await exampleAnswers()
  const missing = catalogue.flatMap((entry) => unlabelled(entry, (answers.get(entry.path) as { data: object }).data))
  expect([...new Set(missing)]).toEqual([])
})

const INPUTS = sample(70, 200)

test(`each term of ${INPUTS} random inputs is labelled`, async () => {
  // Park and Miller's generator, the same numbers every time.
  let state = 16
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const day = () => new Date(Date.UTC(1900 + Math.floor(random() * 150), 0, 1 + Math.floor(random() * 365)))
  const elsewhen = (value: unknown, name = ''): unknown => {
    if (name === 'datetime') return day().toISOString().slice(0, 16)
    if (name === 'date') return day().toISOString().slice(0, 10)
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, elsewhen(field, key)]))
  }
  const missing: string[] = []
  for (let i = 0; i < INPUTS; i++) {
    const entry = catalogue[Math.floor(random() * catalogue.length)]!
    try {
      missing.push(
        ...unlabelled(entry, await entry.compute(elsewhen(entry.example) as never, worldAt(Date.UTC(2026, 0, 1)))),
      )
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault
    }
  }
  expect([...new Set(missing)]).toEqual([])
}, 300_000)

test('a month is not called as the star of its name, and both stand where both are meant', async () => {
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

test('a month that stands alone is called a month', async () => {
  const entry = catalogue.find(({ slug }) => slug === 'vrat-dates')!
  const data = { dates: [{ masa_amanta: 'Magha' }] }
  expect(labelsOf(entry.data, data, await lexicon('hi')).terms).toEqual({ Magha: 'माघ' })
})

test('a tie of the obstructing lord is labelled, to the Moon and to others', async () => {
  const entry = catalogue.find(({ slug }) => slug === 'badhaka-dosha')!
  const data = { connections: [{ with: 'Moon' }, { with: 'node' }] }
  expect(labelsOf(entry.data, data, await lexicon('de')).terms).toEqual({ Moon: 'Mond', node: 'Mondknoten' })
})

test.each([
  ['hi', 'अधिक श्रावण'],
  ['de', 'Adhika Shravana'],
  ['ru', 'Адхика Шравана'],
] as const)('an added month is called by the month, in %s', async (language, name) => {
  const entry = catalogue.find(({ slug }) => slug === 'vrat-dates')!
  const data = { dates: [{ masa_amanta: 'Adhika Shravana' }] }
  expect(labelsOf(entry.data, data, await lexicon(language)).terms).toEqual({ 'Adhika Shravana': name })
})

test('no term is without a name, in any language', async () => {
  for (const code of LABEL_LANGUAGES) {
    const { terms } = await lexicon(code)
    expect(TERMS.filter((term) => !terms[term])).toEqual([])
  }
})

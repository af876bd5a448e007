import { expect, test } from 'bun:test'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { misfits, repetitions, strays } from '../contract/answer-texts.ts'
import { exampleAnswer } from '../examples.ts'
import { fuzzValid } from '../fuzz/valid.ts'
import { isSentence, isTerm, textsOf, type Unnamed, unlabelledTerms, unlabelledTexts } from '../labelling.ts'
import { sample } from '../long.ts'

/** Fields whose capitalised texts are not terms: capability and path as a pattern, with the reason. */
const NO_TERMS: readonly (readonly [RegExp, string])[] = [
  // prose
  [
    /(^|[ .])(rule|note|reason|finding|label|text|placement|object|factor|detail|found|required|tradition)$|vastu-reference .*rows\[\]\[\]$/,
    'a clause in words',
  ],
  [
    /(^|[ .])(evidence|good|minor_faults|reasons|triggers|cautions|afflictions|cancellations)\[\]$/,
    'a clause in words',
  ],
  [/(^|[ .])(evidence|good_if|bad_if|formula|change|charity)$/, 'a clause or a formula in words'],
  [/(^|[ .])title$/, 'a heading in English'],
  [/(^|[ .])source$/, 'titles of books'],
  [/prediction-classics .*\.work$/, 'titles of books'],
  [/basis$/, 'the basis of a special day, in words; the chart of a count'],
  [/tarot-\S+ (.*position\.(name|meaning)|options\.\w+)$/, 'places of a spread in words'],
  [/muhurta-check faults\[\]\.name$/, 'faults of weekday, tithi and star, in words'],
  [/mundane-market-cycles cycles\[\]\.name$/, 'cycles of one body, in words'],
  [/vastu-templates templates\[\]\.name$/, 'a plan in words'],
  [/vastu-analyse (defects\[\]\.subject|scoring_method)$/, 'the part of the plan, in words'],
  [/(^|[ .])symbol$/, 'the shape of a star, or the letter of an aspect'],
  [/lord_facts\[\]\.value$|facts\[\]\.value$/, 'lists of terms, and codes of angles'],
  // codes
  [
    /(^|[ .])(code|angle|angle_a|angle_b|to_angle|pada|rating|houses_shown|inner_ring|outer_ring|natal_lines\[\]|paper)$/,
    'codes: D9, MC, A1, A4',
  ],
  [/(fact_id|fact_ids\[\]|used\[\]|from\[\])$/, 'ids of facts'],
  [/(^|[ .])type$/, 'types of GeoJSON'],
  [/(^|[ .])(country_code|feature_code|abbreviation|timezone|zone|id|script|licence)$/, 'codes of standards and ids'],
  [/(letter|capstone|cornerstone|first_vowel|word|steps\[\])$/, 'letters of a name, and sums over them'],
  [/(syllable|latin|syllables_of_\w+\[\]|name_syllables\.(all\[\]|pada))$/, 'syllables; `script` writes them'],
  [/vastu-declination model\.name$/, 'the name of a model of the magnetic field'],
  // proper names
  [
    /(ayanamsha|house_system)\.name$|frame\.ayanamsha$|further_points\[\]\.point$|further_(aspects|midpoints|pictures|parans)\[\]\.point(_[ab])?$/,
    'names of ayanamshas and house systems, after persons; minor planets by number',
  ],
  [/(place\.name|ranking\[\]\.name|places\[\]\.(name|ascii_name|matched_name)|relocation-compare best)$/, 'places'],
  [/(admin1|admin2|country|capital|nation|event|king|classical_lands|places\[\]|regions\[\])$/, 'lands and places'],
  [/search-place source\.name$/, 'the name of a data set'],
  [/languages\[\]\.(name|native_name)$/, 'names of languages, each also in its own letters'],
  [/western-fixed-stars .*star$/, 'names of the IAU, the same in all star catalogues'],
  [/numerology-name suggestions\[\]\.name$/, 'spellings of the name in the request'],
  [/(rooms|structures)\[\]\.name$|(occupied_by\[\]|\.room)$/, 'names of rooms of the plan; `type` is the kind'],
  [/(^|[ .])(mantra|text)$/, 'a text to recite'],
  [/(^|[ .])tree$/, 'plants by their common names in India'],
]
/** Fields of prose, letters and codes whose text may equal a term without being one. */
const LIKE_TERMS: readonly (readonly [RegExp, string])[] = [
  [/(^|[ .])(rule|reason|title|evidence)(\[\])?$/, 'a clause or heading that consists of a term'],
  [
    /(letter|capstone|cornerstone|first_vowel|country_code|house_system\.code|script|further_(points|aspects)\[\]\.symbol)$|syllable/,
    'letters, syllables and codes, not codes of directions or planets',
  ],
  [/(rooms\[\]|place)\.name$|\.admin1$/, 'a room for children, the city of Tula, the state of Kerala'],
]

/** Readings of a language model are prose in slots; the capabilities behind them have their own tests. */
const entries = catalogue.filter(({ family }) => family !== 'ai')
/** Random answers per capability. `ANSWERS=200` takes about 20 minutes. */
const CALLS = Number(process.env.ANSWERS ?? sample(1, 4, 10))

const usedPatterns = new Set<RegExp>()
const excused = (list: readonly (readonly [RegExp, string])[], place: string) => {
  const rows = list.filter(([pattern]) => pattern.test(place))
  for (const [pattern] of rows) usedPatterns.add(pattern)
  return rows.length > 0
}
const isExcused = (slug: string, { path, value }: Unnamed, input: ReadonlySet<string>): boolean => {
  const place = `${slug} ${path}`
  if (isTerm(value)) return excused(LIKE_TERMS, place)
  return input.has(value) || isSentence(value) || excused(NO_TERMS, place)
}
const unexplained = (entry: CatalogueEntry, data: unknown, input: unknown): string[] => {
  const sent = textsOf(input)
  return unlabelledTexts([entry.data], data)
    .filter((each) => !isExcused(entry.slug, each, sent))
    .map(({ path, value }) => `${entry.slug} ${path}: ${value}`)
}

test('each capitalised text of the examples is a term, prose, a proper name, or an exception', async () => {
  const matches = new Set<string>()
  for (const entry of entries) {
    const { data } = (await exampleAnswer(entry)) as { data: object }
    for (const each of unexplained(entry, data, entry.example)) matches.add(each)
  }
  expect([...matches]).toEqual([])
}, 300_000)

test(
  `${CALLS} random answers of each capability: no 5xx, valid timestamps, labels, formats, ranges, and no word twice in lists`,
  async () => {
    const wrong = new Set<string>()
    let answers = 0
    const onAnswer = (entry: CatalogueEntry, input: object, data: object) => {
      answers++
      if (entry.family === 'ai') return
      for (const each of [
        ...unexplained(entry, data, input),
        ...unlabelledTerms(entry, data),
        ...misfits(entry.data, data, entry.slug),
        ...strays(entry.data, data, [entry.slug]).map((stray) => stray.replace(/\d+(\.\d+)?$/, '#')),
        ...repetitions(entry.data, data, entry.slug),
      ])
        wrong.add(each)
    }
    const { calls, defects } = await fuzzValid(CALLS * catalogue.length, 20_261_128, { onAnswer })
    expect([...wrong, ...defects]).toEqual([])
    expect(calls).toBe(CALLS * catalogue.length)
    expect(answers).toBeGreaterThan(0.5 * calls)
  },
  6 * 3_600_000,
)

test('every pattern is used', () => {
  const unused = [...NO_TERMS, ...LIKE_TERMS]
    .filter(([pattern]) => !usedPatterns.has(pattern))
    .map(([pattern]) => pattern.source)
  expect(unused).toEqual([])
})

/** The same schema without its term marks. */
const unmarked = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(unmarked)
  if (schema === null || typeof schema !== 'object') return schema
  const fields = schema as Record<string | symbol, unknown>
  const selection = Reflect.ownKeys(fields).filter((key) => key !== 'x-subjects')
  return Object.fromEntries(selection.map((key) => [key, unmarked(fields[key])]))
}

test.each([
  ['day-muhurtas', 'muhurtas[].deity: Rudra'],
  ['malika-yogas', 'yogas[].name: Lagna Malika'],
  ['muhurta-search', 'windows[].tithi: Shukla Panchami'],
  ['solar-month-calendar', 'months[].name: Chithirai'],
])('without `x-subjects` the terms of %s are reported', async (slug, text) => {
  const entry = catalogue.find((each) => each.slug === slug)!
  const { data } = (await exampleAnswer(entry)) as { data: object }
  const bare = { ...entry, data: unmarked(entry.data) } as CatalogueEntry
  expect(unexplained(bare, data, entry.example)).toContain(`${slug} ${text}`)
})

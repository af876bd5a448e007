import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { allBlocks, type Block, type Columns } from '../../src/document/document.ts'
import { documentPhrases } from '../../src/lexicon/document-words.ts'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { isReport } from '../../src/reports/report-index.ts'
import { LONG } from '../long.ts'
import { documentFor, REPORTS } from '../pdf/real-documents.ts'

/** Languages whose documents have no English words except in sentences. */
const LANGUAGES = ['hi', 'ta', 'ur'] as const

/** Headings, captions, cells and values of a block; no sentences. */
const textsOf = (block: Exclude<Block, Columns>): string[] => {
  switch (block.kind) {
    case 'table':
      return [block.title, ...block.columns, ...block.rows.flat()]
    case 'facts':
      return block.facts.flat()
    case 'bars':
      return [block.title, ...block.bars.flatMap(({ name, label }) => [name, label])]
    case 'timeline':
      return [block.title, ...block.spans.map(({ name }) => name)]
    case 'subheading':
      return [block.text]
    case 'figure':
    case 'callout':
      return [block.title]
    default:
      return []
  }
}
/** Codes of vargas, arudha padas and angles, the scale of the Julian day, and the name of a program. */
const UNTRANSLATED = /\b(?:D\d+|A\d+|AL|UL|AC|MC|UT|Swiss Ephemeris)\b/g
/** True for a text with English words that is no sentence. */
const isEnglish = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text.replace(UNTRANSLATED, '')) && !text.endsWith('.')

test.each(LANGUAGES)('the standard kundli in %s has English words in sentences only', async (language) => {
  const { title, tradition, sections } = await documentFor('classical-kundli-report', 'old', language)
  const texts = [
    title,
    tradition!,
    ...sections.flatMap((section) => [section.title, ...allBlocks(section.blocks).flatMap(textsOf)]),
  ]
  expect(texts.length).toBeGreaterThan(1000)
  expect([...new Set(texts.filter(isEnglish))]).toEqual([])
})

test('every report has a title in Hindi, Tamil and Urdu, without a word of the English title', () => {
  for (const language of LANGUAGES)
    for (const { title } of catalogue.filter(isReport))
      expect([language, title, documentPhrases(language)[title] ?? 'none']).toEqual([
        language,
        title,
        expect.stringMatching(/^\P{Script=Latin}+$/u),
      ])
})

test.each(LONG ? LANGUAGES : (['ta'] as const))(
  'every report in %s has captions and column heads in the language',
  async (language) => {
    const captionsOf = (block: Exclude<Block, Columns>): readonly string[] => {
      switch (block.kind) {
        case 'table':
          return [block.title, ...block.columns]
        case 'bars':
        case 'radar':
        case 'timeline':
        case 'figure':
          return [block.title]
        default:
          return []
      }
    }
    const english = new Set<string>()
    for (const slug of REPORTS) {
      const { sections, subjects = [] } = await documentFor(slug, 'old', language)
      const names = subjects.flatMap(({ name }) => name ?? [])
      for (const text of sections.flatMap(({ blocks }) => allBlocks(blocks).flatMap(captionsOf)))
        if (isEnglish(names.reduce((rest, name) => rest.replaceAll(name, ''), text))) english.add(`${slug}: ${text}`)
    }
    expect([...english]).toEqual([])
  },
)

/** A digit of another script than the Latin one. */
const NATIVE_DIGIT = /(?![0-9])\p{Nd}/u

test('documents have Western digits in every language', async () => {
  for (const language of LABEL_LANGUAGES) {
    const { title, subjects, sections } = await documentFor('prediction-lucky-info', 'old', language)
    expect([language, NATIVE_DIGIT.exec(JSON.stringify([title, subjects, sections]))?.[0]]).toEqual([
      language,
      undefined,
    ])
  }
})

test('a cover names the compass points in the language, and coordinates in Urdu keep their order', async () => {
  const placeIn = async (labels?: string) =>
    (await documentFor('prediction-gem', 'old', labels)).subjects![0]!.lines.at(-1)!.replaceAll('\u200E', '')
  expect(await placeIn()).toBe('Varanasi · 25°19′ N, 82°58′ E')
  expect(await placeIn('hi')).toBe('Varanasi · 25°19′ उत्तर, 82°58′ पूर्व')
  expect(await placeIn('de')).toBe('Varanasi · 25°19′ N, 82°58′ O')
  expect(await placeIn('ur')).toBe('Varanasi · 25°19′ شمال، 82°58′ مشرق')
})

import { expect, test } from 'bun:test'
import { abbreviatedTable, bars, facts, paragraph, radar, table, timeline } from '../../src/document/document.ts'
import { columnHeads } from '../../src/lexicon/heads.ts'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { unprintableText } from '../../src/pdf/unprintable.ts'
import { withLabels } from '../../src/service/jobs/document-labels.ts'

const terms = { Sun: 'सूर्य', Moon: 'चन्द्र', Leo: 'सिंह', 'Purva Phalguni': 'पूर्व फाल्गुनी', 'new Moon': 'अमावस्या' }

const heads = { Planet: 'ग्रह' }
const abbreviations = { Sun: 'सू', Aries: 'मे', Leo: 'सिं', Ascendant: 'ल' }

test('terms are labelled in tables, facts and graphics, but not in prose and titles', () => {
  const [section] = withLabels(
    [
      {
        title: 'Sun',
        blocks: [
          paragraph('Sun'),
          table(
            'Sun',
            ['Planet'],
            [['Sun'], ['Sun, Moon'], ['Purva Phalguni, 2'], ['19°55′ Leo'], ['Sun in Leo'], ['5'], ['R']],
          ),
          facts([['Moon', 'Leo']]),
          bars('Moon', [{ name: 'Moon', share: 1, label: 'Moon' }]),
          radar('Sun', [{ name: 'Sun', share: 1, label: 'much' }]),
          timeline('Sun', [{ name: 'Sun', from: '2000-01-01', to: '2006-01-01' }]),
        ],
      },
    ],
    { terms, heads, abbreviations, bilingual: false },
  )
  expect(section!.blocks).toEqual([
    paragraph('Sun'),
    table('Sun', ['ग्रह'], [['सूर्य'], ['सूर्य, चन्द्र'], ['पूर्व फाल्गुनी, 2'], ['19°55′ सिंह'], ['Sun in Leo'], ['5'], ['R']]),
    facts([['चन्द्र', 'सिंह']]),
    bars('Moon', [{ name: 'चन्द्र', share: 1, label: 'चन्द्र' }]),
    radar('Sun', [{ name: 'सूर्य', share: 1, label: 'much' }]),
    timeline('Sun', [{ name: 'सूर्य', short: 'सू', from: '2000-01-01', to: '2006-01-01' }]),
  ])
})

test('bilingual documents print the English term too, except in graphics with little room', () => {
  const blocks = [
    table('Planets', ['Planet', 'Sun'], [['19°55′ Leo', 'Sun, Moon']]),
    timeline('Sun', [{ name: 'Sun', from: '2000-01-01', to: '2006-01-01' }]),
  ]
  const [section] = withLabels([{ title: 'Sun', blocks }], { terms, heads, abbreviations, bilingual: true })
  expect(section!.blocks).toEqual([
    table('Planets', ['ग्रह (Planet)', 'सूर्य (Sun)'], [['19°55′ सिंह (Leo)', 'सूर्य (Sun), चन्द्र (Moon)']]),
    timeline('Sun', [{ name: 'सूर्य', short: 'सू', from: '2000-01-01', to: '2006-01-01' }]),
  ])
})

test('every language has printable names for all column heads', async () => {
  for (const language of LABEL_LANGUAGES) {
    const words = columnHeads(language)
    expect([language, Object.values(words).every((word) => word?.trim())]).toEqual([language, true])
    expect([language, await unprintableText(Object.values(words))]).toEqual([language, []])
  }
})

test('without a language nothing changes', () => {
  const sections = [{ title: 'Sun', blocks: [paragraph('Sun')] }]
  expect(withLabels(sections, { terms: {}, heads: {}, abbreviations: {}, bilingual: true })).toBe(sections)
})

test('abbreviations are translated only in tables that are marked as abbreviated', () => {
  const cells = [['D1', 'Ari', 'Leo', 'Sun']]
  const blocks = [
    abbreviatedTable('Vargas', ['Planet', 'Asc.', 'Su', 'Ari'], cells),
    table('Plain', ['Asc.'], [['Ari']]),
  ]
  for (const bilingual of [false, true]) {
    const [section] = withLabels([{ title: 'Sun', blocks }], { terms, heads, abbreviations, bilingual })
    expect(section!.blocks).toEqual([
      abbreviatedTable('Vargas', [bilingual ? 'ग्रह (Planet)' : 'ग्रह', 'ल', 'सू', 'मे'], [['D1', 'मे', 'सिं', 'सूर्य']]),
      table('Plain', ['Asc.'], [['Ari']]),
    ])
  }
})

import { expect, test } from 'bun:test'
import { bars, facts, paragraph, table, timeline } from '../../src/document/document.ts'
import { withLabels } from '../../src/service/jobs/labelled.ts'

const terms = { Sun: 'सूर्य', Moon: 'चन्द्र', Leo: 'सिंह', 'Purva Phalguni': 'पूर्व फाल्गुनी', 'new Moon': 'अमावस्या' }

test('terms are called by their names in tables, facts and pictures; prose and heads stay', () => {
  const [section] = withLabels(
    [
      {
        title: 'Sun',
        blocks: [
          paragraph('Sun'),
          table(
            'Sun',
            ['Sun'],
            [['Sun'], ['Sun, Moon'], ['Purva Phalguni, 2'], ['19°55′ Leo'], ['Sun in Leo'], ['5'], ['R']],
          ),
          facts([['Moon', 'Leo']]),
          bars('Moon', [{ name: 'Moon', share: 1, told: 'Moon' }]),
          timeline('Sun', [{ name: 'Sun', from: '2000-01-01', to: '2006-01-01' }]),
        ],
      },
    ],
    terms,
  )
  expect(section!.blocks).toEqual([
    paragraph('Sun'),
    table('Sun', ['Sun'], [['सूर्य'], ['सूर्य, चन्द्र'], ['पूर्व फाल्गुनी, 2'], ['19°55′ सिंह'], ['Sun in Leo'], ['5'], ['R']]),
    facts([['Moon', 'सिंह']]),
    bars('Moon', [{ name: 'चन्द्र', share: 1, told: 'Moon' }]),
    timeline('Sun', [{ name: 'सूर्य', from: '2000-01-01', to: '2006-01-01' }]),
  ])
})

test('without a language nothing changes', () => {
  const sections = [{ title: 'Sun', blocks: [paragraph('Sun')] }]
  expect(withLabels(sections, {})).toBe(sections)
})

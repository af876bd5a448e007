import { expect, test } from 'bun:test'
import { callout, facts, listBlock, note, paragraph, subheading, table } from '../../src/document/document.ts'
import { withNotes } from '../../src/document/notes.ts'
import { withoutRepeats } from '../../src/document/repeated-sentences.ts'
import { withReadableDates } from '../../src/document/typography.ts'

test('dates are written out, and abbreviated in cells', () => {
  const text = 'From 2026-07-09 to 2027-12-01.'
  const [section] = withReadableDates([
    {
      title: 'Since 2026-07-09',
      blocks: [
        paragraph(text),
        subheading(text),
        callout(text, text),
        listBlock([text]),
        note(text),
        facts([['Moment', '2026-07-09T05:06:07Z']]),
        table('On 2026-07-09', ['Date'], [['2026-07-09'], ['2026-07-09T05:06:07.5+05:30'], ['2026-07-09T05:06']]),
      ],
      facts: [{ text, source: 'x' }],
    },
  ])
  const formatted = 'From 9 July 2026 to 1 December 2027.'
  expect(section).toEqual({
    title: 'Since 9 July 2026',
    blocks: [
      paragraph(formatted),
      subheading(formatted),
      callout(formatted, formatted),
      listBlock([formatted]),
      note(formatted),
      facts([['Moment', '9 July 2026, 05:06 UTC']]),
      table('On 9 July 2026', ['Date'], [['9 Jul 2026'], ['9 Jul 2026, 05:06 (UTC+05:30)'], ['9 Jul 2026, 05:06']]),
    ],
    facts: [{ text, source: 'x' }],
  })
})

test('other numbers are unchanged', () => {
  const texts = ['2026-13-01', 'row 12-2026-07-09-1', '1991-11', '+05:30', 'D10', '12026-07-09']
  expect(withReadableDates([{ title: '', blocks: texts.map(paragraph) }])[0]!.blocks).toEqual(texts.map(paragraph))
})

test('degrees are cut to the minute', () => {
  const format = (text: string) => withReadableDates([{ title: '', blocks: [paragraph(text)] }])[0]!.blocks[0]
  expect(format(`At 15°57'59" Libra, 3°07′00.5″ Leo, 12°34′.`)).toEqual(
    paragraph('At 15°57′ Libra, 3°07′ Leo, 12°34′.'),
  )
})

test('a long paragraph is kept only where it comes first; a short one may repeat', () => {
  const long = 'The Moon, who stands for the mother, the mind and its moods, is in the 12th house.'
  const unrepeated = [
    { title: 'The Moon', blocks: [paragraph(long), paragraph('A quiet month.')] },
    { title: 'The planets', blocks: [paragraph('A quiet month.'), paragraph(`${long} It is full.`)] },
  ]
  const [moon, planets] = unrepeated as [(typeof unrepeated)[0], (typeof unrepeated)[0]]
  const repeating = { ...planets, blocks: [paragraph(long), ...planets.blocks] }
  expect(withoutRepeats([moon, repeating, { title: 'Again', blocks: [paragraph(long)] }])).toEqual(unrepeated)
})

test('notes have the warnings of an answer without field names', () => {
  const message = 'person_b: day_birth and lords are null.'
  const [section] = withNotes([], [{ code: 'no_sunrise', message }])
  expect(section!.blocks.at(-1)).toEqual(listBlock(['Second person: day birth and lords are left out.']))
})

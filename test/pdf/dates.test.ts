import { expect, test } from 'bun:test'
import { withWrittenDates } from '../../src/document/dates.ts'
import { callout, facts, list, note, paragraph, subheading, table } from '../../src/document/document.ts'

test('days are written as people write them, and shorter in cells', () => {
  const text = 'From 2026-07-09 to 2027-12-01.'
  const [section] = withWrittenDates([
    {
      title: 'Since 2026-07-09',
      blocks: [
        paragraph(text),
        subheading(text),
        callout(text, text),
        list([text]),
        note(text),
        facts([['Moment', '2026-07-09T05:06:07Z']]),
        table('On 2026-07-09', ['Date'], [['2026-07-09'], ['2026-07-09T05:06:07.5+05:30'], ['2026-07-09T05:06']]),
      ],
      facts: [{ text, source: 'x' }],
    },
  ])
  const told = 'From 9 July 2026 to 1 December 2027.'
  expect(section).toEqual({
    title: 'Since 9 July 2026',
    blocks: [
      paragraph(told),
      subheading(told),
      callout(told, told),
      list([told]),
      note(told),
      facts([['Moment', '9 July 2026, 05:06 UTC']]),
      table('On 9 July 2026', ['Date'], [['9 Jul 2026'], ['9 Jul 2026, 05:06 (UTC+05:30)'], ['9 Jul 2026, 05:06']]),
    ],
    facts: [{ text, source: 'x' }],
  })
})

test('other figures stay as they are', () => {
  const texts = ['2026-13-01', 'row 12-2026-07-09-1', '1991-11', '+05:30', 'D10', '12026-07-09']
  expect(withWrittenDates([{ title: '', blocks: texts.map(paragraph) }])[0]!.blocks).toEqual(texts.map(paragraph))
})

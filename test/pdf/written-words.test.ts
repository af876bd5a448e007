import { expect, test } from 'bun:test'
import { callout, facts, list, note, paragraph, subheading, table } from '../../src/document/document.ts'
import { withNotes } from '../../src/document/notes.ts'
import { withoutRepeats } from '../../src/document/repeated-sentences.ts'
import { typographic } from '../../src/document/typography.ts'

test('days are written as people write them, and shorter in cells', () => {
  const text = 'From 2026-07-09 to 2027-12-01.'
  const [section] = typographic([
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
  expect(typographic([{ title: '', blocks: texts.map(paragraph) }])[0]!.blocks).toEqual(texts.map(paragraph))
})

test('degrees are told to the minute', () => {
  const written = (text: string) => typographic([{ title: '', blocks: [paragraph(text)] }])[0]!.blocks[0]
  expect(written(`At 15°57'59" Libra, 3°07′00.5″ Leo, 12°34′.`)).toEqual(
    paragraph('At 15°57′ Libra, 3°07′ Leo, 12°34′.'),
  )
})

test('a paragraph is said once, where it comes first; short ones again, of another thing', () => {
  const long = 'The Moon, who stands for the mother, the mind and its moods, is in the 12th house.'
  const kept = [
    { title: 'The Moon', blocks: [paragraph(long), paragraph('A quiet month.')] },
    { title: 'The planets', blocks: [paragraph('A quiet month.'), paragraph(`${long} It is full.`)] },
  ]
  const [moon, planets] = kept as [(typeof kept)[0], (typeof kept)[0]]
  const again = { ...planets, blocks: [paragraph(long), ...planets.blocks] }
  expect(withoutRepeats([moon, again, { title: 'Again', blocks: [paragraph(long)] }])).toEqual(kept)
})

test('warnings of an answer are told as people speak', () => {
  const message = 'person_b: day_birth and lords are null.'
  const [noted] = withNotes([], [{ code: 'no_sunrise', message }])
  expect(noted!.blocks.at(-1)).toEqual(list(['Second person: day birth and lords are left out.']))
})

import { expect, test } from 'bun:test'
import { withChildName } from '../../src/readings/child-name.ts'
import { worldAt } from '../world.ts'
import { inputOf, PERSONAL_ENTRIES, READING_DAY } from './age-scan.ts'

// Answers on a child use the given name of the input at the first mention in each text.

const world = worldAt(Date.parse(`${READING_DAY}T12:00:00Z`))
const BIRTH = { datetime: '2018-03-02T10:30:00', utc_offset: '+05:30', latitude: 28.61, longitude: 77.21 }
const REPORTS = ['report-career', 'report-education', 'report-marriage', 'prediction-nature', 'lal-kitab-prediction']

interface Report {
  readonly sections: readonly { readonly paragraphs: readonly { readonly text: string }[] }[]
}
const paragraphsOf = async (slug: string, name: string | null) => {
  const entry = PERSONAL_ENTRIES.find((each) => each.slug === slug)!
  const { sections } = (await entry.compute({ ...inputOf(entry, BIRTH), name } as never, world)) as unknown as Report
  return sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
}

test.each(REPORTS)('%s names the child', async (slug) => {
  const [named, unnamed] = [await paragraphsOf(slug, 'Meera Shah'), await paragraphsOf(slug, null)]
  const opening = (texts: readonly string[], words: string) => texts.filter((text) => text.startsWith(words)).length
  expect(opening(unnamed, 'Your child')).toBeGreaterThan(2)
  expect(opening(named, 'Your child')).toBe(0)
  expect(opening(named, 'Meera')).toBeGreaterThan(1)
  expect(unnamed.join(' ')).not.toContain('Meera')
  expect(named.filter((text) => /\bMeera,? (?:you|your)\b|\bmy Meera|\bMeera child/.test(text))).toEqual([])
})

test('the name stands at the first mention of each text, and facts stay as they are', () => {
  const texts = ['Your child runs. Call your child.', 'A word on your child’s sleep.', 'See your child.', 'Nobody.']
  expect(withChildName({ texts, facts: [{ text: 'Your child.' }] }, 'Meera')).toEqual({
    texts: ['Meera runs. Call your child.', 'A word on Meera’s sleep.', 'See Meera.', 'Nobody.'],
    facts: [{ text: 'Your child.' }],
  })
  expect(withChildName(['Your child’s day.', 'Meera and your child.'], 'Meera')).toEqual([
    'Meera’s day.',
    'Meera and your child.',
  ])
})

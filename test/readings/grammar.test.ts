import { describe, expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { CORPUS_NAMES, corpus } from '../../src/readings/corpora.ts'
import { type Topic, topicPassages } from '../../src/readings/passage.ts'
import { quantity, withIndefiniteArticle } from '../../src/wording.ts'
import { randomBirths } from '../capabilities/births.ts'
import { longTest, sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { answerOf } from './answers.ts'
import { faultIn, proseIn } from './grammar.ts'

// Composed texts are grammatical: articles, agreement, punctuation and capitals around inserted words.

const world = worldAt(Date.UTC(2026, 10, 21))
const BIRTHS = randomBirths(sample(80, 40, 80), 91).filter(({ datetime }) => datetime < '2000')
/** Each birth is computed for every tenth capability, so that all of them have their turn. */
const ENTRY_STEP = 10

test('no passage of the corpora has a grammar fault', async () => {
  const faults: string[] = []
  for (const name of CORPUS_NAMES)
    for (const { path, passage } of topicPassages((await corpus(name)) as Topic)) {
      let slot = 0
      const fault = faultIn(passage.text.replace(/\{\w+\}/g, () => `Slot${slot++}`))
      if (fault || /\ban? \{/.test(passage.text)) faults.push(`${name} ${path.join(' ')}: ${fault ?? passage.text}`)
    }
  expect(faults).toEqual([])
})

longTest(
  `no text of any capability on ${BIRTHS.length - 1} births has a grammar fault`,
  async () => {
    const faults = new Map<string, string>()
    let textCount = 0
    for (const [i, birth] of BIRTHS.slice(1).entries())
      for (const entry of catalogue.filter((_, index) => index % ENTRY_STEP === i % ENTRY_STEP))
        for (const { path, text } of proseIn(await answerOf(entry, birth, BIRTHS[i]!, world))) {
          textCount++
          // AI readings have the ASCII apostrophe.
          const fault = faultIn(entry.slug.startsWith('ai-') ? text.replaceAll("'", '’') : text)
          if (fault) faults.set(`${entry.slug} ${path} ${fault.split(':')[0]}`, `${birth.datetime} ${fault}`)
        }
    expect([...faults]).toEqual([])
    expect(textCount).toBeGreaterThan(5000)
  },
  3_600_000,
)

describe('a grammar fault is detected', () => {
  test.each([
    ['It stands in a enemy’s sign.', 'It stands in an enemy’s sign.'],
    ['This is an unit of time.', 'This is a unit of time.'],
    ['The date walks a 8.', 'The date walks an 8.'],
    ['The Moon is in the the house.', 'The Moon is in the house.'],
    ['The Moon  is here.', 'The Moon is here.'],
    ['The Moon , his friend, helps.', 'The Moon, his friend, helps.'],
    ['It has its lords ( first) for it.', 'It has its lords (Mars first) for it.'],
    ['It ends here.; it goes on.', 'It ends here; it goes on.'],
    ['It ends. it goes on.', 'It ends. It goes on.'],
    ['the Moon stands here.', 'The Moon stands here.'],
    ['It lasts 1 ghatis.', 'It lasts 1 ghati.'],
    ['Mars and Venus is joined.', 'Mars and Venus are joined.'],
    ['Thought and speech comes with little effort.', 'Thought and speech come with little effort.'],
    [
      'Mercury and Venus in the fifth from the birth Moon relieves it.',
      'Mercury and Venus in the fifth from the birth Moon relieve it.',
    ],
    ['It rests; house and land is a burden.', 'It rests; house and land are a burden.'],
    ['It comes from Mars and Venus and Saturn.', 'It comes from Mars, Venus and Saturn.'],
    ["It is the bride's house.", 'It is the bride’s house.'],
    ['It begins on 2026-11-21.', 'It begins on 21 November 2026.'],
    ['It begins on undefined.', 'It begins on Monday.'],
    ['It belongs to {planet}.', 'It belongs to Mars.'],
  ])('%s', (faulty, correct) => {
    expect(faultIn(faulty)).not.toBeNull()
    expect(faultIn(correct)).toBeNull()
  })
})

test('articles and plurals', () => {
  expect(['enemy', 'unit', 'hour', 'one-year term', 8, 11, 18, 7, 110, 1].map(withIndefiniteArticle)).toEqual([
    'an enemy',
    'a unit',
    'an hour',
    'a one-year term',
    'an 8',
    'an 11',
    'an 18',
    'a 7',
    'a 110',
    'a 1',
  ])
  expect([0, 1, 2].map((count) => quantity(count, 'bindu'))).toEqual(['0 bindus', '1 bindu', '2 bindus'])
  expect(quantity(2, 'company', 'companies')).toBe('2 companies')
})

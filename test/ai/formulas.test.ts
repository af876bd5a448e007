import { expect, test } from 'bun:test'
import { AREA_WORDS } from '../../src/ai/area-words.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { sample } from '../long.ts'
import { randomBirth, seededRandom } from './births.ts'
import { ask, withoutBrackets } from './intent-readings.ts'

// No frame of a sentence is in a large part of the answers: answers differ in more than names, houses and dates.

const QUESTIONS = [
  'When will I get a job?',
  'Should I change my job?',
  'How will my career go?',
  'Which work suits me?',
  'When will I marry?',
  'When will I find love?',
  'How is my health?',
  'How can I sleep better and have more energy?',
  'When does money come?',
  'How can I save more money?',
  'When should I buy a home?',
  'Should I move to another city?',
  'Will I live abroad?',
  'What should I study?',
  'How will my examinations go?',
  'Why do I quarrel with my brother?',
  'Which spiritual practice suits me?',
  'Is a blue sapphire good for me?',
  'Which mahadasha am I in?',
  'How is this year for me?',
]
const MATTERS = [...Object.values(AREA_WORDS).flatMap(({ matter, stirs }) => [matter, stirs])].sort(
  (a, b) => b.length - a.length,
)
const NAMES =
  /\b(?:the )?(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)\b/gi
const ORDINALS = /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\b/g
const DATES = /\b\d{1,2} [A-Z][a-z]+ \d{4}\b|\b\d+\b/g

/** A sentence without its names, houses, matters and dates. */
const frameOf = (sentence: string): string =>
  MATTERS.reduce((text, matter) => text.replaceAll(matter, 'M'), withoutBrackets(sentence))
    .replace(NAMES, 'P')
    .replace(ORDINALS, 'N')
    .replace(DATES, '0')

// source: the catalogue of readings: a sentence in more than a fifth of random answers says nothing about one of them
const MAX_SHARE = 0.2

test('no frame of a sentence, and no opening of four words, is in more than a fifth of the answers', async () => {
  const random = seededRandom(6020)
  const births = Array.from({ length: sample(6, 24, 60) }, () => randomBirth(random))
  const counts = new Map<string, number>()
  let answerCount = 0
  for (const birth of births)
    for (const question of QUESTIONS) {
      const { reading } = await ask(birth, question)
      const frames = sentencesOf(reading.replaceAll('\n\n', ' ')).map(frameOf)
      const openings = frames.map((frame) => `${frame.split(' ').slice(0, 4).join(' ')} ...`)
      answerCount++
      for (const frame of new Set([...frames, ...openings])) counts.set(frame, (counts.get(frame) ?? 0) + 1)
    }
  const formulas = [...counts]
    .filter(([, count]) => count / answerCount > MAX_SHARE)
    .map(([frame, count]) => `${Math.round((100 * count) / answerCount)} %: ${frame}`)
  expect(formulas).toEqual([])
}, 600_000)

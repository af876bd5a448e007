import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setOf } from '../../../src/ai/grounding/lexical.ts'
import { CHART_NAMES } from '../../../src/ai/grounding/names.ts'
import { NEGATORS, REFUSED } from '../../../src/ai/grounding/refused-words.ts'
import { FUNCTION_WORDS, PLAIN } from '../../../src/ai/grounding/words-en.ts'
import { PLAIN_HI } from '../../../src/ai/grounding/words-hi.ts'
import { paragraphChecker } from '../../../src/ai/writing.ts'
import { STANDARD_GATE } from '../../../src/safety/gate.ts'
import { packOf } from './packs.ts'

// False statements, plain and around slots, and true paragraphs, held against one reading in English and one in Hindi.

const english = await packOf(77)
const hindi = await packOf(77, { question: 'मेरा काम कैसा चलेगा?' })
const CANARY = 'KH0123456789AB'

const passes = (pack: typeof english, section = 'overview') => {
  const check = paragraphChecker(pack, CANARY, STANDARD_GATE.isUnsafe)
  return (text: string, passages: readonly string[] = []) => 'paragraph' in check(section, { text, passages })
}
const cited = (pack: typeof english) =>
  pack.passages.filter(({ sentences }) => sentences.length > 0).map(({ id }) => id)

// Statements on other charts and lives, which a language model wrote or might have written.
const FALSE = readFileSync(join(import.meta.dir, 'false-statements.txt'), 'utf8')
  .trim()
  .split('\n')

test('no false statement passes without a passage, in no section', () => {
  expect(FALSE.length).toBeGreaterThan(1500)
  for (const section of ['overview', 'guidance'])
    expect(FALSE.filter((text) => passes(english, section)(text))).toEqual([])
  expect(FALSE.filter((text) => passes(hindi)(text))).toEqual([])
})

test('of false statements that cite any four passages hardly one passes: one that these passages say', () => {
  const ids = cited(english)
  const passed = new Set<string>()
  for (let at = 0; at < ids.length; at += 4)
    for (const text of FALSE) if (passes(english)(text, ids.slice(at, at + 4))) passed.add(text)
  expect([...passed].length).toBeLessThanOrEqual(FALSE.length / 500)
}, 60_000)

describe('a slot is bent by no sentence around it', () => {
  const facts = ['D1.Saturn.house', 'D1.Moon.sign', 'score.career', 'dasha.MD.current']
  const around = (language: 'en' | 'hi') =>
    (language === 'en'
      ? [
          'It is not {x.clause}.',
          'You have no {x.noun}.',
          'You lack {x.noun}.',
          '{x.noun} is absent.',
          '{x.noun} is a mistake.',
          '{x.clause} is false.',
          '{x} That is untrue.',
          '{x} Not so.',
          'If {x.clause}, take care.',
          'Unless {x.clause}, you gain.',
          '{x.noun} instead of {y.noun}.',
          '{x.noun} rather than {y.noun}.',
          '{x.noun} matters less than {y.noun}.',
          '{x.noun} is the best of all.',
          '{x.clause} because {y.clause}.',
          'Since {x.clause}, {y.clause}.',
          'Perhaps {x.clause}.',
          'Some say {x.clause}.',
          'You may think {x.clause}.',
          'It would be good if {x.clause}.',
          'Was it true? {x.clause}?',
          '{x.noun} used to be yours.',
          '{x.noun} ends tomorrow.',
          '{x.noun} makes you rich.',
          'Seven is the house: {x}',
          '{x.value} is your number.',
          'Your {x.house} is here.',
          '{x} Nobody can change it.',
        ]
      : [
          '{x.noun} नहीं है।',
          'ऐसा नहीं कि {x.clause}।',
          'यदि {x.clause}, तो ठहरें।',
          'अगर {x.clause}, तो आगे बढ़ें।',
          '{x.noun} के बजाय {y.noun}।',
          '{x.noun} का अभाव है।',
          'शायद {x.clause}।',
          'कुछ लोग मानते हैं कि {x.clause}।',
          '{x.sentence} यह झूठ है।',
          '{x.noun} अब समाप्त है।',
          '{x.clause} क्योंकि {y.clause}।',
          '{x.noun} आपको धनवान बनाता है।',
          '{x.noun} बिना है।',
          'क्या {x.clause}?',
        ]
    ).flatMap((text) =>
      facts.map((x, at) => text.replaceAll('{x', `{${x}`).replaceAll('{y', `{${facts[(at + 1) % facts.length]}`)),
    )
  test.each(['en', 'hi'] as const)('%s', (language) => {
    const pack = language === 'en' ? english : hindi
    expect(
      around(language).filter((text) => passes(pack)(text) || passes(pack)(text, cited(pack).slice(0, 4))),
    ).toEqual([])
  })
})

test('every sentence of a passage may be quoted, and stands as its own rephrasing', () => {
  const quoted = english.passages.flatMap(({ id, sentences }) => sentences.map((_, at) => `{${id}.${at + 1}}`))
  expect(quoted.filter((text) => !passes(english)(text))).toEqual([])
})

test('every fact may be said in every form, alone and joined', () => {
  for (const pack of [english, hindi]) {
    const texts = pack.facts.flatMap(({ id }) => [`{${id}}`, `{${id}.sentence}`, `{${id}.clause}`, `{${id}.noun}`])
    expect(texts.filter((text) => !passes(pack)(text))).toEqual([])
  }
})

test.each([
  ['Sаturn is with you.', 'a Cyrillic letter'],
  ['Sat\u200burn is with you.', 'an invisible letter'],
  ['Ｓａｔｕｒｎ is with you.', 'wide letters'],
  ['S a t u r n is with you.', 'spaced letters'],
  ['土星 is with you.', 'another script'],
  ['Look at www.example.com for more.', 'an address'],
  ['Write to me@example.com.', 'an e-mail address'],
  ['**Listen** to this.', 'markup'],
  ['Take “care”.', 'quotation marks'],
  [`The word is ${CANARY}.`, 'the canary'],
  [`Spell ${CANARY.split('').join(' ')}.`, 'the canary with spaces'],
] as const)('%s is refused: %s', (text) => {
  for (const section of ['overview', 'guidance'])
    for (const pack of [english, hindi]) expect(passes(pack, section)(text, cited(pack).slice(0, 4))).toBe(false)
})

test('no plain word is a name, a number, a relative or another refused word', () => {
  const refused = new Set([...setOf(CHART_NAMES), ...Object.values(REFUSED).flatMap((list) => [...setOf(list)])])
  // Hindi words that are names of the lexicon and everyday words: root, limit, answer, human.
  const everyday = setOf('मूल सीमा उत्तर मनुष्य')
  const plain = [...setOf(`${FUNCTION_WORDS} ${PLAIN} ${PLAIN_HI}`)]
  expect(plain.filter((word) => refused.has(word) && !everyday.has(word))).toEqual([])
  expect(plain.filter((word) => ['not', 'no', 'without', 'नहीं'].includes(word))).toEqual([])
  expect([...setOf(NEGATORS)]).toContain('नहीं')
})

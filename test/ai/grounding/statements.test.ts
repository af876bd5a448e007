import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paragraphChecker } from '../../../src/ai/completion-writer.ts'
import { factTone } from '../../../src/ai/grounding/fact-tone.ts'
import { formsOf } from '../../../src/ai/grounding/forms.ts'
import { PHRASE_KINDS } from '../../../src/ai/grounding/phrase-lists.ts'
import { PHRASES, withoutPunctuation } from '../../../src/ai/grounding/phrases.ts'
import { STANDARD_GATE } from '../../../src/safety/gate.ts'
import { packOf } from './packs.ts'

// The check of false statements, in plain text and around slots, against a reading in English and one in Hindi.

const english = await packOf(77)
const hindi = await packOf(77, { question: 'मेरा काम कैसा चलेगा?' })
const PACKS = { en: english, hi: hindi }
const CANARY = 'KH0123456789AB'

const checkerOf = (pack: typeof english, section = 'overview') => {
  const { check } = paragraphChecker(pack, CANARY, STANDARD_GATE.isUnsafe)
  return (text: string) => check(section, { text })
}
const passes = (pack: typeof english, section?: string) => {
  const check = checkerOf(pack, section)
  return (text: string) => 'paragraph' in check(text)
}
const textOf = (pack: typeof english, text: string): string => {
  const verdict = checkerOf(pack)(text)
  if (!('paragraph' in verdict)) throw new Error(verdict.reason)
  return verdict.paragraph.text
}

// Statements about other charts and lives, such as a language model writes.
const FALSE_STATEMENTS = readFileSync(join(import.meta.dir, 'false-statements.txt'), 'utf8')
  .trim()
  .split('\n')

test('no false statement passes in any section', () => {
  expect(FALSE_STATEMENTS.length).toBeGreaterThan(1500)
  for (const section of ['overview', 'guidance'])
    for (const pack of [english, hindi])
      expect(FALSE_STATEMENTS.filter((text) => passes(pack, section)(text))).toEqual([])
})

describe('no sentence around a slot can change its meaning', () => {
  const facts = ['D1.Saturn.house', 'D1.Moon.sign', 'score.career', 'dasha.MD.current']
  const misleadingTexts = (language: 'en' | 'hi') =>
    (language === 'en'
      ? [
          ...[
            'It is not {x.clause}.',
            'You have no {x.noun}.',
            'You lack {x.noun}.',
            '{x.noun} is absent.',
            '{x.noun} is a mistake.',
          ],
          ...[
            '{x.clause} is false.',
            '{x} That is untrue.',
            '{x} Not so.',
            'If {x.clause}, take care.',
            'Unless {x.clause}, you gain.',
          ],
          ...[
            '{x.noun} instead of {y.noun}.',
            '{x.noun} rather than {y.noun}.',
            '{x.noun} matters less than {y.noun}.',
          ],
          ...[
            '{x.noun} is the best of all.',
            '{x.clause} because {y.clause}.',
            'Since {x.clause}, {y.clause}.',
            'Perhaps {x.clause}.',
          ],
          ...[
            'Some say {x.clause}.',
            'You may think {x.clause}.',
            'It would be good if {x.clause}.',
            'Was it true? {x.clause}?',
          ],
          ...[
            '{x.noun} used to be yours.',
            '{x.noun} ends tomorrow.',
            '{x.noun} makes you rich.',
            'Seven is the house: {x}',
          ],
          ...[
            '{x.value} is your number.',
            'Your {x.house} is here.',
            '{x} Nobody can change it.',
            'The chart shows no {x.noun}.',
          ],
        ]
      : [
          ...['{x.noun} नहीं है।', 'ऐसा नहीं कि {x.clause}।', 'यदि {x.clause}, तो ठहरें।', 'अगर {x.clause}, तो आगे बढ़ें।'],
          ...['{x.noun} के बजाय {y.noun}।', '{x.noun} का अभाव है।', 'शायद {x.clause}।', 'कुछ लोग मानते हैं कि {x.clause}।'],
          ...[
            '{x.sentence} यह झूठ है।',
            '{x.noun} अब समाप्त है।',
            '{x.clause} क्योंकि {y.clause}।',
            '{x.noun} आपको धनवान बनाता है।',
          ],
          ...['{x.noun} बिना है।', 'क्या {x.clause}?'],
        ]
    ).flatMap((text) =>
      facts.map((x, index) => text.replaceAll('{x', `{${x}`).replaceAll('{y', `{${facts[(index + 1) % facts.length]}`)),
    )
  test.each(['en', 'hi'] as const)('%s', (language) => {
    expect(misleadingTexts(language).filter(passes(PACKS[language]))).toEqual([])
  })
})

test('every sentence of a passage is accepted after the sentence or fact that it refers to', () => {
  for (const pack of [english, hindi])
    for (const { id, sentences } of pack.passages)
      for (const [index, { after }] of sentences.entries()) {
        if (after === undefined) continue
        let text = `{${id}.${index + 1}}`
        for (let before: string | null | undefined = after; before; ) {
          text = `{${before}} ${text}`
          const [, passage, number]: (string | undefined)[] = /^(m\d+)\.(\d+)$/.exec(before) ?? []
          before = passage
            ? pack.passages.find((each) => each.id === passage)!.sentences[Number(number) - 1]!.after
            : null
        }
        expect([text, checkerOf(pack)(text)]).toEqual([text, { paragraph: expect.anything() }])
      }
})

test('a sentence that refers to another is rejected in other places', () => {
  const dependentSlots = english.passages.flatMap(({ id, sentences }) =>
    sentences.flatMap(({ after }, index) => (after ? [`{${id}.${index + 1}}`] : [])),
  )
  expect(dependentSlots.length).toBeGreaterThan(10)
  expect(dependentSlots.filter((slot) => passes(english)(slot) || passes(english)(`{D1.lagna.sign} ${slot}`))).toEqual(
    [],
  )
})

test('every fact is accepted in every form', () => {
  for (const pack of [english, hindi]) {
    const introduction = pack === english ? 'the chart shows' : 'कुंडली में है'
    const texts = pack.facts.flatMap(({ id }) => [
      `{${id}}`,
      `{${id}.sentence}`,
      `{${id}.clause}`,
      `${introduction} {${id}.noun}`,
    ])
    expect(texts.filter((text) => !passes(pack)(text))).toEqual([])
  }
})

test('a phrase with a tone is accepted only before a fact of that tone', () => {
  const byTone = (tone: string) => english.facts.filter((fact) => factTone(fact) === tone).map(({ id }) => id)
  const [good, hard] = [byTone('supportive'), byTone('testing')]
  expect([good.length > 0, hard.length > 0]).toEqual([true, true])
  for (const id of good) {
    expect(passes(english)(`What helps: {${id}}`)).toBe(true)
    expect(passes(english)(`The harder side: {${id}}`)).toBe(false)
  }
  for (const id of hard) expect(passes(english)(`In your favour: {${id}}`)).toBe(false)
})

test('a reason must be a fact of the passage before it', () => {
  const { id, fact_ids } = english.passages.find(
    ({ sentences, fact_ids }) => sentences[0]?.after === null && fact_ids.length > 0,
  )!
  const unrelatedFact = english.facts.find((fact) => !fact_ids.includes(fact.id))!
  expect(passes(english)(`{${id}.1} This rests on {${fact_ids[0]}.noun}.`)).toBe(true)
  expect(passes(english)(`{${id}.1} This rests on {${unrelatedFact.id}.noun}.`)).toBe(false)
})

test('phrases and slots form sentences', () => {
  const { id, sentences } = english.passages.find(
    ({ sentences: [first] }) => first?.after === null && /^[A-Z]\w+ /.test(first.text),
  )!
  const moon = english.facts.find((fact) => fact.id === 'D1.Moon.sign')!
  expect(textOf(english, `in your chart {D1.Moon.sign}`)).toBe(`In your chart, ${formsOf(moon, 'en').clause}.`)
  expect(textOf(english, `To begin with, {${id}.1}`)).toMatch(/^To begin with[,:] /)
  expect(textOf(english, `{${id}.1} and also {D1.Moon.sign}.`)).toBe(
    `${sentences[0]!.text} And also ${formsOf(moon, 'en').clause}.`,
  )
})

test.each([
  ['Sаturn {D1.Moon.sign}', 'a Cyrillic letter'],
  ['Sat\u200burn {D1.Moon.sign}', 'an invisible letter'],
  ['Ｓａｔｕｒｎ {D1.Moon.sign}', 'wide letters'],
  ['土星 {D1.Moon.sign}', 'another script'],
  ['Look at www.example.com for more.', 'an address'],
  ['**Listen** to this.', 'markup'],
  ['In your chart “{D1.Moon.sign}”', 'quotation marks'],
  ['{D1.Moon.sign} {D1.Moon.sign}', 'a repeated slot'],
  ['{D1.Moon.sign.degree}', 'an unknown form'],
  [`{D1.Moon.sign} ${CANARY}`, 'the canary'],
  [`Spell ${CANARY.split('').join(' ')}.`, 'the canary with spaces'],
] as const)('%s is rejected: %s', (text) => {
  for (const section of ['overview', 'guidance'])
    for (const pack of [english, hindi]) expect(passes(pack, section)(text)).toBe(false)
})

test('advice without a fact is accepted only in sections of advice', () => {
  expect(passes(english, 'guidance')('Take one step at a time. Write it down.')).toBe(true)
  expect(passes(english, 'overview')('Take one step at a time.')).toBe(false)
})

test.each([
  ['{D1.Saturn.house} Make a list. {D1.Moon.sign}', true],
  ['{D1.Saturn.house} Make a list, and keep it simple.', true],
  ['{D1.Saturn.house} Make a list {D1.Moon.sign.clause}.', false],
  ['{D1.Saturn.house} Make a list: {D1.Moon.sign}', false],
  ['{D1.Saturn.house} Make a list in your chart.', false],
  ['{D1.Saturn.house} The chart shows make a list. {D1.Moon.sign.noun}', false],
])('%s is accepted: %j', (text, expected) => {
  expect(passes(english)(text)).toBe(expected)
})

test.each([
  ['In practice, {D1.Saturn.house.clause}. In practice, {D1.Moon.sign.clause}.', 'a phrase that stands twice'],
  ['In practice, worth knowing, {D1.Saturn.house.clause}.', 'two opening phrases'],
  ['{D1.Saturn.house} And {D1.Saturn.house.clause}.', 'a fact that is stated twice'],
  ['{D1.Saturn.house} {D1.Moon.sign} {D1.Mars.house} {D1.Sun.house}', 'four facts alone'],
] as const)('%s is rejected: %s', (text) => {
  expect(passes(english)(text)).toBe(false)
})

test('two phrases that call for care are rejected', () => {
  const [first, second] = english.facts.filter((fact) => factTone(fact) === 'testing').map(({ id }) => id)
  expect(passes(english)(`A point to watch: {${first}}`)).toBe(true)
  expect(passes(english)(`A point to watch: {${first}} What needs care: {${second}}`)).toBe(false)
})

test('a fact on other matters follows a sentence only after a phrase', () => {
  const { id, fact_ids } = english.passages.find(
    ({ sentences: [first], fact_ids }) =>
      first?.after === null && fact_ids.length === 1 && fact_ids[0]!.includes('Moon'),
  )!
  expect(fact_ids).not.toContain('D1.Saturn.house')
  expect(passes(english)(`{${id}.1} {D1.Saturn.house}`)).toBe(false)
  expect(passes(english)(`{${id}.1} Besides, {D1.Saturn.house}`)).toBe(true)
})

test('a reason that repeats its sentence is left out', async () => {
  // A passage that follows one of its own facts is rare.
  for (let nth = 77; nth < 117; nth++) {
    const pack = await packOf(nth)
    const passage = pack.passages.find(
      ({ sentences: [first] }) => typeof first?.after === 'string' && first.fact_ids.includes(first.after),
    )
    if (!passage) continue
    const fact = passage.sentences[0]!.after!
    const quoted = `{${fact}} {${passage.id}.1}`
    expect(textOf(pack, `${quoted} The reason is {${fact}.noun}.`)).toBe(textOf(pack, quoted))
    return
  }
  throw new Error('no reading has such a passage')
})

test('phrases after a comma take lower case, and a Hindi sentence ends with a danda', () => {
  expect(textOf(english, 'Then, In practice, {D1.Moon.sign}')).toStartWith('Then, in practice, ')
  expect(textOf(hindi, 'कुंडली में है {D1.Moon.sign.noun}. {D1.Sun.sign}')).not.toContain('.')
})

test('no phrase denies, doubts, counts, promises or names a time', () => {
  const forbidden =
    /\b(?:not?|never|none|without|if|unless|because|perhaps|maybe|will|must|always|most|best|only|more than|today|tomorrow|year|month soon)\b|\d|नहीं|बिना|यदि|अगर|शायद|क्योंकि|केवल|हमेशा/iu
  for (const lists of Object.values(PHRASES))
    for (const kind of PHRASE_KINDS)
      if (kind !== 'advice') expect(lists[kind].filter((phrase) => forbidden.test(phrase))).toEqual([])
})

test('every phrase is listed once', () => {
  for (const lists of Object.values(PHRASES)) {
    const phrases = PHRASE_KINDS.flatMap((kind) => lists[kind].map(withoutPunctuation))
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([])
  }
})

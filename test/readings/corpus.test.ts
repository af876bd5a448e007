import { describe, expect, test } from 'bun:test'
import { basename } from 'node:path'
import { Glob } from 'bun'
import { HOUSE_SIGNS } from '../../src/capabilities/western/parts/house-signs.ts'
import { BIRTH_DOSHA_RULES, DOSHA_RULES } from '../../src/jyotish/doshas/index.ts'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { YOGA_RULES } from '../../src/jyotish/yogas/index.ts'
import { CORPUS_NAMES, corpus } from '../../src/readings/corpora.ts'
import { passagesOf, sentencesOf, type Topic } from '../../src/readings/passage.ts'
import { PLANETS } from '../../src/western/points.ts'
import { ORDINALS } from '../../src/zodiac/house-words.ts'
import { HOUSES, SIGNS } from '../../src/zodiac/signs.ts'
import { root } from '../structure/sources.ts'
import { BANNED, KEPT_OUT } from './banned.ts'

const all = (
  await Promise.all(
    CORPUS_NAMES.map(async (name) =>
      passagesOf((await corpus(name)) as Topic).map(({ path, passage }) => ({
        where: `${name}: ${path.join(' ')}`,
        ...passage,
      })),
    ),
  )
).flat()

/** What combinations and doshas are said to bring, and the houses of a tropical chart: sentences of tables, not passages. */
const sentences = [
  ...YOGA_RULES.map(({ id, result }) => ({ where: `yoga ${id}`, text: result })),
  ...[...DOSHA_RULES, ...BIRTH_DOSHA_RULES].flatMap(({ id, note }) =>
    typeof note === 'string' ? [{ where: `dosha ${id}`, text: note }] : [],
  ),
  ...HOUSES.flatMap((house) =>
    SIGNS.map((sign) => ({ where: `house ${house} ${sign}`, text: HOUSE_SIGNS[house][sign] })),
  ),
]

const words = (text: string) => text.split(/\s+/).length
const offenders = (bad: (passage: (typeof all)[number]) => unknown) =>
  all.filter(bad).map(({ where, text }) => `${where}: ${text}`)

describe('the corpus', () => {
  test('every file is a topic, and the other way round', () => {
    const files = [...new Glob('*.ts').scanSync({ cwd: `${root}/src/readings/corpus` })].map((file) =>
      basename(file, '.ts'),
    )
    expect([...CORPUS_NAMES].sort() as string[]).toEqual(files.sort())
  })

  test('every passage has a source', () => {
    expect(offenders(({ source }) => source.trim().length < 4)).toEqual([])
  })

  test('two to four sentences', () => {
    expect(offenders(({ text }) => sentencesOf(text).length < 2 || sentencesOf(text).length > 4)).toEqual([])
  })

  test('35 to 90 words; of a child, whose placements stand side by side, 14 to 60', () => {
    const forParents = /^(?:child-|parents-)/
    const [adult, child] = [
      { least: 35, most: 90 },
      { least: 14, most: 60 },
    ]
    expect(
      offenders(({ where, text }) => {
        const { least, most } = forParents.test(where) ? child : adult
        return words(text) < least || words(text) > most
      }),
    ).toEqual([])
  })

  test('sentences begin with a capital or a name and end with a full stop', () => {
    expect(
      offenders(({ text }) => sentencesOf(text).some((sentence) => !/^["“‘]?[A-Z{].*\.["”’]?$/.test(sentence))),
    ).toEqual([])
  })

  test('books have one spelling, and the Moon is one thing in all Vedic topics', () => {
    expect(offenders(({ text }) => /Parasara|Phaladipika|Varaha Mihira/.test(text))).toEqual([])
    const another = /mother|wom[ae]n|sister|daughter|Rohini|wife|\{/i
    expect(
      offenders(
        ({ where, text }) =>
          !where.startsWith('western') &&
          !another.test(text) &&
          /\bMoon\b/.test(`${where} ${text}`) &&
          /\b(she|her|hers|herself)\b/i.test(text),
      ),
    ).toEqual([])
  })

  test('halves by the condition of a planet call it neither weak nor strong, for a mixed one has them too', () => {
    const planet = `(?:(?:the )?(?:${GRAHAS.join('|')})|(?:${ORDINALS.join('|')}|ascendant) lord|lord of (?:wealth|savings|home|work|gains|the [a-z]+))`
    const called = '(?:weak(?:ened)?|strong|sound|spoiled|fallen)'
    const claims = new RegExp(
      `\\b${called} ${planet}\\b|\\b${planet} (?:(?:is|stands|rises|sits) )?${called}\\b(?! (?:eyes|health|chest))|(?:out of|without|lacks|short of) strength`,
    )
    expect(
      offenders(({ where, text }) => /^(?:lord-in-house|planet-in-house): /.test(where) && claims.test(text)),
    ).toEqual([])
  })

  test('what a time brings is told without diagnoses', () => {
    const times =
      /^(?:antardasha|mahadasha|period-age|gochara|tara|sade-sati|area-band|day-summary|bnn-contact|western-slow-transit|western-solar-house)\b/
    const diagnoses =
      /\b(?:fevers?|sugar|kidneys?|ulcers?|tumou?rs?|blood(?! relation)|heart strain|livers?|bladder|diseases?|illness(?:es)?|infections?|poison\w*|surgeries|symptoms?|lungs?|wounds?|urinary|physicians?|bowels?|joints ache|death)\b/i
    const figures = /draws blood|Cleverness wounds|works rather than wounds/i
    expect(offenders(({ where, text }) => times.test(where) && diagnoses.test(text) && !figures.test(text))).toEqual([])
  })

  test('no sentence twice', () => {
    const places = Map.groupBy(
      all.flatMap(({ where, text }) => sentencesOf(text).map((sentence) => ({ where, sentence }))),
      ({ sentence }) => sentence.toLowerCase(),
    )
    expect([...places.values()].filter((places) => places.length > 1)).toEqual([])
  })

  test.each(KEPT_OUT.map((kept) => [kept.kind, kept] as const))('no passage holds %s', (_kind, kept) => {
    const held = (text: string) =>
      sentencesOf(text).filter((sentence) => kept.words.test(sentence) && !kept.save.test(sentence))
    const told = [...all, ...sentences].filter(({ where }) => !kept.topics.test(where))
    expect(
      told.flatMap(({ where, text }) =>
        held(text).map((sentence) => `${where}: ${kept.words.exec(sentence)}: ${text}`),
      ),
    ).toEqual([])
  })

  test('each kind that is kept out is known when it is met', () => {
    const MET = [
      'Liver and sugar should be watched, for illnesses come early.',
      'The verse calls you a thief, greedy and given to deceit.',
      'A woman recommends you, and luck comes to your sons.',
      'This person is prompt, and a person with Mars here volunteers.',
      'The wedding comes late, and midlife brings both.',
    ]
    const known = MET.map((sentence) =>
      KEPT_OUT.filter(({ words, save }) => words.test(sentence) && !save.test(sentence)).map(({ kind }) => kind),
    )
    expect(known).toEqual(KEPT_OUT.map(({ kind }) => [kind]))
  })

  test('in Western topics planets are things, neither women nor men', () => {
    expect(
      offenders(
        ({ where, text }) =>
          /^western/.test(where) &&
          /\b(?:she|hers?|herself|he|his|him|himself)\b/i.test(text) &&
          new RegExp(`\\b(?:${PLANETS.join('|')})\\b`).test(`${where} ${text}`),
      ),
    ).toEqual([])
  })

  test.each(BANNED.map((pattern) => [pattern] as const))('nowhere %s', (pattern) => {
    expect(offenders(({ text }) => pattern.test(text))).toEqual([])
    expect(sentences.filter(({ text }) => pattern.test(text))).toEqual([])
  })

  test('a house of a tropical chart is told in a sentence that names its sign, and is said of no other', () => {
    for (const house of HOUSES)
      for (const sign of SIGNS) {
        const text = HOUSE_SIGNS[house][sign]
        expect([text, sentencesOf(text).length, text.includes(sign), /\.$/.test(text)]).toEqual([text, 1, true, true])
        expect([text, words(text) >= 10 && words(text) <= 30]).toEqual([text, true])
      }
    expect(new Set(HOUSES.flatMap((house) => Object.values(HOUSE_SIGNS[house]))).size).toBe(144)
  })
})

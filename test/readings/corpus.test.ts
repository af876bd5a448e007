import { describe, expect, test } from 'bun:test'
import { basename } from 'node:path'
import { Glob } from 'bun'
import { HOUSE_SIGNS } from '../../src/capabilities/western/parts/house-sign-texts.ts'
import { BIRTH_DOSHA_RULES, DOSHA_RULES } from '../../src/jyotish/doshas/index.ts'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { YOGA_RULES } from '../../src/jyotish/yogas/index.ts'
import { CORPUS_NAMES, corpus } from '../../src/readings/corpora.ts'
import { sentencesOf, type Topic, topicPassages } from '../../src/readings/passage.ts'
import { PLANETS } from '../../src/western/points.ts'
import { ORDINALS } from '../../src/zodiac/house-words.ts'
import { HOUSES, SIGNS } from '../../src/zodiac/signs.ts'
import { root } from '../structure/sources.ts'
import { BANNED, SENSITIVE_TOPICS } from './banned.ts'

const passages = (
  await Promise.all(
    CORPUS_NAMES.map(async (name) =>
      topicPassages((await corpus(name)) as Topic).map(({ path, passage }) => ({
        where: `${name}: ${path.join(' ')}`,
        ...passage,
      })),
    ),
  )
).flat()

/** Sentences of tables that are not in the corpus: results of yogas, notes of doshas, houses of a tropical chart. */
const tableSentences = [
  ...YOGA_RULES.map(({ id, result }) => ({ where: `yoga ${id}`, text: result })),
  ...[...DOSHA_RULES, ...BIRTH_DOSHA_RULES].flatMap(({ id, note }) =>
    typeof note === 'string' ? [{ where: `dosha ${id}`, text: note }] : [],
  ),
  ...HOUSES.flatMap((house) =>
    SIGNS.map((sign) => ({ where: `house ${house} ${sign}`, text: HOUSE_SIGNS[house][sign] })),
  ),
]

const words = (text: string) => text.split(/\s+/).length
const offenders = (isBad: (passage: (typeof passages)[number]) => unknown) =>
  passages.filter(isBad).map(({ where, text }) => `${where}: ${text}`)

describe('the corpus', () => {
  test('the topics are exactly the files of the corpus', () => {
    const files = [...new Glob('*.ts').scanSync({ cwd: `${root}/src/readings/corpus` })].map((file) =>
      basename(file, '.ts'),
    )
    expect([...CORPUS_NAMES].sort() as string[]).toEqual(files.sort())
  })

  test('every passage has a source', () => {
    expect(offenders(({ source }) => source.trim().length < 4)).toEqual([])
  })

  /** Topics that address the reader: chapters of reports, which join several passages to one argument, and forecasts. */
  const forChapters =
    /^(?:report-(?:marriage|children|education|foreign-travel|health|politics|property|relocation|romance|spiritual|\w+-(?:themes|chapters))|direction|matching-report|life-side|sub-period|bnn-\w+|lal-kitab-(?:house|section|mixed|opening)|child-lal-kitab|elder-(?:lal-kitab|western)-chapter|mixed-lord|shared-lord|dignity|avastha|custom-gift|annual-chart|area-band|area-year|area-period|sun-month|day-summary|day-star|gochara|moon-later-day|moon-meeting|gochara-effect|sky-event|tara|western-(?:area|area-mover|bond-transit|chapter|conflict|life-area|moon-aspect|moon-day|return|sky-aspect|sky-change|slow-transit|solar-house|theme|theme-house)): /

  test('every passage has two to four sentences; parts of chapters have one to four', () => {
    expect(
      offenders(({ where, text }) => {
        const count = sentencesOf(text).length
        return count < (forChapters.test(where) ? 1 : 2) || count > 4
      }),
    ).toEqual([])
  })

  test('at least half of the sentences for chapters address the reader', () => {
    const sentences = passages.filter(({ where }) => forChapters.test(where)).flatMap(({ text }) => sentencesOf(text))
    const addressing = sentences.filter((sentence) => /\byou(?:r|rs|rself)?\b|\{(?:gift|strain)\}/i.test(sentence))
    expect(addressing.length / sentences.length).toBeGreaterThan(0.5)
  })

  /** Readings of a tropical chart: each passage is a finding with a scene and a deed. */
  const westernPlacements =
    /^western-(?:ascendant|aspect|node|planet-in-house|planet-in-sign|point-aspect|ruler-in-house|standing|synastry): /

  test('at least half of the sentences of every Western reading address the reader', () => {
    const readings = passages.filter(({ where }) => westernPlacements.test(where))
    const addresses = (sentence: string) => /\byou(?:r|rs|rself|rselves)?\b/i.test(sentence)
    const sentences = readings.flatMap(({ text }) => sentencesOf(text))
    expect(readings.length).toBeGreaterThan(850)
    expect(sentences.filter(addresses).length / sentences.length).toBeGreaterThan(0.75)
    expect(
      offenders(({ where, text }) => {
        const own = sentencesOf(text)
        return westernPlacements.test(where) && own.filter(addresses).length * 3 < own.length
      }),
    ).toEqual([])
  })

  test('every passage has 35 to 90 words, Western readings up to 75; passages that appear together have fewer', () => {
    const forParents = /^(?:child-|parents-|physique: child )/
    const ofSigns = /^(?:ascendant|moon-sign|sun-sign|nakshatra): /
    const [adult, western, child, chapter, sign] = [
      { min: 35, max: 90 },
      { min: 35, max: 75 },
      { min: 14, max: 60 },
      { min: 5, max: 75 },
      { min: 25, max: 90 },
    ]
    expect(
      offenders(({ where, text }) => {
        const limits = [
          [forParents, child],
          [forChapters, chapter],
          [westernPlacements, western],
          [ofSigns, sign],
        ] as const
        const { min, max } = limits.find(([topic]) => topic.test(where))?.[1] ?? adult
        return words(text) < min || words(text) > max
      }),
    ).toEqual([])
  })

  test('sentences begin with a capital or a name and end with a full stop', () => {
    expect(
      offenders(({ text }) => sentencesOf(text).some((sentence) => !/^["“‘]?[A-Z{].*\.["”’]?$/.test(sentence))),
    ).toEqual([])
  })

  test('books have one spelling, and Vedic topics never call the Moon she', () => {
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

  test('passages by the condition of a planet call it neither weak nor strong', () => {
    const planet = `(?:(?:the )?(?:${GRAHAS.join('|')})|(?:${ORDINALS.join('|')}|ascendant) lord|lord of (?:wealth|savings|home|work|gains|the [a-z]+))`
    const adjective = '(?:weak(?:ened)?|strong|sound|spoiled|fallen)'
    const claims = new RegExp(
      `\\b${adjective} ${planet}\\b|\\b${planet} (?:(?:is|stands|rises|sits) )?${adjective}\\b(?! (?:eyes|health|chest))|(?:out of|without|lacks|short of) strength`,
    )
    expect(
      offenders(({ where, text }) => /^(?:lord-in-house|planet-in-house): /.test(where) && claims.test(text)),
    ).toEqual([])
  })

  test('texts on times have no diagnoses', () => {
    const times =
      /^(?:antardasha|mahadasha|period-age|gochara|tara|sade-sati|area-band|day-summary|bnn-contact|western-slow-transit|western-solar-house)\b/
    const diagnoses =
      /\b(?:fevers?|sugar|kidneys?|ulcers?|tumou?rs?|blood(?! relation)|heart strain|livers?|bladder|diseases?|illness(?:es)?|infections?|poison\w*|surgeries|symptoms?|lungs?|wounds?|urinary|physicians?|bowels?|joints ache|death)\b/i
    const figures = /draws blood|Cleverness wounds|works rather than wounds/i
    expect(offenders(({ where, text }) => times.test(where) && diagnoses.test(text) && !figures.test(text))).toEqual([])
  })

  test('no sentence is repeated in the corpus', () => {
    // One passage may stand under several keys, such as two elements.
    const groupOf = (where: string) => where.replace(/ \w+$/, '')
    const distinct = [...new Map(passages.map((each) => [`${groupOf(each.where)}: ${each.text}`, each])).values()]
    const places = Map.groupBy(
      distinct.flatMap(({ where, text }) => sentencesOf(text).map((sentence) => ({ where, sentence }))),
      ({ sentence }) => sentence.toLowerCase(),
    )
    expect([...places.values()].filter((repeats) => repeats.length > 1)).toEqual([])
  })

  test.each(SENSITIVE_TOPICS.map((topic) => [topic.kind, topic] as const))('no passage has %s', (_kind, topic) => {
    const matches = (text: string) =>
      sentencesOf(text).filter((sentence) => topic.words.test(sentence) && !topic.allowed.test(sentence))
    const texts = [...passages, ...tableSentences].filter(({ where }) => !topic.topics.test(where))
    expect(
      texts.flatMap(({ where, text }) =>
        matches(text).map((sentence) => `${where}: ${topic.words.exec(sentence)}: ${text}`),
      ),
    ).toEqual([])
  })

  test('the patterns detect each kind of sensitive statement', () => {
    const EXAMPLES = [
      'Liver and sugar should be watched, for illnesses come early.',
      'The verse calls you a thief, greedy and given to deceit.',
      'A woman recommends you, and luck comes to your sons.',
      'This person is prompt, and a person with Mars here volunteers.',
      'The wedding comes late, and midlife brings both.',
    ]
    const kinds = EXAMPLES.map((sentence) =>
      SENSITIVE_TOPICS.filter(({ words, allowed }) => words.test(sentence) && !allowed.test(sentence)).map(
        ({ kind }) => kind,
      ),
    )
    expect(kinds).toEqual(SENSITIVE_TOPICS.map(({ kind }) => [kind]))
  })

  test('Western topics never call a planet he or she', () => {
    expect(
      offenders(
        ({ where, text }) =>
          /^western/.test(where) &&
          /\b(?:she|hers?|herself|he|his|him|himself)\b/i.test(text) &&
          new RegExp(`\\b(?:${PLANETS.join('|')})\\b`).test(`${where} ${text}`),
      ),
    ).toEqual([])
  })

  test.each(BANNED.map((pattern) => [pattern] as const))('no text matches %s', (pattern) => {
    expect(offenders(({ text }) => pattern.test(text))).toEqual([])
    expect(tableSentences.filter(({ text }) => pattern.test(text))).toEqual([])
  })

  test('each house and sign of a tropical chart has its own sentence, which names the sign', () => {
    for (const house of HOUSES)
      for (const sign of SIGNS) {
        const text = HOUSE_SIGNS[house][sign]
        expect([text, sentencesOf(text).length, text.includes(sign), /\.$/.test(text)]).toEqual([text, 1, true, true])
        expect([text, words(text) >= 10 && words(text) <= 30]).toEqual([text, true])
      }
    expect(new Set(HOUSES.flatMap((house) => Object.values(HOUSE_SIGNS[house]))).size).toBe(144)
  })
})

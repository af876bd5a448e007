/**
 * Trains the classifier that stands in front of free text and writes data/safety/gate.bin. It reads data/safety/training/*.tsv
 * (`topic<TAB>text`, files named by language) and data/safety/glossary/*.tsv (`word<TAB>English lemma`; en.tsv has
 * `word<TAB>lemma<TAB>semantic class`).
 *
 *   bun scripts/train-gate.ts               trains on everything and writes the weights
 *   bun scripts/train-gate.ts --folds 5     cross-validation instead: prints recall and false alarms per threshold
 *
 * Multinomial logistic regression on hashed features (src/safety/features.ts), AdaGrad with an L2 penalty. The order of
 * examples comes from a fixed seed, so equal training files give equal weights.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { allFeatures, type Head, languageByScript, readClassifier, softmax } from '../src/safety/classifier.ts'
import { type Features, featureVector, wordFeatures, wordsOf } from '../src/safety/features.ts'
import { formKey, glossaryBytes, readGlossary } from '../src/safety/glossary.ts'
import { CRISIS_TOPICS, NOT_FOR_A_CHART } from '../src/safety/topics.ts'

const SAFETY = fileURLToPath(new URL('../data/safety/', import.meta.url))
const EPOCHS = 30
const RATE = 0.6
const L2 = 2e-6

interface Example {
  readonly text: string
  readonly topic: string
  readonly language: string
  readonly words: readonly string[]
}

interface HeadOptions {
  readonly name: string
  readonly bits: number
  readonly classes: readonly string[]
  /** How much more an example of a rare class weighs: the exponent of its rarity. */
  readonly balance: number
  label(example: Example): string | null
}

/** Decides. */
const CLASS: HeadOptions = {
  name: 'class',
  bits: 16,
  balance: 0.5,
  classes: ['ok', 'off_topic', 'not_for_a_chart', 'crisis'],
  label: ({ topic }) =>
    topic === 'ok' || topic === 'off_topic'
      ? topic
      : (CRISIS_TOPICS as readonly string[]).includes(topic)
        ? 'crisis'
        : 'not_for_a_chart',
}
/** Chooses the words of a refusal. */
const TOPIC: HeadOptions = {
  name: 'topic',
  bits: 13,
  balance: 0.5,
  classes: [...CRISIS_TOPICS, ...NOT_FOR_A_CHART],
  label: ({ topic }) => (topic === 'ok' || topic === 'off_topic' ? null : topic),
}
/** Chooses the glossary and the language of an answer, where the script does not. */
const LANGUAGE: HeadOptions = {
  name: 'language',
  bits: 14,
  balance: 1,
  classes: ['en', 'es', 'pt', 'fr', 'de', 'hi-latn', 'bn-latn', 'ta-latn', 'te-latn'],
  label: ({ language }) => (LANGUAGE.classes.includes(language) ? language : null),
}

/** A generator of numbers from 0 to 1 (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

const shuffled = <T>(rows: readonly T[], random: () => number): T[] => {
  const mixed = [...rows]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}

const readTraining = (folder: string): Example[] => {
  const seen = new Set<string>()
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => {
      const language = basename(name, '.tsv')
        .replace(/^train-/, '')
        .replace(/~.*/, '')
      return readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .flatMap((line) => {
          const [topic = '', text = ''] = line.split('\t')
          if (text === '' || seen.has(text)) return []
          seen.add(text)
          return [{ topic, text, language, words: wordsOf(text) }]
        })
    })
}

/** The bytes of the glossary: concepts are the English lemmas, in the order of their first use. */
const readGlossaryFiles = (folder: string): Uint8Array => {
  const rowsOf = (name: string) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line) => (line.includes('\t') ? [line.split('\t')] : []))
  const english = rowsOf('en.tsv') as [string, string, string][]
  const names = ['function', ...new Set(english.map(([, , name]) => name).filter((name) => name !== 'function'))]
  const lemmaOf = new Map(english.map(([word, lemma]) => [word, lemma]))
  const classOf = new Map(english.map(([, lemma, name]) => [lemma, names.indexOf(name)]))
  const concepts = new Map([...classOf.keys()].map((lemma, at) => [lemma, at]))
  const forms: [number, number][] = []
  const add = (language: string, word: string, gloss: string) => {
    const [form = ''] = wordsOf(word)
    const lemma = gloss
      .split('|')
      .map((each) => lemmaOf.get(each) ?? each)
      .find((each) => concepts.has(each))
    if (form !== '' && lemma !== undefined) forms.push([formKey(language, form), concepts.get(lemma)!])
  }
  for (const [word, lemma] of english) add('en', word, lemma)
  for (const name of readdirSync(folder)
    .filter((name) => name.endsWith('.tsv') && name !== 'en.tsv')
    .sort())
    for (const [word = '', gloss = ''] of rowsOf(name)) add(basename(name, '.tsv'), word, gloss)
  return glossaryBytes(forms, [...classOf.values()])
}

/** An example as a head sees it. */
interface Row {
  readonly features: Features
  /** The place of its class in the classes of the head. */
  readonly at: number
}

interface Trained {
  readonly head: Omit<Head, 'scale'>
  readonly weights: Float32Array
}

const train = (rows: readonly Row[], { name, bits, classes, balance }: HeadOptions): Trained => {
  const width = classes.length
  const counts = classes.map((_, each) => rows.filter(({ at }) => at === each).length)
  const importance = counts.map((count) => (rows.length / width / Math.max(count, 1)) ** balance)
  const mask = (1 << bits) - 1
  const weights = new Float32Array(width << bits)
  const squares = new Float32Array(width << bits).fill(1e-6)
  const bias = new Float64Array(width)
  const biasSquares = new Float64Array(width).fill(1)
  const scores = new Float64Array(width)
  const random = seeded(7)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { features, at } of shuffled(rows, random)) {
      const { hashes, values } = features
      scores.set(bias)
      for (let feature = 0; feature < hashes.length; feature++) {
        const slot = (hashes[feature]! & mask) * width
        for (let each = 0; each < width; each++) scores[each]! += weights[slot + each]! * values[feature]!
      }
      softmax(scores)
      for (let each = 0; each < width; each++) {
        const slope = (scores[each]! - (each === at ? 1 : 0)) * importance[at]!
        scores[each] = slope
        biasSquares[each]! += slope * slope
        bias[each]! -= (RATE * 0.1 * slope) / Math.sqrt(biasSquares[each]!)
      }
      for (let feature = 0; feature < hashes.length; feature++) {
        const slot = (hashes[feature]! & mask) * width
        const value = values[feature]!
        for (let each = 0; each < width; each++) {
          const place = slot + each
          const slope = scores[each]! * value + L2 * weights[place]! * rows.length * 0.01
          squares[place]! += slope * slope
          weights[place]! -= (RATE * slope) / Math.sqrt(squares[place]! + 1e-3)
        }
      }
    }
  }
  return { head: { name, classes, bits, bias: [...bias] }, weights }
}

const packed = (trained: readonly Trained[], glossary: Uint8Array): Uint8Array => {
  const tables = trained.map(({ weights }) => {
    const most = weights.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0)
    const scale = most / 127
    return { scale, bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
  })
  const heads = trained.map(({ head }, at) => ({ ...head, scale: tables[at]!.scale }))
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ heads })}\n`),
    ...tables.map(({ bytes }) => Buffer.from(bytes.buffer)),
    glossary,
  ])
}

const glossary = readGlossaryFiles(join(SAFETY, 'glossary'))

/** Trains all heads; the other heads see the language that the first one finds. */
const trainAll = (examples: readonly Example[]): Uint8Array => {
  const rowsOf = ({ classes, label }: HeadOptions, features: (example: Example) => Features): Row[] =>
    examples.flatMap((example) => {
      const at = classes.indexOf(label(example) ?? '')
      return at < 0 ? [] : [{ features: features(example), at }]
    })
  const byWords = ({ words }: Example) => featureVector(wordFeatures(words))
  const language = train(rowsOf(LANGUAGE, byWords), LANGUAGE)
  const finder = readClassifier(packed([language], glossary))
  const read = readGlossary(glossary)
  const features = new Map(
    examples.map((example) => {
      const found = languageByScript(example.text) ?? finder.languageOf(example.text)
      return [example, allFeatures(example.words, found, read)]
    }),
  )
  const others = [CLASS, TOPIC].map((head) =>
    train(
      rowsOf(head, (example) => features.get(example)!),
      head,
    ),
  )
  return packed([language, ...others], glossary)
}

/** Prints, for thresholds, what share of each class is stopped when nobody's words were trained on. */
const crossValidate = (examples: readonly Example[], folds: number) => {
  const mixed = shuffled(examples, seeded(11))
  const rows = Array.from({ length: folds }, (_, fold) => {
    const model = readClassifier(trainAll(mixed.filter((_, at) => at % folds !== fold)))
    console.error(`fold ${fold + 1} of ${folds}`)
    return mixed
      .filter((_, at) => at % folds === fold)
      .map((example) => ({
        example,
        class: CLASS.label(example)!,
        probabilities: model.probabilities('class', model.featuresOf(example.text)),
      }))
  }).flat()
  type Judged = (typeof rows)[number]
  const share = (of: Judged[], hit: (row: Judged) => boolean) =>
    of.length === 0 ? '-' : ((100 * of.filter(hit).length) / of.length).toFixed(1)
  const ofClass = (name: string) => rows.filter((row) => row.class === name)
  const stoppedFrom = (threshold: number) => (row: Judged) =>
    row.probabilities.crisis! + row.probabilities.not_for_a_chart! >= threshold
  for (const threshold of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]) {
    const shares = ['crisis', 'not_for_a_chart', 'ok'].map((name) => share(ofClass(name), stoppedFrom(threshold)))
    console.log(
      `from ${threshold}: stopped ${shares[0]} % of crisis, ${shares[1]} % of not for a chart, ${shares[2]} % of ok`,
    )
  }
  for (const language of new Set(rows.map(({ example }) => example.language))) {
    const of = (name: string) => ofClass(name).filter(({ example }) => example.language === language)
    console.log(
      `${language}: ${share(of('crisis'), stoppedFrom(0.4))} % of crisis, ${share(of('ok'), stoppedFrom(0.4))} % of ok`,
    )
  }
}

const { values } = parseArgs({ options: { folds: { type: 'string' } } })
const examples = readTraining(join(SAFETY, 'training'))
console.error(`${examples.length} examples`)
if (values.folds) crossValidate(examples, Number(values.folds))
else {
  const file = trainAll(examples)
  writeFileSync(join(SAFETY, 'gate.bin'), file)
  console.error(`data/safety/gate.bin: ${file.length} bytes`)
}

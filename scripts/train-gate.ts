/**
 * Trains the classifier that stands in front of free text from data/safety/training/*.tsv (`topic<TAB>text`, files named by
 * language) and writes data/safety/gate.bin.
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
import { featureValue, type Head, readClassifier, softmax } from '../src/safety/classifier.ts'
import { featuresOf, wordsOf } from '../src/safety/features.ts'
import { CRISIS_TOPICS, NOT_FOR_A_CHART } from '../src/safety/topics.ts'

const SAFETY = fileURLToPath(new URL('../data/safety/', import.meta.url))
const EPOCHS = 30
const RATE = 0.6
const L2 = 2e-6

interface Example {
  readonly text: string
  readonly topic: string
  readonly language: string
  readonly features: Uint32Array
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
  bits: 17,
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
/** Chooses the language of an answer, where the script does not. */
const LANGUAGE: HeadOptions = {
  name: 'language',
  bits: 14,
  balance: 1,
  classes: ['en', 'es', 'pt', 'fr', 'de', 'hi-latn', 'bn-latn', 'ta-latn', 'te-latn'],
  label: ({ language }) => (LANGUAGE.classes.includes(language) ? language : null),
}

const HEADS = [CLASS, TOPIC, LANGUAGE]

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
          return [{ topic, text, language, features: featuresOf(wordsOf(text)) }]
        })
    })
}

/** An example as a head sees it. */
interface Row {
  readonly features: Uint32Array
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
      const value = featureValue(features.length)
      scores.set(bias)
      for (const feature of features) {
        const slot = (feature & mask) * width
        for (let each = 0; each < width; each++) scores[each]! += weights[slot + each]! * value
      }
      softmax(scores)
      for (let each = 0; each < width; each++) {
        const slope = (scores[each]! - (each === at ? 1 : 0)) * importance[at]!
        scores[each] = slope
        biasSquares[each]! += slope * slope
        bias[each]! -= (RATE * 0.1 * slope) / Math.sqrt(biasSquares[each]!)
      }
      for (const feature of features) {
        const slot = (feature & mask) * width
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

const packed = (trained: readonly Trained[]): Uint8Array => {
  const tables = trained.map(({ weights }) => {
    const most = weights.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0)
    const scale = most / 127
    return { scale, bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
  })
  const heads = trained.map(({ head }, at) => ({ ...head, scale: tables[at]!.scale }))
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ heads })}\n`),
    ...tables.map(({ bytes }) => Buffer.from(bytes.buffer)),
  ])
}

const trainAll = (examples: readonly Example[]): Uint8Array =>
  packed(
    HEADS.map((head) => {
      const rows = examples.flatMap((example): Row[] => {
        const at = head.classes.indexOf(head.label(example) ?? '')
        return at < 0 ? [] : [{ features: example.features, at }]
      })
      return train(rows, head)
    }),
  )

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
        probabilities: model.probabilities('class', example.features),
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

/**
 * Trains the safety classifier for free text from data/safety/training/*.tsv (`topic<TAB>text`, files named by
 * language) and writes data/safety/gate.bin.
 *
 *   bun scripts/train-gate.ts               trains on everything and writes the weights
 *   bun scripts/train-gate.ts --folds 5     cross-validation instead: prints recall and false alarms per threshold
 *
 * Two models judge together: logistic regression on hashed words and letter runs (scripts/gate/linear.ts), and a small convolutional
 * network (scripts/gate/network.ts). The order of examples comes from a fixed seed, so equal training files give equal weights.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readClassifier } from '../src/safety/classifier.ts'
import { wordsOf } from '../src/safety/features.ts'
import type { NetworkShape, NetworkWeights } from '../src/safety/network.ts'
import { classOf, GATE_CLASSES, GATE_TOPICS, type GateClass } from '../src/safety/topics.ts'
import { packKeys, packNibbles, quantise, type WeightFileHeader } from '../src/safety/weight-file.ts'
import { type Example, readTraining } from './gate/examples.ts'
import { type LinearModel, trainLinear } from './gate/linear.ts'
import { trainNetwork } from './gate/network.ts'

const SAFETY = fileURLToPath(new URL('../data/safety/', import.meta.url))
const SHAPE: NetworkShape = { bits: 15, width: 16, filters: 96, topics: GATE_TOPICS }
/** Maximum numbers of features; they keep the file under a megabyte. */
const MOST_FEATURES = { classes: 200_000, languages: 8_000 }
/** Languages in Latin script, which cannot be distinguished by their script. */
const LATIN_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'hi-latn', 'bn-latn', 'ta-latn', 'te-latn']

const packLinear = ({ classes, bias, keys, weights }: LinearModel) => {
  const { scale, values } = quantise(weights)
  const packedKeys = packKeys(keys)
  return {
    header: { classes, features: keys.length, keyBytes: packedKeys.length, scale, bias },
    parts: [packedKeys, packNibbles(values)],
  }
}

/** The weight file (src/safety/weight-file.ts). */
const pack = (linear: LinearModel, language: LinearModel, network: NetworkWeights): Uint8Array => {
  const tables = [packLinear(linear), packLinear(language)] as const
  const vectors = quantise(network.vectors)
  const dense = (['filters', 'filterBias', 'output', 'outputBias'] as const).map((name) => ({
    name,
    ...quantise(network[name], 127),
  }))
  const scales = Object.fromEntries(
    [...dense, { name: 'vectors', scale: vectors.scale }].map(({ name, scale }) => [name, scale]),
  )
  const header: WeightFileHeader = {
    linear: tables[0].header,
    language: tables[1].header,
    network: { ...SHAPE, scales: scales as Record<keyof NetworkWeights, number> },
  }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...tables.flatMap(({ parts }) => parts),
    packNibbles(vectors.values),
    ...dense.map(({ values }) => Buffer.from(values.buffer)),
  ])
}

const trainAll = (examples: readonly Example[]): Uint8Array => {
  const labelled = <L extends string>(labels: readonly L[], label: (example: Example) => L) =>
    examples.flatMap((example) => {
      const at = labels.indexOf(label(example))
      return at < 0 ? [] : [{ ...example, label: at }]
    })
  return pack(
    trainLinear(
      labelled(GATE_CLASSES, ({ topic }) => classOf(topic)),
      GATE_CLASSES,
      MOST_FEATURES.classes,
    ),
    trainLinear(
      labelled(LATIN_LANGUAGES, ({ language }) => language),
      LATIN_LANGUAGES,
      MOST_FEATURES.languages,
    ),
    trainNetwork(
      labelled(GATE_TOPICS, ({ topic }) => topic),
      SHAPE,
      (loss) => console.error(`loss ${loss.toFixed(3)}`),
    ),
  )
}

/** Thresholds to compare: for the class crisis alone, and for both refused classes together. */
const CRISIS_FROM = [0.15, 0.2, 0.25, 0.3, 0.4]
const REFUSED_FROM = [0.4, 0.5, 0.6, 0.7]

/** Prints, for each pair of thresholds, the share of each class that is stopped by models trained without its block. */
const crossValidate = (examples: readonly Example[], folds: number) => {
  const blocks = [...new Set(examples.map(({ block }) => block))]
  const foldOf = new Map(blocks.map((block, at) => [block, at % folds]))
  const judgements = Array.from({ length: folds }, (_, fold) => {
    const model = readClassifier(trainAll(examples.filter(({ block }) => foldOf.get(block) !== fold)))
    console.error(`fold ${fold + 1} of ${folds}`)
    return examples
      .filter(({ block }) => foldOf.get(block) === fold)
      .map((example) => ({
        ...example,
        class: classOf(example.topic),
        judgements: model.judge(wordsOf(example.text)).classes,
      }))
  }).flat()
  const share = (name: GateClass, [crisisFrom, refusedFrom]: readonly [number, number], language?: string) => {
    const rows = judgements.filter((row) => row.class === name && (language === undefined || row.language === language))
    const stopped = rows.filter(
      ({ judgements: { crisis, not_for_a_chart } }) => crisis >= crisisFrom || crisis + not_for_a_chart >= refusedFrom,
    )
    return `${((100 * stopped.length) / Math.max(rows.length, 1)).toFixed(1)} %`
  }
  const shares = (thresholds: readonly [number, number], language?: string) =>
    (['crisis', 'not_for_a_chart', 'ok'] as const)
      .map((name) => `${share(name, thresholds, language)} of ${name}`)
      .join(', ')
  for (const crisisFrom of CRISIS_FROM)
    for (const refusedFrom of REFUSED_FROM)
      console.log(`${crisisFrom}, ${refusedFrom}: ${shares([crisisFrom, refusedFrom])}`)
  for (const language of new Set(examples.map((example) => example.language)))
    console.log(`${language}: ${shares([0.25, 0.5], language)}`)
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

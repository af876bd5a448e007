import { featuresOf, featuresOfWord, wordsOf } from './features.ts'
import { emptyPass, runNetwork } from './network.ts'
import { classOf, GATE_CLASSES, type GateClass, type GateTopic } from './topics.ts'
import { type LinearTable, readWeightFile } from './weight-file.ts'

/** The judgement of a text: probabilities of the classes, and of the topics by the network. */
export interface Judgement {
  readonly classes: Readonly<Record<GateClass, number>>
  /** Probability of a crisis. The linear model has a larger share in it, since it finds crises more reliably than the network. */
  readonly crisis: number
  readonly topics: ReadonlyMap<GateTopic, number>
}

export interface Classifier {
  /** The language of a text, as training files name it. */
  readonly languageOf: (text: string) => string
  /** Judges the words of a text that is normal already. */
  readonly judge: (words: readonly string[]) => Judgement
}

/** Probabilities from scores, in place. */
export const softmax = (scores: Float64Array): Float64Array => {
  const top = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  let sum = 0
  for (let at = 0; at < scores.length; at++) {
    scores[at] = Math.exp(scores[at]! - top)
    sum += scores[at]!
  }
  for (let at = 0; at < scores.length; at++) scores[at]! /= sum
  return scores
}

/** Features count less in a text that has many of them. */
export const featureValue = (count: number): number => 1 / Math.sqrt(Math.max(count, 1))

/** The share of the linear model in a judgement; the network has the rest. */
// source: this project's own weighing, by the recall of lines that neither model was trained on
const LINEAR_SHARE = 0.5
const LINEAR_SHARE_IN_CRISIS = 0.8

const SCRIPTS = [
  [/[\u0900-\u097f]/, 'hi'],
  [/[\u0980-\u09ff]/, 'bn'],
  [/[\u0b80-\u0bff]/, 'ta'],
  [/[\u0c00-\u0c7f]/, 'te'],
] as const

const probabilitiesOf = ({ classes, bias, weights, indexOf }: LinearTable, features: Uint32Array): Float64Array => {
  const scores = new Float64Array(classes.length)
  for (const feature of features) {
    const from = indexOf(feature)
    if (from >= 0) for (let each = 0; each < scores.length; each++) scores[each]! += weights[from + each]!
  }
  const value = featureValue(features.length)
  for (let each = 0; each < scores.length; each++) scores[each] = scores[each]! * value + bias[each]!
  return softmax(scores)
}

export const readClassifier = (file: Uint8Array): Classifier => {
  const { linear, language, shape, weights } = readWeightFile(file)
  const pass = emptyPass(shape)
  const topics = shape.topics as readonly GateTopic[]
  const topicClasses = topics.map((topic) => GATE_CLASSES.indexOf(classOf(topic)))
  return {
    languageOf(text) {
      const script = SCRIPTS.find(([letters]) => letters.test(text))
      if (script) return script[1]
      const words = wordsOf(text)
      const found = probabilitiesOf(language, featuresOf(words, words.map(featuresOfWord)))
      return language.classes[found.indexOf(Math.max(...found))]!
    },
    judge(words) {
      const ofWords = words.map(featuresOfWord)
      const classes = probabilitiesOf(linear, featuresOf(words, ofWords))
      runNetwork(shape, weights, pass, ofWords)
      const found = softmax(pass.scores.slice())
      const byNetwork = new Float64Array(GATE_CLASSES.length)
      for (const [at, probability] of found.entries()) byNetwork[topicClasses[at]!]! += probability
      const crisis = GATE_CLASSES.indexOf('crisis')
      return {
        crisis: LINEAR_SHARE_IN_CRISIS * classes[crisis]! + (1 - LINEAR_SHARE_IN_CRISIS) * byNetwork[crisis]!,
        classes: Object.fromEntries(
          GATE_CLASSES.map((name, at) => [name, LINEAR_SHARE * classes[at]! + (1 - LINEAR_SHARE) * byNetwork[at]!]),
        ) as Record<GateClass, number>,
        topics: new Map(topics.map((topic, at) => [topic, found[at]!])),
      }
    },
  }
}

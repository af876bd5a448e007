import { featuresOf, featuresOfWord, wordsOf } from './features.ts'
import { emptyPass, runNetwork } from './network.ts'
import { classOf, GATE_CLASSES, type GateClass, type GateTopic } from './topics.ts'
import { type LinearTable, readWeightFile } from './weight-file.ts'

/** Probabilities of a text: of the classes by both models, of the topics by the network. */
export interface Judgement {
  readonly classes: Readonly<Record<GateClass, number>>
  /** Probability of a crisis. The linear model has a larger share in it, since it finds crises more reliably than the network. */
  readonly crisis: number
  readonly topics: ReadonlyMap<GateTopic, number>
}

export interface Classifier {
  /** The language of a text, as a language code of the training files. */
  readonly languageOf: (text: string) => string
  /** Judges the words of a normalised text. */
  readonly judge: (words: readonly string[]) => Judgement
}

/** Replaces scores by their softmax probabilities, in place. */
export const softmax = (scores: Float64Array): Float64Array => {
  const top = scores.reduce((maximum, score) => Math.max(maximum, score), Number.NEGATIVE_INFINITY)
  let sum = 0
  for (let index = 0; index < scores.length; index++) {
    scores[index] = Math.exp(scores[index]! - top)
    sum += scores[index]!
  }
  for (let index = 0; index < scores.length; index++) scores[index]! /= sum
  return scores
}

/** The value of one feature in a text with `count` features. It falls with the count, so that long texts do not score higher. */
export const featureValue = (count: number): number => 1 / Math.sqrt(Math.max(count, 1))

/** The share of the linear model in a probability; the network has the rest. */
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
    if (from >= 0) for (let index = 0; index < scores.length; index++) scores[index]! += weights[from + index]!
  }
  const value = featureValue(features.length)
  for (let index = 0; index < scores.length; index++) scores[index] = scores[index]! * value + bias[index]!
  return softmax(scores)
}

/** The classifier of a weight file. */
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
      const probabilities = probabilitiesOf(language, featuresOf(words, words.map(featuresOfWord)))
      return language.classes[probabilities.indexOf(Math.max(...probabilities))]!
    },
    judge(words) {
      const wordFeatures = words.map(featuresOfWord)
      const linearClasses = probabilitiesOf(linear, featuresOf(words, wordFeatures))
      runNetwork(shape, weights, pass, wordFeatures)
      const topicProbabilities = softmax(pass.scores.slice())
      const networkClasses = new Float64Array(GATE_CLASSES.length)
      for (const [index, probability] of topicProbabilities.entries())
        networkClasses[topicClasses[index]!]! += probability
      const crisis = GATE_CLASSES.indexOf('crisis')
      return {
        crisis:
          LINEAR_SHARE_IN_CRISIS * linearClasses[crisis]! + (1 - LINEAR_SHARE_IN_CRISIS) * networkClasses[crisis]!,
        classes: Object.fromEntries(
          GATE_CLASSES.map((name, index) => [
            name,
            LINEAR_SHARE * linearClasses[index]! + (1 - LINEAR_SHARE) * networkClasses[index]!,
          ]),
        ) as Record<GateClass, number>,
        topics: new Map(topics.map((topic, index) => [topic, topicProbabilities[index]!])),
      }
    },
  }
}

import { readFileSync } from 'node:fs'
import { runSteps, runStepsYielding, type Steps, type YieldPoint } from '../cooperative-yield.ts'
import { type Classifier, readClassifier } from './classifier.ts'
import { wordsIn } from './features.ts'
import { type Helplines, helpFor, type OfferedHelp } from './helplines.ts'
import { instructionsTo, removingInstructions } from './instructions.ts'
import { ANSWER_LANGUAGES, type AnswerLanguage, crisisMessage, PLAIN_MESSAGES } from './messages.ts'
import { normalText, plainText } from './normal-text.ts'
import { type Phrases, phraseList } from './phrases.ts'
import { classOf, isCrisis, type RefusalTopic } from './topics.ts'

/** The answer to free text that no chart and no card answers. */
export interface Refusal {
  readonly topic: RefusalTopic
  readonly message: string
  /** Helplines of the operator; empty outside a crisis. */
  readonly help: readonly OfferedHelp[]
}

export interface Gate {
  /** The topic that free text is refused for; null where it may be answered. */
  readonly topicOf: (text: string) => RefusalTopic | null
  /** The same, with turns of the event loop: a text of 16,000 characters takes tens of milliseconds. */
  readonly topicInTurns: (text: string, yieldIfDue: YieldPoint) => Promise<RefusalTopic | null>
  /** Whether a text of a writer holds an unmistakable phrase. The classifier knows questions, not readings. */
  readonly isUnsafe: (text: string) => boolean
  /** The refusal of a topic, in the language of `text` where a person may be in danger. */
  readonly refusal: (topic: RefusalTopic, text: string) => Refusal
}

export interface GateOptions {
  readonly helplines?: Helplines
  /** Unmistakable phrases beside the built-in ones. */
  readonly phrases?: Phrases
}

// source: this project's own weighing, by the totals of the first two held-out sets
const CRISIS_FROM = 0.22
const REFUSED_FROM = 0.6
/** A piece of at most three words says little: it decides only when it is plain. */
const FEW_WORDS = 3
const FEW_WORDS_FROM = { crisis: 0.55, refused: 0.7 }
const OFF_TOPIC_FROM = 0.6
/** A text of more words is judged piece by piece: one sentence in a long text decides. */
const WHOLE_UP_TO = 24
/** Shorter sentences are judged with the next. */
const LEAST_WORDS = 6
/** Longer texts are rejected by their capabilities; the gate reads no further. */
const MOST_CHARACTERS = 16_000

let shared: Classifier | undefined
const classifier = () =>
  (shared ??= readClassifier(readFileSync(new URL('../../data/safety/gate.bin', import.meta.url))))

/** The language of a text, among those that a crisis is answered in; English where it is another. */
export const languageOf = (text: string): AnswerLanguage => {
  const found = classifier().languageOf(text)
  return ANSWER_LANGUAGES.find((language) => language === found) ?? 'en'
}

/** The words of a text, in pieces of a sentence or more where it is long. */
const piecesOf = (text: string): string[][] => {
  const normal = normalText(text)
  const whole = wordsIn(normal)
  if (whole.length <= WHOLE_UP_TO) return [whole]
  const pieces: string[][] = []
  const piece: string[] = []
  for (const sentence of normal.split(/[.?!;।|]+ ?/u)) {
    for (const word of wordsIn(sentence)) {
      piece.push(word)
      if (piece.length >= WHOLE_UP_TO) pieces.push(piece.splice(0))
    }
    if (piece.length >= LEAST_WORDS) pieces.push(piece.splice(0))
  }
  if (piece.length > 0) pieces.push(piece)
  return pieces
}

function* classified(text: string): Steps<RefusalTopic | null> {
  let strongest: { score: number; topic: RefusalTopic } | null = null
  let offTopic = false
  for (const [at, piece] of piecesOf(text).entries()) {
    if (piece.length === 0) continue
    const judgement = classifier().judge(piece)
    const { crisis, not_for_a_chart, off_topic } = judgement.classes
    yield
    // A text is off topic when each piece of it is.
    offTopic = (at === 0 || offTopic) && off_topic >= OFF_TOPIC_FROM
    const isShort = piece.length <= FEW_WORDS
    const isUrgent = judgement.crisis >= (isShort ? FEW_WORDS_FROM.crisis : CRISIS_FROM)
    if (!isUrgent && crisis + not_for_a_chart < (isShort ? FEW_WORDS_FROM.refused : REFUSED_FROM)) continue
    const score = crisis + not_for_a_chart + (isUrgent ? 1 : 0)
    if (strongest && score <= strongest.score) continue
    const wanted = isUrgent || crisis > not_for_a_chart ? 'crisis' : 'not_for_a_chart'
    const [topic] = [...judgement.topics]
      .filter(([each]) => classOf(each) === wanted)
      .reduce((best, each) => (each[1] > best[1] ? each : best))
    strongest = { score, topic: topic as RefusalTopic }
  }
  return strongest?.topic ?? (offTopic ? 'off_topic' : null)
}

export const createGate = ({ helplines = {}, phrases = {} }: GateOptions = {}): Gate => {
  const list = phraseList(phrases)
  function* judged(written: string): Steps<RefusalTopic | null> {
    const text = plainText(written.slice(0, MOST_CHARACTERS))
    yield
    const phrased = list.find(text)
    if (phrased) return phrased
    // A real question beside instructions is answered; instructions alone are no question.
    const asked = yield* removingInstructions(text)
    yield
    const found = yield* classified(asked)
    if (found) return found
    return asked === '' && instructionsTo(text) ? 'off_topic' : null
  }
  return {
    topicOf: (text) => runSteps(judged(text)),
    topicInTurns: (text, yieldIfDue) => runStepsYielding(judged(text), yieldIfDue),
    isUnsafe: (text) => list.find(text) !== null,
    refusal(topic, text) {
      if (!isCrisis(topic)) return { topic, message: PLAIN_MESSAGES[topic], help: [] }
      const language = languageOf(text)
      return {
        topic,
        message: crisisMessage(topic, language),
        help: helpFor(helplines, topic, language.replace('-latn', '')),
      }
    },
  }
}

/** The gate without an operator's settings. */
export const STANDARD_GATE = createGate()

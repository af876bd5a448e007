import { readFileSync } from 'node:fs'
import { runSteps, runStepsYielding, type Steps, type YieldPoint } from '../cooperative-yield.ts'
import { type Classifier, readClassifier } from './classifier.ts'
import { wordsIn } from './features.ts'
import { type Helplines, helplinesFor, type OfferedHelp } from './helplines.ts'
import { hasInstructions, removeInstructionSteps } from './instructions.ts'
import { ANSWER_LANGUAGES, type AnswerLanguage, crisisMessage, PLAIN_MESSAGES } from './messages.ts'
import { normalText, plainText } from './normal-text.ts'
import { compilePhrases, type Phrases } from './phrases.ts'
import { classOf, isCrisis, type RefusalTopic } from './topics.ts'

/** The answer to free text on a refused topic. */
export interface Refusal {
  readonly topic: RefusalTopic
  readonly message: string
  /** Helplines of the operator; empty outside a crisis. */
  readonly help: readonly OfferedHelp[]
}

export interface Gate {
  /** The topic for which free text is refused; null for allowed text. */
  readonly topicOf: (text: string, options?: TextOptions) => RefusalTopic | null
  /** As `topicOf`, but yields to the event loop: a text of 16,000 characters takes tens of milliseconds. */
  readonly topicOfYielding: (
    text: string,
    yieldIfDue: YieldPoint,
    options?: TextOptions,
  ) => Promise<RefusalTopic | null>
  /** True for text of a language model with an unmistakable phrase. The classifier is trained on questions, not on readings. */
  readonly isUnsafe: (text: string) => boolean
  /** The refusal for a topic: for a crisis in the language of `text`, otherwise in English. */
  readonly refusal: (topic: RefusalTopic, text: string) => Refusal
}

export interface TextOptions {
  /** True for a question that is known to be on an ordinary matter. It needs more evidence for some topics outside the crises. */
  readonly isOrdinary?: boolean
}

export interface GateOptions {
  readonly helplines?: Helplines
  /** Unmistakable phrases in addition to the built-in ones. */
  readonly phrases?: Phrases
}

/**
 * Lower bounds of the probabilities at which a piece is refused. They rise for short pieces, `base + perWord / words` up to `most`, because
 * a few plain words leave the classifier near the shares of its training set.
 */
// source: this project's own weighing, by the totals of the first two held-out sets and the questions of test/ai/intent-questions.txt
const CRISIS_THRESHOLD = { base: 0.16, perWord: 0.9, most: 0.55 }
const REFUSAL_THRESHOLD = { base: 0.6, perWord: 0.3, most: 0.72 }
const thresholdFor = ({ base, perWord, most }: typeof CRISIS_THRESHOLD, words: number) =>
  Math.min(most, base + perWord / words)
/** Topics that need more evidence in an ordinary question: the classifier takes "going to" and "who" for them. */
const DOUBTFUL_TOPICS: readonly string[] = [
  'election_outcome',
  'discrimination',
  'harm_to_others_or_black_magic',
  'third_party_private',
]
// source: this project's own weighing, by the first held-out set and the questions of test/ai/intent-questions.txt
const ORDINARY_REFUSAL_THRESHOLD = 0.85
const OFF_TOPIC_THRESHOLD = 0.6
/** A text of more words is judged in pieces, so that one sentence in a long text can decide. */
const MAX_WORDS_PER_PIECE = 24
/** Shorter sentences are joined with the next. */
const MIN_WORDS_PER_PIECE = 6
/** The gate ignores later characters. Capabilities reject longer texts. */
const MAX_CHARACTERS = 16_000

let cachedClassifier: Classifier | undefined
const classifier = () =>
  (cachedClassifier ??= readClassifier(readFileSync(new URL('../../data/safety/gate.bin', import.meta.url))))

/** The language of a text, as a language of crisis messages; English for any other language. */
export const languageOf = (text: string): AnswerLanguage => {
  const code = classifier().languageOf(text)
  return ANSWER_LANGUAGES.find((language) => language === code) ?? 'en'
}

/** The words of a text in pieces: one piece for a short text, else pieces of one or more sentences. */
const piecesOf = (text: string): string[][] => {
  const normal = normalText(text)
  const words = wordsIn(normal)
  if (words.length <= MAX_WORDS_PER_PIECE) return [words]
  const pieces: string[][] = []
  const piece: string[] = []
  for (const sentence of normal.split(/[.?!;।|]+ ?/u)) {
    for (const word of wordsIn(sentence)) {
      piece.push(word)
      if (piece.length >= MAX_WORDS_PER_PIECE) pieces.push(piece.splice(0))
    }
    if (piece.length >= MIN_WORDS_PER_PIECE) pieces.push(piece.splice(0))
  }
  if (piece.length > 0) pieces.push(piece)
  return pieces
}

/** A question such as "Delhi or Pune?" or "Delhi ya Pune?". */
const BARE_CHOICE = /^\p{L}+(?: \p{L}+)? (?:or|ya) \p{L}+(?: \p{L}+)?[?\s]*$/iu

const SOMEBODY =
  '(?:he|she|they|(?:my|the) (?:ex|crush|boyfriend|girlfriend|husband|wife|partner|fiancee?|ex-?(?:boyfriend|girlfriend|husband|wife)|friend|best friend|love)|this (?:boy|girl|man|woman|guy))'
const ADVERBS = '(?:(?:still|really|ever|even|truly|also|secretly|actually|often|sometimes) )*'
const FEELS =
  '(?:(?:to )?(?:love|like|miss|remember|want)|care (?:about|for)|(?:think|thinking|dream|dreaming) (?:of|about)|(?:have|has|having) feelings for|in love with|interested in|serious about)'
const HINGLISH_OBJECT = '(?:mujhse|mujhe|mujhko|mere (?:bare|baare) (?:me|mein|main))'
/**
 * A question whether somebody loves, misses or remembers the asker, without any other word. The classifier takes the few words "he", "still"
 * and "me" for those of abuse. Every word of the text is in these lists, so a text that says more is judged as before.
 */
const FEELING_QUESTIONS = [
  new RegExp(
    `^(?:(?:so|and|but|please|pls|tell me),? )?(?:does|do|did|is|are|will) ${SOMEBODY} ${ADVERBS}${FEELS} me(?: (?:back|too|still|again|anymore|any more|now))*[?!. ]*$`,
    'iu',
  ),
  new RegExp(
    `^(?:kya )?(?:wo|woh|vo|voh|vah) (?:(?:abhi|ab|aaj) bhi |sach (?:me|mein) )?${HINGLISH_OBJECT} (?:bhi )?(?:(?:pyar|pyaar|prem|pasand|yaad|yad|miss) (?:karta|karti|karte)|(?:sochta|sochti|sochte)|chahta|chahti|chahte) (?:hai|hain|h)[?!. ]*$`,
    'iu',
  ),
  /^(?:क्या )?(?:वह|वो) (?:(?:अब|अभी|आज) भी )?(?:मुझसे|मुझे|मुझको|मेरे बारे में) (?:(?:प्यार|प्रेम|पसंद|याद) (?:करता|करती|करते)|सोचता|सोचती|सोचते|चाहता|चाहती|चाहते) (?:है|हैं)[?!।. ]*$/u,
]

/** Matters of which a plain question may ask. No word here is about a body, a person, a feeling, danger, law or a wager. */
const PLAIN_MATTERS =
  'jobs?|career|work|office|company|business|shop|store|restaurant|promotion|transfer|salary|money|rich|wealthy|savings|house|home|flat|car|city|country|abroad|visa|degree|course|college|studies|exam|exams|interview|language|music|dance|art|garden|famous|videsh(?: jaa?na)?|naukri|nokri|vyapar|dhandha|ghar|shehar|padhai|paisa|paise|tarakki|pariksha'
/** Words around the subject of a plain question. Their only negation is of a harmless deed, and no word is for leaving. */
const PLAIN_WORDS =
  "if i (?:do not|don't) (?:change|buy|sell|study|learn|start|open|move)|what|when|where|which|how|why|if|will|would|should|shall|can|could|do|does|did|is|are|am|was|be|been|have|has|get|got|getting|become|going|happens?|happen|change|changing|choose|take|start|begin|open|buy|sell|rent|move|learn|study|settle|find|earn|save|grow|improve|i|i'm|my|me|mine|it|this|that|the|a|an|any|some|to|in|of|for|or|and|at|with|about|soon|ever|one|day|now|next|this|year|years|month|months|week|good|better|best|right|new|old|own|more|most|much|very|really|big|small|time|please|tell|pls|kya|kab|kahan|kaise|kaun|kaunsi|mujhe|main|mera|meri|mere|chahiye|karna|karni|lena|leni|rehna|yahi|yahin|ya|hai|hoga|hogi|lagegi|milega|milegi|badlu|badalni|badalna|agle|saal|is|nayi|naya"
const PLAIN_QUESTION = new RegExp(
  `^(?=.*(?<![\\w'])(?:${PLAIN_MATTERS})(?![\\w']))(?:(?:${PLAIN_MATTERS}|${PLAIN_WORDS})(?:[ ,.?!]+|$))+$`,
  'i',
)

/** The topic by the classifier: that of the piece with the highest score. */
function* classifyPieces(text: string, { isOrdinary = false }: TextOptions): Steps<RefusalTopic | null> {
  let strongest: { score: number; topic: RefusalTopic } | null = null
  let offTopic = false
  for (const [index, piece] of piecesOf(text).entries()) {
    if (piece.length === 0) continue
    const judgement = classifier().judge(piece)
    const { crisis, not_for_a_chart, off_topic } = judgement.classes
    yield
    // A text is off topic only if every piece is.
    offTopic = (index === 0 || offTopic) && off_topic >= OFF_TOPIC_THRESHOLD
    const isUrgent = judgement.crisis >= thresholdFor(CRISIS_THRESHOLD, piece.length)
    if (!isUrgent && crisis + not_for_a_chart < thresholdFor(REFUSAL_THRESHOLD, piece.length)) continue
    const score = crisis + not_for_a_chart + (isUrgent ? 1 : 0)
    if (strongest && score <= strongest.score) continue
    const gateClass = isUrgent || crisis > not_for_a_chart ? 'crisis' : 'not_for_a_chart'
    const [topic] = [...judgement.topics]
      .filter(([label]) => classOf(label) === gateClass)
      .reduce((best, entry) => (entry[1] > best[1] ? entry : best))
    if (isOrdinary && !isUrgent && DOUBTFUL_TOPICS.includes(topic) && score < ORDINARY_REFUSAL_THRESHOLD) continue
    strongest = { score, topic: topic as RefusalTopic }
  }
  return strongest?.topic ?? (offTopic ? 'off_topic' : null)
}

/** A gate with an operator's helplines and phrases. */
export const createGate = ({ helplines = {}, phrases = {} }: GateOptions = {}): Gate => {
  const list = compilePhrases(phrases)
  function* judgeText(input: string, options: TextOptions): Steps<RefusalTopic | null> {
    const text = plainText(input.slice(0, MAX_CHARACTERS))
    yield
    const phraseTopic = list.find(text)
    if (phraseTopic) return phraseTopic
    // A question with added instructions is judged without them. Instructions alone are off topic.
    const question = yield* removeInstructionSteps(text)
    yield
    if (FEELING_QUESTIONS.some((pattern) => pattern.test(question)) || PLAIN_QUESTION.test(question)) return null
    const topic = yield* classifyPieces(question, options)
    // A choice between two names has no other words by which it could be on topic.
    if (topic === 'off_topic' && BARE_CHOICE.test(question)) return null
    if (topic) return topic
    return question === '' && hasInstructions(text) ? 'off_topic' : null
  }
  return {
    topicOf: (text, options = {}) => runSteps(judgeText(text, options)),
    topicOfYielding: (text, yieldIfDue, options = {}) => runStepsYielding(judgeText(text, options), yieldIfDue),
    isUnsafe: (text) => list.find(text) !== null,
    refusal(topic, text) {
      if (!isCrisis(topic)) return { topic, message: PLAIN_MESSAGES[topic], help: [] }
      const language = languageOf(text)
      return {
        topic,
        message: crisisMessage(topic, language),
        help: helplinesFor(helplines, topic, language.replace('-latn', '')),
      }
    },
  }
}

/** The gate without settings of an operator. */
export const STANDARD_GATE = createGate()

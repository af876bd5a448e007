import { normalText } from './normal-text.ts'
import { isRefusalTopic, type RefusalTopic } from './topics.ts'

export type Phrases = Readonly<Partial<Record<RefusalTopic, readonly string[]>>>

/** Phrases that identify their topic in any text. The classifier judges all other texts. */
const UNMISTAKABLE: Phrases = {
  self_harm: [
    ...['self harm', 'selfharm'],
    ...[
      'kill myself',
      'killing myself',
      'end my life',
      'ending my life',
      'take my own life',
      'commit suicide',
      'suicidal',
    ],
    ...['hurt myself', 'cut myself', 'cutting myself', 'better off dead', 'better off without me', 'want to die'],
    ...['wish i was dead', 'wish i were dead', 'no reason to live', 'do not want to live', "don't want to live"],
    ...['do not want to be alive', "don't want to be alive", 'suicide note', 'goodbye note', 'kms', 'unalive myself'],
    ...['आत्महत्या', 'खुदकुशी', 'जीना नहीं चाहता', 'जीना नहीं चाहती', 'मरना चाहता हूँ', 'मरना चाहती हूँ', 'जान दे दूँ'],
    ...['khudkushi', 'aatmahatya', 'atmahatya', 'marna chahta hu', 'marna chahti hu', 'marna chahta hoon'],
    ...[
      'marna chahti hoon',
      'jeena nahi chahta',
      'jeena nahi chahti',
      'jina nahi chahta',
      'jaan de du',
      'jaan dene ka man',
    ],
    ...['আত্মহত্যা', 'বাঁচতে চাই না', 'মরে যেতে চাই', 'தற்கொலை', 'வாழ விரும்பவில்லை', 'சாக விரும்புகிறேன்', 'ఆత్మహత్య'],
    ...['చనిపోవాలని ఉంది', 'బతకాలని లేదు', 'suicidarme', 'quiero morir', 'quiero morirme', 'matarme', 'quitarme la vida'],
    ...[
      'no quiero vivir',
      'me matar',
      'quero morrer',
      'tirar minha vida',
      'não quero viver',
      'suicídio',
      'me suicider',
    ],
    ...['envie de mourir', 'veux mourir', 'me tuer', 'en finir avec la vie', 'mich umbringen', 'das leben nehmen'],
    ...['will sterben', 'nicht mehr leben', 'selbstmord', 'suizid'],
  ],
  abuse: [
    ...['sexual abuse', 'abuses me', 'abused me', 'being abused'],
    ...['raped me', 'molested me', 'molests me', 'touches me down there', 'sexually abused', 'sexually assaulted'],
    ...['beats me', 'hits me', 'my uncle touches me', 'बलात्कार', 'mera rape', 'rape kiya', 'me violó', 'abusa de mí'],
    ...[
      'me pega',
      'me estuprou',
      "m'a violée",
      'me bat',
      'me frappe',
      'vergewaltigt',
      'schlägt mich',
      'பாலியல் வன்கொடுமை',
    ],
    ...['లైంగిక వేధింపు', 'ধর্ষণ করেছে'],
  ],
  threat: ['threatens to kill', 'threatened to kill me', 'says he will kill me', 'blackmailing me', 'going to kill me'],
  eating_disorder: ['make myself throw up', 'make myself vomit', 'starving myself', 'anorexia', 'bulimia'],
  running_away: ['ran away from home', 'run away from home', 'running away from home'],
}

export interface PhraseList {
  /** The topic of the first listed phrase in the text; null without one. */
  readonly find: (text: string) => RefusalTopic | null
}

/** The built-in phrases and those that an operator adds. */
export const compilePhrases = (operatorPhrases: Phrases = {}): PhraseList => {
  const rows = [UNMISTAKABLE, operatorPhrases].flatMap((phrases) =>
    Object.entries(phrases).flatMap(([topic, topicPhrases]) =>
      topicPhrases.map((phrase) => ({ topic: topic as RefusalTopic, words: ` ${wordsOf(phrase)} ` })),
    ),
  )
  return {
    find(text) {
      const textWords = ` ${wordsOf(text)} `
      return rows.find(({ words }) => textWords.includes(words))?.topic ?? null
    },
  }
}

const wordsOf = (text: string) => (normalText(text).match(/[\p{L}\p{M}\p{N}']+/gu) ?? []).join(' ')

/**
 * Reads an operator's phrase file: `{ "self_harm": ["...", ...], ... }`.
 * @throws Error that names the invalid topic
 */
export const readPhrases = (text: string): Phrases => {
  const value = JSON.parse(text) as unknown
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error('it must be a JSON object of topics with lists of phrases')
  for (const [topic, phrases] of Object.entries(value)) {
    if (!isRefusalTopic(topic)) throw new Error(`\`${topic}\` is not a topic`)
    if (!Array.isArray(phrases) || phrases.some((phrase) => typeof phrase !== 'string' || wordsOf(phrase) === ''))
      throw new Error(`\`${topic}\` must be a list of phrases`)
  }
  return value as Phrases
}

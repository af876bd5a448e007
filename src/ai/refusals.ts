import { disguised, disguisedOtherwise, searchable } from './user-text.ts'

/** What is not read here, and what is said instead. */

interface Refusal {
  /** Words or phrases at the borders of words; `a + b`: both in one sentence. */
  readonly patterns: readonly string[]
  /** The same by kinds of words, over one sentence in lower case and without marks, Devanagari's vowel signs among them. */
  readonly also?: readonly RegExp[]
  readonly message: string
}

// source: the catalogue of AI readings, tables.refusals; `+` patterns widened where plain wordings were missed
export const REFUSALS = {
  self_harm: {
    patterns: [
      ...[
        'kill myself',
        'suicide',
        'suicidal',
        'end my life',
        'end it all',
        'hurt myself',
        'harm myself',
        'take my own life',
      ],
      ...['do not want to live', "don't want to live", 'dont want to live', 'want to die', 'better off dead'],
    ],
    also: [
      /\b(kill|hang|drown|harm|hurt|cut|poison|shoot|starv)\w*\s+my\s?self\b/,
      /\b(end|take|finish)\w*\b.{0,14}\b(my|own)\b.{0,6}\blife\b/,
      /\b(no longer|not|don'?t|never)\b.{0,14}\b(want|wish|care)\w*\b.{0,10}\b(live|living|alive|exist|be here|wake up)\b/,
      /\b(wish|want)\w*\b.{0,12}\b(was|were|be) dead\b/,
      /umbringen|selbstmord|suizid|suicid|matarme|me tuer|आतमहतय|मरन चह|जन दन/,
    ],
    message:
      'I am sorry that it is this hard. Please speak to someone now: a local emergency number, a crisis line, or a person you trust. A chart is no answer here.',
  },
  death_or_lifespan_date: {
    patterns: [
      ...[
        'when will + die',
        'how long will i live',
        'how long do i have',
        'date of death',
        'when + pass away',
        'lifespan',
      ],
      ...['how will + die', 'life span', 'when + death', 'age of death', 'how many years + live', 'am i going to die'],
    ],
    also: [
      /\b(when|age|how old|how long|how soon)\b.{0,24}\b(do|will|shall|would|does)\b.{0,16}\b(i|he|she|we|they|my \w+)\b.{0,8}\bdie\b/,
      /\bdie (young|early|soon)\b|\blife expectancy\b|\blength of (my )?life\b|\bhow long is my life\b|\bmy life end\b|\blive to (be )?\d+/,
      /\bkab mar|मतय कब|कब मर/,
    ],
    message: 'A reading here does not give dates or ages of death.',
  },
  medical_diagnosis_or_treatment: {
    patterns: [
      ...['do i have a disease', 'do i have a tumour', 'do i have a tumor', 'diagnose', 'should i stop + medicine'],
      ...[
        'which medicine',
        'cure for',
        'treatment for',
        'do i have cancer',
        'do i have diabetes',
        'should i stop + medication',
      ],
    ],
    also: [
      /\b(do|does|did|could) (i|he|she|my \w+) have\b.{0,16}\b(tumou?rs?|cancers?|diabetes|diseases?|hiv|dementia)\b/,
      /\b(malignant|biopsy|insulin|chemo\w*|dosages?)\b/,
      /\b(stop|skip|start|quit|change)\w*\b.{0,20}\b(pills?|tablets?|medicines?|medication|treatments?)\b/,
      /\b(cancer|tumou?r)\b.{0,16}\b(cured?|healed)\b/,
    ],
    message: 'Please ask a doctor; a chart reading cannot diagnose or treat.',
  },
  unborn_child_sex: {
    patterns: [
      'boy or girl',
      'girl or boy',
      'boy or a girl',
      'girl or a boy',
      'sex of + baby',
      'gender of + baby',
      'will i have a son',
      'will i have a daughter',
    ],
    also: [
      /\b(baby|child)\b.{0,16}\b(be|is|a)\b.{0,6}\b(male|female|boy|girl)\b/,
      /\b(having|expecting|pregnant with)\b.{0,6}\b(boy|girl|son|daughter)\b/,
    ],
    message: 'The sex of an unborn child is not read here.',
  },
  harm_to_others_or_black_magic: {
    patterns: [
      ...[
        'black magic',
        'curse + him',
        'curse + her',
        'vashikaran',
        'control + mind',
        'revenge on',
        'hurt him',
        'hurt her',
      ],
      ...['love spell', 'curse + them', 'put a curse'],
    ],
    also: [/\b(with|cast|put|use|by)\b.{0,10}\b(spells?|hex|curse)\b/],
    message: 'This service does not help to harm or bind other people.',
  },
  gambling_or_investment_pick: {
    patterns: [
      ...[
        'lottery number',
        'lottery numbers',
        'which stock',
        'which stocks',
        'which share',
        'which shares',
        'which crypto',
      ],
      ...['bet on', 'casino', 'lucky number + lottery', 'win the lottery', 'which coin'],
    ],
    also: [
      /\b(buy|sell|invest|put)\w*\b.{0,30}\b(shares?|stocks?|bitcoin|crypto\w*|futures|options)\b/,
      /\b(bitcoin|ethereum|crypto\w*)\b.{0,16}\b(good|buy|rise|safe)\b/,
      /\b(powerball|poker|roulette|lotto|jackpot)\b/,
    ],
    message: 'Picks for bets or investments are not given.',
  },
  legal_outcome: {
    patterns: ['win + case', 'win + lawsuit', 'court + verdict', 'go to jail', 'go to prison', 'lose + lawsuit'],
    also: [
      /\b(be|get|being) (convicted|acquitted|sentenced)\b/,
      /\b(judge|jury|court)\b.{0,20}\b(rules?|decides?|favou?r|verdict)\b/,
    ],
    message: 'Please ask a lawyer; outcomes of cases are not read here.',
  },
  election_outcome: {
    patterns: ['who will win + election', 'win + election', 'next president', 'next prime minister'],
    also: [/\bwill \w+( \w+)? win\b.{0,14}\b(20\d\d|elections?|vote|seat)\b/],
    message: 'Election results are not forecast.',
  },
  minors_romance: { patterns: [], message: 'For someone under 18, love and marriage are not read here.' },
  third_party_private: {
    patterns: ['is my + cheating', 'my neighbour', 'my neighbor', 'my boss + secret', 'spy on'],
    also: [/\b(husband|wife|partner|boyfriend|girlfriend|spouse)\b.{0,20}\b(affairs?|cheat\w*|faithful|unfaithful)\b/],
    message: "Another person's private life is not read without their part in the question.",
  },
  discrimination: {
    patterns: ['which caste', 'inferior caste', 'which religion + better', 'which race'],
    also: [/\bare \w+\b.{0,6}\b(bad|evil|inferior|stupid|dirty)\b.{0,6}\bby (nature|birth)\b/],
    message: 'Charts say nothing on the worth of groups of people.',
  },
  off_topic: {
    patterns: [
      ...[
        'ignore + rules',
        'ignore + instructions',
        'system prompt',
        'print your instructions',
        'write code',
        'pretend to be',
      ],
    ],
    message: 'Only questions on the chart can be answered here.',
  },
  declined: { patterns: [], message: 'This question could not be answered here.' },
} as const satisfies Record<string, Refusal>
export type RefusalTopic = keyof typeof REFUSALS
export const REFUSAL_TOPICS = Object.keys(REFUSALS) as [RefusalTopic, ...RefusalTopic[]]
export const isRefusalTopic = (topic: string): topic is RefusalTopic => Object.hasOwn(REFUSALS, topic)

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const atBorders = (words: string) => new RegExp(`(?<![a-z])${escaped(words)}(?![a-z])`)

const compiled = (pattern: string): RegExp[] => pattern.split(' + ').map(atBorders)
const COMPILED = REFUSAL_TOPICS.map((topic) => {
  const { patterns, also = [] }: Refusal = REFUSALS[topic]
  return [topic, [...patterns.map(compiled), ...also.map((one) => [one])]] as const
})

// Attempts at the rules: what a chart is never asked
const ATTEMPTS = [
  /\b(ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(rules?|instructions?|prompts?|guidelines?|directions?|restrictions?|previous|above|everything)\b/,
  /\b(system|developer|hidden|initial|secret|original)\s+(prompt|message|instructions?|rules?)\b/,
  /\b(print|reveal|show|repeat|output|display|leak|recite|dump|tell me)\b.{0,40}\b(your|the|above|initial|hidden|system)\b.{0,20}\b(instructions?|prompts?|rules?|messages?|canary|configuration|settings|json schema)\b/,
  /\b(you are now|act as|pretend (to be|you)|role-?play|from now on|new (rules?|instructions?)|jailbreak|dan mode|developer mode)\b/,
  /\b(write|generate|produce)\b.{0,20}\b(code|script|program|poem|essay|sql|python|javascript|malware|exploit)\b/,
  /<\/?(system|assistant|user|instructions?|im_start|im_end)\b|\[(system|inst|\/inst)\]|<\|/,
  /\b(canary|api key|base64|decode|environment variables?)\b/,
  /"?(role|system|refusal|sections|fact_ids)"?\s*:\s*["[{]/,
  /\b(say|claim|state|write|answer|confirm|pretend)\s+that\s+(my|the)?\s*(sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|ascendant|lagna)\b/,
  /\b(set|change|switch|use|raise)\b.{0,15}\b(tier|length|sections?|temperature|max[_ ]tokens)\b/,
  /\bend of (user|facts|question|input|prompt)\b|\badmin(istrator)? (mode|override|access)\b/,
]

const sentences = (text: string) => text.split(/(?<=[.?!;\n])\s+|\n/)

/** Whether a sentence tries to move the rules instead of asking about the chart. */
const isAttempt = (sentence: string) => ATTEMPTS.some((pattern) => pattern.test(sentence))

const matches = (patterns: readonly RegExp[][], text: string) =>
  sentences(text).some((sentence) => patterns.some((all) => all.every((one) => one.test(sentence))))

/** Words by which something is asked of a chart. */
const ASKS =
  /\b(chart|kundli|horoscope|dasha|transit|sign|house|marr|career|job|work|love|money|wealth|health|child|stud|travel|move|family|period|year|will i|when|should i|how|what|is my|am i|can i|my)\b/

/** What is left of somebody's words when attempts at the rules are taken out. */
export const withoutAttempts = (text: string): string =>
  sentences(text)
    .filter((sentence) => ![searchable, disguised, disguisedOtherwise].some((read) => isAttempt(read(sentence))))
    .join(' ')
    .trim()

/** The topic by which words are refused before anything is computed; null where they may be answered. */
export const refusedTopic = (texts: readonly string[], { alone }: { alone: boolean }): RefusalTopic | null => {
  for (const [topic, patterns] of COMPILED) {
    if (topic === 'off_topic') continue
    for (const text of texts)
      if (matches(patterns, searchable(text)) || matches(patterns, disguised(text))) return topic
  }
  // A real question beside an attempt at the rules is answered; alone it is none.
  if (!alone) return null
  const asked = texts.join('. ')
  const rest = withoutAttempts(asked)
  const tried = rest.length < asked.trim().length && rest !== asked.trim()
  return tried && !ASKS.test(searchable(rest)) ? 'off_topic' : null
}

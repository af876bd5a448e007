import { areasOf, isOfTheWhole } from './areas.ts'
import { asksOfLove } from './minors.ts'
import type { Thought } from './refusal-lexicon.ts'
import { REFUSED_WORDS, type RefusedWording } from './refusal-words.ts'
import { REFUSED_DEEDS } from './refused-deeds.ts'
import { REFUSED_LIFE } from './refused-life.ts'
import { disguised, disguisedOtherwise, searchable } from './user-text.ts'

/** What is not read here, and what is said instead; in the order in which it is looked for. */
// source: the catalogue of AI readings, tables.refusals
export const REFUSALS = {
  self_harm:
    'I am sorry that it is this hard. Please speak to someone now: a local emergency number, a crisis line, or a person you trust. A chart is no answer here.',
  death_or_lifespan_date: 'A reading here does not give dates or ages of death.',
  medical_diagnosis_or_treatment: 'Please ask a doctor; a chart reading cannot diagnose or treat.',
  unborn_child_sex: 'The sex of an unborn child is not read here.',
  harm_to_others_or_black_magic: 'This service does not help to harm or bind other people.',
  gambling_or_investment_pick: 'Picks for bets or investments are not given.',
  legal_outcome: 'Please ask a lawyer; outcomes of cases are not read here.',
  election_outcome: 'Election results are not forecast.',
  minors_romance: 'For someone under 18, love and marriage are not read here.',
  third_party_private: "Another person's private life is not read without their part in the question.",
  discrimination: 'Charts say nothing on the worth of groups of people.',
  off_topic: 'Only questions on the chart can be answered here.',
  declined: 'This question could not be answered here.',
} as const satisfies Record<string, string>
export type RefusalTopic = keyof typeof REFUSALS
export const REFUSAL_TOPICS = Object.keys(REFUSALS) as [RefusalTopic, ...RefusalTopic[]]
export const isRefusalTopic = (topic: string): topic is RefusalTopic => Object.hasOwn(REFUSALS, topic)

// Some letters with marks have one form only that stays what it is when text is composed.
const compiled = (words: string) => new RegExp(words.normalize('NFC'), 'u')
const WORDS: Readonly<Partial<Record<RefusalTopic, readonly RefusedWording[]>>> = REFUSED_WORDS
const THOUGHTS: Readonly<Partial<Record<RefusalTopic, readonly Thought[]>>> = { ...REFUSED_LIFE, ...REFUSED_DEEDS }
/** The thoughts of a topic as wordings: every class is looked ahead for in the one sentence. */
const thoughtsOf = (topic: RefusalTopic): readonly RefusedWording[] =>
  (THOUGHTS[topic] ?? []).map(([together, unless]) => {
    const asked = `^${together.map((thought) => `(?=.*?(?:${thought}))`).join('')}`
    return unless ? [asked, unless] : asked
  })
const COMPILED = REFUSAL_TOPICS.map(
  (topic) =>
    [
      topic,
      [...(WORDS[topic] ?? []), ...thoughtsOf(topic)].map((wording) => {
        const [asked, unless] = typeof wording === 'string' ? [wording] : wording
        return { asked: compiled(asked), unless: unless ? compiled(unless) : null }
      }),
    ] as const,
)

// Attempts at the rules: what a chart is never asked
const ATTEMPTS = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:your|the|all|any|these|previous|above|prior|system)\b.{0,20}\b(?:rules?|instructions?|prompts?|guidelines?|directions?|restrictions?|above|everything)\b/,
  /\b(?:ignore|disregard|forget)\b.{0,14}\b(?:rules?|instructions?|prompts?|everything|all that|the above)\b(?<!ignore instructions)/,
  /\b(?:ignora|olvida|ignorez|oubliez?|ignoriere|vergiss)\b.{0,30}\b(?:reglas|instrucciones|regles|consignes|instructions|regeln|anweisungen|todo)\b/,
  /\b(?:system|developer|hidden|initial|secret|original)\s+(?:prompt|message|instructions?|rules?)\b/,
  /\b(?:print|reveal|show|repeat|output|display|leak|recite|dump|tell me)\b.{0,40}\b(?:your|the|above|initial|hidden|system)\b.{0,20}\b(?:instructions?|prompts?|rules?|messages?|canary|configuration|settings|json schema)\b/,
  /\b(?:you are now|act as (?:if|an?|my|the)|pretend (?:to be (?:an?|my|the)|you)|role-?play|from now on,? (?:you|answer|ignore|act|respond|speak|reply)|new (?:rules?|instructions?)|jailbreak|dan mode|developer mode)\b(?<!\bi act as (?:if|an?|my|the))(?<!\bi pretend to be (?:an?|my|the))/,
  /(?:^\W*|\b(?:please|you|and|now|then|just|to me|go)[ ,]+)(?:write|generate|produce|print|fix|debug)\b.{0,20}\b(?:code|scripts?|programs?|poem|essay|function|error|sql|python|javascript|malware|exploit)\b/,
  /^\W*(?:please |can you |could you )?(?:write|draft|summari[sz]e|translate|calculate|proofread)\b.{0,30}\b(?:e-?mails?|letters?|texts?|messages?|articles?|speech|songs?|stor(?:y|ies)|cv|resume|into|sum)\b|\bhelp me with (?:my|the|this) (?:\w+ )?homework\b|\b(?:repair|fix) (?:my|the|a) (?:\w+ )?(?:engine|sink|(?:washing )?machine|dishwasher|roof|door|pipes?|heater|tv|laptop|phone|computer|printer|bike|tap|fridge)\b/,
  /<\/?(?:system|assistant|user|instructions?|im_start|im_end)\b|\[(?:system|inst|\/inst)\]|<\|/,
  /\b(?:ignore|forget|disregard) (?:what|all|everything) (?:you|i|they|was|were)\b.{0,20}\b(?:told|said|learned|know|wrote)\b/,
  /\b(?:canary|api key|base64|decode|environment variables?)\b/,
  /"?(?:role|system|refusal|sections|fact_ids)"?\s*:\s*["[{]/,
  /\b(?:say|claim|state|write|answer|confirm|pretend)\s+that\s+(?:my|the)?\s*(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|ascendant|lagna)\b/,
  /\b(?:set|change|switch|use|raise)\b.{0,15}\b(?:tier|length|sections?|temperature|max[_ ]tokens)\b(?! of my)/,
  /\bend of (?:user|facts|question|input|prompt)\b|\badmin(?:istrator)? (?:mode|override|access)\b/,
]

/** What is asked of the world and not of a chart. */
const WORLDLY = [
  /\b(?:weather(?! of my)|humidity|(?:will it|is it|going to) (?:rain|snow)(?:ing)?|temperature (?:in|today|tomorrow|outside))\b/,
  /\b(?:world cup|premier league|la liga|bundesliga|ipl|nba|nfl|super bowl|champions league|olympics|(?:cricket|football|soccer|tennis|basketball) (?:match|game|team|score|world)|who (?:won|scored|plays?)|(?:final|match) score)\b/,
  /\b(?:recipes?|ingredients|how (?:do|to|can|long do|should) (?:i |you |we )?(?:cook|bake|boil|fry|grill|roast|make (?:an? )?(?:cake|pizza|pasta|soup|bread|tea|coffee|omelett?e|rice|curry|pancakes?|chai)))\b/,
  /\b(?:python|javascript|typescript|java|sql|html|css|regex|linux|docker|github|excel formula|compiler?|source code|algorithm|for loop)\b/,
  /\b(?:capital (?:city )?of|population of|translate|synonyms?|meaning of the word|how do you (?:say|spell)|square root|solve (?:the|this) equation|tell me (?:a|another) (?:joke|story|poem|riddle)|lyrics|(?:good|best|new) (?:movie|film|song|series|restaurant|laptop|phone|book)s?|netflix|who (?:invented|discovered|wrote|painted|is the (?:king|queen|president|prime minister|ceo|richest))|how (?:tall|far|big|deep|heavy) is|distance (?:from|between)|wikipedia|iphone|android|wi-?fi|my homework|latest news|news today|exchange rate|time is it|day is it)\b/,
  /\b(?:recommend|suggest)\b.{0,16}\b(?:laptop|phone|camera|movie|film|book|song|restaurant|hotel|tv|series|car model|gift)\b|\bexplain\b(?!.{0,30}\b(?:my|me to myself)\b)|^(?:please )?(?:write|draft|summari[sz]e|define|calculate|convert)\b|\bscore of\b|\bthe (?:match|game) (?:last night|yesterday|today|tonight)\b|\banswer as an?\b|\bwho is the (?:current )?(?:\w+ )?(?:of|in) [a-z]+\b/,
  /\b\d+ ?(?:times|plus|minus|divided by|[x*+/-]) ?\d+\b/,
  /\b(?:que tiempo (?:hace|hara)|el clima|futbol|quien gano el (?:partido|mundial)|receta|como (?:se )?(?:cocina|hace (?:la|el|una?) (?:paella|tortilla|pastel))|capital de|traduce|chiste)\b/,
  /\b(?:(?:spiel|match|partido|jogo|partita)\b.{0,14}\b(?:gewonnen|gano|ganhou|vinto)|wer hat\b.{0,14}\b(?:spiel|match)|como se hace|wetter|fussball|fußball|rezept|hauptstadt|meteo|quel temps|recette|capitale|blague|previsao do tempo|receita|mausam|khana kaise|biryani)\b/,
  /\b(?:on tv|who sings|who acted|ounces|kilometers? in|in a (?:pound|mile|kilo|dozen))\b|मैच|मौसम|क्रिकेट|फुटबॉल|फ़ुटबॉल|रेसिपी|राजधानी|अनुवाद|चुटकुला|खाना कैसे/,
].map(({ source }) => ({ asked: compiled(source), unless: null }))

/** How the world is asked about, where nobody is spoken of. */
const OF_THE_WORLD =
  /^\W*(?:who|what(?:'s| is| are| was| were)|how (?:many|much|tall|far|old|does|did)|where (?:is|are|was)|which (?:country|city|team|river|language)|explain|define|list|name|tell me about)\b/
const OF_SOMEBODY =
  /\b(?:i|me|my|mine|myself|we|us|our|he|she|him|his|her|they|it|this|that|time|day|date|period|month|year|meaning|purpose|way|next|luck\w*|best|good|right|yogas?|doshas?|houses?|signs?|moon|sun|mars|mercury|venus)\b/

/** Words by which something is asked of a chart. */
const ASKS =
  /\b(?:chart|kundli|horoscope|dasha|transit|sign|house|marr|career|job|work|love|money|wealth|health|child|stud|travel|move|family|period|year|will i|when|should i|how|what|is my|am i|can i|my)\b/
/** The same, where something of the world is named besides. */
const OF_ONE_SELF =
  /\b(?:charts?|kundli|kundali|horoscope|dasha|mahadasha|transits?|lagna|ascendant|nakshatra|planets?|saturn|jupiter|rahu|ketu|astrolog\w*|will i|shall i|should i|am i|can i become|could i become|i want to become|my (?:\w+ )?(?:life|future|luck|path|talents?|stars?|fate|destiny|strengths?|period|year))\b/

const sentences = (text: string) => text.split(/(?<=[.?!;।\n])\s+|\n/)

/** Whether a sentence tries to move the rules instead of asking about the chart. */
const isAttempt = (sentence: string) => ATTEMPTS.some((pattern) => pattern.test(sentence))

/** A text as it is looked into: without marks, with letters that only look like others, and as it is written. */
const readings = (text: string): string[] => [searchable(text), disguised(text), text.normalize('NFC').toLowerCase()]

const matches = (wordings: readonly { asked: RegExp; unless: RegExp | null }[], texts: readonly string[]) =>
  texts.some((text) =>
    sentences(text).some((sentence) =>
      wordings.some(({ asked, unless }) => asked.test(sentence) && !unless?.test(sentence)),
    ),
  )

/** What is left of somebody's words when attempts at the rules are taken out. */
export const withoutAttempts = (text: string): string =>
  sentences(text)
    .filter((sentence) => ![searchable, disguised, disguisedOtherwise].some((read) => isAttempt(read(sentence))))
    .join(' ')
    .trim()

/** Whether words ask of the world: weather, matches, recipes, code; and not of somebody's life. */
const isWorldly = (text: string): boolean => {
  const asked = searchable(text)
  if (OF_ONE_SELF.test(asked) || areasOf(text).length > 0) return false
  if (matches(WORLDLY, readings(text))) return true
  return OF_THE_WORLD.test(asked) && !OF_SOMEBODY.test(asked) && !isOfTheWhole(text)
}

/** The topic by which words are refused before anything is computed; null where they may be answered. */
export const refusedTopic = (
  texts: readonly string[],
  { alone, minor = false }: { alone: boolean; minor?: boolean },
): RefusalTopic | null => {
  const read = texts.map(readings)
  for (const [topic, patterns] of COMPILED)
    if (read.some((ways) => matches(patterns, ways)) || (topic === 'minors_romance' && minor && texts.some(asksOfLove)))
      return topic
  // A real question beside an attempt at the rules is answered; alone it is none.
  if (!alone) return null
  const asked = texts.join('. ')
  const rest = withoutAttempts(asked)
  const tried = rest.length < asked.trim().length && rest !== asked.trim()
  return (tried && !ASKS.test(searchable(rest))) || isWorldly(rest) ? 'off_topic' : null
}

import type { AssessedArea } from '../jyotish/assessment/area.ts'
import type { HouseNumber } from '../zodiac/signs.ts'
import { foldedWords } from './word-stems.ts'

/** Questions on the life of another person. A chart shows the life of its owner only: it does not date the marriage of a sister. */

export type Kinship = 'kin' | 'child' | 'spouse' | 'sweetheart' | 'friend'
export interface OtherPerson {
  readonly relation: Kinship
  /** The person in English, as said to the reader: "sister". Null for a question in another language. */
  readonly name: string | null
}

/** The area of the reader's own life that a relation belongs to; null: the areas that the question names. */
export const RELATION_AREA: Readonly<Record<Kinship, AssessedArea | null>> = {
  kin: 'family',
  child: 'children',
  spouse: 'family',
  sweetheart: 'romance',
  friend: null,
}

// source: BPHS ch. 11, the people of the houses
const HOUSE_OF_RELATION: Readonly<Record<Exclude<Kinship, 'kin'>, HouseNumber>> = {
  ...{ child: 5, spouse: 7, sweetheart: 7, friend: 11 },
}
const HOUSES_OF_KIN: readonly (readonly [names: RegExp, house: HouseNumber])[] = [
  [/in[ -]law/, 7],
  [/brother|sister|sibling|cousin/, 3],
  [/father|dad|papa|grand/, 9],
  [/uncle|aunt|nephew|niece/, 6],
]
/** The house of the reader's chart that stands for another person; the fourth for parents and other kin. */
export const houseOfPerson = ({ relation, name }: OtherPerson): HouseNumber =>
  relation === 'kin' ? (HOUSES_OF_KIN.find(([names]) => names.test(name ?? ''))?.[1] ?? 4) : HOUSE_OF_RELATION[relation]

const ENGLISH: Readonly<Record<Kinship, string>> = {
  kin: '(?:mother|mom|mum|mummy|father|dad|daddy|papa|parent|brother|sister|sibling|uncle|aunt|aunty|auntie|cousin|nephew|niece|grandmother|grandfather|grandma|grandpa|grandparent|stepmother|stepfather|stepbrother|stepsister)s?(?:[ -]in[ -]laws?)?|in-laws',
  child:
    '(?:son|daughter|kid|stepson|stepdaughter|grandson|granddaughter)s?(?:[ -]in[ -]laws?)?|(?:grand)?child(?:ren)?',
  spouse: 'husband|wife|spouse',
  sweetheart: 'partner|fiancee?|boyfriend|girlfriend|ex(?:[ -](?:boyfriend|girlfriend|husband|wife|partner))?',
  friend: 'business partners?|friends?|neighbou?rs?|colleagues?|room-?mates?|flat-?mates?',
}
const HINDI: Readonly<Record<Kinship, string>> = {
  kin: 'मां|माता(?:[ -]पिता|जी)?|मम्मी|पिता(?:जी)?|पापा|भाई|भैया|बहन|दीदी|चाचा|चाची|मामा|मामी|मौसी|बुआ|दादा|दादी|नाना|नानी|सास|ससुर|देवर|ननद|भाभी|जीजा|maa|mata(?: ?pita|ji)?|mummy|pita(?:ji)?|papa|bhai|bhaiya|behen|behan|bahan|didi|chacha|chachi|mausi|bua|dada|dadi|nana|nani|saas|sasur|bhabhi|jija',
  child: 'बेटे|बेटा|बेटी|पुत्र|पुत्री|बच्चे|बच्चा|बच्चों|beta|bete|beti|putra|putri|bachch?[aeo]',
  spouse: 'पति|पत्नी|बीवी|pati|patni|biwi',
  sweetheart: 'प्रेमी|प्रेमिका|मंगेतर|premi|premika|mangetar',
  friend: 'दोस्त|मित्र|सहेली|पडोसी|dost|saheli|padosi',
}

const RELATIONS = Object.keys(ENGLISH) as Kinship[]
const named = (words: Readonly<Record<Kinship, string>>) =>
  `(?:${RELATIONS.map((relation) => `(?<${relation}>${words[relation]})`).join('|')})`

const ADJECTIVES =
  '(?:(?:elder|eldest|younger|youngest|older|oldest|little|big|baby|kid|twin|best|close|old|childhood|dear|late|only) )*'
const ENGLISH_PERSON = `(?:my|our) ${ADJECTIVES}${named(ENGLISH)}\\b`
/** A pattern source for a person close to the asker, with the possessive: "my younger sister". */
export const PERSON_PHRASE = `(?:my|our) ${ADJECTIVES}(?:${Object.values(ENGLISH).join('|')})`
const VERBS =
  'will|would|can|could|should|shall|may|might|must|do|does|did|is|are|was|were|has|have|had|how about|what about'
/** The other person is the subject of the question, or the owner of its matter at the start or after "about". */
const ENGLISH_SUBJECTS = [
  `\\b(?:${VERBS}) ${ENGLISH_PERSON}(?! (?:and|or) (?:i|me|myself)\\b)`,
  `(?:^|[.?!] |\\babout |\\bin )${ENGLISH_PERSON}'(?=s? )`,
  `\\b(?:fits?|suits?) ${ENGLISH_PERSON}`,
].map((pattern) => new RegExp(pattern))
/** A person whom the asker thinks of trusting. */
const TRUSTED = new RegExp(
  `\\b(?:can|could|should|shall|do) (?:i|we) (?:\\w+ )?(?:trust|believe|rely on) ${ENGLISH_PERSON}`,
)
/** A person without a name or a relation: "Does he still think of me?" */
const PRONOUN_SUBJECT = new RegExp(`\\b(?:${VERBS}) (?:he|she)\\b`)
const HINDI_LETTER = '[a-z\\u0900-\\u097f]'
const HINDI_PERSON = `(?<!${HINDI_LETTER})(?:मेर[ेीा]|हमार[ेीा]|mer[eia]|hamar[eia]) (?:(?:छोट[ेीा]|बड[ेीा]|chh?ot[eia]|bad[eia]) )?${named(HINDI)}(?!${HINDI_LETTER})`
const HINDI_SUBJECT = new RegExp(`${HINDI_PERSON}(?! (?:से|के साथ|se|ke saa?th)(?!${HINDI_LETTER}))`)

/** Words of the reader as a second subject: "Will my parents agree to my marriage?" */
const ENGLISH_READER = /\b(?:i|i'm|i'll|i've|my|mine|we|our|ours|us)\b/
const HINDI_READER = new RegExp(
  `(?<!${HINDI_LETTER})(?:मैं|मुझे|मुझको|मेर[ेीा]|हम|हमें|हमार[ेीा]|main|mujhe|mer[eia]|hum|hame|hamar[eia])(?!${HINDI_LETTER})`,
)
/** A birth to the reader: "When will my child be born?", "मेरी बेटी कब होगी?" */
const BIRTH = new RegExp(
  `\\b(?:born|conceive|birth)\\b|${named(HINDI).replace(/\?<\w+>/g, '?:')} (?:कब |kab )?(?:होग|होंग|hog|hong)`,
)

/**
 * The other person whose life a question is about; null for a question on the life of the reader. `minor`: the chart is of somebody
 * under 18, and "my son" in the question of a parent means that person.
 */
export const otherPersonOf = (question: string, minor = false): OtherPerson | null => {
  const text = foldedWords(question)
  if (BIRTH.test(text)) return null
  const trusted = TRUSTED.exec(text)
  const ofTrust = trusted && RELATIONS.find((each) => trusted.groups?.[each] !== undefined)
  if (ofTrust && !(minor && ofTrust === 'child')) return { relation: ofTrust, name: trusted.groups![ofTrust]! }
  const english = ENGLISH_SUBJECTS.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  const match = english ?? HINDI_SUBJECT.exec(text)
  if (!match && !minor && PRONOUN_SUBJECT.test(text) && !ENGLISH_READER.test(text))
    return { relation: 'sweetheart', name: null }
  if (!match) return null
  const rest = text.replaceAll(new RegExp(english ? ENGLISH_PERSON : HINDI_PERSON, 'g'), ' ')
  if ((english ? ENGLISH_READER : HINDI_READER).test(rest)) return null
  const relation = RELATIONS.find((each) => match.groups?.[each] !== undefined)!
  if (minor && relation === 'child') return null
  return { relation, name: english ? match.groups![relation]! : null }
}

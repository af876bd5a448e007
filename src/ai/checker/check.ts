import { GRAHAS } from '../../jyotish/grahas.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import type { PackFact } from '../claims.ts'
import { readDates } from './dates.ts'
import type { Token } from './items.ts'
import { knownOf } from './known.ts'
import { isNameAlone, itemsOf, type PackName, packName } from './lexicon.ts'
import { KOOTA_WORDS } from './names.ts'
import { isBarred, isPlainEnglish } from './never-said.ts'
import { inPlainNumbers } from './numbers.ts'
import { type Cited, type Leaning, sentenceHolds, statesNoLife } from './sentence.ts'
import { eventsOf, type Span, spansOf } from './spans.ts'
import { handedOn, inPlainTurns, STATE_OF_IT } from './turns-of-speech.ts'
import { areAbout, deniesWindows } from './windows.ts'

/**
 * Whether sentences say only what cited facts state. Whatever in a sentence touches the facts (a planet, a sign, a house, a date, a number,
 * a state) must belong to a claim (who, stands how to what, in which chart, of which person, when, denied or not) that a cited fact states or
 * that follows from cited facts; other words are free, but for those that would describe a chart or a life.
 */

export interface Uttered {
  readonly text: string
  readonly fact_ids: readonly string[]
}

export interface Setting {
  readonly facts: readonly PackFact[]
  readonly minor: boolean
  /** Words of the rules that no text may hold. */
  readonly canary: string
  /** The day of the reading, and the completed years of the reader on it. */
  readonly today?: string | null
  readonly age?: number | null
}

const NOTHING: Leaning = { subject: null, person: null, chart: null, varga: null }
const BOUNDARY = /(?<=[a-z\d)][.!?]) (?=[A-Z])/
const LEANS = /^(it|its|he|she|his|her|they|their|this|that|these|those|there|here|such|both)\b/i

/** Nobody writes longer sentences, and reading them takes longer than they do by more than they are longer. */
const LONGEST = 1000

/** Items that state something of a chart. */
const STATES = new Set([
  ...['planet', 'sign', 'star', 'house', 'lordof', 'date', 'dignity', 'named', 'level', 'office', 'koota', 'varga'],
  ...['retrograde', 'combust', 'bindus', 'rank', 'sadesati', 'ascendant', 'transit', 'nature', 'houses', 'vargottama'],
])

/** What is told beside what states something. */
const TELLS = new Set([
  'ordinal',
  'number',
  'person',

  'effect',
  'state',
  'more',
  'fewer',
  'most',
  'least',
  'than',
  'not',
  'aspect',
  'with',
  'rules',
])

/** "The yoga of the lords of the 2nd and the 9th" in the ways that people say it: "of the second and ninth houses". */
const wordings = (subject: string): string[] => {
  const bare = subject.replace(/^the /i, '')
  const inWords = bare.replace(/\b(\d+)(?:st|nd|rd|th)\b/g, (_, house: string) => ordinalInWords(Number(house)))
  if (inWords === bare) return []
  return [bare, inWords].flatMap((told) =>
    ['and the $1', 'and $1', 'and $1 houses'].map((pair) => told.replace(/ and the (\w+)$/, ` ${pair}`)),
  )
}

/** Yogas and doshas by their names ("Manglik" is enough), fields of work; the longest first. */
const namesOf = (facts: readonly PackFact[]): PackName[] => {
  const names = new Map<string, PackName['item']>()
  /** "Three yogas are present: Late marriage, ...": names of plain words, where yogas are listed. */
  const listed = new Map<string, PackName['item']>()
  for (const { kind, claims } of facts)
    for (const { subject, relation, object, chart } of claims) {
      if (relation === 'field') names.set(object, { is: 'field', field: object })
      if (kind !== 'yoga' && kind !== 'dosha' && !(relation === 'state' && chart === 'day')) continue
      names.set(subject, { is: 'named', name: subject })
      // "Neecha Bhanga Raja yoga of Mars": without the planet, of any that has one
      const ofPlanet = /^(.+ yoga) of [A-Z]\w+$/.exec(subject)?.[1]
      if (ofPlanet) names.set(ofPlanet, { is: 'named', name: ofPlanet })
      const short = subject.replace(/ dosha$/, '')
      if (short === 'Manglik')
        for (const also of ['Mangala dosha', 'Mangal dosha', 'Kuja dosha'])
          names.set(also, { is: 'named', name: subject })
      for (const also of wordings(subject)) names.set(also, { is: 'named', name: subject })
      // "The yoga of the lords of savings and gains": "the lords of savings and gains form a yoga"
      const whose = /^the yoga of (the lords of [a-z]+ and [a-z]+)$/i.exec(subject)?.[1]
      for (const verb of whose ? ['form', 'make', 'join in', 'are joined in', 'are linked by', 'share'] : [])
        names.set(`${whose} ${verb} a yoga`, { is: 'named', name: subject })
      if (!KOOTA_WORDS[short] && !short.includes(' ')) names.set(short, { is: 'named', name: subject })
      const bare = subject.replace(/ yoga$/, '')
      if (bare === subject) continue
      if (bare.split(' ').some((word) => isNameAlone(word.toLowerCase())))
        names.set(bare, { is: 'named', name: subject })
      else if (bare.includes(' ')) listed.set(bare, { is: 'named', name: subject })
      for (const called of ['called ', 'named ', '']) names.set(`yoga ${called}${bare}`, { is: 'named', name: subject })
      for (const article of ['', 'the ', 'a ']) names.set(`yoga of ${article}${bare}`, { is: 'named', name: subject })
    }
  return [
    ...[...names].map((each) => [...each, false] as const),
    ...[...listed].map((each) => [...each, true] as const),
  ]
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([said, item, inLists]) => packName(said, item, inLists))
}

/** The planet, or the period, of which a fact speaks first. */
const subjectOf = ({ claims }: PackFact): string | null => {
  const subjects = claims.map(({ subject }) => subject)
  return (
    subjects.find((subject) => (GRAHAS as readonly string[]).includes(subject.split('/')[0]!)) ??
    claims.find(({ relation }) => relation === 'state')?.subject ??
    null
  )
}

const BEFORE_FACT = /(?:^|[,;:—] |\b(?:and|but|while|since|because|as|so|with|although|though|when) )$/i
const AFTER_FACT = /^(?:$|[,;:.!—]| (?:and|but|while|so|which|because|although|though)\b)/

/** A sentence without the facts that it tells word by word, and the last of them. */
const withoutFacts = (text: string, known: readonly PackFact[]): { rest: string; fact: PackFact | null } => {
  let rest = text
  let fact: PackFact | null = null
  for (const each of known.toSorted((a, b) => b.text.length - a.text.length)) {
    const told = each.text.replace(/\.$/, '')
    const at = rest.toLowerCase().indexOf(told.toLowerCase())
    if (at < 0 || !BEFORE_FACT.test(rest.slice(0, at)) || !AFTER_FACT.test(rest.slice(at + told.length))) continue
    rest = `${rest.slice(0, at)}this${rest.slice(at + told.length)}`
    fact = each
  }
  return { rest, fact }
}

/** Where the facts hold the chart of the reader and that of a partner, the partner is the second person. */
const PARTNERS =
  /\byour partner's(?= (?:natal |birth )?(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|ascendant|lagna|chart|navamsa|\w+ house|mahadasha|antardasha)\b)/gi

const PARTNER_HAS =
  /\byour partner(?= (?:has|is in|is now in|stands in) (?:an? |the )?(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b)|\byour partner(?='s (?:is|in) )/gi

/** Before "direct", where it is no manner of speaking. */
const MOVING = /^(?:is|are|and|but|now|moves?|stays?|it)$/

const windowsOf = (facts: readonly PackFact[]): Span[] => spansOf(facts).filter(({ kind }) => kind !== 'period')

export const checker = ({ facts, minor, canary, today = null, age = null }: Setting) => {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const pair = facts.some(({ id }) => /^(person_[ab]|match)\./.test(id))
  const you = facts.some(({ claims }) => claims.some((claim) => claim.person === 'you' && claim.chart !== 'pair'))
  const names = namesOf(facts)

  /** What facts state together is worked out once for all sentences that cite the same. */
  const grounds = new Map<string, Cited>()
  const groundOf = (ids: readonly string[], known: readonly PackFact[]): Cited => {
    const key = ids.join(' ')
    const ground = grounds.get(key) ?? {
      ...{ known: knownOf(known), spans: spansOf(known), events: eventsOf(known) },
      ...{ pair, you, today, age },
    }
    grounds.set(key, ground)
    return ground
  }

  let everyWindow: readonly Span[] | null = null
  const windows = () => (everyWindow ??= windowsOf(facts))

  /** Facts told word by word, with what they may mean. */
  const meaningHolds = (text: string, known: readonly PackFact[], before: Leaning): Leaning | null => {
    const { rest, fact } = withoutFacts(text, known)
    const items = fact && itemsOf(rest.replace(/[.!?]+$/, '').trim(), names)
    const states = ({ item, text: said }: Token, at: number, all: readonly Token[]) =>
      STATES.has(item.is) ||
      TELLS.has(item.is) ||
      (item.is === 'direct' && (said !== 'direct' || MOVING.test(all[at - 1]?.text ?? '')))
    if (!items || items.some(states)) return null
    if (readDates(inPlainNumbers(rest), today).dates.length > 0) return null
    if (!sentenceHolds(items, [], groundOf([], []), NOTHING)) return null
    return { ...NOTHING, subject: subjectOf(fact) ?? before.subject }
  }

  const readOne = ({ text: written, fact_ids }: Uttered, before: Leaning, free: boolean): Leaning | null => {
    // The name of a yoga between quotation marks quotes nobody.
    const text = written.replace(/["“]([^"“”]+)["”]/g, (all, name: string) =>
      names.some(({ said }) => said === name.toLowerCase()) ? name : all,
    )
    const cited = fact_ids.map((id) => byId.get(id))
    if (cited.some((fact) => fact === undefined)) return null
    const known = cited.filter((fact) => fact !== undefined)
    // That no time is singled out is said of all that there is.
    if (deniesWindows(text.toLowerCase()) && (windowsOf(known).length > 0 || areAbout(windows(), text))) return null
    // The sentence of a fact is true by itself.
    if (!free && known.some((fact) => fact.text === text))
      return { ...NOTHING, subject: known[0]!.claims[0]?.subject ?? before.subject }
    // Fields of work have names that elsewhere would be advice.
    const fields = known.flatMap(({ claims }) =>
      claims.flatMap(({ relation, object }) => (relation === 'field' ? [object] : [])),
    )
    const unnamed = fields.reduce((rest, field) => rest.replaceAll(new RegExp(`\\b${field}\\b`, 'gi'), 'work'), text)
    if (!isPlainEnglish(text) || isBarred(unnamed, { minor, canary })) return null
    const told =
      pair && you
        ? text
            .replace(PARTNERS, "the second person's")
            .replace(/\bfor your partner\b/gi, 'for the second person')
            .replace(PARTNER_HAS, 'the second person')
            .replace(/ for you\b(?=,? (?:and|while|but)\b)/gi, '')
        : text
    const { text: undated, dates, broken } = readDates(inPlainNumbers(inPlainTurns(told)), today)
    if (broken) return null
    const items = itemsOf(undated.replace(/[.!?]+$/, '').trim(), names)
    if (!items) return null
    if (free)
      return items.some(({ item }) => STATES.has(item.is) || (item.is === 'number' && item.n > 12)) ||
        !statesNoLife(items, pair)
        ? null
        : before
    return sentenceHolds(items, dates, groundOf(fact_ids, known), before) ?? meaningHolds(text, known, before)
  }

  /** What is written as one may be several, each of which leans on the one before. */
  const read = ({ text, fact_ids }: Uttered, before: Leaning, free: boolean): Leaning | null => {
    if (text.length > LONGEST) return null
    let standing: Leaning | null = before
    for (const one of handedOn(text.replace(STATE_OF_IT, '$1 but it is')).split(BOUNDARY))
      standing &&= readOne({ text: one, fact_ids }, standing, free)
    return standing
  }

  /** Which of the sentences of a paragraph hold, in order; one that leans on a sentence that fell falls with it. */
  return (sentences: readonly Uttered[], free: boolean): boolean[] => {
    let standing: Leaning = NOTHING
    let fell = false
    return sentences.map((sentence) => {
      const leans = LEANS.test(sentence.text)
      const next =
        fell && leans
          ? null
          : read(sentence, leans || standing.person ? standing : { ...NOTHING, subject: standing.subject }, free)
      fell = next === null
      if (next) standing = next
      return next !== null
    })
  }
}

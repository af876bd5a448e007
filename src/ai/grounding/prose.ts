import type { PackFact } from '../claims.ts'
import type { ReadingLanguage } from './form.ts'
import {
  conceptsOf,
  isFunctionWord,
  isPlain,
  normalised,
  refusedClass,
  setOf,
  stemOf,
  type Tone,
  wordsIn,
} from './lexical.ts'
import type { Passage } from './passages.ts'
import { COMPARES, CONTRASTS, DOUBTS, IMPERATIVES, NEGATORS, ORDERED, TAKES_AWAY } from './refused-words.ts'
import { toneOf } from './tone.ts'

/** What prose outside slots says, held against the cited passages: its words, its denials, its order and its tone. */

const HINDI = /\p{Script=Devanagari}/u
/** Where a sentence is split into clauses. */
const CLAUSES =
  /[,;:()–—]| (?:and|but|while|yet|so|or|which|that|what|who|where|because|when|और|पर|लेकिन|तथा|जबकि|कि|इसलिए) /iu
const negators = setOf(NEGATORS)
const contrasts = setOf(CONTRASTS)
const compares = setOf(COMPARES)
const doubts = setOf(DOUBTS)
const imperatives = setOf(IMPERATIVES)
const LEAD_IN =
  /^(?:and|then|so|also|here|today|at such times|in practice|in daily life|for now|this week|each day|when [^,]{3,60}|if [^,]{3,60})[,:]?\s+/i
const HELPFUL =
  /\b(?:it (?:can |may |often )?helps? to|it is (?:worth|good|useful|wise|kind|enough) to|it is worth|(?:does|do) you good|a good (?:habit|step|start) is|you (?:can|could|may|might) (?:try|start|begin|ask|give|let|use|keep|write|choose|take))\b/i
/** A clause that states something, also in a sentence of advice. */
const STATES = /\b(?:is|are|was|were|has|had|comes?|brings?|gives) (?!to\b)/i
const HINDI_ADVICE = /(?:चाहिए|अच्छा है|बेहतर है|उपयोगी है|मदद मिलती है)\s*[।!]?\s*$/u

export const isAdvice = (sentence: string): boolean => {
  if (HELPFUL.test(sentence) || HINDI_ADVICE.test(sentence)) return true
  if (HINDI.test(sentence))
    return sentence.split(CLAUSES).some((clause) => imperatives.has(wordsIn(clause).at(-1) ?? ''))
  const [first = ''] = wordsIn(sentence.replace(LEAD_IN, ''))
  return imperatives.has(first)
}

/** What a sentence may draw on. */
export interface Ground {
  /** The clauses of the cited passages. */
  readonly clauses: readonly {
    readonly sentence: string
    readonly stems: ReadonlySet<string>
    readonly denied: ReadonlySet<string>
  }[]
  /** Whether a cited passage is about a fact of the sentence. */
  readonly anchored: boolean
  /** The tones of the facts of the sentence. */
  readonly tones: ReadonlySet<Tone>
}

const isFree = (word: string) => isPlain(word) || negators.has(word) || contrasts.has(word)
const denies = (word: string) => negators.has(word) || TAKES_AWAY.test(word)
/** The stems that the negators of a clause are about: the next word of weight, in Hindi the one before as well. */
const deniedIn = (words: readonly string[], ofPassage = false): string[] =>
  words.flatMap((word, at) => {
    if (!denies(word) && !(ofPassage && compares.has(word) && !/^(?:before|after)$/.test(word))) return []
    const weighty = (each: string) => !denies(each) && (each.length > 3 || HINDI.test(each) || !isFree(each))
    const after = words.slice(at + 1).find(weighty)
    const before = words.slice(0, at).findLast(weighty)
    return [after, !after || HINDI.test(word) ? before : undefined].flatMap((each) => (each ? [stemOf(each)] : []))
  })

const known = new WeakMap<Passage, Ground['clauses']>()
const clausesOf = (passage: Passage): Ground['clauses'] => {
  let clauses = known.get(passage)
  if (!clauses) {
    clauses = passage.sentences.flatMap((sentence) =>
      normalised(sentence)
        .replace(/\bshort of\b/g, 'without')
        .split(CLAUSES)
        .map(wordsIn)
        .map((words) => ({
          sentence,
          stems: new Set(words.filter((word) => !refusedClass(word)).map(stemOf)),
          denied: new Set(deniedIn(words, true)),
        })),
    )
    known.set(passage, clauses)
  }
  return clauses
}

/** `facts`: those in slots of the sentence. */
export const groundOf = (passages: readonly Passage[], facts: readonly PackFact[]): Ground => {
  const anchored = passages.some(({ fact_ids }) => facts.some(({ id }) => fact_ids.includes(id)))
  const tones = new Set(facts.map(toneOf).filter((tone) => tone !== null))
  return { clauses: passages.flatMap(clausesOf), anchored, tones }
}

/** Two forms of one word, such as "patient" and "patience". */
const isFormOf = (a: string, b: string): boolean => {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return same >= 5 && a.length - same <= 4 && b.length - same <= 4 && /less?$/.test(a) === /less?$/.test(b)
}
const saysItself = (stems: ReadonlySet<string>, stem: string): boolean =>
  stems.has(stem) || [...stems].some((other) => isFormOf(stem, other))
const says = (stems: ReadonlySet<string>, stem: string): boolean =>
  saysItself(stems, stem) ||
  conceptsOf(stem).some(({ triggers, english }) =>
    [...(HINDI.test(stem) ? english : triggers)].some((other) => stems.has(other)),
  )

const CARRIED: Readonly<Record<'+' | '-', Tone>> = { '+': 'supportive', '-': 'testing' }
/** The tone that a word needs; null where it praises and burdens nothing. */
const neededTone = (stem: string): Tone | null => {
  const own = new Set(conceptsOf(stem).map(({ tone }) => tone))
  return own.size !== 1 || own.has('0') || own.has('*') ? null : CARRIED[own.has('+') ? '+' : '-']
}
/** Words of the tone itself, such as "favourable" and "difficult": beside a fact of that tone they need no passage. */
const isEvaluation = (stem: string) =>
  conceptsOf(stem).some(({ words }) => words.includes('favourable') || words.includes('difficult'))

/**
 * Whether the words of a clause come in the order of a sentence of a passage. It matters for English clauses with people or with an order in
 * time: whoever swaps them swaps who does what.
 */
const isInOrder = (clause: string, sentence: string): boolean => {
  const own = wordsIn(clause)
  if (HINDI.test(clause) || !own.some((word) => ORDERED.test(word))) return true
  const passage = wordsIn(normalised(sentence)).map((word) => new Set([stemOf(word)]))
  let last = -1
  for (const word of own) {
    if (isFunctionWord(word) && !ORDERED.test(word)) continue
    const places = passage.flatMap((stems, at) => (says(stems, stemOf(word)) ? [at] : []))
    const next = places.find((at) => at > last)
    if (places.length > 0 && next === undefined) return false
    last = next ?? last
  }
  return true
}

/** Whether one sentence of the passages says all of a clause. */
const isSaidInOne = (stems: readonly string[], clause: string, { clauses }: Ground): boolean =>
  stems.length === 0 ||
  clauses.some(
    ({ sentence }) =>
      stems.every((stem) => clauses.some((each) => each.sentence === sentence && says(each.stems, stem))) &&
      isInOrder(clause, sentence),
  )

/** Whether two clauses each join what two clauses of a passage keep apart: "feels in talk, thinks by describing" for the reverse. */
const isCrossed = (own: readonly OwnClause[], { clauses }: Ground): boolean => {
  const parts = own.map(({ clause }) => {
    const stems = [...weightyStems(clause)]
    return clauses.filter((each) => stems.some((stem) => saysItself(each.stems, stem) || says(each.stems, stem)))
  })
  const lone = (stems: readonly string[], part: Ground['clauses'][number], other: Ground['clauses'][number]) =>
    stems.some((stem) => says(part.stems, stem) && !says(other.stems, stem))
  return own.some((a, at) =>
    own.slice(at + 1).some((b, after) => {
      const shared = parts[at]!.filter((part) => parts[at + 1 + after]!.includes(part))
      const [ofA, ofB] = [[...weightyStems(a.clause)], [...weightyStems(b.clause)]]
      return shared.some((p, nth) =>
        shared
          .slice(nth + 1)
          .some(
            (q) =>
              p.sentence === q.sentence && lone(ofA, p, q) && lone(ofA, q, p) && lone(ofB, p, q) && lone(ofB, q, p),
          ),
      )
    }),
  )
}

/** Why a clause outside slots cannot stand; else the stems of its claims. */
const claimsOf = (clause: string, ground: Ground, advice: boolean, denying: boolean): string | readonly string[] => {
  const words = wordsIn(clause)
  const denied = words.some(denies)
  const stems: string[] = []
  for (const word of words) {
    if (compares.has(word) && !advice && !ground.clauses.some(({ stems: of }) => of.has(stemOf(word))))
      return `"${word}" compares what no cited passage compares`
    const refused = refusedClass(word)
    if (refused) return `"${word}" is ${refused}: it stands in a slot only`
    if (isFree(word)) continue
    const stem = stemOf(word)
    const tones = conceptsOf(stem).map(({ tone }) => tone)
    const sayers = ground.clauses.filter(({ stems: of }) => says(of, stem))
    if (sayers.length === 0) {
      const evaluates = isEvaluation(stem) && ground.tones.has(neededTone(stem)!)
      const advises = advice && tones.some((tone) => tone === '+' || tone === '*' || (denied && tone === '-'))
      if (evaluates || advises) continue
      return `"${word}" is said by no cited passage`
    }
    const tone = neededTone(stem)
    if (
      tone &&
      !advice &&
      !ground.anchored &&
      ground.tones.size > 0 &&
      !ground.tones.has(tone) &&
      !ground.tones.has('mixed')
    )
      return `"${word}" has another tone than the facts`
    if (!denying && !advice && sayers.every((each) => each.denied.has(stem)))
      return `"${word}" is denied by the passage`
    stems.push(stem)
  }
  return advice || isSaidInOne(stems, clause, ground)
    ? stems
    : `"${clause.trim()}" joins words of different sentences, or changes their order`
}

/** Words of a text that weigh, as stems. */
const weightyStems = (text: string): Set<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => word.length > 3 || HINDI.test(word) || !isFree(word))
      .map(stemOf),
  )

interface OwnClause {
  readonly clause: string
  readonly found: readonly string[]
}

/** How many words of clauses one sentence of the passages shares at most; only of clauses all of whose claims it says. */
const sharedWords = (clauses: readonly OwnClause[], ground: Ground): number => {
  const sentences = Map.groupBy(ground.clauses, ({ sentence }) => sentence)
  const counts = [...sentences.values()].map((parts) => {
    const isSaid = (stem: string) => parts.some(({ stems }) => says(stems, stem))
    const held = clauses.filter(({ found }) => found.every(isSaid))
    return new Set(held.flatMap(({ clause }) => [...weightyStems(clause)].filter(isSaid))).size
  })
  return Math.max(0, ...counts)
}

/** Whether a clause, with those of its sentence that rest on the same sentence of a passage, keeps two words of it. */
const isKept = (own: OwnClause, clauses: readonly OwnClause[], ground: Ground): boolean =>
  [...Map.groupBy(ground.clauses, ({ sentence }) => sentence).values()].some((parts) => {
    const isSaid = (stem: string) => parts.some(({ stems }) => says(stems, stem))
    return own.found.every(isSaid) && sharedWords(clauses, { ...ground, clauses: parts }) > 1
  })

/** Why a sentence outside slots cannot stand; null where it can. `anchored`: a slot of it is a fact of a cited passage. */
export const faultOfSentence = (
  text: string,
  ground: Ground,
  language: ReadingLanguage,
  anchored: boolean,
): string | null => {
  const advice = isAdvice(text)
  const denying = wordsIn(text).some(denies)
  const clauses: OwnClause[] = []
  for (const clause of text.split(CLAUSES)) {
    const advises = advice && !STATES.test(clause)
    const found = claimsOf(clause, ground, advises, denying)
    if (typeof found === 'string') return found
    clauses.push({ clause, found })
    const targets = deniedIn(wordsIn(clause))
    if (!wordsIn(clause).some(denies)) continue
    const praised = wordsIn(clause).some((word) => conceptsOf(stemOf(word)).some(({ tone }) => tone === '+'))
    const burdens = wordsIn(clause).some((word) => conceptsOf(stemOf(word)).some(({ tone }) => tone === '-'))
    if (advises && burdens && !praised) continue
    const denied = ground.clauses.some(
      (each) =>
        targets.length > 0 && targets.some((stem) => says(each.denied, stem)) && isSaidInOne(found, clause, ground),
    )
    if (!denied) return `"${clause.trim()}" denies what no cited passage denies`
  }
  if (advice && !clauses.some(({ clause }) => STATES.test(clause))) return null
  const claims = clauses.flatMap(({ found }) => found)
  if (isCrossed(clauses, ground)) return `"${text.trim()}" joins what a passage keeps apart`
  const shared = sharedWords(clauses, ground)
  if (claims.length === 0) {
    const doubt = wordsIn(text).find((word) => doubts.has(word))
    return doubt && shared < 2 && !text.includes('?') ? `"${doubt}" leaves open what is meant` : null
  }
  const burdens = claims.some((stem) => conceptsOf(stem).some(({ tone }) => tone === '-'))
  const least = language === 'en' || burdens ? 2 : 1
  const few = (part: string) => `"${part.trim()}" keeps too few words of one sentence of a cited passage`
  if (shared + (anchored ? 1 : 0) < least) return few(text)
  if (isSaidInOne(claims, '', ground)) return null
  const thin = clauses.find((each) => each.found.length > 0 && !isKept(each, clauses, ground))
  return thin ? few(thin.clause) : null
}

/** Whether a text keeps at least two words of one sentence of the passages. */
export const restsOnPassage = (text: string, ground: Ground): boolean =>
  sharedWords([{ clause: text, found: [] }], ground) > 1

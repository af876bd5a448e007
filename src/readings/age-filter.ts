import { ADULT_AGE } from '../jyotish/ages.ts'
import { sentencesOf } from './passage.ts'

// Removes or replaces sentences that do not fit the age of a person. Readers of a text on somebody under 18 are the parents.

/** From this age, in years, texts do not treat the first half of life as future. source: this project's own limit */
const LATE_FROM = 60

/** Words on partnership, sexuality, debts, pay and chronic illness. Texts on a child never have them. */
const ADULT_LIFE =
  /\b(?:marriages?|marry|marries|married|marrying|marital|matrimon\w*|weddings?|wed|spouses?|husbands?|wife|wives|brides?|bridal|bridegroom|courtship|courting|suitors?|betroth\w*|dowry|divorc\w*|widow\w*|in-laws?|mother-in-law|father-in-law|desires?|desired|sex|sexual\w*|erotic|lovers?|(?:love|an) affairs?|affairs? of the heart|romances?|romantic\w*|intima\w*|seduc\w*|flirt\w*|passions?|passionate|infidelit\w*|unfaithful|jilted|debts?|debtors?|loans?|creditors?|mortgages?|borrow\w*|lenders?|money ?lending|employees?|employers?|employed|employment|subordinates?|boss(?:es)?|superiors?|salar(?:y|ies)|wages?|promot(?:ions?|ed)|colleagues?|clients?|customers?|contracts?|lawsuits?|litigation|litigants?|visas?|pregnan\w*|childbirth|conception|conceiv\w*|offspring|progeny|chronic\w*|investments?|invest|investing|invested|investors?|speculat\w*|tax(?:es|ation)?|wine|alcohol|liquor|fond of drink|drunk\w*|partners?|partnerships?|mid-?life|middle age|retire(?:d|s|ment)?|tenants?|pensions?)\b/i

/** Phrases on a later marriage that reports for parents may have. */
const ALLOWED_FOR_PARENTS =
  /\ba later marriage\b|\btimes for (?:marriage|love|children) are named only from the age of \d+ on\b/gi

/** True for a sentence with matters of adult life. */
export const mentionsAdultLife = (sentence: string): boolean =>
  ADULT_LIFE.test(sentence) && ADULT_LIFE.test(sentence.replace(ALLOWED_FOR_PARENTS, ''))

/** True for a sentence that treats the first half of life as future. */
export const mentionsEarlyLife = (sentence: string): boolean => EARLY_LIFE.test(sentence)

/** Words on work, partnership and an own home, which a minor does not have yet. */
const NOT_YET =
  /\b(?:careers?|promot\w+|superiors?|boss(?:es)?|chiefs?|employ\w+|salar\w+|colleagues?|offices?|clients?|customers?|contracts?|loans?|creditors?|debtors?|tenants?|business\w*|traders?|marriages?|marry|married|weddings?|spouses?|(?:a|one’s|your|the) partners?|partners? in|partnerships?|lovers?|love affairs?|romances?|brides?|proposals?|courtship|offspring|a child is|over a child|children|income|savings|invest\w*|speculat\w*|tax(?:es)?|lawsuits?|litigation|courts?|divorce|flirt\w*|wine)\b/i

/** Words on events of the first half of life: schools, first posts, weddings, births. */
const EARLY_LIFE =
  /\b(?:first (?:jobs?|posts?|salary|office)|careers? (?:starts?|begins?|opens?|takes? off)|choose (?:the|your|a) (?:field|subject|profession|career)|promot(?:ions?|ed)|examinations?(?! are long past)|exams?|enrol\w*|universit\w+|the new school|(?:a|the|new|your) degree|(?:a|your) (?:new )?school|school (?:goes|is|years|fees)|at school|changes? of school|your stud(?:y|ies)|apprentic\w+|infants?|weddings?|engagements? (?:becomes?|are|is|to)|brides?|proposals?|(?<!love and )courtship|court(?:ing|s) (?:you|her|him)|flirt\w*|late marriages?|marriages? (?:or|soon|comes?|tends?|is (?:agreed|likely|near|promised|on|delayed)|are|may)|agrees marriages|(?:birth|arrival) of (?:a|the) child|children (?:to come|are born|arrive|come late)|a child is (?:born|expected)|conception|conceiv\w*|pregnan\w*|childbirth|newborn|(?:in )?later in life|in later (?:life|years)|later in the life|in (?:your )?later life|grows? up|growing up|in middle life|mid-?life|middle age|second half of (?:your )?life)\b/i

/** True for a text that is left out or replaced for a child or for an elder. */
export const isUnfitForSomeAge = (text: string): boolean => mentionsAdultLife(text) || mentionsEarlyLife(text)

export const isYoung = (years: number): boolean => years < ADULT_AGE
export const isLate = (years: number): boolean => years >= LATE_FROM

/** Stages of life with different texts. */
export type StageOfLife = 'child' | 'adult' | 'late'
export const stageOf = (years: number): StageOfLife => (isYoung(years) ? 'child' : isLate(years) ? 'late' : 'adult')

type SentenceTest = (sentence: string) => boolean
const createSentenceSet = (isUnfit: SentenceTest | null): Set<string> =>
  isUnfit ? new FilteredSentenceSet(isUnfit) : new Set()

/** A set for the used sentences of an answer. `has` is also true for sentences unfit for the age, so that `compose` leaves them out. */
export const sentenceFilterAt = (years: number): Set<string> =>
  createSentenceSet(
    { child: (sentence: string) => NOT_YET.test(sentence), adult: null, late: mentionsEarlyLife }[stageOf(years)],
  )
/** The same for an answer on all years after this age: a minor becomes an adult in them, so only matters unfit for a child are left out. */
export const sentenceFilterFrom = (years: number): Set<string> =>
  createSentenceSet({ child: mentionsAdultLife, adult: null, late: mentionsEarlyLife }[stageOf(years)])

/** A set for the used sentences of an answer that also has all sentences unfit by a rule of the caller. */
export const sentenceFilterBy = (isUnfit: SentenceTest): Set<string> => new FilteredSentenceSet(isUnfit)

class FilteredSentenceSet extends Set<string> {
  readonly isUnfit: SentenceTest
  constructor(isUnfit: SentenceTest) {
    super()
    this.isUnfit = isUnfit
  }
  override has(sentence: string): boolean {
    return super.has(sentence) || this.isUnfit(sentence)
  }
}

/** A sentence with this first word refers to the sentence before it. */
const BACK_REFERENCE = /^(?:It|Its|They|Their|This|These|That|Those|He|His|She|Her|Both|Such|Then)\b/
/** An imperative at the start of a sentence: a deed that follows from the finding before it. */
const DEED =
  /^(?:Agree|Answer|Apologise|Apply|Arrange|Ask|Avoid|Be|Begin|Book|Bring|Build|Bury|Buy|Call|Cancel|Carry|Change|Check|Choose|Clean|Clear|Close|Collect|Cook|Count|Cover|Cut|Decide|Do|Draw|Drink|Drop|Eat|End|Enter|Feed|Find|Finish|Fix|Follow|Give|Go|Hand|Help|Hold|Honour|Introduce|Invite|Keep|Lay|Learn|Leave|Lend|Let|Light|Listen|Lock|Look|Make|Mark|Mend|Move|Name|Note|Offer|Open|Pay|Plan|Plant|Play|Postpone|Pour|Praise|Promise|Put|Raise|Reach|Read|Refuse|Repair|Rest|Return|Ring|Save|Say|Sell|Send|Serve|Set|Settle|Share|Show|Sign|Sit|Sleep|Speak|Spend|Stand|Start|Stay|Stop|Take|Talk|Teach|Tell|Thank|Train|Treat|Trust|Try|Turn|Use|Visit|Wait|Walk|Watch|Wear|Work|Write)\b/
/** The sentences without the excluded ones and without the sentences and deeds that refer to those. */
export const fitSentences = (sentences: readonly string[], isExcluded: (sentence: string) => boolean): string[] => {
  const remaining: string[] = []
  let isDropped = false
  for (const sentence of sentences) {
    isDropped = isExcluded(sentence) || (isDropped && (BACK_REFERENCE.test(sentence) || DEED.test(sentence)))
    if (!isDropped) remaining.push(sentence)
  }
  return remaining
}

/**
 * The sentences of one passage that are neither used nor unfit for the age. The first sentence is the finding, and the others rest on
 * it: if it is unfit, nothing of the passage remains.
 */
export const fitPassage = (sentences: readonly string[], usedSentences: ReadonlySet<string>): string[] =>
  usedSentences instanceof FilteredSentenceSet && sentences[0] !== undefined && usedSentences.isUnfit(sentences[0])
    ? []
    : fitSentences(sentences, (sentence) => usedSentences.has(sentence))

/** Words of labels and one-sentence facts, with their replacement in an answer on a child. */
const CHILD_WORDS: readonly (readonly [RegExp, string])[] = [
  [/children, romance, creation, play/g, 'play, creation, games'],
  [/partner, marriage, open opponents/g, 'friends, agreements, open opponents'],
  [/marriage and partnerships?|partnerships? and marriage|love and marriage/gi, 'friendship'],
  [/(?:debts, )?(?:shared money|debts) and (?:shared money|trust)/g, 'shared things and trust'],
  [/love affairs?/gi, 'friendship'],
  [/partnerships/g, 'friendships'],
  [/Partnerships?/g, 'Friendship'],
  [/partnership/g, 'friendship'],
  [/Partners?\b/g, 'Companion'],
  [/partners\b/g, 'companions'],
  [/partner\b/g, 'companion'],
  [/spouses?|husbands?|wives|wife|lovers?/g, 'companion'],
  [/Spouses?/g, 'Companion'],
  [/marriages?|marital (?:life|ease)/g, 'bonds'],
  [/Marriages?/g, 'Bonds'],
  [/[Rr]omances?/g, 'affection'],
  [/Borrowing/g, 'Keeping promises'],
  [/borrowing/g, 'keeping promises'],
  [/\b(an? (?:old |small )?)(?:debt|loan)\b/g, '$1promise'],
  [/debts?|loans?/g, 'promises'],
  [/Debts?|Loans?/g, 'Promises'],
  [/investments?/g, 'saving'],
  [/Investments?/g, 'Saving'],
  [/Employment/g, 'Steady work'],
  [/employment/g, 'steady work'],
  [/colleagues/g, 'classmates'],
  [/superiors/g, 'teachers'],
  [/clients|customers/g, 'people'],
  [/contracts/g, 'agreements'],
  [/contract\b/g, 'agreement'],
  [/wages?|salar(?:y|ies)/g, 'pay'],
  [/taxes|tax\b/g, 'dues'],
  [/in-laws/g, 'wider family'],
  [/desires/g, 'wishes'],
  [/desire/g, 'wish'],
  [/Desire/g, 'Wish'],
  [/passions?/g, 'eagerness'],
  [/speculation/g, 'games of chance'],
  [/offspring|progeny/g, 'the young'],
  [/promotions?/g, 'praise'],
  [/tenants/g, 'guests'],
  [/retirement/g, 'stepping back'],
]
/** Glosses that name marriage, with their replacement in an answer on a child. */
const CHILD_GLOSSES: readonly (readonly [string, string])[] = [
  ['the sign that stands for the marriage', 'the sign that stands for lasting ties'],
  ['with Mars in a hard house for marriage', 'with Mars in a house that the rule names'],
  ['Mars in a hard house for marriage', 'Mars in a house that the rule names'],
  ['affliction of the house of marriage', 'affliction of the seventh house'],
  ['(passion)', '(activity)'],
]
const replaceGlosses = (text: string) =>
  CHILD_GLOSSES.reduce((draft, [gloss, replacement]) => draft.replaceAll(gloss, replacement), text)
/** Words with their replacement in an answer on somebody late in life. */
const LATE_WORDS: typeof CHILD_WORDS = [
  [/Late marriages?/g, 'Marriage after waiting'],
  [/late marriages?/g, 'marriage after waiting'],
  [/Marriage tends to wait for maturity, and is the steadier for it/g, 'Marriage was the steadier for having waited'],
]
const replaceWords = (text: string, words: typeof CHILD_WORDS) =>
  words.reduce((draft, [word, replacement]) => draft.replace(word, replacement), text)

/** Notices in the place of a text without any fit sentence. */
const OMITTED: Record<Exclude<StageOfLife, 'adult'>, string> = {
  child: `This is not read for a child under ${ADULT_AGE}.`,
  late: 'This part speaks of the first half of life and is left out.',
}

/** Keys whose values stay unchanged: ids, names, terms, symbols, degrees, rules, sources, drawings, cautions. */
export const FIXED_KEYS: ReadonlySet<string> = new Set(
  'id slug section rule rules method methods source sources svg content mantra caution condition kind fact_id fact_ids triggers type key code timezone name sign planet lord chart theme area symbol sign_symbol degree_in_sign degree_dms'.split(
    ' ',
  ),
)

/** The fields of an answer that may contain sentences or words for one age only: all of a value, or those of its fields. */
export type ProsePaths = 'all' | ReadonlyMap<string, ProsePaths>

const isParagraph = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && 'fact_ids' in value

/** The cache of adapted texts is cleared when it holds this many. */
const MAX_CACHED_TEXTS = 4096
/** The maximum length of a cached text, characters. */
const MAX_CACHED_LENGTH = 300
/** Texts that begin with a digit are not cached: most are degrees and times, which hardly ever occur again. */
const beginsWithDigit = (text: string): boolean => {
  const code = text.charCodeAt(0)
  return code >= 48 && code <= 57
}

/** True if a text has three letters in a row, as every unfit word does. Degrees, dates and times have none. */
const hasWord = (text: string): boolean => {
  let letters = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) | 32
    letters = code >= 97 && code <= 122 ? letters + 1 : 0
    if (letters === 3) return true
  }
  return false
}
/** Shorter texts are not adapted, characters. */
const MIN_LENGTH = 4

/** The same function with a cache: most texts of answers are labels and sentences that occur again and again. */
const withCache = (adapt: (text: string) => string): ((text: string) => string) => {
  const adapted = new Map<string, string>()
  return (text) => {
    if (text.length < MIN_LENGTH) return text
    if (beginsWithDigit(text)) return hasWord(text) ? adapt(text) : text
    if (text.length > MAX_CACHED_LENGTH) return adapt(text)
    let result = adapted.get(text)
    if (result === undefined) {
      result = adapt(text)
      if (adapted.size >= MAX_CACHED_TEXTS) adapted.clear()
      adapted.set(text, result)
    }
    return result
  }
}

/** A function that adapts a value of an answer, and all values inside it, to a stage of life. */
const adapterFor = (stage: Exclude<StageOfLife, 'adult'>) => {
  const isUnfit = { child: mentionsAdultLife, late: mentionsEarlyLife }[stage]
  const adaptText = withCache((original) => {
    if (original.startsWith('<') || !isUnfit(original)) return original
    const text = stage === 'child' ? replaceGlosses(original) : original
    if (!isUnfit(text)) return text
    const sentences = fitSentences(sentencesOf(text), isUnfit)
    if (sentences.length > 0) return sentences.join(' ')
    const replaced = replaceWords(text, stage === 'child' ? CHILD_WORDS : LATE_WORDS)
    if (!isUnfit(replaced)) return replaced
    return text.includes(' ') && text.length > 30 ? OMITTED[stage] : text
  })
  /** True if a list item is an unsuitable word without a replacement. */
  const hasNoReplacement = (word: string) => adaptText(word) === word && isUnfit(word)
  const walkList = (list: readonly unknown[], key: string, paths: ProsePaths): unknown => {
    if (FIXED_KEYS.has(key)) return list
    let changed: unknown[] | null = null
    for (let i = 0; i < list.length; i++) {
      const item = walk(list[i], key, paths)
      if (item !== list[i]) (changed ??= [...list])[i] = item
    }
    if (list.every((item) => typeof item === 'string') && list.some(hasNoReplacement))
      return list.filter((item) => !hasNoReplacement(item))
    if (!changed?.every(isParagraph)) return changed ?? list
    const paragraphs = changed.filter(({ text }) => text !== OMITTED[stage])
    return key === 'paragraphs' ? (paragraphs.length > 0 ? paragraphs : changed.slice(0, 1)) : changed
  }
  const walk = (value: unknown, key: string, paths: ProsePaths): unknown => {
    if (typeof value === 'string') return FIXED_KEYS.has(key) ? value : adaptText(value)
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return walkList(value, key, paths)
    const parts = value as Record<string, unknown>
    let changed: Record<string, unknown> | null = null
    const visit = (name: string, fieldPaths: ProsePaths) => {
      const part = parts[name]
      const adapted = typeof part === 'number' ? part : walk(part, name, fieldPaths)
      if (adapted !== part) (changed ??= { ...parts })[name] = adapted
    }
    if (paths === 'all') for (const name in parts) visit(name, 'all')
    else for (const [name, fieldPaths] of paths) visit(name, fieldPaths)
    return changed ?? value
  }
  return walk
}
const ADAPTERS = { child: adapterFor('child'), late: adapterFor('late') }

/**
 * The answer on one person without sentences that do not fit the age. Labels and one-sentence facts on a child get other words.
 * Answers on adults are returned unchanged. `years`: age in completed years. `paths`: the fields that may contain such sentences.
 */
export const answerForAge = <T extends object>(answer: T, years: number, paths: ProsePaths): T => {
  const stage = stageOf(years)
  return stage === 'adult' ? answer : (ADAPTERS[stage](answer, '', paths) as T)
}

import { ADULT_AGE } from '../jyotish/ages.ts'
import { sentencesOf } from './passage.ts'

// Keeps words of the wrong age out of readings. The reader of a text on somebody under 18 is a parent.

/** From this age on the first half of life is not told as still to come. source: this project's own edge */
const LATE_FROM = 60

/** Bonds, desire, debts, pay and chronic illness: nothing of them is told of a child, now or later. */
const NEVER_OF_CHILDREN =
  /\b(?:marriages?|marry|marries|married|marrying|marital|matrimon\w*|weddings?|wed|spouses?|husbands?|wife|wives|brides?|bridal|bridegroom|courtship|courting|suitors?|betroth\w*|dowry|divorc\w*|widow\w*|in-laws?|mother-in-law|father-in-law|desires?|desired|sex|sexual\w*|erotic|lovers?|(?:love|an) affairs?|affairs? of the heart|romances?|romantic\w*|intima\w*|seduc\w*|flirt\w*|passions?|passionate|infidelit\w*|unfaithful|jilted|debts?|debtors?|loans?|creditors?|mortgages?|borrow\w*|lenders?|money ?lending|employees?|employers?|employed|employment|subordinates?|boss(?:es)?|superiors?|salar(?:y|ies)|wages?|promot(?:ions?|ed)|colleagues?|clients?|customers?|contracts?|lawsuits?|litigation|litigants?|visas?|pregnan\w*|childbirth|conception|conceiv\w*|offspring|progeny|chronic\w*|investments?|invest|investing|invested|investors?|speculat\w*|tax(?:es|ation)?|wine|alcohol|liquor|fond of drink|drunk\w*|partners?|partnerships?|mid-?life|middle age|retire(?:d|s|ment)?|tenants?|pensions?)\b/i

/** What the reports for parents may say of a later marriage. */
const SAID_TO_PARENTS =
  /\ba later marriage\b|\btimes for (?:marriage|love|children) are named only from the age of \d+ on\b/gi

/** Whether a sentence tells a child of grown life. */
export const mentionsAdultLife = (sentence: string): boolean =>
  NEVER_OF_CHILDREN.test(sentence) && NEVER_OF_CHILDREN.test(sentence.replace(SAID_TO_PARENTS, ''))

/** Whether a sentence tells of the first half of life as of what comes. */
export const mentionsEarlyLife = (sentence: string): boolean => NO_LONGER.test(sentence)

/** Work, bonds and houses of one's own, which somebody under age has not come to. */
const NOT_YET =
  /\b(?:careers?|promot\w+|superiors?|boss(?:es)?|chiefs?|employ\w+|salar\w+|colleagues?|offices?|clients?|customers?|contracts?|loans?|creditors?|debtors?|tenants?|business\w*|traders?|marriages?|marry|married|weddings?|spouses?|(?:a|one’s|your|the) partners?|partners? in|partnerships?|lovers?|love affairs?|romances?|brides?|proposals?|courtship|offspring|a child is|over a child|children|income|savings|invest\w*|speculat\w*|tax(?:es)?|lawsuits?|litigation|courts?|divorce|flirt\w*|wine)\b/i

/** What begins in the first half of a life: schools, first posts, weddings, births. */
const NO_LONGER =
  /\b(?:first (?:jobs?|posts?|salary|office)|careers? (?:starts?|begins?|opens?|takes? off)|choose (?:the|your|a) (?:field|subject|profession|career)|promot(?:ions?|ed)|examinations?(?! are long past)|exams?|enrol\w*|universit\w+|the new school|(?:a|the|new|your) degree|(?:a|your) (?:new )?school|school (?:goes|is|years|fees)|at school|changes? of school|your stud(?:y|ies)|apprentic\w+|infants?|weddings?|engagements? (?:becomes?|are|is|to)|brides?|proposals?|(?<!love and )courtship|court(?:ing|s) (?:you|her|him)|flirt\w*|late marriages?|marriages? (?:or|soon|comes?|tends?|is (?:agreed|likely|near|promised|on|delayed)|are|may)|agrees marriages|(?:birth|arrival) of (?:a|the) child|children (?:to come|are born|arrive|come late)|a child is (?:born|expected)|conception|conceiv\w*|pregnan\w*|childbirth|newborn|(?:in )?later in life|in later (?:life|years)|later in the life|in (?:your )?later life|grows? up|growing up|in middle life|mid-?life|middle age|second half of (?:your )?life)\b/i

export const isYoung = (years: number): boolean => years < ADULT_AGE
export const isLate = (years: number): boolean => years >= LATE_FROM

/** The stages between which words differ. */
export type StageOfLife = 'child' | 'adult' | 'late'
export const stageOf = (years: number): StageOfLife => (isYoung(years) ? 'child' : isLate(years) ? 'late' : 'adult')

type Judge = (sentence: string) => boolean
const matching =
  (words: RegExp): Judge =>
  (sentence) =>
    words.test(sentence)
const saidBut = (not: Judge | null): Set<string> => (not ? new SaidOfAge(not) : new Set())

/** The sentences that an answer on that age has had already, and those that it never has. */
export const sentencesUnfitAt = (years: number): Set<string> =>
  saidBut({ child: matching(NOT_YET), adult: null, late: mentionsEarlyLife }[stageOf(years)])
/** The same of an answer on all the years from there on, in which the young grow up. */
export const sentencesUnfitFrom = (years: number): Set<string> =>
  saidBut({ child: mentionsAdultLife, adult: null, late: mentionsEarlyLife }[stageOf(years)])

class SaidOfAge extends Set<string> {
  readonly #not: Judge
  constructor(not: Judge) {
    super()
    this.#not = not
  }
  override has(sentence: string): boolean {
    return super.has(sentence) || this.#not(sentence)
  }
}

/** A sentence that leans on the one before it. */
const LEANS = /^(?:It|Its|They|Their|This|These|That|Those|He|His|She|Her|Both|Such|Then)\b/
/** The sentences that may be told; a sentence that leans on one that is left out goes with it. */
export const fitSentences = (sentences: readonly string[], isLeftOut: (sentence: string) => boolean): string[] => {
  const kept: string[] = []
  let hangs = false
  for (const sentence of sentences) {
    hangs = isLeftOut(sentence) || (hangs && LEANS.test(sentence))
    if (!hangs) kept.push(sentence)
  }
  return kept
}

/** Words of labels and of one-sentence facts, and what stands for them in an answer on a child. */
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
/** Glosses that name marriage, and what they say in an answer on a child. */
const CHILD_GLOSSES: readonly (readonly [string, string])[] = [
  ['the sign that stands for the marriage', 'the sign that stands for lasting ties'],
  ['with Mars in a hard house for marriage', 'with Mars in a house that the rule names'],
  ['Mars in a hard house for marriage', 'Mars in a house that the rule names'],
  ['affliction of the house of marriage', 'affliction of the seventh house'],
  ['(passion)', '(activity)'],
]
const glossedForChild = (text: string) =>
  CHILD_GLOSSES.reduce((said, [gloss, other]) => said.replaceAll(gloss, other), text)
/** Words for answers on somebody late in life. */
const LATE_WORDS: typeof CHILD_WORDS = [
  [/Late marriages?/g, 'Marriage after waiting'],
  [/late marriages?/g, 'marriage after waiting'],
  [/Marriage tends to wait for maturity, and is the steadier for it/g, 'Marriage was the steadier for having waited'],
]
const worded = (text: string, words: typeof CHILD_WORDS) =>
  words.reduce((said, [word, other]) => said.replace(word, other), text)

const LEFT_OUT: Record<Exclude<StageOfLife, 'adult'>, string> = {
  child: `This is not read for a child under ${ADULT_AGE}.`,
  late: 'This part speaks of the first half of life and is left out.',
}

/** What programs read, and what holds for everybody: names, closed sets, rules, sources, drawings, cautions. */
const RECORDS =
  /^(?:id|slug|section|rule|rules|method|methods|source|sources|svg|content|mantra|caution|condition|kind|fact_ids?|triggers|type|key|code|timezone|name|sign|planet|lord|chart|theme|area)$/

const isParagraph = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && 'fact_ids' in value

const at = (stage: Exclude<StageOfLife, 'adult'>) => {
  const isWrong = { child: mentionsAdultLife, late: mentionsEarlyLife }[stage]
  const textOf = (told: string): string => {
    if (told.length < 4 || told.startsWith('<') || !isWrong(told)) return told
    const text = stage === 'child' ? glossedForChild(told) : told
    if (!isWrong(text)) return text
    const kept = fitSentences(sentencesOf(text), isWrong)
    if (kept.length > 0) return kept.join(' ')
    const other = worded(text, stage === 'child' ? CHILD_WORDS : LATE_WORDS)
    if (!isWrong(other)) return other
    return text.includes(' ') && text.length > 30 ? LEFT_OUT[stage] : text
  }
  /** A word of a list that has no other word. */
  const isUnfit = (word: string) => textOf(word) === word && isWrong(word)
  const walk = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return RECORDS.test(key) ? value : textOf(value)
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) {
      if (RECORDS.test(key)) return value
      let changed: unknown[] | null = null
      for (let i = 0; i < value.length; i++) {
        const one = walk(value[i], key)
        if (one !== value[i]) (changed ??= [...value])[i] = one
      }
      if (value.every((one) => typeof one === 'string') && value.some(isUnfit))
        return value.filter((one) => !isUnfit(one))
      if (!changed?.every(isParagraph)) return changed ?? value
      const told = changed.filter(({ text }) => text !== LEFT_OUT[stage])
      return key === 'paragraphs' ? (told.length > 0 ? told : changed.slice(0, 1)) : changed
    }
    const parts = value as Record<string, unknown>
    let changed: Record<string, unknown> | null = null
    for (const name in parts) {
      const part = parts[name]
      const one = typeof part === 'number' ? part : walk(part, name)
      if (one !== part) (changed ??= { ...parts })[name] = one
    }
    return changed ?? value
  }
  return walk
}

/**
 * An answer on one person without sentences of the wrong age. Labels and one-sentence facts on a child take other words.
 * Answers on adults are given back as they are.
 */
export const answerForAge = <T extends object>(answer: T, years: number): T => {
  const stage = stageOf(years)
  return stage === 'adult' ? answer : (at(stage)(answer) as T)
}

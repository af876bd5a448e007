import { GROWN_UP } from '../jyotish/ages.ts'

// What is not told to everybody: each sentence is read before it is said, and what is not of the reader's years is left out.

/** From here on the first half of life is not told as still to come. source: this project's own edge */
const LATE_FROM = 60

/** Work, bonds and houses of one's own, which somebody under age has not come to. */
const NOT_YET =
  /\b(?:careers?|promot\w+|superiors?|boss(?:es)?|chiefs?|employ\w+|salar\w+|colleagues?|offices?|clients?|customers?|contracts?|loans?|creditors?|debtors?|tenants?|business\w*|traders?|marriages?|marry|married|weddings?|spouses?|(?:a|one’s|your|the) partners?|partners? in|partnerships?|lovers?|love affairs?|romances?|brides?|proposals?|courtship|offspring|a child is|over a child|children|income|savings|invest\w*|speculat\w*|tax(?:es)?|lawsuits?|litigation|courts?|divorce|flirt\w*|wine)\b/i

/** What begins in the first half of a life: schools, first posts, weddings, births. */
const NO_LONGER =
  /\b(?:first (?:jobs?|posts?|salary|office)|careers? (?:starts?|begins?|opens?|takes? off)|promot(?:ions?|ed)|examinations?(?! are long past)|exams?|enrol\w*|universit\w+|(?:a|the|new|your) (?:school|degree)|school (?:goes|is|years)|your stud(?:y|ies)|apprentic\w+|weddings?|engagements? (?:becomes?|are|is|to)|brides?|proposals?|courtship|marriages? (?:or|soon|comes?|is (?:agreed|likely|near|promised|on)|are|may)|agrees marriages|(?:birth|arrival) of (?:a|the) child|children (?:to come|are born|arrive)|a child is (?:born|expected)|conception|conceive\w*|pregnan\w*|newborn)\b/i

export const isYoung = (years: number): boolean => years < GROWN_UP
export const isLate = (years: number): boolean => years >= LATE_FROM

const notToldAt = (years: number): RegExp | null => (isYoung(years) ? NOT_YET : isLate(years) ? NO_LONGER : null)

const saidBut = (not: RegExp | null): Set<string> => (not ? new SaidOfAge(not) : new Set())

/** The sentences that an answer on that age has had already, and those that it never has. */
export const saidAt = (years: number): Set<string> => saidBut(notToldAt(years))
/** The same of an answer on all the years from there on, in which the young grow up. */
export const saidFrom = (years: number): Set<string> => saidBut(isYoung(years) ? null : notToldAt(years))

class SaidOfAge extends Set<string> {
  readonly #not: RegExp
  constructor(not: RegExp) {
    super()
    this.#not = not
  }
  override has(sentence: string): boolean {
    return super.has(sentence) || this.#not.test(sentence)
  }
}

import type { PackFact } from '../claims.ts'
import type { Forms, ReadingLanguage } from './form.ts'
import { hindiForms } from './hindi.ts'

/** How a fact stands in prose: every form is a whole statement, so that no form can be bent into another one. */

const ARTICLE = /^(The|Your|You|In|By|As|Of|This|That|It|Its)\b/
const lowered = (text: string): string => text.replace(ARTICLE, (word) => word.toLowerCase())
const withArticle = (name: string, adjective: string) =>
  /^the (?:Sun|Moon)$/i.test(name)
    ? `the ${adjective} ${name.slice(4)}`
    : name.replace(/^(.*?)(\S+)$/, `$1${adjective} $2`)

/** Sentence patterns and the noun phrase that says the same. */
const NOUNS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^You are (in .+ phase of sade-sati|under .+)$/, (where) => `your time ${where}`],
  [
    /^(You|The (?:first|second) person) (?:are|is) in the (.+)$/,
    (who, what) => `${who === 'You' ? 'your' : `${lowered(who)}'s`} ${what}`,
  ],
  [
    /^(.+) (?:began|begins) on (.+?) and (?:ends|ended) on (.+)$/,
    (what, from, to) => `${lowered(what)} from ${from} to ${to}`,
  ],
  [/^(.+) is running and ends on (.+)$/, (what, to) => `${lowered(what)} until ${to}`],
  [/^(.+ (?:antar|maha|pratyantar)dasha.*) ends on (.+)$/, (what, to) => `${lowered(what)} until ${to}`],
  [
    /^(.+) ascendant (in the .+ )?is (\S+)$/,
    (whose, where, sign) => `${lowered(whose)} ${sign} ascendant${where ? ` ${where.trim()}` : ''}`,
  ],
  [
    /^(.+) is (exalted|debilitated)( in .+)?$/,
    (who, state, where) => `${withArticle(lowered(who), state)}${where ?? ''}`,
  ],
  [/^(.+) is (combust|retrograde)$/, (who, state) => withArticle(lowered(who), state)],
  [/^(.+) is conjunct (.+)$/, (a, b) => `the conjunction of ${lowered(a)} with ${b}`],
  [/^(.+) aspects (.+)$/, (a, b) => `the aspect of ${lowered(a)} on ${b}`],
  [/^(The lord of .+ house, .+,) is (in .+)$/, (who, where) => `${lowered(who)} ${where}`],
  [/^(.+) is (the lord of .+)$/, (who, office) => `${lowered(who)} as ${office}`],
  [/^(.+) is (your \w+karaka)$/, (who, office) => `${lowered(who)} as ${office}`],
  [/^(.+) is present in your chart( in .+)?$/, (name, how) => `${lowered(name)}${how ?? ''}`],
  [/^The chart is (\w+) for (.+)$/, (band, matter) => `the ${band} support of the chart for ${matter}`],
  [/^The transit of (.+) counts as (\w+) for you$/, (who, effect) => `the ${effect} transit of ${who}`],
  [/^(.+) has (\d+ bindus in the .+)$/, (who, count) => `${lowered(who)} with ${count}`],
  [/^(.+) is ranked (.+)$/, (who, rank) => `${lowered(who)} with the rank ${rank}`],
  [/^Jupiter and Saturn together touch (.+)$/, (what) => `the joint touch of Jupiter and Saturn on ${what}`],
  [/^(?!.* not )(.+) is (in .+)$/, (who, where) => `${lowered(who)} ${where}`],
]

const englishForms = ({ text }: Pick<PackFact, 'text'>): Forms => {
  const bare = text.replace(/\.$/, '')
  const clause = lowered(bare)
  for (const [pattern, noun] of NOUNS) {
    const found = pattern.exec(bare)
    if (found) return { sentence: text, clause, noun: noun(...(found.slice(1) as string[])) }
  }
  return { sentence: text, clause, noun: `the fact that ${clause}` }
}

/** The forms of a fact in the language of the reading. */
export const formsOf = (fact: PackFact, language: ReadingLanguage): Forms =>
  language === 'hi' ? hindiForms(fact) : englishForms(fact)

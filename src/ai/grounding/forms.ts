import type { PackFact } from '../claims.ts'
import type { Forms, ReadingLanguage } from './form.ts'
import { hindiForms } from './hindi.ts'

/** The forms of a fact in prose. Each form is a complete statement, so that a model cannot change its meaning. */

const ARTICLE = /^(The|Your|You|In|By|As|Of|This|That|It|Its)\b/
const lowerFirst = (text: string): string => text.replace(ARTICLE, (word) => word.toLowerCase())
const withArticle = (name: string, adjective: string) =>
  /^the (?:Sun|Moon)$/i.test(name)
    ? `the ${adjective} ${name.slice(4)}`
    : name.replace(/^(.*?)(\S+)$/, `$1${adjective} $2`)

/** Sentence patterns with the function that makes an equivalent noun phrase. */
const NOUNS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^You are (in .+ phase of sade-sati|under .+)$/, (place) => `your time ${place}`],
  [
    /^(You|The (?:first|second) person) (?:are|is) in the (.+)$/,
    (person, place) => `${person === 'You' ? 'your' : `${lowerFirst(person)}'s`} ${place}`,
  ],
  [
    /^(.+) (?:began|begins) on (.+?) and (?:ends|ended) on (.+)$/,
    (period, start, end) => `${lowerFirst(period)} from ${start} to ${end}`,
  ],
  [/^(.+) is running and ends on (.+)$/, (period, end) => `${lowerFirst(period)} until ${end}`],
  [/^(.+ (?:antar|maha|pratyantar)dasha.*) ends on (.+)$/, (period, end) => `${lowerFirst(period)} until ${end}`],
  [
    /^(.+) ascendant (in the .+ )?is (\S+)$/,
    (owner, chart, sign) => `${lowerFirst(owner)} ${sign} ascendant${chart ? ` ${chart.trim()}` : ''}`,
  ],
  [
    /^(.+) is (exalted|debilitated)( in .+)?$/,
    (planet, state, place) => `${withArticle(lowerFirst(planet), state)}${place ?? ''}`,
  ],
  [/^(.+) is (combust|retrograde)$/, (planet, state) => withArticle(lowerFirst(planet), state)],
  [/^(.+) is conjunct (.+)$/, (a, b) => `the conjunction of ${lowerFirst(a)} with ${b}`],
  [/^(.+) aspects (.+)$/, (a, b) => `the aspect of ${lowerFirst(a)} on ${b}`],
  [/^(The lord of .+ house, .+,) is (in .+)$/, (planet, place) => `${lowerFirst(planet)} ${place}`],
  [/^(.+) is (the lord of .+)$/, (planet, role) => `${lowerFirst(planet)} as ${role}`],
  [/^(.+) is (your \w+karaka)$/, (planet, role) => `${lowerFirst(planet)} as ${role}`],
  [/^(.+) is present in your chart( in .+)?$/, (name, state) => `${lowerFirst(name)}${state ?? ''}`],
  [/^The chart is (\w+) for (.+)$/, (band, matter) => `the ${band} support of the chart for ${matter}`],
  [/^The transit of (.+) counts as (\w+) for you$/, (planet, effect) => `the ${effect} transit of ${planet}`],
  [/^(.+) has (\d+ bindus in the .+)$/, (house, count) => `${lowerFirst(house)} with ${count}`],
  [/^(.+) is ranked (.+)$/, (planet, rank) => `${lowerFirst(planet)} with the rank ${rank}`],
  [/^Jupiter and Saturn together touch (.+)$/, (house) => `the joint touch of Jupiter and Saturn on ${house}`],
  [/^(?!.* not )(.+) is (in .+)$/, (planet, place) => `${lowerFirst(planet)} ${place}`],
]

const englishForms = ({ text }: Pick<PackFact, 'text'>): Forms => {
  const bare = text.replace(/\.$/, '')
  const clause = lowerFirst(bare)
  for (const [pattern, noun] of NOUNS) {
    const match = pattern.exec(bare)
    if (match) return { sentence: text, clause, noun: noun(...(match.slice(1) as string[])) }
  }
  return { sentence: text, clause, noun: `the fact that ${clause}` }
}

/** The forms of a fact in the language of the reading. */
export const formsOf = (fact: PackFact, language: ReadingLanguage): Forms =>
  language === 'hi' ? hindiForms(fact) : englishForms(fact)

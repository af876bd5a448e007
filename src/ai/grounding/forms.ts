import type { PackFact } from '../claims.ts'
import type { Forms, ReadingLanguage } from './form.ts'
import { hindiForms } from './hindi.ts'

/** The forms of a fact in prose. Each form is a complete statement, so that a model cannot change its meaning. */

const ARTICLE = /^(The|Your|You|In|By|As|Of|This|That|It|Its|A|An|No|Service|Business|Independent|Public)\b/
const lowerFirst = (text: string): string => text.replace(ARTICLE, (word) => word.toLowerCase())
const lowerAny = (text: string): string => text.replace(/^(?:A|An|The|Your|In)\b/, (word) => word.toLowerCase())
const withArticle = (name: string, adjective: string) =>
  /^the (?:Sun|Moon)$/i.test(name)
    ? `the ${adjective} ${name.slice(4)}`
    : name.replace(/^(.*?)(\S+)$/, `$1${adjective} $2`)

/** Sentence patterns with the function that makes an equivalent noun phrase. */
const NOUNS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^You are (in .+ phase of sade-sati|under .+)$/, (place) => `your time ${place}`],
  [/^Your child is (in .+ phase of sade-sati|under .+)$/, (place) => `your child's time ${place}`],
  [
    /^(You|Your child|The (?:first|second) person) (?:are|is) in the (.+)$/,
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
  [/^(.+) is not retrograde$/, (planet) => `the direct motion of ${lowerFirst(planet)}`],
  [/^(.+) is not combust$/, (planet) => `the free place of ${lowerFirst(planet)} outside the rays of the Sun`],
  [/^(.+) is conjunct (.+)$/, (a, b) => `the conjunction of ${lowerFirst(a)} with ${b}`],
  [/^(.+) aspects (.+)$/, (a, b) => `the aspect of ${lowerFirst(a)} on ${b}`],
  [/^(The lord of .+ house, .+,) is (in .+)$/, (planet, place) => `${lowerFirst(planet)} ${place}`],
  [/^(.+) is (the lord of .+)$/, (planet, role) => `${lowerFirst(planet)} as ${role}`],
  [/^(.+) is (your (?:child's )?\w+karaka)$/, (planet, role) => `${lowerFirst(planet)} as ${role}`],
  [/^As to (.+) the match is (.+)$/, (matter, state) => `the match as to ${matter}, which is ${state}`],
  [
    /^(.+) is present(?: in (?:your(?: child's)?|the .+?) chart)?( in .+)?$/,
    (name, state) => `${lowerFirst(name)}${state ?? ''}`,
  ],
  [/^(.+) is absent(?: from .+)?$/, (name) => `the absence of ${lowerFirst(name)}`],
  [/^(.+) is formed(?: in .+)?, but cancelled$/, (name) => `${lowerFirst(name)} in its cancelled form`],
  [/^(?:You are|(?:Your child|The .+ person) is) not in sade[- ]sati$/, () => 'the absence of sade sati'],
  [/^No (.+) (?:counts|stands) in your chart$/, (name) => `the absence of any ${name}`],
  [/^The chart is (\w+) for (.+)$/, (band, matter) => `the ${band} support of the chart for ${matter}`],
  [
    /^The transit of (.+) counts as (\w+) for (?:you|your child)$/,
    (planet, effect) => `the ${effect} transit of ${planet}`,
  ],
  [/^Your (child's )?chart has (.+)$/, (child = '', things) => `the ${things} of your ${child}chart`],
  [/^(\S+) (doshas?) counts? in your chart$/, (count, noun) => `the ${count.toLowerCase()} ${noun} of your chart`],
  [/^(.+) has (\d+ parts of 100) in your way of working$/, (way, share) => `${way.toLowerCase()} with ${share}`],
  [/^(.+) is among the (field|subject)s that .+$/, (field, kind) => `the ${kind} of ${lowerFirst(field)}`],
  [/^(.+) runs (from .+ to .+|until .+)$/, (period, span) => `${lowerAny(period)} ${span}`],
  [
    /^A window for partnership runs (.+), in the (.+)$/,
    (span, period) => `a window for partnership ${span}, in the ${period}`,
  ],
  [
    /^(.+), the stone of (.+), is your (.+)$/,
    (gem, planet, role) => `${gem.toLowerCase()}, the stone of ${planet}, as your ${role}`,
  ],
  [
    /^(.+) is of (.+ strength) in your(?: child's)? chart$/,
    (planet, strength) => `the ${strength} of ${lowerFirst(planet)}`,
  ],
  [/^The quality of (.+) is (.+) for you$/, (day, band) => `the ${band} quality of ${day}`],
  [/^The day is rated (.+)$/, (band) => `the rating of the day as ${band}`],
  [/^Your (lucky .+|life .+) is ([\w -]+)$/, (thing, value) => `${value} as your ${thing}`],
  [/^The year (\d+) is (.+) in your chart$/, (year, band) => `the ${band} year ${year}`],
  [/^The (ashtakoot total) is (.+)$/, (total, points) => `the ${total} of ${points}`],
  [/^(.+ koota) gives (.+)$/, (koota, points) => `${lowerFirst(koota)} with ${points}`],
  [/^Of the ten poruthams (\S+) are matched$/, (count) => `${count} of the ten poruthams`],
  [
    /^(.+), the lord of .+ ascendant, counts (.+), the lord of .+, as (.+)$/,
    (planet, other, view) => `the view of ${planet} on ${other} as ${view}`,
  ],
  [
    /^By (papasamya) the two are( not)? balanced$/,
    (name, not) => `the ${not ? 'imbalance' : 'balance'} of the two by ${name}`,
  ],
  [/^The (tara|tithi) of the day is (.+)$/, (thing, value) => `the ${thing} ${value}`],
  [/^The Moon of the day is in (.+)$/, (star) => `the Moon of the day in ${star}`],
  [
    /^The day is (not )?one of chandrashtama$/,
    (not) => (not ? 'a day without chandrashtama' : 'the day of chandrashtama'),
  ],
  [/^(\w+) in transit turns (\w+) on (.+)$/, (planet, way, day) => `the turn of ${planet} to ${way} motion on ${day}`],
  [
    /^(.+) in transit enters (.+) on (.+)$/,
    (planet, place, day) => `the entry of ${lowerFirst(planet)} into ${place} on ${day}`,
  ],
  [
    /^(.+) in transit meets (.+) on (.+)$/,
    (planet, point, day) => `the meeting of ${lowerFirst(planet)} in transit with ${point} on ${day}`,
  ],
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
  return { sentence: text, clause, noun: `this point: ${clause}` }
}

/** The forms of a fact in the language of the reading. */
export const formsOf = (fact: PackFact, language: ReadingLanguage): Forms =>
  language === 'hi' ? hindiForms(fact) : englishForms(fact)

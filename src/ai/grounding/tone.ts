import type { PackFact } from '../claims.ts'
import { conceptsOf, stemOf, type Tone, wordsIn } from './lexical.ts'

/** The tone of a fact, as its judgement declares it; null for a fact without a judgement, such as a placement. */

const OF_OBJECT: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  dignity: {
    exalted: 'supportive',
    moolatrikona: 'supportive',
    own: 'supportive',
    friend: 'supportive',
    enemy: 'testing',
    debilitated: 'testing',
  },
  combust: { yes: 'testing' },
  band: {
    strong: 'supportive',
    good: 'supportive',
    favourable: 'supportive',
    excellent: 'supportive',
    mixed: 'mixed',
    average: 'mixed',
    weak: 'testing',
    difficult: 'testing',
    hard: 'testing',
  },
  effect: { good: 'supportive', relieved: 'mixed', obstructed: 'testing', difficult: 'testing' },
}

const toneOfState = ({ kind, value, claims }: PackFact): Tone | null => {
  if (claims[0]?.subject === 'sade-sati') return value === 'none' ? null : 'testing'
  if (kind === 'yoga') return value === 'present' ? 'mixed' : null
  if (kind === 'dosha') return value === 'full' ? 'testing' : value === 'mild' ? 'mixed' : null
  return null
}

export const toneOf = (fact: PackFact): Tone | null => {
  for (const { relation, object } of fact.claims) {
    const tone = relation === 'state' ? toneOfState(fact) : OF_OBJECT[relation]?.[object]
    if (tone) return tone
  }
  if (fact.id.startsWith('vivaha.window') || fact.id.includes('transit.double')) return 'supportive'
  return null
}

/** The tone of a passage: that of its words, counted by the concepts that they belong to. */
export const toneOfText = (text: string): Tone | null => {
  let [good, hard] = [0, 0]
  for (const word of wordsIn(text)) {
    const tones = conceptsOf(stemOf(word)).map(({ tone }) => tone)
    if (tones.length > 0 && tones.every((tone) => tone === '+')) good++
    if (tones.length > 0 && tones.every((tone) => tone === '-')) hard++
  }
  if (good + hard === 0) return null
  return good > 2 * hard ? 'supportive' : hard > 2 * good ? 'testing' : 'mixed'
}

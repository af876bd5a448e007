import type { PackFact } from '../claims.ts'

export type Tone = 'supportive' | 'mixed' | 'testing'

/** Tone of a fact by the relation and object of its claim. */
const TONE_BY_OBJECT: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
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

/** The tone of a fact; null for a fact that is neither good nor bad, such as a placement. */
export const factTone = (fact: PackFact): Tone | null => {
  for (const { relation, object } of fact.claims) {
    const tone = relation === 'state' ? toneOfState(fact) : TONE_BY_OBJECT[relation]?.[object]
    if (tone) return tone
  }
  if (fact.id.startsWith('vivaha.window') || fact.id.includes('transit.double')) return 'supportive'
  return null
}

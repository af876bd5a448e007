import { houseFrom, SIGNS, signName } from '../../zodiac/signs.ts'
import type { Clause } from './clauses.ts'
import { bit, rulePlanetText } from './evidence-text.ts'
import type { RuleFacts } from './facts.ts'
import type { RulePlanet } from './subjects.ts'
import { houseWords } from './words.ts'

/** Clauses on data of a birth that are not always known: sex, and Mandi. */

export const ofSex = (sex: 'male' | 'female'): Clause => ({
  wording: `a ${sex} birth`,
  holds: (f) => f.sex === sex,
  unknown: (f) => f.sex === null,
  planets: () => 0,
  evidence: (f) => (f.sex ? `a ${f.sex} birth` : 'sex not given'),
})

const mandiEvidence = (f: RuleFacts) => {
  const at = f.mandi()
  return at
    ? `Mandi in house ${houseFrom(f.ascendant, at.sign)} (${SIGNS[at.sign]} ${(Math.floor(at.degree * 10) / 10).toFixed(1)})`
    : 'Mandi not known'
}
const isMandiUnknown = (f: RuleFacts) => f.mandi() === null

export const mandiIn = (houses: readonly number[]): Clause => ({
  wording: `Mandi in ${houseWords(houses)}`,
  holds: (f) => {
    const at = f.mandi()
    return at !== null && houses.includes(houseFrom(f.ascendant, at.sign))
  },
  unknown: isMandiUnknown,
  planets: () => 0,
  evidence: mandiEvidence,
})

export const mandiWith = (planet: RulePlanet): Clause => ({
  wording: `Mandi with ${planet.name}`,
  holds: (f) => f.mandi()?.sign === planet.signOf(f),
  unknown: isMandiUnknown,
  planets: (f) => bit(planet, f),
  evidence: (f) => `${mandiEvidence(f)}, ${rulePlanetText(planet, f)} in ${signName(planet.signOf(f))}`,
})

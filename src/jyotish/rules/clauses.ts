import { type HouseNumber, SIGNS, type Sign } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import type { Bits, RuleFacts } from './facts.ts'
import { grahasIn } from './facts.ts'
import type { RulePlanet } from './subjects.ts'

/** The result of a clause in a chart. */
export interface Finding {
  /** The clause in words. */
  readonly rule: string
  readonly holds: boolean
  /** One or more sentences on the places of the planets that the clause is about. */
  readonly evidence: readonly string[]
  readonly planets: readonly Graha[]
  readonly houses: readonly HouseNumber[]
  readonly signs: readonly Sign[]
}

/** A condition on a chart. `holds` is called often, `evidence` rarely. */
export interface Clause {
  readonly wording: string
  readonly holds: (f: RuleFacts) => boolean
  /** Bits of the planets that make the clause true or, if it is false, that it is about. */
  readonly planets: (f: RuleFacts) => Bits
  readonly evidence: (f: RuleFacts) => string
  /** The evidence as several sentences, if there are several. */
  readonly sentences?: (f: RuleFacts) => readonly string[]
  /** Only called if the clause does not hold: true if the chart has too little data to know. */
  readonly unknown?: (f: RuleFacts) => boolean
  /** The clauses that must all hold, if this clause is such a list. */
  readonly parts?: readonly Clause[]
}

const mayBeUnknown = (clauses: readonly Clause[], unknown: (f: RuleFacts) => boolean): Pick<Clause, 'unknown'> =>
  clauses.some((clause) => clause.unknown) ? { unknown } : {}

/** A clause with its own wording and a fixed set of planets. */
export const clause = (
  wording: string,
  holds: Clause['holds'],
  evidence: Clause['evidence'],
  planets: Bits | Clause['planets'] = 0,
): Clause => ({ wording, holds, evidence, planets: typeof planets === 'number' ? () => planets : planets })

const seatsOf = (f: RuleFacts, planets: readonly Graha[]) => {
  const indexes = planets.map((planet) => GRAHAS.indexOf(planet))
  return {
    houses: [...new Set(indexes.map((index) => f.house[index]!))],
    signs: [...new Set(indexes.map((index) => SIGNS[f.sign[index]!]!))],
  }
}

export const placesOf = (f: RuleFacts, bits: Bits) => {
  const planets = grahasIn(bits)
  return { planets, ...seatsOf(f, planets) }
}

const sentencesOf = (clause: Clause, f: RuleFacts): readonly string[] => clause.sentences?.(f) ?? [clause.evidence(f)]

export const evaluateClause = (clause: Clause, f: RuleFacts): Finding => ({
  rule: clause.wording,
  holds: clause.holds(f),
  evidence: sentencesOf(clause, f),
  ...placesOf(f, clause.planets(f)),
})

/** The findings of all parts of a clause, recursively; one finding for a clause without parts. */
export const evaluateParts = (clause: Clause, f: RuleFacts): Finding[] =>
  clause.parts ? clause.parts.flatMap((part) => evaluateParts(part, f)) : [evaluateClause(clause, f)]

/** The evidence of several clauses, each sentence once; `otherwise` if there are no clauses. */
export const evidenceOf = (
  clausesOf: (f: RuleFacts) => readonly Clause[],
  otherwise?: (f: RuleFacts) => string,
): Pick<Clause, 'evidence' | 'sentences'> => {
  const sentences = (f: RuleFacts) => {
    const sentencesOnce = [...new Set(clausesOf(f).flatMap((each) => sentencesOf(each, f)))]
    return sentencesOnce.length === 0 && otherwise ? [otherwise(f)] : sentencesOnce
  }
  return { sentences, evidence: (f) => sentences(f).join('; ') }
}

/** True if all clauses hold. */
export const all = (...parts: readonly Clause[]): Clause => ({
  wording: parts.map(({ wording }) => wording).join(', and '),
  holds: (f) => {
    for (const part of parts) if (!part.holds(f)) return false
    return true
  },
  planets: (f) => parts.reduce((bits, part) => bits | part.planets(f), 0),
  ...evidenceOf(() => parts),
  ...mayBeUnknown(parts, (f) => parts.every((part) => part.holds(f) || part.unknown?.(f))),
  parts,
})

/** True if at least one clause holds. The evidence is that of the clauses that hold, or of all if none does. */
export const any = (...options: readonly Clause[]): Clause => {
  const holding = (f: RuleFacts) => {
    const matches = options.filter((option) => option.holds(f))
    return matches.length > 0 ? matches : options
  }
  return {
    wording: options.map(({ wording }) => wording).join(', or '),
    holds: (f) => {
      for (const option of options) if (option.holds(f)) return true
      return false
    },
    planets: (f) => holding(f).reduce((bits, option) => bits | option.planets(f), 0),
    ...evidenceOf(holding),
    ...mayBeUnknown(options, (f) => options.some((option) => option.unknown?.(f))),
  }
}

/** The negation of a clause. `wording`: its words, because "not" before a clause seldom reads well. */
export const not = (clause: Clause, wording: string): Clause => ({
  ...clause,
  wording,
  holds: (f) => !clause.holds(f) && !clause.unknown?.(f),
  parts: undefined,
})

/** The same clause with another wording. */
export const withWording = (clause: Clause, wording: string): Clause => ({ ...clause, wording, parts: undefined })

/** True if at least so many of these clauses hold. The evidence is that of the clauses that hold. */
export const atLeast = (least: number, wording: string, options: readonly Clause[]): Clause => ({
  ...any(...options),
  wording,
  holds: (f) => {
    let count = 0
    for (const option of options) if (option.holds(f) && ++count >= least) return true
    return false
  },
})

/** True if a condition holds for at least so many of several planets: `2 or more planets in own sign`. */
export const atLeastOf = (
  least: number,
  subjects: string,
  list: readonly RulePlanet[],
  clauseOf: (each: RulePlanet) => Clause,
): Clause => atLeast(least, `${least} or more ${subjects}`, list.map(clauseOf))

/** True if a condition holds for at least one of several planets. */
export const anyOf = (list: readonly RulePlanet[], clauseOf: (each: RulePlanet) => Clause): Clause =>
  any(...list.map(clauseOf))
/** True if a condition holds for all of several planets. */
export const allOf = (list: readonly RulePlanet[], clauseOf: (each: RulePlanet) => Clause): Clause =>
  all(...list.map(clauseOf))

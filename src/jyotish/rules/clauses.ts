import { type HouseNumber, SIGNS, type Sign } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import type { Bits, Facts } from './facts.ts'
import { grahasIn } from './facts.ts'
import type { Who } from './subjects.ts'

/** What was found of a clause in a chart. */
export interface Finding {
  /** The clause in words. */
  readonly rule: string
  readonly holds: boolean
  /** Where those stand that it asks about, a sentence or more. */
  readonly evidence: readonly string[]
  readonly planets: readonly Graha[]
  readonly houses: readonly HouseNumber[]
  readonly signs: readonly Sign[]
}

/** A condition on a chart, asked often and told seldom. */
export interface Clause {
  readonly says: string
  readonly holds: (f: Facts) => boolean
  /** Bits of the planets that make it true or, where it is false, that it asks about. */
  readonly planets: (f: Facts) => Bits
  readonly evidence: (f: Facts) => string
  /** The same by sentences, where there are several. */
  readonly sentences?: (f: Facts) => readonly string[]
  /** Where the chart may not tell: asked when it does not hold, true when that is not known either. */
  readonly unknown?: (f: Facts) => boolean
  /** Its own clauses, where all of them are wanted. */
  readonly parts?: readonly Clause[]
}

const mayBeUnknown = (clauses: readonly Clause[], unknown: (f: Facts) => boolean): Pick<Clause, 'unknown'> =>
  clauses.some((clause) => clause.unknown) ? { unknown } : {}

/** A clause with fixed planets, in its own words. */
export const clause = (
  says: string,
  holds: Clause['holds'],
  evidence: Clause['evidence'],
  planets: Bits | Clause['planets'] = 0,
): Clause => ({ says, holds, evidence, planets: typeof planets === 'number' ? () => planets : planets })

const seatsOf = (f: Facts, planets: readonly Graha[]) => {
  const indexes = planets.map((planet) => GRAHAS.indexOf(planet))
  return {
    houses: [...new Set(indexes.map((index) => f.house[index]!))],
    signs: [...new Set(indexes.map((index) => SIGNS[f.sign[index]!]!))],
  }
}

export const seats = (f: Facts, bits: Bits) => {
  const planets = grahasIn(bits)
  return { planets, ...seatsOf(f, planets) }
}

const sentencesOf = (clause: Clause, f: Facts): readonly string[] => clause.sentences?.(f) ?? [clause.evidence(f)]

export const found = (clause: Clause, f: Facts): Finding => ({
  rule: clause.says,
  holds: clause.holds(f),
  evidence: sentencesOf(clause, f),
  ...seats(f, clause.planets(f)),
})

/** A finding for each clause that is wanted, those of one that wants several in turn. */
export const findings = (clause: Clause, f: Facts): Finding[] =>
  clause.parts ? clause.parts.flatMap((part) => findings(part, f)) : [found(clause, f)]

/** The evidence of several clauses, nothing twice; `otherwise` where there is none of them. */
export const evidenceOf = (
  those: (f: Facts) => readonly Clause[],
  otherwise?: (f: Facts) => string,
): Pick<Clause, 'evidence' | 'sentences'> => {
  const sentences = (f: Facts) => {
    const said = [...new Set(those(f).flatMap((each) => sentencesOf(each, f)))]
    return said.length === 0 && otherwise ? [otherwise(f)] : said
  }
  return { sentences, evidence: (f) => sentences(f).join('; ') }
}

/** Every one of them. */
export const all = (...parts: readonly Clause[]): Clause => ({
  says: parts.map(({ says }) => says).join(', and '),
  holds: (f) => {
    for (const part of parts) if (!part.holds(f)) return false
    return true
  },
  planets: (f) => parts.reduce((bits, part) => bits | part.planets(f), 0),
  ...evidenceOf(() => parts),
  ...mayBeUnknown(parts, (f) => parts.every((part) => part.holds(f) || part.unknown?.(f))),
  parts,
})

/** One of them at least; told by those that hold, or by all when none does. */
export const any = (...options: readonly Clause[]): Clause => {
  const holding = (f: Facts) => {
    const held = options.filter((option) => option.holds(f))
    return held.length > 0 ? held : options
  }
  return {
    says: options.map(({ says }) => says).join(', or '),
    holds: (f) => {
      for (const option of options) if (option.holds(f)) return true
      return false
    },
    planets: (f) => holding(f).reduce((bits, option) => bits | option.planets(f), 0),
    ...evidenceOf(holding),
    ...mayBeUnknown(options, (f) => options.some((option) => option.unknown?.(f))),
  }
}

/** The opposite; `says` in words, since "not" before a clause seldom reads well. */
export const not = (clause: Clause, says: string): Clause => ({
  ...clause,
  says,
  holds: (f) => !clause.holds(f) && !clause.unknown?.(f),
  parts: undefined,
})

/** The same clause in other words. */
export const worded = (clause: Clause, says: string): Clause => ({ ...clause, says, parts: undefined })

/** So many at least of a list of clauses, told by those that hold. */
export const atLeast = (least: number, says: string, options: readonly Clause[]): Clause => ({
  ...any(...options),
  says,
  holds: (f) => {
    let count = 0
    for (const option of options) if (option.holds(f) && ++count >= least) return true
    return false
  },
})

/** So many at least of several of whom the same is asked: `2 or more planets in own sign`. */
export const atLeastOf = (least: number, who: string, list: readonly Who[], ask: (each: Who) => Clause): Clause =>
  atLeast(least, `${least} or more ${who}`, list.map(ask))

/** A clause for each of several, of which one at least must hold. */
export const oneOf = (list: readonly Who[], ask: (each: Who) => Clause): Clause => any(...list.map(ask))
/** A clause for each of several, all of which must hold. */
export const each = (list: readonly Who[], ask: (each: Who) => Clause): Clause => all(...list.map(ask))

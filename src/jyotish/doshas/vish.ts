import { norm } from '../../zodiac/longitude.ts'
import { NAKSHATRAS, nakshatraLord } from '../nakshatras.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { type Clause, clause } from '../rules/clauses.ts'
import type { DoshaRule, DoshaSeverity } from '../rules/dosha-rule.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { tithiIs } from '../rules/moment.ts'
import { exchange, inHouse, mutualSeventh, ownOrExalted } from '../rules/predicates.ts'
import { MOON, SATURN } from '../rules/subjects.ts'
import { inOneSign, jupiterReason, maxSeverity, outOfSignNote } from './conjunction.ts'

export const VISH_FORMS = ['conjunction', 'mutual_aspect', 'exchange', 'saturn_aspect'] as const
export type VishForm = (typeof VISH_FORMS)[number]

interface Form {
  readonly clause: Clause
  readonly severity: DoshaSeverity
  /** The orb in degrees by the arc from Saturn to the Moon; null if the form has no arc. */
  readonly orb: ((ahead: number) => number) | null
}
const orbFrom =
  (...exact: readonly number[]) =>
  (ahead: number) =>
    Math.min(...exact.map((arc) => Math.min(norm(ahead - arc), norm(arc - ahead))))
const FORMS: Record<VishForm, Form> = {
  conjunction: { clause: inOneSign('Moon', ['Saturn'])[0]!, severity: 'high', orb: orbFrom(0) },
  mutual_aspect: { clause: mutualSeventh(SATURN, MOON), severity: 'medium', orb: orbFrom(180) },
  exchange: { clause: exchange(MOON, SATURN), severity: 'medium', orb: null },
  saturn_aspect: { clause: inHouse(MOON, [3, 10], SATURN), severity: 'low', orb: orbFrom(60, 270) },
}

export const vishForms = (f: RuleFacts) =>
  VISH_FORMS.map((form) => {
    const { clause, orb } = FORMS[form]
    const { Moon, Saturn } = f.chart.graha
    const holds = clause.holds(f)
    return { form, holds, orb: holds && orb ? orb(norm(Moon.longitude - Saturn.longitude)) : null }
  })

/** The Moon in a star of Saturn and Saturn in a star of the Moon. */
const exchangeOfStars = clause(
  'the Moon and Saturn exchange stars',
  ({ chart: { graha } }) =>
    nakshatraLord(graha.Moon.nakshatra) === 'Saturn' && nakshatraLord(graha.Saturn.nakshatra) === 'Moon',
  ({ chart: { graha } }) =>
    `the Moon in ${NAKSHATRAS[graha.Moon.nakshatra]}, Saturn in ${NAKSHATRAS[graha.Saturn.nakshatra]}`,
  bitsOf(['Moon', 'Saturn']),
)

/** True for punarphoo, the link of Saturn and the Moon that KP considers in matters of marriage. */
export const isPunarphoo = (f: RuleFacts): boolean =>
  (['conjunction', 'mutual_aspect', 'exchange'] as const).some((form) => FORMS[form].clause.holds(f)) ||
  exchangeOfStars.holds(f)

const SHUKLA_10_TO_KRISHNA_5 = Array.from({ length: 11 }, (_, i) => i + 10)

export const vishRule: DoshaRule = {
  id: 'vish',
  name: 'Vish',
  formation: VISH_FORMS.map((form) => FORMS[form].clause),
  severity: (_, formationHolds) =>
    maxSeverity(VISH_FORMS.filter((_, i) => formationHolds[i]).map((form) => FORMS[form].severity)),
  cancellations: [
    jupiterReason('jupiter_with_or_aspecting_moon', MOON),
    strongReason('moon_own_or_exalted', ownOrExalted(MOON), 'tradition'),
    mildReason('saturn_own_or_exalted', ownOrExalted(SATURN), 'tradition'),
    mildReason(
      'bright_moon',
      tithiIs(SHUKLA_10_TO_KRISHNA_5, 'the tithi from Shukla Dashami to Krishna Panchami'),
      'tradition',
    ),
  ],
  planets: () => bitsOf(['Moon', 'Saturn']),
  source: 'tradition',
  note: (f) =>
    `The Moon with Saturn in full; opposition and exchange of signs weigh less, Saturn’s third or tenth aspect least.${outOfSignNote(f, 'Moon', ['Saturn'])}`,
}

import type { ManglikMeasure } from '../doshas/manglik.ts'

// The match of two charts by the dosha of Mars.

export const MANGLIK_VERDICTS = [
  'both_free',
  'both_manglik_balanced',
  'cancelled',
  'one_sided_mild',
  'one_sided',
] as const

export interface ManglikVerdict {
  verdict: (typeof MANGLIK_VERDICTS)[number]
  match: boolean
}

export interface ManglikPair extends ManglikVerdict {
  reasons: string[]
}

export interface ManglikSide {
  dosha: ManglikMeasure
  /** The load of the same chart by `manglikLoad`. */
  load: number
}

const isManglik = ({ dosha }: ManglikSide) => dosha.net !== 'none'

/** The only side with the dosha (`bearer`) and the other side; null if none or both have it. */
const bearerAlone = (groom: ManglikSide, bride: ManglikSide) =>
  isManglik(groom) === isManglik(bride)
    ? null
    : isManglik(groom)
      ? { bearer: groom, other: bride, name: 'bride' }
      : { bearer: bride, other: groom, name: 'groom' }

/** From this difference two doshas are not called alike, percent. source: this project's own limit */
const UNEQUAL_FROM = 30

/** The form of a balance: two doshas of about the same degree, two of different degrees, or a dosha against other hard planets. */
type BalanceForm = 'both_manglik_balanced' | 'manglik_unequal' | 'manglik_by_load'
export const balanceFormOf = (
  groom: Pick<ManglikMeasure, 'net' | 'percentage'>,
  bride: Pick<ManglikMeasure, 'net' | 'percentage'>,
): BalanceForm =>
  groom.net === 'none' || bride.net === 'none'
    ? 'manglik_by_load'
    : Math.abs(groom.percentage - bride.percentage) >= UNEQUAL_FROM
      ? 'manglik_unequal'
      : 'both_manglik_balanced'

/** The verdict on two charts. */
export const manglikVerdict = (groom: ManglikSide, bride: ManglikSide): ManglikVerdict => {
  if (!groom.dosha.present && !bride.dosha.present) return { verdict: 'both_free', match: true }
  const sides = bearerAlone(groom, bride)
  if (!sides) return { verdict: isManglik(groom) ? 'both_manglik_balanced' : 'cancelled', match: true }
  const { bearer, other } = sides
  if (other.load > 0 && Math.abs(other.load - bearer.dosha.percentage) <= 30)
    return { verdict: 'both_manglik_balanced', match: true }
  return { verdict: bearer.dosha.net === 'mild' ? 'one_sided_mild' : 'one_sided', match: false }
}

const sideSentence = (name: string, { dosha }: ManglikSide) =>
  dosha.present
    ? `The ${name} has the dosha at ${dosha.percentage} percent${dosha.cancelled ? ', cancelled' : dosha.net === 'mild' ? ', made mild' : ''}.`
    : `The ${name} is free of the dosha.`

/** The verdict with its reasons. */
export const manglikPair = (groom: ManglikSide, bride: ManglikSide): ManglikPair => {
  const verdict = manglikVerdict(groom, bride)
  const sides = bearerAlone(groom, bride)
  const reasons = [sideSentence('groom', groom), sideSentence('bride', bride)]
  if (sides)
    reasons.push(
      verdict.match
        ? `Dosha samya: Mars, Saturn or Rahu load the ${sides.name}’s chart with ${sides.other.load} percent, within 30 of the other side.`
        : `The load of the ${sides.name}’s chart is ${sides.other.load} percent, which does not balance it.`,
    )
  else if (isManglik(groom))
    reasons.push(
      balanceFormOf(groom.dosha, bride.dosha) === 'manglik_unequal'
        ? 'Both sides bear it, in different degrees: by the rule each balances the other.'
        : 'Both sides bear it: each balances the other.',
    )
  return { ...verdict, reasons }
}

import type { ManglikMeasure } from '../doshas/manglik.ts'

// How two charts stand to each other when one of them bears the dosha of Mars.

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
  /** Of the same chart, as `manglikLoad` gives it. */
  load: number
}

const isManglik = ({ dosha }: ManglikSide) => dosha.net !== 'none'

/** The side that bears a dosha alone, and the other; null where none or both do. */
const oneSided = (groom: ManglikSide, bride: ManglikSide) =>
  isManglik(groom) === isManglik(bride)
    ? null
    : isManglik(groom)
      ? { bearer: groom, other: bride, name: 'bride' }
      : { bearer: bride, other: groom, name: 'groom' }

/** How two charts stand to each other. */
export const manglikVerdict = (groom: ManglikSide, bride: ManglikSide): ManglikVerdict => {
  if (!groom.dosha.present && !bride.dosha.present) return { verdict: 'both_free', match: true }
  const lone = oneSided(groom, bride)
  if (!lone) return { verdict: isManglik(groom) ? 'both_manglik_balanced' : 'cancelled', match: true }
  const { bearer, other } = lone
  if (other.load > 0 && Math.abs(other.load - bearer.dosha.percentage) <= 30)
    return { verdict: 'both_manglik_balanced', match: true }
  return { verdict: bearer.dosha.net === 'mild' ? 'one_sided_mild' : 'one_sided', match: false }
}

const told = (name: string, { dosha }: ManglikSide) =>
  dosha.present
    ? `The ${name} has the dosha at ${dosha.percentage} percent${dosha.cancelled ? ', cancelled' : dosha.net === 'mild' ? ', made mild' : ''}.`
    : `The ${name} is free of the dosha.`

/** The same, with what it rests on. */
export const manglikPair = (groom: ManglikSide, bride: ManglikSide): ManglikPair => {
  const verdict = manglikVerdict(groom, bride)
  const lone = oneSided(groom, bride)
  const reasons = [told('groom', groom), told('bride', bride)]
  if (lone)
    reasons.push(
      verdict.match
        ? `Dosha samya: Mars, Saturn or Rahu load the ${lone.name}’s chart with ${lone.other.load} percent, within 30 of the other side.`
        : `The load of the ${lone.name}’s chart is ${lone.other.load} percent, which does not balance it.`,
    )
  else if (isManglik(groom)) reasons.push('Both sides bear it: each balances the other.')
  return { ...verdict, reasons }
}

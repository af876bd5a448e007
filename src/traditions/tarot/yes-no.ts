export const ANSWERS = ['yes', 'no', 'maybe'] as const
export type YesNoAnswer = (typeof ANSWERS)[number]

// source: the catalogue's rule; there is no standard
const REVERSED: Record<YesNoAnswer, YesNoAnswer> = { yes: 'maybe', maybe: 'no', no: 'maybe' }
const VALUES: Record<YesNoAnswer, -1 | 0 | 1> = { yes: 1, maybe: 0, no: -1 }

/** The answer of a card, upright or reversed. */
export const answerOf = ({ card, reversed }: { card: { yesNo: YesNoAnswer }; reversed: boolean }): YesNoAnswer =>
  reversed ? REVERSED[card.yesNo] : card.yesNo

/** 1 for yes, 0 for maybe, -1 for no. */
export const leanOf = (deal: { card: { yesNo: YesNoAnswer }; reversed: boolean }): -1 | 0 | 1 => VALUES[answerOf(deal)]

/** Positive for a card that helps, negative for one that hinders. A reversed card counts less, and an undecided one is a weak form of its opposite. */
export const toneOf = (deal: { card: { yesNo: YesNoAnswer }; reversed: boolean }): number => {
  const lean = leanOf(deal)
  if (lean !== 0 || !deal.reversed) return (deal.reversed ? 1.5 : 2) * lean
  return deal.card.yesNo === 'no' ? 1 : -1
}

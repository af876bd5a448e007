/** The best and the hardest of the days, weeks or months of a span: the same judgement in every forecast that contains them. */

// source: this project's own weighing, points of a score
const APART = 5

/** The indexes of the highest and the lowest score, of equal ones the earlier; null if they are nearly alike. `apart`: the least difference. */
export const scoreExtremes = (scores: readonly number[], apart = APART): { best: number; hard: number } | null => {
  const [most, least] = [Math.max(...scores), Math.min(...scores)]
  return most - least < apart ? null : { best: scores.indexOf(most), hard: scores.indexOf(least) }
}

// source: our own words
const OF_WEEK = {
  best: [
    'No other day of this week is as easy for you.',
    'This day gives you most of the whole week.',
    'Spend today on what matters to you; the rest of the week is heavier.',
    'Your week has its best hours today, so keep one of them for yourself.',
  ],
  hard: [
    'It is the hardest day of your week, so take on less.',
    'No day of this week asks more of you; let it be short.',
    'Every other day of this week is easier for you than this one.',
    'Cross out half of today’s list, because no day of your week is harder.',
  ],
} as const

/** Says that a day is the best or the hardest of its week, Monday to Sunday; empty for the other days. */
export const dayOfWeekText = (scores: readonly number[], day: number, turn: number, apart = APART): string => {
  const edges = scoreExtremes(scores, apart)
  if (day !== edges?.best && day !== edges?.hard) return ''
  const texts = OF_WEEK[day === edges.best ? 'best' : 'hard']
  // A turn before 1970 is negative.
  return texts.at(turn % texts.length)!
}

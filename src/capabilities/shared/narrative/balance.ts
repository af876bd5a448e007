// source: this project's own weighing, points of a score
const MARGIN = 3
/** The stronger side of a span by its mean score. */
export const sideOfScore = (score: number): 'help' | 'even' | 'hindrance' =>
  score - 50 > MARGIN ? 'help' : score - 50 < -MARGIN ? 'hindrance' : 'even'

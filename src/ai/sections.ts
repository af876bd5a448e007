/** Section ids of each reading, in order. */
export const SECTIONS = {
  'ai-question': ['answer', 'why', 'timing', 'advice'],
  'ai-chat': ['reply', 'follow_ups'],
  'ai-chart-reading': [
    'overview',
    'self_and_mind',
    'strengths',
    'challenges',
    'relationships',
    'work_and_wealth',
    'current_period',
    'guidance',
  ],
  'ai-compatibility-reading': [
    'overview',
    'emotional',
    'values',
    'attraction',
    'practical',
    'challenges',
    'timing',
    'guidance',
  ],
  'ai-daily-reading': ['mood', 'work', 'relationships', 'wellbeing', 'best_use_of_day'],
  'ai-transit-reading': ['headline', 'saturn', 'jupiter', 'nodes', 'fast_planets', 'key_dates', 'guidance'],
  'ai-career-reading': ['strengths', 'suitable_fields', 'working_style', 'money', 'timing', 'growth', 'guidance'],
  'ai-relationship-reading': ['how_you_love', 'partner_qualities', 'patterns', 'challenges', 'timing', 'guidance'],
} as const
export type ReadingSlug = keyof typeof SECTIONS

/** Sections of general advice. Their paragraphs need no fact. */
export const FREE_SECTIONS: readonly string[] = ['advice', 'guidance', 'follow_ups', 'best_use_of_day']

/** The title of a section: its id as words. */
export const sectionTitle = (id: string): string => {
  const words = id.replaceAll('_', ' ')
  return words[0]!.toUpperCase() + words.slice(1)
}

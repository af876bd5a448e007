// source: Phaladeepika 26, in our words
/** A slow planet in a good or a hard house from the birth Moon, for a child or an elder. */
export const SLOW_STAYS = {
  Jupiter: { good: 'help and good advice come easily', hard: 'help comes late, and smaller promises suit the time' },
  Saturn: { good: 'steady effort pays', hard: 'things go slowly, and small steps suit the time' },
  Rahu: { good: 'new things go well', hard: 'new and unusual things need a second look' },
  Ketu: { good: 'it is easy to let go of something', hard: 'interest fades sooner than usual' },
} as const satisfies Record<string, Record<'good' | 'hard', string>>

import type { AreaAssessment, AreaBand } from '../../../jyotish/assessment/area.ts'
import { heaviestFactor } from '../../../jyotish/assessment/assessment.ts'
import type { Fact } from '../../../readings/fact.ts'
import { upperFirst } from '../../../wording.ts'
import { type Grounded, groundedText } from '../../shared/cited-facts.ts'
import { addressed } from '../../shared/narrative/given-name.ts'
import { type Scored, scoreFact } from './section-scores.ts'

/** The first paragraph of a reading of character: the side to build on, the side that needs care, and a deed for it. */

export type NaturePart = 'self' | 'mind' | 'will' | 'speech' | 'relations' | 'shadow' | 'growth'

const SIDES: Record<NaturePart, { adult: string; parents: string; deed: string; help: string }> = {
  self: {
    adult: 'your sense of who you are',
    parents: 'self-confidence',
    deed: 'Take one decision this week without asking anybody',
    help: 'You can help by leaving one small decision a day to them',
  },
  mind: {
    adult: 'your way of thinking and feeling',
    parents: 'thinking and feeling',
    deed: 'Write three lines each evening this week, and close the book',
    help: 'You can help by asking in the evening what was good and what was not',
  },
  will: {
    adult: 'your will and your courage',
    parents: 'will and courage',
    deed: 'Begin tomorrow with the task that you fear least',
    help: 'You can help by doing the first five minutes of a task together',
  },
  speech: {
    adult: 'your way of speaking',
    parents: 'speaking and listening',
    deed: 'Say one thing this week in one sentence, and stop',
    help: 'You can help by waiting for the end of each sentence',
  },
  relations: {
    adult: 'your dealings with other people',
    parents: 'friendship',
    deed: 'Ring one friend this week without a reason',
    help: 'You can help by inviting one friend at a time',
  },
  shadow: {
    adult: 'the side of you that you hide',
    parents: 'worries that stay unspoken',
    deed: 'Tell one person this week what you are afraid of',
    help: 'You can help by sitting on the edge of the bed for ten minutes each night',
  },
  growth: {
    adult: 'your learning and growing',
    parents: 'learning and growing',
    deed: 'Learn one thing this month from somebody older than you',
    help: 'You can help by praising the attempt and not the mark',
  },
}

type BandForms = readonly ((side: string, child: string) => string)[]
/** Closing sentences for the parents, with a mark before advice; the section chooses the form, so that no two neighbours close alike. */
const PARENTS_BANDS: Record<AreaBand, BandForms> = {
  strong: [
    (side, child) => `You can trust ${child} in this: ${side} is a strong side, so let the child go ahead.`,
    (side, child) => `→ Let ${child} lead here, because ${side} comes without your help.`,
    (side) => `You need not teach ${side}; look on and enjoy it.`,
  ],
  good: [
    (side, child) => `This comes easily to ${child}, so you only need to make room for ${side}.`,
    (side, child) => `A little time each week is all that ${child} asks of you for ${side}.`,
    (side) => `You help ${side} most when you notice it and say so.`,
  ],
  mixed: [
    (side, child) => `${upperFirst(child)} has good and bad weeks here, so judge ${side} by the month.`,
    (side) => `→ Expect ${side} to come and go, and praise it on the good days.`,
    (side, child) => `Some days ${child} needs you for ${side} and on others not; ask before you help.`,
  ],
  weak: [
    (side, child) => `This needs your patience: ${child} learns ${side} in small steps and by your example.`,
    (side) => `→ Give ${side} a quiet quarter of an hour a day, without a clock.`,
    (side, child) => `→ Stay near when it comes to ${side}; ${child} dares more when you are in the room.`,
  ],
}

interface ScoredPart {
  readonly id: NaturePart
  readonly scored: Scored & { area: AreaAssessment }
}

export const natureOpening = (
  parts: readonly ScoredPart[],
  { name, child }: { name: string | null; child: string | null },
) => {
  const order = parts.toSorted((a, b) => b.scored.score - a.scored.score)
  // The hidden side of a person is nothing to build on.
  const [best, worst] = [order.find(({ id }) => id !== 'shadow')!, order.at(-1)!]
  const helper = heaviestFactor(best.scored.area, 1)?.noun
  const burden = heaviestFactor(worst.scored.area, -1)?.noun
  const because = (noun: string | undefined) => (noun ? `, because of ${noun}` : '')
  const text = child
    ? [
        `${upperFirst(child)} has a natural gift in ${SIDES[best.id].parents}${because(helper)}.`,
        `You are needed most in ${SIDES[worst.id].parents}${because(burden)}.`,
        `${SIDES[worst.id].help}.`,
      ]
    : [
        addressed(name, `You can build most on ${SIDES[best.id].adult}${because(helper)}.`),
        `You need patience with ${SIDES[worst.id].adult}${because(burden)}.`,
        `${SIDES[worst.id].deed}.`,
      ]
  return {
    summary: {
      text: text.join(' '),
      fact_ids: [best, worst].map(({ scored }) => scoreFact(scored).id),
    },
    /** The closing sentence of a section for the parents of a minor. */
    parentsText: (id: NaturePart, scored: Scored): Grounded => {
      const facts: readonly Fact[] = [scoreFact(scored)]
      const forms = PARENTS_BANDS[scored.band]
      const form = forms[parts.findIndex((part) => part.id === id) % forms.length]!
      return groundedText(form(SIDES[id].parents, child ?? 'your child'), facts)
    },
  }
}

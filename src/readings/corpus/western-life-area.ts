import type { AreaStanding } from '../../western/life-areas.ts'
import { from, type Passage } from '../passage.ts'

// An area of life in a tropical chart, by how those who speak for it stand
const told = from('Common Western practice: an area of life by its natural significator and the ruler of its house')

export default {
  identity: {
    strong: told(
      'What you are and what others take you for agree, which saves a great deal of explaining. Plans made alone tend to hold. The risk is to mistake a clear outline for a finished one; let friends suggest a correction now and then.',
    ),
    steady: told(
      'The sense of self is made here over time, out of things tried. Some rooms bring it out and others dim it, and choosing rooms is half the work. What was tried and put down again is no loss, since it shows where the outline runs.',
    ),
    pressed: told(
      'Who you are had to be defended early, or put away for quieter times. That leaves a habit of asking leave where none is needed. Small public choices, made without consulting anyone and then kept, draw the outline line by line.',
    ),
  },
  emotion: {
    strong: told(
      'Feeling is a good instrument here: it reports early and settles again. Others bring their troubles and leave lighter, so the only rule needed is a closing hour. Home cooking, water and music are not luxuries for such a Moon.',
    ),
    steady: told(
      'Feelings keep to a middle register, with a few tides that can be learnt by heart. What upsets at night is smaller by noon. It helps to say the need itself before the reproach that was going to carry it.',
    ),
    pressed: told(
      'Feeling has had to manage with little room, by hiding, hurrying or turning into thought. It is not weaker for that, only slower to arrive. Whoever waits a day before answering, and then answers, will find that it can be trusted.',
    ),
  },
  mind: {
    strong: told(
      'The mind is well served in this chart: it takes in, sorts and gives out again without losing much on the way. Languages, figures or argument may become a livelihood. Idle hours should have a puzzle in them, or it will find one.',
    ),
    steady: told(
      'Learning goes well by doing and less well by being told. The mind here prefers one subject at a time, and remembers what it has explained to somebody else. Good tools, and a desk that faces away from the door, repay their price.',
    ),
    pressed: told(
      'Thought meets obstacles: noise, hurry, or an early verdict about cleverness that was never checked. The gift is usually narrower and deeper than school could use. Written plans, read aloud once, show how much was understood all along.',
    ),
  },
  love: {
    strong: told(
      'Affection finds its way here without much managing. Partners tend to be kind, and parting, where it comes, leaves respect. Because so much is given freely, what matters most should still be asked for in words, once a year at least.',
    ),
    steady: told(
      'Love comes on ordinary terms: some patience, some luck, a good deal of conversation. What is shared outside the bond, a hobby, a table of friends, a piece of land, keeps it fresh. Haste at the beginning is the one expensive habit.',
    ),
    pressed: told(
      'Love is learnt here more than found. The first choices may repeat an old bargain, to please, to rescue or to be left in peace. It changes when conditions are said aloud before the keys are exchanged, and held to afterwards.',
    ),
  },
  drive: {
    strong: told(
      'Wanting and doing lie close together. Projects get started on the day they are thought of, and play is taken as seriously as work. Others may feel overtaken; a pause to ask who is coming along costs little and doubles the force.',
    ),
    steady: told(
      'There is enough drive for what has been chosen, provided that not everything has been chosen. Energy comes in the shape of a week, not of a day. Two priorities on the wall, and pleasure booked like an appointment, keep it honest.',
    ),
    pressed: told(
      'Drive is blocked before it is spent: by caution, by old scolding, by a fear of winning. It tends to come out sideways, as lateness or as wit. A body put to regular use, and rivals who are also friends, clear the channel.',
    ),
  },
  vocation: {
    strong: told(
      'Work that carries responsibility suits this chart, and is offered in time. Superiors notice care; the public notices steadiness. The title matters less than the remit, which should be written down before it begins to grow by itself.',
    ),
    steady: told(
      'A calling is assembled here out of several employments, each of which supplied one skill. The line becomes visible in looking back. Where two posts tempt equally, the one with the better colleague has usually been right.',
    ),
    pressed: told(
      'Standing in the world is slow to come, and may arrive through a side entrance. Early posts teach endurance more than pride. A craft that is examined by others, with a certificate at the end, counts for more here than any promise of favour.',
    ),
  },
  money: {
    strong: told(
      'Earning is among the better served matters of this chart. Income follows ability closely, and a reserve gathers almost unwatched. What deserves attention is purpose: money without a named use has a way of finding relatives to support.',
    ),
    steady: told(
      'Money comes and goes at a rate that can be planned. No windfall is leaned on and no ruin feared. Automatic saving of a fixed share, begun small, does more for you than any single clever purchase.',
    ),
    pressed: told(
      'Income is interrupted, shared out or late, so that prudence is learnt young. It is a matter of terms more than of amounts. Invoices sent the same day, a separate account for duties, and no guarantee signed for others ease most of it.',
    ),
  },
  home: {
    strong: told(
      'Roots hold. Whether the family was large or small, there is a place that can be gone back to, and the talent to make another. Property and household matters repay care; neighbours become allies when they are greeted first.',
    ),
    steady: told(
      'Home is made by degrees and by hand. There may be two addresses that both count, or two families to divide the holidays between. A room which is nobody else’s, however narrow, is worth more here than an additional floor.',
    ),
    pressed: told(
      'The ground moved early, or had to be shared with somebody’s trouble. So a roof is wanted and mistrusted at once. It helps to choose the place before the view, to own a few heavy things, and to let people visit.',
    ),
  },
  health_habits: {
    strong: told(
      'Habit is on your side. What has been decided for the body is kept up for years, and daily work is so arranged that it tires evenly. The weak point is contempt for rest, which ought to be on the timetable too.',
    ),
    steady: told(
      'Routine serves well as long as it stays short: a walk, a meal at a fixed hour, a door closed at six. The day’s order matters more than any single measure. When it slips, begin again with the easiest part.',
    ),
    pressed: told(
      'Daily order is hard won in this chart, and the body is consulted last. Duties come in heaps and leave no hour over. One habit at a time, tied to something that happens anyway, holds better than a resolution.',
    ),
  },
  growth: {
    strong: told(
      'Whatever widens the view does you good: study, far countries, faith argued over in good company. Opportunities come through teachers, strangers and wrong turnings. It is wise to finish one course before enrolling for the next.',
    ),
    steady: told(
      'Understanding grows here by steady addition, a book or a road at a time. Belief is tested against experience and changes its wording. A mentor who disagrees is a better find than three who applaud.',
    ),
    pressed: told(
      'Horizons were drawn rather narrow, by money, duty or doctrine, and have to be pushed back on purpose. Each step outwards is followed by a doubt, which passes. Late studies, and one long road planned alone, repay more than they cost.',
    ),
  },
} satisfies Record<string, Record<AreaStanding, Passage>>

import type { Planet } from '../../../western/points.ts'
import { from } from '../../passage.ts'
import type { ByTemper } from '../western-aspect.ts'

// A planet in aspect to the North Node: help or hindrance on the way ahead
const passage = from('Common Western practice')
const modern = from('Common modern Western practice; the outer planets have no place in the older books')

export default {
  Sun: {
    harmonious: passage(
      'The Sun lights the North Node’s road, and being visible leads you where growth is. Offices, stages and the first name on the list turn out well for you. Those you meet while doing what you love point out the next step.',
    ),
    challenging: passage(
      'Pride makes the North Node’s road look like a demotion when the Sun stands across it. Success of the familiar sort is repeated past its use. Trying the new task under another name, or in another town, lets you be a beginner in peace.',
    ),
  },
  Moon: {
    harmonious: passage(
      'Instinct agrees with direction where the Moon favours the North Node. Family, a house or the care of the young is on the way and not a detour. You do well to trust the first feeling about a place and to go where you sleep soundly.',
    ),
    challenging: passage(
      'The Moon clings to the known side of the nodes’ line, and every step ahead begins with homesickness. Old kitchens and old loyalties call back. Bringing a familiar object, a recipe or a sister along makes the new address liveable within a season.',
    ),
  },
  Mercury: {
    harmonious: passage(
      'Messages matter to anyone whose Mercury helps the North Node: a letter answered, a course, a chance remark on a train sets the next direction. You learn your way forward. A notebook kept of useful names proves worth more than a plan.',
    ),
    challenging: passage(
      'Reasons for staying put are excellent while Mercury quarrels with the North Node. The mind circles options that it has already described. Choosing one by a fixed date, then telling a talkative friend, moves you further than another month of comparing.',
    ),
  },
  Venus: {
    harmonious: passage(
      'Affection leads forward for Venus in tune with the North Node. A friend introduces the right teacher, or a love affair moves you to the right city. What pleases you here is also good for you, and taste may be followed as a map.',
    ),
    challenging: passage(
      'Comfort costs progress where Venus drags on the North Node: the agreeable companion and the pretty arrangement belong to the life before. Nothing need be broken off. A standing date with what is new, every second week, gives it time to become attractive.',
    ),
  },
  Mars: {
    harmonious: passage(
      'Mars clears the brush ahead of the North Node. You grow by starting things, competing and saying no, and meet allies in the effort. A contest entered before feeling ready has taught you more than the training for it.',
    ),
    challenging: passage(
      'The fight is with the road itself when Mars resists the North Node. Effort goes into old battles, where every blow is known, and opponents block each new lane. Dropping one quarrel for good frees the strength that the next stage requires.',
    ),
  },
  Jupiter: {
    harmonious: passage(
      'Jupiter sends guides to the North Node: a teacher, a foreigner or a well-stocked library appears when the way forks. Generosity is repaid in directions. You should accept the larger invitation, since the smaller one leads round to where you began.',
    ),
    challenging: passage(
      'Too many signposts stand at the North Node when Jupiter misreads the map. Each belief, course or country promises growth, and much is begun on credit. Finishing the one already paid for shows you which of the others was meant.',
    ),
  },
  Saturn: {
    harmonious: passage(
      'With Saturn supporting the North Node, progress goes by stages and every stage holds. You do well under supervision, examination and contract. What you take on slowly, for years, turns out to have been the direction.',
    ),
    challenging: passage(
      'Duty stands in the road as Saturn checks the North Node: an ageing parent, a post or a fear of falling short is the reason given. Some of it is real. Setting down in writing what is owed, and until when, leaves a gap wide enough to walk through.',
    ),
  },
  Uranus: {
    harmonious: modern(
      'Chances turn out well for Uranus joined in friendship with the North Node. A cancelled plan, a stranger or an invention changes the direction, and the new one fits. Leaving a day a month unbooked gives such luck somewhere to land.',
    ),
    challenging: modern(
      'Uranus jolts the North Node, so the path changes before the feet have learnt it. Freedom is taken by leaving, and the same beginning is made again. A year’s promise to one experiment, renewable, shows you how far a straight line goes.',
    ),
  },
  Neptune: {
    harmonious: modern(
      'A dream, a song or a faith shows the way where Neptune serves the North Node. You find direction near water, in art or through looking after someone. The sign is trusted best after a night’s sleep and a word with a practical friend.',
    ),
    challenging: modern(
      'Fog lies on the North Node’s road while Neptune hides it. Signs are read into everything, and somebody else’s dream is followed for a while by mistake. Steps small enough to be taken back, each reviewed after a week, lead out on firm ground.',
    ),
  },
  Pluto: {
    harmonious: modern(
      'Crises move you forward when Pluto is allied with the North Node. Something ends thoroughly, and the strength to go on is found in the clearing. Groups with influence take an interest in you; joining for a purpose, with terms stated, serves both.',
    ),
    challenging: modern(
      'An old power will not let go of the road where Pluto grips the North Node. It may be a family rule, a debt or a fear of being overruled. Paying it off in named instalments, or with a witness, ends a struggle that force only feeds.',
    ),
  },
} satisfies Record<Planet, ByTemper>

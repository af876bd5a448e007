import type { Planet } from '../../../western/points.ts'
import { from } from '../../passage.ts'
import type { ByTemper } from '../western-aspect.ts'

// A planet in aspect to the Midheaven: work and reputation
const passage = from('Common Western practice')
const modern = from('Common modern Western practice; the outer planets have no place in the older books')

export default {
  Sun: {
    harmonious: passage(
      'The Sun backs the Midheaven, and work becomes the place where you are most yourself. Superiors notice, titles suit, and a trade chosen young may last. Results shared by name with those who helped make the next promotion easier to accept.',
    ),
    challenging: passage(
      'What you want to be and what the office asks for collide when the Sun is set against the Midheaven. A quarrel with a chief, or with a parent’s plan, may begin the career. A piece of work signed with your own name settles it better than a resignation.',
    ),
  },
  Moon: {
    harmonious: passage(
      'The public warms to you, with the Moon in favour at the Midheaven. You sense what customers, patients or listeners need and supply it before being asked. Moods of the market are read early, which pays in food, housing, care and anything sold by habit.',
    ),
    challenging: passage(
      'Home and post compete for the same evening where the Moon is at odds with the Midheaven. Praise at work is needed more than is admitted, and changes of job follow changes of heart. Fixed hours for the household, kept through busy months, calm both.',
    ),
  },
  Mercury: {
    harmonious: passage(
      'Mercury speaks up for the Midheaven: reports, lessons, sales calls and printed lines make the reputation. You move upward by explaining what others merely do. A second skill, kept warm beside the first, tends to become the better paid.',
    ),
    challenging: passage(
      'Where Mercury frets the Midheaven, a career is argued over and often restarted. Messages go out half checked, and a careless line is remembered by the wrong person. A colleague who reads everything before it leaves protects a mind that is quicker than its office.',
    ),
  },
  Venus: {
    harmonious: passage(
      'Venus helps the Midheaven with taste, tact and friends in the trade. Contracts are won over lunch, and fields that deal in beauty, agreement or comfort welcome you. The career rises faster once fees are named as pleasantly as favours are done.',
    ),
    challenging: passage(
      'Being liked and being promoted get in each other’s way when Venus strains the Midheaven. A romance at work, or a wish for peace, may cost a rank. Settling pay in writing and friendship elsewhere lets charm serve the career and stop steering it.',
    ),
  },
  Mars: {
    harmonious: passage(
      'Ambition has muscles where Mars assists the Midheaven. You ask for the hard account, work the late shift and enjoy a race with a date on it. Trades of metal, motion, surgery or command suit, and credit given to rivals wins them over.',
    ),
    challenging: passage(
      'Mars fights for the Midheaven and sometimes with it: chiefs are challenged, and the fastest worker is also the first to slam the door. Working alone or under a leader who likes a debate suits better. Complaints posted the next morning do no damage.',
    ),
  },
  Jupiter: {
    harmonious: passage(
      'Jupiter opens the upper floors to the Midheaven. A patron, a licence or a degree lifts you past the queue, and your name travels abroad. You repay it by teaching; the practice of passing on a chance brings the next one round.',
    ),
    challenging: passage(
      'The ladder looks shorter than it is when Jupiter overreaches the Midheaven. A title is claimed before its work is learnt, or a venture grows on borrowed praise. Reference checks, a modest first year and one sober adviser bring the large plan home.',
    ),
  },
  Saturn: {
    harmonious: passage(
      'Saturn builds under the Midheaven one course of bricks at a time. Rank arrives late and rests on something, because you have done every job below it. A long apprenticeship suits you, and so does a profession in which age adds to the fee.',
    ),
    challenging: passage(
      'The climb is steep when Saturn bears upon the Midheaven: a stern parent’s verdict is heard in every appraisal, and a setback is taken as final. It seldom is. Those who keep records and outlast one bad chief tend to hold the post in the end.',
    ),
  },
  Uranus: {
    harmonious: modern(
      'A career that did not exist a generation ago suits you, with Uranus in accord with the Midheaven. Change of field is a step up, and independence pays. You keep clients by announcing each turn before taking it.',
    ),
    challenging: modern(
      'Uranus breaks the line of the Midheaven, and a job ends on a Tuesday without warning from either side. Boredom prompts more of these turns than bad luck does. Savings for three months, and a project of your own on the side, make each one a choice.',
    ),
  },
  Neptune: {
    harmonious: modern(
      'Neptune gives the Midheaven a picture to work towards. Film, music, charity, the sea and the sickroom all offer posts in which sympathy is a skill. You inspire more when a practical partner keeps the diary and sends the invoices.',
    ),
    challenging: modern(
      'What the work is for goes out of focus as Neptune clouds the Midheaven. Credit drifts to others, duties are vague, and a rumour may do its rounds. A job description in writing, asked for again each year, keeps both idealism and salary.',
    ),
  },
  Pluto: {
    harmonious: modern(
      'Pluto puts stamina behind the Midheaven. You are sent in when a firm has to be saved, closed or rebuilt, and are not afraid of the files. Influence grows behind the scenes first; using it in the open makes it last.',
    ),
    challenging: modern(
      'Power is the hidden subject of every post while Pluto presses the Midheaven: someone above wants control, or seems to. Rivalries grow long roots. Documented decisions and an ally outside the building let you win the work without winning the war.',
    ),
  },
} satisfies Record<Planet, ByTemper>

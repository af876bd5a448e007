import type { MoonPhase } from '../../sky/moon-light.ts'

import { from, type Passage } from '../passage.ts'

// The Moon phase of birth as a temperament
const passage = from('Dane Rudhyar, The Lunation Cycle (1967)')

export default {
  New: passage(
    'Born within three and a half days after a new Moon, you act from impulse and learn what it meant afterwards. Beginnings come easily and reasons are found later; a second look before signing costs an hour and saves a season.',
  ),
  'Waxing Crescent': passage(
    'The crescent type pushes away from what it grew up with. Effort is spent against the pull of habit, family or old money, so early work looks harder than it is; small proofs of progress, kept where they can be seen, carry it through.',
  ),
  'First Quarter': passage(
    'At the first quarter the Moon stands square to the Sun, and the type it marks builds by clearing ground. You act best in a crisis, decide under pressure and may stay busy with conflict; asking what is to stand there afterwards gives the energy a plan.',
  ),
  'Waxing Gibbous': passage(
    'The gibbous type wants to improve what exists: the draft, the method, itself. It asks what a thing is for and will redo good work to make it better, so an agreed point at which the work is finished is worth more than further skill.',
  ),
  Full: passage(
    'Those born under a full Moon see both sides, since Sun and Moon face each other in their charts. They grow by relationship and by being answered; thinking aloud with someone who disagrees brings clearer decisions than thinking alone.',
  ),
  'Waning Gibbous': passage(
    'The disseminating type hands on what it has understood. Teaching, writing and persuading come naturally, and a conviction wants an audience; the listening half of the conversation is where this type finds out whether the lesson fits.',
  ),
  'Last Quarter': passage(
    'The last quarter marks people who turn against forms they helped to make. Principles change inside long before anything is said, so their breaks seem sudden to others; telling companions early that a conviction has shifted keeps loyalties that silence would lose.',
  ),
  'Waning Crescent': passage(
    'The balsamic type comes at the end of the cycle and works for what is not yet there. It lets go of possessions and positions with ease and feels older than its year; solitude in fixed amounts, and one practical task a day, keep it among people.',
  ),
} satisfies Record<MoonPhase, Passage>

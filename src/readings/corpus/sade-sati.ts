import type { Intensity, SaturnTrial } from '../../jyotish/sade-sati.ts'
import { from, type Passage } from '../passage.ts'

// Saturn before, on and after the Moon, and in the fourth and eighth from the Moon, by intensity; {ground}: the reason of the intensity
const passage = from('Phaladeepika 26, weighed by the bindus of Saturn (BPHS 66)')

export default {
  rising: {
    low: passage(
      'The first part of Sade Sati is gentle for you: Saturn is in the sign before your Moon, {ground}. You spend more, but for a purpose, and you sleep a little less. Most of what you leave behind now you leave by choice, so write down the two things that you want to keep.',
    ),
    medium: passage(
      'The first part of Sade Sati has the usual pressure for you: Saturn is in the sign before your Moon, {ground}. Your money goes out faster than it comes in, and you tire sooner. → Write down what you spend for one month, and cancel what you do not miss.',
    ),
    high: passage(
      'You feel Sade Sati already in its first part: Saturn is in the sign before your Moon, {ground}. Loans, short nights and the loss of a helper are the points to watch. → Make a plain budget before the first winter, and borrow nothing that you could do without.',
    ),
  },
  peak: {
    low: passage(
      'The middle of Sade Sati is milder for you than for most people: Saturn passes over your Moon, {ground}. You carry more responsibility and have less leisure. → Keep your hours of sleep, and take on the one duty that will still count in ten years.',
    ),
    medium: passage(
      'The middle of Sade Sati asks the usual effort of you: Saturn passes over your Moon, {ground}. Your mood, your strength and the people closest to you carry the load by turns. → Promise less, rest on a fixed evening, and meet somebody older who has been through it.',
    ),
    high: passage(
      'The middle of Sade Sati is its hardest part for you: Saturn passes over your Moon, {ground}. You may feel low without a clear reason, and that passes. → Do not carry it alone: tell one person how you are, and keep large decisions until Saturn has moved on.',
    ),
  },
  setting: {
    low: passage(
      'The last part of Sade Sati is kind to you: Saturn is in the second sign from your Moon, {ground}. Money recovers if you are thrifty, and matters in your family find their order. → Say plainly what you kept silent about in the last years, and say it kindly.',
    ),
    medium: passage(
      'The last part of Sade Sati gives you relief by degrees: Saturn is in the second sign from your Moon, {ground}. Your savings grow slowly, and a word of yours hurts more easily than you mean. → Pay off the last debts of these years, and count your recovery in seasons.',
    ),
    high: passage(
      'The last part of Sade Sati still asks much of you: Saturn is in the second sign from your Moon, {ground}. Quarrels in the family about money are its last test. → Put one agreement on paper, and eat together on the same evening.',
    ),
  },
  ardhashtama: {
    low: passage(
      'You have more work at home than worry there: Saturn is in the fourth sign from your Moon, {ground}. Repairs, a move or the care of a parent take your time. → Do one of them properly, and you do not have to do it again.',
    ),
    medium: passage(
      'You have little peace at home for a while: Saturn is in the fourth sign from your Moon, {ground}. A vehicle, a wall or a relative needs you by turns. → Pay first for what carries the rest, and keep one room quiet.',
    ),
    high: passage(
      'Home is the hard point of these years for you: Saturn is in the fourth sign from your Moon, {ground}. Disputes about property and worry for a mother are the old warnings. → Accept help early, and let a neutral person write down any division.',
    ),
  },
  ashtama: {
    low: passage(
      'You are tested without being broken: Saturn is in the eighth sign from your Moon, {ground}. You do well with research, with quiet work and with money that you share. → Change one old habit of the body while it is still small.',
    ),
    medium: passage(
      'You meet delays that no argument shortens: Saturn is in the eighth sign from your Moon, {ground}. → Keep your insurance, your taxes and your hours of rest up to date. Stay out of intrigues, and take two and a half years in small, regular steps.',
    ),
    high: passage(
      'These are the heaviest years outside Sade Sati for you: Saturn is in the eighth sign from your Moon, {ground}. You may be blamed or exhausted without much fault of yours. → Keep to the law and to your budget, rest by the clock, and accept help when it is offered.',
    ),
  },
} satisfies Record<SaturnTrial, Record<Intensity, Passage>>

import type { Intensity, SaturnTrial } from '../../jyotish/sade-sati.ts'
import { from, type Passage } from '../passage.ts'

// Saturn before, on and after the Moon, and in the fourth and eighth from her; by his own bindus in the sign
const told = from('Phaladeepika 26 with the bindus of Saturn (BPHS 66)')

export default {
  rising: {
    low: told(
      'Saturn enters the sign before the Moon and Sade Sati opens, yet with five or more bindus of his own he brings it gently. Expenses rise for a purpose, sleep shortens, and the distance from old places is mostly chosen.',
    ),
    medium: told(
      'In this rising phase Saturn has three or four bindus, the ordinary measure. Income and outlay need watching from the first year, eyes and feet need care, and what is let go of now will not be needed later.',
    ),
    high: told(
      'The rising phase comes with two bindus or fewer, so the opening of Sade Sati is felt early. Loans, sleeplessness and parting from helpers are the points to guard; a plain budget made before the first winter is half the cure.',
    ),
  },
  peak: {
    low: told(
      'Saturn passes over the Moon itself with five or more bindus, a peak that works rather than wounds. Responsibility grows and leisure shrinks; health holds if hours are kept, and the standing gained in these years stays.',
    ),
    medium: told(
      'At its peak this Sade Sati is of the common strength, with three or four bindus. Mood, body and near relations carry the load by turns; fewer promises, honest rest and company older than oneself are what helps.',
    ),
    high: told(
      'Saturn stands on the Moon with two bindus or fewer, which is the weightiest part of the cycle. Low spirits and reverses come without clear cause and do pass; do not be alone with them, and leave great decisions for the setting phase.',
    ),
  },
  setting: {
    low: told(
      'With five or more bindus Saturn closes the cycle in the second from the Moon. Money recovers through thrift, family matters are put in order, and plain words repair what silence has spoiled in the years before.',
    ),
    medium: told(
      'The setting phase has three or four bindus, so relief comes by degrees. Savings are still slow and speech easily hurts; pay the last debts of the cycle, and measure recovery by seasons and not by weeks.',
    ),
    high: told(
      'Saturn leaves hard, with two bindus or fewer in the second from the Moon. Family quarrels about money and a voice grown sharp are its last tests; settle on paper, eat with the others, and the cycle ends clean.',
    ),
  },
  ardhashtama: {
    low: told(
      'In the fourth from the Moon, with five or more of his bindus, Saturn asks for work on house and home more than sorrow there. Repairs, a move or the care of a parent take time and are done well.',
    ),
    medium: told(
      'Ardhashtama Saturn of ordinary strength, three or four bindus, takes peace from the house. Vehicles, walls and relatives need maintenance in turn; spend on foundations, and keep one quiet room for yourself through the two and a half years.',
    ),
    high: told(
      'With two bindus or fewer Saturn in the fourth weighs on heart and home together. Disputes over property and worry for the mother are the old warnings; take the doctor’s appointment early and let a neutral person draw up any division.',
    ),
  },
  ashtama: {
    low: told(
      'Saturn in the eighth from the Moon has five or more bindus and tests without breaking. Hidden work, research and the ordering of joint money succeed, and old health complaints are found in time to be treated.',
    ),
    medium: told(
      'Ashtama Saturn with three or four bindus brings delays that cannot be argued with. Keep insurance, tax and medical checks current, take no part in intrigue, and let two and a half years pass with small, regular steps.',
    ),
    high: told(
      'The eighth from the Moon with two bindus or fewer is Saturn’s heaviest ground outside Sade Sati. Loss, blame and exhaustion are spoken of by the texts; live within the law and the budget, rest by rule, and accept help when it is offered.',
    ),
  },
} satisfies Record<SaturnTrial, Record<Intensity, Passage>>

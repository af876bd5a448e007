import type { Intensity, SaturnTrial } from '../../jyotish/sade-sati.ts'
import { from, type Passage } from '../passage.ts'

// Saturn before, on and after the Moon, and in the fourth and eighth from the Moon, by intensity; {ground}: the reason of the intensity
const passage = from('Phaladeepika 26, weighed by the bindus of Saturn (BPHS 66)')

export default {
  rising: {
    low: passage(
      'Saturn enters the sign before the Moon and Sade Sati opens, gently here, {ground}. Expenses rise for a purpose, sleep shortens a little, and the distance from old places is mostly a distance that was chosen.',
    ),
    medium: passage(
      'Sade Sati opens with Saturn in the sign before the Moon, at the ordinary pressure, {ground}. Income and outlay need watching from the first year, feet and eyes need care, and what is let go of now will not be missed later.',
    ),
    high: passage(
      'Sade Sati opens with Saturn in the sign before the Moon and is felt early, {ground}. Loans, sleeplessness and parting from helpers are the points to guard. A plain budget made before the first winter is half the cure.',
    ),
  },
  peak: {
    low: passage(
      'Saturn passes over the Moon itself and presses lightly, {ground}: a peak that works rather than hurts. Responsibility grows and leisure shrinks. Health holds where hours are kept, and standing gained in these years is not lost again.',
    ),
    medium: passage(
      'Saturn passes over the Moon, the peak of Sade Sati, and does so at common strength, {ground}. Mood, body and near relations carry the load by turns. Fewer promises, honest rest and the company of people older than oneself are what helps.',
    ),
    high: passage(
      'Saturn stands on the Moon in full severity, {ground}, and this is the weightiest part of the cycle. Low spirits and reverses come without a clear cause, and they pass. They should not be borne alone, and great decisions keep until the setting phase.',
    ),
  },
  setting: {
    low: passage(
      'Saturn in the second from the Moon closes the cycle kindly, {ground}. Money recovers through thrift, family matters are put in order, and plain words repair what the silence of the last five years has spoiled.',
    ),
    medium: passage(
      'Relief comes by degrees while Saturn is second from the Moon, at ordinary strength, {ground}. Savings are slow and speech easily hurts. The last debts of the cycle can be paid in this phase, and recovery is better measured by seasons than by weeks.',
    ),
    high: passage(
      'Saturn leaves hard from the second place after the Moon, {ground}. Family quarrels about money and a voice grown sharp are his last tests. A settlement on paper and a meal in common end the cycle cleaner than being proved right.',
    ),
  },
  ardhashtama: {
    low: passage(
      'Saturn in the fourth from the Moon presses lightly, {ground}, and asks for work on house and home more than for sorrow there. Repairs, a move or the care of a parent take time, are done well, and do not have to be done again.',
    ),
    medium: passage(
      'Ardhashtama Saturn, in the fourth from the Moon, takes peace from the house at ordinary strength, {ground}. Vehicles, walls and relatives want maintenance in turn. Two and a half years of it are easier with foundations paid for first, and one quiet room.',
    ),
    high: passage(
      'Heart and home are weighed down together by Saturn in the fourth from the Moon, {ground}. Disputes over property and worry for the mother are the old warnings. Help accepted early, and a neutral hand to draw up any division, take much of it off.',
    ),
  },
  ashtama: {
    low: passage(
      'Saturn in the eighth from the Moon tests without breaking, {ground}. Hidden work, research and the ordering of joint money succeed in this stay, and old habits of the body are found in time to be mended.',
    ),
    medium: passage(
      'Ashtama Saturn, in the eighth from the Moon, works at ordinary strength, {ground}. He brings delays that cannot be argued with. Insurance, tax and hours of rest kept current, and no part taken in intrigue, let two and a half years pass by small, regular steps.',
    ),
    high: passage(
      'The eighth from the Moon is Saturn’s heaviest ground outside Sade Sati, and he is severe in it, {ground}. The texts speak of loss, blame and exhaustion. Living within law and budget, resting by rule and accepting help when it is offered is how such stays are come through whole.',
    ),
  },
} satisfies Record<SaturnTrial, Record<Intensity, Passage>>

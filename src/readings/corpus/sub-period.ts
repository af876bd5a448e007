import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// The lord of an antardasha by the score of the period: what to use it for
const passage = from('BPHS 47-60, in our words')

export default {
  Sun: {
    supportive: passage('Show your work to the people who decide, because you are noticed now.'),
    mixed: passage('You are noticed, for better and worse, so choose with care what you show.'),
    testing: passage('Avoid a trial of strength with people above you, and keep your energy for one duty.'),
  },
  Moon: {
    supportive: passage('Give time to home and family, because you are liked and at peace now.'),
    mixed: passage('Your mood goes up and down, so keep a fixed evening and meet people in the daytime.'),
    testing: passage('You are easily hurt now, so sleep enough and tell one person how you are.'),
  },
  Mars: {
    supportive: passage('Begin the thing that needs courage, because your strength is there now.'),
    mixed: passage('You get things done and step on toes, so say sorry the same day.'),
    testing: passage('Count to ten before you answer, and put your anger into hard physical work.'),
  },
  Mercury: {
    supportive: passage('Learn, write and trade, because your head is clear and people listen to you.'),
    mixed: passage('You have many talks and some misunderstandings, so confirm everything in writing.'),
    testing: passage('Read papers twice, and do not sign when you are tired.'),
  },
  Jupiter: {
    supportive: passage('Ask a good adviser and say yes to growth, because help comes to you now.'),
    mixed: passage('You are offered more than you can use, so take one thing and do it well.'),
    testing: passage('Promise less than you hope for, and check advice that costs money.'),
  },
  Venus: {
    supportive: passage('Enjoy people, beauty and affection, because they come to you easily now.'),
    mixed: passage('You enjoy yourself and spend more than you planned, so set a sum for it.'),
    testing: passage('Be careful with comfort that has to be paid for later, and stay near true friends.'),
  },
  Saturn: {
    supportive: passage('Take on something that lasts, because your patience is rewarded now.'),
    mixed: passage('You work hard and are thanked late, so keep one day a week for rest.'),
    testing: passage('Do less and do it in order, because pushing makes things slower now.'),
  },
  Rahu: {
    supportive: passage('Try something new or foreign, because unusual doors are open to you now.'),
    mixed: passage('You are tempted by something new, so try it small before you bet on it.'),
    testing: passage('If an offer looks too good, wait a week, and stay with what you can check.'),
  },
  Ketu: {
    supportive: passage('Finish and let go, because you see clearly what you no longer need.'),
    mixed: passage('Your interest wanders, so finish one thing before you drop another.'),
    testing: passage('Keep savings and papers in order, since something may end earlier than you thought.'),
  },
} satisfies Record<Graha, Record<'supportive' | 'mixed' | 'testing', Passage>>

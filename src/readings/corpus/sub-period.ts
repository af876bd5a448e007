import type { DashaNature } from '../../jyotish/dasha-scores.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// The lord of an antardasha by the score of the period: what to use it for
const passage = from('BPHS 47-60, in our words')

export default {
  grown: {
    Sun: {
      supportive: passage('→ Show what you can do to people whose word counts, because you are noticed now.'),
      mixed: passage('You are noticed, for better and worse, so choose with care what you show.'),
      testing: passage('→ Do not measure your strength against people above you, and keep your energy for one duty.'),
    },
    Moon: {
      supportive: passage('→ Give time to home and family, because you are liked and at peace now.'),
      mixed: passage('Your mood goes up and down, so keep a fixed evening and meet people in the daytime.'),
      testing: passage('You are easily hurt now, so sleep enough and tell one person how you are.'),
    },
    Mars: {
      supportive: passage('→ Do the thing that needs courage, because your strength is there now.'),
      mixed: passage('You get things done and step on toes, so say sorry the same day.'),
      testing: passage('→ Count to ten before you answer, and put your anger into hard physical work.'),
    },
    Mercury: {
      supportive: passage('→ Learn, write and trade, because your head is clear and people listen to you.'),
      mixed: passage('You have many talks and some misunderstandings, so confirm everything in writing.'),
      testing: passage('→ Read papers twice, and do not sign when you are tired.'),
    },
    Jupiter: {
      supportive: passage('→ Ask a good adviser and say yes to growth, because help comes to you now.'),
      mixed: passage('You are offered more than you can use, so take one thing and do it well.'),
      testing: passage('→ Promise less than you hope for, and check advice that costs money.'),
    },
    Venus: {
      supportive: passage('→ Enjoy people, beauty and affection, because they come to you easily now.'),
      mixed: passage('You enjoy yourself and spend more than you planned, so set a sum for it.'),
      testing: passage('→ Be careful with comfort that has to be paid for later, and stay near true friends.'),
    },
    Saturn: {
      supportive: passage('→ Take on something that lasts, because your patience is rewarded now.'),
      mixed: passage('You work hard and are thanked late, so keep one day a week for rest.'),
      testing: passage('→ Do less and do it in order, because pushing makes things slower now.'),
    },
    Rahu: {
      supportive: passage('→ Try something new or foreign, because unusual doors are open to you now.'),
      mixed: passage('You are tempted by something new, so try it small before you bet on it.'),
      testing: passage('→ If an offer looks too good, wait a week, and stay with what you can check.'),
    },
    Ketu: {
      supportive: passage('→ Finish and let go, because you see clearly what you no longer need.'),
      mixed: passage('Your interest wanders, so finish one thing before you drop another.'),
      testing: passage('→ Keep savings and papers in order, since something may end earlier than you thought.'),
    },
  } satisfies Record<Graha, Record<DashaNature, Passage>>,
  /** For people past 75. */
  elder: {
    Sun: {
      supportive: passage('→ Let people hear what you know, because your word counts now.'),
      mixed: passage('You are asked for your word, for better and worse, so choose with care when you give it.'),
      testing: passage('→ Avoid a trial of strength with people who give orders, and keep your energy for one duty.'),
    },
    Moon: {
      supportive: passage('→ Have people to your table, because you are liked and at peace now.'),
      mixed: passage('Your mood goes up and down with visits, so keep a fixed evening and company by day.'),
      testing: passage('You take things to heart now, so sleep enough and have one number to call.'),
    },
    Mars: {
      supportive: passage('→ Settle the repair or the dispute that has waited, because your strength is there now.'),
      mixed: passage('You want to do everything yourself, so decide what is done and let others do the lifting.'),
      testing: passage('→ Count to ten before you answer, and let a daily walk take your anger.'),
    },
    Mercury: {
      supportive: passage('→ Write, read and tell your stories, because your head is clear and people listen to you.'),
      mixed: passage('You have many talks and some misunderstandings, so keep a note of what was agreed.'),
      testing: passage('→ Read papers twice, and sign nothing on the day it comes.'),
    },
    Jupiter: {
      supportive: passage('→ Say yes when you are asked to teach, because your advice is welcome now.'),
      mixed: passage('You are asked for more than you can give, so take one request and do it well.'),
      testing: passage('→ Promise less than you would like, and check advice that costs money.'),
    },
    Venus: {
      supportive: passage('→ Enjoy old friends, music and affection, because they come to you easily now.'),
      mixed: passage('You like comfort and miss some of it, so plan one small treat a week.'),
      testing: passage('→ Choose company before comfort, and stay near true friends.'),
    },
    Saturn: {
      supportive: passage('→ Put one thing in order that is to last, because your patience is rewarded now.'),
      mixed: passage('You carry more than you need to, so keep one day a week for rest.'),
      testing: passage('→ Do less and take your time, because haste tires you now.'),
    },
    Rahu: {
      supportive: passage('→ Try something new in company, because unusual doors are open to you now.'),
      mixed: passage('You are tempted by something new, so try it small and tell somebody about it.'),
      testing: passage('→ If a call or an offer looks too good, hang up, and ask a person you trust.'),
    },
    Ketu: {
      supportive: passage('→ Let go of what you no longer need, because you see clearly what that is.'),
      mixed: passage('Your interest wanders, so finish one small thing each day.'),
      testing: passage('→ Keep papers in order and your days alike, and let somebody look in on you.'),
    },
  } satisfies Record<Graha, Record<DashaNature, Passage>>,
}

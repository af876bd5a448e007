import type { Compound } from '../../traditions/numerology/compounds.ts'
import { from, type Passage } from '../passage.ts'

const note = from('Cheiro, Book of Numbers (1926), the thought in our own words')

export default {
  10: note(
    'You rise and fall by your own will with a name of this sum, since ten is drawn as a wheel. What you plan is mostly carried out, for good and for bad. → Write down what you want before you ask anybody for it.',
  ),
  11: note(
    'You pull in two directions with a name of this sum, because eleven was drawn as a fist over a muzzled lion. It warns of hidden trials. → Choose one of your two wishes this month, and put the other away until it is done.',
  ),
  12: note(
    'You work hard and others may carry off the profit, since twelve is drawn as somebody who is offered up for the plans of others. → Put your next agreement in writing, even if it makes you unpopular for a day.',
  ),
  13: note(
    'You meet upheaval that clears the ground, because thirteen stands for change. It is not unlucky for people who use influence fairly: it brings them to a new place. → Ask who else gains before you push a change through.',
  ),
  14: note(
    'You do well with movement, trade and speech, since fourteen stands for quick changes and is lucky with money. The danger comes from the mistakes of others. → Check one shared risk this month before you trust it.',
  ),
  15: note(
    'You have charm with a name of this sum, because fifteen stands for eloquence, music and presence. People like to give you things. → Give something back within the week, so that nobody feels used by you.',
  ),
  16: note(
    'You should keep a second exit, since sixteen is drawn as a tower whose crown falls. Plans can turn over when they stand at their highest. → Prepare one simple way back for your largest plan, and you can build it calmly.',
  ),
  17: note(
    'You find peace after hard trials, because seventeen is drawn as a star of eight points. Your name is remembered, and you outgrow your losses. → Help somebody who is where you were then; it is what the number is for.',
  ),
  18: note(
    'You may win by conflict and pay for it at home, since eighteen is drawn as a Moon with dogs below. It warns of friends who are not what they seem. → Take your time before you trust a new one, and leave work at the door.',
  ),
  19: note(
    'You can expect esteem without forcing it, because nineteen is the number of the Sun. It promises success and good spirits. It needs daylight, so make no agreement this month that you would have to hide.',
  ),
  20: note(
    'You are called to something new, since twenty is drawn as a winged figure with a trumpet. The answer comes with delays, and worldly gain is not its first aim. → Take one patient step a week, and do not judge it before the season ends.',
  ),
  21: note(
    'You get recognition after a long test, because twenty-one is drawn as a crown. People who give up in the last round but one never see it. → Stay with the matter for one round longer than you feel like.',
  ),
  22: note(
    'You are easily misled with a name of this sum, since twenty-two is drawn as a good person asleep with a sack of errors. → Before you follow advice this month, ask one sober question: who gains if you believe it.',
  ),
  23: note(
    'You get help from people above you, because twenty-three is called the royal star of the lion. It is among the luckiest sums for a name. → Ask one such person for advice this month, and tell them later how it went.',
  ),
  24: note(
    'You gain by affection and by people of rank, since twenty-four is a fortunate number for partnerships of all kinds. Help has to be asked for politely. → Ask once this month, and repay it in attention.',
  ),
  25: note(
    'You grow strong by experience, because twenty-five stands for early trials and later profit. You gain from what you have observed. → Write down your last mistake in three lines this week, and read it before the next attempt.',
  ),
  26: note(
    'You should choose companions with care, since twenty-six carries a warning of partnerships and of bad advice. You do best alone or with people you have tested. → Ask for proof before you join a plan, and do not be hurried.',
  ),
  27: note(
    'You are made to carry out your own ideas, because twenty-seven is called the sceptre. It promises authority and a good harvest for a creative mind. → Begin one idea this month without waiting until everybody agrees.',
  ),
  28: note(
    'You have great promise and can lose it by trust in the wrong place, since twenty-eight is a number of contradictions. → Keep copies of all papers. When you have to begin again, begin with better ones.',
  ),
  29: note(
    'You meet uncertainty through others, because twenty-nine tells of unreliable friends and sudden trials. → Rely on people whom you have tested. Keep a small reserve of which nobody has been told, and expect little from strangers.',
  ),
  30: note(
    'You put thinking above possessions, since thirty is a number of the mind. You look back, weigh and conclude. It is neither lucky nor unlucky: decide on paper what you want it for, and it will serve you.',
  ),
  31: note(
    'You stand apart, even in company, because thirty-one is like thirty and lonelier. For worldly aims it does little, and for study and art it is among the best. → Share one result of your quiet hours with a friend.',
  ),
  32: note(
    'You speak quickly and many people hear you, since thirty-two has the speech of 5. It succeeds when you hold to your own judgement. → Do not give in to somebody merely because they are louder; sleep on it first.',
  ),
  37: note(
    'You are lucky in friendship and in partnerships, because thirty-seven is a kind number. It supports whatever two people do together. → Do not try to do alone this month what you could do with a friend.',
  ),
  43: note(
    'You should work in small steps that are each complete, because forty-three is a number of upheaval and of overturned plans. It was held unlucky for large undertakings. → When you have to turn back, do it early; here that counts as skill.',
  ),
  51: note(
    'You can advance suddenly, since fifty-one has the nature of a warrior and promises strength among rivals. It warns of enemies made on the way. → Be generous to somebody whom you have beaten, and do it this month.',
  ),
} as const satisfies Record<Compound, Passage>

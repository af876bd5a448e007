import type { Lord } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// The report on a match, for the two and their families. {one}: the person; {groom}, {bride}: the two; other placeholders are facts.
const moons = from('common practice of the Moon sign, in our words')
const kootas = from('Muhurta Chintamani, Vivaha prakarana')
const poruthams = from('Kalaprakashika and almanacs of the South')
const mars = from('Muhurta works through B. V. Raman')
const papas = from('Kerala practice of dosha samya')
const seventh = from('BPHS ch. 26, the lord of the seventh house')
const dasha = from('Vimshottari, BPHS ch. 46')
const wedding = from('Vimshottari, BPHS ch. 46; transits of Jupiter and Saturn after K. N. Rao')
const custom = from('common practice of charity and prayer; no claim is made for it')

export default {
  /** By the sign of the Moon: what calms this person. */
  moon: {
    Aries: moons(
      '{one} (Moon in Aries) wants things to start at once and cools down as fast as the temper came. After a hard day you help most with a brisk walk and ten minutes without questions.',
    ),
    Taurus: moons(
      '{one} (Moon in Taurus) wants a steady day, good food and time to decide. After a hard day you do more with a warm meal at the usual hour than with advice.',
    ),
    Gemini: moons(
      '{one} (Moon in Gemini) has to talk a thing through to know what it means. After a hard day half an hour of listening is the best present you can give.',
    ),
    Cancer: moons(
      '{one} (Moon in Cancer) feels every mood in the house and remembers kindness for years. After a hard day ask how it was before you tell your own news.',
    ),
    Leo: moons(
      '{one} (Moon in Leo) gives generously and needs to hear thanks aloud. After a hard day one sincere word of praise from you works better than a solution.',
    ),
    Virgo: moons(
      '{one} (Moon in Virgo) shows love by putting things in order and worries over details. After a hard day take one task off the list before you are asked.',
    ),
    Libra: moons(
      '{one} (Moon in Libra) cannot rest while there is discord and may say yes to keep the peace. After a hard day make the room pleasant, and say that you want the honest opinion.',
    ),
    Scorpio: moons(
      '{one} (Moon in Scorpio) trusts slowly, feels deeply and notices what is left out. After a hard day wait nearby, and keep every promise you made that morning.',
    ),
    Sagittarius: moons(
      '{one} (Moon in Sagittarius) needs room and something to look forward to. After a hard day plan an outing for the two of you, even a short one.',
    ),
    Capricorn: moons(
      '{one} (Moon in Capricorn) takes duty seriously and hides tiredness well. After a hard day a helping hand from you is understood as love.',
    ),
    Aquarius: moons(
      '{one} (Moon in Aquarius) needs friends, ideas and an hour alone. After a hard day leave some space, and talk about feelings only when you are asked.',
    ),
    Pisces: moons(
      '{one} (Moon in Pisces) takes in everybody’s worries and needs quiet to let go of them. After a hard day music, an early night and no decisions are the best you can offer.',
    ),
  },
  opening: {
    excellent: kootas(
      '{pair} are an excellent match: the northern count gives you {north} of 36 points and the southern {south} of 10.',
    ),
    good: kootas(
      '{pair} are a good match: the northern count gives you {north} of 36 points and the southern {south} of 10.',
    ),
    average: kootas(
      '{pair} are an average match: the northern count gives you {north} of 36 points and the southern {south} of 10.',
    ),
    weak: kootas(
      '{pair} are a weak match by the old counts: the northern gives you {north} of 36 points and the southern {south} of 10.',
    ),
    both: kootas('Both counts accept you as a pair.'),
    north_only: kootas('The North accepts you and the South does not, so ask early which count your families follow.'),
    south_only: kootas('The South accepts you and the North does not, so ask early which count your families follow.'),
    neither: kootas('Neither count recommends you, so take your time before you decide.'),
    sides: kootas('Your best support is {support}; the point to work on is {care}.'),
    support: kootas('Your best support is {support}, and no count asks for special care.'),
    care: kootas('No count stands out for you, and the point to work on is {care}.'),
    open: kootas('What stands open between you is {strains}, and the custom for it is below.'),
    lowered: kootas('What lowers the result is {strains}, and the custom for it is below.'),
    clear: kootas('No dosha stands open, so you need no remedy.'),
  },
  minor: kootas(
    'One of the two is under 18, so no date is named here and nothing should be arranged. You may keep the counts for later, when both can speak for themselves.',
  ),
  north: {
    excellent: kootas(
      'The northern count of eight kootas gives you {total} of 36 points, which families call excellent.',
    ),
    very_good: kootas(
      'The northern count of eight kootas gives you {total} of 36 points, which families call very good.',
    ),
    good: kootas('The northern count of eight kootas gives you {total} of 36 points, which families call good.'),
    acceptable: kootas(
      'The northern count of eight kootas gives you {total} of 36 points, enough for most families, who ask for 18.',
    ),
    not_recommended: kootas(
      'The northern count of eight kootas gives you {total} of 36 points. Families ask for 18, so by this count alone they would not choose you for each other.',
    ),
    points_only: kootas(
      'The northern count of eight kootas gives you {total} of 36 points, so by points alone families would say yes. What they ask about besides the points follows.',
    ),
    lowered: kootas(
      'The northern count of eight kootas gives you {total} of 36 points, and an open dosha lowers its verdict on you to {verdict}.',
    ),
  },
  south: {
    excellent: poruthams(
      'The ten southern checks give you {points} of 10 points ({grades}), which an almanac calls excellent.',
    ),
    good: poruthams('The ten southern checks give you {points} of 10 points ({grades}), which an almanac calls good.'),
    acceptable: poruthams(
      'The ten southern checks give you {points} of 10 points ({grades}), which an almanac accepts.',
    ),
    not_recommended: poruthams(
      'The ten southern checks give you {points} of 10 points ({grades}), and an almanac of the South would not recommend you because of {failed}.',
    ),
    few: poruthams(
      'The ten southern checks give you {points} of 10 points ({grades}), and an almanac of the South would not recommend you, because it wants six to hold.',
    ),
  },
  dosha: {
    none: kootas('Nadi and bhakoot, the two doshas that northern families ask about first, are absent between you.'),
    nadi: kootas(
      'You both have the same nadi (kind of constitution), which is a dosha that nothing lifts here. → Ask your family priest about it early, and see a doctor together before the wedding as any sensible couple may.',
    ),
    bhakoot: kootas(
      'Bhakoot (the distance of your Moon signs) is a dosha here, and nothing lifts it. Families link it with money and moods, so agree on a budget and on how you make peace.',
    ),
    cancelled: kootas('{doshas} would be found between you, but it is cancelled because {ground}.'),
    cancelled_both: kootas(
      'Nadi and bhakoot would both be found between you, but the rules of the same tradition cancel them.',
    ),
    rajju: poruthams(
      'Rajju, the southern check on the common cord, is not met, and many southern families ask about it first.',
    ),
    vedha: poruthams('Vedha stands too, since your two stars are a pair that pierces each other.'),
    free: poruthams('Rajju and vedha, the two checks that southern families make first, are both clear for you.'),
  },
  manglik: {
    both_free: mars('Neither of you is manglik, so you can answer that question with a simple no.'),
    cancelled: mars(
      'Manglik dosha is found for {bearers} and cancelled by the rules of the same chart, so you may set that worry aside.',
    ),
    both_manglik_balanced: mars(
      'Both of you are manglik to about the same degree, and the two charts balance each other. → Plan sport or hard work for both of you and the heat stays useful.',
    ),
    manglik_unequal: mars(
      'Both of you are manglik, {hotter} much more than {cooler}. By the rule a dosha on either side balances the other, so the match is allowed. → Expect the sharper words from {hotter}, and agree on who calls for a pause.',
    ),
    manglik_by_load: mars(
      'Only {bearer} is manglik, and the chart of {cooler} carries hard planets to about the same weight, which the rule accepts as a balance. → Show each other where you are sore before you marry.',
    ),
    one_sided_mild: mars(
      'Only {bearer} is manglik, and mildly, so you do not balance in this. → Settle together that nobody argues on an empty stomach, and the mild form rarely asks for more.',
    ),
    one_sided: mars(
      'Only {bearer} is manglik, so you do not balance in this. → Talk about how anger was handled in your two homes before you decide, because that is where you would feel it.',
    ),
  },
  /** Hard planets on the houses of marriage, where they differ too much. */
  papas: papas(
    'Hard planets press on the houses of marriage more in the chart of {heavier} than in the other, so between you two patience and kept promises count for more than gifts.',
  ),
  /** The lord of the seventh house by its condition: what {one} brings to a marriage. */
  seventh: {
    Sun: {
      strong: seventh('{one} brings loyalty and pride in the family to a marriage, and wants a partner to look up to.'),
      mixed: seventh('{one} brings loyalty to a marriage, and sometimes wants the last word.'),
      weak: seventh('{one} may need more praise in a marriage than is ever asked for, so say it before it is missed.'),
    },
    Moon: {
      strong: seventh('{one} brings warmth and care for the home to a marriage, and notices how others feel.'),
      mixed: seventh('{one} brings real care to a marriage, with moods that change from day to day.'),
      weak: seventh(
        '{one} may feel unsure of being loved, so a daily word of affection matters more than a yearly gift.',
      ),
    },
    Mars: {
      strong: seventh('{one} brings courage and energy to a marriage, and stands up for a partner.'),
      mixed: seventh('{one} brings energy to a marriage, and a temper that rises quickly and falls quickly.'),
      weak: seventh('{one} may swallow anger until it spills, so ask early and quietly when something seems wrong.'),
    },
    Mercury: {
      strong: seventh('{one} brings talk, humour and good sense to a marriage, and likes to plan together.'),
      mixed: seventh('{one} brings lively talk to a marriage, and changes plans more often than you might like.'),
      weak: seventh(
        '{one} may find it hard to say what is wished for, so write plans down and leave time for the answer.',
      ),
    },
    Jupiter: {
      strong: seventh('{one} brings kindness and trust to a marriage, and takes a promise seriously.'),
      mixed: seventh('{one} brings good will to a marriage, and may promise more than a week can hold.'),
      weak: seventh('{one} may find it hard to trust a promise, so keep the small ones exactly.'),
    },
    Venus: {
      strong: seventh('{one} brings tenderness and good taste to a marriage, and makes a home pleasant.'),
      mixed: seventh('{one} brings tenderness to a marriage, and a wish for comfort that can strain the purse.'),
      weak: seventh('{one} may doubt being attractive or wanted, so show affection without waiting for an occasion.'),
    },
    Saturn: {
      strong: seventh('{one} brings patience and duty to a marriage, and stays when things are hard.'),
      mixed: seventh('{one} brings a sense of duty to a marriage, and shows love by work rather than by words.'),
      weak: seventh('{one} may be slow to open up in a marriage, so give time and do not take silence for coldness.'),
    },
  },
  /** A guest in the seventh house of {one}. */
  guest: {
    Sun: seventh('The Sun stands in that house, so {one} wants a partner with a will.'),
    Moon: seventh('The Moon stands in that house, so {one} needs to feel at home before anything else.'),
    Mars: seventh('Mars stands in that house, so {one} argues with the people closest at heart first.'),
    Mercury: seventh('Mercury stands in that house, so {one} marries a friend to talk with.'),
    Jupiter: seventh('Jupiter stands in that house, so {one} respects a partner’s advice.'),
    Venus: seventh('Venus stands in that house, so {one} gives affection freely.'),
    Saturn: seventh('Saturn stands in that house, so {one} takes marriage late or very seriously.'),
    Rahu: seventh('Rahu stands in that house, so {one} is drawn to somebody different from home.'),
    Ketu: seventh('Ketu stands in that house, so {one} needs hours alone even in a happy marriage.'),
  },
  /** The great periods of both change close to each other. */
  together: dasha(
    'Both of you enter a new great period around {when}, so plan no third large change, such as a move, for that year.',
  ),
  /** The times for marriage of both charts. */
  wedding: {
    now: wedding('A time for a marriage that both charts favour is running now, until {last}.'),
    next: wedding('The next time for a marriage that both charts favour is {span}.'),
    differ: wedding('Your charts favour different times for a marriage, which you find below.'),
    two: wedding(
      'Of the times for a marriage that you have in common the one {next} comes first, and the one {best} is the strongest in both charts. → If you are not ready for the first, plan for the second.',
    ),
    one: wedding(
      'You have one time for a marriage in common in the next ten years, {span}. → Speak with both families before it begins.',
    ),
    one_now: wedding(
      'The time until {last} is the only one for a marriage that your charts have in common in the next ten years. → If that is too soon for you, let your own readiness set the year, and the priest the day.',
    ),
    apart: wedding(
      'For a marriage the charts favour different times, {his} in the chart of {groom} and {hers} in that of {bride}. → Take the nearer one, and let the priest choose a day in it that suits the other chart.',
    ),
    alone: wedding(
      'For a marriage only one chart marks a time in the next ten years: that of {other}, {span}. The chart of {one} is silent on it and does not object, so you can go by that time.',
    ),
    none: wedding(
      'Neither chart marks a time for marriage in the next ten years, so let your own readiness set the year, and the priest the day.',
    ),
  },
  stages: {
    stretched: dasha(
      'You are at very different stages of life, so let each of you say aloud what the next ten years should hold.',
    ),
    gap: dasha(
      'You are {years} apart, {older} being the older. → Speak early with each other about work, children and the care of your parents.',
    ),
    sade_sati: dasha(
      '{one} is in Sade Sati (Saturn near the Moon), a tiring time, so you two may expect less energy and offer more help.',
    ),
    both_sade_sati: dasha(
      'You are both in Sade Sati (Saturn near the Moon), so put off big purchases and look after each other’s sleep.',
    ),
  },
  /** Customs for a strain that stands: deed, day, duration. */
  remedy: {
    nadi: custom(
      '→ For nadi, give rice and a piece of cloth to a family in need on a Monday, and say the Mahamrityunjaya prayer together eleven times on that day and the next six Mondays.',
    ),
    rajju: custom(
      '→ For rajju, visit a temple of Shiva and Parvati together on seven Mondays and light one lamp there.',
    ),
    vedha: custom(
      '→ For vedha, ask a priest for a simple prayer to the two birth stars, {stars}, before the engagement, and feed somebody poor on that day.',
    ),
    manglik: custom(
      'For manglik dosha, {bearer} can give red lentils on nine Tuesdays and read the Hanuman Chalisa in the evening; a costly rite is not needed for that.',
    ),
    bhakoot: custom(
      '→ For bhakoot, give rice and milk to a family in need on five Mondays, and settle one question about money together on each of those evenings.',
    ),
    papasamya: custom(
      'For papasamya, {heavier} can give black sesame or a blanket to a labourer on nine Saturdays, and the partner can come along.',
    ),
    none: custom('No dosha stands open between you, so tradition asks you for no remedy.'),
    anyway: custom(
      '→ If your families like a good beginning, feed a guest or give food away together on the first Friday after you decide; you need nothing that costs more than a meal.',
    ),
  },
  conclusion: {
    excellent: kootas('All in all you are an excellent match, and you can go forward with a light heart.'),
    good: kootas('All in all you are a good match, and you can go forward with your eyes open.'),
    average: kootas(
      'All in all you are an average match on paper, so speak about money, work and family before you set a date.',
    ),
    weak: kootas('All in all you are a weak match on paper, so take more time than usual before you decide.'),
    capped: kootas('The points alone would say more; {systems} {do} not recommend you, and that lowers the result.'),
    proviso: kootas('No count knows how kind you are to each other, and nobody should part because of a number alone.'),
  },
} satisfies Record<string, object> & { seventh: Record<Lord, Record<'strong' | 'mixed' | 'weak', Passage>> }

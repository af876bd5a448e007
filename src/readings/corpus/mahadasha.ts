import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Mahadashas, by lord and by the condition of the lord
const passage = from('BPHS 47, with Phaladeepika 19')

export default {
  Sun: {
    supportive: passage(
      'Six years of the Sun, well placed, bring you before those in authority and give you some. Appointments, dealings with government, recognition for the father’s house and firm health are its classical gifts. Ask for the post in these years; it is easier to be seen now than later.',
    ),
    mixed: passage(
      'A Sun period of middling strength gives the office and its weight together. Rank rises, sleep shortens, and relations with a father or superior swing between pride and friction. Taking responsibility in writing, with its limits stated, lets the better half of these six years prevail.',
    ),
    testing: passage(
      'With a Sun that is held back, six years strain the energy and the tie with people in command. Phaladeepika speaks of quarrels with rulers and cold hearths. Modest claims, early hours and a quiet duty performed daily at sunrise carry one through to the Moon.',
    ),
  },
  Moon: {
    supportive: passage(
      'Ten years of the Moon favour home, mother, the public and whatever is grown, brewed or poured. Customers come, travel by water or to kin ends well, and the mind is at rest more often than not. Much that is planted in this decade feeds the next.',
    ),
    mixed: passage(
      'The Moon in moderate dignity waxes and wanes through ten years. A fortnight of plenty follows a fortnight of doubt, and popularity depends on mood. Keeping accounts by the month instead of the day, and one household rhythm fixed, evens out the tide.',
    ),
    testing: passage(
      'Under a Moon that cannot do its part, ten years are tender. Worry over mother or home, broken sleep and losses through trusting the wrong company are the warnings of the texts. Regular meals, water near at hand and a confidant are protection; the mind should not decide alone after dark.',
    ),
  },
  Mars: {
    supportive: passage(
      'In seven years ruled by an able Mars, land is bought, rivals step back and brothers or comrades help. The tradition adds gain through fire, metal and courage. It is the season for contests, engineering and building, and for what needed only nerve.',
    ),
    mixed: passage(
      'Mars at half strength wins and pays for it. Property changes hands, work moves quickly, and a dispute follows almost every gain in these seven years. Choosing one battle a year, insured and with a lawyer’s opinion, keeps the balance above the line.',
    ),
    testing: passage(
      'An afflicted Mars warns of haste for seven years, of the quarrels it makes among siblings and of what it costs. The danger is nearly always in the first minute. Brakes serviced, tempers cooled by exercise and no signature on the day of an argument are worth more than any charm.',
    ),
  },
  Mercury: {
    supportive: passage(
      'Seventeen years of a well-set Mercury teach, trade and multiply connections. Learning pays at any age, a business grows by correspondence, friends and relatives bring openings. Study whatever can be sold, runs the sense of the old authorities, for this lord pays wit.',
    ),
    mixed: passage(
      'With Mercury middling, the seventeen years are busy on paper. Two careers overlap, contracts are revised, sleep keeps the score. What is finished earns, and what is merely begun costs; a short list on the wall settles which will be which.',
    ),
    testing: passage(
      'A troubled Mercury brings seventeen years in which words go astray: misread terms, gossip, accounts that do not close, patience on edge. Everything important ought to be read by a second pair of eyes. Silence on one day in the week does good as well.',
    ),
  },
  Jupiter: {
    supportive: passage(
      'Sixteen years of a dignified Jupiter are counted among the kindest. Children, teachers, learning, lawful wealth and the trust of good people come in them. Growth arrives through counsel, given and taken, so a mentor found early doubles the yield of the whole term.',
    ),
    mixed: passage(
      'A middling Jupiter promises through sixteen years and delivers about half, later than announced. Learning and children prosper while money goes out on good causes and large rooms. Budgeting hope, one enlargement paid for before the next, gives the period its proper shape.',
    ),
    testing: passage(
      'Jupiter without strength makes for sixteen years of misplaced trust: bad advice from respectable people, weight, debts incurred in optimism, care over children or teachers. Faith itself is not the error. A second opinion from someone who gains nothing by the answer corrects most of it.',
    ),
  },
  Venus: {
    supportive: passage(
      'The twenty years of Venus are the longest of the cycle, and in good dignity the sweetest. Love, vehicles, houses, art and warm friendships are named in every text. Ease should be invested as well as enjoyed, since two decades will furnish a life.',
    ),
    mixed: passage(
      'Twenty years of an average Venus run in two accounts, one of pleasure and one of instalments. Love comes with terms, art with commissions. Beauty kept within the budget and affection kept out of the office give it a handsome total.',
    ),
    testing: passage(
      'A poorly placed Venus spreads discomfort thinly over twenty years: cooling in love, excess that tires the body and the purse, envy over possessions. Courtesy at home is the cheapest remedy. Relations improve where promises are small, punctual and kept.',
    ),
  },
  Saturn: {
    supportive: passage(
      'Nineteen years of a strong Saturn raise slowly and do not let fall. Headship of a village, a guild or a firm, land, grain and old people’s blessing are his classical wages. Beginning low is no bad sign; by the second half the work stands without scaffolding.',
    ),
    mixed: passage(
      'Of middle strength, Saturn trades comfort for position over nineteen years. Duties double around the seventh year, then become routine. A repaired roof, a regular wage and two or three proven friends are what remains, and it is more than it looks.',
    ),
    testing: passage(
      'Saturn afflicted is slow to hurt and slow to heal. Over nineteen years there may be delays, lonely work, tired days and blame for other people’s neglect; the weight eases in the antardashas of his friends Mercury and Venus. Service to those worse placed is the remedy he is said to accept.',
    ),
  },
  Rahu: {
    supportive: passage(
      'Well disposed, Rahu lifts you out of the station of birth within eighteen years. Foreign lands, new machines, sudden office and unlikely allies are his means. Classical authors grant success like a king’s; the condition is to read the law before bending to ambition.',
    ),
    mixed: passage(
      'Rahu at middle strength gives eighteen years of appetite. Success is real and feels like rehearsal, places change, and old friends no longer know the address. A fixed point, whether a daily practice or a parent visited every month, makes the ascent bearable.',
    ),
    testing: passage(
      'A hostile Rahu clouds judgement in the course of eighteen years: flattery, wrong guesses, strange debts, fear without object. He is worst at beginning and end, kinder in the middle third. Nothing secret should be signed, and a plain-spoken elder should hear of every great opportunity.',
    ),
  },
  Ketu: {
    supportive: passage(
      'The seven years of a good Ketu free you from what had been held out of habit. Insight, a guru, skill in healing or in code, gain from forgotten sources: such are the kinder verses. Possessions shrink and the mind is glad of the room.',
    ),
    mixed: passage(
      'Seven years under an ordinary Ketu loosen more than they build. Jobs end without anger, interest shifts inwards, and relatives wonder at the silence. Whoever finishes old business in these years, item by item, enters the period of Venus with clean hands.',
    ),
    testing: passage(
      'Ketu in difficulty cuts without warning: separations, small mishaps, tiredness hard to name, a feeling of being nowhere at home. All of it ends when seven years are out. Grounding work, an animal to feed and patience with unexplained delays see most people across.',
    ),
  },
} satisfies Record<Graha, Record<'supportive' | 'mixed' | 'testing', Passage>>

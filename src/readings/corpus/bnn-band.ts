import type { NadiBand } from '../../jyotish/bnn/school.ts'
import type { NadiSection } from '../../jyotish/bnn/sections.ts'
import { from, type Passage } from '../passage.ts'

// The planet of a section, by a band from its state and its linked friends
const nadi = from('Bhrigu Nandi Nadi, after R. G. Rao')

const BNN_BAND = {
  life: {
    good: nadi(
      'The planet of life is well placed and well befriended. There is a floor under you that gives way for no one, and others find it restful to stand there too. Chances missed tend to come round a second time.',
    ),
    mixed: nadi(
      'Help and hindrance are about equal at the planet of life. What tips the scale is company: with the friends of that planet days go forward, with its enemies they go in circles. Both can be known by name, below.',
    ),
    weak: nadi(
      'The planet of life has more enemies than friends in this chart. Strength must be earned here, by habits that are kept when nobody looks. You may well become the one whom others call in trouble.',
    ),
  },
  work: {
    good: nadi(
      'Work is a friend: its planet stands high or among its own. The trade suits, helpers stay, and a name is made by doing the same thing well for long. Change is seldom needed and never forced.',
    ),
    mixed: nadi(
      'In matters of work the signs are divided. Effort pays in some company and is wasted in other, so the choice of colleagues decides more than the choice of a task. The links of Saturn tell which.',
    ),
    weak: nadi(
      'Work starts uphill, since Saturn is ill at ease or beset. The early posts are training and should be treated as that. One skill that no employer can take away, practised daily, turns the slope in the second half of life.',
    ),
  },
  mind: {
    good: nadi(
      'A mind at peace with its surroundings is shown by the Moon. Change refreshes it, food and friends content it. It can carry the unrest of others for a while, provided that it is given an empty day afterwards.',
    ),
    mixed: nadi(
      'The Moon gains from some of its links and loses by others, and the mind follows. Good days and flat ones alternate without much cause. Keeping the hours steady makes the average better than either.',
    ),
    weak: nadi(
      'The mind is easily taxed, for the Moon has little support. Noise, haste and half-truths cost you more than they cost most people. Protection is practical: a room with a door, regular meals, one confidant.',
    ),
  },
  wealth: {
    good: nadi(
      'Venus is strong for this chart, and with it money, comfort and taste. What is bought holds its value. Generosity does no harm here so long as it is done openly, and lending so long as it is written down.',
    ),
    mixed: nadi(
      'Wealth comes and goes in fair measure. There are people beside whom Venus prospers and people beside whom it pays. Joint purses are best kept with the former, and modest gifts given to the latter.',
    ),
    weak: nadi(
      'Comfort is hard won where Venus is weak. Cheap pleasures prove dear, and partners in money disagree. Owning fewer things, each of them good, gives the ease that a larger sum of money would not.',
    ),
  },
  marriage: {
    good: nadi(
      'The planet of the partner is in good condition, and so is the prospect of living together. The other person brings strength of their own. Quarrels are short here, since neither of the two needs to win them.',
    ),
    mixed: nadi(
      'Marriage has its good company and its bad in this chart. The partner is capable in some rooms of life and at a loss in others. A couple who divide the rooms by talent instead of custom do well.',
    ),
    weak: nadi(
      'The planet of the partner labours, which speaks of waiting, of unlike habits or of burdens brought along. It is no verdict. Late unions, and those with a clear division of duties, have done well under this mark.',
    ),
  },
  siblings: {
    good: nadi(
      'Brothers, and those who stand in for them, are a strength. Mars is able and among friends, so courage finds its companions. Land or tools that are held in common cause no bad blood here.',
    ),
    mixed: nadi(
      'With brothers and comrades it is now one thing and now another. Shared danger unites them and shared property divides. Help that is asked for in person is given; what is asked for by letter waits.',
    ),
    weak: nadi(
      'Mars is hampered, and brothers are far, few or at odds. You learn to act on your own, and sometimes too soon. Friends who were chosen for calm rather than for spirit fill the vacant place well.',
    ),
  },
  learning: {
    good: nadi(
      'Mercury does its work with ease: study, speech and trade are quick and accurate. Whatever is written down in youth is useful later. You are wise to teach early, because explaining a thing fixes it.',
    ),
    mixed: nadi(
      'Learning goes well under one teacher and ill under the next. The mind is good; the surroundings vary. Changing the place of study has more effect upon the results than changing the hours of it.',
    ),
    weak: nadi(
      'Learning asks for patience, as Mercury is ill placed. Facts escape that were known yesterday. Work by hand and ear, with pictures and much repetition, succeeds in the end where the printed page has failed.',
    ),
  },
  foreign: {
    good: nadi(
      'What is foreign favours you: Rahu has friends here. Distance, new devices and unlike people bring profit with little loss of self. An invitation from afar should be read twice, and then it should be accepted.',
    ),
    mixed: nadi(
      'The foreign attracts and tires by turns. A stay of limited length, with the return already booked, has the better chance. Trade with far places may suit you more than living in them would do.',
    ),
    weak: nadi(
      'Rahu is ill received in this chart, and distant promises deceive. Local roots are worth more than they look. Where travel is needed, a companion and a fixed errand take away most of the risk.',
    ),
  },
  spiritual: {
    good: nadi(
      'Ketu has a good lodging, and detachment comes without bitterness. Silence is company here. Practice grows from what is at hand, a lamp, a garden, a daily task, and needs no large resolve to begin it.',
    ),
    mixed: nadi(
      'The wish to withdraw and the wish to take part keep each other in check. Both are genuine. A rhythm, so many days for the world and one apart from it, serves better than choosing.',
    ),
    weak: nadi(
      'Ketu is uneasy: letting go happens by loss more than by choice. Faith has had a disappointment in it. Giving something small away of one’s own accord, often, teaches the hand that it can open.',
    ),
  },
} satisfies Record<NadiSection, Record<NadiBand, Passage>>

export default BNN_BAND

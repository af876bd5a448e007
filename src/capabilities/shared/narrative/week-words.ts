import { fillWords } from '../../../readings/passage.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

// The words of a week for a sign: its thread, its two turning days, and what joins them.

type Pair = readonly [string, string]

/** The thread of a week, by the house of its main event or of its strongest day. source: the matters of the houses, in our own words */
const THREADS: Readonly<Record<HouseNumber, { readonly good: string; readonly hard: string }>> = {
  1: {
    good: 'You are the subject of this week, and for once you set the terms.',
    hard: 'People pull at you from several sides this week, and you keep your temper by keeping your hours.',
  },
  2: {
    good: 'Your week has a plain subject, what you earn, and it is in a mood to pay.',
    hard: 'Your week turns on a sum that does not come out, and on what is said about it at supper.',
  },
  3: {
    good: 'Small roads take you far this week: a call, a visit next door, a page.',
    hard: 'Too many voices talk to you this week, and your thread is to answer one of them properly.',
  },
  4: {
    good: 'Things move at home for you this week, and mostly in the right direction.',
    hard: 'Home asks for more of you this week than it gives, so guard one quiet corner.',
  },
  5: {
    good: 'Play is the useful part of your week; an idea or a person will show you why.',
    hard: 'Pride and worry share your week, about a plan or about somebody young.',
  },
  6: {
    good: 'You spend this week clearing up, and there is more relief in it than you think.',
    hard: 'Your week is made of small duties that arrive all at once; take them by size.',
  },
  7: {
    good: 'Somebody else holds the key to your week, so let them speak first.',
    hard: 'This week puts you opposite a person who will not budge, and patience helps you more than arguments.',
  },
  8: {
    good: 'Something hidden works for you this week: a reserve, a confidence, an old claim.',
    hard: 'You carry something private through this week, and it weighs less once one person knows.',
  },
  9: {
    good: 'Your week looks outwards, to a teacher, a plan for the road or a larger question.',
    hard: 'A promise or a principle wobbles this week, and you have to say what you really believe.',
  },
  10: {
    good: 'You are seen at work this week, and the view is a good one.',
    hard: 'Work leans on you from above this week; deliver what you promised and add nothing.',
  },
  11: {
    good: 'This week comes to you through friends, so do not spend it at a desk alone.',
    hard: 'Friends and money mix badly for you this week; keep the two in separate pockets.',
  },
  12: {
    good: 'The best of your week happens behind the scenes, in rest, study or a quiet favour.',
    hard: 'You spend more than you notice this week, in coins and in hours, and you win it back by sleep.',
  },
}

/** The best and the hardest day by the house of the Moon. `{day}`: "Thursday, 17 December". source: our own words */
const TURNING_DAYS: Readonly<Record<HouseNumber, { readonly best: Pair; readonly hard: Pair }>> = {
  1: {
    best: [
      '{day} belongs to you: people ask how you are, and you may answer with a wish.',
      'You look rested on {day}, and the day treats you accordingly; begin there.',
    ],
    hard: [
      'On {day} you are tired of yourself; eat early, and leave the mirror alone.',
      'Everybody wants a piece of you on {day}; give your first answer the morning after.',
    ],
  },
  2: {
    best: [
      'On {day} the sums come out: pay what is due in the morning, and enjoy what remains.',
      'You get good value on {day}, at the table and in the shop; choose one thing that lasts.',
    ],
    hard: [
      'On {day} your purse and your tongue are both too open; carry cash and speak second.',
      'A remark about money stings you on {day}; let it pass, and check the figure alone.',
    ],
  },
  3: {
    best: [
      'On {day} a call takes you five minutes that you had dreaded for a month.',
      'Courage comes to you on {day} between two errands; use it for the message you keep rewriting.',
    ],
    hard: [
      'On {day} your phone brings more noise than news; switch it off for an hour.',
      'Errands double on {day}; strike out every second one before you leave the house.',
    ],
  },
  4: {
    best: [
      '{day} is kind to your home: cook, repair, or ask everyone to stay half an hour longer.',
      'You come home on {day} to a better mood than you left; say what you would like to change there.',
    ],
    hard: [
      'On {day} the house is louder than you are; keep the evening short and the supper warm.',
      'Old family weather moves in on {day}; settle nothing at the kitchen table.',
    ],
  },
  5: {
    best: [
      'On {day} an idea comes to you while you are playing; have a pencil near.',
      'Laughter does half your work on {day}; share it with somebody younger or somebody you love.',
    ],
    hard: [
      'On {day} your plan looks worse than it is; neither show it nor tear it up.',
      'A worry about somebody young finds you on {day}; ask them one question and believe the answer.',
    ],
  },
  6: {
    best: [
      'On {day} you get through the pile: start at the bottom, with what is oldest.',
      'Rivals and forms give way to you on {day}; file the complaint, pay the fine, close the folder.',
    ],
    hard: [
      'On {day} small things break and people find fault; mend one of them and let the people talk.',
      'You tire before the list ends on {day}; cut it at the third line.',
    ],
  },
  7: {
    best: [
      'On {day} two people agree who have circled each other; you are one of them.',
      'You meet somebody half-way on {day}: invite, sign, or make up over something good to eat.',
    ],
    hard: [
      'On {day} the other side wants more than its half; say that you will sleep on it.',
      'A good partner is in a bad mood on {day}; be kind, and do not ask why.',
    ],
  },
  8: {
    best: [
      'On {day} you find what was lost, a paper, a sum or a trust; look in the quiet places.',
      'A private talk goes well for you on {day}; close the door and begin with your own part.',
    ],
    hard: [
      'On {day} go slowly, on the road and in talk; nothing large should begin.',
      'You fear more than there is to fear on {day}; turn in early, and look again by daylight.',
    ],
  },
  9: {
    best: [
      'On {day} a wider view helps you: ask the oldest person you know, or look at a map.',
      'Luck reaches you by way of a teacher on {day}; show your question to somebody who is further along.',
    ],
    hard: [
      'On {day} the way round is longer than the map says; leave early, and argue with nobody who knows better.',
      'A principle gets between you and somebody on {day}; change the subject to the weather.',
    ],
  },
  10: {
    best: [
      'On {day} the person who decides sees what you show; be early and bring it finished.',
      'Your work speaks for you on {day}; hand it in before lunch, and say whose it is.',
    ],
    hard: [
      'On {day} you are watched when you would rather not be; do the plain part well and send nothing clever.',
      'A superior is short with you on {day}; it is about their day and not your work.',
    ],
  },
  11: {
    best: [
      'On {day} a friend opens a door; tell two people what you wish for.',
      'You collect on {day}, an invitation, a payment or a good word; answer each of them the same evening.',
    ],
    hard: [
      'On {day} friends ask for more than they give; be out of the door after the first hour.',
      'A wish of yours takes a step back on {day}; write it down again, and hold out for better company.',
    ],
  },
  12: {
    best: [
      'On {day} rest does more for you than effort; leave the afternoon empty and see who calls.',
      'Far-off things come near you on {day}: a letter, a ticket, a night of real sleep.',
    ],
    hard: [
      'On {day} money and sleep leak away from you; leave the card at home and the screen outside the bedroom.',
      'You would like to vanish on {day}; do it for an hour, with the door closed.',
    ],
  },
}

/** Sentences that join the two days, by the area that differs most between them and by their order. source: our own words */
const LINKS = {
  love: {
    rise: 'What you would say in anger on {hard} you can say in love on {best}.',
    fall: 'Say the tender thing by {best}; on {hard} it would come out wrong.',
  },
  career: {
    rise: 'Carry your question from work over {hard}, and put it on {best}.',
    fall: 'Hand things in by {best}, so that {hard} finds your desk empty.',
  },
  money: {
    rise: 'Keep your purse shut on {hard}, and by {best} you know what you can afford.',
    fall: 'Settle your accounts on {best}, and {hard} has nothing left to count.',
  },
  health: {
    rise: 'Rest on {hard}, and you will have your strength back by {best}.',
    fall: 'Spend your strength on {best}, but leave some of it for {hard}.',
  },
  mood: {
    rise: 'If {hard} looks grey, do not repaint the week: {best} has better light.',
    fall: 'Store up some good humour on {best}, for {hard} uses it.',
  },
  home: {
    rise: 'Leave the family question alone on {hard}, and raise it on {best}.',
    fall: 'Settle at home on {best} who does what on {hard}.',
  },
  social: {
    rise: 'Cancel on {hard}, and you will be good company on {best}.',
    fall: 'See your friends on {best}, and be hard to find on {hard}.',
  },
} as const

/** Which side is stronger in a week. source: our own words */
export const BALANCE_OF_WEEK = {
  help: [
    'Taken together, the seven days lean your way.',
    'You end this week with more than you began it.',
    'More doors open than close for you in these seven days.',
  ],
  even: [
    'Taken together, the days cancel out, so the order in which you use them matters.',
    'Gains and costs come out level for you by the end of the week.',
    'You win as often as you lose in these seven days.',
  ],
  hindrance: [
    'Taken together, the seven days ask more of you than they give.',
    'You pay for this week before it pays you.',
    'More doors close than open for you in these seven days, so knock at fewer.',
  ],
} as const

const inTurn = <T>(texts: readonly T[], turn: number): T => texts.at(turn % texts.length)!

export const threadOfWeek = (house: HouseNumber, side: 'good' | 'hard'): string => THREADS[house][side]

interface TurningDay {
  /** "Thursday, 17 December". */
  readonly date: string
  /** "Thursday". */
  readonly name: string
  /** The house of the Moon. */
  readonly house: HouseNumber
  readonly index: number
}

/** The best and the hardest day of a week in order of time, and the sentence that joins them. */
export const turningDays = (
  { best, hard }: { readonly best: TurningDay; readonly hard: TurningDay },
  area: keyof typeof LINKS,
  turn: number,
): string[] => {
  const sentences = [
    { index: best.index, text: fillWords(inTurn(TURNING_DAYS[best.house].best, turn), { day: best.date }) },
    { index: hard.index, text: fillWords(inTurn(TURNING_DAYS[hard.house].hard, turn), { day: hard.date }) },
  ].toSorted((a, b) => a.index - b.index)
  const link = LINKS[area][hard.index < best.index ? 'rise' : 'fall']
  return [...sentences.map(({ text }) => text), fillWords(link, { best: best.name, hard: hard.name })]
}

/** Matters of a day by the house of the Moon, after "for". source: the matters of the houses, in our own words */
const PEAKS: Readonly<Record<HouseNumber, string>> = {
  1: 'what has your name on it',
  2: 'money and the table',
  3: 'calls and errands',
  4: 'your home',
  5: 'ideas and play',
  6: 'clearing arrears',
  7: 'talks for two',
  8: 'private matters',
  9: 'advice and long roads',
  10: 'work that is judged',
  11: 'friends and requests',
  12: 'rest',
}
export const peakMatter = (house: HouseNumber): string => PEAKS[house]

/** A week of a month by its best and its hardest day; each week of a month has its own sentence. source: our own words */
const WEEKS_OF_MONTH = [
  'Your day in it is {best}, for {peak}; {hard} is its narrow place.',
  'Give {best} to {peak}, and ask little of {hard}.',
  'It climbs to {best}, which suits {peak}, and dips for you on {hard}.',
  '{best} is good for {peak}; be patient with {hard}.',
  'Count on {best} for {peak}, and let {hard} be short.',
  'You get most from {best}, with {peak}, and least from {hard}.',
] as const
const LEVEL_WEEKS = [
  'Its days are alike for you.',
  'You can put its days in any order.',
  'None of its days stands out for you.',
  'Take its days as they come.',
  'No day in it is better for you than the next.',
  'It treats you the same from its first day to its last.',
] as const

interface WeekOfMonth {
  readonly index: number
  /** The best and the hardest day with their dates in words; null if the days are alike. */
  readonly days: { readonly best: string; readonly hard: string; readonly house: HouseNumber } | null
}

export const weekOfMonthText = ({ index, days }: WeekOfMonth): string =>
  days
    ? fillWords(WEEKS_OF_MONTH[index % WEEKS_OF_MONTH.length]!, {
        best: days.best,
        hard: days.hard,
        peak: PEAKS[days.house],
      })
    : LEVEL_WEEKS[index % LEVEL_WEEKS.length]!

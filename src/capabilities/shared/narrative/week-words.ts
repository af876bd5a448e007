import { fillWords } from '../../../readings/passage.ts'
import { upperFirst } from '../../../wording.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

// The words of a week for a sign: its thread, its two turning days, and what joins them.

type Pair = readonly [string, string]

/** The thread of a week, by the house of its main event or of its strongest day. source: the matters of the houses, in our own words */
const THREADS: Readonly<Record<HouseNumber, { readonly good: string; readonly hard: string }>> = {
  1: {
    good: 'You are the subject of this week, and you may set the terms.',
    hard: 'Many people want something from you this week, so keep your hours.',
  },
  2: {
    good: 'Your week is about money, and you can get a fair price.',
    hard: 'Your week is about money, and you do well to count before you spend or speak.',
  },
  3: {
    good: 'A call, a visit or a short text takes you far this week.',
    hard: 'You get too many messages this week, so answer the important ones and leave the rest.',
  },
  4: {
    good: 'Things go well for you at home this week.',
    hard: 'Home asks more of you this week than usual, so keep one hour a day for yourself.',
  },
  5: {
    good: 'An idea, a hobby or somebody young gives you pleasure this week.',
    hard: 'You worry about a plan or about somebody young this week, more than you need to.',
  },
  6: {
    good: 'You can clear up arrears this week, and it relieves you.',
    hard: 'Many small duties come together this week; do the largest first.',
  },
  7: {
    good: 'You get furthest with another person this week, so let them speak first.',
    hard: 'You need patience with somebody close this week; arguments do not help.',
  },
  8: {
    good: 'Shared money or a private matter goes well for you this week.',
    hard: 'A private matter weighs on you this week; tell one person whom you trust.',
  },
  9: {
    good: 'Advice, a teacher or a journey helps you this week.',
    hard: 'Plans and promises are uncertain this week, so rely on what is in writing.',
  },
  10: {
    good: 'Your work is noticed this week.',
    hard: 'Your work is hard this week, so do what you have promised and no more.',
  },
  11: {
    good: 'Friends help you this week, so see one of them.',
    hard: 'Friends cost you time or money this week, so set a limit beforehand.',
  },
  12: {
    good: 'Rest, study or a quiet favour does you good this week.',
    hard: 'You spend more than you notice this week, money and sleep alike.',
  },
}

/** The best and the hardest day by the house of the Moon. `{day}`: "Thursday, 17 December". source: our own words */
const TURNING_DAYS: Readonly<Record<HouseNumber, { readonly best: Pair; readonly hard: Pair }>> = {
  1: {
    best: [
      '{day} is a day for your own wishes: ask for one of them.',
      'You feel well on {day}, so begin something of your own.',
    ],
    hard: [
      'On {day} you are tired; eat early and decide nothing about yourself.',
      'Many people want something from you on {day}; answer them the day after.',
    ],
  },
  2: {
    best: [
      'On {day} your accounts come out well: pay what is due in the morning.',
      'You get good value on {day}, so buy the one thing that should last.',
    ],
    hard: [
      'On {day} you spend and talk too easily; leave the card at home.',
      'You may hear a remark about money on {day}; check the figure before you answer.',
    ],
  },
  3: {
    best: [
      'On {day} you have courage for a difficult call.',
      'You find the right words on {day}; write the message that matters most.',
    ],
    hard: [
      'On {day} you get more messages than you need; switch the telephone off for an hour.',
      'You have too many errands on {day}; leave out every second one.',
    ],
  },
  4: {
    best: [
      '{day} is a good day at home: cook, repair, or invite somebody.',
      'You have a good mood at home on {day}; say what you would like to change there.',
    ],
    hard: [
      'On {day} home does not rest you; keep the evening short.',
      'You may meet with bad moods at home on {day}; settle nothing there.',
    ],
  },
  5: {
    best: [
      'On {day} you have a good idea; write it down at once.',
      'You enjoy yourself on {day}; share the time with somebody whom you love.',
    ],
    hard: [
      'On {day} your plan looks worse to you than it is; change nothing in it.',
      'You worry about somebody young on {day}; ask them one question and believe the answer.',
    ],
  },
  6: {
    best: [
      'On {day} you get through a great deal: begin with the oldest task.',
      'You win against forms and rivals on {day}; hand in the complaint or pay the bill.',
    ],
    hard: [
      'On {day} small things go wrong; repair one of them and leave the rest.',
      'You tire before your list ends on {day}; strike out half of it.',
    ],
  },
  7: {
    best: [
      'On {day} you reach an agreement more easily than usual; propose one.',
      'You meet somebody half way on {day}: invite, sign, or make up.',
    ],
    hard: [
      'On {day} the other side wants more than its half; ask for a night to think.',
      'You meet with a bad mood in somebody close on {day}; be kind, and do not ask why.',
    ],
  },
  8: {
    best: [
      'On {day} you find an answer in papers or accounts; look through them.',
      'You can have a private talk on {day}; begin with your own part.',
    ],
    hard: [
      'On {day} go slowly on the road and in talk; begin nothing large.',
      'You fear more on {day} than there is to fear; go to bed early.',
    ],
  },
  9: {
    best: [
      'On {day} you get good advice: ask the oldest person you know.',
      'You have luck with teachers and offices on {day}; show them your question.',
    ],
    hard: [
      'On {day} journeys take longer than planned; leave early.',
      'You may quarrel about a principle on {day}; change the subject.',
    ],
  },
  10: {
    best: [
      'On {day} the person who decides notices your work; show something finished.',
      'You do your best work on {day}; hand it in before lunch.',
    ],
    hard: [
      'On {day} you are watched at work; do the plain part well.',
      'You get a short answer from a superior on {day}; do not argue.',
    ],
  },
  11: {
    best: [
      'On {day} a friend can help you; tell two people what you want.',
      'You may get an invitation or a payment on {day}; answer it the same evening.',
    ],
    hard: [
      'On {day} friends ask for more than they give; go home early.',
      'You do not get what you hoped for on {day}; ask again next week.',
    ],
  },
  12: {
    best: [
      'On {day} rest does more for you than effort; leave the afternoon free.',
      'You sleep and study well on {day}; keep the evening quiet.',
    ],
    hard: [
      'On {day} you lose money or sleep easily; leave the card at home and the screen outside the bedroom.',
      'You want to be alone on {day}; take an hour for it.',
    ],
  },
}

/** Sentences that join the two days, by the area that differs most between them and by their order. source: our own words */
const LINKS = {
  love: {
    rise: 'Say nothing in anger on {hard}; on {best} you find kinder words.',
    fall: 'Say what you feel by {best}; on {hard} it comes out wrong.',
  },
  career: {
    rise: 'Keep your question about work for {best}, and do not ask it on {hard}.',
    fall: 'Hand in your work by {best}, so that little is left for {hard}.',
  },
  money: {
    rise: 'Buy nothing on {hard}, and settle your accounts on {best}.',
    fall: 'Settle your accounts on {best}, and buy nothing on {hard}.',
  },
  health: {
    rise: 'Rest on {hard}, and you have more strength on {best}.',
    fall: 'Do the hard work on {best}, and rest on {hard}.',
  },
  mood: {
    rise: 'Make no decision about your life on {hard}; on {best} you see it more calmly.',
    fall: 'See somebody who cheers you up on {best}, because on {hard} you need it.',
  },
  home: {
    rise: 'Leave family questions alone on {hard}, and raise them on {best}.',
    fall: 'Settle on {best} who does what at home on {hard}.',
  },
  social: {
    rise: 'Put off visits on {hard}, and invite friends on {best}.',
    fall: 'See your friends on {best}, and stay at home on {hard}.',
  },
} as const

/** Which side is stronger in a week. source: our own words */
export const BALANCE_OF_WEEK = {
  help: [
    'You have more help than resistance in these seven days.',
    'You end this week with more than you began it.',
    'More goes well for you than badly this week.',
  ],
  even: [
    'Good and bad days are equal in number for you, so choose the good ones for what matters.',
    'You gain as much as you lose this week, so use the good days first.',
    'You have as much help as resistance in these seven days.',
  ],
  hindrance: [
    'You have more resistance than help in these seven days.',
    'You need more strength this week than it gives back.',
    'More goes slowly for you than well this week, so take on less.',
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
  1: 'your own wishes',
  2: 'money and the table',
  3: 'calls and errands',
  4: 'your home',
  5: 'ideas and play',
  6: 'old tasks',
  7: 'talks for two',
  8: 'private matters',
  9: 'advice and journeys',
  10: 'work that others see',
  11: 'friends and requests',
  12: 'rest',
}
export const peakMatter = (house: HouseNumber): string => PEAKS[house]

/** A week of a month by its best and its hardest day; neighbouring weeks have different forms. source: our own words */
const WEEKS_OF_MONTH = [
  'Use {best} for {peak}, and keep {hard} light.',
  '{best} is your day for {peak}; plan little for {hard}.',
  'Choose {best} for {peak}, and rest more on {hard}.',
] as const
const LEVEL_WEEKS = [
  'The days of this week are alike for you.',
  'No day of this week stands out.',
  'You can take the days of this week in any order.',
  'This week is even from its first day to its last.',
  'Each day of this week is as good as the next.',
  'You have no best day and no hardest day this week.',
] as const

interface WeekOfMonth {
  readonly index: number
  /** The best and the hardest day with their dates in words; null if the days are alike. */
  readonly days: { readonly best: string; readonly hard: string; readonly house: HouseNumber } | null
}

export const weekOfMonthText = ({ index, days }: WeekOfMonth): string =>
  days
    ? upperFirst(
        fillWords(WEEKS_OF_MONTH[index % WEEKS_OF_MONTH.length]!, {
          best: days.best,
          hard: days.hard,
          peak: PEAKS[days.house],
        }),
      )
    : LEVEL_WEEKS[index % LEVEL_WEEKS.length]!

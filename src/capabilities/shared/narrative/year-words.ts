import { fillWords } from '../../../readings/passage.ts'
import { CIVIL_MONTHS } from '../../../time/iso.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

// The words of a year for a sign: the stories of the slow planets, the eclipses, its three parts and its months.

type Story = Readonly<Record<HouseNumber, string>>

/** A slow planet in a house. `{span}`: "until 1 June", at the start of a sentence. source: Phaladeepika 26, in our own words */
const STORIES: Readonly<Record<'Jupiter' | 'Saturn' | 'Rahu', Story>> = {
  Jupiter: {
    1: '{span} Jupiter is over you, and you grow in every direction: choose one.',
    2: '{span} Jupiter feeds your purse and your table: raise your price once, and save the difference.',
    3: '{span} Jupiter makes you restless among neighbours and papers: learn one thing well instead of tasting five.',
    4: '{span} Jupiter enlarges the question of your home, and its costs too: measure twice before you move a wall or a family.',
    5: '{span} Jupiter favours what you create and whom you love: show your work, and let a child or a pupil surprise you.',
    6: '{span} Jupiter sends you helpers who need help themselves: keep your working hours, and pay no debt with another.',
    7: '{span} Jupiter stands across from you and sends partners, clients and good counsel: make one bond official.',
    8: '{span} Jupiter works behind a curtain, and promises come with small print: ask for everything in writing.',
    9: '{span} Jupiter opens your road, with a teacher, a far place or a piece of luck that you could not have planned.',
    10: '{span} Jupiter makes your work larger than your title: do not leave one post before the next is signed.',
    11: '{span} Jupiter pays you out: friends speak for you, and a wish of some years is within reach.',
    12: '{span} Jupiter spends on your behalf, on rest, study or far places: enjoy it, and keep a string on the purse.',
  },
  Saturn: {
    1: '{span} Saturn rests on your shoulders: sleep, order and one friend are worth more to you than ambition.',
    2: '{span} Saturn counts your money and your words: live a little below your means, and you end richer than you feel.',
    3: '{span} Saturn lends you nerve: the long effort, the hard exam and the talk with a brother or sister succeed by repetition.',
    4: '{span} Saturn sits in your house: repairs, parents or the wish to leave ask for patience, one room at a time.',
    5: '{span} Saturn makes joy a matter of practice: keep at the study, the instrument or the child, and expect no applause yet.',
    6: '{span} Saturn works for you against debts, rivals and bad habits: what you clear in this time stays cleared.',
    7: '{span} Saturn examines your closest bond: name the rule that you both break, and write a new one.',
    8: '{span} Saturn goes through your papers: taxes, insurance and old promises take time, and secrecy makes them heavier.',
    9: '{span} Saturn doubts what you were taught: the road is longer, and what you still believe at its end is yours.',
    10: '{span} Saturn loads your work: do less of it, do it in the open, and pick no quarrel with those above you.',
    11: '{span} Saturn pays you in instalments, with steady friends, steady income and a goal reached by small steps.',
    12: '{span} Saturn closes your accounts: let go of what costs you sleep, and put money aside before you see it.',
  },
  Rahu: {
    1: '{span} Rahu makes you hungry for a new self: change one thing at a time, and keep the people who know the old one.',
    2: '{span} Rahu talks to you about fast money: check the sum with somebody who has nothing to gain.',
    3: '{span} Rahu gives you a loud voice and luck with strangers: write, sell, call.',
    4: '{span} Rahu makes every other home look better than yours: rent before you buy.',
    5: '{span} Rahu tempts you to stake high, on a talent or a love: play for small coins.',
    6: '{span} Rahu is on your side against rivals and rules: appeal, compete, ask again.',
    7: '{span} Rahu brings you fascinating people: give each of them a year before you sign your name beside theirs.',
    8: '{span} Rahu stirs what is hidden: guard your passwords, and stay away from loans that are easy to get.',
    9: '{span} Rahu sells you certainty: take the foreign road if you like, and keep your own judgement in your pocket.',
    10: '{span} Rahu pushes you to the front at work, faster than your knowledge grows: learn at night what you claim by day.',
    11: '{span} Rahu widens your circle beyond what you know, and money follows it.',
    12: '{span} Rahu takes you far away, in fact or at night on a screen: set yourself an hour for coming home.',
  },
}
export const storyOf = (planet: keyof typeof STORIES, house: HouseNumber, span: string): string =>
  fillWords(STORIES[planet][house], { span })

/** Advice for an eclipse in a house. source: common practice for eclipses, in our own words */
const ECLIPSES: Readonly<Record<HouseNumber, { readonly solar: string; readonly lunar: string }>> = {
  1: {
    solar: 'let two weeks pass before you decide who you want to be',
    lunar: 'an old picture of you has had its day',
  },
  2: { solar: 'lend nothing and buy nothing dear for two weeks', lunar: 'close an account that you no longer use' },
  3: { solar: 'leave the sharp letter in the drawer', lunar: 'end one exchange of messages kindly' },
  4: { solar: 'move nothing heavier than a chair that fortnight', lunar: 'give something away from your cupboards' },
  5: { solar: 'stake nothing on a guess that fortnight', lunar: 'finish one piece, and stop improving it' },
  6: { solar: 'start no new quarrel at work that week', lunar: 'drop a duty that was never yours' },
  7: {
    solar: 'sign nothing for two until the month is over',
    lunar: 'say what is over between you two, and what is not',
  },
  8: { solar: 'leave sealed what is sealed for two weeks', lunar: 'pay the last instalment of something' },
  9: { solar: 'book the long trip well before or well after it', lunar: 'admit that you have changed your mind' },
  10: { solar: 'hand in no notice that week', lunar: 'pass one task on to somebody younger' },
  11: { solar: 'join no new circle until you have slept on it twice', lunar: 'let one friendship rest without blame' },
  12: { solar: 'spend that evening at home with the lights low', lunar: 'go to bed early, and dream it through' },
}
export const eclipseDeed = (kind: 'solar' | 'lunar', house: HouseNumber): string => ECLIPSES[house][kind]

export const PARTS_OF_YEAR = 3
/** The best month of each part of a year. `{month}`; `{help}`: an area of life. source: our own words */
const PARTS = [
  'From January to April you get furthest in {month}, above all with {help}.',
  'Between May and August the month to use is {month}, for the sake of {help}.',
  'In the last four months {month} carries you best, and {help} gains by it.',
] as const
export const partOfYearText = (part: number, month: number, help: string): string =>
  fillWords(PARTS[part]!, { month: CIVIL_MONTHS[month]!, help })

/** A month of the year by the house that the Sun enters in it. source: the matters of the houses, in our own words */
const MONTHS: Story = {
  1: 'In {month} you come first for once: your looks, your name, your next step.',
  2: '{month} is about what you earn and what you eat; look at both.',
  3: '{month} keeps you on the phone and on short roads.',
  4: 'In {month} your life has its centre under your own roof.',
  5: '{month} wants you to make, play or fall in love with something.',
  6: '{month} is made of lists, and you enjoy crossing things off.',
  7: 'In {month} you see yourself through another person.',
  8: '{month} takes you to the locked drawers of debts, insurance and trust.',
  9: '{month} widens your map, by a book, a teacher or a road.',
  10: 'In {month} your work stands in the window.',
  11: '{month} brings you company, and some of it is useful.',
  12: '{month} is your time behind the stage: rest, prepare, spend little.',
}
export const monthOfYearText = (month: number, house: HouseNumber): string =>
  fillWords(MONTHS[house], { month: CIVIL_MONTHS[month]! })

/** The end of the text on the best and on the hardest month of a year. source: our own words */
export const EDGE_MONTHS = {
  best: 'It is your best month of the year.',
  hard: 'It is your hardest month of the year, so plan little.',
} as const

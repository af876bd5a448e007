import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The second and the third day of the Moon in a house from the natal Moon; {seat}: the point from which the house is counted;
// {leaves}: when the Moon leaves the sign, such as "around 18:00 UTC"
const passage = from('Phaladeepika 26; Brihat Samhita 104, by the day of the stay')

export default {
  1: {
    second: passage(
      'You are easier to like than you think, with the Moon still over your {seat}. → Finish what you began yesterday, and let somebody see it.',
    ),
    third: passage(
      'People are still kind to you, but the Moon leaves your {seat} {leaves}. → Use the time before that for the thing that needs your name on it.',
    ),
  },
  2: {
    second: passage(
      'Your purse and your patience are still thin: the Moon remains second from your {seat}. → Buy one thing less than you planned, and let others have the last word.',
    ),
    third: passage(
      'Money and talk get easier for you {leaves}, when the Moon leaves the second from your {seat}. → Check one bill before you pay it.',
    ),
  },
  3: {
    second: passage(
      'You still have the nerve, with the Moon third from your {seat}. → Send the message that you drafted, or walk over and say it.',
    ),
    third: passage(
      'You stay brave until the Moon leaves the third from your {seat}, {leaves}. → Make the last difficult call before then.',
    ),
  },
  4: {
    second: passage(
      'Home does not rest you yet: the Moon is still fourth from your {seat}. → Keep the evening short and warm, and leave the large subject alone.',
    ),
    third: passage(
      'The mood at home lifts {leaves}, when the Moon moves on from the fourth from your {seat}. → Put one room in order until then.',
    ),
  },
  5: {
    second: passage(
      'You turn the same question round again, with the Moon still fifth from your {seat}. → Write it down once, and do something with your hands.',
    ),
    third: passage(
      'Your thoughts clear {leaves}, when the Moon leaves the fifth from your {seat}. → Keep the decision for after that.',
    ),
  },
  6: {
    second: passage(
      'You get through more than usual: the Moon is still sixth from your {seat}. → Clear the next old item on your list.',
    ),
    third: passage(
      'Your strength for dull tasks lasts until the Moon leaves the sixth from your {seat}, {leaves}. → Do the smallest one first.',
    ),
  },
  7: {
    second: passage(
      'Other people still meet you half way, with the Moon seventh from your {seat}. → Keep the appointment that takes two, and ask for their view first.',
    ),
    third: passage(
      'You come to terms easily until the Moon leaves the seventh from your {seat}, {leaves}. → Thank the person who helped you these two days.',
    ),
  },
  8: {
    second: passage(
      'You tire sooner than you expect: the Moon is still eighth from your {seat}. → Keep your list short and your evening free.',
    ),
    third: passage(
      'What felt heavy to you gets lighter {leaves}, when the Moon leaves the eighth from your {seat}. → Eat something warm and go to bed early.',
    ),
  },
  9: {
    second: passage(
      'You meet people who think they know better, with the Moon still ninth from your {seat}. → Do not argue about principles, and keep your own promise.',
    ),
    third: passage(
      'Advice begins to make sense to you again {leaves}, when the Moon leaves the ninth from your {seat}. Until then listen more than you answer.',
    ),
  },
  10: {
    second: passage(
      'Your work is still noticed: the Moon is tenth from your {seat}. → Show what you have to the person who decides, even if it is not polished.',
    ),
    third: passage(
      'People in charge listen to you until the Moon leaves the tenth from your {seat}, {leaves}. → Ask for the signature before that.',
    ),
  },
  11: {
    second: passage(
      'Good things still come to you through people, with the Moon eleventh from your {seat}. → Ask a friend for what is missing.',
    ),
    third: passage(
      'You can bring in one thing more before the Moon leaves the eleventh from your {seat}, {leaves}. → Fix the date of the next meeting while everybody is pleased.',
    ),
  },
  12: {
    second: passage(
      'You are better alone for one more day: the Moon is still twelfth from your {seat}. → Sleep before you spend anything, and answer only what is urgent.',
    ),
    third: passage(
      'You come back to yourself {leaves}, when the Moon leaves the twelfth from your {seat}. → Keep the evening free, and sleep.',
    ),
  },
} as const satisfies Record<HouseNumber, Record<'second' | 'third', Passage>>

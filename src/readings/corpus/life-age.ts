import { from, type Passage } from '../passage.ts'

// A matter of adult life, for people too young for it and for people past it. {sign}: the sign of its house; {lord}: its lord; {seat}: the
// house in which the lord stands
const young = from('Placements read as what is to come (kala and patra, BPHS 46); own wording')
const elder = from('Placements read as what has been and what remains of it (kala and patra, BPHS 46); own wording')

export default {
  young: {
    career: young(
      'Your child shows at home and at school how they like to be useful, with {sign} in the tenth house. {lord} rules it from the {seat} house, so let them help with a real task once a week, and ask for no decision about later.',
    ),
    wealth: young(
      'Your child learns about money from pocket money for now, with {sign} in the second house. {lord} rules it from the {seat} house, so use a jar that can be seen through, and let them count it aloud on the same day each week.',
    ),
    marriage: young(
      'Your child practises in friendship what a bond needs later, with {sign} in the seventh house. → {lord} rules it from the {seat} house, so invite one friend this week, stay within call, and let the two of them settle small quarrels alone.',
    ),
    children: young(
      'Your child plays with care and has ideas of their own, with {sign} in the fifth house. {lord} shows how: leave paper, string and boxes within reach, and ask for one idea a day. → Praise the second attempt more than the first.',
    ),
    property: young(
      'Your child needs a place of their own within your home, with {sign} in the fourth house. {lord} rules it from the {seat} house, so give them a shelf or a corner today that nobody else tidies, and knock before you look at it.',
    ),
  },
  elder: {
    education: elder(
      'You learn for pleasure now, with {sign} in the house of study. {lord} rules it from your {seat} house and keeps your mind awake, so choose one book, one talk or one young listener this month, and give it one fixed hour a week.',
    ),
    career: elder(
      'You are free to choose your tasks now, with {sign} in your house of work. → {lord} rules it from your {seat} house and makes you useful where people need your judgement, so say yes to one request for advice this week, and no to one that is only a burden.',
    ),
    wealth: elder(
      'You have more to do with keeping and giving than with earning now, with {sign} in your house of money. {lord} rules it from your {seat} house, so put its papers in order first, and tell one person this month where the bank letters and the will are kept.',
    ),
    marriage: elder(
      'You look for company that suits your days now, be it a partner, a friend or a neighbour, with {sign} in your seventh house. → {lord} rules it from your {seat} house, so tell that person this week one thing that you enjoy about their company.',
    ),
    children: elder(
      'You have something to give to the young, in your own family or next door, with {sign} in your fifth house. → {lord} rules it from your {seat} house, so invite one of them this week, and let the visit have no purpose but company.',
    ),
    property: elder(
      'You want ease from a home now more than gain, with few stairs and good light, and {sign} is in your fourth house. {lord} rules it from your {seat} house, so change one thing this month that is hard to reach or badly lit.',
    ),
    travel: elder(
      'You travel best in company and in short stages now, with {sign} in the house of distant places. {lord} rules it from your {seat} house, so accept one invitation this year, if somebody fetches you and brings you home again in good time.',
    ),
  },
} satisfies Record<'young' | 'elder', Record<string, Passage>>

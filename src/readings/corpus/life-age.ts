import { from, type Passage } from '../passage.ts'

// A matter of adult life, for people too young for it and for people past it. {lord}: the lord of its house; {field}: the matter of the
// house where that lord is; {sign}: the sign of the house
const young = from('Placements read as what is to come (kala and patra, BPHS 46); own wording')
const elder = from('Placements read as what has been and what remains of it (kala and patra, BPHS 46); own wording')

export default {
  young: {
    career: young(
      'Your child shows at home and at school how they like to be useful, with {sign} in the tenth house and {lord} as its ruler. Let them help with a real task once a week, and ask for no decision about later.',
    ),
    wealth: young(
      'Your child learns about money from pocket money for now, with {sign} in the second house and {lord} as its ruler. Use a jar that can be seen through, and let them count it aloud on the same day each week.',
    ),
    marriage: young(
      'Your child practises in friendship what a bond needs later, with {sign} in the seventh house. {lord} rules it. Invite one friend this week, stay within call, and let the two of them settle small quarrels alone.',
    ),
    children: young(
      'Your child plays with care and has ideas of their own, with {sign} in the fifth house. {lord} shows how: leave paper, string and boxes within reach, and ask for one idea a day. Praise the second attempt more than the first.',
    ),
    property: young(
      'Your child needs a place of their own within your home, because {lord} rules the fourth house, in {sign}. Give them a shelf or a corner today that nobody else tidies, and knock before you look at it.',
    ),
  },
  elder: {
    education: elder(
      'You learn for pleasure now, with {sign} in the house of study and {lord} as its ruler. Choose one book, one talk or one young listener this month, and give it one fixed hour a week.',
    ),
    career: elder(
      'You are free to choose your tasks now, with {sign} in your house of work. {lord}, which rules it, makes you useful where people need your judgement. Say yes to one request for advice this week, and no to one that is only a burden.',
    ),
    wealth: elder(
      'You have more to do with keeping and giving than with earning now, with {sign} in your house of money. {lord} rules it, so put its papers in order first. Tell one person whom you trust this month where the bank letters and the will are kept.',
    ),
    marriage: elder(
      'You look for company that suits your days now, with {sign} in your seventh house and {lord} as its ruler. It may be a partner, a friend or a neighbour. Tell that person this week one thing that you enjoy about their company.',
    ),
    children: elder(
      'You have something to give to the young, with {sign} in your fifth house and {lord} as its ruler. It holds for your own family, for pupils and for the children next door alike. Invite one of them this week, and let the visit have no purpose.',
    ),
    property: elder(
      'You want ease from a home now more than gain, with {sign} in your fourth house and {lord} as its ruler. Few stairs, good light and people who come by matter more than its price. Change one thing at home this month that is hard to reach or badly lit.',
    ),
    travel: elder(
      'You travel best in company and in short stages now, with {sign} in the house of distant places and {lord} as its ruler. Accept one invitation this year, if somebody fetches you and brings you home.',
    ),
  },
} satisfies Record<'young' | 'elder', Record<string, Passage>>

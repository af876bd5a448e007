import { from, type Passage } from '../passage.ts'

// A matter of adult life, for people too young for it and for people past it. {lord}: the lord of its house; {field}: the matter of the
// house where that lord is; {sign}: the sign of the house
const young = from('Placements read as what is to come (kala and patra, BPHS 46); own wording')
const elder = from('Placements read as what has been and what remains of it (kala and patra, BPHS 46); own wording')

export default {
  young: {
    career: young(
      'Your child is years away from work, so this is about duties at home and at school, with {sign} in the tenth house. {lord} shows where they are keen, in {field}, so offer many tools there, let them help with a real task once a week, and ask for no decision.',
    ),
    wealth: young(
      'Your child learns about money from pocket money for now, with {sign} in the second house. {lord} rules it, so the first coins are likely to go on {field}; use a jar that can be seen through, and let them count it aloud on the same day each week.',
    ),
    marriage: young(
      'Your child practises in friendship what a bond needs later, with {sign} in the seventh house. {lord} shows what they look for in others, company in {field}, so invite one friend for that this week, and let the two of them settle small quarrels alone.',
    ),
    children: young(
      'Your child plays with care and has ideas of their own, with {sign} in the fifth house. {lord} shows how: leave paper, string and boxes within reach, and ask for one idea a day. Praise the second attempt more than the first.',
    ),
    property: young(
      'Your child feels at home where there is something of {field}, because {lord} rules the fourth house, in {sign}. A house of their own is far away, so give them a shelf or a corner for {field} today that nobody else tidies.',
    ),
  },
  elder: {
    education: elder(
      'You learn for pleasure now, with {sign} in the house of study and no marks to win. {lord} draws your mind to {field}. Choose one book, course or young listener in {field} this month, and give it one fixed hour a week.',
    ),
    career: elder(
      'Most of your working life under {sign} lies behind you. {lord}, which rules your house of work, led it towards {field}, and people still value what you learned there. Offer advice on {field} this week where you are asked for it, and read the next lines as a look back.',
    ),
    wealth: elder(
      'You earn less now than you keep, spend and hand on, with {sign} in your house of money. {lord} connects your money with {field}, so put the papers about that in order first, and talk your will over with your family while nobody is in a hurry.',
    ),
    marriage: elder(
      'You know better than any chart what partnership under {sign} has been for you. {lord}, which rules your seventh house, made {field} the ground on which you met or worked together; if you live alone now, read the next lines as a portrait of your close company.',
    ),
    children: elder(
      'Your children, if you had any, are grown, and with {sign} in your fifth house you may have their children at your table. {lord} ties you to the young through {field}; if you raised none, think of pupils, nieces and the neighbours’ children.',
    ),
    property: elder(
      'You want ease from a home now more than gain, with {sign} in your fourth house. {lord} connects your home with {field}, so read the lines on buying as a look back, and think today of few stairs, good light and people who come by.',
    ),
    travel: elder(
      'You have most of your long trips behind you, with {sign} in the house of distant places. {lord} made {field} the reason for many of them, so accept one invitation in that field this year, if the way is short and somebody drives you.',
    ),
  },
} satisfies Record<'young' | 'elder', Record<string, Passage>>

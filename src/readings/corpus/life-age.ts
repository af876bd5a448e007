import { from, type Passage } from '../passage.ts'

// A matter of adult life, for people too young for it and for people past it. {lord}: the lord of its house; {field}: the matter of the
// house where that lord is; {sign}: the sign of the house
const young = from('Placements read as what is to come (kala and patra, BPHS 46); own wording')
const elder = from('Placements read as what has been and what remains of it (kala and patra, BPHS 46); own wording')

export default {
  young: {
    career: young(
      'Work is years away, and what {sign} has to say of it here is a leaning and not a post. {lord} shows it early, in play that has to do with {field}. Offer many tools and ask for no decision; under {sign} a living is tried out at the kitchen table first.',
    ),
    wealth: young(
      'There is no purse to speak of yet, and so these lines tell how {lord} will one day handle money. Pocket money is the first lesson that {lord} gives, and it will be spent on {field}. A jar that can be seen through teaches {sign} better than a lecture.',
    ),
    marriage: young(
      'Friendship comes long before partnership, and under {sign} only what is learnt in it is told here. {lord} shows what a young person looks for in others: company in {field}. Fairness between friends under {sign} is the seed of all that grows from this house later.',
    ),
    children: young(
      'Your child plays with care and has ideas of their own, with {sign} in the fifth house. {lord} shows how: leave paper, string and boxes within reach, and ask for one idea a day. Praise the second attempt more than the first.',
    ),
    property: young(
      'The house that counts now, under {sign}, belongs to the family. {lord} tells where the feeling of home is kept: with {field}. What is said below of land and walls is for later; a corner of one’s own under {sign}, however small, is for today.',
    ),
  },
  elder: {
    education: elder(
      'Examinations are long past, and under {sign} learning is free at last. {lord} turned it towards {field} and still does. Read what follows as the way your mind took things in, and as a hint at which book, course or young listener would please {lord} now.',
    ),
    career: elder(
      'The working life that {lord} led towards {field} lies mostly behind you. What {lord} taught is not retired, and this page looks back over it. Where the old verses speak of posts and superiors, read them as the story so far; under {sign} the counsel of an old hand is still asked for.',
    ),
    wealth: elder(
      'Earning under {sign} is over for the most part, and the question is now one of keeping, spending and handing on. {lord} connected your money with {field}, and that is where the papers should be clear. A plain will, talked over in good time, is what {lord} would give to everybody.',
    ),
    marriage: elder(
      'Of partnership under {sign} much has been lived by now, and you know better than any chart what it was. {lord} made {field} the ground on which two people met. What follows may be read as a portrait of that bond, or of the company that {lord} keeps in these years.',
    ),
    children: elder(
      'The children whom {sign} promised, if they came, are grown, and theirs may be the lively ones at your table. {lord} ties them to you through {field}. Whoever raised none has pupils, nieces or neighbours here; under {sign} the verses below speak of all of them.',
    ),
    property: elder(
      'Under {sign} a house is now a matter of ease more than of gain. {lord} linked your walls with {field}. Whatever is said below of buying and building can be read as history; what remains of {field} is a home without stairs to fear, near people who come by.',
    ),
    travel: elder(
      'The long roads of {sign} have mostly been travelled, and some of them return in stories. {lord} took you out for the sake of {field}. Read the following as the map of those years, and as a reason to accept an invitation from {lord} while the way is short and somebody drives.',
    ),
  },
} satisfies Record<'young' | 'elder', Record<string, Passage>>

import type { NadiArea, NadiRule } from '../../jyotish/bnn/areas.ts'
import { from, type Passage } from '../passage.ts'

// Links of the nadi school for an area of life; `{planets}`: the planets that fulfil the rule
const nadi = from('R. G. Rao, Bhrigu Nandi Nadi')

const BNN_AREA = {
  career: {
    earning: nadi(
      'In the sign after Saturn the school looks for the manner of earning, and finds {planets}. What is signified there tells how the money comes in, whatever the title on the card. Changes of employer leave this manner the same.',
    ),
    past: nadi(
      'Behind Saturn the school finds {planets}, the cause from which the work has come, and often the trade of those before. Some of it is a debt that is being paid in labour. When that is understood the work weighs less.',
    ),
    colour: nadi(
      'Saturn shares a direction with {planets}, and the work takes its colour from there. The daily tasks, the tools and the company are of that kind. A post that has nothing of it is left within a few years.',
    ),
    partners: nadi(
      'Across from Saturn the leaves show {planets}, partner and rival at once. Work is done face to face with people of that sort, and contracts with them decide the larger steps. Written terms serve both sides.',
    ),
  },
  wealth: {
    with_jupiter: nadi(
      'Venus is linked to Jupiter, so wealth and respect have a common source. Earnings from counsel, teaching or ceremony are favoured, and marriage adds to them. The two planets are rivals in taste; expense keeps pace unless it is told not to.',
    ),
    with_mercury: nadi(
      'Money grows by trade and by the pen where Venus has Mercury beside it. Several small streams fill this purse better than one large river. Friends bring custom, and papers for land or vehicles are in good order.',
    ),
    with_moon: nadi(
      'The Moon touches Venus, and income rises and falls like water. Food, cloth, art and the public are its sources. Saving has to be arranged for the full weeks, since the lean ones come as surely.',
    ),
  },
  marriage: {
    with_ketu: nadi(
      'Ketu is joined to the planet of the partner: delay is usual, or a marriage with room in it for solitude. An earlier attachment may have to be let go first. Shared devotion, of whatever kind, is what holds.',
    ),
    with_rahu: nadi(
      'The one who is married comes from farther off than expected, for Rahu is with the planet of the partner. Another language, faith or class may be part of it. Families need time, and the couple should not hurry them.',
    ),
    with_jupiter: nadi(
      'A steady marriage is promised where Jupiter sits with the planet of the partner. Principles are shared, elders approve, and respect outlasts passion. Where it has a fault, it is that both would rather advise than listen.',
    ),
    with_saturn: nadi(
      'Saturn holds the planet of the partner, so marriage comes late or through work, with a person older in years or in manner. Duties are plain from the beginning. Affection is shown in what is done before breakfast.',
    ),
    with_sun: nadi(
      'Pride of family comes in with the partner, since the Sun is linked there. The match is seen and talked about. At home two heads want one chair, and giving each a separate realm makes the peace.',
    ),
    with_moon: nadi(
      'Change accompanies marriage where the Moon touches the planet of the partner: a move, a large household, a mother-in-law with a voice. Moods are contagious between the two. Travelling together does them more good than arguing at home.',
    ),
  },
  children: {
    with_sun: nadi(
      'Jupiter is bound to the Sun, which the school reads as honour through a child. The young are raised to stand upright, perhaps a little too straight. The father’s name is carried on in work as much as in blood.',
    ),
    with_ketu: nadi(
      'Ketu beside Jupiter makes the road to children a thoughtful one. There may be waiting, or few, or a child of an inward turn. Pupils, nieces and the young of others are counted as well in such a house.',
    ),
  },
  education: {
    with_jupiter: nadi(
      'Mercury has the ear of Jupiter, and learning goes far. Law, languages, philosophy and teaching lie on this road. Since the two are not friends the subject may be changed once, and the second choice is the right one.',
    ),
    with_sun: nadi(
      'Study leads toward office where Mercury is linked to the Sun. Examinations held by the state or by old institutions go well. The father’s interest helps with it, whether he cheers from the front row or merely expects.',
    ),
  },
  parents: {
    father_supported: nadi(
      'The Sun counts {planets} among its friends and is linked there, so the father’s life is supported and he can support in turn. His advice in practical matters deserves a hearing, even when it comes in the old style.',
    ),
    father_afflicted: nadi(
      'For the father there is strain, as the Sun is bound, against its liking, to {planets}. His road was steeper than he tells. Distance between him and you shortens when both talk of work instead of each other.',
    ),
    mother_supported: nadi(
      'Good company surrounds the mother’s planet: the Moon is linked in friendship to {planets}. She has someone to lean upon, and her table is open. What she knows of people is worth more than she claims.',
    ),
    mother_afflicted: nadi(
      'The Moon is linked to {planets}, whom it fears, and the mother’s peace is easily shaken. Visits that ask nothing of her are the best help. Her worries should be heard to the end and need not all be solved.',
    ),
  },
  foreign: {
    moon_with_rahu: nadi(
      'A link of Moon and Rahu carries you abroad, at least in work or thought. Strange food and other tongues are met with appetite. The first months in a new land are restless, and the third year decides.',
    ),
    venus_with_rahu: nadi(
      'Rahu with Venus brings gain or affection from foreign parts. Luxury goods, film, vehicles and partners from elsewhere appear in the records. Customs duties of every kind are better paid at the border than after it.',
    ),
    movable: nadi(
      'The planet that Rahu has hold of stands in a movable sign, so the distance is really travelled and not merely dreamt. Departures come quickly once they come. A trunk kept half packed is not out of place.',
    ),
  },
  spirituality: {
    with_jupiter: nadi(
      'Life and release are bound together in Ketu with Jupiter. Religion is practised rather than discussed, and a plain teacher is found or becomes needless. Law and healing are the worldly forms of the same bent.',
    ),
    with_saturn: nadi(
      'Ketu unties what Saturn would hold, and work itself becomes the practice. Service without a title attracts. There is less interest in doctrine than in a clean floor, an honest account and an early hour.',
    ),
  },
} satisfies { [A in NadiArea]: Record<NadiRule<A>, Passage> }

/** The passage on a rule of an area. */
export const ruleCell = (corpus: typeof BNN_AREA, area: NadiArea, rule: NadiRule): Passage =>
  (corpus[area] as Record<NadiRule, Passage>)[rule]

export default BNN_AREA

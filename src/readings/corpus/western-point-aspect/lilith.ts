import type { Planet } from '../../../western/points.ts'
import { from } from '../../passage.ts'
import type { ByTemper } from '../western-aspect.ts'

// A planet in aspect to Lilith: the untamed side and its use
const passage = from('Common modern Western practice; Lilith is the mean apogee of the Moon')

export default {
  Sun: {
    harmonious: passage(
      'Lilith at peace with the Sun lets you say what the polite leave out and keep your place at the table. Independence forms part of the good name. Others borrow courage from you, most of all those who were told to be smaller.',
    ),
    challenging: passage(
      'The Sun and Lilith dispute who is in charge: you obey for a time, then walk out in the middle of the speech. Shame was once attached to being noticed. Choosing in advance which rule to break, and for what, makes the protest heard.',
    ),
  },
  Moon: {
    harmonious: passage(
      'Privacy and warmth share a house when Lilith suits the Moon. You nurture without self-sacrifice, go out alone at night and return in a good temper. Relatives learn to ask you the awkward question, since the answer will be honest and kind.',
    ),
    challenging: passage(
      'Need and refusal wake together where Lilith unsettles the Moon. Care is wanted, then resented as a leash; a mother’s or grandmother’s silence may be part of it. A room with a key, and a fixed hour for coming out of it, lets closeness breathe.',
    ),
  },
  Mercury: {
    harmonious: passage(
      'Lilith sharpens Mercury without souring it, and forbidden subjects become good copy. Satire, counselling and plain talk about the body or money come easily. You are quoted for saying it first, and thanked later by those who blushed.',
    ),
    challenging: passage(
      'Something true gets said at the worst moment when Lilith goads Mercury. It had been swallowed many times before it flew out. Saying a milder version early, to the person concerned and no one else, spares you the explosion and its apologies.',
    ),
  },
  Venus: {
    harmonious: passage(
      'Attraction keeps its own counsel where Lilith and Venus agree. You like whom you like, dress for yourself and do not bargain with desire. Partners who can hear a clear no find that the yes is worth having.',
    ),
    challenging: passage(
      'Lilith at odds with Venus draws what it then turns away. Being admired feels like being owned, and rivalry spoils some friendships. It gets simpler when terms are spoken at the start of a love affair, including the ones that sound unromantic.',
    ),
  },
  Mars: {
    harmonious: passage(
      'Mars has a wild ally in Lilith, and together they stand up to bullies without losing their head. You defend the outcast and take no orders in matters of the body. Dance, riding or open water gives the force a good field.',
    ),
    challenging: passage(
      'Anger with a long memory comes of Lilith stirring Mars. A small present slight is paid for an old large one, and desire turns into a duel. Moving the body hard before answering, and naming the first hurt, puts the blow where it belongs.',
    ),
  },
  Jupiter: {
    harmonious: passage(
      'Lilith broadens what Jupiter believes, so that your faith has room for those whom others shut out. You study odd religions, wander off the tour and come home with friends. Teaching what was hushed up is a field in which you prosper.',
    ),
    challenging: passage(
      'Preachers make you itch, since Lilith provokes Jupiter. Every creed is tested against its conduct, your own included, and excess is defended as freedom. A single principle kept for a year, without converting anyone, gives the rebellion something to stand on.',
    ),
  },
  Saturn: {
    harmonious: passage(
      'Saturn gives Lilith a fence of its own choosing, and independence becomes a way of life that pays its rent. You work alone for long stretches and answer for the result. Institutions keep you by granting terms that others never ask for.',
    ),
    challenging: passage(
      'A rule laid on you early is still being fought, because Lilith and Saturn will not sign a truce. Authority is refused even when it is fair. Writing rules for yourself, few and strict, takes the fight out of the office and gets the work done.',
    ),
  },
  Uranus: {
    harmonious: passage(
      'Lilith and Uranus play well together: taboos bore you, and the unusual household you build actually runs. You are first to try what becomes normal ten years on. Friends are won by the ease with which you let others be strange.',
    ),
    challenging: passage(
      'Any fence looks electric while Lilith and Uranus set each other off. Ties are cut on principle, at times the useful ones as well. Sleeping on each exit, and keeping one old friend through every change, separates freedom from mere flight.',
    ),
  },
  Neptune: {
    harmonious: passage(
      'What cannot be said gets sung, filmed or dreamt, for your Lilith is close to Neptune in good will. Desire finds an image and does no harm. Night work at an art, with a fixed hour for stopping, gives it form and a public.',
    ),
    challenging: passage(
      'Lilith wanders off into Neptune’s mist, and desire attaches itself to whoever is out of reach. Secrets seem sweeter than they turn out. One confidant who hears the whole story, dates included, keeps the fantasy a story and the heart at liberty.',
    ),
  },
  Pluto: {
    harmonious: passage(
      'Nothing human shocks you, with Lilith and Pluto on terms. You look at jealousy, sex and inheritance as a mechanic looks at an engine, and help others speak of them. Depth of this kind earns trust as long as confidences stay where they were left.',
    ),
    challenging: passage(
      'Where Lilith and Pluto strain, a refusal hardens into a siege. Control is met with stronger control, and what is unspoken runs the household. Leaving one matter to the other side each week, and watching that nothing collapses, lowers the guard on both.',
    ),
  },
} satisfies Record<Planet, ByTemper>

import type { Planet } from '../../../western/points.ts'
import { from } from '../../passage.ts'
import type { ByTemper } from '../western-aspect.ts'

// A planet in aspect to the Ascendant: manner and first meetings
const passage = from('Common Western practice')
const modern = from('Common modern Western practice; the outer planets have no place in the older books')

export default {
  Sun: {
    harmonious: passage(
      'What you have come for is plain at the door, with the Sun at ease with the Ascendant. Aim and manner agree, so introductions go well and a new post fits soon. The confidence carries further when someone quieter is given the floor.',
    ),
    challenging: passage(
      'The Sun pulls against the Ascendant, and strangers meet somebody other than the one inside. You are taken for shyer or bolder than you are and spend the first month correcting it. Saying the aim aloud at the start saves that month.',
    ),
  },
  Moon: {
    harmonious: passage(
      'The face keeps no secrets where the Moon is friendly to the Ascendant, and children and newcomers come close because of it. You read the room on entering and adjust the chairs. A quiet hour after company lets the moods of others drain off.',
    ),
    challenging: passage(
      'With the Moon at odds with the Ascendant, the mood arrives a moment before the manners do. A slight is visible on the face, then denied in words. It passes sooner when the need is named in one line, such as hunger, tiredness or wanting to go home.',
    ),
  },
  Mercury: {
    harmonious: passage(
      'Mercury on good terms with the Ascendant opens with a question and remembers the answer. Conversation starts at bus stops and ends in exchanged addresses. Work at a counter, a desk of enquiries or a microphone uses what you do anyway.',
    ),
    challenging: passage(
      'Words get out before the greeting is over when Mercury troubles the Ascendant, and the joke meant to please is heard as a correction. Nervous talk fills any pause. Letting the other person finish twice in a row mends most first meetings.',
    ),
  },
  Venus: {
    harmonious: passage(
      'Doors are held for you, since Venus supports the Ascendant. Dress, voice and a knack for putting others at ease do their work before anything is asked. Go on to state your terms, and the goodwill lasts past the first evening.',
    ),
    challenging: passage(
      'Venus strains towards the Ascendant, and pleasing becomes a chore done for everyone who walks in. Compliments are counted and never quite believed. One refusal a week, given kindly and not taken back, shows you who stays without being charmed.',
    ),
  },
  Mars: {
    harmonious: passage(
      'Mars lends the Ascendant a quick step and a firm hand. You volunteer, move the furniture and deal with the rude caller. Physical training keeps the energy good-humoured, and a pause before overtaking others keeps them as allies.',
    ),
    challenging: passage(
      'A push in the manner comes of Mars pressing on the Ascendant: others brace themselves before a word is said. The contest is often not meant. Arriving five minutes early, and walking the last street, takes the heat out before the door is opened.',
    ),
  },
  Jupiter: {
    harmonious: passage(
      'Jupiter enlarges the welcome that goes out from the Ascendant. You laugh readily, know somebody in every town and get invited along. Luck arrives through being seen, so turning up in person works better for you than sending papers.',
    ),
    challenging: passage(
      'The Ascendant takes on too much when Jupiter crowds it: each introduction ends with a promise. Space is filled with luggage, stories or advice. Offers written down the same night, and cut to the two that can be kept, preserve the good name.',
    ),
  },
  Saturn: {
    harmonious: passage(
      'Saturn steadies the Ascendant, and people trust you with the keys. You dress for the task, keep the hour and say less than you know. Responsibility is handed over early, and your reserve thaws for anyone who has kept a promise to you twice.',
    ),
    challenging: passage(
      'Saturn bars the door of the Ascendant, so that meeting people feels like an examination. Childhood often asked for good conduct before play. The stiffness eases with the years and with known company; a role at the party, such as the door or the stove, helps at once.',
    ),
  },
  Uranus: {
    harmonious: modern(
      'Nobody quite predicts what you will wear, say or try, with Uranus linked kindly to the Ascendant. The effect is refreshing and draws friends of every sort. You introduce new tools to a group, and are followed best when you show one step at a time.',
    ),
    challenging: modern(
      'Uranus jars the Ascendant and makes the first impression sudden: a changed look, an early exit, a remark that stops the table. Being told how to behave brings it on. Leave agreed beforehand to step outside makes it easier to stay.',
    ),
  },
  Neptune: {
    harmonious: modern(
      'Through Neptune the Ascendant takes on the colours of its company, and people feel understood without explaining. Acting, music and care draw on it. You should ask what you yourself came for, since others will gladly fill in the answer.',
    ),
    challenging: modern(
      'Others see in you what they hope or fear to see, because Neptune veils the Ascendant. Excuses are made for you, and then withdrawn. Plain facts offered early, such as a name, a price and an hour of leaving, prevent most of the mistakes.',
    ),
  },
  Pluto: {
    harmonious: modern(
      'A room grows quieter when Pluto works well with the Ascendant, since you look before speaking and miss little. People bring you the matter that nobody else may hear. Telling some small thing of your own in return keeps the trust mutual.',
    ),
    challenging: modern(
      'Pluto guards the Ascendant like a gate, and others feel inspected on arrival. Once, being open cost you something, so control comes first now. A stated reason for each question, and one admitted weakness, gets more out of people than the stare does.',
    ),
  },
} satisfies Record<Planet, ByTemper>

import type { Planet } from '../../../western/points.ts'
import { from } from '../../passage.ts'
import type { ByTemper } from '../western-aspect.ts'

// A planet in aspect to Chiron: the wound and its lesson
const passage = from('Common modern Western practice; Chiron was found in 1977')

export default {
  Sun: {
    harmonious: passage(
      'An old doubt about being good enough has become useful where Chiron is kind to the Sun. You encourage late starters and mean it, having been one. Teaching or mentoring a single pupil at a time brings out the confidence that praise alone never did.',
    ),
    challenging: passage(
      'Chiron touches the Sun on a sore place: recognition came late in youth, or went to another. Credit is now waved away or waited for too keenly. Accepting one honour a year without a joke at your own expense is practice, and it gets easier.',
    ),
  },
  Moon: {
    harmonious: passage(
      'Having once gone without comfort, you know exactly how to give it, with Chiron in harmony with the Moon. You bring soup, sit down and ask nothing. Friends confide by the second visit, and the same care, turned homeward, mends old gaps.',
    ),
    challenging: passage(
      'Where Chiron hurts the Moon, a need expressed in childhood met a shrug, and asking still feels like begging. Feelings are managed for others and postponed for the self. A small request made weekly to a dependable friend loosens the old rule by degrees.',
    ),
  },
  Mercury: {
    harmonious: passage(
      'A halting tongue, a foreign accent or a slow start at school often lies behind Chiron well joined to Mercury, and it makes a good teacher. You explain without making anybody feel small. Putting what hurt into words, on paper or aloud, is how you get past it.',
    ),
    challenging: passage(
      'Chiron sits awkwardly with Mercury: one laugh in a classroom taught you to check each sentence twice. You write well and speak last. Reading aloud to a friendly few, at a pace of your own, brings back the voice that the laugh took.',
    ),
  },
  Venus: {
    harmonious: passage(
      'Love after disappointment is the gift of Venus and Chiron in agreement. You see the worth of what has been mended, a chipped bowl or a second marriage, and say so. Partners feel accepted with their history, and return the favour.',
    ),
    challenging: passage(
      'A first rejection echoes when Chiron chafes Venus, and affection is expected to be withdrawn at the door. Some choose partners in need of repair and leave their own turn out. Taking a gift without paying for it the same day eases the old account.',
    ),
  },
  Mars: {
    harmonious: passage(
      'Chiron on good terms with Mars teaches strength to people who were told they had none. You coach patiently, know what hurt pride does and fight fair. Your own courage is best found in training that permits failure on the way.',
    ),
    challenging: passage(
      'Acting for yourself once brought punishment or ridicule, so with Chiron against Mars you brake at the starting line or charge past it. Anger is the tender spot. A martial art, a saw or a climbing wall, with a calm instructor, restores the use of the arm.',
    ),
  },
  Jupiter: {
    harmonious: passage(
      'Faith that broke and was repaired holds better than the first sort, and Chiron assisting Jupiter gives that kind. You guide others through doubt without a sermon. Study taken up late, or a pilgrimage on foot, answers more than the books of youth did.',
    ),
    challenging: passage(
      'A promise that was not kept by a teacher, a church or a lucky year lies behind Chiron at odds with Jupiter. Hope is now either mocked or overpaid. Belief returns through small tests: one plan, one month, and an honest look at how it went.',
    ),
  },
  Saturn: {
    harmonious: passage(
      'Chiron and Saturn cooperate in the patient repair of whatever failed the first time. You write the manual that you had needed, or run the office as you once wished to be treated. Your authority is quiet because its cost is remembered.',
    ),
    challenging: passage(
      'Hard lessons were given without kindness where Chiron meets Saturn’s weight, and a mistake at work still feels like a sentence passed. The bar is set above reach. An older friend who tells of failures in plain words helps bring it down to human height.',
    ),
  },
  Uranus: {
    harmonious: passage(
      'Being the odd one out turned into a calling, with Chiron beside Uranus in peace. You start the club, the helpline or the method for those who fit nowhere else. Your best ideas come from the very thing that set you apart.',
    ),
    challenging: passage(
      'Chiron and Uranus grate, and you belong to no group for long: expelled once, you now leave before the vote. The difference is real and need not be hidden. A circle formed around one shared task, with the door open, suits you best.',
    ),
  },
  Neptune: {
    harmonious: passage(
      'Compassion has technique where Chiron and Neptune get along. You listen to grief through music, prayer or a hand on the shoulder and do not drown in it. A set hour for ending the visit keeps the source from running dry.',
    ),
    challenging: passage(
      'Longing was once met by an illusion, and Chiron set hard upon Neptune makes its owner wary of all that shines or else hungry for it. Rescuing others can become the new haze. Sober company and one honest ritual a day return the ground underfoot.',
    ),
  },
  Pluto: {
    harmonious: passage(
      'With Chiron on Pluto’s good side you have looked at a loss closely and come away able to help. You stay in the room when the talk turns to shame or debt. Work with bereavement or recovery finds you steady and discreet.',
    ),
    challenging: passage(
      'Chiron presses on Pluto where trust was once abused, and power in any hands looks dangerous. The memory guards itself with silence or with control. Told a piece at a time to someone trained to hear it, it gives up its grip on present company.',
    ),
  },
} satisfies Record<Planet, ByTemper>

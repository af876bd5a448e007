import type { HouseNumber, Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The North Node by sign and house in the tropical chart of a child, written for the parents. {child}: the name or `your child`
const child = from('Common Western practice, told for the parents of a child; own wording')

export default {
  sign: {
    Aries: child(
      '{child} gives way by habit and grows by going first. → Let them decide for the whole family once a week.',
      'keeps the peace',
    ),
    Taurus: child('{child} is drawn to drama and grows by calm. A garden, a pet or a saved coin teaches it.'),
    Gemini: child('{child} has an opinion early and grows by asking. → Look things up together before you agree.'),
    Cancer: child('{child} is dutiful early and grows by showing a need. → Praise them for asking you for help.'),
    Leo: child(
      '{child} hides in the group and grows by standing out. → Clap loudly when their own work is shown.',
      'in the background',
    ),
    Virgo: child('{child} dreams it and grows by doing it. → Give one small daily task with a beginning and an end.'),
    Libra: child(
      '{child} goes alone by habit and grows in company. Games in which two must agree are the best.',
      'seeks solitude',
    ),
    Scorpio: child(
      '{child} holds on to what is safe and grows by sharing. → Let them lend a treasure and get it back.',
      'keeps money',
    ),
    Sagittarius: child('{child} knows every detail nearby and grows by distance. → Plan one trip they have chosen.'),
    Capricorn: child('{child} clings to comfort and grows by a real duty. → Give one, and do not do it for them.'),
    Aquarius: child(
      '{child} wants to be the favourite and grows as one of many. A team without a captain is good.',
      'in front',
    ),
    Pisces: child('{child} corrects and counts, and grows by trusting. → Lie in the grass together without a plan.'),
  } satisfies Record<Sign, Passage>,
  house: {
    1: child('The place to practise it is their own choice. → Ask what they want before a friend has answered.'),
    2: child('The place to practise it is the care of their own things. A box with a key is a good start.'),
    3: child('The place to practise it is the neighbourhood. → Let them run an errand alone when the road is safe.'),
    4: child('The place to practise it is home. A corner of their own and a family meal do more than prizes.'),
    5: child('The place to practise it is play. → Let them make something that serves no purpose at all.'),
    6: child('The place to practise it is the daily routine. A small duty, kept for a month, makes them proud.'),
    7: child('The place to practise it is friendship for two. → Invite one child and leave the room.'),
    8: child('The place to practise it is trust. → Share a secret that is theirs to keep.'),
    9: child('The place to practise it is the wide world. → Choose a country and learn ten words of its language.'),
    10: child('The place to practise it is in public. A small part before others, well prepared, is right.'),
    11: child('The place to practise it is a group with an aim. → Help them to stay for a whole season.'),
    12: child('The place to practise it is silence. Ten minutes without a screen, side by side, are a beginning.'),
  } satisfies Record<HouseNumber, Passage>,
}

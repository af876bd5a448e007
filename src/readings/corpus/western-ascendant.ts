import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The tropical rising sign: the first impression of a person
const passage = from('Common Western practice; the rising sign as manner and body, after Lilly')

export default {
  Aries: passage(
    'You come in fast and speak before your coat is off. People meet your pace first and remember that you were direct. Because Mars rules your Ascendant, you need to move in the morning: after twenty minutes of exercise you are much gentler with slow people.',
    'blunt',
    'open to strangers',
    'talks much',
  ),
  Taurus: passage(
    'You arrive at a walking pace, look for the good chair and stay. People hear calm in your voice and bring you their worries. Venus rules your Ascendant, so what you wear matters to you by touch: in a coat that feels right you are sure of yourself at once.',
    'hard to upset',
  ),
  Gemini: passage(
    'You begin with a question, and before the drinks come you know three people. Your hands talk too, and you look younger than you are. Mercury rules your Ascendant, so a day without talk or news makes you restless; call somebody before the evening.',
    'open to strangers',
    'talks much',
    'seeks company',
  ),
  Cancer: passage(
    'You come in at the side, find out who is safe and then ask if they have eaten. Your face shows every change of mood. The Moon rules your Ascendant, so you look different from week to week; give people a second meeting before you believe what they thought of you.',
    'guarded',
    'shows feelings',
  ),
  Leo: passage(
    'You are noticed when you come in, even on days when you would rather not be. Your back is straight and your laugh can be heard next door. The Sun rules your Ascendant: being ignored hurts you more than being opposed, so look for places where you have a part to play.',
    'easily hurt',
    'in front',
  ),
  Virgo: passage(
    'You look a place over and put the picture straight before you sit down. You seem reserved and answer exactly what was asked. Mercury rules your Ascendant, so you relax among strangers as soon as you have something to do; offer to help with the cups.',
    'exact',
    'guarded',
    'says little',
  ),
  Libra: passage(
    'You watch the person opposite, smile first and leave people with the feeling that you agree. You dress well without much thought. Venus rules your Ascendant, and your habit is to say yes at the door and no by message; try to say let me think about it.',
    'gives in',
    'keeps the peace',
  ),
  Scorpio: passage(
    'Your eyes do the introductions. You say little and notice much, and your silence makes some people confess and others leave. Mars rules your Ascendant in the older books, Pluto in many newer ones; tell people one harmless thing about yourself early, and fewer of them will misread you.',
    'says little',
    'guarded',
  ),
  Sagittarius: passage(
    'You come in with a story from the way and talk to strangers as if you had met on a train. People find you open and a little too frank. Jupiter rules your Ascendant, so you feel well with a wide view, a walk or a plan; book something far away each year.',
    'blunt',
    'open to strangers',
    'talks much',
  ),
  Capricorn: passage(
    'You come on time, say little and look as if you were responsible for the building. People trust you early and joke with you late. Saturn rules your Ascendant, so you get younger in manner with the years; smile first at one stranger a day, and you need not wait so long.',
    'says little',
    'guarded',
  ),
  Aquarius: passage(
    'You are friendly to everyone and a little apart, and people remember one odd detail of you. You can talk to the director and the cleaner in the same tone. Saturn rules your Ascendant in the older books, Uranus in many newer ones; say when you need to be alone, or your sudden distance is taken for dislike.',
  ),
  Pisces: passage(
    'You come in softly and take on the mood of the room within a minute. People tell you things that they meant to keep. Jupiter rules your Ascendant in the older books, Neptune in many newer ones; decide at the door how long you will stay, because you cannot judge it inside.',
    'takes on moods',
  ),
} satisfies Record<Sign, Passage>

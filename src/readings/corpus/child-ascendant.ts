import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The rising sign of a child, written for the parents
const child = from('Common practice, told for the parents of a child (kala and patra, BPHS 46); own wording')

export default {
  Aries: child(
    'Your child meets the world head on. With Aries rising they walk fast, begin at once and are cross for a short while only. → Keep instructions to one sentence, and let the body move before the mind has to sit.',
    'decides fast',
    'quick anger',
    'lets go',
  ),
  Taurus: child(
    'Your child meets the world calmly and at their own pace. With Taurus rising comfort, food and habit give security. → Allow ten extra minutes in the morning, and do not mistake slowness for refusal.',
    'hard to upset',
  ),
  Gemini: child(
    'Your child meets the world with questions and with busy hands. With Gemini rising two things at once are easier than one. → Let them fiddle while they listen, and ask what they heard.',
  ),
  Cancer: child(
    'Your child meets the world carefully, from behind your back at first. With Cancer rising feelings come before facts. → Stay near for the first ten minutes of anything new, and then leave with a clear goodbye.',
    'guarded',
  ),
  Leo: child(
    'Your child meets the world with a smile and expects one in return. With Leo rising pride and warmth go together. → Greet them properly when they enter, and never make a joke of their mistakes in company.',
    'easily hurt',
  ),
  Virgo: child(
    'Your child meets the world by observing it closely. With Virgo rising they notice what is wrong and want to help. → Explain how the day will go, and praise the attempt before you correct the detail.',
  ),
  Libra: child(
    'Your child meets the world politely and wants it to be pleasant. With Libra rising they watch what others would like. → Give time to decide, and say that their own wish counts as much as a friend’s.',
    'tactful',
    'decides slowly',
  ),
  Scorpio: child(
    'Your child meets the world with a long, silent look. With Scorpio rising trust takes time and then lasts. → Do not hand them round to be kissed; let them choose whom to come close to.',
    'trusts slowly',
    'guarded',
  ),
  Sagittarius: child(
    'Your child meets the world with open arms and a loud voice. With Sagittarius rising they want to see, climb and ask. → Plan a run before sitting still, and count on honest remarks.',
    'open to strangers',
    'blunt',
  ),
  Capricorn: child(
    'Your child meets the world seriously and wants to know the rules. With Capricorn rising they look older than they are. → Give a task in a new group, which is easier for them than play.',
    'respects rules',
  ),
  Aquarius: child(
    'Your child meets the world in their own manner. With Aquarius rising they are friendly to all and like to be a little different. → Explain the reason for a rule, and leave the rest to them.',
  ),
  Pisces: child(
    'Your child meets the world softly and takes in its moods. With Pisces rising shoes and times are forgotten, and faces never. → Keep mornings slow, and help the eyes to find what the hands have mislaid.',
    'takes on moods',
    'misses details',
  ),
} satisfies Record<Sign, Passage>

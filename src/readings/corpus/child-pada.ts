import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The pada of a child's birth star, by its navamsha, written for the parents
const child = from('Jataka Parijata 9 and later practice, told for the parents of a child; own wording')

export default {
  Aries: child(
    'Your child wants to begin at once, since the quarter of the birth star has Aries in the navamsha. They cool down as fast as they heat up. → Agree on one rule for speed and keep it every day.',
  ),
  Taurus: child(
    'Your child calms down with familiar things, because the quarter of the birth star has Taurus in the navamsha. Touch, food and a known song help more than words. → Announce a change a day before it comes.',
  ),
  Gemini: child(
    'Your child thinks aloud, since the quarter of the birth star has Gemini in the navamsha. Questions come in rows and the answers are compared. → Let them tell the day at supper, and ask for the part in the middle.',
  ),
  Cancer: child(
    'Your child feels what the family feels, because the quarter of the birth star has Cancer in the navamsha. Tears come before reasons do. → Hold them first, and ask a quarter of an hour later.',
  ),
  Leo: child(
    'Your child likes to be seen, since the quarter of the birth star has Leo in the navamsha. Praise carries them far and mockery stops them at once. → Watch one thing each evening that they want to show you.',
  ),
  Virgo: child(
    'Your child wants to do it right, because the quarter of the birth star has Virgo in the navamsha. A small mistake can end the game. → Show them one of your own mistakes this week, and laugh about it.',
  ),
  Libra: child(
    'Your child wants everybody to be content, since the quarter of the birth star has Libra in the navamsha. They give up their own turn for peace. → Ask for their wish first, before the others have spoken.',
  ),
  Scorpio: child(
    'Your child feels strongly and shows little, because the quarter of the birth star has Scorpio in the navamsha. A secret is safe with them. → Let them close the door sometimes, and keep what they tell you to yourself.',
  ),
  Sagittarius: child(
    'Your child needs a reason and an open field, since the quarter of the birth star has Sagittarius in the navamsha. They believe in what you do more than in what you say. → Take them somewhere new once a month.',
  ),
  Capricorn: child(
    'Your child takes duties seriously, because the quarter of the birth star has Capricorn in the navamsha. They can seem older than they are. → Give them a real task and, on the same day, an hour of pure play.',
  ),
  Aquarius: child(
    'Your child does things in a way of their own, since the quarter of the birth star has Aquarius in the navamsha. Rules need a reason for them. → Explain the reason once, and let them find their own road to it.',
  ),
  Pisces: child(
    'Your child lives in pictures and moods, because the quarter of the birth star has Pisces in the navamsha. They comfort others and forget their bag. → Pack it together each evening, and leave time for dreaming after it.',
  ),
} satisfies Record<Sign, Passage>

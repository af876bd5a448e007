import type { HouseNumber, Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A solar return of a child, written for the parents: the rising sign, and the house of the Sun and the Moon. {child}: the name or
// `your child`
const child = from('Common Western practice (solar returns), told for the parents of a child; own wording')

export default {
  rising: {
    Aries: child(
      '{child} wants to begin everything this year. → Choose two new things together, and let the rest wait.',
    ),
    Taurus: child(
      '{child} likes things calm and the same this year. → Keep the daily order, and change one thing at a time.',
    ),
    Gemini: child(
      '{child} is curious about everything this year. → Keep a list of questions, and answer one each evening.',
    ),
    Cancer: child(
      '{child} stays close to you this year. → Give the closeness freely; it turns into courage by itself.',
    ),
    Leo: child('{child} wants to be seen this year. → Go to the performances, and put the phone away.'),
    Virgo: child(
      '{child} wants to do things properly this year. → Show that a mistake can be mended, with one of your own.',
    ),
    Libra: child('{child} does this year with a friend. → At home, ask what they would have chosen alone.'),
    Scorpio: child(
      '{child} goes to the bottom of things this year. → Answer honestly, and respect what they keep to themselves.',
    ),
    Sagittarius: child('{child} wants to see more of the world this year. One real trip is worth ten small treats.'),
    Capricorn: child(
      '{child} takes on more responsibility this year. → Plan the free days first, because they will not ask.',
    ),
    Aquarius: child('{child} does it their own way this year. → Keep the rules few, and explain each one.'),
    Pisces: child('{child} is softer than usual this year. → Leave gaps in the week, and guard the hours of sleep.'),
  } satisfies Record<Sign, Passage>,
  sun: {
    1: child('The year is about being themselves. → Let {child} choose clothes, hair and one hobby without advice.'),
    2: child('The year is about belongings and skills. → Give {child} one thing of value to look after.'),
    3: child('The year is full of learning and of people close by. → Read with {child}, and walk to places.'),
    4: child('The year belongs to home. A change in the house or the family touches {child}, so tell them early.'),
    5: child('The year belongs to play and to what {child} makes for joy. → Keep lessons out of it where you can.'),
    6: child('The year turns on the routine of the day. Sleep and meals decide how {child} feels in it.'),
    7: child('The year is made by one friend. → Help {child} with the first disappointment and the first peace.'),
    8: child('The year brings an end and something shared. → Speak of it to {child} in plain words.'),
    9: child('The year leads further out. A trip, a language or a new teacher does {child} good.'),
    10: child('The year has a public moment for {child}. → Prepare it well, and make little of the result.'),
    11: child('The year is carried by the group. → Know the friends of {child} by name.'),
    12: child('The year is a quiet one. → Let {child} rest, finish what is open and dream.'),
  } satisfies Record<HouseNumber, Passage>,
  moon: {
    1: child('{child} shows every feeling at once this year. → Name it first, and advise later.'),
    2: child('{child} feels safe with familiar things this year. → Take the old toy along on every trip.'),
    3: child('{child} gets over a sorrow by talking this year. A brother, a sister or a neighbour may hear it first.'),
    4: child('{child} longs for home this year. → Keep times away from you short, and say when you return.'),
    5: child('{child} needs play and laughter this year. → Give ten minutes of it every day.'),
    6: child(
      '{child} carries moods into the day’s tasks this year. → Look at sleep and breakfast before you look for reasons.',
    ),
    7: child('{child} wants one person near this year. → Practise being alone for a quarter of an hour.'),
    8: child('{child} feels more than they say this year. → Sit beside them without a question.'),
    9: child('{child} is happiest on the way this year. → Read of far places at bedtime.'),
    10: child('{child} feels the eyes of others this year. → Praise in public, and correct at home.'),
    11: child('{child} finds comfort among friends this year. → Leave your door open to them one afternoon a week.'),
    12: child('{child} needs time alone this year. → Let the closed door be closed for an hour.'),
  } satisfies Record<HouseNumber, Passage>,
}

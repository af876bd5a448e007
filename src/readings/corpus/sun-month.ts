import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A month of a personal year by the house of the Sun from the birth Moon: the finding and one deed. Good in 3, 6, 10 and 11
const passage = from('Phaladeepika 26, the Sun from the birth Moon; deeds in our words')
type Houses = Record<HouseNumber, Passage>

export default {
  grown: {
    1: passage(
      'You tire sooner than you expect while the Sun passes over your birth Moon. → Put the heaviest task into the morning, and leave two evenings a week free.',
    ),
    2: passage(
      'Money leaves you faster than you plan, with the Sun in the second house from your Moon. → Compare one larger purchase with two others before you pay.',
    ),
    3: passage(
      'You have courage for a new attempt, with the Sun in the third house from your Moon. → Make the call or send the proposal that you are not sure about.',
    ),
    4: passage(
      'Small things at home cost you time, with the Sun in the fourth house from your Moon. → Give one evening to what is broken, and let the rest wait.',
    ),
    5: passage(
      'You worry more than you have reason to, with the Sun in the fifth house from your Moon. → Write the worry down with a date, and look at it again on that date.',
    ),
    6: passage(
      'Obstacles give way to you and your strength is good, with the Sun in the sixth house from your Moon. → Take up the one dispute, form or bill that is still open.',
    ),
    7: passage(
      'Trips and other people’s plans tire you, with the Sun in the seventh house from your Moon. → Agree on times in writing, and keep a free day between two trips.',
    ),
    8: passage(
      'You lose your temper or your sleep more easily, with the Sun in the eighth house from your Moon. → Answer no sharp message on the day it comes.',
    ),
    9: passage(
      'Plans are delayed and advice disappoints you, with the Sun in the ninth house from your Moon. → Finish what is begun, and ask a second person before you follow a first opinion.',
    ),
    10: passage(
      'What you begin succeeds and is seen, with the Sun in the tenth house from your Moon. → Bring your main request to the person who decides.',
    ),
    11: passage(
      'Thanks, money or a good turn comes to you, with the Sun in the eleventh house from your Moon. → Name the price or the wish that you have in mind.',
    ),
    12: passage(
      'Expenses and late hours pull at you, with the Sun in the twelfth house from your Moon. → Go through your subscriptions, and cancel one.',
    ),
  } satisfies Houses,
  elder: {
    1: passage(
      'Your strength is smaller for some weeks while the Sun passes over your birth Moon. → Rest for half an hour after lunch, and keep visits short.',
    ),
    2: passage(
      'You spend more than you mean to, with the Sun in the second house from your Moon. → Let a second person read any offer before you pay.',
    ),
    3: passage(
      'You have energy for company and for something new, with the Sun in the third house from your Moon. → Ring somebody whom you would like to see, and name a day.',
    ),
    4: passage(
      'Small faults in the house annoy you, with the Sun in the fourth house from your Moon. → Have one of them repaired, and leave the others until next month.',
    ),
    5: passage(
      'You worry about the young more than they need, with the Sun in the fifth house from your Moon. → Ask one of them directly how things are.',
    ),
    6: passage(
      'You get through open matters easily, with the Sun in the sixth house from your Moon. → Settle one paper or bill that waits.',
    ),
    7: passage(
      'Travel and full days tire you, with the Sun in the seventh house from your Moon. → Let guests come to you, and agree on the hour.',
    ),
    8: passage(
      'You sleep less well or are easily vexed, with the Sun in the eighth house from your Moon. → Keep one bedtime, and eat little in the evening.',
    ),
    9: passage(
      'You hear advice that does not fit you, with the Sun in the ninth house from your Moon. → Put off large decisions, and spend a morning in a place where you find peace.',
    ),
    10: passage(
      'People notice what you do and ask for you, with the Sun in the tenth house from your Moon. → Say yes to one request that you would enjoy.',
    ),
    11: passage(
      'A kindness or a small gain comes to you through friends, with the Sun in the eleventh house from your Moon. → Share a meal with one of them.',
    ),
    12: passage(
      'You lie awake or pay for things you do not use, with the Sun in the twelfth house from your Moon. → Look through one bank page with somebody you trust.',
    ),
  } satisfies Houses,
  child: {
    1: passage(
      'Your child tires sooner than usual while the Sun passes over the birth Moon. → Plan one quiet afternoon a week.',
    ),
    2: passage(
      'Your child is stubborn about food and belongings, with the Sun in the second house from the Moon. → Offer two choices, and keep to them.',
    ),
    3: passage(
      'Your child is bold and likes to try things, with the Sun in the third house from the Moon. → Let them show somebody what they can do.',
    ),
    4: passage(
      'Your child is out of sorts at home more often, with the Sun in the fourth house from the Moon. → Keep the evenings the same each day.',
    ),
    5: passage(
      'Your child takes losing hard, with the Sun in the fifth house from the Moon. → Play one game together that has no winner.',
    ),
    6: passage(
      'Your child has strength to spare and gets past obstacles, with the Sun in the sixth house from the Moon. → Practise the hard thing for ten minutes a day.',
    ),
    7: passage(
      'Visits and trips tire your child, with the Sun in the seventh house from the Moon. → Keep the day after each outing free.',
    ),
    8: passage(
      'Your child loses temper or sleep more easily, with the Sun in the eighth house from the Moon. → Put the light out a quarter of an hour earlier.',
    ),
    9: passage(
      'Your child argues about rules, with the Sun in the ninth house from the Moon. → Explain one rule in full, and let the others rest.',
    ),
    10: passage(
      'Others see and praise what your child does, with the Sun in the tenth house from the Moon. → Help to finish one thing, and let your child present it.',
    ),
    11: passage(
      'Friends are kind to your child, with the Sun in the eleventh house from the Moon. → Invite one of them for an afternoon.',
    ),
    12: passage(
      'Your child sleeps lightly or mislays things, with the Sun in the twelfth house from the Moon. → Make one fixed place for what is needed each morning.',
    ),
  } satisfies Houses,
}

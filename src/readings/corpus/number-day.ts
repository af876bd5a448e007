import { from } from '../passage.ts'

// Personal years, months and days: the cycle of nine
const year = from('Pythagorean numerology as practised since Balliett, in our own words: personal year')
const month = from('Pythagorean numerology as practised since Balliett, in our own words: personal month')
const day = from('Pythagorean numerology as practised since Balliett, in our own words: personal day')

export default {
  year: {
    1: year(
      'A year of 1 opens a new round of nine. What you plant now you will be living in for a long while, so plant what you want. It favours decisions, moves and first versions; waiting for company makes it stale.',
    ),
    2: year(
      'The second year waters what the first put in the ground. Progress is underground, in contacts, drafts and trust. Pushing does harm, keeping appointments does good, and a partnership that is entered now tends to be kept.',
    ),
    3: year(
      'In a 3 year the plant flowers: invitations, ideas, a wish to show things. Use it for whatever needs an audience. Money leaves through many small doors, so keep one of them shut and finish what you announce.',
    ),
    4: year(
      'The 4 is the working year of the cycle. Health, house, papers and foundations want attention, and improvisation is punished. It feels narrow in spring and proves its worth by December, when things stand that used to wobble.',
    ),
    5: year(
      'A personal year of 5 shakes the tree. Change of job, place or circle lies near, and offers come from the side. Take the one that still looks good after three nights, and leave some evenings unplanned for chance.',
    ),
    6: year(
      'The 6 year belongs to home and to those who need you. Weddings, births, repairs and reconciliations gather in it. Say early what you can carry, because requests come in rows and every one of them sounds reasonable.',
    ),
    7: year(
      'With 7 the cycle draws breath. It is a year for study, rest and looking at what the last six amounted to. Outer matters go slowly. Health of mind improves with solitude that was chosen and ends on a date.',
    ),
    8: year(
      'An 8 year brings the harvest of the round in money, rank and responsibility. Ask for what the work is worth. Old debts in every sense come up for settlement, and fair dealing is the cheapest course.',
    ),
    9: year(
      'The ninth year finishes. Let things end that have ended, give away, forgive, empty the cupboard. Starting something large now is like building in the old tenant’s room; the new key is handed over in January.',
    ),
  },
  month: {
    1: month(
      'A month of 1 inside the year wants one clear start. Send the application, make the call, choose the colour. Whatever you begin in these weeks gets more push than it would have had in the last ones.',
    ),
    2: month(
      'These weeks go better at half speed and with somebody beside you. A month of 2 mends misunderstandings if you bring them up gently. Leave signatures until the details have been read twice by two people.',
    ),
    3: month(
      'The month of 3 fills the calendar with people. Write, speak, present, celebrate. It is poor for accounts and good for ideas, so collect everything now and sort it when the following month has cooled the air.',
    ),
    4: month(
      'A month of 4 asks for sleeves rolled up. Clear arrears, see to the body’s upkeep, put a system where there was a pile. It is dull by design and gives back exactly as much as is put in.',
    ),
    5: month(
      'The month of 5 brings an interruption that turns out useful. Travel, a new contact, a change of timetable: bend with it. Check the brakes, in the car and elsewhere, before you let things run.',
    ),
    6: month(
      'Home has the word in a month of 6. Somebody close wants time rather than advice. It is a good stretch for furnishing, hosting and making up, and for saying once, kindly, what you will not do.',
    ),
    7: month(
      'A month of 7 is best half empty. Read, sleep, see to the question behind the question. What looks like delay from outside is sorting, and the answer arrives when you have stopped asking it.',
    ),
    8: month(
      'Business goes well in a month of 8. Negotiate, invoice, apply for the larger post. The same number shows where authority is used roughly, by you or toward you, and offers a chance to correct it.',
    ),
    9: month(
      'The month of 9 closes accounts. Finish two things for each one you are tempted to begin. A visit to someone old, a gift without occasion, and a cleared drawer are its natural pieces of work.',
    ),
  },
  day: {
    1: day(
      'A day of 1 goes to whoever moves first. Put the hardest item at nine in the morning and decide it. Asking five people for their view would be a pleasant way to lose the advantage.',
    ),
    2: day(
      'The day of 2 is for listening. Answer slowly, pair up for the tedious part, return what you borrowed. A small courtesy shown today is the sort that people mention years later without your knowing why.',
    ),
    3: day(
      'On a day of 3 words come easily. Write the letter, give the talk, ring the friend who makes you laugh. Keep numbers and contracts for tomorrow, when the same head will be a size cooler.',
    ),
    4: day(
      'A day of 4 rewards order. One list, one desk, one thing after another, and supper on time. Surprises annoy more than usual, so leave a margin for them in the afternoon and they will stay small.',
    ),
    5: day(
      'The day of 5 changes its own timetable. Go by another street, say yes to coffee, try the tool that you have put off learning. Two promises made in haste would cost you the rest of the week, so make one.',
    ),
    6: day(
      'Care is the theme of a day of 6. Someone near you needs a hand, a meal or a lift. Do it gladly or leave it, since help with a sigh in it weighs more than it carries.',
    ),
    7: day(
      'Keep part of a day of 7 to yourself. Think, check, read the small print, walk without a telephone. If an answer is demanded today, the honest one is that you will give it tomorrow.',
    ),
    8: day(
      'A day of 8 is for results. Ask for the price, set the date, see the person who can decide. Weigh your tone as you would weigh gold, because authority is heard more loudly than you intend.',
    ),
    9: day(
      'The day of 9 finishes and lets go. Send off what is ready, drop what is dead, and be generous with somebody who can do nothing for you. Begin the new notebook in the morning, and not before.',
    ),
  },
} as const

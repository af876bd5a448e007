import { from } from '../passage.ts'

// Personal years, months and days: the cycle of nine
const year = from('Pythagorean numerology as practised since Balliett, in our own words: personal year')
const month = from('Pythagorean numerology as practised since Balliett, in our own words: personal month')
const day = from('Pythagorean numerology as practised since Balliett, in our own words: personal day')

export default {
  year: {
    1: year(
      'You start a new round of nine years, because your personal year is 1. What you begin now you will be living with for a long time. → Choose one thing that you really want and take its first step before the month is over.',
    ),
    2: year(
      'You get on through other people this year, since your personal year is 2. Progress shows in contacts, drafts and trust, and pushing spoils it. → Keep every appointment you make, and give each answer a night before you send it.',
    ),
    3: year(
      'You are invited and you have ideas this year, because your personal year is 3. → Use it for whatever needs an audience. Money leaves through many small doors, so write down what you spend for one week in each month.',
    ),
    4: year(
      'You do the groundwork this year, since your personal year is 4. Papers, home and habits ask for you, and improvising costs you extra. → Choose one thing that wobbles and set it right this month; you will be glad of it by December.',
    ),
    5: year(
      'You should expect changes this year, because your personal year is 5. Offers come from the side, in work, place or company. → Sleep three nights before you accept one, and leave some evenings free for what you cannot plan.',
    ),
    6: year(
      'You are needed at home this year, since your personal year is 6. Celebrations, repairs and reconciliations come together. → Say in the first weeks how much you can take on, because every single request will sound reasonable.',
    ),
    7: year(
      'You take a breath this year, because your personal year is 7. Study and rest bring you more than running does, and outer matters move slowly. → Plan one week alone or in quiet company, with a date on which it ends.',
    ),
    8: year(
      'You can harvest this year, since your personal year is 8. Money, rank and responsibility come up for decision, and so do old accounts. → Ask for what your work is worth, and pay what you owe before anybody reminds you.',
    ),
    9: year(
      'You finish things this year, because your personal year is 9. → Let go of what is over: a task, a cupboard, a quarrel. Do not begin anything large before next January; make the list of it instead.',
    ),
  },
  month: {
    1: month(
      'You have more push than usual this month, since your personal month is 1. Whatever you begin now gets a better start than it would have had some weeks ago. → Send the application or make the call in the first ten days.',
    ),
    2: month(
      'You get further at half speed and in company this month, because your personal month is 2. A misunderstanding can be cleared up if you raise it gently. → Let a second person read anything that you are going to sign.',
    ),
    3: month(
      'You have people around you this month, since your personal month is 3. → Speak, write and celebrate. It is a poor month for accounts and a good one for ideas, so collect them all on one page and sort them later.',
    ),
    4: month(
      'You roll up your sleeves this month, because your personal month is 4. → Clear what has been waiting and look after your body. Take one pile and turn it into a system; it gives you back exactly what you put in.',
    ),
    5: month(
      'You are interrupted this month and it turns out well, since your personal month is 5. A trip, a new contact or a changed timetable is part of it. → Check the brakes and the tickets, and then say yes.',
    ),
    6: month(
      'You belong at home this month, because your personal month is 6. Somebody close wants your time and not your advice. → Put one evening a week aside for it, and say once, kindly, what you will not do.',
    ),
    7: month(
      'You do better with a half-empty diary this month, since your personal month is 7. What looks like delay is sorting. → Leave one question alone for two weeks, and see whether the answer comes by itself.',
    ),
    8: month(
      'You can do good business this month, because your personal month is 8. → Negotiate, send the bill, or ask for the larger task. Watch your tone with people who cannot answer back, and apologise once if it was wrong.',
    ),
    9: month(
      'You close accounts this month, since your personal month is 9. → Finish two things for each one that you want to begin. Visit somebody old or clear one drawer, and you will feel the month turn.',
    ),
  },
  day: {
    1: day(
      'You gain today by moving first, because your personal day is 1. → Take the hardest item at nine in the morning and decide it. Do not ask five people for their opinion; one is enough, and you already know which one.',
    ),
    2: day(
      'You gain today by listening, since your personal day is 2. → Answer slowly and do the dull part together with somebody. Return one thing that you borrowed, with a word of thanks, and it will be remembered.',
    ),
    3: day(
      'You find words easily today, because your personal day is 3. → Write the letter, give the talk, or call the friend who makes you laugh. Leave figures and contracts for tomorrow, when your head is cooler.',
    ),
    4: day(
      'You get far today with one list and one desk, since your personal day is 4. Surprises annoy you more than usual. → Leave an hour free in the afternoon for them, and eat supper on time.',
    ),
    5: day(
      'You should let your timetable bend today, because your personal day is 5. → Take another street or try the tool that you have been putting off. Make only one promise before evening, since two would cost you the rest of the week.',
    ),
    6: day(
      'You are asked for care today, since your personal day is 6. Somebody near you needs a hand, a meal or a lift. → Do it gladly or say no in a friendly way; help with a sigh is worth little to either of you.',
    ),
    7: day(
      'You need part of today for yourself, because your personal day is 7. → Check, read the small print, walk without a telephone. If somebody wants an answer, tell them that they will have it tomorrow.',
    ),
    8: day(
      'You can get a result today, since your personal day is 8. → Ask for the price or the date, and see the person who can decide. Choose your tone with care, because you sound louder than you mean to.',
    ),
    9: day(
      'You finish and let go today, because your personal day is 9. → Send off what is ready and drop what is dead. Be generous to somebody who can do nothing for you, and begin the new thing in the morning.',
    ),
  },
} as const

import { from } from '../passage.ts'

// The rating of a year for an area of life: the finding and one thing to do in the year
const passage = from('Own weighing of periods and transits by house (Phaladeepika 26, BPHS 46)')

export default {
  career: {
    excellent: passage(
      'You can take a large step at work this year, because people trust you with more. → Ask for the task or the title that you want, with a date, and show one finished result first.',
    ),
    good: passage(
      'Your work goes well this year and more of it is seen. → Choose one project that should carry your name, and give it the first hour of the day.',
    ),
    mixed: passage(
      'Your work has good months and slow ones this year, and few things come by themselves. → Keep one steady task that pays, and try the new one beside it in small parts.',
    ),
    difficult: passage(
      'Your work asks for more this year than it gives back. → Finish what has a deadline, agree on changes in writing, and keep a larger move for a better year.',
    ),
    hard: passage(
      'You meet resistance at work this year, and pushing makes it stronger. → Keep what you have, learn one skill that you can take anywhere, and speak to one person above you about your load.',
    ),
  },
  wealth: {
    excellent: passage(
      'Money comes to you more easily this year, and some of it stays. → Put a fixed share out of reach on the first of each month, and settle one old debt.',
    ),
    good: passage(
      'You have a margin this year if you plan it. → Compare your three largest regular costs in the first weeks, and let the difference go into savings.',
    ),
    mixed: passage(
      'You earn and spend in waves this year. → Keep three months of costs in a separate account, and buy nothing large in a month in which money has just come in.',
    ),
    difficult: passage(
      'Money leaves you faster this year than you plan. → Write down what you spend for one month, stop two regular costs, and lend nothing that you need yourself.',
    ),
    hard: passage(
      'You have to be careful with money this year. → Sign no guarantee and take no new loan without a second opinion, and talk about the budget at home before it becomes tight.',
    ),
  },
  relationships: {
    excellent: passage(
      'People are warm to you this year, and a bond can become firmer. → Say what you wish for in one clear sentence, and plan something together that lasts longer than a weekend.',
    ),
    good: passage(
      'You get on well with the people close to you this year. → Give one evening a week to the person who matters most, and use it for a talk that usually waits.',
    ),
    mixed: passage(
      'You are close to somebody in some weeks of this year and far away in others. → Say early when you need room, and agree on the next meeting before you part.',
    ),
    difficult: passage(
      'You misunderstand each other more easily this year. → Bring up one thing at a time, in person and before supper, and leave old matters out of it.',
    ),
    hard: passage(
      'A bond needs patience from you this year. → Decide nothing about staying or going in a bad week, and talk to one friend who wants nothing from either side.',
    ),
  },
  health: {
    excellent: passage(
      'You have strength to spare this year. → Use it to build a habit that should last: the same walk or exercise on three fixed days of the week.',
    ),
    good: passage(
      'You feel well this year as long as you keep your hours. → Choose one time for going to bed, and keep it on five nights of the week.',
    ),
    mixed: passage(
      'Your strength comes and goes this year. → Plan the rest before the large tasks, and move a little every day instead of much on one day.',
    ),
    difficult: passage(
      'You tire sooner this year. → Take one duty out of your week, eat at fixed hours, and see a doctor early with whatever worries you.',
    ),
    hard: passage(
      'You have to spare yourself this year. → Leave two evenings a week empty, ask for help with heavy work, and keep the visits to your doctor that are due.',
    ),
  },
  family: {
    excellent: passage(
      'Home and family give you strength this year. It is a good time to move, to repair or to bring people together, so fix the date for one of these.',
    ),
    good: passage(
      'You are at ease at home this year, and relatives help when you ask. → Give one room or one family custom the attention that it needs.',
    ),
    mixed: passage(
      'Home is calm in some months of this year and full of demands in others. → Agree on who does what each week, and write it where all can see it.',
    ),
    difficult: passage(
      'Your family asks much of you this year. → Say what you can give in time and in money, and keep one evening a week for yourself.',
    ),
    hard: passage(
      'Things at home are tense this year, and you cannot mend all of them. → Choose the one matter that you can settle, and get a calm third person to help.',
    ),
  },
  learning: {
    excellent: passage(
      'You learn fast this year, and good teachers are near. → Begin the course or the language that you think about, and fix the hours before the first week.',
    ),
    good: passage(
      'You make progress in learning this year if you stay with one subject. → Choose it in the first month, and tell somebody what you want to know by the end.',
    ),
    mixed: passage(
      'You are eager to learn in some months of this year and distracted in others. → Study in a group, because the others will expect you.',
    ),
    difficult: passage(
      'Learning takes you longer this year. → Work in half hours, repeat aloud, and ask for help on the first day on which you are stuck.',
    ),
    hard: passage(
      'You find little quiet for study this year. → Keep one subject alive with twenty minutes a day, and leave examinations and new courses for later.',
    ),
  },
}

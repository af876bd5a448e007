import type { Lord } from '../../jyotish/grahas.ts'
import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The rising signs of the divisional charts, which change with the minute of the birth
const ninth = from('BPHS 6 and 7 for the navamsha: the bearer’s inner nature; in our own words')
const tenth = from('BPHS 6 and 7 for the dashamsha: undertakings; in our own words')
const sixtieth = from('BPHS 6 and 7 for the shashtiamsha: all matters in detail; in our own words')

export default {
  navamsha: {
    Aries: ninth(
      'People who know you well see more courage in you than strangers do, because Aries rises in your navamsha, the ninth chart. You decide fast once you trust your own wish. → Take one step this month that nobody has suggested to you.',
      'bold',
      'decides fast',
    ),
    Taurus: ninth(
      'People who know you well find you calmer than you first seem, since Taurus rises in your navamsha, the ninth chart. You need few things and you need them to last. → Keep one daily pleasure this month, whatever else has to go.',
      'hard to upset',
    ),
    Gemini: ninth(
      'People who know you well are surprised how much you talk, because Gemini rises in your navamsha, the ninth chart. You find out what you think by saying it. → Choose one listener this week and tell the whole story, not the short one.',
      'talks much',
    ),
    Cancer: ninth(
      'People who know you well meet a soft heart, since Cancer rises in your navamsha, the ninth chart. You remember what they have forgotten about themselves. → Ask for comfort once this week in plain words; they do not guess it.',
    ),
    Leo: ninth(
      'People who know you well see how proud and how generous you are, because Leo rises in your navamsha, the ninth chart. You grow when somebody is glad of you. → Tell one person this week that their praise did you good.',
    ),
    Virgo: ninth(
      'People who know you well see how carefully you prepare what looks easy, since Virgo rises in your navamsha, the ninth chart. You help in small exact ways. → Let somebody see a thing of yours this week before it is perfect.',
    ),
    Libra: ninth(
      'People who know you well see how much you want both sides to be content, because Libra rises in your navamsha, the ninth chart. You soften as you get closer. → Say in one sentence this week what would be fair to you.',
      'tactful',
    ),
    Scorpio: ninth(
      'People who know you well meet strong feelings behind a quiet face, since Scorpio rises in your navamsha, the ninth chart. You trust slowly and then completely. → Tell one of them this month a thing that you have kept for years.',
      'trusts slowly',
      'hides feelings',
    ),
    Sagittarius: ninth(
      'People who know you well hear what you believe, because Sagittarius rises in your navamsha, the ninth chart. You need a large reason for a small duty. → Name the reason aloud this week, and the duty will be done by evening.',
    ),
    Capricorn: ninth(
      'People who know you well see how much you carry without a word, since Capricorn rises in your navamsha, the ninth chart. You get lighter with the years. → Put down one duty this month that you took on only because nobody else did.',
    ),
    Aquarius: ninth(
      'People who know you well meet an independent mind, because Aquarius rises in your navamsha, the ninth chart. You stay close to those who let you go. → Agree with them this week on the hours that belong to you alone.',
    ),
    Pisces: ninth(
      'People who know you well see how easily you are moved, since Pisces rises in your navamsha, the ninth chart. You forgive before you are asked. → Find out this week which sorrow is yours, and give one of the others back.',
      'lets go',
      'easily hurt',
    ),
  } satisfies Record<Sign, Passage>,
  dashamsha: {
    Aries: tenth(
      'You go at a task head-on, because Aries rises in your dashamsha, the tenth chart. You are best in the first hour of anything new. → Put the beginnings of this week into your own hands, and find a partner for the endings.',
    ),
    Taurus: tenth(
      'You go at a task steadily and you want to see something of it, since Taurus rises in your dashamsha, the tenth chart. Interruptions cost you most. → Ask for two quiet mornings this week and show the result at their end.',
    ),
    Gemini: tenth(
      'You do two tasks better than one, because Gemini rises in your dashamsha, the tenth chart. You explain a thing while you learn it. → Keep the second task small this week, so that the first gets finished on the day you said.',
    ),
    Cancer: tenth(
      'You work for people more than for a plan, since Cancer rises in your dashamsha, the tenth chart. You notice who in the group is not well. → Say it this week to the person who can change something about it.',
    ),
    Leo: tenth(
      'You want your task to carry your name, because Leo rises in your dashamsha, the tenth chart. You work hardest when somebody looks. → Sign one piece of work this week, and name in public one person who helped you with it.',
    ),
    Virgo: tenth(
      'You make a task better each time you touch it, since Virgo rises in your dashamsha, the tenth chart. You find the mistake the others overlooked. → Decide before you begin when it is good enough, and stop there.',
    ),
    Libra: tenth(
      'You get a task done by bringing the right two people together, because Libra rises in your dashamsha, the tenth chart. You hesitate when you are alone with it. → Talk it through with one partner this week and decide in the same hour.',
      'decides slowly',
    ),
    Scorpio: tenth(
      'You go to the root of a task, since Scorpio rises in your dashamsha, the tenth chart. You work best where others give up. → Choose the hardest open problem this week, and tell nobody about it until you have a first result.',
    ),
    Sagittarius: tenth(
      'You need to know what a task is good for, because Sagittarius rises in your dashamsha, the tenth chart. You see far and you skip the middle. → Write the three steps in between on paper this week and do the first of them.',
    ),
    Capricorn: tenth(
      'You treat a task as a duty and you finish it, since Capricorn rises in your dashamsha, the tenth chart. People give you more because of that. → Ask this week what may be left out before you accept the next one.',
      'finishes',
    ),
    Aquarius: tenth(
      'You do a task in your own way and mostly for a group, because Aquarius rises in your dashamsha, the tenth chart. You improve the rules while you keep them. → Suggest one change this week, with a trial of a month.',
      'respects rules',
    ),
    Pisces: tenth(
      'You feel your way through a task, since Pisces rises in your dashamsha, the tenth chart. You see what a plan forgot about people. → Give your feeling a date and a number this week, so that others can follow it.',
    ),
  } satisfies Record<Sign, Passage>,
  sixtieth: {
    Sun: sixtieth(
      'You steady yourself by knowing what you stand for, because the Sun rules the sign that rises in your sixtieth chart, the finest of them. When you waver, you look for somebody’s approval. → Write down this week what you would do without it.',
    ),
    Moon: sixtieth(
      'You steady yourself by rest and by familiar faces, since the Moon rules the sign that rises in your sixtieth chart, the finest of them. When you waver, you feel everything at once. → Go to bed an hour earlier for three nights.',
    ),
    Mars: sixtieth(
      'You steady yourself by doing something, because Mars rules the sign that rises in your sixtieth chart, the finest of them. When you waver, you get sharp with people. → Use your body for half an hour this week before you answer.',
    ),
    Mercury: sixtieth(
      'You steady yourself by understanding what is going on, since Mercury rules the sign that rises in your sixtieth chart, the finest of them. When you waver, your thoughts run in circles. → Put them in a list this week and strike out half.',
    ),
    Jupiter: sixtieth(
      'You steady yourself by hope and by good advice, because Jupiter rules the sign that rises in your sixtieth chart, the finest of them. When you waver, you promise too much. → Ask somebody wise this week, and promise one thing only.',
    ),
    Venus: sixtieth(
      'You steady yourself by beauty and by kind company, since Venus rules the sign that rises in your sixtieth chart, the finest of them. When you waver, you please everybody. → Do one thing this week only because you like it.',
    ),
    Saturn: sixtieth(
      'You steady yourself by order and by time, because Saturn rules the sign that rises in your sixtieth chart, the finest of them. When you waver, you shut the door. → Keep one appointment this week that you would rather cancel.',
    ),
  } satisfies Record<Lord, Passage>,
}

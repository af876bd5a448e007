import type { Planet } from '../../../western/points.ts'
import { from } from '../../passage.ts'
import type { ByTemper } from '../western-aspect.ts'

// A planet in aspect to the North Node: help or hindrance on the way ahead
const passage = from('Common Western practice')
const modern = from('Common modern Western practice; the outer planets have no place in the older books')

export default {
  Sun: {
    harmonious: passage(
      'You grow where you are visible: on a stage, in an office, first on the list. The people you meet while doing what you love show you the next step. → Say yes this month to one thing with your name on it.',
    ),
    challenging: passage(
      'The way ahead looks like a step down to you, so you repeat the success you know. In a beginners’ class you hide that you are good elsewhere. → Try the new task in another town or under another name; you may be bad at it there.',
    ),
  },
  Moon: {
    harmonious: passage(
      'Your first feeling about a place or a person leads you the right way. A family, a house or the care of somebody small belongs to your road. → Go where you sleep well, and put the list of reasons aside.',
    ),
    challenging: passage(
      'You get homesick at every step ahead. In the new flat you still use the old supermarket. → Bring something along that you know, a recipe, a chair or a person; after three months the place is yours.',
      'holds on',
    ),
  },
  Mercury: {
    harmonious: passage(
      'A message, a course or a chance remark on a train gives you the next direction. You learn your way forward. → Keep a notebook of useful names and ring one of them each month, because a plan will help you less.',
    ),
    challenging: passage(
      'You have excellent reasons to stay where you are, and you have described each option three times. The table with pros and cons is beautiful. → Choose by a fixed date and tell a talkative friend; that moves you further than comparing.',
    ),
  },
  Venus: {
    harmonious: passage(
      'What you like is also good for you: a friend brings the right teacher, a love brings the right city. You may follow your taste like a signpost. → Accept the invitation that pleases you most, even without a use.',
    ),
    challenging: passage(
      'Comfort holds you back: the pleasant person, the pretty flat, the usual table belong to what lies behind you. You need not break anything off. → Meet what is new every second week on a fixed day, until you like it.',
    ),
  },
  Mars: {
    harmonious: passage(
      'You grow when you start something, compete or say no, and you find allies while you do it. A contest teaches you more than the training for it. → Enter the next one before you feel ready.',
    ),
    challenging: passage(
      'You fight old battles well and use up the strength for the new road. Somebody from long ago still gets your best arguments. → Drop one quarrel for good this year; you need that force elsewhere.',
    ),
  },
  Jupiter: {
    harmonious: passage(
      'A teacher, a foreigner or a good library turns up whenever your road divides. You give generously and get directions in return. → Take the larger of two invitations, because the smaller leads back to where you were.',
    ),
    challenging: passage(
      'You see too many signposts: each belief, course and country promises growth. You tend to begin several of them. → Finish the one you have already paid for; at its end you will know which of the others was meant.',
    ),
  },
  Saturn: {
    harmonious: passage(
      'You make progress in stages, and each one holds. A strict teacher or a long contract does you good. → Choose what you could do slowly for ten years, and begin with the first page; that is your direction.',
    ),
    challenging: passage(
      'Duty stands in your road: an old parent, a post, the fear of not being good enough, and part of it is real. → Write down what you owe, to whom and until when; there is a gap in that list, and you can go through it.',
    ),
  },
  Uranus: {
    harmonious: modern(
      'Chance turns out well for you: a cancelled plan, a stranger or a new tool changes your direction, and it fits. → Leave one day a month without any plan; your luck needs a place to land.',
    ),
    challenging: modern(
      'Your path changes before you have learned it, and you make the same beginning again. You have three starter kits in the cupboard. → Promise yourself one experiment for a full year, and see how far a straight line goes.',
    ),
  },
  Neptune: {
    harmonious: modern(
      'A dream, a song or a faith shows you the way, often near water or beside someone who needs you. → Sleep on such a sign and tell a practical friend; if both agree, you can go.',
    ),
    challenging: modern(
      'You read signs into everything, and for a while you followed another person’s dream. The feeling was so clear at night. → Take steps that you can take back, and look at each after a week by daylight.',
    ),
  },
  Pluto: {
    harmonious: modern(
      'A crisis moves you forward: something ends, and you find the strength to begin. People with influence take an interest in you. → Join them for one purpose and state your terms; it serves both of you.',
    ),
    challenging: modern(
      'An old power does not let you go: a rule of the family, a debt, the fear of being overruled. You push, and it holds. → Pay it off in small named parts with a witness, because force only feeds it.',
    ),
  },
} satisfies Record<Planet, ByTemper>

import type { HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from } from '../passage.ts'

// A natal house as a whole, by the balance of its lord, occupants, aspects and bindus
const passage = from('BPHS 11 and 24, with the bindus of BPHS 66')

export default {
  1: {
    supported: passage(
      'You start with credit: people believe you at first, and a good night puts you right. You may choose your own direction more freely than most people can. → Take one decision this week that you would usually leave to others.',
    ),
    mixed: passage(
      'Your strength and your confidence come in seasons. What you begin in a good season carries you through the next one, so a slow week is no reason to stop. → Keep one fixed hour for sleep or exercise, in the slow weeks too.',
    ),
    strained: passage(
      'Beginnings cost you more than they cost others, and people see your worth at the second meeting. → Go to bed at the same hour all week, and take a friend along to the first meeting of something new.',
    ),
  },
  2: {
    supported: passage(
      'Money stays with you, and people trust your word. Tasks in which words and figures have to agree suit you, and your table brings the family together. → Put a fixed sum aside on the day when money comes in.',
      'keeps money',
    ),
    mixed: passage(
      'Your money is sound as long as you watch what you spend, and talk in the family is warm on some subjects and short on others. → Fix one sum for saving this month, and leave it alone.',
    ),
    strained: passage(
      'Holding on to money takes effort for you, and a sharp word at home is remembered for a long time. → Write down for two weeks what you spend, and let a night pass before you answer in anger.',
      'leaks money',
    ),
  },
  3: {
    supported: passage(
      'You have courage and useful hands. What you write, repair or film finds somebody who needs it, and a short trip turns out well for you. → Make the call this week that you have put off for want of courage.',
      'bold',
    ),
    mixed: passage(
      'Your courage depends on the cause: you give much effort in one field and little in another. Brothers, sisters or neighbours help on some days only. → Choose one skill, and practise it for twenty minutes a day until the end of the month.',
    ),
    strained: passage(
      'You work at things without much applause, and messages get lost on the way, so a second one is no shame. → Learn one craft or sport in a class, where somebody sees how far you have come.',
    ),
  },
  4: {
    supported: passage(
      'You rest well at home, and you are glad to come back to it. A settled place of your own is within your reach, and so is a quiet mind. → Invite somebody to your table this week, without any occasion.',
      'at rest',
    ),
    mixed: passage(
      'You have comfort at home with a condition attached: a duty or a repair interrupts the peace from time to time. A small place that is well kept suits you best. → Finish one repair this month before you plan the next.',
    ),
    strained: passage(
      'Rest does not come by itself for you, and you stay watchful even in your own rooms. A settled place is something that you build slowly. → Make one corner of your home quiet this week, and keep duties out of it.',
      'restless',
    ),
  },
  5: {
    supported: passage(
      'Learning, judgement and affection come easily to you. The advice that people ask you for tends to be right, and the young listen to you. → Teach somebody one thing this month that you know well and enjoy.',
      'learns fast',
    ),
    mixed: passage(
      'You have talent that needs a timetable: what you study starts well and then wanders. A teacher and a date make the difference for you. → Choose one subject, and give it the same hour every week.',
      'leaves unfinished',
    ),
    strained: passage(
      'You take light things seriously, and an attempt has to be good at once. The young want your time more than your plans for them. → Try one thing this week only for the joy of it, and show it to nobody.',
    ),
  },
  6: {
    supported: passage(
      'You deal with trouble by method. Duties, papers and opponents wear you out less than they wear out others, and service to somebody suits you. → Keep the routine that works, and lend a hand this week with one task of another person.',
    ),
    mixed: passage(
      'You keep well as long as your routine holds, and disputes end sooner when you take them to the person who can decide. → Walk for half an hour on three days of this week, before you write any letter about a quarrel.',
    ),
    strained: passage(
      'Small quarrels and duties pile up when you leave them, and most of them turn out to be one and the same. → List them on one page this week, and close the oldest before you touch another.',
    ),
  },
  7: {
    supported: passage(
      'Others meet you half-way. Agreements with you last, and you seldom have to decide alone for long. → Say to the person closest to you this week what you value in them, in one plain sentence.',
    ),
    mixed: passage(
      'You are drawn to people quickly and agree with them slowly. Plain terms about time, money and relatives do the rest for you. → Settle one of them in words this month, before it becomes urgent.',
    ),
    strained: passage(
      'Close bonds ask you for time and patience. Nothing in your chart forbids a good one; an unhurried one suits you. → Keep one interest of your own, and give the other person one evening of this week without any plan.',
    ),
  },
  8: {
    supported: passage(
      'You come through changes better than you fear, and people trust you with a secret. What is hidden or difficult interests you more than it frightens you. → Put one neglected paper in order this week, while it is easy.',
    ),
    mixed: passage(
      'Some changes come to you in their own time. What you have written down and asked about early surprises you less, above all where things are shared with others. → Put the papers on shared things in order this month.',
    ),
    strained: passage(
      'Changes come to you without much notice. Unhurried roads, rest in time and open accounts make them easier for you. → Go through one shared account this week, together with the person with whom you share it.',
    ),
  },
  9: {
    supported: passage(
      'You have good fortune with teachers and with far places, and what you believe carries you through slow weeks. → Ask one teacher or elder for advice this month, on a question that you would rather solve alone.',
    ),
    mixed: passage(
      'Luck comes to you when you ask twice, and you revise what you believe more than once. A long study that you finish gives you firm ground. → Finish one course or one book this month that you have begun.',
    ),
    strained: passage(
      'You find guidance mostly by your own search, and belief is a question for you more than an answer. In time, others ask you for what you have looked for. → Write this month to one person whose knowledge you trust.',
    ),
  },
  10: {
    supported: passage(
      'What you do is seen, and it carries you upward. A larger duty suits you better than a comfortable corner. → Say yes this month to one task that others will see, and finish it before you speak of it.',
    ),
    mixed: passage(
      'You rise by steps, with pauses between them, and two kinds of duty compete for your time. You get further where a result can be counted. → Write down this week what you have finished, with the numbers beside it.',
    ),
    strained: passage(
      'Recognition comes slowly to you. A skill that you can show counts for more with you than a change of place does. → Keep a list of what you have done, and show it this month to one person whose word counts.',
    ),
  },
  11: {
    supported: passage(
      'Friends help you, and good things reach you from more than one side. A wish that you say aloud finds somebody who can do something about it. → Say one such wish this week to a friend who knows many people.',
    ),
    mixed: passage(
      'You gain well and you share widely. Groups come and go, and a part of your gain goes with them. → Write down three aims for this year, and say no this month to one group that serves none of them.',
    ),
    strained: passage(
      'Rewards reach you later than the work, and company can cost you as much as it brings. Few and old friends suit you. → Ask this week, in a friendly way, for one thing that was promised to you.',
    ),
  },
  12: {
    supported: passage(
      'You sleep well, and what you give to others does not empty you. Far or quiet places do you good, and you come back from them with a clear head. → Keep one evening a week free of people and screens.',
      'sleeps well',
    ),
    mixed: passage(
      'A part of what you give away frees you, and a part of it only leaks. A trip or a quiet hour does you good; a forgotten bill does not. → Go through your fixed costs this month, and end one of them.',
    ),
    strained: [
      passage(
        'Sleep and money go from you unnoticed, and a late evening costs you twice. → Fix one sum for the month, and put the light out half an hour earlier from tonight until the end of the week.',
        'leaks money',
        'sleeps badly',
      ),
      passage(
        'What is far away costs you effort, and a tie can end without a last word. → Answer this week the message that you have left open, and keep one quiet evening for yourself, with nothing planned in it.',
      ),
    ],
  },
} satisfies Record<HouseNumber, Record<'supported' | 'mixed' | 'strained', Cell>>

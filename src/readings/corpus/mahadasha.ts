import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Mahadashas, by lord and by the condition of the lord
const passage = from('BPHS 47, with Phaladeepika 19')

export default {
  Sun: {
    supportive: passage(
      'You are seen in the six years of the Sun. People in authority notice your work, and an office or a title comes within reach. → Ask for the post yourself and put your name on what you do, because you are heard in these years.',
    ),
    mixed: passage(
      'The six years of the Sun give you the title and its weight together. You gain rank and lose some sleep, and you get on with the people above you one month and not the next. → Take on responsibility in writing, with its limits, and you keep the better half.',
    ),
    testing: passage(
      'The six years of the Sun ask you to be modest. People in command are hard to please, and you tire when you fight them openly. → Choose one duty, do it early every day, and let the result speak for you.',
    ),
  },
  Moon: {
    supportive: passage(
      'The ten years of the Moon are kind to your home and your peace of mind. People like you, your family grows closer, and anything that feeds or shelters others does well in your hands. → Give these years to what needs years to grow.',
    ),
    mixed: passage(
      'The ten years of the Moon come and go in waves. In one fortnight you are wanted everywhere and in the next you doubt everything. → Keep one fixed rhythm at home and judge your affairs by the month, never by the evening.',
    ),
    testing: passage(
      'The ten years of the Moon make you tender. You worry about home or about someone close, and you sleep badly when you have trusted the wrong person. → Eat at fixed hours, keep one friend whom you can call, and decide nothing after dark.',
    ),
  },
  Mars: {
    supportive: passage(
      'The seven years of Mars give you nerve and strength. You buy, build or compete, and people who stood in your way step back. → Choose the one thing that needed only courage, and prepare it well.',
    ),
    mixed: passage(
      'In the seven years of Mars you win, and you pay for it. Work moves fast and a dispute follows almost every gain. → Choose one battle a year, take advice before it, and leave the others alone.',
    ),
    testing: passage(
      'The seven years of Mars tempt you to act in the first minute. What you say in anger costs you a friend or a sum of money. → Move your body every day, and sign nothing on the day of an argument.',
    ),
  },
  Mercury: {
    supportive: passage(
      'The seventeen years of Mercury sharpen your mind and your tongue. You learn a trade, a language or a subject quickly, and people pay you to explain it. → Write more than you need to, because one of those pages opens a door.',
    ),
    mixed: passage(
      'The seventeen years of Mercury give you many good ideas and too many appointments. You gain from talk, trade and papers, and you lose time on things half done. → Finish one before you open the next, and keep a copy of every agreement.',
    ),
    testing: passage(
      'In the seventeen years of Mercury a careless word or a missing paper costs you more than it should. You think fast and get nervous faster. → Read everything twice, and let somebody exact look at your accounts once a month.',
    ),
  },
  Jupiter: {
    supportive: passage(
      'The sixteen years of Jupiter open your life. Teachers, children and good advice come to you, money follows with some delay, and people begin to ask for your opinion. → Say yes to study and to generosity, and no to haste.',
    ),
    mixed: passage(
      'The sixteen years of Jupiter give you much and promise you more. You are trusted and you take on too much because you are. → Keep the promises you have before you make another, and half of what you hope for will be real.',
    ),
    testing: passage(
      'In the sixteen years of Jupiter your hopes run ahead of your means. Advice is plentiful and some of it is expensive. → Ask one person who gains nothing from your answer, and give with your time before you give with money.',
    ),
  },
  Venus: {
    supportive: passage(
      'The twenty years of Venus bring you affection, comfort and taste. You make your home pleasant, love and friendship are easy to find, and art or trade in lovely things pays. → Enjoy it and save a tenth, because these years are long and they end.',
    ),
    mixed: passage(
      'The twenty years of Venus give you pleasure and send you the bill. You are loved, you spend, and you compare yourself more than is good for you. → Decide each January what comfort may cost you, and you can enjoy the rest without worry.',
    ),
    testing: passage(
      'In the twenty years of Venus you may look for love or comfort where it costs too much. What glitters disappoints you after a season. → Keep to people who stay when there is nothing to celebrate, and pay for what you use.',
    ),
  },
  Saturn: {
    supportive: passage(
      'The nineteen years of Saturn reward your patience. You get responsibility, land or a lasting position, slowly and for good. → Keep the same hours in bad months as in good ones, and people will build on you.',
    ),
    mixed: passage(
      'The nineteen years of Saturn make you earn everything twice and keep it. You carry more than your share, and you are paid late. → Say clearly how much you can carry, rest one day a week, and what you build here stands.',
    ),
    testing: passage(
      'The nineteen years of Saturn slow you down. You meet delay, duty and some loneliness, and pushing makes it heavier. → Simplify your life, pay what you owe on the day, and help one person who has less than you, because this lightens it most.',
    ),
  },
  Rahu: {
    supportive: passage(
      'The eighteen years of Rahu lift you out of the place where you began. Foreign people, new machines and sudden chances help you, and you rise faster than your family expects. → Read the rules before you use them, and you keep what you gain.',
    ),
    mixed: passage(
      'The eighteen years of Rahu make you want more, and you get some of it. You try what nobody in your family has tried, with great days and confused ones. → Check facts twice when something looks too good, and keep one old friend who tells you the truth.',
    ),
    testing: passage(
      'The eighteen years of Rahu confuse you with chances that are not what they seem. You run after one thing and lose sight of another. → Wait a week before each large yes, stay with lawful means, and keep your nights for sleep.',
    ),
  },
  Ketu: {
    supportive: passage(
      'The seven years of Ketu free you from what you no longer need. You see through things quickly, and study, prayer or research goes deep. → Let go of one obligation this year and use its hours for the thing you love.',
    ),
    mixed: passage(
      'In the seven years of Ketu you let some things go and others leave by themselves. You need to be alone more often, and people may think you cold. → Tell them that it is rest, and keep one practical task that ties you to the day.',
    ),
    testing: passage(
      'The seven years of Ketu cut off some plans without asking you. You lose interest, or a thing that you counted on ends. → Keep your papers and savings in order, stay near people you trust, and begin again small.',
    ),
  },
} satisfies Record<Graha, Record<'supportive' | 'mixed' | 'testing', Passage>>

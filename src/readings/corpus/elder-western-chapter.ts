import type { ElderForms } from '../elder-forms.ts'
import { from } from '../passage.ts'
import type westernChapter from './western-chapter.ts'
import type westernConflict from './western-conflict.ts'
import type westernLifeArea from './western-life-area.ts'
import type westernReturn from './western-return.ts'
import type westernSlowTransit from './western-slow-transit.ts'
import type westernTheme from './western-theme.ts'
import type westernThemeHouse from './western-theme-house.ts'

// Chapters, areas of life, transits and solar returns for readers from sixty on, where the text for adults speaks of a working life or
// of first things. {point}: a slow planet
const elder = from('Common Western practice, told for the later years; own wording')

export default {
  chapter: {
    venus: {
      Aries: elder('You like somebody at first sight and show it. Your heart is quick, and it wants to win.'),
      Gemini: elder(
        'Conversation is how you love. You are fond of whoever makes you laugh, and silence at table makes you lonely.',
      ),
    },
    seventh: {
      Gemini: elder(
        'You need company that talks, reads and has friends of its own; a silent house makes you feel alone.',
      ),
    },
    midheaven: {
      Aries: elder(
        'People know you as the one who starts things. You are still the one who says let us, and others come along.',
      ),
      Taurus: elder('Your name is tied to something that can be touched and that keeps its value.'),
      Gemini: elder('People know you for your words, and you are good at more than one thing.'),
      Cancer: elder(
        'You are known for looking after people, a place or a tradition, and you are asked how it was done.',
      ),
      Leo: elder('People connect your name with what you do. You enjoy being asked to say a few words.'),
      Virgo: elder('Your skill is what people speak of. People notice on the days when you are away.'),
      Libra: elder('You are asked where tact, taste or justice is needed, and you share the credit gladly.'),
      Scorpio: elder('When it is serious, they send for you. You are told what nobody else hears.'),
      Sagittarius: elder('You are known for a wide view, and the young come to you for stories of far places.'),
      Capricorn: elder('You go step by step and tend to arrive. You respect what is earned, your own part included.'),
      Aquarius: elder('You are known for doing it differently, and for a cause that will outlast you.'),
      Pisces: elder('What you do does not fit on a card: care, art, healing or faith have something to do with it.'),
    },
    second: {
      Aries: elder(
        'Money goes out as quickly as it comes in with you. A fixed sum set aside at the start of the month protects you from your own speed.',
      ),
      Gemini: elder(
        'You have money in more than one place. One page with all your accounts would calm you and your family.',
      ),
      Virgo: elder(
        'You know where each coin went, and you rarely treat yourself. → Put a line for pleasure into the budget.',
      ),
    },
  },
  work: {
    1: elder('You do best under your own name, so put it on the thing you care about now.'),
    2: elder('You can judge to the penny what a thing is worth, and the family may ask you before it buys.'),
    3: elder('Words, teaching and short trips suit you; keep one task that brings letters and calls into the house.'),
    4: elder('Your tasks and your home belong together: a house, land, a garden or the story of the family.'),
    5: elder('You need to make, show or teach something, and you wither among people who never laugh.'),
    6: elder(
      'You are a craftsman by nature; with good tools and a clear task you forget the time, so set an hour to stop.',
    ),
    7: elder('Other people bring out your best: a companion, a friend, an honest opponent at chess.'),
    8: elder('You can help where others turn away: with papers after a loss, with repairs, with hard talks.'),
    9: elder('Your mind wants distance: teaching, travel, languages, or a faith in something.'),
    10: elder(
      'You are made to be responsible in public, so keep one office that is the right size and give the others away.',
    ),
    11: elder('You do well in circles and for a cause, and friends bring you the best tasks.'),
    12: elder('You do your best unseen, in a quiet room or for people in need; let one person know how much it is.'),
  },
  theme_house: {
    gift: {
      2: elder(
        'This strength is worth something to others, and they know it. → Give it away where you like, and say no where it is taken for granted.',
      ),
      7: elder('Company brings this strength out in you. You do better with one good companion than alone.'),
    },
    strain: {
      5: elder(
        'This difficulty holds you back where others let go: in play, in affection, in showing what you made. The verdict comes before you have begun.',
      ),
      7: elder(
        'You meet this difficulty in those you live with. Another person seems to have it, and you try to mend it in them first.',
      ),
      9: elder(
        'This difficulty can keep you closer to home than you wish. You may put off a trip because you do not feel ready, and you can still go.',
      ),
      10: elder(
        'This difficulty shows where others can see you. You feel judged by what you did even where nobody is judging you.',
      ),
    },
  },
  theme: {
    gift: {
      Saturn: {
        deed: elder(
          '→ Choose one thing that should be in order within a year, and write down the first step. Let somebody younger walk beside you on it.',
        ),
      },
    },
    strain: {
      Jupiter: {
        deed: elder(
          '→ Choose one hope for this year and give it a month and a companion. A small thing believed in will change your mind about luck.',
        ),
      },
    },
  },
  conflict: {
    'Sun Mars': {
      deed: elder(
        '→ Choose your contests in advance: a game, a garden, a cause. Breakfast will be more peaceful for it.',
      ),
    },
    'Sun Saturn': {
      finding: elder(
        'You feel that you have to earn the right to be yourself, and your ruler is a hard one. It makes you reliable, and you may put it down now.',
      ),
    },
    'Sun Uranus': {
      scene: elder('You have the house, the circle, the plan for the summer, and you look up trains for the weekend.'),
      deed: elder(
        '→ Build the exit in from the start: a free day, a room of your own, a promise for one season only. You will stay where the door is open.',
      ),
    },
    'Moon Mars': {
      deed: elder(
        '→ Move before you talk: a short walk, a bucket and a brush. Ten minutes later you can say the sentence that starts with I feel.',
      ),
    },
    'Mercury Jupiter': {
      scene: elder('You explain brilliantly what the country should do, and have missed the date for the form.'),
    },
    'Mercury Saturn': {
      scene: elder('You know the right answer at table, and give it when the guests have left.'),
    },
    'Mercury Uranus': {
      deed: elder(
        '→ Write an idea down in one line at once, and leave the steps for later. A slow friend is worth a lot to you.',
      ),
    },
    'Venus Jupiter': {
      deed: elder('→ Set the sum before you go out and the number of guests before you invite. Then enjoy it all.'),
    },
    'Mars Jupiter': {
      scene: elder('You dig the whole bed on the first morning and lie down for three days.'),
    },
    'Mars Uranus': {
      scene: elder('You leave the club on a Tuesday, and on Wednesday you make a plan.'),
    },
    'Mars Pluto': {
      deed: elder(
        '→ Let the pressure out early, on a walk or in the garden, and speak at the first small anger instead of the last great one.',
      ),
    },
  },
  area: {
    vocation: {
      strong: [
        elder(
          'Responsibility comes to you, because people see that it suits you. → Choose one task you would keep, and introduce a younger person to the next.',
        ),
        elder(
          'You are asked for your opinion because it has weight. → Give it once, in one sentence, and let the others decide.',
        ),
      ],
      steady: [
        elder('Your life’s work tends to be made of several pieces. → Keep the piece that you still do with joy.'),
        elder(
          'People can rely on what you do. → Tell somebody this year how you do it, before it seems too ordinary to you.',
        ),
      ],
      slow: [
        elder(
          'You find what you are good at along the way, and some of it late. Nothing on that way is wasted; show one piece of it to a grandchild or a neighbour.',
        ),
        elder(
          'You can look back and see a line where you felt only detours. → Write down the stations on one page; somebody will want to read it.',
        ),
      ],
      divided: [
        elder(
          'You tend to serve two masters, one for the name and one for the heart. The second may have all the days now.',
        ),
        elder('You have one thing for your living and another for love. → Put the second into the calendar first.'),
      ],
      pressed: [
        elder(
          'What you do may be noticed late, or by few. → Choose the two people whose thanks count, and tell them so.',
        ),
        elder(
          'You work well and easily feel overlooked. It need not be proved any more; spend that effort on one thing which pleases you.',
        ),
      ],
    },
    money: {
      strong: [
        elder(
          'Money obeys you, and you need not think of it daily. → Decide this year what it is for, and who should know.',
        ),
        elder(
          'You judge value well, and it shows. → Give with a warm hand what you can spare, and keep the reserve untouched.',
        ),
      ],
      slow: [
        elder(
          'You wonder at the end of the month where it went. → Write down what you spend for a month; you will want to change two things.',
        ),
        elder(
          'Your money wants one page and a quiet hour. → Write down what comes in each month and what must go out, and show it to one trusted person.',
        ),
      ],
    },
    health_habits: {
      slow: elder(
        'A small nudge at the right hour helps your routine most. → Put the shoes by the door and a glass of water on the table, and you will use both.',
      ),
    },
    growth: {
      slow: elder(
        'You learn when you have company and then you like it. → Choose a circle that meets on a fixed day, since the others will expect you.',
      ),
    },
  },
  return: {
    rising: {
      Leo: elder(
        'People look at you this year, and you enjoy it. → Put the thing you are proud of where guests pass by.',
      ),
      Virgo: elder(
        'This is a year for putting things in order. → Begin with habits and papers, and stop correcting at six in the evening.',
      ),
      Aries: elder(
        'You are impatient at the start of this year and want to see results. → Choose one thing to finish, and let the rest be ordinary.',
      ),
      Sagittarius: elder(
        'This year your eyes go further than usual. A trip, a book or a new conviction takes you out of your circle.',
      ),
      Capricorn: elder(
        'You are asked to take responsibility this year. → Plan the rest days first, and say how long you will do it.',
      ),
    },
    sun: {
      2: elder('Your year turns on what you own and what you need, and on what you would like to give away.'),
      6: elder(
        'Your routine and your habits decide how this year feels, so arrange the day before you arrange anything else.',
      ),
      7: elder('Your year is made by another person: a companion, a friend or somebody who contradicts you well.'),
      9: elder('Your year takes you further: on a trip, into a subject or into another opinion.'),
      10: elder('You are asked for more in public than usual this year, and your good name is at stake in one matter.'),
    },
    moon: {
      2: elder('You feel safe this year when the papers are in order and there is a reserve.'),
      6: elder('You carry your mood into your daily round this year, so mind your meals and your sleep.'),
      10: elder('People notice how you feel this year, so choose to whom you show it.'),
    },
  },
  transit: {
    Jupiter: {
      Sun: {
        harmonious: [
          elder(
            'People are glad to do something for you for about two weeks. → Ask for the help or the introduction; only what you ask for stays with you afterwards.',
          ),
          elder(
            'You trust yourself more than usual, with good reason. → Invite the people you have been meaning to see.',
          ),
        ],
      },
      Mercury: {
        harmonious: [
          elder(
            'New things come easily to you, and people listen. → Sign up for the talk, write the letter, or explain to the young what they asked.',
          ),
          elder('A word of yours opens something these days. → Say it to the person who can use it.'),
        ],
      },
      Venus: {
        harmonious: [
          elder(
            'You are good company, and affection comes easily. → Invite people, make a present, or tell someone that you like them.',
          ),
          elder('Something lovely comes to your house, a visit or a gift. → Enjoy it in company.'),
        ],
      },
      Midheaven: {
        harmonious: [
          elder('People speak well of what you did. → Use it to help one younger person to an introduction.'),
          elder('You are asked to say a few words or to take a chair. → Accept if you would enjoy the evening itself.'),
        ],
        challenging: [
          elder(
            'You are offered more than you need to carry, and it flatters you. → Ask for time to think, and say how many hours you have.',
          ),
          elder('An honour comes with a lot of work behind it. → Find out how many evenings it takes.'),
        ],
      },
    },
    Saturn: {
      Sun: {
        harmonious: [
          elder(
            'Your steadiness is seen by people who matter. → Put one thing in writing now; what you arrange in these weeks holds.',
          ),
          elder(
            'You have patience for a thing that others find dull. → Put it in order, and tell those concerned where it lies.',
          ),
        ],
        challenging: [
          elder(
            'You meet a limit: a rule, a date, a tired body. → Do less and finish it, sleep regularly, and let somebody carry the bags.',
          ),
          elder(
            'You feel older than you are for some weeks. → Keep one walk and one visit in each of them, whatever else you cancel.',
          ),
        ],
      },
      Mercury: {
        harmonious: [
          elder(
            'Your attention holds for longer than usual. → Read the long book, write the memories, or put the papers in order.',
          ),
          elder(
            'You find the right words for a serious matter. → Say how you want things arranged, and have it written down.',
          ),
        ],
      },
      Midheaven: {
        harmonious: [
          elder('You are given credit for something that took long. → Hand on a part of it now, in good order.'),
          elder('Somebody strict agrees with you at last. → Let the matter rest there.'),
        ],
        challenging: [
          elder(
            'A duty of yours weighs more than it is worth. → Name an end date for it, and somebody who takes over.',
          ),
          elder(
            'You are asked about something you once decided. → Keep to the facts and the papers, and stay friendly.',
          ),
        ],
      },
    },
    Uranus: {
      Midheaven: {
        harmonious: [
          elder('A new kind of task finds you: a group, a machine, a young person with a plan. → Try it for a month.'),
          elder('You are free of an old duty sooner than you thought. → Leave the hours empty for a month.'),
        ],
        challenging: [
          elder(
            'A task or an office of yours may change from one week to the next. → Keep your friends informed, and one thing of your own beside it.',
          ),
          elder('You would like to throw it all down. → Give back one duty properly, and look at the rest in a month.'),
        ],
      },
    },
    Neptune: {
      Sun: {
        harmonious: [
          elder(
            'Your feeling guides you well these weeks. → Give time to music, faith or somebody in need, and let the accounts wait a day.',
          ),
          elder('You are gentler with yourself, and others feel it. → Spend an hour by the water or with an old song.'),
        ],
      },
      Venus: {
        challenging: [
          elder(
            'You see a person or an offer as you would like it to be. → Wait a year before you sign anything, and let a friend meet them.',
          ),
          elder('You long for somebody who is not there. → Tell one friend about it, and send no money.'),
        ],
      },
      Midheaven: {
        harmonious: [
          elder(
            'You can be of use to something that you believe in. → Offer it one afternoon a week, and no more than that.',
          ),
          elder('People feel what you stand for without a word. → Sit with them, and let it be enough.'),
        ],
        challenging: [
          elder(
            'You are not sure what is expected of you, and a promise may come to nothing. → Write down what was agreed.',
          ),
          elder(
            'Your part in something becomes unclear. → Ask one plain question about it, and step back until you have the answer.',
          ),
        ],
      },
    },
    Pluto: {
      Mars: {
        harmonious: [
          elder(
            'You have staying power for one large thing. → Clear out the cellar or settle the old matter, a little each day.',
          ),
          elder('You can do now what you did not dare for years. → Take the first step on a rested morning.'),
        ],
      },
      Midheaven: {
        challenging: [
          elder(
            'You leave an office or a role, or it leaves you. → Keep your good name rather than the chair, and leave with a kind word.',
          ),
          elder('Somebody wants the say in what you built. → Decide what you will defend, and hand over the rest.'),
        ],
      },
    },
  },
} satisfies {
  chapter: ElderForms<typeof westernChapter>
  work: ElderForms<(typeof westernThemeHouse)['work']>
  theme_house: ElderForms<Pick<typeof westernThemeHouse, 'gift' | 'strain'>>
  theme: ElderForms<typeof westernTheme>
  conflict: ElderForms<typeof westernConflict>
  area: ElderForms<typeof westernLifeArea>
  return: ElderForms<typeof westernReturn>
  transit: ElderForms<typeof westernSlowTransit>
}

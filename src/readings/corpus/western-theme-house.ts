import { type Cell, from } from '../passage.ts'

// The house of the planet on which a chart leans (gift), of the one that costs effort (strain), and of the ruler of the tenth house (work)
const passage = from('Common Western practice (planets in houses)')

type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export default {
  gift: {
    1: [
      passage(
        'You carry this strength in your face and your walk. People form their picture of you in the first minute, and it is a good one.',
      ),
      passage(
        'You show this strength before you have said a word. Others notice it as a kind of ease in you and come a step nearer.',
      ),
    ],
    2: passage(
      'This strength earns your living. You are paid best for what comes easily to you, so do not price it low because it was no effort.',
    ),
    3: passage(
      'You use this strength every day in talk, letters and short visits. A brother, a sister or a neighbour has probably told you so.',
    ),
    4: passage(
      'This strength is at its best at home. Your family leans on it more than they say, and a house you live in soon feels like yours.',
    ),
    5: passage(
      'This strength comes out when you play, love or make something. → Give it an audience of children or friends and you will see it grow.',
    ),
    6: passage(
      'This strength shows in the way you work. You make a dull task go well, and the people beside you notice who holds the place together.',
    ),
    7: passage(
      'Other people bring this strength out in you. You do better with one good partner than alone, in love as in business.',
    ),
    8: passage(
      'This strength shows when things get serious. In a crisis people look round for you, and you turn out to be calm.',
    ),
    9: passage(
      'This strength grows with distance. You are more yourself on a trip, in a course or in front of people who want to learn from you.',
    ),
    10: passage(
      'This strength makes your name. You are seen with it in public, and people you have never met know you for it.',
    ),
    11: passage('This strength works through friends and groups. You are the reason why some of them know each other.'),
    12: passage(
      'You use this strength out of sight. You help in silence and work best behind a closed door, so let somebody know from time to time that it was you.',
    ),
  },
  strain: {
    1: passage(
      'You meet this difficulty every morning in the mirror. It colours your first impression, so people sometimes think you cooler or more unsure than you are.',
    ),
    2: passage(
      'This difficulty touches your money and your sense of what you are worth. You may save and worry, or spend to feel better; both come from here.',
    ),
    3: passage(
      'You notice this difficulty in everyday talk. A simple phone call can take you longer to begin than a day of work.',
    ),
    4: passage(
      'This difficulty shows most at home. You may feel that something there is missing or too much, and you arrange your rooms around it.',
    ),
    5: passage(
      'This difficulty holds you back where others let go: in play, in love affairs, in showing what you made. You judge it before it is finished.',
    ),
    6: passage(
      'This difficulty shows most in your daily work. You take on more than your share and call it normal, until you are tired out.',
    ),
    7: passage(
      'You find this difficulty in the people closest to you. Somebody near you seems to have it, and you easily work on it in them instead of in yourself.',
    ),
    8: passage(
      'This difficulty shows where you have to share: money, secrets, a room. Letting somebody see your accounts is harder for you than working for them.',
    ),
    9: passage(
      'This difficulty limits your horizon. You may put off a trip, a degree or a belief because you do not feel ready, and you go on thinking of it.',
    ),
    10: passage(
      'This difficulty stands in public view. You feel tested at work even when nobody is testing you, and each promotion begins with a bad week.',
    ),
    11: passage(
      'This difficulty shows among friends. You belong to the group and stand a little at its edge, and you wonder whether they would miss you.',
    ),
    12: [
      passage(
        'You keep this difficulty hidden, from yourself too. It speaks in dreams, in tiredness and in the sentence that you swallow.',
      ),
      passage(
        'Nobody sees this difficulty, and that makes it strong. You deal with it alone at night, when a short word to somebody in the daytime would do.',
      ),
    ],
  },
  work: {
    1: passage('Your work and your person are one, so you do best under your own name.'),
    2: passage('You want work that pays visibly, and you can judge to the penny what a thing is worth.'),
    3: passage('Words, teaching, trade or transport suit you; you need a job in which the phone rings.'),
    4: passage(
      'Work and home belong together for you: a family trade, a house, land, or a desk in your own four walls.',
    ),
    5: passage('You need to make, show or teach something in your work, and you wither under people who never laugh.'),
    6: passage('You are a craftsman by nature; give you good tools and a clear task and you forget the time.'),
    7: passage('You rise through other people: clients, a partner, an opponent who makes you better.'),
    8: passage('You can work where others turn away: money that belongs to someone else, crises, repair, research.'),
    9: passage('Your work wants distance: teaching, law, publishing, foreign countries, or a faith in something.'),
    10: passage('You are made to be responsible in public, and you shrink in a post that is too small for you.'),
    11: passage(
      'You work well in networks and for a cause, and your best tasks come to you through friends.',
      'seeks company',
    ),
    12: passage(
      'You do your best work unseen, in a quiet room or for people in need, and somebody else should do the advertising.',
      'in the background',
      'seeks solitude',
    ),
  },
} as const satisfies Record<'gift' | 'strain' | 'work', Record<House, Cell>>

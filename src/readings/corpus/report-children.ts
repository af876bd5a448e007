import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { Element, HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on children: one's own, and those of relatives, pupils and wards. The texts of `guests` follow "With Saturn in your
// fifth house,".
const young = from('BPHS 11 and 24 on the fifth house, in our words')
const natured = from('BPHS 3 and 32 on Jupiter, in our words')
const divided = from('BPHS 7 on the saptamsha, in our words')
const jaimini = from('Jaimini Upadesa Sutras 1.1 on the putrakaraka, in our words')

type Forms = string | readonly [string, string]
const cellOf = (forms: Forms): Cell =>
  typeof forms === 'string' ? natured(forms) : [natured(forms[0]), natured(forms[1])]
const sided = (able: Forms, loaded: Forms): Record<'able' | 'loaded', Cell> => ({
  able: cellOf(able),
  loaded: cellOf(loaded),
})

export default {
  /** The lord of the fifth house by its house. */
  lord_place: {
    1: young(
      'You and the young are alike: they have your gestures and your temper. They watch you more than they listen to you. → When you want them to rest, read or apologise, do it first, where they can see it.',
    ),
    2: young(
      'You care for the young by food, words and steady provision. At your table they learn how people speak to each other. → Let them finish a sentence there, even a wrong one, and they will tell you more.',
    ),
    3: young(
      'You are more of a playmate than a judge. You build, ride and joke with them, and they come to you with the thing that is broken. → Keep one short trip a month for the two of you alone.',
    ),
    4: young(
      'You give the young a home that they come back to. A bed that is theirs and the same soup matter more than you think. → Let them bring friends along, and do not ask too much at the door.',
    ),
    5: young(
      'You take joy in the young without effort, and they feel it. You remember how it was to be seven. → Let them fail at small things in front of you; it is the one thing that you find hard.',
    ),
    6: young(
      'You show love by helping with what is difficult: homework, a lost key, a form to fill in. They know you as the one who solves things. → Do something useless with them this week, because they miss that side of you.',
    ),
    7: young(
      'You share the young with another person, and the two of you do not always agree. They know whom to ask first. → Settle the three rules that matter with that person, and let all the others go.',
    ),
    8: young(
      'You wait and worry over the young, or a change in the family brings them to you. You are careful with them. → Tell them one secret of your own childhood, and they will trust you with theirs.',
    ),
    9: young(
      'You see luck and meaning in the young, and you want to show them the world. They remember what you believed more than what you bought. → Take them to a place that is holy or great to you.',
    ),
    10: young(
      'The young see you working, and they are proud of you and short of you at once. You count in their eyes for what you do. → Show them once what it is that you do all day, and give them a task in it.',
    ),
    11: young(
      'You have many young people around you: your own, your friends’, a team or a class. They bring friends, and your house gets loud in a good way. → Learn the name of the shyest one among them.',
    ),
    12: young(
      'You love the young across a distance. They know you by letters and calls. → Keep one fixed hour a week for that call, and let nothing replace it.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  guests: {
    Sun: young(
      'You want to be proud of the young, and they feel how high the mark is. You help them more when you praise the effort and not the rank.',
    ),
    Moon: young(
      'You are tender with the young and read their faces. You carry their moods into your night, so ask them in the morning before you worry.',
    ),
    Mars: young(
      'You are quick with the young, in play and in anger. You are loved for the games; keep your voice for real danger.',
    ),
    Mercury: young(
      'You talk with the young as with equals. You turn learning into riddles, and you should leave them an hour without any plan.',
    ),
    Jupiter: young(
      'You have a blessing with the young: they take your advice. You advise too early, so wait until you are asked the second time.',
    ),
    Venus: young(
      'You make the young feel loved and well dressed. You find it hard to say no, and one kind no a week would do them good.',
    ),
    Saturn: young(
      'You take the young seriously, and joy came late or with duty. You warm them by time that has no purpose, half an hour on the floor.',
    ),
    Rahu: young(
      'You have unusual children about you, or you come to them by an unusual way. You do well to compare them with nobody.',
    ),
    Ketu: young(
      'You understand the young without words and may keep them at a distance. You have to say aloud that you are glad of them.',
    ),
  } satisfies Record<Graha, Passage>,
  jupiter: {
    Fire: sided(
      [
        'You inspire the young. They begin things because you believed that they could, and you stand at the edge of the field when they do.',
        'You give the young courage. They climb higher because you are standing below and smiling.',
      ],
      'You expect great things of the young and say it too often. They breathe more freely when you ask how the day was, and no more.',
    ),
    Earth: sided(
      'You give the young something firm: a savings book, a trade, a promise that is kept. They know where to find you.',
      'You provide for the young and forget to laugh with them. They would give the new shoes for an afternoon of yours.',
    ),
    Air: sided(
      'You explain the world to the young, and they like to listen. They hear reasons from you where others give orders.',
      'You give the young ten reasons where one would do. They hear you again when you tell a story in place of a reason.',
    ),
    Water: sided(
      [
        'You comfort the young and forgive them. They come to you first when they have broken something.',
        'You have room for the young: for their tears, their odd questions, their noise. They tell you things that they tell nobody else.',
      ],
      'You feel so much with the young that they hide their troubles from you. They will speak when you can listen without tears.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  rising: {
    Aries: divided('You meet young people who want to be first and need a race to run.'),
    Taurus: divided('You meet calm young people who like to eat, sing and stay.'),
    Gemini: divided('You meet talkative young people, often two at once.'),
    Cancer: divided('You meet tender young people who cling and later look after you.'),
    Leo: divided('You meet young people who want a stage, and your applause.'),
    Virgo: divided('You meet careful young people who worry about mistakes.'),
    Libra: divided('You meet kind young people who cannot bear a quarrel.'),
    Scorpio: divided('You meet intense young people who test whether you stay.'),
    Sagittarius: divided('You meet cheerful young people who will travel far from you and come back.'),
    Capricorn: divided('You meet serious young people who are old early and young later.'),
    Aquarius: divided('You meet independent young people with odd ideas, and some of these are good.'),
    Pisces: divided('You meet dreamy young people who need your clock and your gentleness.'),
  },
  /** The picture of the young by the putrakaraka of Jaimini. */
  putrakaraka: {
    Sun: jaimini(
      'The young person closest to you is proud and warm. You are obeyed when you give a reason and some respect, and never when you give an order before others.',
    ),
    Moon: jaimini(
      'The young person closest to you is sensitive, and the mood of your home is the weather. You do most by regular meals and by listening.',
    ),
    Mars: jaimini(
      'The young person closest to you has courage and a short fuse. You do most by sport, tools and a clear rule that holds for you as well.',
    ),
    Mercury: jaimini(
      'The young person closest to you is clever and restless. You do most by answering questions honestly, and by going to bed on time yourself.',
    ),
    Jupiter: jaimini(
      'The young person closest to you is good-natured and likes to teach. You do most by books, by trust, and by admitting a mistake of yours.',
    ),
    Venus: jaimini(
      'The young person closest to you is charming and loves beautiful things. You do most by music, by manners, and by not paying for everything.',
    ),
    Saturn: jaimini(
      'The young person closest to you is quiet and older than the years. You do most by patience, by a task that is needed, and by laughing together.',
    ),
  } satisfies Record<Lord, Passage>,
}

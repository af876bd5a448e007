import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { Element, HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on learning. The texts of `guests` follow "With Saturn in your fifth house,".
const mind = from('BPHS 11 and 24 on the fifth house, in our words')
const ground = from('BPHS 11 and 24 on the fourth house, in our words')
const guided = from('BPHS 11 and 24 on the ninth house, in our words')
const natured = from('BPHS 3 and 32 on the planets and what they stand for, in our words')
const divided = from('BPHS 7 on the siddhamsha, in our words')

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
    1: mind(
      'You learn by yourself and for yourself. You pick up a book because the question is yours, and you put it down when somebody tells you to read it. → Choose your own subject and your own hour, and no teacher will have to push you.',
    ),
    2: mind(
      'You learn by ear and by heart. You remember how a sentence was said, and you can repeat a talk at supper almost word for word. → Read aloud what you want to keep, and explain it to somebody in your family.',
    ),
    3: mind(
      'You learn with your hands and in short pieces. Twenty minutes, a break and a sketch bring you further than an evening in a chair. → Write notes by hand, and study with somebody of your own age.',
    ),
    4: mind(
      'You learn at home, in a quiet room with your own table. You understand a thing when nobody is looking over your shoulder. → Guard that table: no bills on it, no telephone, the same lamp each day.',
    ),
    5: mind(
      'You understand before you memorise, and you want to know why. With a problem before you, you forget the time. → Leave the lists until you have seen the idea behind them, and then they stay with you.',
    ),
    6: mind(
      'You learn by practice, correction and a little rivalry. A mistake that somebody marks in red teaches you more than praise does. → Do ten exercises a day and let a strict person look at three of them.',
    ),
    7: mind(
      'You learn in company: you need a person to talk against. A question comes to you while you explain, and the answer a moment later. → Find one partner for study, and meet on the same day each week.',
    ),
    8: mind(
      'You learn by digging. The first chapter bores you, and the footnote keeps you awake. → Choose a subject with hidden parts, and finish the basics on purpose, because you will need them to show what you found.',
    ),
    9: mind(
      'You learn from people you respect, and far from home you learn faster. One good teacher is worth a whole institute to you. → Write to that person this month, even if you think that you are too unimportant.',
    ),
    10: mind(
      'You learn for a purpose: you want to use it at work and be known for it. A subject without a use goes out of your head in a week. → Tie each chapter to a task that you really have to do.',
    ),
    11: mind(
      'You learn in a circle: a class, a club, a forum of people with the same question. They lend you books and you lend them courage. → Be the one who sends round the notes; you will learn most of all.',
    ),
    12: mind(
      'You learn in silence, abroad, or at hours when others sleep. You take in more than you can show, and people think that you were not listening. → Write half a page each evening, so that it leaves a trace.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  guests: {
    Sun: mind(
      'You want to be among the best, and you are hurt by criticism. You shine when you may present something, so ask for that part.',
    ),
    Moon: mind(
      'You learn by mood and by picture. You keep a story for years and lose a list overnight, so turn the list into a story.',
    ),
    Mars: mind(
      'You attack a problem and like a deadline. You make careless mistakes at speed, so keep five minutes for a second look.',
    ),
    Mercury: mind(
      'You are at home with words and numbers. You start three things at once, and you gain most when you finish the smallest first.',
    ),
    Jupiter: mind(
      'You grasp the meaning of a subject early, and teachers like you. You skip the drill, so do the dull page before the grand one.',
    ),
    Venus: mind(
      'You learn what is beautiful: languages, music, design. You put off whatever is dry, so give it a fresh notebook and the first half-hour.',
    ),
    Saturn: mind(
      'You learn slowly and for good. You do well with one hour at the same time each day, for years, and few people can follow you then.',
    ),
    Rahu: mind(
      'You are hungry for new and foreign knowledge. You jump to the last chapter, and you save time in the end if you take the first one too.',
    ),
    Ketu: mind(
      'You know some things without having been taught, and overlook common ones. You have to practise showing the steps in between.',
    ),
  } satisfies Record<Graha, Passage>,
  mercury: {
    Fire: sided(
      'Your mind is quick and sure of itself. You get the point while others are still reading the question, and you can defend it in one sentence.',
      'Your mind runs ahead of your pencil. You answer the question that you expected, so read it twice before you write.',
    ),
    Earth: sided(
      [
        'Your mind is exact. You like tables, steps and proofs, and your work can be checked by anybody.',
        'Your mind is orderly, and it finds the error in a page of figures. You do well in tests that ask for care.',
      ],
      'Your mind goes carefully and gets stuck on a detail. You move on sooner if you allow yourself one open question on each page.',
    ),
    Air: sided(
      'Your mind connects things: a word in one language, a rule in another. You learn fastest by talking about it.',
      'Your mind has too many windows open. You remember far more on the days on which you study one thing until lunch.',
    ),
    Water: sided(
      'Your mind works by sense and likeness. You know that an answer is right before you can say why, and you are mostly correct.',
      [
        'Your mind is swayed by the mood of a room. You think clearly again after you have written down, in three lines, what is known.',
        'Your mind takes in more than it can sort. You understand a chapter best when you close the book and say it in your own words.',
      ],
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  moon: {
    Fire: sided(
      'You remember what excited you, with the day and the weather. → Study early, when you are eager.',
      'You forget whatever bores you, by the next morning. A bet with a friend or a clock on the table holds your memory.',
    ),
    Earth: sided(
      [
        'What you have once learnt, you keep. A regular table and regular meals are all that your memory asks for.',
        'You remember for years what you learnt in peace. → Study after a meal and a short walk, always at the same table.',
      ],
      'Your memory is slow to open when you are worried about money or home. → Settle one small worry, and then sit down to study.',
    ),
    Air: sided(
      'You remember a voice and the words that it used. Repeating them to a friend fixes them for you.',
      'Your memory scatters after too much talk. You keep more if you sit alone for ten minutes after each lesson.',
    ),
    Water: sided(
      'You remember with your heart: a face, a song, a kind word in class. A teacher whom you like makes you love the subject.',
      'Your memory rises and falls with your feelings. You need sleep more than you need another hour with the book.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  /** The lord of the fourth house. */
  schooling: {
    Sun: ground(
      'The ground of your learning is a place with a name. You do well where people expect something of you, and badly where nobody looks. → Choose a course that ends with a public result.',
    ),
    Moon: ground(
      'The ground of your learning is a place where you feel safe. You study well when home is calm. → Make it calm first, and the book opens itself.',
    ),
    Mars: ground(
      'The ground of your learning is effort. You like a hard course with a clear end, and you are bored by an easy one. → Take the harder of two, and train for it as for a race.',
    ),
    Mercury: ground(
      'The ground of your learning is variety. You gain from a change of class or subject, even if others call it restless. → Combine two subjects that seldom meet.',
    ),
    Jupiter: ground(
      'The ground of your learning is trust. An older person’s belief in you is what you build on. → Be near people like that, and accept help without counting it.',
    ),
    Venus: ground(
      'The ground of your learning is pleasure. You learn well in a fine room and among kind people. → Spend a little on your table and your company; it comes back to you as knowledge.',
    ),
    Saturn: ground(
      'The ground of your learning is patience. You can wait, repeat and do without, and you know how to go on. A second chance suits you better than a first one did.',
    ),
  } satisfies Record<Lord, Passage>,
  /** The lord of the ninth house. */
  teachers: {
    Sun: guided(
      'Your best teacher leads from the front and expects you to stand up. You learn there how to take responsibility. → Do not argue about rank; ask about the subject.',
    ),
    Moon: guided(
      'Your best teacher cares for you first and instructs you second. You still hear this voice when you are stuck. → Keep in touch, even if the course is over.',
    ),
    Mars: guided(
      'Your best teacher is strict and tests you. You are angry for a day, and better for a year. → Ask for the hard criticism before you hand in.',
    ),
    Mercury: guided(
      'Your best teacher is clever, funny and quick, and may be younger than you. You learn by question and answer. → Send one good question this week.',
    ),
    Jupiter: guided(
      'Your best teacher is generous and has read everything. You are given more than you asked for. → Pass one thing on to somebody else, and it becomes your own.',
    ),
    Venus: guided(
      'Your best teacher teaches by taste: you see how a thing is done well, and you want to do it so. → Watch it for one afternoon.',
    ),
    Saturn: guided(
      'Your best teacher says little and stays with you for long. You understand the lesson years later. → Be patient with the silence and bring finished work.',
    ),
  } satisfies Record<Lord, Passage>,
  rising: {
    Aries: divided('You learn by starting, and you know a thing once you have tried it.'),
    Taurus: divided('You build knowledge like a house, and nothing falls down later.'),
    Gemini: divided('You want two subjects, and you are better for it.'),
    Cancer: divided('You learn from stories, history and people.'),
    Leo: divided('You want to master one field and be known in it.'),
    Virgo: divided('You get far by method, notes and small corrections.'),
    Libra: divided('You learn by weighing two sides, best in company.'),
    Scorpio: divided('You become an expert in something that others avoid.'),
    Sagittarius: divided('You study late into life, and teaching is part of it.'),
    Capricorn: divided('You take the long course and finish it.'),
    Aquarius: divided('You learn outside the usual path, and your knowledge is useful to many.'),
    Pisces: divided('You take in the whole picture, and need help with the order of it.'),
  },
  /** The planet with most weight among subjects. */
  subjects: {
    Sun: natured(
      'You are drawn to what has weight in public: administration, medicine, law of the state. You like to decide, so choose the course that leads to responsibility.',
    ),
    Moon: natured(
      'You are drawn to what lives and feels: psychology, nursing, food, history, the sea. You learn it by caring for one case, so look for practice early.',
    ),
    Mars: natured(
      'You are drawn to what can be built, cut or defended: engineering, surgery, sport, mechanics. You need a workshop as well as a book.',
    ),
    Mercury: natured(
      'You are drawn to signs and numbers: mathematics, languages, commerce, computing. You think fastest when you compare two systems.',
    ),
    Jupiter: natured(
      'You are drawn to meaning: law, philosophy, teaching, finance. You want to know what is right, and you explain it well to others.',
    ),
    Venus: natured(
      'You are drawn to form: design, music, fashion, literature, hospitality. You can make a living from taste, if you learn the craft beneath it.',
    ),
    Saturn: natured(
      'You are drawn to what lasts: history, geology, construction, labour and social questions. You are right to trust sources more than opinions.',
    ),
    Rahu: natured(
      'You are drawn to what is new or foreign: technology, media, aviation, other languages. You should learn the old basics beside it, because few others will.',
    ),
    Ketu: natured(
      'You are drawn to what is hidden or exact: research, coding, medicine, old texts. You see the principle at once, and your task is to write down the steps.',
    ),
  } satisfies Record<Graha, Passage>,
}

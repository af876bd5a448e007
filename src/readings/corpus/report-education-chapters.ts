import type { Element } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

/**
 * How somebody learns: by the elements of Mercury (taking in) and of the Moon (keeping) together, and in an examination by the ablest and the
 * weakest of five planets. Each in a form for the reader and one for the parents of a child.
 */

const learnt = from('BPHS 3 and 32 on Mercury and the Moon, in our words')
const tested = from('BPHS 3 and 32 on the planets, in our words')

const EXAM_PLANETS = ['Moon', 'Mars', 'Mercury', 'Jupiter', 'Saturn'] as const
type ExamPlanet = (typeof EXAM_PLANETS)[number]

export default {
  /** By the element of Mercury, then by that of the Moon. */
  study: {
    Fire: {
      Fire: learnt(
        'You learn in one fast push while the subject is new, and you keep what excited you. The danger is the third week. → Cut a course into short goals with an end you can see, and begin each with its hardest part.',
      ),
      Earth: learnt(
        'You grasp a point fast, and it becomes yours once your hand has done it. → Read the chapter quickly, then solve five examples on paper the same evening. You can build on those five for the whole year.',
      ),
      Air: learnt(
        'You learn fastest in an argument: you take a side, defend it and see the whole subject. → Study with somebody who contradicts you. Afterwards write down in three lines what you now believe.',
      ),
      Water: learnt(
        'You see the point at once and remember the mood of the hour. An angry teacher can close a subject for you, a warm one opens it. → Begin with a question of your own, and finish on something that went well.',
      ),
    },
    Earth: {
      Fire: learnt(
        'You work step by step, and you keep what came with a spark. A list stays with you when there is a wager or a stop-watch in it. → Put one small contest into each hour of study.',
      ),
      Earth: learnt(
        'You learn slowly, in order, and for good. You want the first page before the second and the rule before the example. → Start early, an hour a day at the same table, and the last week is quiet.',
      ),
      Air: learnt(
        'You collect facts carefully and remember them through words. → Turn each page into three questions, and ask them aloud the next morning. You find out sooner than by reading again what is missing.',
      ),
      Water: learnt(
        'You learn by exact work in a calm place. Tables and steps suit your head, and peace at home keeps them there. When something upsets you, copy out one clean page before you go on; it settles you.',
      ),
    },
    Air: {
      Fire: learnt(
        'You learn by talk and by trying, and you lose patience with the text in between. → Explain the chapter before you have finished it. The gaps you hear in your own words tell you what to read.',
      ),
      Earth: learnt(
        'You connect ideas quickly and keep those that you put in order. → Talk first, then make a table: terms on the left, examples on the right. One page for each chapter is your best book.',
      ),
      Air: learnt(
        'You learn by question and answer, and silence makes you dull. Two subjects at once keep you fresh. → Let one day a week be without a screen, because your memory needs an empty hour to sort.',
      ),
      Water: learnt(
        'You understand by comparing and remember by picture and story. → Make a small drawing beside each definition. You find the page again in your mind by its drawing.',
      ),
    },
    Water: {
      Fire: learnt(
        'You sense the answer first and want to see it proved at once. Guess, then check; you learn from the distance between the two. Short bursts in the morning suit you better than long evenings.',
      ),
      Earth: learnt(
        'You take in the whole and then need time to make it solid. → Read a chapter twice without a pen, and only then take notes. On the third day you know it as if you had always known it.',
      ),
      Air: learnt(
        'You understand by feeling and keep it by saying it. → Tell a friend what the chapter is about, with one example from your own life. The example is what you find again later.',
      ),
      Water: learnt(
        'You learn by sinking into a subject, with music, a lamp and nobody at the door. You can do in one such evening what others do in a week. Numbers and dates need a rhyme or a colour to stay.',
      ),
    },
  } satisfies Record<Element, Record<Element, Passage>>,
  study_child: {
    Fire: {
      Fire: learnt(
        'Your child learns in fast, short pushes while a thing is new. → Set a small goal with an end in sight, and stop while it is still fun.',
      ),
      Earth: learnt(
        'Your child understands quickly and keeps only what the hands have done. → Let them build, cook or lay out what the lesson was about on the same day.',
      ),
      Air: learnt(
        'Your child learns by arguing a point. → Take the other side in play, and let them win with a good reason.',
      ),
      Water: learnt(
        'Your child sees the point at once and remembers how the hour felt. A kind beginning and a small success at the end do more than a longer lesson.',
      ),
    },
    Earth: {
      Fire: learnt(
        'Your child works step by step and remembers with a spark. → Make a race against the kitchen clock out of the times tables.',
      ),
      Earth: learnt(
        'Your child learns slowly, in order, and for good. The same table at the same hour is half of the lesson, so do not rush the first page.',
      ),
      Air: learnt(
        'Your child collects facts and keeps them by saying them aloud. → Ask three questions about the day at supper.',
      ),
      Water: learnt(
        'Your child does exact work in a calm room. → After a quarrel, let them first copy or colour something, and open the book after that.',
      ),
    },
    Air: {
      Fire: learnt(
        'Your child learns by talking and trying at once. → Let them explain the game before they know all its rules.',
      ),
      Earth: learnt(
        'Your child connects things quickly and keeps what is put in order. → Sort cards, stones or words into boxes together.',
      ),
      Air: learnt(
        'Your child learns by asking. → Answer, ask back, and leave one hour of the day without a screen, so that it can settle.',
      ),
      Water: learnt(
        'Your child understands by comparing and remembers by pictures. A small drawing beside each new word keeps it.',
      ),
    },
    Water: {
      Fire: learnt(
        'Your child guesses first, and often guesses right. → Let them guess, and then look together how near it was.',
      ),
      Earth: learnt(
        'Your child takes in the whole and shows it days later. → Read the same book three times without asking anything.',
      ),
      Air: learnt(
        'Your child understands by feeling and keeps it by telling it to somebody. → Be the listener for five minutes each day.',
      ),
      Water: learnt(
        'Your child sinks into what they love and hears nothing else. → Leave one long afternoon a week free for that, and put numbers into songs.',
      ),
    },
  } satisfies Record<Element, Record<Element, Passage>>,
  /** The help in an examination: the ablest of the five planets. */
  exam: {
    Moon: tested(
      'In an examination you can rely on your calm: you sleep the night before, and you remember when you see the page. Your first answer is mostly the right one.',
    ),
    Mars: tested(
      'In an examination you can rely on your pace: a clock makes you sharper. You do best with the question first that gives most marks.',
    ),
    Mercury: tested(
      'In an examination you can rely on your head: you read the question correctly and put the answer in few words. Oral tests suit you even better than written ones.',
    ),
    Jupiter: tested(
      'In an examination you can rely on your overview: essays and open questions let you show what you know. You gain by a plan on the first half page.',
    ),
    Saturn: tested(
      'In an examination you can rely on your preparation: what you have practised for weeks does not leave you. Old papers, one each Sunday, are your best training.',
    ),
  } satisfies Record<ExamPlanet, Passage>,
  /** The cost of marks: the weakest of the five. */
  exam_cost: {
    Moon: tested(
      'What costs you marks is nerves, mostly in the first ten minutes. A warm breakfast, an early arrival and an easy question first take them away from you.',
    ),
    Mars: tested(
      'What costs you marks is haste, or a start that comes too late. You win them back if each question has its minutes on paper before you write a line.',
    ),
    Mercury: tested(
      'What costs you marks is a detail: a sign, a word that you misread. You find most of it in five minutes that are kept for the question text alone.',
    ),
    Jupiter: tested(
      'What costs you marks is a broad answer without a proof. One date, one number or one case in every paragraph is all you need.',
    ),
    Saturn: tested(
      'What costs you marks is slowness, or the belief that you do not know enough. You get faster by practising with a clock, and the imperfect page counts as well.',
    ),
  } satisfies Record<ExamPlanet, Passage>,
  exam_child: {
    Moon: tested('In tests at school your child stays calm and remembers, most of all after a good night.'),
    Mars: tested('In tests at school your child is quick and likes a clock, so praise a second look.'),
    Mercury: tested('In tests at school your child reads the question well and answers in few words.'),
    Jupiter: tested('In tests at school your child shines where something may be told at length.'),
    Saturn: tested('In tests at school your child does what was practised, so little and often is enough.'),
  } satisfies Record<ExamPlanet, Passage>,
  exam_cost_child: {
    Moon: tested('Nerves cost most: a warm breakfast and an early start help more than one more exercise.'),
    Mars: tested('Haste costs most: let them point at each task with a finger before they begin.'),
    Mercury: tested('Small slips cost most: read the question aloud together in practice at home.'),
    Jupiter: tested('Long answers without a number cost most: ask for one example to each sentence.'),
    Saturn: tested('Slowness costs most: practise with a clock as a game, and accept an unfinished page.'),
  } satisfies Record<ExamPlanet, Passage>,
}

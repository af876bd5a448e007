import type { Element, Modality } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage, type TraitText } from '../passage.ts'

// The leading and the lacking element and modality of a chart
const element = from('BPHS 4 and common practice for the elements of the signs; own weighing of a chart')
const modality = from('Brihat Jataka 1 for movable, fixed and dual signs; own weighing of a chart')

type Half = 'leading' | 'lacking'
/** Few births lack a quality, so two texts are enough where three would not all occur. */
type Variants = readonly [TraitText, TraitText, TraitText?]
const halves =
  (passage: (text: TraitText) => Passage) =>
  (leading: Variants, lacking: Variants): Record<Half, Cell> => {
    const cell = ([one, two, three]: Variants): Cell => [
      passage(one),
      passage(two),
      ...(three === undefined ? [] : [passage(three)]),
    ]
    return { leading: cell(leading), lacking: cell(lacking) }
  }
const ofElement = halves(element)
const ofModality = halves(modality)

export default {
  element: {
    Fire: ofElement(
      [
        'You answer a question with a deed, because fire leads in your chart. You get a whole room going, and you forget the pot on the stove. → Exercise before work this week, and keep one evening on which nothing has to be won.',
        [
          'You light up a plan and the people in it, because fire leads in your chart. You are impatient with whoever needs a second explanation. → Give one person that second explanation this week, with a smile.',
          'impatient',
        ],
        [
          'You want to be first at what you love, since fire leads in your chart, and your warmth carries others. You run out of patience around noon. → Rest for twenty minutes then, and the afternoon goes better for everybody.',
          'impatient',
        ],
      ],
      [
        [
          'You wait for others to strike the match, since fire is thin in your chart. You finish what they begin. → Put one bold thing in the diary each month, with a witness, and do it before noon.',
          'finishes',
          'in the background',
        ],
        [
          'You need a reason before you get going, since fire is thin in your chart, and anger takes you by surprise. Sun on the face and a brisk walk before work help. → Start one thing this week before you feel ready.',
          'slow anger',
        ],
        'You calm people down when they argue, since fire is thin in your chart, and people forget to ask what you want. → Tell them once, in the first five minutes. The rest of the meeting is easier for you.',
      ],
    ),
    Earth: ofElement(
      [
        [
          'You trust what you can touch, because earth leads in your chart. You keep, repair and pay on time. → Do one thing this week that has no use at all, and do not clean up after it.',
          'keeps promises',
        ],
        'You build slowly and it stands, because earth, the element of what lasts, leads in your chart. You lock the door and then try the handle. → Finish one thing this week without checking it a second time.',
        'You like a thing better when it has a price and a place, since earth, the element of what lasts, leads in your chart. People lean on you. → Ask somebody for real help once this week, and accept all of it.',
      ],
      [
        'Receipts, meals and repairs slip past you, since earth is thin in your chart. Your plans are good and their cost is unknown. → Set up standing orders, write one list of what you own, and stay close to one careful friend.',
        'You live in your plans, since earth is thin in your chart, and the fridge is empty. → Cook one proper meal on a fixed day. Pay your bills on that day too, and you will worry less on the others.',
        'You forget the body until it complains, since earth is thin in your chart. → Walk barefoot, carry something, dig. After half an hour of that, twice a week, you also see which of your ideas can be done.',
      ],
    ),
    Air: ofElement(
      [
        [
          'You think by talking, because air leads in your chart. You connect strangers and you see both sides. A decision would end the talk, so you put it off; agree on a date for it with somebody else.',
          'decides slowly',
          'talks much',
        ],
        'You live among words and people, because air, the element of thought, leads in your chart. You know many and you stay with few. → Choose one talk this week in which you do not change the subject.',
        [
          'You understand quickly and you compare everything, since air, the element of thought, leads in your chart. You lie awake over it. → Write the last thought of the day on paper, and put the paper away.',
          'thinks fast',
          'sleeps badly',
        ],
      ],
      [
        'You understand a thing by doing it, and explaining tires you, since air is thin in your chart. People guess what you mean and guess wrong. → Ask one question more than feels natural in each talk this week.',
        'You take things as they are, since air is thin in your chart, and you tire of theories. Distance helps you all the same. → Describe one problem this week as if it were a friend’s.',
      ],
    ),
    Water: ofElement(
      [
        [
          'You know how a room feels before you sit down, because water leads in your chart. You care for people and you absorb them. → Take half an hour alone each day, near water if you can, to find out which feeling is yours.',
          'takes on moods',
        ],
        [
          'You remember how it felt long after you have forgotten what was said, because water leads in your chart. You comfort people well. → Find out once a day what you feel before you ask how they are.',
          'holds on',
        ],
        [
          'You sense a change in people before they do, since water leads in your chart. You carry some of it home. → Wash your hands and your face when you come in, and leave it at the door.',
          'takes on moods',
        ],
      ],
      [
        'Feelings surprise you, your own as well, since water is thin in your chart. You solve at once what only wanted to be comforted. → Ask somebody close this week how they feel, and offer no solution.',
        [
          'You stay calm where others cry, since water is thin in your chart, and they think that you do not care. → Say that you do. One hand on a shoulder this week says it without a word.',
          'hard to upset',
          'hides feelings',
        ],
        'You look for the cause when somebody is sad, since water, the element of feeling, is thin in your chart. → Sit beside them first for five minutes. The cause can wait, and often it goes by itself.',
      ],
    ),
  } satisfies Record<Element, Record<Half, Cell>>,
  modality: {
    Movable: ofModality(
      [
        [
          'You are at your best on the first day, because movable signs lead in your chart. You get things started for other people too. → Hand on what you have begun this week to somebody with fixed habits, and thank them in public.',
          'leaves unfinished',
        ],
        'You are never long without a new plan, since movable signs, those of beginnings, lead in your chart. → Keep a list of the old ones. Cross one of them out this week by doing it.',
        'You see where something could begin before others do, since movable signs, those of beginnings, lead in your chart. → Write the next idea down, and wait three full days before you tell anybody about it.',
      ],
      [
        'You wait until a change is made for you, since movable signs are few in your chart. Then you carry it very well. → Start one small thing by yourself this month, before anybody asks you.',
        'You carry on well and begin seldom, since movable signs, those of beginnings, are few in your chart. → Borrow a beginning: join something that another person starts. Put your name down for it before Friday.',
        'You would rather improve than start, since movable signs, those of beginnings, are few in your chart. → So choose one small first step this week, and do it badly. You can always improve it afterwards.',
      ],
    ),
    Fixed: ofModality(
      [
        [
          'You hold on, because fixed signs lead in your chart. People build on you, and they also know that nobody can move you. → Change your mind once this month on purpose, in a small matter, and say so aloud.',
          'holds firm',
        ],
        [
          'You stay, because fixed signs lead in your chart, and people set their clocks by you. You take change as an insult. → Change the order of one ordinary day this week, by your own will.',
          'steady',
          'likes things to stay',
        ],
        [
          'You go deep and you do not let go, since fixed signs, those of staying, lead in your chart. You go on with some quarrels that are long over. → Ask a friend which ones, and drop one this week.',
          'holds on',
        ],
      ],
      [
        [
          'You change your plans when the people around you change, since fixed signs are few in your chart. → Choose one thing to stay with until your next birthday, and tell two people what it is, so that they can ask.',
          'jumps',
        ],
        [
          'You are easily persuaded, and by the opposite side a few days later, since fixed signs, those of staying, are few in your chart. → Write the decision down with the reason. Read it before you change it.',
          'gives in',
        ],
        [
          'You move on before a thing is settled, since fixed signs, those of staying, are few in your chart. → Keep one custom for a whole year. A weekly walk with the same person is enough.',
          'leaves unfinished',
        ],
      ],
    ),
    Dual: ofModality(
      [
        [
          'You see two ways in everything, because dual signs lead in your chart. You adapt faster than others do and decide later. → Toss a coin this week; your face will tell you which side you wanted.',
          'decides slowly',
        ],
        'You understand both parties, because dual signs, those of two ways, lead in your chart, and each thinks you are on their side. → Say once this week where you stand. It will cost you less than you fear.',
        [
          'You learn by turning a thing over, since dual signs, those of two ways, lead in your chart. Finishing is another matter. → Give one thing a date this week, and a person who waits for it.',
          'leaves unfinished',
        ],
      ],
      [
        [
          'You see one way and take it, since dual signs are few in your chart. Detours make you angry. → Ask one person each week how they would do it, and try it once in their way.',
          'decides fast',
        ],
        'You know what you want and you want it straight, since dual signs, those of two ways, are few in your chart. A second way annoys you. → Prepare one this week all the same, in case the first is closed.',
        [
          'You finish or you begin, and you have no patience with in-between, since dual signs, those of two ways, are few in your chart. → Let a matter stay open for three days. It may answer itself.',
          'impatient',
        ],
      ],
    ),
  } satisfies Record<Modality, Record<Half, Cell>>,
}

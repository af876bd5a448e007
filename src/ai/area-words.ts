import type { AreaBand, AssessedArea } from '../jyotish/assessment/area.ts'

/** Wording for areas of life in composed readings. */

export interface AreaWords {
  /** The area inside a sentence: "work and career". */
  readonly matter: string
  /** The matters that a period of this area affects. */
  readonly stirs: string
  /** A clause on the best time, which a span of time follows: "your work moves forward most". */
  readonly best: string
  readonly verdict: Record<AreaBand, string>
  /** Two sentences of advice: `well` for the bands strong and good, `hard` for mixed and weak. */
  readonly advice: { readonly well: string; readonly hard: string }
}

export const AREA_WORDS: Record<AssessedArea, AreaWords> = {
  career: {
    matter: 'work and career',
    stirs: 'posts, duties and reputation',
    best: 'your work moves forward most',
    verdict: {
      strong: 'Work is among the best supported parts of your chart: effort there tends to be seen and rewarded.',
      good: 'The chart supports your work more than it hinders it: steady effort carries you forward.',
      mixed:
        'For work the chart gives support and hindrance in like measure: what you choose to take on decides which one shows.',
      weak: 'Work asks for patience in this chart: results come later than the effort, and seldom through one lucky post.',
    },
    advice: {
      well: 'Ask for the larger task while the support is there. Put what you want into words to the person who decides.',
      hard: 'Keep a skill that no employer can take from you. Change posts only towards something, and with the next contract in hand.',
    },
  },
  children: {
    matter: 'children',
    stirs: 'children and whatever you bring up',
    best: 'life with children is helped most',
    verdict: {
      strong: 'Matters of children are well supported in your chart, and there is much warmth to give them.',
      good: 'The chart looks kindly on matters of children, with a few delays.',
      mixed:
        'On children the chart speaks with two voices: there is promise, and there is something that asks for care.',
      weak: 'Matters of children want patience here, and small steps help most.',
    },
    advice: {
      well: 'Give time before things. What you practise with a child each day is remembered longer than any present.',
      hard: 'Take questions of health to a doctor and not to a chart. Let other people share the care before you are tired.',
    },
  },
  education: {
    matter: 'study',
    stirs: 'lessons, books and teachers',
    best: 'you learn fastest',
    verdict: {
      strong: 'Study is well supported in your chart: you learn fast and keep what you learn.',
      good: 'The chart supports study; regular work is enough for good results.',
      mixed: 'Study goes by fits and starts in this chart: the head is able, and the routine is what decides.',
      weak: 'Study costs you more hours than it costs others; method matters more here than talent.',
    },
    advice: {
      well: 'Choose the harder course if you are free to. Teach somebody what you have just learned; it fixes it.',
      hard: 'Work at the same hour every day, with the telephone in another room. Practise old papers early, before you feel ready.',
    },
  },
  foreign_travel: {
    matter: 'travel and life abroad',
    stirs: 'journeys and distant places',
    best: 'distant places open to you most',
    verdict: {
      strong: 'The chart points strongly to foreign places: distance brings you more than home does.',
      good: 'Travel and foreign dealings are supported in your chart.',
      mixed: 'For life abroad the chart is divided: journeys come easily, settling takes more.',
      weak: 'The chart ties you to familiar ground; going abroad is possible, with more papers and more waiting.',
    },
    advice: {
      well: 'Begin the papers early and learn the language before you leave. Go first for a stay that can be lengthened.',
      hard: 'Try a short stay before you give up a home. Keep a reserve for the way back, and you may never need it.',
    },
  },
  health: {
    matter: 'health and energy',
    stirs: 'the body and its habits',
    best: 'your strength needs most care',
    verdict: {
      strong: 'The chart gives a sound constitution, which recovers well.',
      good: 'Vitality is well supported in your chart, as long as the routine holds.',
      mixed: 'Energy comes and goes in this chart: habits decide more than constitution does.',
      weak: 'The chart asks you to guard your strength: it is easily spent and slow to return.',
    },
    advice: {
      well: 'Keep the habits that work, above all sleep. See a doctor for anything that stays longer than it should.',
      hard: 'Put rest into the calendar like an appointment. Take complaints to a doctor early; a chart cannot tell what they are.',
    },
  },
  marriage: {
    matter: 'marriage and partnership',
    stirs: 'partnership and agreements',
    best: 'partnership is helped most',
    verdict: {
      strong: 'Marriage is well supported in your chart: partnership is a place where you grow.',
      good: 'The chart is on the side of partnership, with ordinary frictions.',
      mixed: 'On marriage the chart is divided: closeness is there, and so is something that tests it.',
      weak: 'Partnership takes work in this chart: it comes later, or asks more patience than you would expect.',
    },
    advice: {
      well: 'Say plainly what you hope for; half-spoken wishes are the ones that are missed. Let a good thing take a date.',
      hard: 'Do not marry to end a wait. Agree about money, family and work before the feast, in plain words.',
    },
  },
  politics: {
    matter: 'public life',
    stirs: 'office and the public',
    best: 'people listen to you most',
    verdict: {
      strong: 'The chart is made for public work: people look to you, and you bear being looked at.',
      good: 'Public life is supported in your chart.',
      mixed: 'For public life the chart gives a voice and opponents in like measure.',
      weak: 'Public office is uphill in this chart; influence comes more easily from behind the scenes.',
    },
    advice: {
      well: 'Begin where you are known by name. Keep the promise that is smallest and most often forgotten.',
      hard: 'Serve on a committee before you stand for an office. Choose allies by what they did last year.',
    },
  },
  property: {
    matter: 'home and property',
    stirs: 'home, land and vehicles',
    best: 'a home or land comes to you most easily',
    verdict: {
      strong: 'Home and property are strong in your chart: what you acquire tends to stay.',
      good: 'The chart supports having a home of your own.',
      mixed: 'On property the chart is divided: it can be had, with repairs or papers to see to.',
      weak: 'Property wants caution in this chart: it comes slowly, and not without paperwork.',
    },
    advice: {
      well: 'Look for land and light before finish. Have the papers read by somebody whom you pay yourself.',
      hard: 'Rent before you buy in a new place. Put every promise of the seller into the contract.',
    },
  },
  relocation: {
    matter: 'moving house',
    stirs: 'the place where you live',
    best: 'a move goes best',
    verdict: {
      strong: 'A change of place is well supported in your chart.',
      good: 'The chart is on the side of moving, once it is prepared.',
      mixed: 'On moving the chart is divided: it draws you away for a while, and then back.',
      weak: 'A move costs more than usual in this chart; staying and changing the inside is often the better plan.',
    },
    advice: {
      well: 'Visit the new place in its worst season. Move for what you will do there each week, not for the view.',
      hard: 'Give the present place one honest change before you leave it. If you go, keep one tie to return to.',
    },
  },
  romance: {
    matter: 'love and courtship',
    stirs: 'affections and meetings',
    best: 'love is helped most',
    verdict: {
      strong: 'Love is well supported in your chart: affection is given and returned.',
      good: 'The chart is kind to love, with ordinary misunderstandings.',
      mixed: 'In love the chart gives charm and doubt together; what is said plainly goes better than what is guessed.',
      weak: 'Love asks for patience in this chart: feelings are deep, and slow to find their answer.',
    },
    advice: {
      well: 'Let people see that you like them. Small attentions, often, do more than one great gesture.',
      hard: 'Take your time, and give it. Who does not answer has answered.',
    },
  },
  spiritual: {
    matter: 'the inner life',
    stirs: 'practice, faith and retreat',
    best: 'practice goes deepest',
    verdict: {
      strong: 'The inner life is strong in your chart: practice takes root early and stays.',
      good: 'The chart supports practice and search for meaning.',
      mixed: 'The inner life comes in seasons in this chart: depth and doubt take turns.',
      weak: 'Practice does not come by itself in this chart; it is built, a little each day.',
    },
    advice: {
      well: 'Keep one practice for a year before adding another. Serve somewhere where nobody knows your name.',
      hard: 'Begin with ten minutes at a fixed hour. Look for a teacher whose pupils you would like as neighbours.',
    },
  },
  wealth: {
    matter: 'money and savings',
    stirs: 'income and savings',
    best: 'money comes in most',
    verdict: {
      strong: 'Money is well supported in your chart: income grows, and part of it stays.',
      good: 'The chart supports a sound income, if saving keeps pace.',
      mixed: 'With money the chart gives and takes: income is there, and so are leaks.',
      weak: 'Money asks for care in this chart: it comes by work, and is soon spent on others or on fees.',
    },
    advice: {
      well: 'Save by standing order, before you see the money. Give a fixed share away; it keeps the rest in order.',
      hard: 'Write down what you spend for three months. Lend only what you can give, and sign for nobody.',
    },
  },
  family: {
    matter: 'family',
    stirs: 'parents, brothers and sisters',
    best: 'your family draws closest',
    verdict: {
      strong: 'Family is a support in your chart, and help goes both ways.',
      good: 'The chart supports good terms with your family.',
      mixed: 'In the family the chart shows affection and dispute side by side.',
      weak: 'Family ties ask for tact in this chart; distance and kindness together do most.',
    },
    advice: {
      well: 'Call before there is a reason. Ask the eldest for one story and write it down.',
      hard: 'Speak of money and inheritance in writing. Leave one quarrel unanswered and see what becomes of it.',
    },
  },
}

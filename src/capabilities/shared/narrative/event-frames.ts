import { fillWords } from '../../../readings/passage.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { type SceneBody, sceneOf } from './planet-scenes.ts'

// Sentences on one event of the sky with one thing to do. A day and a week have different sentences for the same event. `{event}`: the event as
// a clause with its place, such as "Mars enters Leo, your fourth house"; `{scene}`: the scene of the planet in this house; `{day}`: the date.

/** Sentences for odd and even houses. */
export type Frames = readonly [string, string]
type Turning = Exclude<SceneBody, 'Sun' | 'Rahu' | 'Ketu'>
type Entering = 'Sun' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn' | 'Rahu' | 'Ketu'

interface FrameTables {
  /** A planet enters a house; `hard` if it has no help to give there. */
  readonly enters: Readonly<Record<Entering, { readonly good: Frames; readonly hard: Frames }>>
  readonly retrograde: Readonly<Record<Turning, Frames>>
  readonly direct: Readonly<Record<Turning, Frames>>
  readonly lunation: Readonly<Record<'new' | 'full', Frames>>
}

// source: common practice for ingresses, stations and lunations, in our own words
const TODAY: FrameTables = {
  enters: {
    Sun: {
      good: [
        '{event} for a month, and people in charge notice you: begin with {scene}.',
        'You may show what you can do from today, since {event}; take up {scene}.',
      ],
      hard: [
        '{event} for a month, and praise is rare: do {scene} for its own sake.',
        'Your pride is easily hurt from today, since {event}; be modest about {scene}.',
      ],
    },
    Mercury: {
      good: [
        '{event}, and your words are understood: deal with {scene} before lunch.',
        'You get answers quickly from today, since {event}; ask about {scene}.',
      ],
      hard: [
        '{event}, and people read your words wrongly: check {scene} twice.',
        'Talks take you more time from today, since {event}; go slowly with {scene}.',
      ],
    },
    Venus: {
      good: [
        '{event}, and something pleasant begins for you: make time for {scene}.',
        'You are easy to like from today, since {event}; use it for {scene}.',
      ],
      hard: [
        '{event}, and pleasant things cost you more than usual: set a limit for {scene}.',
        'You may give in too easily from today, since {event}; say what you want with {scene}.',
      ],
    },
    Mars: {
      good: [
        '{event}, and your strength comes back: spend it on {scene}.',
        'You win by starting early from today, since {event}. Start with {scene}.',
      ],
      hard: [
        '{event}, and for some weeks you get angry quickly: be careful with {scene}.',
        'Small things irritate you from today, since {event}; wait a day with {scene}.',
      ],
    },
    Jupiter: {
      good: [
        '{event}, a large change for you: take the first step with {scene}.',
        'Help is nearer than before, since {event}; ask for it with {scene}.',
      ],
      hard: [
        '{event}, and offers are larger than their means: be modest about {scene}.',
        'You are offered too much from today, since {event}; halve your plans for {scene}.',
      ],
    },
    Saturn: {
      good: [
        '{event}, which happens once in years, and patience pays you: give an hour to {scene}.',
        'You can build slowly from today, since {event}; begin with {scene}.',
      ],
      hard: [
        '{event}, which happens once in years: allow more time for {scene}.',
        'You have more to carry from today, since {event}, so settle {scene} while it is small.',
      ],
    },
    Rahu: {
      good: [
        '{event} for a year and a half, and you get further than you expect; even so, look twice at {scene}.',
        'New chances come to you from today, since {event}; be careful only with {scene}.',
      ],
      hard: [
        '{event} for a year and a half, and you want too much at once: leave {scene} alone today.',
        'You are easily tempted from today, since {event}; say no to {scene}.',
      ],
    },
    Ketu: {
      good: [
        '{event}, and you can part with {scene} without regret.',
        'You need less from today, since {event}; give up {scene}.',
      ],
      hard: [
        '{event}, and your interest fades: give up {scene} and nothing larger.',
        'You grow tired of things from today, since {event}; keep what you have, except {scene}.',
      ],
    },
  },
  retrograde: {
    Mercury: [
      '{event} for three weeks: look over {scene} before you add anything new.',
      'What you send may come back with questions, since {event}; read {scene} again.',
    ],
    Venus: [
      '{event} for six weeks: enjoy {scene}, and decide nothing about it yet.',
      'You may change your mind about what you like, since {event}; buy nothing dear for {scene}.',
    ],
    Mars: [
      '{event} for over two months: do not push, and find another way with {scene}.',
      'Force does not help you for some weeks, since {event}; be patient with {scene}.',
    ],
    Jupiter: [
      '{event} for four months: finish what you have before you take on {scene}.',
      'Growth slows down for you, since {event}; think again about {scene}.',
    ],
    Saturn: [
      '{event} for four and a half months: go back to {scene}.',
      'Unfinished duties come up again, since {event}; begin with {scene}.',
    ],
    Uranus: [
      '{event} for five months: change nothing large, and try something small with {scene}.',
      'You are restless without a cause, since {event}; leave {scene} as it is for now.',
    ],
    Neptune: [
      '{event} for five months, and you see more clearly: look soberly at {scene}.',
      'You may be disappointed a little, since {event}; ask a plain question about {scene}.',
    ],
    Pluto: [
      '{event} for five months: hold less tightly to {scene}.',
      'Nobody presses you for a while, since {event}; be honest with yourself about {scene}.',
    ],
  },
  direct: {
    Mercury: [
      '{event}, and late answers reach you: finish {scene} today.',
      'Messages go through again, since {event}; take up {scene}.',
    ],
    Venus: [
      '{event}, and you know again what you like: say yes to {scene}.',
      'People are warmer to you again, since {event}; begin with {scene}.',
    ],
    Mars: [
      '{event}, and what stood still moves: begin your day with {scene}.',
      'Your drive is back, since {event}; deal with {scene} in one go.',
    ],
    Jupiter: [
      '{event}, and help that was late arrives: return to {scene}.',
      'You may hope again, since {event}; ask about {scene}.',
    ],
    Saturn: [
      '{event}, and rules hold again: make one for {scene}.',
      'Slow work counts for you once more, since {event}; put half an hour into {scene}.',
    ],
    Uranus: [
      '{event}, and you are ready for a change: alter {scene}.',
      'You want something new again, since {event}; try it with {scene}.',
    ],
    Neptune: [
      '{event}, and your imagination is strong: look twice at {scene}.',
      'You feel more and see less sharply, since {event}; be gentle about {scene}.',
    ],
    Pluto: [
      '{event}, and hidden things come up: speak openly about {scene}.',
      'Something moves at last, since {event}; give in a little over {scene}.',
    ],
  },
  lunation: {
    new: [
      '{event}, a good day for a small beginning: make it with {scene}.',
      'You can begin again today, since {event}; decide one thing about {scene}.',
    ],
    full: [
      '{event}, and you see the result of your work: look at {scene}.',
      'You feel everything more strongly today, since {event}; be calm about {scene}.',
    ],
  },
}

// source: common practice for ingresses, stations and lunations, in our own words
const WEEK: FrameTables = {
  enters: {
    Sun: {
      good: [
        'On {day}, {event}: from then on you are noticed, so put your name to {scene}.',
        'You can step forward with {scene} from {day}, when {event}.',
      ],
      hard: [
        'On {day}, {event}, and you hear more criticism than praise: prepare {scene} well.',
        'Others look closely at you from {day}, when {event}, so keep to the facts about {scene}.',
      ],
    },
    Mercury: {
      good: [
        'On {day}, {event}: you reach the right people for {scene} more easily.',
        'Have your questions about {scene} ready by {day}, when {event}.',
      ],
      hard: [
        'On {day}, {event}, and details are lost: let somebody check {scene} with you.',
        'From {day}, when {event}, you hear different opinions on {scene}; write down the facts.',
      ],
    },
    Venus: {
      good: [
        'On {day}, {event}: people meet you half way, so bring up {scene} over a meal.',
        'Keep {scene} for the days after {day}, when {event}.',
      ],
      hard: [
        'On {day}, {event}, and you may pay too much for peace: name your limit for {scene}.',
        'After {day}, when {event}, you get less kindness than you give; be careful with {scene}.',
      ],
    },
    Mars: {
      good: [
        'On {day}, {event}: begin then with {scene}.',
        'Save your strength until {day}, when {event}; then take up {scene}.',
      ],
      hard: [
        'On {day}, {event}, and quarrels start easily: say once what you want about {scene}, and leave it.',
        'Settle what you can of {scene} before {day}, when {event}.',
      ],
    },
    Jupiter: {
      good: [
        'On {day}, {event}, the largest change of the season: make a plan for {scene}.',
        'You get help with {scene} from {day}, when {event}.',
      ],
      hard: [
        'On {day}, {event}, and people promise more than they can keep: rely on yourself for {scene}.',
        'Take advice on {scene} before {day}, when {event}; afterwards it looks easier than it is.',
      ],
    },
    Saturn: {
      good: [
        'On {day}, {event}: regular work on {scene} pays you from then on.',
        'Make a plan of small steps for {scene} by {day}, when {event}.',
      ],
      hard: [
        'On {day}, {event}, and {scene} takes you more time: begin with one small, regular step.',
        'You need patience with {scene} from {day}, when {event}; plan twice the time.',
      ],
    },
    Rahu: {
      good: [
        'On {day}, {event}: you get a new chance, and only {scene} needs a second look.',
        'Somebody new helps you from {day}, when {event}; take your time with {scene} all the same.',
      ],
      hard: [
        'On {day}, {event}, and {scene} looks better than it is: wait a month.',
        'Keep away from {scene} after {day}, when {event}.',
      ],
    },
    Ketu: {
      good: [
        'On {day}, {event}, and it is easy to give up {scene}.',
        'You can part with {scene} after {day}, when {event}.',
      ],
      hard: [
        'On {day}, {event}, and you lose interest: decide nothing except about {scene}.',
        'Give up {scene} after {day}, when {event}, and keep everything else.',
      ],
    },
  },
  retrograde: {
    Mercury: [
      'On {day}, {event} for three weeks: settle {scene} before then, and check it afterwards.',
      'You get questions about {scene} after {day}, when {event}; keep copies.',
    ],
    Venus: [
      'On {day}, {event} for six weeks: take the time to find out what you want with {scene}.',
      'Say neither yes nor no about {scene} after {day}, when {event}.',
    ],
    Mars: [
      'On {day}, {event}: what you force about {scene} has to be done again, so slow down before then.',
      'Let a dispute about {scene} rest from {day}, when {event}.',
    ],
    Jupiter: [
      'On {day}, {event}, and help with {scene} pauses for four months: use what you have.',
      'You will think again about {scene} after {day}, when {event}, so sign nothing final before then.',
    ],
    Saturn: [
      'On {day}, {event}, and you get a second chance with {scene}: list what is missing.',
      'The pressure of {scene} eases a little after {day}, when {event}; use the pause to repair things.',
    ],
    Uranus: [
      'On {day}, {event}, and changes to {scene} wait for some months.',
      'Do not hurry a decision on {scene} after {day}, when {event}.',
    ],
    Neptune: [
      'On {day}, {event}, and you see {scene} more clearly.',
      'Ask what {scene} really costs you after {day}, when {event}.',
    ],
    Pluto: [
      'On {day}, {event}: a struggle over {scene} goes quiet for some months, and you may rest.',
      'You can step back from {scene} after {day}, when {event}.',
    ],
  },
  direct: {
    Mercury: [
      'On {day}, {event}: expect an answer about {scene} in the days after it.',
      'Leave your decision on {scene} until after {day}, when {event}.',
    ],
    Venus: [
      'On {day}, {event}, and you can say plainly what you want with {scene}.',
      'You find it easier to agree on {scene} after {day}, when {event}.',
    ],
    Mars: [
      'On {day}, {event}: go on with {scene} from then on.',
      'You have your strength again after {day}, when {event}; plan {scene} for then.',
    ],
    Jupiter: [
      'On {day}, {event}, and your plans for {scene} move on.',
      'Ask again about {scene} after {day}, when {event}.',
    ],
    Saturn: [
      'On {day}, {event}: what you settle about {scene} from then on will hold.',
      'You make progress with {scene} again after {day}, when {event}; set the next date.',
    ],
    Uranus: [
      'On {day}, {event}, and you are ready to change {scene}.',
      'Try one new thing with {scene} after {day}, when {event}.',
    ],
    Neptune: [
      'On {day}, {event}: feel your way with {scene} a little longer before you act.',
      'You may be too hopeful about {scene} after {day}, when {event}; keep the papers.',
    ],
    Pluto: [
      'On {day}, {event}: {scene} comes up again, and you can settle it.',
      'Say one honest sentence about {scene} after {day}, when {event}.',
    ],
  },
  lunation: {
    new: [
      'On {day}, {event}: make a small beginning with {scene}.',
      'Write down one plan for {scene} on {day}, when {event}.',
    ],
    full: [
      'On {day}, {event}, and you see more clearly what to do about {scene}.',
      'Leave time on {day}, when {event}, for {scene}.',
    ],
  },
}

const TABLES = { today: TODAY, longer: WEEK } as const

export type FramedEvent =
  | { readonly kind: 'enters'; readonly planet: Entering; readonly side: 'good' | 'hard' }
  | { readonly kind: 'retrograde' | 'direct'; readonly planet: Turning }
  | { readonly kind: 'lunation'; readonly phase: 'new' | 'full' }

export interface Framing {
  readonly span: keyof typeof TABLES
  readonly house: HouseNumber
  /** The event as a clause with its place. */
  readonly event: string
  /** "Thursday, 17 December"; not used for a day. */
  readonly day?: string
}

const framesOf = (framed: FramedEvent, { enters, lunation, ...stations }: FrameTables): Frames => {
  switch (framed.kind) {
    case 'enters':
      return enters[framed.planet][framed.side]
    case 'lunation':
      return lunation[framed.phase]
    default:
      return stations[framed.kind][framed.planet]
  }
}

/** An event and what to do about it. Neighbouring houses have different sentences. */
export const framedEvent = (framed: FramedEvent, { span, house, event, day = '' }: Framing): string => {
  const body = framed.kind === 'lunation' ? 'Sun' : framed.planet
  return fillWords(framesOf(framed, TABLES[span])[house % 2]!, { event, day, scene: sceneOf(body, house) })
}

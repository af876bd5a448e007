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
        '{event}, and for a month you may stand in the light: begin with {scene}.',
        'People look your way from today, since {event}; take care how you handle {scene}.',
      ],
      hard: [
        '{event}: you are watched and not praised for some weeks, so look after {scene} first.',
        'Your pride is easily touched from today, since {event}; do not turn {scene} into a question of honour.',
      ],
    },
    Mercury: {
      good: [
        '{event}, and your words travel well: deal with {scene} before lunch.',
        'Messages find you quickly from today, since {event}, and the first to profit is {scene}.',
      ],
      hard: [
        '{event}, and people half read what you write: check {scene} twice.',
        'Talk costs you time from today, since {event}; take {scene} slowly.',
      ],
    },
    Venus: {
      good: [
        '{event}: something pleasant opens for you, and it can begin with {scene}.',
        'You are easy to please and to like from today, since {event}; make time for {scene}.',
      ],
      hard: [
        '{event}, and sweetness costs more than it should: choose {scene} over anything expensive.',
        'You may be charmed too easily from today, since {event}; let {scene} be charm enough.',
      ],
    },
    Mars: {
      good: [
        '{event}, and your strength comes back: spend it on {scene}.',
        'You win what you start early from today, since {event}. Start with {scene}.',
      ],
      hard: [
        '{event}: for some weeks a small thing can set you off, and it may be {scene}.',
        'Your fuse is short from today, since {event}; be slow and careful with {scene}.',
      ],
    },
    Jupiter: {
      good: [
        '{event}, a large change for you: mark the day with {scene}.',
        'Help is nearer than it was, since {event}; the first sign of it may be {scene}.',
      ],
      hard: [
        '{event}, and promises grow larger than their means: be modest about {scene}.',
        'You are offered too much from today, since {event}; be content with {scene}.',
      ],
    },
    Saturn: {
      good: [
        '{event}, which happens once in years, and patience pays you: give a steady hour to {scene}.',
        'You can build from today, since {event}; lay the first stone with {scene}.',
      ],
      hard: [
        '{event}, which happens once in years: expect slowness, and get {scene} out of the way.',
        'The load is heavier for a while, since {event}, so settle {scene} while it is small.',
      ],
    },
    Rahu: {
      good: [
        '{event} for a year and a half, and you get further than you dared; even so, look twice at {scene}.',
        'New doors open to you, since {event}; walk past {scene} all the same.',
      ],
      hard: [
        '{event} for a year and a half, and you want too much at once: leave {scene} alone today.',
        'Your appetite is larger than your need, since {event}; say no to {scene}.',
      ],
    },
    Ketu: {
      good: [
        '{event}, and you can let go of {scene} without regret.',
        'You need less, since {event}; put {scene} aside.',
      ],
      hard: [
        '{event}, and your interest fades: do not throw away more than {scene}.',
        'You grow tired of things, since {event}; give up {scene} and nothing else.',
      ],
    },
  },
  retrograde: {
    Mercury: [
      '{event} for three weeks: go back over {scene} before you add anything new.',
      'What you sent may come back with questions, since {event}; look through {scene} again.',
    ],
    Venus: [
      '{event} for six weeks, and an old liking returns: enjoy {scene}, and decide nothing about it yet.',
      'Your taste and your feelings are under review, since {event}; keep to {scene}, and buy nothing dear.',
    ],
    Mars: [
      '{event} for over two months: stop pushing, and come at {scene} from another side.',
      'Force fails you for some weeks, since {event}; have patience with {scene}.',
    ],
    Jupiter: [
      '{event} for four months: the answer you need is behind you, so return to {scene}.',
      'Growth turns inwards for you, since {event}; think again about {scene}.',
    ],
    Saturn: [
      '{event} for four and a half months, and an old duty knocks: open the door to {scene}.',
      'Unfinished things come back into your view, since {event}; begin with {scene}.',
    ],
    Uranus: [
      '{event} for five months: test every change on {scene} first.',
      'Your restlessness goes inwards, since {event}; leave {scene} as it is for now.',
    ],
    Neptune: [
      '{event} for five months, and your mist thins: look soberly at {scene}.',
      'An illusion loses its colour for you, since {event}; ask a plain question about {scene}.',
    ],
    Pluto: [
      '{event} for five months: loosen your grip on {scene} a little.',
      'Nobody pushes you for a while, since {event}; admit one thing to yourself about {scene}.',
    ],
  },
  direct: {
    Mercury: [
      '{event}, and late answers reach you: finish {scene} today.',
      'The knot in your messages loosens, since {event}; take up {scene} again.',
    ],
    Venus: [
      '{event}, and you know again what you like: say yes to {scene}.',
      'Warmth comes back between people, since {event}; it may begin with {scene}.',
    ],
    Mars: [
      '{event}, and what stood still moves: begin your day with {scene}.',
      'Your drive is back, since {event}; face {scene} in one go.',
    ],
    Jupiter: [
      '{event}, and help that was held up comes loose: come back to {scene}.',
      'A door that stood ajar opens to you, since {event}; the key may be {scene}.',
    ],
    Saturn: [
      '{event}, and your rules hold again: fix a date for {scene}.',
      'Slow work counts for you once more, since {event}; put ten minutes into {scene}.',
    ],
    Uranus: [
      '{event}, and a change you have weighed is ripe: alter {scene}.',
      'Your itch for something new is back, since {event}; let it out on {scene}.',
    ],
    Neptune: [
      '{event}: your imagination flows again, so do not trust {scene} without a second look.',
      'You see less sharply and feel more, since {event}; be gentle about {scene}.',
    ],
    Pluto: [
      '{event}, and a pressure finds its way out: speak openly about {scene}.',
      'What was hidden moves, since {event}; give up one inch of {scene}.',
    ],
  },
  lunation: {
    new: [
      '{event}, and a small beginning counts double: make it with {scene}.',
      'The month starts again for you, since {event}; decide one thing about {scene}, and tell nobody yet.',
    ],
    full: [
      '{event} and lights up {scene}: act on what you see.',
      'Everything is a little louder for you, since {event}; look kindly at {scene}, and leave it at that.',
    ],
  },
}

// source: common practice for ingresses, stations and lunations, in our own words
const WEEK: FrameTables = {
  enters: {
    Sun: {
      good: [
        'On {day}, {event}: from then on you may put your name to {scene}.',
        '{scene} comes into the light when {event} on {day}, so be ready for it.',
      ],
      hard: [
        'On {day}, {event}, and praise gets scarce: do not stake your pride on {scene}.',
        'You are measured by others once {event} on {day}, so keep your answer about {scene} short and factual.',
      ],
    },
    Mercury: {
      good: [
        'On {day}, {event}: the people you need for {scene} are easier to reach.',
        'Have your questions about {scene} ready by {day}, when {event}.',
      ],
      hard: [
        'On {day}, {event}, and details slip: let somebody check {scene} with you.',
        'From {day}, when {event}, you hear three opinions on {scene}; write down the facts and keep to them.',
      ],
    },
    Venus: {
      good: [
        'On {day}, {event}: goodwill is on your side, so bring up {scene} over a meal.',
        'Leave what needs charm until {day}, when {event}: above all {scene}.',
      ],
      hard: [
        'On {day}, {event}, and you may pay too much for peace: name your limit before you touch {scene}.',
        'After {day}, when {event}, people expect sweetness from you; put your care into {scene} and not your purse.',
      ],
    },
    Mars: {
      good: [
        'On {day}, {event}: that is your signal to begin with {scene}.',
        'Save your strength until {day}, when {event}; then go straight at {scene}.',
      ],
      hard: [
        'On {day}, {event}, and tempers rise around {scene}: say your sentence once and leave the room.',
        'Clear what you can of {scene} before {day}, when {event} and your patience runs out.',
      ],
    },
    Jupiter: {
      good: [
        'On {day}, {event}, the largest change of the season: begin to plan {scene} in earnest.',
        'You get a tail wind for {scene} from {day}, when {event}.',
      ],
      hard: [
        'On {day}, {event}, and promises come cheap: ask for {scene} in writing, or not at all.',
        'Before {day}, when {event}, take advice on {scene}; after it everything looks easier than it is.',
      ],
    },
    Saturn: {
      good: [
        'On {day}, {event}: slow, regular work on {scene} is worth more to you from then on than any stroke of luck.',
        'Make a plan of small steps for {scene} by {day}, when {event}.',
      ],
      hard: [
        'On {day}, {event}, and {scene} asks you for its due: answer with one small, regular step.',
        'What you have put off about {scene} waits for you on {day}, when {event}; come prepared.',
      ],
    },
    Rahu: {
      good: [
        'On {day}, {event}: a door to {scene} opens wider than you expect, so read the terms.',
        'Somebody from elsewhere brings up {scene} around {day}, when {event}; listen, and sign nothing yet.',
      ],
      hard: [
        'On {day}, {event}, and {scene} looks better than it is: give it a month.',
        'Keep your distance from {scene} after {day}, when {event}.',
      ],
    },
    Ketu: {
      good: [
        'On {day}, {event}, and your hold on {scene} loosens by itself.',
        'You can part with {scene} after {day}, when {event}.',
      ],
      hard: [
        'On {day}, {event}, and you miss {scene} less than you feared.',
        'Do not hurry to drop {scene} on {day}, when {event}.',
      ],
    },
  },
  retrograde: {
    Mercury: [
      'On {day}, {event} for three weeks: send what concerns {scene} before then, and revise it afterwards.',
      'Papers about {scene} come back to you once {event} on {day}; keep copies.',
    ],
    Venus: [
      'On {day}, {event}, and you look twice at {scene}: take the six weeks to find out what you want.',
      'An old bond or an old price returns with {scene}, since {event} on {day}; say neither yes nor no.',
    ],
    Mars: [
      'On {day}, {event}: what you force about {scene} has to be done again, so slow down before then.',
      'Let the quarrel about {scene} rest from {day}, when {event}.',
    ],
    Jupiter: [
      'On {day}, {event}, and help with {scene} takes a pause of four months: use what you have.',
      'You will think again about {scene} after {day}, when {event}; leave yourself a way back.',
    ],
    Saturn: [
      'On {day}, {event}, and you get a second chance at {scene}: list what is missing.',
      'The pressure of {scene} eases a little on {day}, when {event}; mend it while nobody watches you.',
    ],
    Uranus: [
      'On {day}, {event}, and a sudden change around {scene} is put on hold for you.',
      'Do not hurry your decision on {scene} after {day}, when {event}.',
    ],
    Neptune: [
      'On {day}, {event}, and you see {scene} with less varnish.',
      'Ask what {scene} really costs you after {day}, when {event}.',
    ],
    Pluto: [
      'On {day}, {event}: the struggle over {scene} goes quiet for some months, and you may rest.',
      'You can step back from {scene} after {day}, when {event}.',
    ],
  },
  direct: {
    Mercury: [
      'On {day}, {event}: the delayed answer about {scene} is on its way to you.',
      'Leave your decision on {scene} until after {day}, when {event}.',
    ],
    Venus: [
      'On {day}, {event}, and you can say plainly what you want of {scene}.',
      'The cool weeks around {scene} end for you on {day}, when {event}.',
    ],
    Mars: [
      'On {day}, {event}: pick up {scene} where you dropped it.',
      'You feel your strength again after {day}, when {event}; plan the push for {scene}.',
    ],
    Jupiter: [
      'On {day}, {event}, and your hopes for {scene} start to move.',
      'Ask again about {scene} after {day}, when {event}.',
    ],
    Saturn: [
      'On {day}, {event}: what you settle about {scene} from then on will hold.',
      'Your long wait over {scene} shortens after {day}, when {event}; set the next date.',
    ],
    Uranus: [
      'On {day}, {event}, and you are ready to change {scene}.',
      'Try one new thing with {scene} after {day}, when {event}.',
    ],
    Neptune: [
      'On {day}, {event}: let {scene} be a feeling a while longer before you act.',
      'You may dream again about {scene} after {day}, when {event}; keep the receipts.',
    ],
    Pluto: [
      'On {day}, {event}: the question of {scene} comes back, and this time you may answer it.',
      'Say one true thing about {scene} after {day}, when {event}.',
    ],
  },
  lunation: {
    new: [
      'On {day}, {event}: plant one small thing for {scene}, and let it grow unseen.',
      'Put one line about {scene} on paper on {day}, when {event}.',
    ],
    full: [
      'On {day}, {event}, and you see what has come of {scene}.',
      'Leave room on {day}, when {event}, for what comes out about {scene}.',
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
  return fillWords(framesOf(framed, TABLES[span])[house % 2]!, { event, day, scene: sceneOf(body, house, span) })
}

import type conflicts from '../../../readings/corpus/western-conflict.ts'
import type { ClassicalPlanet, Planet } from '../../../western/points.ts'

// Names of the themes of a tropical chart, for openings and headings.

interface ThemeWords {
  /** A noun phrase: `staying power`. */
  readonly name: string
  /** The theme in a clause: `you finish what others only start`. */
  readonly clause: string
}

export const GIFT_WORDS: Record<ClassicalPlanet, ThemeWords> = {
  Sun: { name: 'a clear sense of yourself', clause: 'you know what you stand for and others can follow it' },
  Moon: { name: 'a sure instinct', clause: 'you sense what people need and how to rest yourself' },
  Mercury: { name: 'a quick and orderly mind', clause: 'you understand fast and can explain it' },
  Venus: { name: 'a talent for people', clause: 'you are liked, and you know what is worth liking' },
  Mars: { name: 'the power to act', clause: 'you do the thing that others only discuss' },
  Jupiter: { name: 'faith in the outcome', clause: 'you see a chance where others see a risk' },
  Saturn: { name: 'staying power', clause: 'you finish what others only start' },
}

export const STRAIN_WORDS: Record<ClassicalPlanet, ThemeWords> = {
  Sun: { name: 'being seen', clause: 'you doubt your right to the first place even where you have earned it' },
  Moon: { name: 'finding rest', clause: 'you look after everything before you look after yourself' },
  Mercury: { name: 'saying it at the right moment', clause: 'your thought and your words rarely arrive together' },
  Venus: { name: 'letting yourself be loved', clause: 'you give more easily than you receive' },
  Mars: { name: 'using your anger', clause: 'your strength comes too late or too hard' },
  Jupiter: { name: 'trusting the future', clause: 'you hope for too much or for nothing' },
  Saturn: { name: 'knowing your limits', clause: 'you carry too much, or push where you should wait' },
}

export type ConflictPair = keyof typeof conflicts

export const CONFLICT_WORDS: Record<ConflictPair, ThemeWords> = {
  'Sun Moon': { name: 'aim against need', clause: 'what you strive for and what calms you lie in different places' },
  'Sun Mars': { name: 'self-respect against peace', clause: 'you feel most alive in a contest' },
  'Sun Jupiter': { name: 'confidence against measure', clause: 'you believe in more than one person can do' },
  'Sun Saturn': { name: 'joy against duty', clause: 'you feel that you have to earn the right to be yourself' },
  'Sun Uranus': { name: 'belonging against freedom', clause: 'you break every role open just when it begins to fit' },
  'Sun Neptune': {
    name: 'being yourself against being what others need',
    clause: 'you adapt so well that you lose sight of yourself',
  },
  'Sun Pluto': { name: 'strength against trust', clause: 'you do not want to look weak to anybody' },
  'Moon Mercury': { name: 'feeling against thinking', clause: 'you explain a feeling before you have had it' },
  'Moon Venus': { name: 'comfort against attraction', clause: 'what soothes you and what excites you are two things' },
  'Moon Mars': { name: 'tenderness against temper', clause: 'you defend yourself before you are attacked' },
  'Moon Jupiter': {
    name: 'generosity against your own strength',
    clause: 'you make room for everyone and run out of it',
  },
  'Moon Saturn': { name: 'closeness against self-reliance', clause: 'you are used to needing little' },
  'Moon Uranus': { name: 'closeness against freedom', clause: 'you long for closeness and then for air' },
  'Moon Neptune': { name: 'compassion against your own rest', clause: 'you take in every mood around you' },
  'Moon Pluto': { name: 'love against fear of loss', clause: 'you love with everything you have and keep watch' },
  'Mercury Mars': { name: 'a sharp tongue against allies', clause: 'you win the argument and lose the room' },
  'Mercury Jupiter': {
    name: 'the large picture against the small print',
    clause: 'you see far and overlook what lies in front of you',
  },
  'Mercury Saturn': { name: 'speaking against being sure', clause: 'you check each word before you let it go' },
  'Mercury Uranus': { name: 'ideas against patience', clause: 'you have the answer before you can show the way' },
  'Mercury Neptune': { name: 'imagination against facts', clause: 'you persuade others easily, and yourself first' },
  'Mercury Pluto': { name: 'knowing against trusting', clause: 'you cannot leave a hidden thing alone' },
  'Venus Mars': { name: 'pleasing against winning', clause: 'you are charming until you are angry' },
  'Venus Jupiter': { name: 'pleasure against measure', clause: 'you like more than is good for you' },
  'Venus Saturn': {
    name: 'love against the fear of not being enough',
    clause: 'you prove yourself where you could simply be loved',
  },
  'Venus Uranus': { name: 'love against routine', clause: 'you are attracted by what you cannot keep' },
  'Venus Neptune': { name: 'the dream against the person', clause: 'you fall in love with what somebody might be' },
  'Venus Pluto': { name: 'all or nothing in love', clause: 'a light affection bores you and a deep one frightens you' },
  'Mars Jupiter': { name: 'daring against staying', clause: 'you start as if your strength had no end' },
  'Mars Saturn': { name: 'drive against caution', clause: 'you drive with the brake on' },
  'Mars Uranus': { name: 'impulse against plan', clause: 'you act before you have decided to' },
  'Mars Neptune': { name: 'effort against drift', clause: 'you are strong for others and tired for yourself' },
  'Mars Pluto': { name: 'force against restraint', clause: 'you hold back for a year and end it in a day' },
}

/** The side of a planet in a conflict. */
export const SIDE_WORDS: Record<Planet, string> = {
  Sun: 'your aim',
  Moon: 'your need for comfort',
  Mercury: 'your head',
  Venus: 'your wish for harmony',
  Mars: 'your will',
  Jupiter: 'your appetite for more',
  Saturn: 'your sense of duty',
  Uranus: 'your need for freedom',
  Neptune: 'your longing',
  Pluto: 'your need for control',
}

/** The help of a strength in a quarrel between two sides of a person. */
export const GIFT_SETTLES: Record<ClassicalPlanet, string> = {
  Sun: 'Your strength helps here: you know what you stand for, so ask which of the two serves it today.',
  Moon: 'Your strength helps here: you sense early which of the two is missing.',
  Mercury: 'Your strength helps here: you can say clearly which side is speaking.',
  Venus: 'Your strength helps here: people like you, and they let you have both if you ask.',
  Mars: 'Your strength helps here: one small act for the side that waits is easy for you.',
  Jupiter: 'Your strength helps here: you expect that both have room, and you look for a way until you find it.',
  Saturn: 'Your strength helps here: you keep to what you decide, so a fixed day for the side that waits will hold.',
}

/** Advice by which a strength works on the sore point, in two wordings. */
export const GIFT_AT_WORK: Record<ClassicalPlanet, readonly [string, string]> = {
  Sun: [
    'You know what you stand for, so decide in one sentence what you want there, and let that sentence choose for you this month.',
    'You have a clear sense of yourself, so ask each evening this week what you would have done if nobody had been watching.',
  ],
  Moon: [
    'You sense what people need, so ask yourself the same question each evening this week and act on the answer once.',
    'Your instinct is sure, so follow it there once this week, in something small, and see what comes of it.',
  ],
  Mercury: [
    'You think clearly, so write down for two weeks when it happens and what came just before; you will see what to change.',
    'You can explain things, so explain this one to somebody you trust in three sentences, and ask what they would try first.',
  ],
  Venus: [
    'People like you, so tell one of them this week what is hard for you, and let them help with one small part.',
    'You know what is worth liking, so look for one person who does this well, and spend an afternoon with them this month.',
  ],
  Mars: [
    'You do what others only discuss, so choose the smallest step there and take it within three days.',
    'You can act, so name one occasion this week on which you will do it differently, and tell somebody beforehand.',
  ],
  Jupiter: [
    'You see chances, so look for one person who has learned it late, and ask them how.',
    'You expect that things can get better, so try one new way of doing it each week this month, and keep the one that works.',
  ],
  Saturn: [
    'You finish what you start, so give it a quarter of an hour on a fixed day, and keep the day for three months.',
    'You have staying power, so choose one small habit for it and keep it until the end of next month before you judge it.',
  ],
}

/** The help of a planet that is strong. */
export const LENDS: Record<ClassicalPlanet, string> = {
  Sun: 'your clear aim',
  Moon: 'your sense of what is needed',
  Mercury: 'a plan on paper',
  Venus: 'good company',
  Mars: 'courage for a first step',
  Jupiter: 'a larger view',
  Saturn: 'patience and a fixed date',
}

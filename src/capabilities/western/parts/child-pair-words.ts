import type { ClassicalPlanet } from '../../../western/points.ts'
import type { SynastryTheme } from '../../../western/synastry.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

// Sentences for a pair with somebody under 18, where the common ones speak of money, of lovers or of secrets.
// source: common Western practice, in our words

export const CHILD_OVERLAYS: Readonly<Partial<Record<ClassicalPlanet, Partial<Record<HouseNumber, string>>>>> = {
  Sun: {
    2: '{guest} shows {host} what a skill is worth, and you can praise each other for it.',
    6: '{guest} takes an interest in the daily tasks of {host}, so tidy up side by side.',
    7: '{host} likes to do things with {guest}, and neither of you likes to wait for it.',
    8: '{guest} touches what {host} keeps private, so you speak early about old fears.',
    10: '{guest} is proud of {host} before others, and you like to be seen together.',
  },
  Moon: {
    2: '{guest} feels safe when {host} has things in order, so you tidy and cook well together.',
    5: '{guest} brings feeling and fun to {host}, and you are both gentle with small animals.',
    6: '{guest} looks after {host} in small things, so thank each other for them.',
    10: 'Others notice what {guest} feels about {host}, so keep some of it between you.',
  },
  Mercury: {
    2: '{guest} has useful ideas about the things of {host}, so you sort and count them together.',
    6: '{guest} likes to sort and list with {host}, so plan the week together.',
    10: '{guest} finds the right word when {host} has to speak before others, so practise it together.',
  },
  Venus: {
    2: 'You have similar taste, and {guest} makes the room of {host} prettier.',
    6: '{guest} makes daily tasks lighter for {host}, and you show your liking by small services.',
    7: '{guest} is fond of {host} and shows it, and you treat each other fairly.',
    8: '{guest} is very fond of {host}, and you do well to leave each other some things untold.',
    10: '{guest} makes a pleasant impression beside {host}, and you are welcome together.',
    12: '{guest} is quietly fond of {host}, so say it aloud now and then, because you both hide it.',
  },
  Mars: {
    2: '{guest} is in a hurry about the things of {host}, so ask each other before you borrow.',
    3: 'You debate fast, and {host} should not answer the sharpest word of {guest}.',
    5: 'You compete in play and enjoy it, and {host} gets braver with {guest}.',
    6: '{guest} is keen beside {host}, and you argue about the right way to do it.',
    7: '{host} is often provoked by {guest}, so agree on how you argue.',
    8: '{guest} comes close to what {host} keeps private, so you ask before you touch it.',
    10: '{guest} stands up for {host} before others, so agree on when it is wanted.',
  },
  Jupiter: {
    2: '{guest} is generous with {host}, and you enjoy giving each other presents.',
    6: '{guest} finds something good in the daily tasks of {host}, and you laugh over them.',
    8: '{guest} gives {host} hope in hard times, and you come out wiser.',
    10: '{guest} believes in what {host} wants to become, and says so before others.',
  },
  Saturn: {
    2: '{guest} brings order into the things of {host}, and you keep it up if there is time for play as well.',
    6: '{guest} takes duties seriously with {host}, so share one task and finish it.',
    7: '{guest} is reliable with {host}, so make your promises small and keep them.',
    8: '{guest} is strict where {host} is vulnerable, so you should choose a calm hour for hard subjects.',
    10: '{guest} takes the aims of {host} seriously, so add a word of praise to the advice.',
  },
}

/** The theme of values: bands from the best, and the text without contacts. */
export const CHILD_VALUES = {
  bands: [
    'You hold the same things dear and enjoy looking after them.',
    'You agree on most of what matters, with a few differences of taste.',
    'You hold different things dear, so ask before you borrow or throw away.',
    'You care about quite different things. Let each of you keep a shelf that the other does not judge.',
  ],
  none: 'The charts say nothing about your tastes. Show each other three favourite things.',
} as const

/** Promises and the home, as a child and a grown-up share them. */
export const CHILD_BONDS = {
  commitment: {
    bands: [
      'You keep your word to each other, and it gives you both calm.',
      'You can count on each other in the main things.',
      'One of you takes a promise more seriously than the other. Promise less and keep it.',
      'Promises are a sore point between you. Make one at a time, and say thank you when it was kept.',
    ],
    otherBands: [
      'What one of you promises is done, and the other relies on it.',
      'You mostly keep what you promise, with a forgotten day now and then.',
      'You mean different things by soon and later, so name the day.',
      'You are both tired of being reminded. Choose three duties that count, and let the rest go.',
    ],
    none: 'The charts say little about promises between you, so your habits decide.',
    otherNone: 'Nothing in the charts makes promises easy or hard for you; a fixed day for each is enough.',
  },
  home: {
    bands: [
      'You get on easily under one roof.',
      'You share rooms well with a few rules.',
      'You have different ideas of a good evening at home. Give each of you a corner and an hour.',
      'You get in each other’s way at home. Plan a corner and a quiet hour for each of you.',
    ],
    otherBands: [
      'You are at ease with each other at home, in one room or in five.',
      'You get on well at home if it is clear who tidies what.',
      'You picture a day at home differently. Choose one thing each that is done your way.',
      'You need room from each other at home, and a door that may be closed.',
    ],
    none: 'The charts say little about the two of you at home, so your habits decide.',
    otherNone: 'Nothing in the charts makes home life hard for you two; a few fixed hours are enough.',
  },
} as const

/** Advice on each theme, with ease and with strain. */
export const CHILD_PAIR_ADVICE = {
  attraction: [
    'Choose one game or outing that you both like, and give it a fixed day.',
    'Each of you names one thing that pleases and one that does not, and you leave the second out next time.',
  ],
  emotion: [
    'Give one hard subject a quiet half hour this week, and take turns at listening.',
    'Say your own mood in a word when you come through the door, before you ask about the other’s.',
  ],
  communication: [
    'Read or build something together this week, because you two think well side by side.',
    'Hang up a list of what you have agreed, and read it together on Sundays.',
  ],
  values: [
    'Save together for one small thing that you both want, and put in the first coin this week.',
    'Agree on what may be borrowed without asking, and ask for the rest.',
  ],
  conflict: [
    'End your next quarrel on the same day and shake hands on it; you two can.',
    'When a quarrel stops, name the hour at which you go on with it, and both be there.',
  ],
  commitment: [
    'Begin something that takes a season, a garden bed or a collection, since your bond can carry it.',
    'Promise each other only small things this month, and count on Sundays which were kept.',
  ],
  growth: [
    'Try one thing this month that is new to both of you.',
    'Learn something apart from each other for a month, and show the result over a good meal.',
  ],
  home: [
    'Cook one meal for guests together, because you two are good hosts.',
    'Give each of you a corner that the other leaves alone.',
  ],
} as const satisfies Record<SynastryTheme, readonly [ease: string, strain: string]>

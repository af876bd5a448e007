// How much of an aspect is felt, by its orb and motion; {orb}, {a} and {b} are filled from the aspect

const CLOSENESS = ['close', 'near', 'middling', 'wide'] as const
type Closeness = (typeof CLOSENESS)[number]

// source: bands are this service’s; degrees from exact
const UP_TO: Readonly<Record<Exclude<Closeness, 'wide'>, number>> = { close: 1, near: 3, middling: 5 }
export const closenessOf = (orb: number): Closeness =>
  orb <= UP_TO.close ? 'close' : orb <= UP_TO.near ? 'near' : orb < UP_TO.middling ? 'middling' : 'wide'

type Motion = 'applying' | 'separating'

export const CLOSENESS_SAYS: Readonly<Record<Closeness, Readonly<Record<Motion, readonly string[]>>>> = {
  close: {
    applying: [
      'Only {orb} from exact and still closing, this is a daily matter that grows with age.',
      'It was {orb} short of exact at birth, so hardly a week goes by without it.',
      'With {orb} still to go, {a} and {b} have their best work together ahead of them.',
      'Few lines of the chart are tighter: {orb}, and drawing in.',
      'Friends who know nothing of charts would recognise this one, {orb} from exact and on its way there.',
      'A gap of {orb}, and narrowing, puts it among the first things to work on.',
    ],
    separating: [
      'It is {orb} past exact, close enough to be felt daily, and was learnt early.',
      'Exact shortly before birth and now {orb} wide, it has been second nature since childhood.',
      'By birth {a} and {b} had parted by only {orb}, so what they began goes on every day.',
      'At {orb} and parting, it is as familiar as handwriting.',
      'Hardly past its height at {orb}, it shows in ordinary weeks and not in great moments alone.',
      'The exact moment lies {orb} back, and experience with it came young.',
    ],
  },
  near: {
    applying: [
      'At {orb} and closing, it comes out more clearly each decade.',
      'It stands {orb} from exact and is drawing in, which gives it weight in most decisions of its kind.',
      'There are {orb} to go, so it is felt often and learnt by doing.',
      'Within {orb} and tightening, it is plain to those who live nearby.',
      'Since {a} and {b} were {orb} apart from exact and closing, later years bring more of this than early ones.',
      'The orb of {orb} is moderate and shrinking, so practice pays here.',
      'It needs no great occasion at {orb}, only a busy month, and it is growing.',
      'A distance of {orb}, on the way to exact, leaves time to prepare for it.',
    ],
    separating: [
      'At {orb} and parting, it is well known by now and seldom takes you by surprise.',
      'It has moved {orb} past exact, so it is strong in some months and silent in others.',
      'With {orb} behind it, this is a lesson begun early and repeated with less force.',
      'The height is {orb} past, and habit does most of the work now.',
      'Those {orb} of distance leave {a} and {b} in touch without crowding each other.',
      'It is felt through the year at {orb}, mostly in the ways that were set when young.',
      'An orb of {orb}, and widening, makes it a steady colour in the background.',
      'It comes round regularly at {orb}, and each time a little of it is already solved.',
    ],
  },
  middling: {
    applying: [
      'At {orb} it is of middling strength, and gains as it closes.',
      'The {orb} still to close make this something that comes into its own with the years.',
      'Other lines are tighter than {orb}; this one answers when events call on {a}.',
      'It is {orb} away and nearing, a talent or a task that waits for an occasion.',
      'With {orb} to go, it is heard in some seasons of life and in others hardly at all.',
    ],
    separating: [
      'It has parted by {orb} and is of middling strength, stronger when other aspects agree.',
      'At {orb} past exact, it speaks up at turning points and keeps still between them.',
      'The {orb} since it was exact have taken its edge off.',
      'It weighs less than the closer ones at {orb}, and company brings it out.',
      'What {a} and {b} settled lies {orb} back; under pressure it returns.',
    ],
  },
  wide: {
    applying: [
      'It is wide at {orb}, and felt when either is stirred.',
      'There are {orb} to close, so it works as an undertone that swells in a few years of a life.',
      'Wide as it is at {orb}, {a} and {b} are moving together, and one day it will matter more.',
      'The {orb} between this and exact leave much of it to choice.',
    ],
    separating: [
      'At {orb} and parting, it is wide, a memory more than a force.',
      'It is {orb} past exact and slack, so the closer aspects speak first.',
      'Some years it is not noticed at all, being {orb} wide.',
      'As it has slipped {orb} from exact, only a strong event wakes it.',
    ],
  },
}

/** After a minor point told in brief. */
export const FAINT_SAYS: readonly string[] = [
  'At {orb} it is faint, a leaning and no more.',
  'The orb of {orb} keeps it slight.',
  'It is too wide at {orb} to weigh much.',
  'Being {orb} from exact, it is a passing note.',
  'With {orb} between, it shows now and then and asks little.',
  'A distance of {orb} leaves only a trace.',
]

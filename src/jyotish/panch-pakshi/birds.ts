import type { PAKSHAS } from '../limbs.ts'

/** Panch Pakshi: five birds, one of which belongs to a person for life, and their five activities in turn. */

export const BIRDS = ['Vulture', 'Owl', 'Crow', 'Cock', 'Peacock'] as const
export type Bird = (typeof BIRDS)[number]
export const BIRD_ACTIVITIES = ['eat', 'walk', 'rule', 'sleep', 'die'] as const
export type BirdActivity = (typeof BIRD_ACTIVITIES)[number]

export type Paksha = (typeof PAKSHAS)[number]
export const DAY_HALVES = ['day', 'night'] as const
export type DayHalf = (typeof DAY_HALVES)[number]

/** The table for a part of a day. */
export type BirdTable = 'shukla_day' | 'shukla_night' | 'krishna_day' | 'krishna_night'
export const birdTable = (paksha: Paksha, half: DayHalf): BirdTable =>
  `${paksha === 'Shukla' ? 'shukla' : 'krishna'}_${half}`

// source: Pancha Pakshi Shastra of Kumaraswamiyam: the order of the activities from one yama to the next
export const ACTIVITY_ORDER: Record<BirdTable, readonly BirdActivity[]> = {
  shukla_day: ['eat', 'walk', 'rule', 'sleep', 'die'],
  shukla_night: ['eat', 'rule', 'die', 'walk', 'sleep'],
  krishna_day: ['eat', 'die', 'sleep', 'rule', 'walk'],
  krishna_night: ['eat', 'sleep', 'walk', 'die', 'rule'],
}

// source: the same; the activities of Vulture, Owl, Crow, Cock and Peacock in the first yama, Sunday to Saturday
export const FIRST_ACTIVITIES: Record<BirdTable, readonly (readonly BirdActivity[])[]> = {
  shukla_day: [
    ['eat', 'walk', 'rule', 'sleep', 'die'],
    ['die', 'eat', 'walk', 'rule', 'sleep'],
    ['eat', 'walk', 'rule', 'sleep', 'die'],
    ['die', 'eat', 'walk', 'rule', 'sleep'],
    ['sleep', 'die', 'eat', 'walk', 'rule'],
    ['rule', 'sleep', 'die', 'eat', 'walk'],
    ['walk', 'rule', 'sleep', 'die', 'eat'],
  ],
  shukla_night: [
    ['die', 'rule', 'eat', 'sleep', 'walk'],
    ['walk', 'die', 'rule', 'eat', 'sleep'],
    ['die', 'rule', 'eat', 'sleep', 'walk'],
    ['walk', 'die', 'rule', 'eat', 'sleep'],
    ['sleep', 'walk', 'die', 'rule', 'eat'],
    ['eat', 'sleep', 'walk', 'die', 'rule'],
    ['rule', 'eat', 'sleep', 'walk', 'die'],
  ],
  krishna_day: [
    ['walk', 'die', 'rule', 'eat', 'sleep'],
    ['sleep', 'walk', 'die', 'rule', 'eat'],
    ['walk', 'die', 'rule', 'eat', 'sleep'],
    ['die', 'rule', 'eat', 'sleep', 'walk'],
    ['rule', 'eat', 'sleep', 'walk', 'die'],
    ['eat', 'sleep', 'walk', 'die', 'rule'],
    ['sleep', 'walk', 'die', 'rule', 'eat'],
  ],
  krishna_night: [
    ['eat', 'rule', 'die', 'walk', 'sleep'],
    ['die', 'walk', 'sleep', 'eat', 'rule'],
    ['eat', 'rule', 'die', 'walk', 'sleep'],
    ['sleep', 'eat', 'rule', 'die', 'walk'],
    ['walk', 'sleep', 'eat', 'rule', 'die'],
    ['rule', 'die', 'walk', 'sleep', 'eat'],
    ['die', 'walk', 'sleep', 'eat', 'rule'],
  ],
}

// source: the same: the order of the birds in the sub-periods of a yama
export const SUB_BIRD_ORDER: Record<BirdTable, readonly Bird[]> = {
  shukla_day: ['Vulture', 'Owl', 'Crow', 'Cock', 'Peacock'],
  shukla_night: ['Vulture', 'Peacock', 'Cock', 'Crow', 'Owl'],
  krishna_day: ['Vulture', 'Cock', 'Owl', 'Peacock', 'Crow'],
  krishna_night: ['Vulture', 'Peacock', 'Cock', 'Crow', 'Owl'],
}

// source: the same; the bird that counts as dead for the day, Sunday to Saturday
export const PADU_PAKSHI: Record<Paksha, readonly Bird[]> = {
  Shukla: ['Owl', 'Crow', 'Cock', 'Peacock', 'Vulture', 'Owl', 'Vulture'],
  Krishna: ['Crow', 'Owl', 'Vulture', 'Peacock', 'Cock', 'Peacock', 'Cock'],
}

// source: the same; rings in which the neighbours of each bird are its friends, and the other two its enemies
const RINGS: Record<Paksha, readonly Bird[]> = {
  Shukla: ['Vulture', 'Owl', 'Crow', 'Cock', 'Peacock'],
  Krishna: ['Vulture', 'Crow', 'Owl', 'Cock', 'Peacock'],
}
/** The two friends of a bird, in the order of `BIRDS`. */
export const friendsOfBird = (bird: Bird, paksha: Paksha): Bird[] => {
  const ring = RINGS[paksha]
  const place = ring.indexOf(bird)
  return BIRDS.filter((other) => other === ring[(place + 1) % 5] || other === ring[(place + 4) % 5])
}
export const enemiesOfBird = (bird: Bird, paksha: Paksha): Bird[] =>
  BIRDS.filter((other) => other !== bird && !friendsOfBird(bird, paksha).includes(other))

// source: the same; stars 1-5, 6-11, 12-16, 17-21 and 22-27 in the bright half, in reverse order of birds in the dark
// half
const LAST_STARS = [5, 11, 16, 21, 27]
const BIRD_OF_STARS: Record<Paksha, readonly Bird[]> = {
  Shukla: BIRDS,
  Krishna: ['Peacock', 'Cock', 'Crow', 'Owl', 'Vulture'],
}
/** The bird of a birth star (0 is Ashwini) and half of the month. */
export const birthBird = (star: number, paksha: Paksha): Bird =>
  BIRD_OF_STARS[paksha][LAST_STARS.findIndex((last) => star + 1 <= last)]!

// source: the same, by the first vowel of a name in the bright half; other lists reverse it for the dark half
const BIRD_OF_VOWEL: Record<string, Bird> = { a: 'Vulture', i: 'Owl', u: 'Crow', e: 'Cock', o: 'Peacock' }
/** The bird by the first vowel sound of the words of a name, A to Z: ee counts as i, oo as u. Null without a vowel. */
export const birdOfName = (words: readonly string[]): Bird | null => {
  const [vowel] = /ee|oo|[aeiou]/.exec(words.join(' ').toLowerCase()) ?? []
  return vowel ? BIRD_OF_VOWEL[{ ee: 'i', oo: 'u' }[vowel] ?? vowel]! : null
}

interface BirdAttributes {
  element: string
  direction: Record<Paksha, string>
  colour: Record<Paksha, string>
  traits: readonly string[]
}
// source: one modern tabulation of the Tamil texts for directions and colours, where books differ; elements by the order of the birds;
// traits in our own words
export const BIRD_ATTRIBUTES: Record<Bird, BirdAttributes> = {
  Vulture: {
    element: 'earth',
    direction: { Shukla: 'East', Krishna: 'East' },
    colour: { Shukla: 'white', Krishna: 'black' },
    traits: ['plans from far off and keeps to the plan', 'speaks late and firmly', 'guards what it owns'],
  },
  Owl: {
    element: 'water',
    direction: { Shukla: 'South', Krishna: 'North' },
    colour: { Shukla: 'yellow', Krishna: 'red' },
    traits: ['sees what others leave in the dark', 'works best alone and late', 'remembers kindness and slight alike'],
  },
  Crow: {
    element: 'fire',
    direction: { Shukla: 'West', Krishna: 'South' },
    colour: { Shukla: 'red', Krishna: 'yellow' },
    traits: ['quick to notice and to share', 'restless without company', 'persuades by repeating'],
  },
  Cock: {
    element: 'air',
    direction: { Shukla: 'North', Krishna: 'centre' },
    colour: { Shukla: 'green', Krishna: 'white' },
    traits: ['early, proud and orderly', 'fights in the open', 'wants its work to be seen'],
  },
  Peacock: {
    element: 'ether',
    direction: { Shukla: 'centre', Krishna: 'West' },
    colour: { Shukla: 'black', Krishna: 'green' },
    traits: ['has an eye for beauty and occasion', 'withdraws when crowded', 'gives freely when admired'],
  },
}

/** The activity of a bird in a yama (0..4) of a part of a day. */
export const activityOf = (bird: Bird, table: BirdTable, weekday: number, yama: number): BirdActivity => {
  const order = ACTIVITY_ORDER[table]
  const first = FIRST_ACTIVITIES[table][weekday]![BIRDS.indexOf(bird)]!
  return order[(order.indexOf(first) + yama) % 5]!
}

/** The bird with this activity in the first yama of a part of a day. */
export const birdWithFirstActivity = (activity: BirdActivity, table: BirdTable, weekday: number): Bird =>
  BIRDS[FIRST_ACTIVITIES[table][weekday]!.indexOf(activity)]!

import { fillWords } from '../../../readings/passage.ts'
import type { Frames, Framing } from './event-frames.ts'
import { sceneOf } from './planet-scenes.ts'

// Sentences on conjunctions and combustion in a week, with one thing to do. `{event}`, `{scene}` and `{day}` as in `event-frames.ts`.

// source: almanac practice for conjunctions and combustion, in our own words
const CONJUNCTIONS: Readonly<Record<'Sun' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn', Frames>> = {
  Sun: [
    'On {day}, {event}, and you see {scene} clearly.',
    'You understand better on {day}, when {event}, what to do about {scene}.',
  ],
  Mercury: [
    'On {day}, {event}: ask your exact question about {scene}.',
    'Say what you want about {scene} in three plain sentences by {day}, when {event}.',
  ],
  Venus: [
    'On {day}, {event}: a friendly word about {scene} helps you.',
    'You can come to terms over {scene} around {day}, when {event}.',
  ],
  Mars: [
    'On {day}, {event}, and {scene} can lead to a quarrel: leave it for a calmer day.',
    'Keep your voice down about {scene} on {day}, when {event}.',
  ],
  Jupiter: [
    'On {day}, {event}, which is rare: make your proposal about {scene}.',
    'Bring {scene} before the people who matter around {day}, when {event}, a rare meeting.',
  ],
  Saturn: [
    'On {day}, {event}: you see how much {scene} really asks of you.',
    'Count what {scene} really asks of you on {day}, when {event}.',
  ],
}
// source: almanac practice for conjunctions and combustion, in our own words
const COMBUSTIONS: Readonly<Record<'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn', string>> = {
  Mercury: 'On {day}, {event}: keep it short when you talk about {scene}.',
  Venus: 'On {day}, {event}: expect little thanks for {scene}, and be kind all the same.',
  Mars: 'On {day}, {event}: let the people in charge have their way about {scene} for some weeks.',
  Jupiter: 'On {day}, {event}: good advice on {scene} is hard to get for a month, so use what you know.',
  Saturn: 'On {day}, {event}: make {scene} a little lighter while you can.',
}

/** A meeting of two planets in a week. */
export const conjunctionOfWeek = (
  planet: keyof typeof CONJUNCTIONS,
  { house, event, day = '' }: Omit<Framing, 'span'>,
) => fillWords(CONJUNCTIONS[planet][house % 2]!, { event, day, scene: sceneOf(planet, house) })

/** A planet that the Sun hides in a week. */
export const combustionOfWeek = (planet: keyof typeof COMBUSTIONS, { house, event, day = '' }: Omit<Framing, 'span'>) =>
  fillWords(COMBUSTIONS[planet], { event, day, scene: sceneOf(planet, house) })

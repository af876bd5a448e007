import { fillWords } from '../../../readings/passage.ts'
import type { Frames, Framing } from './event-frames.ts'
import { sceneOf } from './planet-scenes.ts'

// Sentences on conjunctions and combustion in a week, with one thing to do. `{event}`, `{scene}` and `{day}` as in `event-frames.ts`.

// source: almanac practice for conjunctions and combustion, in our own words
const CONJUNCTIONS: Readonly<Record<'Sun' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn', Frames>> = {
  Sun: [
    'On {day}, {event}, and you see {scene} as it is.',
    'What was vague about {scene} becomes plain to you on {day}, when {event}.',
  ],
  Mercury: [
    'On {day}, {event}: ask your exact question about {scene}.',
    'Put {scene} into three plain sentences by {day}, when {event}.',
  ],
  Venus: [
    'On {day}, {event}: your soft word about {scene} goes far.',
    'You can come to terms over {scene} around {day}, when {event}.',
  ],
  Mars: [
    'On {day}, {event}, and a spark can fall on {scene}: clear away what burns easily.',
    'Keep your voice down about {scene} on {day}, when {event}.',
  ],
  Jupiter: [
    'On {day}, {event}, which is rare: what you propose about {scene} will be remembered.',
    'Bring {scene} before the people who matter around {day}, when {event}, a rare meeting.',
  ],
  Saturn: [
    'On {day}, {event}: your vague worry about {scene} takes a shape that you can measure.',
    'Count what {scene} really asks of you on {day}, when {event}.',
  ],
}
// source: almanac practice for conjunctions and combustion, in our own words
const COMBUSTIONS: Readonly<Record<'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn', string>> = {
  Mercury: 'On {day}, {event}: give short figures about {scene}, since nobody hears long ones.',
  Venus: 'On {day}, {event}: do something kind about {scene} that nobody sees.',
  Mars: 'On {day}, {event}: let the people in charge have their way about {scene} for some weeks.',
  Jupiter: 'On {day}, {event}: good advice on {scene} is hard to get for a month, so use what you know.',
  Saturn: 'On {day}, {event}: make {scene} a little lighter while you can.',
}

/** A meeting of two planets in a week. */
export const conjunctionOfWeek = (
  planet: keyof typeof CONJUNCTIONS,
  { house, event, day = '' }: Omit<Framing, 'span'>,
) => fillWords(CONJUNCTIONS[planet][house % 2]!, { event, day, scene: sceneOf(planet, house, 'longer') })

/** A planet that the Sun hides in a week. */
export const combustionOfWeek = (planet: keyof typeof COMBUSTIONS, { house, event, day = '' }: Omit<Framing, 'span'>) =>
  fillWords(COMBUSTIONS[planet], { event, day, scene: sceneOf(planet, house, 'longer') })

import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// The first paragraph of a Lal Kitab reading: the planet that helps most and the one that needs care. {house}: the ordinal of its
// house; {field}: the field of that house
const passage = from('Lal Kitab of 1939 to 1952, in our own words')
const both = (gift: string, strain: string) => ({ gift: passage(gift), strain: passage(strain) })

export default {
  Sun: both(
    'You can rely on your standing with people, above all in {field}: the Sun in your {house} house is the best planet you have.',
    'You need care with pride, most of all in {field}, because the Sun in your {house} house is the planet that asks most of you.',
  ),
  Moon: both(
    'You can rely on your feeling for people and places, above all in {field}: the Moon in your {house} house is the best planet you have.',
    'You need care with your moods and your sleep, most of all in {field}, because the Moon in your {house} house is the planet that asks most of you.',
  ),
  Mars: both(
    'You can rely on your courage, above all in {field}: Mars in your {house} house is the best planet you have.',
    'You need care with your temper, most of all in {field}, because Mars in your {house} house is the planet that asks most of you.',
  ),
  Mercury: both(
    'You can rely on your wits and your words, above all in {field}: Mercury in your {house} house is the best planet you have.',
    'You need care with what you say and sign, most of all in {field}, because Mercury in your {house} house is the planet that asks most of you.',
  ),
  Jupiter: both(
    'You can rely on good advice and on your own sense of what is right, above all in {field}: Jupiter in your {house} house is the best planet you have.',
    'You need care with promises and generosity, most of all in {field}, because Jupiter in your {house} house is the planet that asks most of you.',
  ),
  Venus: both(
    'You can rely on affection and good taste, above all in {field}: Venus in your {house} house is the best planet you have.',
    'You need care with comfort and with the people you love, most of all in {field}, because Venus in your {house} house is the planet that asks most of you.',
  ),
  Saturn: both(
    'You can rely on patience, above all in {field}: Saturn in your {house} house is the best planet you have.',
    'You need care with delay and gloom, most of all in {field}, because Saturn in your {house} house is the planet that asks most of you.',
  ),
  Rahu: both(
    'You can rely on unusual ways, above all in {field}: Rahu in your {house} house is the best planet you have.',
    'You need care with tempting offers, most of all in {field}, because Rahu in your {house} house is the planet that asks most of you.',
  ),
  Ketu: both(
    'You can rely on your instinct for what to leave out, above all in {field}: Ketu in your {house} house is the best planet you have.',
    'You need care with restlessness, most of all in {field}, because Ketu in your {house} house is the planet that asks most of you.',
  ),
} satisfies Record<Graha, Record<'gift' | 'strain', Passage>>

import type { NadiState } from '../../jyotish/bnn/school.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// A planet by its state in a sign, after the nadi school. Three impossible states are missing: every lord is a friend of the Moon or
// neutral to it; Ketu is exalted in its own sign, and is a friend or an enemy of every other lord
const nadi = from('R. G. Rao, Bhrigu Nandi Nadi')

const BNN_STATE = {
  Sun: {
    exalted: nadi(
      'Your Sun is exalted, in {sign} and {star}: you may lead young and should learn it in public, and an office that serves others makes the best of you.',
    ),
    own: nadi(
      'Your Sun is in its own sign, in {sign} and {star}: you are your own master by temper, and the head of something small suits you more than the middle of something large.',
    ),
    friend: nadi(
      'Your Sun is with a friend, in {sign} and {star}: honour reaches you through alliances, so be punctual with those who opened a door.',
    ),
    neutral: nadi(
      'Your Sun is with a neutral host, in {sign} and {star}: your rank depends on your skill and is renewed each year, so be useful first and visible afterwards.',
    ),
    enemy: nadi(
      'Your Sun is with an enemy, in {sign} and {star}: people in power are slow to see your merit, and credit that comes late cannot be taken from you.',
    ),
    debilitated: nadi(
      'Your Sun is in its fall, in {sign} and {star}: you doubt your right to lead, so begin with one thing that only you can answer for.',
    ),
  },
  Moon: {
    exalted: nadi('Your Moon is exalted, in {sign} and {star}: you are steady and warm, and people rest near you.'),
    own: nadi(
      'Your Moon is in its own sign, in {sign} and {star}: you know what others need before they ask, and home is your strength.',
    ),
    friend: nadi(
      'Your Moon is with a friend, in {sign} and {star}: you feel well where people are kind, so choose your company with care.',
    ),
    neutral: nadi(
      'Your Moon is with a neutral host, in {sign} and {star}: your moods follow the day, so keep its hours regular.',
    ),
    debilitated: nadi(
      'Your Moon is in its fall, in {sign} and {star}: you brood over what is past, so tell it once to somebody you trust.',
    ),
  },
  Mars: {
    exalted: nadi('Your Mars is exalted, in {sign} and {star}: you work with discipline and get hard things built.'),
    own: nadi(
      'Your Mars is in its own sign, in {sign} and {star}: you act at once and on your own account, which suits you.',
    ),
    friend: nadi(
      'Your Mars is with a friend, in {sign} and {star}: you fight best for somebody else, so find a cause.',
    ),
    neutral: nadi(
      'Your Mars is with a neutral host, in {sign} and {star}: your energy needs a task, or it turns into irritation.',
    ),
    enemy: nadi(
      'Your Mars is with an enemy, in {sign} and {star}: you spend strength on quarrels that win you nothing, so choose one and leave the rest.',
    ),
    debilitated: nadi(
      'Your Mars is in its fall, in {sign} and {star}: you are brave for those at home and hesitate outside, so practise one small risk a week.',
    ),
  },
  Mercury: {
    exalted: nadi(
      'Your Mercury is exalted, in {sign} and {star}: you see the exact word and the exact figure, and people pay you for it.',
    ),
    own: nadi(
      'Your Mercury is in its own sign, in {sign} and {star}: you think quickly and speak well, so trade or teach.',
    ),
    friend: nadi(
      'Your Mercury is with a friend, in {sign} and {star}: you learn from people who like you, so ask more questions.',
    ),
    neutral: nadi(
      'Your Mercury is with a neutral host, in {sign} and {star}: your mind is good and easily distracted, so work in short hours.',
    ),
    enemy: nadi(
      'Your Mercury is with an enemy, in {sign} and {star}: you talk past people you want to win, so repeat what you heard first.',
    ),
    debilitated: nadi(
      'Your Mercury is in its fall, in {sign} and {star}: you think in pictures and lose the numbers, so let somebody else check the sum.',
    ),
  },
  Jupiter: {
    exalted: nadi(
      'Your Jupiter is exalted, in {sign} and {star}: you are protected and trusted, and your advice is sought at home and far away.',
    ),
    own: nadi(
      'Your Jupiter is in its own sign, in {sign} and {star}: you have your own sense of what is right, and teachers see it.',
    ),
    friend: nadi(
      'Your Jupiter is with a friend, in {sign} and {star}: you grow by good company, so stay near people you admire.',
    ),
    neutral: nadi(
      'Your Jupiter is with a neutral host, in {sign} and {star}: you find your way by study rather than by luck.',
    ),
    enemy: nadi(
      'Your Jupiter is with an enemy, in {sign} and {star}: your good will is not always understood, so give advice only when asked.',
    ),
    debilitated: nadi(
      'Your Jupiter is in its fall, in {sign} and {star}: you have to build your trust on facts, so keep your promises small and exact.',
    ),
  },
  Venus: {
    exalted: nadi(
      'Your Venus is exalted, in {sign} and {star}: you love generously and your taste is fine, so art and people both reward you.',
    ),
    own: nadi('Your Venus is in its own sign, in {sign} and {star}: you know how to live well, and others copy you.'),
    friend: nadi('Your Venus is with a friend, in {sign} and {star}: affection comes to you through work and friends.'),
    neutral: nadi(
      'Your Venus is with a neutral host, in {sign} and {star}: you enjoy simple things, so do not compare.',
    ),
    enemy: nadi(
      'Your Venus is with an enemy, in {sign} and {star}: you look for comfort where it costs too much, so set a sum.',
    ),
    debilitated: nadi(
      'Your Venus is in its fall, in {sign} and {star}: you criticise what you love, so praise it first.',
    ),
  },
  Saturn: {
    exalted: nadi(
      'Your Saturn is exalted, in {sign} and {star}: you are fair and patient, and work gives you a lasting place.',
    ),
    own: nadi(
      'Your Saturn is in its own sign, in {sign} and {star}: you carry duty without complaint and build for decades.',
    ),
    friend: nadi(
      'Your Saturn is with a friend, in {sign} and {star}: your work grows through people who like your reliability.',
    ),
    neutral: nadi(
      'Your Saturn is with a neutral host, in {sign} and {star}: you work steadily when the rules are clear.',
    ),
    enemy: nadi(
      'Your Saturn is with an enemy, in {sign} and {star}: you work for people who thank you late, so keep your own record.',
    ),
    debilitated: nadi(
      'Your Saturn is in its fall, in {sign} and {star}: you start with too much haste and tire, so do the first third slowly.',
    ),
  },
  Rahu: {
    exalted: nadi('Your Rahu is exalted, in {sign} and {star}: you gain from what is foreign and solid at once.'),
    own: nadi(
      'Your Rahu is in its own sign, in {sign} and {star}: you are at home with new systems and unusual people.',
    ),
    friend: nadi(
      'Your Rahu is with a friend, in {sign} and {star}: unusual chances come through friends, so answer the odd message.',
    ),
    neutral: nadi(
      'Your Rahu is with a neutral host, in {sign} and {star}: you try many things, so finish one before the next.',
    ),
    enemy: nadi(
      'Your Rahu is with an enemy, in {sign} and {star}: you want what does not suit you, so ask for what you need instead.',
    ),
    debilitated: nadi(
      'Your Rahu is in its fall, in {sign} and {star}: you chase what hides, so stay with what you can check.',
    ),
  },
  Ketu: {
    exalted: nadi('Your Ketu is exalted, in {sign} and {star}: you see through disguises and are content with little.'),
    friend: nadi(
      'Your Ketu is with a friend, in {sign} and {star}: you let go easily, and people ask your advice because you want nothing.',
    ),
    enemy: nadi(
      'Your Ketu is with an enemy, in {sign} and {star}: you let go with a grudge and miss it later, so give up small things on purpose.',
    ),
    debilitated: nadi(
      'Your Ketu is in its fall, in {sign} and {star}: you sit amid plenty and taste nothing, so give a fixed share away on a fixed day.',
    ),
  },
} satisfies {
  [G in Graha]: Record<
    Exclude<NadiState, G extends 'Moon' ? 'enemy' : G extends 'Ketu' ? 'own' | 'neutral' : never>,
    Passage
  >
}

/** The passage on a possible state of a planet. */
export const stateCell = (corpus: typeof BNN_STATE, graha: Graha, state: NadiState): Passage =>
  (corpus[graha] as Record<NadiState, Passage>)[state]

export default BNN_STATE

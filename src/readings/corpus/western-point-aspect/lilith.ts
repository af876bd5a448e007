import type { Planet } from '../../../western/points.ts'
import { from } from '../../passage.ts'
import type { ByTemper } from '../western-aspect.ts'

// A planet in aspect to Lilith: the untamed side and its use
const passage = from('Common modern Western practice; Lilith is the mean apogee of the Moon')

export default {
  Sun: {
    harmonious: passage(
      'You can say what polite people leave out and keep your place at the table. Others borrow courage from you, above all those who were told to be smaller. → Use it for one cause this year that is not your own.',
    ),
    challenging: passage(
      'You obey for a while and then walk out in the middle of the speech. It is not easy for you to be noticed. → Choose in advance which rule you will break and why; people will hear the protest.',
    ),
  },
  Moon: {
    harmonious: passage(
      'You need privacy and give warmth, and you have found room for both. You go out alone in the evening and come home friendly. → Let relatives ask you the awkward question; your answers are honest and kind.',
    ),
    challenging: passage(
      'You want to be looked after, and then you feel it like a leash. A silence among the elders of your family may be part of it. → Have a room with a key and a fixed hour for coming out of it.',
    ),
  },
  Mercury: {
    harmonious: passage(
      'You can talk about subjects that others avoid, such as the body or money, and make them harmless. People quote you for having said it first. → Say it to the person concerned too, before you say it to the room.',
    ),
    challenging: passage(
      'You say something true at the worst moment, after you have swallowed it many times. It flies out at a wedding table. → Say a milder form of it early, to the person it is meant for and to no one else.',
    ),
  },
  Venus: {
    harmonious: passage(
      'You like whom you like, dress for yourself and do not bargain with affection. Your no is clear, and so your yes is worth having. → Stay with people who can hear both; you need no others.',
    ),
    challenging: passage(
      'You attract what you then turn away, because being admired feels like being owned. Rivalry can cost you a friendship. → Say your terms at the start, also those that sound unromantic, and it becomes simpler.',
    ),
  },
  Mars: {
    harmonious: passage(
      'You stand up to bullies and keep your head. You decide yourself about your body and defend people who are pushed aside. → Dance, ride or swim in open water; your force likes a wide field.',
    ),
    challenging: passage(
      'Your anger has a long memory, so a small slight today pays for an old large one. You hear it in your own voice. → Move hard before you answer, and say to yourself which hurt came first.',
    ),
  },
  Jupiter: {
    harmonious: passage(
      'Your belief has room for people whom others shut out. On a tour you leave the group and come back with friends. → Teach something that was kept silent; you can do it without frightening anyone in the room.',
    ),
    challenging: passage(
      'Preachers make you itch, and you test every belief by what its people do, your own included. You defend excess as freedom. → Keep one principle for a year without converting anybody, and you have firm ground.',
    ),
  },
  Saturn: {
    harmonious: passage(
      'You built your own fence, and your independence pays its rent. You work alone for weeks and answer for the result. → Ask for the unusual terms you need; places that value you will grant them.',
    ),
    challenging: passage(
      'You fight rules that nobody has explained to you, and you refuse authority even when it is fair. You read the house rules as a challenge. → Write your own, few and strict, and keep those.',
    ),
  },
  Uranus: {
    harmonious: passage(
      'Taboos bore you, and the unusual household you run works well. You do today what will be normal in ten years. You let others be strange without a comment; tell them so, because few dare to ask.',
    ),
    challenging: passage(
      'You see a fence everywhere, and you cut ties on principle, the useful ones too. You could move out overnight. → Sleep on each exit for two nights, and keep one old friend through every change you make.',
    ),
  },
  Neptune: {
    harmonious: passage(
      'What you cannot say, you sing, film or dream, and nobody is hurt by it. You are awake with it at night. → Give the art a fixed hour to stop, and show it to a few people.',
    ),
    challenging: passage(
      'You long for whoever is out of reach, and secrets taste sweeter to you than they are. You know the train times of another life. → Tell one person the whole story with its dates; it then remains a story.',
    ),
  },
  Pluto: {
    harmonious: passage(
      'Nothing human shocks you, and you look at jealousy or inheritance as a mechanic looks at an engine. People speak freely with you. → Leave their confidences where they were told; that is your whole capital.',
    ),
    challenging: passage(
      'You answer control with stronger control, and what nobody says rules the house. You could be silent for a whole week over it. → Leave one matter a week to the other person, and watch that nothing collapses.',
    ),
  },
} satisfies Record<Planet, ByTemper>

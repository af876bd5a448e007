import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { from, type Passage } from '../passage.ts'

// A deed for the nakshatra of the day, by the Moon’s house: a good one (fair) or a bad one (hard); {field}: the matters of the house
const passage = from('Muhurta Chintamani 2, the nature of the nakshatras')

export default {
  Ashwini: {
    fair: passage(
      'The Moon is in Ashwini, the star of the swift healers: begin something for {field} that you can finish today.',
    ),
    hard: passage(
      'With the Moon in Ashwini, the star of the swift healers, do one small thing for {field} quickly, and then let it rest.',
    ),
  },
  Bharani: {
    fair: passage(
      'The Moon is in Bharani, a star that carries heavy loads: do the heavy thing for {field} that you have avoided.',
    ),
    hard: passage(
      'With the Moon in Bharani, a star that carries heavy loads, carry only your own share when it comes to {field}, and say so kindly.',
    ),
  },
  Krittika: {
    fair: passage(
      'The Moon is in Krittika, a star as sharp as a razor: get rid of one thing that {field} can do without.',
    ),
    hard: passage(
      'With the Moon in Krittika, a star as sharp as a razor, correct one mistake of your own about {field}, and spare the others.',
    ),
  },
  Rohini: {
    fair: passage(
      'The Moon is in Rohini, a star for what should last: do for {field} what should still stand in ten years.',
    ),
    hard: passage(
      'With the Moon in Rohini, a star for what should last, look after what you already have, and add nothing to {field}.',
    ),
  },
  Mrigashira: {
    fair: passage(
      'The Moon is in Mrigashira, the searching star: ask around about {field}, because you find today what you look for.',
    ),
    hard: passage(
      'With the Moon in Mrigashira, the searching star, look for one answer about {field} and do not open a second question.',
    ),
  },
  Ardra: {
    fair: passage('The Moon is in Ardra, the star of the storm: say the thing about {field} that clears the air.'),
    hard: passage(
      'With the Moon in Ardra, the star of the storm, let the storm over {field} pass before you say what you think.',
    ),
  },
  Punarvasu: {
    fair: passage(
      'The Moon is in Punarvasu, the star of return: go back to a plan for {field} that you gave up too early.',
    ),
    hard: passage(
      'With the Moon in Punarvasu, the star of return, repair one thing that concerns {field} instead of replacing it.',
    ),
  },
  Pushya: {
    fair: passage(
      'The Moon is in Pushya, the star that nourishes: do something good for {field}, since what you feed now grows.',
    ),
    hard: passage('With the Moon in Pushya, the star that nourishes, thank whoever helps you with {field}.'),
  },
  Ashlesha: {
    fair: passage(
      'The Moon is in Ashlesha, the star of the coiled serpent: keep your plan for {field} to yourself and watch who asks.',
    ),
    hard: passage(
      'With the Moon in Ashlesha, the star of the coiled serpent, trust no sweet offer about {field} until you have slept on it.',
    ),
  },
  Magha: {
    fair: passage(
      'The Moon is in Magha, the star of the forebears: ask an elder about {field}, or take the seat that is yours.',
    ),
    hard: passage(
      'With the Moon in Magha, the star of the forebears, trust the older hand when it comes to {field}, and claim nothing today.',
    ),
  },
  'Purva Phalguni': {
    fair: passage(
      'The Moon is in Purva Phalguni, the star of ease: spend a pleasant hour in good company, and {field} will gain by it.',
    ),
    hard: passage(
      'With the Moon in Purva Phalguni, the star of ease, take an evening off from worrying about {field}.',
    ),
  },
  'Uttara Phalguni': {
    fair: passage(
      'The Moon is in Uttara Phalguni, the star of promises: promise one thing for {field} and mean to keep it.',
    ),
    hard: passage(
      'With the Moon in Uttara Phalguni, the star of promises, keep an old promise about {field} before you make a new one.',
    ),
  },
  Hasta: {
    fair: passage('The Moon is in Hasta, the star of the skilled hand: do something for {field} with your own hands.'),
    hard: passage(
      'With the Moon in Hasta, the star of the skilled hand, put three small things in order for {field} and stop there.',
    ),
  },
  Chitra: {
    fair: passage(
      'The Moon is in Chitra, the star of the craftsman: make something about {field} look better, since others notice it today.',
    ),
    hard: passage(
      'With the Moon in Chitra, the star of the craftsman, do what is useful for {field} and leave the decoration.',
    ),
  },
  Swati: {
    fair: passage(
      'The Moon is in Swati, the star of the wind: handle {field} in your own way and give the others their freedom.',
    ),
    hard: passage(
      'With the Moon in Swati, the star of the wind, bend a little when it comes to {field}, and you will not break.',
    ),
  },
  Vishakha: {
    fair: passage(
      'The Moon is in Vishakha, the star of the archway: choose one aim for {field} and refuse the second.',
    ),
    hard: passage(
      'With the Moon in Vishakha, the star of the archway, compare nobody’s luck with yours when it comes to {field}, and take your next step.',
    ),
  },
  Anuradha: {
    fair: passage(
      'The Moon is in Anuradha, the star of friendship: let a friend help you with {field}, because two do it better.',
    ),
    hard: passage('With the Moon in Anuradha, the star of friendship, make one kind gesture for the sake of {field}.'),
  },
  Jyeshtha: {
    fair: passage(
      'The Moon is in Jyeshtha, the star of the eldest: take responsibility for {field} before you are asked.',
    ),
    hard: passage(
      'With the Moon in Jyeshtha, the star of the eldest, stand by somebody weaker, and leave the contest about {field}.',
    ),
  },
  Mula: {
    fair: passage(
      'The Moon is in Mula, the star of the root: find out what is really behind the trouble with {field}.',
    ),
    hard: passage(
      'With the Moon in Mula, the star of the root, remove one small cause of trouble with {field}, and leave the large one.',
    ),
  },
  'Purva Ashadha': {
    fair: passage(
      'The Moon is in Purva Ashadha, the star of the waters: speak up for {field}, since you convince people today.',
    ),
    hard: passage(
      'With the Moon in Purva Ashadha, the star of the waters, say less about {field} than you could, and win by patience.',
    ),
  },
  'Uttara Ashadha': {
    fair: passage(
      'The Moon is in Uttara Ashadha, the star of lasting victory: begin the long work for {field} and give it an hour.',
    ),
    hard: passage(
      'With the Moon in Uttara Ashadha, the star of lasting victory, stay with the rules when it comes to {field}, because a shortcut costs you more.',
    ),
  },
  Shravana: {
    fair: passage(
      'The Moon is in Shravana, the listening star: listen to what people say about {field}, and note one sentence.',
    ),
    hard: passage(
      'With the Moon in Shravana, the listening star, listen twice before you answer anything about {field}.',
    ),
  },
  Dhanishta: {
    fair: passage(
      'The Moon is in Dhanishta, the star of the drum: set the pace for {field}, and the others will follow you.',
    ),
    hard: passage(
      'With the Moon in Dhanishta, the star of the drum, let somebody else set the pace for {field} for once.',
    ),
  },
  Shatabhisha: {
    fair: passage(
      'The Moon is in Shatabhisha, the star of the hundred healers: study the weak point of {field} alone and without haste.',
    ),
    hard: passage(
      'With the Moon in Shatabhisha, the star of the hundred healers, look at {field} from some distance, and save your strength.',
    ),
  },
  'Purva Bhadrapada': {
    fair: passage(
      'The Moon is in Purva Bhadrapada, a star of great heat: give {field} an hour of real effort, and then stop for the day.',
    ),
    hard: passage(
      'With the Moon in Purva Bhadrapada, a star of great heat, cool down over {field} before you promise or refuse anything.',
    ),
  },
  'Uttara Bhadrapada': {
    fair: passage(
      'The Moon is in Uttara Bhadrapada, the star of the deep: settle something about {field} quietly, for a long time.',
    ),
    hard: passage(
      'With the Moon in Uttara Bhadrapada, the star of the deep, leave {field} alone tonight, and sleep on what you heard.',
    ),
  },
  Revati: {
    fair: passage(
      'The Moon is in Revati, the star of safe arrival: bring something about {field} to its end, and look after whoever is on the way.',
    ),
    hard: passage(
      'With the Moon in Revati, the star of safe arrival, see somebody safely home, or end one matter of {field} gently.',
    ),
  },
} as const satisfies Record<Nakshatra, Record<'fair' | 'hard', Passage>>

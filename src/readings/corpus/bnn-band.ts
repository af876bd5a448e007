import type { NadiBand } from '../../jyotish/bnn/school.ts'
import type { NadiSection } from '../../jyotish/bnn/sections.ts'
import { from, type Passage } from '../passage.ts'

// The planet of a section, by a band from its state and its linked friends
const nadi = from('Bhrigu Nandi Nadi, after R. G. Rao')

const BNN_BAND = {
  life: {
    good: nadi(
      '{planet}, in {sign} and {star}, is in good condition, so you have a floor under you, and a missed chance tends to come round again.',
    ),
    mixed: nadi(
      '{planet}, in {sign} and {star}, has friends and enemies in equal parts, so help and hindrance are about equal: your company decides.',
    ),
    weak: nadi(
      '{planet}, in {sign} and {star}, has more enemies than friends, so you have to earn your strength by habits that nobody sees.',
    ),
  },
  work: {
    good: nadi(
      '{planet}, in {sign} and {star}, is in good condition, so work is a friend to you: do the same thing well for long.',
    ),
    mixed: nadi(
      '{planet}, in {sign} and {star}, has friends and enemies in equal parts, so effort pays in some company and is wasted in other: choose colleagues before tasks.',
    ),
    weak: nadi(
      '{planet}, in {sign} and {star}, has more enemies than friends, so work starts uphill for you: practise one skill that nobody can take away.',
    ),
  },
  mind: {
    good: nadi(
      '{planet}, in {sign} and {star}, is in good condition, so your mind is clear and rested, and people bring you their troubles.',
    ),
    mixed: nadi(
      '{planet}, in {sign} and {star}, has friends and enemies in equal parts, so your mind is good by day and restless at night: close it with a fixed hour.',
    ),
    weak: nadi(
      '{planet}, in {sign} and {star}, has more enemies than friends, so your mind tires of people and noise: protect one quiet hour a day.',
    ),
  },
  wealth: {
    good: nadi(
      '{planet}, in {sign} and {star}, is in good condition, so comfort comes to you without strain: save while it does.',
    ),
    mixed: nadi(
      '{planet}, in {sign} and {star}, has friends and enemies in equal parts, so you have full months and lean ones: put the full ones aside.',
    ),
    weak: nadi(
      '{planet}, in {sign} and {star}, has more enemies than friends, so comfort is hard won: own fewer things and good ones.',
    ),
  },
  marriage: {
    good: nadi(
      '{planet}, in {sign} and {star}, is in good condition, so the person you live with brings strength, and quarrels are short.',
    ),
    mixed: nadi(
      '{planet}, in {sign} and {star}, has friends and enemies in equal parts, so a partner is strong in some rooms of life and lost in others: divide the rooms by talent.',
    ),
    weak: nadi(
      '{planet}, in {sign} and {star}, has more enemies than friends, so living together has to be learnt: be exact about small promises.',
    ),
  },
  siblings: {
    good: nadi('{planet}, in {sign} and {star}, is in good condition, so brothers, sisters and comrades stand by you.'),
    mixed: nadi(
      '{planet}, in {sign} and {star}, has friends and enemies in equal parts, so brothers and sisters help and compete by turns: share one plan with them.',
    ),
    weak: nadi(
      '{planet}, in {sign} and {star}, has more enemies than friends, so you are alone in most fights: choose few of them.',
    ),
  },
  learning: {
    good: nadi('{planet}, in {sign} and {star}, is in good condition, so you learn easily and are asked to explain.'),
    mixed: nadi(
      '{planet}, in {sign} and {star}, has friends and enemies in equal parts, so you learn well with one teacher and badly with the next: change the place and not the hour.',
    ),
    weak: nadi(
      '{planet}, in {sign} and {star}, has more enemies than friends, so learning costs you time: learn by doing.',
    ),
  },
  foreign: {
    good: nadi(
      '{planet}, in {sign} and {star}, is in good condition, so far places are good to you, and so is trade with them.',
    ),
    mixed: nadi(
      '{planet}, in {sign} and {star}, has friends and enemies in equal parts, so the foreign attracts and tires you by turns: book the way back.',
    ),
    weak: nadi(
      '{planet}, in {sign} and {star}, has more enemies than friends, so distant promises deceive you: grow your roots first.',
    ),
  },
  spiritual: {
    good: nadi(
      '{planet}, in {sign} and {star}, is in good condition, so you let go without bitterness, and silence is company to you.',
    ),
    mixed: nadi(
      '{planet}, in {sign} and {star}, has friends and enemies in equal parts, so you want to withdraw and to take part: keep one day a week apart.',
    ),
    weak: nadi(
      '{planet}, in {sign} and {star}, has more enemies than friends, so letting go happens to you by force: give small things away of your own accord.',
    ),
  },
} satisfies Record<NadiSection, Record<NadiBand, Passage>>

export default BNN_BAND

import type { Bhavesha } from '../../../jyotish/bhavesha.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import { possessive, upperFirst } from '../../../wording.ts'
import { houseInWords, ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { conditionSentences, opposingFactors } from '../../shared/narrative/condition.ts'
import { addressed } from '../../shared/narrative/given-name.ts'

/** The finding on the lord of a house, and the first paragraph of a reading of all lords. */

// source: BPHS ch. 11, in our words
const MATTERS: Record<HouseNumber, { adult: string; parents: string }> = {
  1: { adult: 'your strength and self-reliance', parents: 'strength and self-reliance' },
  2: { adult: 'your savings and your family', parents: 'family and belongings' },
  3: { adult: 'your courage and your brothers and sisters', parents: 'courage, brothers and sisters' },
  4: { adult: 'your home and your peace', parents: 'home and peace' },
  5: { adult: 'your ideas and the young people around you', parents: 'play, study and ideas' },
  6: { adult: 'your handling of work and disputes', parents: 'daily duties and small disputes' },
  7: { adult: 'your partnerships and agreements', parents: 'friendships' },
  8: { adult: 'your way through changes', parents: 'times of change' },
  9: { adult: 'your luck and your teachers', parents: 'luck and teachers' },
  10: { adult: 'your work and your name', parents: 'achievements' },
  11: { adult: 'your gains and your friends', parents: 'wishes and groups of friends' },
  12: { adult: 'your way of resting and spending', parents: 'rest and sleep' },
}

type Outcome = Bhavesha['outcome']
// Three forms of each outcome, so that neighbouring houses read differently.
const FINDINGS: Record<Outcome, readonly [string, string, string]> = {
  good: ['You can rely on {matter}', 'You have good support in {matter}', 'You may trust {matter}'],
  mixed: [
    'You know good and bad weeks in {matter}',
    'You get both sides in {matter}',
    'Much depends on you in {matter}',
  ],
  bad: ['You need patience with {matter}', 'You have to take care in {matter}', 'You build slowly on {matter}'],
}
const PARENTS: Record<Outcome, string> = {
  good: 'Things go well for {child} in {matter}',
  mixed: 'Good and bad weeks take turns for {child} in {matter}',
  bad: '{child} needs your patience in {matter}',
}

/** The factors of both sides, with a sign at the end in brackets: "is in the sign of a great friend (Taurus)". */
export const bracketedFactors = (condition: Bhavesha['condition']) => {
  const { helps, burdens } = opposingFactors(condition)
  const bracketed = (predicate: string) => predicate.replace(/, ([A-Z]\w+)$/, ' ($1)')
  return { helps: bracketed(helps), burdens: bracketed(burdens) }
}

export const lordFinding = ({ house, lord, placedIn, outcome, condition }: Bhavesha, child: string | null): string => {
  const matter = MATTERS[house]
  const finding = child
    ? upperFirst(PARENTS[outcome].replace('{child}', child).replace('{matter}', matter.parents))
    : FINDINGS[outcome][house % 3]!.replace('{matter}', matter.adult)
  const state =
    outcome === 'mixed' && !child
      ? 'is in mixed condition'
      : conditionSentences(condition).replace(`, since it stands in ${houseInWords(placedIn)}`, ' there')
  return `${finding}: ${nameInSentence(lord)}, the lord of ${houseInWords(house)}, stands in the ${ordinalInWords(placedIn)} and ${state}.`
}

/** A sentence for the parents of a minor on the other house of a lord. */
export const lordForParents = ({ house, lord }: Bhavesha, other: HouseNumber | undefined, child: string): string =>
  other
    ? `${upperFirst(nameInSentence(lord))} rules ${houseInWords(house)} and ${houseInWords(other)} in ${possessive(child)} chart, so ${MATTERS[house].parents} and ${MATTERS[other].parents} go together; help with one, and you help with the other.`
    : `${upperFirst(nameInSentence(lord))} rules only ${houseInWords(house)} in ${possessive(child)} chart, so you can look at ${MATTERS[house].parents} without thinking of the rest.`

const DEEDS: Record<HouseNumber, string> = {
  1: 'Go to bed an hour earlier for ten days.',
  2: 'Count what you own on Sunday, and put one sum out of reach.',
  3: 'Make the call that needs courage before Friday.',
  4: 'Repair one thing at home this week.',
  5: 'Give one of your ideas an hour this week.',
  6: 'Finish the oldest task on your list tomorrow.',
  7: 'Put one loose agreement in writing this week.',
  8: 'Open the letter or the matter you avoid, with somebody beside you.',
  9: 'Visit or ring an old teacher this week.',
  10: 'Finish in public one thing that you promised.',
  11: 'Ask one friend for one clear favour.',
  12: 'Keep two evenings this week free of work and screens.',
}

export const lordsSummary = (
  rows: readonly Bhavesha[],
  { name, child }: { name: string | null; child: string | null },
) => {
  const order = rows.toSorted((a, b) => b.condition.score - a.condition.score)
  const best = order[0]!
  const worst = order.findLast(({ lord }) => lord !== best.lord) ?? order.at(-1)!
  const place = ({ lord, placedIn }: Bhavesha) => `${nameInSentence(lord)} in your ${ordinalInWords(placedIn)} house`
  const placeOfChild = ({ lord, placedIn }: Bhavesha) => `${nameInSentence(lord)} in ${houseInWords(placedIn)}`
  const text = child
    ? [
        `${upperFirst(child)} can rely most on ${MATTERS[best.house].parents}, through ${placeOfChild(best)}.`,
        `You are needed most in ${MATTERS[worst.house].parents}, on account of ${placeOfChild(worst)}.`,
        'Choose one of the twelve for this month, and leave the others in peace.',
      ]
    : [
        addressed(name, `You can rely most on ${MATTERS[best.house].adult}, through ${place(best)}.`),
        `You need most care with ${MATTERS[worst.house].adult}, on account of ${place(worst)}.`,
        DEEDS[worst.house],
      ]
  return {
    text: text.join(' '),
    fact_ids: [best, worst].map(({ house, outcome }) => `D1.house.${house}.lord.${outcome === 'bad' ? 'bad' : 'good'}`),
  }
}

import type { Graha } from '../../jyotish/grahas.ts'
import type { Trait } from '../../readings/passage.ts'

/** The meaning of a dosha in effect: the finding, the custom, and the time when it is held to fade. */
interface DoshaFinding {
  /** Sentences to the reader. */
  readonly meaning: string
  /** The form for the parents of a minor. */
  readonly child: string
  /** The traits that `meaning` gives, and those that `child` gives. */
  readonly traits?: readonly Trait[]
  readonly childTraits?: readonly Trait[]
  /** The custom, in the form that follows "Custom answers with". */
  readonly custom: string
  /** The planet at whose age of maturity the dosha is held to weaken, or a sentence of its own. */
  readonly fades: Graha | { readonly text: string }
  /** The reason after the name of the dosha, where the places of its planets do not give it. */
  readonly reason?: string
}

// source: current practice (the tradition of each rule in jyotish/doshas), in our own words
export const DOSHA_FINDINGS: Readonly<Record<string, DoshaFinding>> = {
  manglik: {
    meaning: 'You love and argue at full strength, and in a close bond the anger can come before the thought.',
    child: 'Your child gets angry fast and is over it fast.',
    traits: ['quick anger'],
    childTraits: ['quick anger', 'lets go'],
    custom: 'a prayer to Hanuman on Tuesdays',
    fades: 'Mars',
  },
  kaal_sarp: {
    meaning: 'Your life moves in bursts: a long wait, then several things at once.',
    child: 'Your child learns in leaps: nothing seems to move for weeks, and then much does.',
    childTraits: ['works in bursts'],
    custom: 'a prayer at a temple of Shiva, above all on Nag Panchami',
    fades: 'Rahu',
    reason: 'all planets on one side of Rahu and Ketu',
  },
  pitra: {
    meaning: 'You feel the duties of your family early, and it is hard for you to say which of them are really yours.',
    child: 'Your child takes the worries of the adults to heart, so keep money and quarrels out of hearing.',
    custom: 'food and water given in the name of the forefathers in the fortnight of Pitru Paksha',
    fades: { text: 'It is held to end with the rite, at whatever age the rite is done.' },
  },
  guru_chandal: {
    meaning: 'You admire a teacher and doubt the same teacher a month later, and you trust most what you have tested.',
    child: 'Your child asks teachers why, and obeys only after an answer.',
    traits: ['trusts slowly'],
    childTraits: ['resists rules'],
    custom: 'a yellow gift on a Thursday to somebody who taught you',
    fades: 'Rahu',
  },
  shrapit: {
    meaning: 'Results reach you late, and a duty that you leave half done comes back to you.',
    child: 'Your child needs more tries than others before a skill sits, and then it stays.',
    childTraits: ['learns slowly'],
    custom: 'oil or black sesame given away on a Saturday',
    fades: 'Saturn',
  },
  grahan: {
    meaning: 'Your confidence or your mood can drop without a visible cause, and it is back within days.',
    child: 'Your child has gloomy days that pass without a talk.',
    custom: 'grain given away on the day of an eclipse',
    fades: 'Rahu',
  },
  angarak: {
    meaning: 'You act in the first minute, and some of these minutes cost you a week.',
    child: 'Your child acts before looking, on wheels and on stairs as in a quarrel.',
    traits: ['decides fast', 'acts rashly'],
    childTraits: ['acts rashly'],
    custom: 'a prayer to Hanuman on Tuesdays and red lentils given away',
    fades: 'Mars',
  },
  vish: {
    meaning: 'You take things heavily, and long hours alone make them heavier.',
    child: 'Your child takes a sharp word to bed, so talk before the lights go out.',
    traits: ['easily hurt'],
    childTraits: ['easily hurt'],
    custom: 'water or milk poured for Shiva on Mondays',
    fades: 'Saturn',
  },
  ghata: {
    meaning: 'You push and hold back in the same task, which tires you more than the task.',
    child: 'Your child wants to run and fears to fall, so let them try with a hand to hold.',
    custom: 'red lentils on a Tuesday or black sesame on a Saturday, given away',
    fades: 'Saturn',
  },
  kemadruma: {
    meaning: 'You settle most things alone, and you ask for help later than you could.',
    child: 'Your child plays alone for hours, so invite one friend at a time.',
    traits: ['copes alone'],
    childTraits: ['seeks solitude'],
    custom: 'rice or milk given away on Mondays',
    fades: 'Moon',
  },
  gandamoola: {
    meaning: 'Your birth star is one of six for which families hold a rite in the first month of life.',
    child: 'The birth star of your child is one of six for which families hold a rite in the first month of life.',
    custom: 'a rite of peace',
    fades: { text: 'Its concern is the first years of life, and it says nothing about character.' },
    reason: 'the birth star',
  },
  gandanta: {
    meaning: 'Beginnings and endings cost you more than the time between them.',
    child: 'Changes of school, room or group cost your child more than others, so announce them early.',
    custom: 'the rite of peace for the birth star',
    fades: { text: 'It is held to end with the rite.' },
    reason: 'the place of the Moon or of the ascendant, where a water sign meets a fire sign',
  },
  kalathra: {
    meaning: 'A partnership asks more patience of you than your other matters do.',
    child: 'Sharing with one other child takes your child some practice.',
    custom: 'a prayer to Lakshmi on Fridays',
    reason: 'the state of the seventh house, of its lord or of Venus',
    fades: 'Venus',
  },
  marana_karaka: {
    meaning: 'One matter of your life gives its fruit only with patience.',
    child: 'One skill comes to your child later than the others.',
    custom: 'a gift to the needy on the weekday of the planet',
    fades: { text: 'It is felt mainly in the periods of the planet.' },
  },
  badhaka: {
    meaning: 'Obstacles reach you from outside: an office, a form, a third person.',
    child: 'Plans for your child are often delayed by others, so ask early and have a second choice.',
    custom: 'a prayer to the deity of the family before a beginning',
    fades: { text: 'It is felt mainly in the periods of the planet.' },
  },
}

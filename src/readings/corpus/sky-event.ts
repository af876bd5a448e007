import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Sky events of a week or month; {sign} and {house}: the new place, {field}: its matters; {partner}: the other planet
const passage = from('Brihat Samhita 104 and almanac practice')

export default {
  ingress: {
    Sun: passage(
      'The Sun enters {sign}, your {house} house, for a month. People look at you when it comes to {field}, so do that part well and in the open.',
    ),
    Mars: passage(
      'Mars enters {sign}, your {house} house. You have energy and little patience with {field}. → Give it one thing to build or to win.',
    ),
    Mercury: passage(
      'Mercury moves to {sign}, your {house} house. Useful messages concern {field}, so open those letters first.',
    ),
    Venus: passage(
      'Venus arrives in {sign}, your {house} house. You find pleasant company through {field}. → Make peace there, and accept an invitation.',
    ),
    Ketu: passage(
      'Ketu comes to {sign}, your {house} house, for a year and a half. You care less about {field}, and your skill in it grows quietly.',
    ),
  },
  retrograde: {
    Mars: passage(
      'Mars turns back in {sign}, your {house} house, for two months or more. → Do again what you did in a hurry for {field}, and open no contest there.',
    ),
    Mercury: passage(
      'Mercury turns back in {sign}, your {house} house, for three weeks. → Check and resend whatever concerns {field}. You need not sign anything in haste.',
    ),
    Jupiter: passage(
      'Jupiter turns back in {sign}, your {house} house, for four months. You think again about a promise that concerns {field}. → Decide nothing new there for now.',
    ),
    Venus: passage(
      'Venus turns back in {sign}, your {house} house, for six weeks. Old friends or old feelings return through {field}. → Mend and forgive before you buy or decorate.',
    ),
    Saturn: passage(
      'Saturn turns back in {sign}, your {house} house, for four and a half months. An old duty about {field} waits to be finished. → Do it in small parts.',
    ),
  },
  direct: {
    Mars: passage(
      'Mars goes forward again in {sign}, your {house} house. What stood still with {field} gets moving within days. → Take up the matter that lost most time.',
    ),
    Mercury: passage(
      'Mercury goes forward again in {sign}, your {house} house. Late answers about {field} reach you in a bundle. You can send and sign what you have revised.',
    ),
    Jupiter: passage(
      'Jupiter goes forward again in {sign}, your {house} house. Help or money for {field} that was held up for months comes loose. → Remind people of it once.',
    ),
    Venus: passage(
      'Venus goes forward again in {sign}, your {house} house. You know what you feel about {field}, and you can buy the lovely thing with good judgement.',
    ),
    Saturn: passage(
      'Saturn goes forward again in {sign}, your {house} house. You can settle dates and rules for {field} that hold for years.',
    ),
  },
  combust: {
    Mars: passage(
      'Mars is hidden by the Sun in {sign}, your {house} house. With {field} you get further with the people in charge than against them.',
    ),
    Mercury: passage(
      'Mercury is hidden by the Sun in {sign}, your {house} house. Long arguments about {field} are not heard now; give short figures and one plain request.',
    ),
    Jupiter: passage(
      'Jupiter is hidden by the Sun in {sign}, your {house} house. Custom holds back weddings for about a month. You can study meanwhile, for the sake of {field}.',
    ),
    Venus: passage(
      'Venus is hidden by the Sun in {sign}, your {house} house. Custom holds back weddings for now. A kindness done in private helps {field} more than a display.',
    ),
    Saturn: passage(
      'Saturn is hidden by the Sun in {sign}, your {house} house, for about five weeks. You and those above you may rub against each other over {field}; lighten one load in time.',
    ),
  },
  conjunction: {
    Sun: passage(
      'The Sun meets {partner} in {sign}, your {house} house. Something about {field} comes to light, and you can begin it anew.',
    ),
    Mars: passage(
      'Mars meets {partner} in {sign}, your {house} house. You have a push to give to {field}. → Clear the ground first, or it goes into a quarrel.',
    ),
    Mercury: passage(
      'Mercury meets {partner} in {sign}, your {house} house. → Ask an exact question about {field} on this day, and you get an exact answer.',
    ),
    Jupiter: passage(
      'Jupiter meets {partner} in {sign}, your {house} house, which is rare. You can make a large proposal for {field}.',
    ),
    Venus: passage(
      'Venus meets {partner} in {sign}, your {house} house. You reach an agreement about {field} more easily around this date.',
    ),
    Saturn: passage(
      'Saturn meets {partner} in {sign}, your {house} house. You see what {field} really asks of you, and you can plan for it.',
    ),
  },
} satisfies {
  /** The text of a span has the sign changes of Jupiter, Saturn and Rahu. */
  ingress: Record<Exclude<Graha, 'Moon' | 'Jupiter' | 'Saturn' | 'Rahu'>, Passage>
  retrograde: Record<'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
  direct: Record<'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
  combust: Record<'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
  conjunction: Record<'Sun' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
}

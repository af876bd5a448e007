import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Sky events of a week or month; {sign} and {house}: the new place; {partner}: the other planet
const passage = from('Brihat Samhita 104 and almanac practice')

export default {
  ingress: {
    Sun: passage(
      'The Sun enters {sign}, your {house} house, for a month. You are seen there now, so do it well and in daylight.',
    ),
    Mars: passage(
      'Mars enters {sign}, your {house} house, for six weeks or more. You have energy there and little patience. Give it something to build or to win.',
    ),
    Mercury: passage(
      'Mercury moves to {sign}, your {house} house, for about three weeks. Your useful messages come from there, so open those letters first.',
    ),
    Jupiter: passage(
      'Jupiter enters {sign}, your {house} house, for about a year. Good advice and growth move to that part of your life. You will notice it slowly.',
    ),
    Venus: passage(
      'Venus arrives in {sign}, your {house} house, for about four weeks. You find pleasant people there. Make peace, make it prettier, accept an invitation.',
    ),
    Saturn: passage(
      'Saturn enters {sign}, your {house} house, for two and a half years. You begin by looking honestly at what is there, and then you put it right bit by bit.',
    ),
    Rahu: passage(
      'Rahu comes to {sign}, your {house} house, for a year and a half. You want more there than before. Look at each offer twice, once by daylight.',
    ),
    Ketu: passage(
      'Ketu comes to {sign}, your {house} house, for a year and a half. You care less about what is there, and your skill in it grows quietly.',
    ),
  },
  retrograde: {
    Mars: passage(
      'Mars turns back in {sign}, your {house} house, for ten or eleven weeks. Do again what you did in a hurry, service what has an engine, and open no contest.',
    ),
    Mercury: passage(
      'Mercury turns back in {sign}, your {house} house, for three weeks. Check, resend, renegotiate. You need not sign anything in haste.',
    ),
    Jupiter: passage(
      'Jupiter turns back in {sign}, your {house} house, for four months. You think again about a promise, and you learn more by it than by going on.',
    ),
    Venus: passage(
      'Venus turns back in {sign}, your {house} house, for six weeks. Old friends or old feelings may call on you. Mend and forgive before you buy or decorate.',
    ),
    Saturn: passage(
      'Saturn turns back in {sign}, your {house} house, for four and a half months. An old duty asks you once more to be finished. Do it in small parts.',
    ),
  },
  direct: {
    Mars: passage(
      'Mars goes forward again in {sign}, your {house} house. What stood still gets moving within days. Take up the matter that lost most time.',
    ),
    Mercury: passage(
      'Mercury goes forward again in {sign}, your {house} house. Late answers reach you in a bundle. You can send and sign what you have revised.',
    ),
    Jupiter: passage(
      'Jupiter goes forward again in {sign}, your {house} house. Help or money that was held up for months comes loose for you.',
    ),
    Venus: passage(
      'Venus goes forward again in {sign}, your {house} house. You know what you feel, and you can buy the lovely thing with good judgement.',
    ),
    Saturn: passage(
      'Saturn goes forward again in {sign}, your {house} house. You can fix schedules, leases and repairs for the long run.',
    ),
  },
  combust: {
    Mars: passage(
      'Mars is hidden by the Sun in {sign}, your {house} house, for some weeks. You get further with the people in charge than against them.',
    ),
    Mercury: passage(
      'Mercury is hidden by the Sun in {sign}, your {house} house. Long arguments are not heard now; give short figures and one plain request.',
    ),
    Jupiter: passage(
      'Jupiter is hidden by the Sun in {sign}, your {house} house. Custom holds back weddings for about a month. You can study meanwhile.',
    ),
    Venus: passage(
      'Venus is hidden by the Sun in {sign}, your {house} house. Custom holds back weddings for now. A kindness done in private reaches further than a display.',
    ),
    Saturn: passage(
      'Saturn is hidden by the Sun in {sign}, your {house} house, for about five weeks. You and those above you may rub against each other; lighten one load in time.',
    ),
  },
  conjunction: {
    Sun: passage(
      'The Sun meets {partner} in {sign}, your {house} house. Something there comes to light, and you can begin it anew.',
    ),
    Mars: passage(
      'Mars meets {partner} in {sign}, your {house} house. You have a push to give. Clear the ground first, or it goes into a quarrel.',
    ),
    Mercury: passage(
      'Mercury meets {partner} in {sign}, your {house} house. Ask an exact question on this day, and you get an exact answer.',
    ),
    Jupiter: passage(
      'Jupiter meets {partner} in {sign}, your {house} house, which is rare. What you propose there now will be heard of again for years.',
    ),
    Venus: passage(
      'Venus meets {partner} in {sign}, your {house} house. You reach an agreement about money, beauty or affection more easily around this date.',
    ),
    Saturn: passage(
      'Saturn meets {partner} in {sign}, your {house} house. A vague worry takes a shape, and you can measure it and deal with it.',
    ),
  },
} satisfies {
  ingress: Record<Exclude<Graha, 'Moon'>, Passage>
  retrograde: Record<'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
  direct: Record<'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
  combust: Record<'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
  conjunction: Record<'Sun' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
}

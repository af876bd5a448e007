import type { HouseNumber } from '../../zodiac/signs.ts'
import type { Planet } from '../points.ts'

/** The significations of houses and planets in the chart of a nation or a season. */

// source: common practice after Ptolemy, Tetrabiblos II, Lilly, and Green, Mundane Astrology
export const MUNDANE_HOUSES = {
  1: 'the people, general state',
  2: 'economy, banks, revenue',
  3: 'transport, press, neighbours',
  4: 'land, crops, housing, opposition party',
  5: 'birth rate, entertainment, speculation, diplomacy abroad',
  6: 'workforce, army rank and file, public health',
  7: 'foreign relations, treaties, open war',
  8: 'debt, mortality, taxes',
  9: 'law, religion, universities, long trade routes',
  10: 'head of state, government, prestige',
  11: 'parliament, allies, programmes',
  12: 'prisons, hospitals, espionage, hidden enemies',
} as const satisfies Record<HouseNumber, string>

/** The matters of a house as the subject of a sentence. */
export const HOUSE_MATTERS = {
  1: 'the people and the general state of the country',
  2: 'the economy, the banks and the revenue',
  3: 'transport, the press and the neighbours',
  4: 'land, crops, housing and the opposition',
  5: 'births, entertainment and speculation',
  6: 'the workforce, the rank and file and public health',
  7: 'foreign relations and treaties',
  8: 'debt and taxes',
  9: 'law, religion, the universities and long trade routes',
  10: 'the government and its standing',
  11: 'parliament, allies and programmes',
  12: 'prisons, hospitals and what is kept secret',
} as const satisfies Record<HouseNumber, string>

// source: common practice after Ptolemy, Tetrabiblos II, Lilly, and Green, Mundane Astrology
/** The matters of a planet, for use in a sentence. */
export const PLANET_MATTERS = {
  Sun: 'those who govern',
  Moon: 'ordinary people and their food',
  Mercury: 'the press and trade',
  Venus: 'peace, the arts and money',
  Mars: 'soldiers and disputes',
  Jupiter: 'law, finance and religion',
  Saturn: 'land, the old and what is scarce',
  Uranus: 'technology and sudden change',
  Neptune: 'ideals, the sea and what is unclear',
  Pluto: 'power and deep restructuring',
} as const satisfies Record<Planet, string>

/** The disclaimer of outlooks. */
export const OUTLOOK_NOTE =
  'A traditional reading, not a scientific forecast; nobody should act on it for safety, trade or policy.'

/** The disclaimer of the count of seismic claims. */
export const SEISMIC_NOTE =
  'No method of this kind has shown predictive skill, and earthquakes cannot be foretold by day. The score counts traditional claims and nothing else; for safety follow your geological service.'

/** The disclaimer of the siderograph. */
export const MARKET_NOTE =
  'A historical curiosity, not a forecast: no test has shown that it foretells prices. It is no advice to buy, sell or hold anything.'

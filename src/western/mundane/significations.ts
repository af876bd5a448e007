import type { HouseNumber } from '../../zodiac/signs.ts'
import type { Planet } from '../points.ts'

/** What houses and planets stand for in the chart of a nation or of a season. */

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

/** The same as the subject of a sentence. */
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
/** What a planet stands for, as it stands in a sentence. */
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

/** What every outlook says of itself. */
export const OUTLOOK_NOTE =
  'A traditional reading, not a scientific forecast; nobody should act on it for safety, trade or policy.'

/** What the count of seismic claims says of itself. */
export const SEISMIC_NOTE =
  'No method of this kind has shown predictive skill, and earthquakes cannot be foretold by day. The score counts traditional claims and nothing else; for safety follow your geological service.'

/** What the siderograph says of itself. */
export const MARKET_NOTE =
  'A historical curiosity, not a forecast: no test has shown that it foretells prices. It is no advice to buy, sell or hold anything.'

/** The bodies and points of the core: `Body` of native/words.hpp. */
export const BODIES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'MeanNode',
  'TrueNode',
  'MeanLilith',
  'TrueLilith',
  'Chiron',
  'Ceres',
  'Pallas',
  'Juno',
  'Vesta',
] as const
export type Body = (typeof BODIES)[number]

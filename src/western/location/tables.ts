import { TRANSITING_BODIES, type TransitingBody } from '../points.ts'
import type { LineAngle } from './lines.ts'

/** The bodies that have lines, in the order of every list. */
export const LINE_PLANETS = TRANSITING_BODIES
export type LinePlanet = TransitingBody

// source: the contract's table of natures (location-astrology)
/** How helpful a body is by tradition, -2 to 3. */
export const NATURES = {
  Sun: 2,
  Moon: 1,
  Mercury: 1,
  Venus: 3,
  Mars: -1,
  Jupiter: 3,
  Saturn: -2,
  Uranus: -1,
  Neptune: -1,
  Pluto: -2,
  Chiron: -1,
  'North Node': 1,
} as const satisfies Record<LinePlanet, number>

// source: this project's own words for the traditional matters of the angles
export const ANGLE_MATTERS = {
  MC: 'public life, work, reputation',
  IC: 'home, roots, inner life',
  ASC: 'self, body, how one is seen',
  DSC: 'partners, others, open contests',
} as const satisfies Record<LineAngle, string>

export const MOTIONS = { MC: 'culminates', IC: 'stands lowest', ASC: 'rises', DSC: 'sets' } as const satisfies Record<
  LineAngle,
  string
>

// source: this project's own words, from the traditional significations of planets and angles
export const LINE_MEANINGS = {
  Sun: {
    MC: 'being noticed, trusted with charge of things, known for what one does',
    IC: 'pride in a house of one’s own and a long look at where one comes from',
    ASC: 'vigour, confidence, and others taking one at one’s own worth',
    DSC: 'meeting people of rank or warmth, who may take the lead',
  },
  Moon: {
    MC: 'work before the public, moods in full view, care as a calling',
    IC: 'settling, feeding and being fed, old memories close at hand',
    ASC: 'quick feeling, a gentle and changeable manner, easy belonging',
    DSC: 'partners who need or give care, and company sought for comfort',
  },
  Mercury: {
    MC: 'a name made by speech, writing or trade',
    IC: 'a house of books, calls and visits; thought turned to family matters',
    ASC: 'curiosity, talk, errands, a younger air than elsewhere',
    DSC: 'talkative company, contracts, and people met by a question',
  },
  Venus: {
    MC: 'favour from above, work with beauty or people, an agreeable reputation',
    IC: 'a pleasant home, peace with kin, comfort without display',
    ASC: 'charm, ease in the body, doors opened with a smile',
    DSC: 'affection met readily, and partners who smooth the way',
  },
  Mars: {
    MC: 'ambition, contest at work, results by push and some enemies',
    IC: 'unrest at home, repairs and quarrels that ask for an outlet',
    ASC: 'courage, haste, strength, and more scrapes than elsewhere',
    DSC: 'passion and rivalry; people who provoke or spur on',
  },
  Jupiter: {
    MC: 'promotion, honours, a wider field and kindly judges',
    IC: 'a roomy home, generous hosts, faith in the ground one stands on',
    ASC: 'good cheer, luck that comes of trust, and a growing waist',
    DSC: 'helpful partners, teachers and foreigners, and sound advice',
  },
  Saturn: {
    MC: 'duty, slow rise by work, a reputation hard to win and hard to lose',
    IC: 'solitude, an old or bare house, burdens of the family',
    ASC: 'reserve, thrift, discipline, and a tired body where rest is refused',
    DSC: 'few but lasting ties, older partners, obligations to others',
  },
  Uranus: {
    MC: 'sudden turns of career, invention, work on one’s own terms',
    IC: 'moving often, unusual households, no lasting rest',
    ASC: 'freedom, nerves, a surprising manner, a break with habit',
    DSC: 'unusual meetings that begin and end at once',
  },
  Neptune: {
    MC: 'a calling in art or service, and a reputation blurred by rumour',
    IC: 'dreams, water and music at home, boundaries that dissolve',
    ASC: 'imagination, sympathy, and a body that tires and absorbs',
    DSC: 'idealised partners, devotion, and some deceiving of oneself',
  },
  Pluto: {
    MC: 'power and its struggles, a name that is made, lost and made again',
    IC: 'buried matters of the family brought up, a house rebuilt',
    ASC: 'intensity, will, change that reaches the bone',
    DSC: 'magnetic and controlling ties that do not leave one as one was',
  },
  Chiron: {
    MC: 'a calling found through an old hurt: teaching, mending, advising',
    IC: 'early wounds met again, and the means to tend them',
    ASC: 'a sore point in plain sight, which others trust one for',
    DSC: 'partners to heal or to be healed by',
  },
  'North Node': {
    MC: 'tasks that stretch one toward what one is to become',
    IC: 'new roots, and a family chosen rather than given',
    ASC: 'growth by stepping forward under one’s own name',
    DSC: 'people who draw one out of old habit',
  },
} as const satisfies Record<LinePlanet, Record<LineAngle, string>>

export const LOCATION_GOALS = [
  'love',
  'career',
  'money',
  'health',
  'home',
  'study',
  'creativity',
  'spirituality',
  'adventure',
  'social',
  'retirement',
] as const
export type LocationGoal = (typeof LOCATION_GOALS)[number]

type Weights = Partial<Record<`${LinePlanet}-${LineAngle}`, number>>
// source: the contract's table of goals (location-astrology); pairs that are not listed have weight 0
const GOAL_WEIGHTS: Record<LocationGoal, Weights> = {
  love: {
    'Venus-DSC': 10,
    'Venus-ASC': 8,
    'Venus-MC': 3,
    'Venus-IC': 4,
    'Moon-DSC': 6,
    'Moon-IC': 3,
    'Jupiter-DSC': 6,
    'Sun-DSC': 5,
    'Mars-DSC': 1,
    'Neptune-DSC': -3,
    'Saturn-DSC': -6,
    'Uranus-DSC': -5,
    'Pluto-DSC': -6,
  },
  career: {
    'Sun-MC': 10,
    'Jupiter-MC': 10,
    'Saturn-MC': 4,
    'Mars-MC': 5,
    'Venus-MC': 6,
    'Mercury-MC': 5,
    'Sun-ASC': 5,
    'Jupiter-ASC': 5,
    'North Node-MC': 4,
    'Uranus-MC': 1,
    'Pluto-MC': 1,
    'Neptune-MC': -5,
    'Saturn-IC': -2,
  },
  money: {
    'Jupiter-MC': 9,
    'Jupiter-ASC': 8,
    'Venus-MC': 8,
    'Venus-ASC': 6,
    'Jupiter-IC': 5,
    'Sun-MC': 5,
    'Mercury-MC': 4,
    'Jupiter-DSC': 4,
    'Saturn-MC': 1,
    'Neptune-MC': -6,
    'Uranus-MC': -3,
    'Saturn-ASC': -4,
    'Pluto-IC': -3,
  },
  health: {
    'Sun-ASC': 9,
    'Jupiter-ASC': 9,
    'Venus-ASC': 6,
    'Mars-ASC': 3,
    'Moon-IC': 4,
    'Venus-IC': 4,
    'Jupiter-IC': 4,
    'Saturn-ASC': -6,
    'Neptune-ASC': -7,
    'Pluto-ASC': -6,
    'Chiron-ASC': -2,
    'Uranus-ASC': -4,
  },
  home: {
    'Moon-IC': 10,
    'Venus-IC': 9,
    'Jupiter-IC': 9,
    'Sun-IC': 5,
    'Moon-ASC': 4,
    'Saturn-IC': -4,
    'Uranus-IC': -7,
    'Pluto-IC': -6,
    'Neptune-IC': -4,
    'Mars-IC': -5,
  },
  study: {
    'Mercury-ASC': 9,
    'Mercury-MC': 9,
    'Jupiter-MC': 6,
    'Jupiter-ASC': 7,
    'Mercury-IC': 5,
    'Saturn-ASC': 2,
    'Uranus-ASC': 3,
    'Neptune-ASC': -4,
    'Mars-IC': -2,
  },
  creativity: {
    'Venus-ASC': 8,
    'Venus-MC': 8,
    'Neptune-ASC': 6,
    'Neptune-MC': 5,
    'Sun-ASC': 6,
    'Moon-ASC': 4,
    'Uranus-MC': 5,
    'Mercury-MC': 4,
    'Saturn-ASC': -4,
    'Saturn-MC': -2,
  },
  spirituality: {
    'Neptune-IC': 9,
    'Neptune-ASC': 8,
    'Jupiter-IC': 7,
    'Moon-IC': 5,
    'Jupiter-ASC': 6,
    'Pluto-IC': 2,
    'Chiron-IC': 4,
    'North Node-IC': 4,
    'Mars-ASC': -4,
    'Saturn-MC': -1,
  },
  adventure: {
    'Jupiter-ASC': 9,
    'Mars-ASC': 8,
    'Uranus-ASC': 8,
    'Sun-ASC': 6,
    'Jupiter-DSC': 5,
    'Mercury-DSC': 3,
    'Saturn-ASC': -6,
    'Moon-IC': -1,
  },
  social: {
    'Venus-ASC': 8,
    'Venus-DSC': 8,
    'Jupiter-DSC': 8,
    'Moon-ASC': 5,
    'Mercury-DSC': 6,
    'Sun-DSC': 5,
    'Uranus-DSC': 2,
    'Saturn-DSC': -6,
    'Pluto-DSC': -5,
  },
  retirement: {
    'Venus-IC': 9,
    'Moon-IC': 9,
    'Jupiter-IC': 9,
    'Venus-ASC': 6,
    'Jupiter-ASC': 6,
    'Sun-IC': 3,
    'Mars-ASC': -6,
    'Uranus-IC': -6,
    'Pluto-IC': -6,
    'Saturn-ASC': -4,
  },
}
/** The weights of a goal by pair of planet and angle. */
export const weightsOf = (goal: LocationGoal): Readonly<Weights> => GOAL_WEIGHTS[goal]
/** The weight of the line of a body and an angle for a goal; 0 if it has none. */
export const weightFor = (goal: LocationGoal, planet: LinePlanet, angle: LineAngle): number =>
  GOAL_WEIGHTS[goal][`${planet}-${angle}`] ?? 0

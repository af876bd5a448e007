import type { LifeArea } from '../../../western/life-areas.ts'
import type { ClassicalPlanet, Name, Planet } from '../../../western/points.ts'
import type { HouseNumber, Sign } from '../../../zodiac/signs.ts'
import { CONFLICT_WORDS, type ConflictPair } from './natal-theme-words.ts'

// Words on the chart of a child, for texts to the parents.

export const CHILD_GIFTS: Record<ClassicalPlanet, string> = {
  Sun: 'a clear will',
  Moon: 'a sure instinct',
  Mercury: 'a quick and orderly mind',
  Venus: 'a talent for people',
  Mars: 'courage',
  Jupiter: 'faith in a good outcome',
  Saturn: 'staying power',
}

export const CHILD_STRAINS: Record<ClassicalPlanet, string> = {
  Sun: 'being seen',
  Moon: 'coming to rest',
  Mercury: 'saying it at the right moment',
  Venus: 'letting others be fond of them',
  Mars: 'making good use of anger',
  Jupiter: 'trusting what is coming',
  Saturn: 'knowing their limits',
}

/** The help of a strong planet, after "what helps most is". */
export const CHILD_HELPS: Record<ClassicalPlanet, string> = {
  Sun: 'an aim of their own',
  Moon: 'rest and their own feeling for it',
  Mercury: 'an explanation in one sentence',
  Venus: 'good company',
  Mars: 'movement and a first step together',
  Jupiter: 'something to look forward to',
  Saturn: 'patience and a fixed hour',
}

/** Names of conflicts whose name for adults speaks of love. */
const CHILD_CONFLICTS: Partial<Record<ConflictPair, string>> = {
  'Moon Pluto': 'attachment against fear of loss',
  'Venus Jupiter': 'enjoyment against measure',
  'Venus Saturn': 'affection against the fear of not being enough',
  'Venus Uranus': 'new friends against old ones',
  'Venus Neptune': 'the wish against the friend',
  'Venus Pluto': 'all or nothing in friendship',
}
export const childConflict = (pair: ConflictPair): string => CHILD_CONFLICTS[pair] ?? CONFLICT_WORDS[pair].name

/** The side of a planet in a conflict, after "the". */
export const CHILD_SIDES: Record<Planet, string> = {
  Sun: 'the own aim',
  Moon: 'the need for comfort',
  Mercury: 'the head',
  Venus: 'the wish to be liked',
  Mars: 'the will',
  Jupiter: 'the appetite for more',
  Saturn: 'the sense of duty',
  Uranus: 'the need for freedom',
  Neptune: 'the dream',
  Pluto: 'the need for control',
}

export const CHILD_AREAS: Record<LifeArea, string> = {
  identity: 'being themselves',
  emotion: 'dealing with feelings',
  mind: 'thinking and speaking',
  love: 'friendship',
  drive: 'play and daring',
  vocation: 'taking on a task',
  money: 'looking after things',
  home: 'life at home',
  health_habits: 'the daily routine',
  growth: 'learning about the world',
}

/** The headings of the areas of life. */
export const CHILD_FINDINGS: Record<LifeArea, Record<'strong' | 'steady' | 'slow' | 'pressed', string>> = {
  identity: {
    strong: 'A child who knows who they are',
    steady: 'Finding out by trying',
    slow: 'Showing themselves little by little',
    pressed: 'Needs you at their side',
  },
  emotion: {
    strong: 'Feelings that can be trusted',
    steady: 'Feelings that come and go in order',
    slow: 'Needs a moment for a feeling',
    pressed: 'Feelings that arrive late',
  },
  mind: {
    strong: 'A good head',
    steady: 'Learns by doing',
    slow: 'Thinks at their own pace',
    pressed: 'Thinks better in quiet',
  },
  love: {
    strong: 'Makes friends easily',
    steady: 'Makes friends one at a time',
    slow: 'Looks twice before trusting',
    pressed: 'Learns friendship by practice',
  },
  drive: {
    strong: 'Does what they want to do',
    steady: 'Has drive for what they choose',
    slow: 'Starts slowly and keeps on',
    pressed: 'Strength that needs an outlet',
  },
  vocation: {
    strong: 'Glad of responsibility',
    steady: 'Likes many things',
    slow: 'Finds the field on the way',
    pressed: 'Gets on by patience',
  },
  money: {
    strong: 'Understands value early',
    steady: 'Can learn to plan',
    slow: 'Spends and wonders',
    pressed: 'Needs your eyes on things',
  },
  home: {
    strong: 'Firm ground at home',
    steady: 'At home wherever you are',
    slow: 'Settles in room by room',
    pressed: 'Needs a reliable home',
  },
  health_habits: {
    strong: 'Keeps a rhythm well',
    steady: 'Does well with a short routine',
    slow: 'Needs gentle reminders',
    pressed: 'One habit at a time',
  },
  growth: {
    strong: 'Looks far',
    steady: 'Grows by adding a little',
    slow: 'Grows in small steps',
    pressed: 'Needs a door opened',
  },
}

/** How the gift of a child shows by its house. `{child}` is at the start of the sentence before. */
export const GIFT_SHOWS: Record<HouseNumber, string> = {
  1: 'You see this strength at the first meeting, so people count on it.',
  2: 'This strength shows in the way they treat their things and their talents.',
  3: 'This strength comes out in talk, and with brothers, sisters and neighbours.',
  4: 'This strength is strongest at home and among relatives.',
  5: 'This strength comes out in play and in whatever they make.',
  6: 'This strength shows in daily tasks and in helping you.',
  7: 'This strength comes out beside one good friend.',
  8: 'This strength appears when something goes wrong and others are at a loss.',
  9: 'This strength grows on trips and with good teachers.',
  10: 'This strength shows where others look on, so choose the occasions with care.',
  11: 'This strength comes alive in a group with an aim.',
  12: 'This strength works in silence, so tell them that you see it.',
}

/** Where the sore point of a child shows by its house. */
export const STRAIN_SHOWS: Record<HouseNumber, string> = {
  1: 'You notice this difficulty in the first minutes with new people.',
  2: 'You notice this difficulty when something is to be shared or is lost.',
  3: 'You notice this difficulty in talk, in reading, or with brothers and sisters.',
  4: 'You notice this difficulty at home, where they feel safe enough to show it.',
  5: 'You notice this difficulty in play, when somebody else is better.',
  6: 'You notice this difficulty over tasks, meals and bedtime.',
  7: 'You notice this difficulty with the friend who matters most.',
  8: 'You notice this difficulty when something ends or a secret weighs on them.',
  9: 'You notice this difficulty on journeys and with new teachers.',
  10: 'You notice this difficulty when others watch and judge.',
  11: 'You notice this difficulty in groups, and on the way home most of all.',
  12: 'You hardly notice this difficulty by day, because they keep it for the night.',
}

/** The Sun and the Moon by sign in a clause after the name of the child. */
export const CHILD_AIMS: Record<Sign, string> = {
  Aries: 'pursues an aim by starting at once',
  Taurus: 'pursues an aim by holding on',
  Gemini: 'pursues two aims at a time and talks about both',
  Cancer: 'feels their way to an aim and begins with you',
  Leo: 'pursues an aim openly and with a whole heart',
  Virgo: 'improves one detail after the other until it works',
  Libra: 'pursues an aim together with somebody',
  Scorpio: 'pursues an aim in silence and for as long as it takes',
  Sagittarius: 'believes in an aim and changes the route gladly',
  Capricorn: 'goes to an aim step by step',
  Aquarius: 'goes to an aim by a way of their own',
  Pisces: 'follows a picture or a mood and adapts to what comes',
}
export const CHILD_FEELS: Record<Sign, string> = {
  Aries: 'feels things suddenly and wants to act at once',
  Taurus: 'feels things slowly and for long',
  Gemini: 'feels things in words and changes with the company',
  Cancer: 'feels what happens to the family as their own',
  Leo: 'feels warmly and remembers who answered',
  Virgo: 'feels things as worries first and is calmed by being useful',
  Libra: 'feels well when the people around them agree',
  Scorpio: 'feels deeply, shows little and does not forget',
  Sagittarius: 'is hopeful again as soon as there is a plan',
  Capricorn: 'feels more than they show',
  Aquarius: 'feels things from a little distance',
  Pisces: 'feels what others near them feel, often before they do',
}

/** The matter of a natal point of a child. */
export const CHILD_POINT_MATTER: Record<Name, (owner: string) => string> = {
  Sun: (owner) => `${owner} aims`,
  Moon: (owner) => `${owner} feelings`,
  Mercury: (owner) => `${owner} learning`,
  Venus: (owner) => `${owner} friendships`,
  Mars: (owner) => `${owner} energy`,
  Jupiter: (owner) => `${owner} hopes`,
  Saturn: (owner) => `${owner} duties`,
  Uranus: (owner) => `${owner} freedom`,
  Neptune: (owner) => `${owner} dreams`,
  Pluto: (owner) => `${owner} will`,
  Ascendant: (owner) => `${owner} manner with others`,
  Midheaven: (owner) => `${owner} goals`,
  Chiron: (owner) => `${owner} tender spot`,
  'North Node': (owner) => `${owner} direction`,
  'South Node': (owner) => `${owner} habits`,
  Lilith: (owner) => `${owner} no`,
}

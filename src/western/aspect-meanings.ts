import { upperFirst } from '../wording.ts'
import { type AnyAspect, type AspectPair, effectiveNature, type Nature } from './aspects.ts'
import { type AnyName, isKnown, keywordOf } from './further-points.ts'
import { type Name, orderOf, POINTS_AND_ANGLES } from './points.ts'

// The meaning of an aspect in one sentence: within a birth chart, of a moving point to it, and between two people.

// source: this project's own words for the traditional significations
const MATTERS: Record<Name, string> = {
  Sun: 'aims',
  Moon: 'feelings',
  Mercury: 'thinking',
  Venus: 'affections',
  Mars: 'drive',
  Jupiter: 'confidence',
  Saturn: 'sense of duty',
  Uranus: 'wish for freedom',
  Neptune: 'imagination',
  Pluto: 'need for control',
  Chiron: 'sore point',
  'North Node': 'direction',
  'South Node': 'old habits',
  Lilith: 'unruly side',
  Ascendant: 'manner',
  Midheaven: 'public standing',
}
const matterOf = (name: AnyName, owner: string): string =>
  isKnown(name) ? `${owner} ${MATTERS[name]}` : keywordOf(name)

/** The matter of a point of the reader: `your aims`. */
export const ownMatter = (name: Name): string => matterOf(name, 'your')

type Predicates = Partial<Record<AnyAspect, string>>
/** Predicates of other aspects, by their nature. */
type ByNature = Record<Exclude<Nature, 'neutral'>, string>

// source: common Western practice, in our own words
const WITHIN: Predicates = {
  opposition: 'pull to opposite sides, so you swing between them',
  trine: 'help each other without effort',
  square: 'get in each other’s way, and you feel it as pressure',
  sextile: 'help each other as soon as you make use of it',
  quincunx: 'do not fit, so you keep adjusting the one to the other',
  semisextile: 'stand side by side and take little notice of each other',
  semisquare: 'rub against each other in small things',
  sesquiquadrate: 'press on each other when you are tired',
  quintile: 'play well together',
  biquintile: 'can shape something together',
  septile: 'are drawn to each other in a way that is hard to explain',
  biseptile: 'keep coming back to each other',
  triseptile: 'are bound to each other more than they let on',
  novile: 'ripen together',
  binovile: 'settle down together',
  quadranovile: 'complete each other',
  decile: 'give each other form',
  tridecile: 'open each other up',
  semioctile: 'disturb each other in trifles',
  vigintile: 'touch each other lightly',
  parallel: 'go the same way and strengthen each other',
  contraparallel: 'face each other, so you see one through the other',
  antiscion: 'mirror each other behind the scenes',
  contra_antiscion: 'work against each other behind the scenes',
}
const WITHIN_CONJUNCTION: ByNature = {
  harmonious: 'work as one',
  challenging: 'are hard to keep apart, and one of them has to give way',
}
const WITHIN_OTHERWISE: ByNature = {
  harmonious: 'support each other in a quiet way',
  challenging: 'disturb each other in a quiet way',
}

const BETWEEN: Predicates = {
  opposition: 'attract and tire each other',
  trine: 'get on without effort',
  square: 'get in each other’s way',
  sextile: 'get on well when you make room for it',
  quincunx: 'do not fit by themselves and need patience',
  semisquare: 'rub against each other in small things',
  sesquiquadrate: 'press on each other on tired days',
}
const BETWEEN_CONJUNCTION: ByNature = {
  harmonious: 'meet, and you two notice it soon',
  challenging: 'meet head on, and it is felt on both sides',
}
const BETWEEN_OTHERWISE: ByNature = {
  harmonious: 'go well together in a quiet way',
  challenging: 'disturb each other in a quiet way',
}

/** The deed of a moving point on a matter of the birth chart. */
const MOVING: Record<Name, Record<keyof ByNature, (matter: string) => string>> = {
  Sun: {
    harmonious: (matter) => `the Sun puts ${matter} in a good light`,
    challenging: (matter) => `the Sun puts ${matter} to the test`,
  },
  Moon: {
    harmonious: (matter) => `the Moon brings warmth to ${matter}`,
    challenging: (matter) => `the Moon unsettles ${matter}`,
  },
  Mercury: {
    harmonious: (matter) => `Mercury brings a good word to ${matter}`,
    challenging: (matter) => `Mercury stirs up talk about ${matter}`,
  },
  Venus: {
    harmonious: (matter) => `Venus makes ${matter} more pleasant`,
    challenging: (matter) => `Venus makes ${matter} a little too comfortable`,
  },
  Mars: {
    harmonious: (matter) => `Mars gives energy to ${matter}`,
    challenging: (matter) => `Mars provokes ${matter}`,
  },
  Jupiter: {
    harmonious: (matter) => `Jupiter opens a door for ${matter}`,
    challenging: (matter) => `Jupiter promises ${matter} more than it can keep`,
  },
  Saturn: {
    harmonious: (matter) => `Saturn gives ${matter} something firm`,
    challenging: (matter) => `Saturn sets a limit to ${matter}`,
  },
  Uranus: {
    harmonious: (matter) => `Uranus brings fresh air to ${matter}`,
    challenging: (matter) => `Uranus upsets ${matter}`,
  },
  Neptune: {
    harmonious: (matter) => `Neptune brings a finer ear to ${matter}`,
    challenging: (matter) => `Neptune makes it hard to see ${matter} clearly`,
  },
  Pluto: {
    harmonious: (matter) => `Pluto gives ${matter} new force`,
    challenging: (matter) => `Pluto puts ${matter} under pressure`,
  },
  Chiron: {
    harmonious: (matter) => `Chiron is gentle with ${matter}`,
    challenging: (matter) => `Chiron touches something sore in ${matter}`,
  },
  'North Node': {
    harmonious: (matter) => `the North Node points forward for ${matter}`,
    challenging: (matter) => `the North Node asks for another direction in ${matter}`,
  },
  'South Node': {
    harmonious: (matter) => `the South Node brings something familiar to ${matter}`,
    challenging: (matter) => `the South Node draws ${matter} back into habit`,
  },
  Lilith: {
    harmonious: (matter) => `Lilith makes ${matter} bolder`,
    challenging: (matter) => `Lilith makes ${matter} hard to govern`,
  },
  Ascendant: {
    harmonious: (matter) => `the moving Ascendant agrees with ${matter}`,
    challenging: (matter) => `the moving Ascendant disagrees with ${matter}`,
  },
  Midheaven: {
    harmonious: (matter) => `the moving Midheaven agrees with ${matter}`,
    challenging: (matter) => `the moving Midheaven disagrees with ${matter}`,
  },
}
/** How the aspect works, after the deed. */
const COURSE: Predicates = {
  conjunction: 'and a new round begins',
  opposition: 'often through another person',
  trine: 'without much effort from you',
  square: 'and you have to act on it',
  sextile: 'if you take the first step',
  quincunx: 'and something has to be adjusted',
}

/** Predicates that do not speak to the owner of the chart. */
const OF_OTHERS: Predicates = {
  opposition: 'pull to opposite sides',
  trine: 'help each other without effort',
  square: 'get in each other’s way',
  sextile: 'help each other where somebody acts on it',
  quincunx: 'do not fit by themselves',
}

/** The deed of the moving point `a` on a matter of the reader. */
const deedOf = (pair: AspectPair): string => {
  const { a, b } = pair
  const nature = effectiveNature(pair)
  const matter = matterOf(b.name, 'your')
  return isKnown(a.name)
    ? MOVING[a.name][nature](matter)
    : `${keywordOf(a.name)} ${nature === 'harmonious' ? 'can help' : 'can disturb'} ${matter}`
}
const subjectOf = (name: AnyName): string =>
  /^(?:Sun|Moon|North Node|South Node|Ascendant|Midheaven)$/.test(name) ? `the ${name}` : name

const predicateOf = (pair: AspectPair, named: Predicates, conjunction: ByNature, otherwise: ByNature): string => {
  const nature = effectiveNature(pair)
  return pair.aspect === 'conjunction' ? conjunction[nature] : (named[pair.aspect] ?? otherwise[nature])
}

/** Sentences of the known points, made at their first use. */
const memoised = (write: (pair: AspectPair) => string) => {
  const sentences = new Map<AnyAspect, (string | undefined)[]>()
  return (pair: AspectPair): string => {
    const { a, b, aspect } = pair
    if (!isKnown(a.name) || !isKnown(b.name)) return write(pair)
    let ofAspect = sentences.get(aspect)
    if (!ofAspect) sentences.set(aspect, (ofAspect = []))
    const index = orderOf(a.name) * POINTS_AND_ANGLES.length + orderOf(b.name)
    return (ofAspect[index] ??= write(pair))
  }
}

const SLOW: readonly AnyName[] = ['Uranus', 'Neptune', 'Pluto']

/** The sentence on an aspect that says nothing of one person; null for the others. */
export const sharedMeaning = ({ a, b }: AspectPair): string | null =>
  SLOW.includes(a.name) && SLOW.includes(b.name)
    ? 'Everybody born within some months or years shares this aspect.'
    : null

/** An aspect within a birth chart: `Your aims and your feelings help each other without effort.` */
export const aspectMeaning = memoised(
  (pair) =>
    sharedMeaning(pair) ??
    `${upperFirst(matterOf(pair.a.name, 'your'))} and ${matterOf(pair.b.name, 'your')} ${predicateOf(pair, WITHIN, WITHIN_CONJUNCTION, WITHIN_OTHERWISE)}.`,
)

/** An aspect within a chart that is not the reader's, with the possessive forms of its owner. */
export const ownedMeaning = (pair: AspectPair, owner: { readonly first: string; readonly again: string }): string =>
  `${upperFirst(matterOf(pair.a.name, owner.first))} and ${matterOf(pair.b.name, owner.again)} ${predicateOf(pair, OF_OTHERS, WITHIN_CONJUNCTION, WITHIN_OTHERWISE)}.`

/** An aspect within the chart of a country or of an ingress: `The country’s aims and its feelings pull to opposite sides.` */
export const countryMeaning = memoised((pair) => ownedMeaning(pair, { first: 'the country’s', again: 'its' }))

/** An aspect of a progressed point `a` to the birth chart. A planet that has hardly moved since birth says nothing new. */
export const progressedMeaning = memoised((pair) => {
  const { a, b, aspect } = pair
  if (a.name === b.name && aspect === 'conjunction')
    return `${upperFirst(subjectOf(a.name))} has hardly moved since your birth, so this aspect says nothing new.`
  return `${upperFirst([deedOf(pair), aspect === 'conjunction' ? 'for as long as they are together' : COURSE[aspect]].filter(Boolean).join(', '))}.`
})

/** An aspect of a transiting, directed or return point `a` to the birth chart: `Saturn sets a limit to your aims, and you have to act on it.` */
export const movingMeaning = memoised(
  (pair) => `${upperFirst([deedOf(pair), COURSE[pair.aspect]].filter(Boolean).join(', '))}.`,
)

/** An aspect between two people: `Ada’s aims and Ben’s feelings get on without effort.` The owners are possessive forms. */
export const pairMeaning = (pair: AspectPair, owners: { readonly a: string; readonly b: string }): string =>
  `${upperFirst(matterOf(pair.a.name, owners.a))} and ${matterOf(pair.b.name, owners.b)} ${predicateOf(pair, BETWEEN, BETWEEN_CONJUNCTION, BETWEEN_OTHERWISE)}.`

import { type AspectPoint, type Contact, effectiveNature } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import {
  ANGLES,
  type AngleName,
  CLASSICAL_PLANETS,
  type ClassicalPlanet,
  type Name,
  orderOf,
} from '../../../western/points.ts'
import { isStrained, type Reason, type Standing, type Standings } from '../../../western/standing.ts'
import { countInWords, upperFirst } from '../../../wording.ts'
import { ORDINALS } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { withArticle } from '../../shared/tropical/in-words.ts'
import { groundInWords } from './standing-words.ts'

// The weight of a natal aspect: by orb and motion compared with other aspects of its points, by the standing and angularity of the points,
// and by the joined houses.

const CLOSENESS = ['close', 'near', 'middling', 'wide'] as const
type Closeness = (typeof CLOSENESS)[number]
type Motion = 'applying' | 'separating'

// source: bands are this service’s; degrees from exact
const UP_TO: Readonly<Record<Exclude<Closeness, 'wide'>, number>> = { close: 1, near: 3, middling: 5 }
const closenessOf = (orb: number): Closeness =>
  orb <= UP_TO.close ? 'close' : orb <= UP_TO.near ? 'near' : orb < UP_TO.middling ? 'middling' : 'wide'

/** {of} is the number of aspects of the more personal point, {rank} the rank of this one, {closer} the number before it. */
type Measures = Readonly<Record<'first' | 'later', readonly [string, ...string[]]>>
const MEASURE_SAYS: Readonly<Record<Closeness, Readonly<Record<Motion, Measures>>>> = {
  close: {
    applying: {
      first: [
        'It is still closing, and of {of} none is nearer to exact: this is felt daily, and more so with age.',
        'No other of {of} is so close, and it was tightening at birth, which puts it among the first things to work on.',
        'The orb is narrow and shrinking, and it leads {of}.',
      ],
      later: [
        'Close and closing, it is {rank} of {of} and hardly a week goes by without it.',
        'It is narrow and tightening, with {closer} of {of} nearer still.',
        'Though {closer} of {of} {come} before it, it was about to be exact at birth and counts nearly as much.',
      ],
    },
    separating: {
      first: [
        'It was exact shortly before birth, and as the nearest of {of} it has been second nature since childhood.',
        'Hardly past its height, it leads {of}, and was learnt early.',
        'The orb is narrow and only beginning to widen; of {of} this one speaks first.',
      ],
      later: [
        'Just past exact, it is {rank} of {of}, familiar as handwriting.',
        'It has barely begun to part, and only {closer} of {of} {are} nearer.',
        'As {rank} of {of}, and not long past its height, it shows in ordinary weeks.',
      ],
    },
  },
  near: {
    applying: {
      first: [
        'Of {of} it is the nearest, and it is still gathering strength, so later years show more of it than early ones.',
        'With nothing nearer among {of}, and time yet to close, it grows more distinct each decade.',
      ],
      later: [
        'It is on its way to exact and comes {rank} among {of}, so practice pays here.',
        'At a moderate orb that is shrinking, it is {rank} of {of}: plain to those who live nearby.',
        'It has a little way to go and {closer} of {of} before it, and is learnt by doing.',
      ],
    },
    separating: {
      first: [
        'It has begun to part, yet none of {of} is nearer, so the early lesson goes on being repeated.',
        'As the nearest of {of} it keeps its place, though its height lay before birth.',
      ],
      later: [
        'It is {rank} of {of} and parting, well known by now and seldom a surprise.',
        'Its height is past, and {closer} of {of} {are} nearer, so habit does most of the work.',
        'Widening as it is, it comes {rank} of {of}, a steady colour behind the stronger ones.',
      ],
    },
  },
  middling: {
    applying: {
      first: ['Even the nearest of {of} has some way to go: this is a talent or a task that waits for its occasion.'],
      later: [
        'It is of middling strength, {rank} of {of}, and gains as it closes.',
        'There are degrees to close and {closer} of {of} before it, so it comes into its own with the years.',
      ],
    },
    separating: {
      first: ['It is of middling strength and parting, and still the nearest of {of}.'],
      later: [
        'It is some degrees past exact, {rank} of {of}, and speaks up at turning points.',
        'The degrees since it was exact have taken its edge off, and {closer} of {of} {come} first.',
      ],
    },
  },
  wide: {
    applying: {
      first: ['Wide as it is, it is the nearest of {of}, and the two are still drawing together.'],
      later: [
        'It is wide and closing, {rank} of {of}: an undertone that swells in a few years of a life.',
        'The distance leaves much of it to choice, with {closer} of {of} nearer.',
      ],
    },
    separating: {
      first: ['Wide and parting, it is a memory more than a force, though nothing of {of} is nearer.'],
      later: [
        'It is wide and slackening, {rank} of {of}, so the nearer ones speak first.',
        'With {closer} of {of} nearer and the orb still widening, only a strong event wakes it.',
      ],
    },
  },
}

/** For two of the seven planets, {x} and {y} with their standing; the stronger, if any, is {x}. */
const PAIR_SAYS = {
  strained: [
    '{x} and {y} are both under strain, so it asks for patience before it gives.',
    'Neither has strength to spare, {x} no more than {y}, and help from outside makes the difference.',
    '{x} leans on {y} and finds as little there, so small steps serve better than large ones.',
    'With {x} and {y} alike hard put to it, the good of it comes late and by practice.',
  ],
  able: {
    harmonious: [
      '{x} and {y} can both hold their own, so it gives what it promises.',
      '{x} finds an equal here, since {y} is as good as its word.',
      'Between {x} and {y} it works without being asked.',
    ],
    challenging: [
      '{x} and {y} can both hold their own, so the friction is put to use.',
      '{x} meets its match here, since {y} does not give way, and work comes of the contest.',
      'Between {x} and {y} the quarrel is a fair one and keeps both awake.',
    ],
  },
  uneven: {
    harmonious: [
      '{x} does the giving here, and {y} the asking.',
      '{x} carries {y} a good part of the way.',
      'What {y} lacks, {x} can lend.',
    ],
    challenging: [
      '{x} has the upper hand, and {y} pays for it.',
      '{x} sets the terms, and {y} has to be heard on purpose.',
      'The weight falls on {y}, while {x} hardly feels it.',
    ],
  },
} as const
/** For {x}, one of the seven planets, and {y}, which has no dignity. */
const ONE_SAYS = {
  able: {
    harmonious: [
      '{x} can make good use of {y}',
      '{x} knows what to do with {y}',
      '{x} takes up what {y} offers',
      '{x} gives {y} a firm hand to hold',
    ],
    challenging: [
      '{x} can bear the pressure of {y}',
      '{x} stands up to {y}',
      '{x} keeps its feet when {y} pulls',
      '{x} turns the push of {y} into work',
    ],
  },
  strained: {
    harmonious: [
      '{x} takes the help of {y} gladly',
      '{x} is glad of {y}, having little else to lean on',
      '{x} recovers by way of {y}',
    ],
    challenging: [
      '{x} feels {y} as one load more',
      '{x} gives way to {y} sooner than it would like',
      '{x} has to be spared when {y} presses',
    ],
  },
} as const

/** The interaction of two houses; {one} and {other} are their matters. */
const HOUSES_SAY = {
  harmonious: [
    '{one} and {other} help each other along.',
    'What is gained in {one} can be spent on {other}.',
    'It opens a short way between {one} and {other}.',
    'Good news from {one} is good news for {other}.',
  ],
  challenging: [
    '{one} and {other} ask for the same hours.',
    'A strain in {one} is soon felt in {other}.',
    'It wants a fair border between {one} and {other}.',
    'What {one} would have, {other} would rather keep.',
  ],
} as const
const SAME_HOUSE_SAYS = 'Both are at work in one field, {one}.'

/** The matters of a house as a noun with or without its article. */
const FIELD: Record<HouseNumber, string> = {
  1: 'your own bearing',
  2: 'money',
  3: 'daily talk',
  4: 'home',
  5: 'play',
  6: 'daily work',
  7: 'partnership',
  8: 'shared money',
  9: 'study',
  10: 'public standing',
  11: 'friendship',
  12: 'time alone',
}

const RANKS = [...ORDINALS, 'thirteenth', 'fourteenth', 'fifteenth'] as const
/** After a name whose grounds were all given already. */
const AS_IT_IS: Record<Standing, string> = {
  strong: 'strong as it is',
  steady: 'steady as it is',
  strained: 'strained as it is',
  pressed: 'pressed as it is',
}

const isAngle = (name: Name): name is AngleName => ANGLES.some((angle) => angle === name)
const classical = (name: Name): ClassicalPlanet | undefined => CLASSICAL_PLANETS.find((each) => each === name)
// source: Ptolemy, Tetrabiblos III.10
const ANGULAR: readonly number[] = [1, 4, 7, 10]

/** The clause that shows the other point to be an angle or on one, at the end of a sentence. */
const SHOWS = {
  Ascendant: [
    ', and whoever meets you sees it',
    ', and it is in your manner',
    ', and it is there from the first handshake',
  ],
  Midheaven: [', and the public sees it', ', and it is known of you at work', ', and it has a part in your name'],
  angular: [
    ', and from an angular house it shows',
    ', and an angular house brings it into the open',
    ', and others feel it too, the house being an angle',
  ],
} as const
/** For two points that many births share: an angle makes them individual. */
const BACKGROUND_SAYS = {
  angle: [
    '{x} is an angle, so what {y} shares with many becomes your own here.',
    'Being an angle, {x} gives {y} an address in your life.',
    'Through {x}, an angle of the chart, {y} has a face.',
  ],
  angular: [
    '{x} stands in an angular house and brings {y} along, so a matter of many becomes your own.',
    'From an angular house {x} makes the two felt, {y} included.',
    'An angular house gives {x} the word, and {y} is heard with it.',
  ],
  behind: [
    'Neither {x} nor {y} is on an angle, so it stays behind the rest unless a nearer planet joins in.',
    'With {x} and {y} both away from the angles it is a mood of the years more than a trait.',
    'Off the angles, {x} and {y} wait for a nearer planet to wake them.',
  ],
  unhoused: '{x} and {y} move slowly, so many born about the same time have it too.',
} as const

/** The next of several sentences, from a start chosen by the chart. */
const inTurn = (from: number) => {
  const used = new Map<readonly string[], number>()
  return (sentences: readonly string[]): string => {
    const nth = used.get(sentences) ?? from
    used.set(sentences, nth + 1)
    return sentences[nth % sentences.length]!
  }
}

/** Fills the placeholders; a value's trailing comma is dropped before a full stop. */
const fillGaps = (text: string, words: Readonly<Record<string, string>>) =>
  upperFirst(text.replace(/\{(\w+)\}/g, (_, name: string) => words[name]!).replace(/,(?=[,.;:])/g, ''))

/** Describes the weight of each aspect; a planet described before gets another ground, or only its standing. */
export const aspectWeigher = (
  { point, points }: TropicalChart,
  standings: Standings,
  contacts: readonly Contact<AspectPoint>[],
): ((contact: Contact<AspectPoint>) => string) => {
  const next = inTurn(contacts[0] ? Math.round(contacts[0].orb * 1e4) : 0)
  const input = new Map<ClassicalPlanet, number>()
  const houseOf = (name: Name) => points.find((each) => each.name === name)?.house ?? null
  const isAngular = (name: Name) => ANGULAR.includes(houseOf(name) ?? 0)

  /** The standing of one of the seven planets, each time with its next ground. */
  const standsBy = (name: ClassicalPlanet): string => {
    const { standing, helps, hinders } = standings[name]
    const grounds: readonly Reason[] = isStrained(standing) ? hinders : helps
    const nth = input.get(name) ?? 0
    input.set(name, nth + 1)
    const ground = grounds[nth]
    return ground ? groundInWords(ground, point[name].house) : AS_IT_IS[standing]
  }

  const measureText = ({ a, b, orb, applying }: Contact<AspectPoint>): string => {
    const [first, second] = orderOf(a.name) <= orderOf(b.name) ? [a, b] : [b, a]
    const own = contacts.filter((each) => each.a.name === first.name || each.b.name === first.name)
    const before = own.findIndex((each) => each.a.name === second.name || each.b.name === second.name)
    const [closeness, motion] = [closenessOf(orb), applying ? 'applying' : 'separating'] as const
    if (own.length === 1)
      return `It is the only aspect of ${withArticle(first.name)}, ${closeness} and ${applying ? 'closing' : 'parting'}, so all that reaches it comes this way.`
    if (own.length === 2 && before === 0)
      return `It is the nearer of the two aspects of ${withArticle(first.name)}, ${closeness} and ${applying ? 'closing, so it gains with the years' : 'parting, so it was learnt early'}.`
    return fillGaps(next(MEASURE_SAYS[closeness][motion][before === 0 ? 'first' : 'later']), {
      of: `the ${countInWords(own.length)} aspects of ${withArticle(first.name)}`,
      rank: RANKS[before]!,
      closer: countInWords(before),
      are: before === 1 ? 'is' : 'are',
      come: before === 1 ? 'comes' : 'come',
    })
  }

  const dignityText = ({ a, b, aspect }: Contact<AspectPoint>): string => {
    const kind = effectiveNature({ a, b, aspect })
    const standsAs = (name: ClassicalPlanet) => `${withArticle(name)}, ${standsBy(name)},`
    const [one, other] = [a.name, b.name].map(classical)
    if (one && other) {
      const [hard, also] = [one, other].map((name) => isStrained(standings[name].standing))
      const [x, y] = (hard && !also ? [other, one] : [one, other]).map(standsAs) as [string, string]
      const texts = hard && also ? PAIR_SAYS.strained : PAIR_SAYS[hard === also ? 'able' : 'uneven'][kind]
      return fillGaps(next(texts), { x, y })
    }
    const label = one ?? other
    if (!label) return backgroundText(a.name, b.name)
    const beside = label === a.name ? b.name : a.name
    const corpusTexts = ONE_SAYS[isStrained(standings[label].standing) ? 'strained' : 'able'][kind]
    const shows = isAngle(beside) ? next(SHOWS[beside]) : isAngular(beside) ? next(SHOWS.angular) : ''
    return fillGaps(`${next(corpusTexts)}${shows}.`, { x: standsAs(label), y: withArticle(beside) })
  }

  const backgroundText = (a: Name, b: Name): string => {
    const [angle, other] = isAngle(a) ? [a, b] : [b, a]
    const words = (x: Name, y: Name) => ({ x: withArticle(x), y: withArticle(y) })
    if (isAngle(angle)) return fillGaps(next(BACKGROUND_SAYS.angle), words(angle, other))
    if (houseOf(a) === null) return fillGaps(BACKGROUND_SAYS.unhoused, words(a, b))
    const [angular, beside] = isAngular(a) ? [a, b] : [b, a]
    return fillGaps(next(isAngular(angular) ? BACKGROUND_SAYS.angular : BACKGROUND_SAYS.behind), words(angular, beside))
  }

  const usedSentences = new Set<string>()
  const housesText = ({ a, b, aspect, orb }: Contact<AspectPoint>): string => {
    const [one, other] = [a.name, b.name].map(houseOf)
    if (!one || !other || closenessOf(orb) === 'wide') return ''
    const text =
      one === other
        ? fillGaps(SAME_HOUSE_SAYS, { one: FIELD[one] })
        : fillGaps(next(HOUSES_SAY[effectiveNature({ a, b, aspect })]), { one: FIELD[one], other: FIELD[other] })
    if (usedSentences.has(text)) return ''
    usedSentences.add(text)
    return text
  }

  return (contact) => [measureText(contact), dignityText(contact), housesText(contact)].filter(Boolean).join(' ')
}

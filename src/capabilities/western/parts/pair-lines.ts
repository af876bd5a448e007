import { ASPECTS, type AspectPoint, type Contact, effectiveNature } from '../../../western/aspects.ts'
import { type Name, orderOf, PLANETS, type Planet } from '../../../western/points.ts'
import { aspectWeight, type SynastryTheme } from '../../../western/synastry.ts'
import { joinWords, possessive } from '../../../wording.ts'
import { contactInWords } from '../../shared/tropical/in-words.ts'
import type { Names, WesternPair } from '../../shared/tropical/pair.ts'
import type { Bond } from './bond-kinds.ts'

// The two contacts that carry a report on two people: what holds them, and the question that comes back.

const PERSONAL: readonly Name[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars']
const isPlanet = (name: Name): name is Planet => (PLANETS as readonly Name[]).includes(name)

export interface PairLine {
  readonly contact: Contact<AspectPoint>
  /** The person of the slower planet, whose side is the firmer one, and the other person. */
  readonly hard: { readonly name: string; readonly planet: Planet }
  readonly soft: { readonly name: string; readonly planet: Planet }
}
export interface PairLines {
  readonly gift: PairLine | null
  readonly question: PairLine | null
}

// source: this service's own weighing: contacts of a planet that insists last longer
const INSISTING: readonly Name[] = ['Mars', 'Saturn', 'Uranus', 'Neptune', 'Pluto']
const INSISTENCE = 1.3
const lineWeight = (contact: Contact<AspectPoint>): number =>
  aspectWeight(contact) * (INSISTING.includes(contact.a.name) || INSISTING.includes(contact.b.name) ? INSISTENCE : 1)

/** The weightiest contacts of each kind between planets, at least one of them personal. */
export const pairLines = (contacts: readonly Contact<AspectPoint>[], names: Names): PairLines => {
  const ranked = contacts
    .filter(
      ({ a, b, aspect }) =>
        ASPECTS[aspect].major &&
        isPlanet(a.name) &&
        isPlanet(b.name) &&
        (PERSONAL.includes(a.name) || PERSONAL.includes(b.name)),
    )
    .toSorted((x, y) => lineWeight(y) - lineWeight(x))
  const line = (side: 'harmonious' | 'challenging'): PairLine | null => {
    const contact = ranked.find((each) => effectiveNature(each) === side)
    if (!contact) return null
    const a = { name: names.a, planet: contact.a.name as Planet }
    const b = { name: names.b, planet: contact.b.name as Planet }
    const [hard, soft] = orderOf(a.planet) >= orderOf(b.planet) ? [a, b] : [b, a]
    return { contact, hard, soft }
  }
  return { gift: line('harmonious'), question: line('challenging') }
}

// source: this project's own words for the traditional significations
const SIDES: Record<Planet, string> = {
  Sun: 'aims',
  Moon: 'need for comfort',
  Mercury: 'way of thinking',
  Venus: 'way of showing affection',
  Mars: 'drive',
  Jupiter: 'appetite for more',
  Saturn: 'sense of duty',
  Uranus: 'need for freedom',
  Neptune: 'dreams',
  Pluto: 'need for control',
}
const sideOf = ({ name, planet }: PairLine['hard']) => `${possessive(name)} ${SIDES[planet]}`

/** `Asha’s need for comfort against Tom’s sense of duty`. */
export const questionName = ({ hard, soft }: PairLine): string => `${sideOf(soft)} against ${sideOf(hard)}`
/** `Asha’s aims with Tom’s appetite for more`. */
export const giftName = ({ hard, soft }: PairLine): string => `${sideOf(soft)} with ${sideOf(hard)}`

const filled = (text: string, { hard, soft }: PairLine): string =>
  text.replaceAll('{hard}', hard.name).replaceAll('{soft}', soft.name)

/** How close a contact is, in words. */
const closenessText = ({ orb, allowed }: Contact<AspectPoint>): string =>
  orb < 1 ? 'all but exact' : orb / allowed < 0.5 ? 'close' : 'wide'
const surenessOf = (contact: Contact<AspectPoint>): string =>
  closenessText(contact) === 'wide'
    ? 'it is a wide aspect, so you notice it in hard weeks more than every day'
    : `the aspect is ${closenessText(contact)}, so you can count on meeting it`

// source: our own words
const DEEDS: Record<Planet, string> = {
  Sun: 'Each of you leads in one field, and {hard} and {soft} name the two fields aloud.',
  Moon: '{hard} says what would comfort, in one sentence, and {soft} does only that.',
  Mercury: '{hard} repeats what was heard before answering, and {soft} speaks in short sentences.',
  Venus: '{hard} asks for affection in plain words, and {soft} says when it is too much.',
  Mars: '{hard} asks once and waits a day, and {soft} gives a clear yes or no in that time.',
  Jupiter: '{hard} names a limit before promising, and {soft} says early what is enough.',
  Saturn: '{hard} praises first and corrects later, and {soft} asks for one thing at a time.',
  Uranus: '{hard} says beforehand when there will be an hour alone, and {soft} does not ask where.',
  Neptune: '{hard} writes down what was agreed, and {soft} asks once instead of guessing.',
  Pluto: '{hard} leaves one door unwatched, and {soft} says openly what stays private.',
}
/** Advice on the question of a pair. */
export const questionDeed = (line: PairLine): string => filled(DEEDS[line.hard.planet], line)

const ACTIVITIES: Record<Planet, string> = {
  Sun: 'a plan that makes both of you proud',
  Moon: 'a meal that you cook together',
  Mercury: 'a walk and a talk about nothing in particular',
  Venus: 'music, good food or something beautiful',
  Mars: 'sport or work with your hands',
  Jupiter: 'a trip or a large plan',
  Saturn: 'a practical task with an end',
  Uranus: 'something that neither of you has tried',
  Neptune: 'a film, a song or an hour by the water',
  Pluto: 'one honest question each',
}
const WORK_ACTIVITIES: Record<Planet, string> = {
  ...ACTIVITIES,
  Sun: 'a result that makes both of you proud',
  Moon: 'a lunch away from the desks',
  Mercury: 'a walk and a talk about another subject',
  Venus: 'the task that both of you like best',
  Mars: 'something that can be finished by evening',
  Neptune: 'a plan that may stay a plan for now',
}
/** The use of the gift for the question, as advice. */
export const linesAdvice = ({ gift, question }: PairLines, { isWork }: Pick<Bond, 'isWork'>): string[] =>
  gift && question
    ? [
        `Before you speak about ${questionName(question)}, spend an hour on ${(isWork ? WORK_ACTIVITIES : ACTIVITIES)[gift.soft.planet]}, because there ${gift.soft.name} and ${gift.hard.name} get on best.`,
      ]
    : []

/** How a line shows between the two: the sentences of its passage without the deed, and the deed. */
export interface LineFinding {
  readonly scene: string
  readonly deed: string
}
const NO_FINDING: LineFinding = { scene: '', deed: '' }

/** The opening of a report: how the gift shows and its reason, how the question shows, how sure it is, and what to do. */
export const linesText = (
  { gift, question }: PairLines,
  names: Names,
  findings: { readonly gift: LineFinding; readonly question: LineFinding } = { gift: NO_FINDING, question: NO_FINDING },
): string[] =>
  [
    ...(gift
      ? [
          findings.gift.scene,
          `What carries you is ${giftName(gift)}: ${contactInWords(gift.contact, names)} is ${closenessText(gift.contact)}.`,
        ]
      : []),
    ...(question
      ? [
          `The question that comes back is ${questionName(question)}, from ${contactInWords(question.contact, names)}; ${surenessOf(question.contact)}.`,
          findings.question.scene,
          findings.question.deed || questionDeed(question),
        ]
      : []),
  ].filter(Boolean)

/** A sentence on houses that rest on rounded birth times; null if both times are given to the minute. */
export const roundTimesText = ({ a, b }: WesternPair, names: Names): string | null => {
  const rounded = [
    { name: names.a, minute: a.moment.local.minute },
    { name: names.b, minute: b.moment.local.minute },
  ].filter(({ minute }) => minute % 5 === 0)
  return rounded.length === 0
    ? null
    : `What is said about houses rests on the birth time of ${joinWords(rounded.map(({ name }) => name))}, which looks rounded, so take it more loosely than the aspects.`
}

type Linked = Extract<SynastryTheme, 'emotion' | 'conflict' | 'commitment' | 'home'>
type Kind =
  | Extract<Planet, 'Mercury' | 'Venus' | 'Jupiter' | 'Mars' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto'>
  | 'other'

// source: our own words
const SCENES: Record<Kind, Record<Linked, string>> = {
  Mars: {
    emotion: '{hard} answers a mood with action, and {soft} feels pushed.',
    conflict: '{hard} wants it settled today, and {soft} needs until tomorrow.',
    commitment: '{hard} promises in the heat of the moment, so let {soft} repeat the promise the next day.',
    home: '{hard} starts things at home that {soft} has to live with, so begin one at a time.',
  },
  Saturn: {
    emotion: '{soft} wants a hand, and {hard} offers a solution.',
    conflict: '{hard} corrects, and {soft} stops listening.',
    commitment: '{hard} counts what is kept, and {soft} counts what is said, so agree on which of the two you mean.',
    home: '{hard} makes the rules at home, so {soft} needs one room or evening without any.',
  },
  Uranus: {
    emotion: '{soft} settles down, and {hard} changes the plan.',
    conflict: '{hard} leaves the room to breathe, and {soft} feels left.',
    commitment:
      '{hard} keeps a promise better if it is made freely, so {soft} does well to ask less often and more plainly.',
    home: '{hard} needs a door that opens, and {soft} needs a time for coming back.',
  },
  Neptune: {
    emotion: '{soft} says what hurts, and {hard} hears something else.',
    conflict: '{hard} remembers the mood, and {soft} remembers the words.',
    commitment: '{hard} means every promise and forgets the date, so {soft} may write it down for both of you.',
    home: '{hard} lets things slide at home until {soft} does them alone, so put two names on the list.',
  },
  Pluto: {
    emotion: '{hard} wants to know all that {soft} feels, and {soft} closes up.',
    conflict: '{hard} holds on to a point, and {soft} gives in without agreeing.',
    commitment: '{hard} wants all of it or none, so {soft} does well to say early what stays private.',
    home: '{hard} watches over everything at home, so divide it and let each of you rule one half.',
  },
  Mercury: {
    emotion: '{soft} tells how it felt, and {hard} explains how it was.',
    conflict: '{hard} answers the words, and {soft} meant the tone.',
    commitment: '{hard} takes a promise literally, so let {soft} say it in exact words.',
    home: '{hard} talks through the evening at home, so {soft} may ask for one hour without words.',
  },
  Venus: {
    emotion: '{soft} needs plain comfort, and {hard} offers charm.',
    conflict: '{hard} smooths things over, and {soft} wants them said.',
    commitment: '{hard} agrees for the sake of peace, so let {soft} ask a second time the next day.',
    home: '{hard} cares how it looks at home, and {soft} cares whether it works, so divide the rooms.',
  },
  Jupiter: {
    emotion: '{soft} tells a trouble, and {hard} makes it larger or smaller than it is.',
    conflict: '{hard} promises too much, and {soft} keeps the list.',
    commitment: '{hard} says yes for both of you, so agree that each of you says yes alone.',
    home: '{hard} invites, and {soft} clears the table, so fix the number of guests together.',
  },
  other: {
    emotion: '{soft} and {hard} look for comfort in different places.',
    conflict: '{hard} and {soft} each wait for the other to begin.',
    commitment: '{hard} and {soft} mean different things by a promise, so make one at a time and say it in full.',
    home: '{hard} and {soft} each picture another evening at home, so take turns.',
  },
}

/** From this score a theme is too easy for the question to show in it. */
const EASY_FROM = 75

// source: our own words; the themes of the sides in the name of a question
const THEME_OF_SIDE: Partial<Record<Planet, SynastryTheme>> = {
  Moon: 'emotion',
  Mercury: 'communication',
  Venus: 'attraction',
}

/** True for a theme of the main question: that of its contact or of its sides, and the quarrels, which are about it. */
export const isQuestionTheme = (
  { theme, contacts }: { theme: SynastryTheme; contacts: readonly Contact<AspectPoint>[] },
  { contact, hard, soft }: PairLine,
): boolean =>
  theme === 'conflict' ||
  contacts.includes(contact) ||
  THEME_OF_SIDE[hard.planet] === theme ||
  THEME_OF_SIDE[soft.planet] === theme

/** How the question of a pair shows in a theme; empty in themes that it does not reach. */
export const questionInTheme = (theme: SynastryTheme, score: number, question: PairLine | null): string => {
  if (!question || !(theme in SCENES.other)) return ''
  const kind = question.hard.planet in SCENES ? (question.hard.planet as Kind) : 'other'
  const scene = filled(SCENES[kind][theme as Linked], question)
  if (theme === 'conflict') return `When you quarrel, it is mostly about your main question: ${scene}`
  if (theme === 'emotion')
    return score >= 50 ? `The exception is your main question: ${scene}` : `Your main question comes in here: ${scene}`
  return score >= EASY_FROM ? '' : scene
}

import { monthPart } from '../../../time/iso.ts'
import { aspectSentence } from '../../../western/aspects.ts'
import { possessive, upperFirst } from '../../../wording.ts'
import type { BondTheme } from './bond-brief-words.ts'
import {
  BOND_SHARE,
  type BondEvent,
  type BondNames,
  byWeight,
  clauseOf,
  isHarmonious,
  total,
  yearOf,
} from './bond-forecast.ts'
import { balanceRating, dayAndMonth, monthName } from './slow-transits.ts'

/** The months of two people, and the weightiest events in a line each. */

const MOST = 10

/** The part of a person, or of the pair, that an event of a theme touches; each is a plural. */
const PARTS: Record<BondTheme, { readonly own: string; readonly shared: string }> = {
  purpose: { own: 'plans', shared: 'the plans you two share' },
  emotion: { own: 'feelings', shared: 'the feelings between you two' },
  affection: { own: 'affections', shared: 'the affections between you two' },
  desire: { own: 'wishes', shared: 'the wishes you two share' },
  commitment: { own: 'promises', shared: 'the promises between you two' },
  presence: { own: 'dealings with people', shared: 'your dealings with people as a pair' },
}
const partOf = ({ theme, target }: BondEvent, names: BondNames): string =>
  target === 'composite' ? PARTS[theme].shared : `${possessive(names[target])} ${PARTS[theme].own}`

const HELPED = ['have help', 'find support', 'go more easily'] as const
const TESTED = ['need patience', 'are tested', 'meet a limit'] as const

/** `Sofia’s plans have help around 3 May, when Jupiter trines Sofia’s Sun.` */
const eventSentence = (event: BondEvent, wording: number, names: BondNames): string =>
  `${upperFirst(partOf(event, names))} ${(isHarmonious(event) ? HELPED : TESTED)[wording]} around ${dayAndMonth(event.exact_at)}, when ${clauseOf(event, names)}.`

/** Advice for the main events of a month. */
const monthDeed = (
  name: string,
  help: BondEvent | undefined,
  strain: BondEvent | undefined,
  names: BondNames,
  children: readonly string[],
): string => {
  const personOf = (event: BondEvent | undefined) =>
    event && event.target !== 'composite' ? names[event.target] : undefined
  const [giver, tired] = [personOf(help), personOf(strain)]
  if (help && strain) {
    if (giver && tired)
      return giver === tired
        ? help.exact_at < strain.exact_at
          ? `In ${name} you both do well to be glad with ${giver} about the first and patient about the second.`
          : `In ${name} you both do well to be patient with ${giver} about the first and glad about the second.`
        : children.includes(giver)
          ? `In ${name} do something that ${giver} looks forward to, and ask less of ${tired}.`
          : `In ${name} you can lean on ${giver} and ask less of ${tired}.`
    if (tired) return `In ${name} you can use what you share to make things lighter for ${tired}.`
    if (giver && !children.includes(giver))
      return `In ${name} you can let ${giver} go first in what is hard for you both.`
    return `In ${name} you feel both at once, so speak about the hard part on a good day.`
  }
  if (help)
    return giver
      ? children.includes(giver)
        ? `In ${name} try with ${giver} what has waited for a good month.`
        : `In ${name} you can ask ${giver} for something that has waited.`
      : `In ${name} you can begin something together.`
  return tired
    ? `In ${name} you help most by asking less of ${tired} and thanking more.`
    : `In ${name} you do well to decide nothing for good that concerns both.`
}

const monthText = (
  month: string,
  events: readonly BondEvent[],
  good: readonly BondEvent[],
  hard: readonly BondEvent[],
  names: BondNames,
  children: readonly string[],
) => {
  const name = `${monthName(month)} ${month.slice(0, -3)}`
  if (events.length === 0) return `${name} is quiet for you two.`
  const [help, strain] = [good, hard].map((list) => list.toSorted(byWeight)[0])
  const holds = new Set(events.map(({ target }) => target))
  const untouched = (['person_a', 'person_b'] as const).filter((person) => !holds.has(person))
  // The wording changes from month to month.
  const wording = Number(month.slice(-2)) % 3
  return [
    ...[help, strain]
      .filter((event) => event !== undefined)
      .toSorted((x, y) => (x.exact_at < y.exact_at ? -1 : 1))
      .map((event) => eventSentence(event, wording, names)),
    monthDeed(name, help, strain, names, children),
    // A grown-up does not lean on a child.
    untouched.length === 1 && !holds.has('composite') && !children.includes(names[untouched[0]!])
      ? calmerText(names[untouched[0]!], month)
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The person whose chart no slow planet reaches in a month; the wording changes from month to month. */
const calmerText = (person: string, month: string): string => {
  const name = monthName(month)
  return [
    `You can both lean on ${person} in ${name} ${month.slice(0, -3)}.`,
    aspectSentence(`${person} has a calmer ${name} and can carry more of what you share`),
    `Ask ${person} first when you need help in ${name}, because no slow planet reaches that chart.`,
  ][Number(month.slice(-2)) % 3]!
}

export const bondMonth = (
  month: string,
  all: readonly BondEvent[],
  names: BondNames,
  children: readonly string[] = [],
) => {
  const events = all.filter(({ exact_at }) => monthPart(exact_at) === month)
  const [good, hard] = [events.filter(isHarmonious), events.filter((event) => !isHarmonious(event))]
  return {
    month,
    rating: balanceRating(total(good) - total(hard), BOND_SHARE),
    events,
    text: monthText(month, events, good, hard, names, children),
  }
}

/** The weightiest events in chronological order, each in one line. */
export const turningPoints = (events: readonly BondEvent[], names: BondNames): BondEvent[] =>
  events
    .toSorted(byWeight)
    .slice(0, MOST)
    .toSorted((x, y) => (x.exact_at < y.exact_at ? -1 : 1))
    .map((event) => ({
      ...event,
      text: `On ${dayAndMonth(event.exact_at)} ${yearOf(event.exact_at)} you both ${isHarmonious(event) ? 'have help' : 'need patience'} with ${partOf(event, names)}: ${clauseOf(event, names)}.`,
    }))

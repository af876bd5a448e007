import { monthPart } from '../../../time/iso.ts'
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

const MOST = 6
/** Two dates of a month that are closer than this, ms, have no advice of their own. */
const APART = 7 * 864e5

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

const HELPED = ['have help that you both feel', 'are easier for you both', 'go more easily for you both'] as const
const TESTED = ['need patience from you both', 'are harder for you both', 'meet a limit that you both feel'] as const

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
        ? Math.abs(Date.parse(help.exact_at) - Date.parse(strain.exact_at)) < APART
          ? `In ${name} take one thing at a time with ${giver}, and leave large questions for another month.`
          : help.exact_at < strain.exact_at
            ? `You can ask ${giver} for what you need around ${dayAndMonth(help.exact_at)}, and for little around ${dayAndMonth(strain.exact_at)}.`
            : `You do well to ask little of ${giver} around ${dayAndMonth(strain.exact_at)}, and bring larger wishes around ${dayAndMonth(help.exact_at)}.`
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

const monthText = (month: string, events: readonly BondEvent[], names: BondNames, children: readonly string[]) => {
  const name = `${monthName(month)} ${month.slice(0, -3)}`
  if (events.length === 0) return `${name} is quiet for you two.`
  const ranked = events.toSorted(byWeight)
  const [help, strain] = [ranked.find(isHarmonious), ranked.find((event) => !isHarmonious(event))]
  // The wording changes from month to month.
  const wording = Number(month.slice(-2)) % 3
  return [
    ...[help, strain]
      .filter((event) => event !== undefined)
      .toSorted((x, y) => (x.exact_at < y.exact_at ? -1 : 1))
      .map((event) => eventSentence(event, wording, names)),
    monthDeed(name, help, strain, names, children),
  ]
    .filter(Boolean)
    .join(' ')
}

export const bondMonth = (
  month: string,
  all: readonly BondEvent[],
  names: BondNames,
  children: readonly string[] = [],
) => {
  const events = all.filter(({ exact_at }) => monthPart(exact_at) === month)
  // A contact of the North Node is in the table only.
  const weighty = events.filter(({ transit_planet }) => transit_planet !== 'North Node')
  const [good, hard] = [events.filter(isHarmonious), events.filter((event) => !isHarmonious(event))]
  return {
    month,
    rating: balanceRating(total(good) - total(hard), BOND_SHARE),
    events,
    text: monthText(month, weighty, names, children),
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

import { type Gochara, type GocharaEffect, gochara, type TransitSigns } from '../../../jyotish/gochara.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { SkyEvent } from '../../../jyotish/sky-events.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { civilOf } from '../../../time/civil.ts'
import { dayOfMonth } from '../../../time/iso.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, houseFrom, type SignIndex, signName } from '../../../zodiac/signs.ts'
import { DAY_FIELDS } from '../../shared/day-fields.ts'
import { obstructedText } from '../../shared/gochara-rows.ts'
import { framedEvent } from '../../shared/narrative/event-frames.ts'
import { type SlowEntry, slowEntryText } from '../../shared/narrative/month-words.ts'
import { combustionOfWeek, conjunctionOfWeek } from '../../shared/narrative/week-meetings.ts'
import { eventWriter } from './sky-event-rows.ts'
import { dayWithDate, rankedEvents } from './turning-points.ts'

/** The main events of a week or a month for a sign, with their sides and their sentences. */

type EventSide = 1 | 0 | -1

// source: this project's own weighing of the effects of gochara
const SIDE_OF_EFFECT = { good: 1, obstructed: 0, neutral: 0, relieved: 0, bad: -1 } as const satisfies Record<
  GocharaEffect,
  EventSide
>

export interface SignPeriod {
  readonly events: readonly SkyEvent[]
  readonly from: SignIndex
  /** The signs of the grahas at noon of the day of a moment. */
  readonly signsAt: (at: JulianDay) => TransitSigns
}

/** The signs at an event. The Moon obstructs for two days only: it is left out, beside the planet, where it obstructs nothing. */
const signsAtEvent = ({ at, sign, planet }: SkyEvent, { signsAt }: SignPeriod): TransitSigns => ({
  ...signsAt(at),
  Moon: sign,
  [planet]: sign,
})

/** 1 for an event that helps a sign, -1 for one that hinders: an ingress by gochara, a station by its direction, a conjunction by both planets. */
export const sideOfEvent = (event: SkyEvent, period: SignPeriod): EventSide => {
  const signs = signsAtEvent(event, period)
  const sideOf = (planet: Graha) => SIDE_OF_EFFECT[gochara(planet, period.from, signs).effect]
  switch (event.event) {
    case 'ingress':
      return sideOf(event.planet)
    case 'direct':
      return 1
    case 'exact conjunction':
      return Math.sign(sideOf(event.planet) + sideOf(event.partner)) as EventSide
    default:
      return -1
  }
}

export const dayOfEvent = ({ at }: SkyEvent): string => dayWithDate(civilOf(epochMs(at)))
const houseOfEvent = (event: SkyEvent, { from }: SignPeriod): HouseNumber => houseFrom(from, event.sign)

/**
 * The weightiest event, and the weightiest of the opposite side in another house. `preferred`: a side for the first one, if the score of the
 * span has decided it; `isOpen`: false for an event whose day another sentence judges otherwise.
 */
export const leadAndCounter = (
  period: SignPeriod,
  {
    preferred = 0,
    isOpen = () => true,
  }: { preferred?: EventSide; isOpen?: (event: SkyEvent, side: EventSide) => boolean } = {},
) => {
  const ranked = rankedEvents(period.events)
    .map((event) => ({ event, side: sideOfEvent(event, period), house: houseOfEvent(event, period) }))
    .filter(({ event, side }) => isOpen(event, side))
  const lead = ranked.find(({ side }) => preferred === 0 || side === preferred) ?? ranked[0]
  const counter =
    lead &&
    ranked.find(({ side, house }) => (lead.side === 0 ? side !== 0 : side === -lead.side) && house !== lead.house)
  return { lead, counter }
}

/** `Mars enters your fourth house (Leo)`. */
const clauseOf = (event: SkyEvent, house: HouseNumber): string => {
  const place = `your ${ordinalInWords(house)} house (${signName(event.sign)})`
  const name = nameInSentence(event.planet)
  switch (event.event) {
    case 'ingress':
      return `${name} enters ${place}`
    case 'exact conjunction':
      return `${name} meets ${nameInSentence(event.partner)} in ${place}`
    case 'combust':
      return `the Sun hides ${name} in ${place}`
    default:
      return `${name} ${event.event === 'retrograde' ? 'turns back' : 'goes forward again'} in ${place}`
  }
}

/** An event of a week and what to do about it; empty for those of the Moon. */
export const eventOfWeek = (event: SkyEvent, period: SignPeriod): string => {
  if (event.planet === 'Moon') return ''
  const house = houseOfEvent(event, period)
  const words = { house, event: clauseOf(event, house), day: dayOfEvent(event) }
  switch (event.event) {
    case 'ingress': {
      const side = sideOfEvent(event, period) > 0 ? 'good' : 'hard'
      return framedEvent({ kind: 'enters', planet: event.planet, side }, { ...words, span: 'longer' })
    }
    case 'exact conjunction':
      return conjunctionOfWeek(event.planet, words)
    case 'combust':
      return combustionOfWeek(event.planet, words)
    default:
      return framedEvent({ kind: event.event, planet: event.planet }, { ...words, span: 'longer' })
  }
}

const SLOW: readonly Graha[] = ['Jupiter', 'Saturn', 'Rahu', 'Ketu']
const isSlowEntry = (planet: Graha): planet is SlowEntry => SLOW.includes(planet) && planet !== 'Ketu'
/** True if fast planets obstruct a slow one: that is over long before the stay. */
const isPassing = ({ planet, vedha }: Gochara): boolean =>
  SLOW.includes(planet) && vedha.by.every((each) => !SLOW.includes(each))

/** Returns a writer of the events of a month. `turn` changes the forms from month to month. */
export const monthEventWriter = async () => {
  const [tellEvent, ofHouse] = [await eventWriter(), await corpus('gochara')]
  const inText = (event: SkyEvent, period: SignPeriod, seat: string, turn: number, used: Set<string>): string => {
    const day = dayOfEvent(event)
    if (event.event !== 'ingress' || event.planet === 'Moon') {
      const { text } = tellEvent(event, period.from, used)
      // "The Sun meets" becomes "the Sun meets" after the date.
      return text ? `On ${day}, ${text.replace(/^The /, 'the ')}` : ''
    }
    const found = gochara(event.planet, period.from, signsAtEvent(event, period))
    const { house } = found
    if (isSlowEntry(event.planet))
      return slowEntryText(
        event.planet,
        found.effect === 'good' || (found.effect === 'obstructed' && isPassing(found)) ? 'good' : 'hard',
        {
          day,
          event: clauseOf(event, house),
          field: DAY_FIELDS[house],
        },
      )
    const fact = {
      id: `transit.${event.planet}.house.${house}`,
      kind: 'transit' as const,
      text: `${event.planet} in house ${house}.`,
      value: house,
      source: 'Gochara, Phaladeepika 26',
      weight: 1,
      says: ofHouse[event.planet][house],
      words: { seat },
    }
    const meaning =
      found.effect === 'obstructed' ? obstructedText(found, turn) : prose(compose([fact], { usedSentences: used }))
    return `On ${day}, ${nameInSentence(event.planet)} enters ${signName(event.sign)}. ${meaning}`.trim()
  }
  return { inText, row: tellEvent }
}

/** `all month`, `until 3 November and from 24 November`: the stays of a planet in a house during a month. */
export const stayInMonth = (planet: Graha, house: HouseNumber, { events, from, signsAt }: SignPeriod): string => {
  const entries = events.filter((event) => event.event === 'ingress' && event.planet === planet)
  const date = ({ at }: SkyEvent) => dayOfMonth(civilOf(epochMs(at)))
  // A moment before the month has the signs of its first day.
  const first = houseFrom(from, signsAt(0 as JulianDay)[planet]) === house
  const stays = [
    ...(first ? [{ entry: undefined, exit: entries[0] }] : []),
    ...entries.flatMap((entry, i) => (houseFrom(from, entry.sign) === house ? [{ entry, exit: entries[i + 1] }] : [])),
  ]
  return joinWords(
    stays.map(({ entry, exit }) =>
      entry
        ? exit
          ? `from ${date(entry)} to ${date(exit)}`
          : `from ${date(entry)}`
        : exit
          ? `until ${date(exit)}`
          : 'all month',
    ),
  )
}

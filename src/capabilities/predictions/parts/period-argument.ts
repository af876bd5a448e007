import { concurrently } from '../../../concurrency.ts'
import { type Gochara, type GocharaEffect, gochara, type TransitSigns } from '../../../jyotish/gochara.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { type AreaScore, overallSignScore, SIGN_AREAS, type SignArea } from '../../../jyotish/sign-scores.ts'
import type { SkyEvent } from '../../../jyotish/sky-events.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { fillWords } from '../../../readings/passage.ts'
import { civilOf } from '../../../time/civil.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import { houseFrom, type SignIndex, signName } from '../../../zodiac/signs.ts'
import { DAY_FIELDS } from '../../shared/day-fields.ts'
import { obstructedText } from '../../shared/gochara-rows.ts'
import { BALANCE_OF_PERIOD } from '../../shared/narrative/balance.ts'
import { edgeDrivers } from './sign-forecast.ts'
import { eventWriter } from './sky-event-rows.ts'
import { APART, dayWithDate, rankedEvents, SIGN_AREA_WORDS, sentenceInTurn } from './turning-points.ts'

/** The argument of a week or a month for a sign: what is new, what pulls the other way, and which of the two is stronger. */

type Areas = Readonly<Record<SignArea, AreaScore>>
type Side = 1 | 0 | -1

// source: this project's own weighing of the effects of gochara
const SIDE_OF_EFFECT = { good: 1, obstructed: 0, neutral: 0, relieved: 0, bad: -1 } as const satisfies Record<
  GocharaEffect,
  Side
>

/** 1 for an event that helps a sign, -1 for one that hinders: an ingress by gochara, a station by its direction, a conjunction by both planets. */
const sideOfEvent = (event: SkyEvent, from: SignIndex, signs: TransitSigns): Side => {
  const sideOf = (planet: Graha) => SIDE_OF_EFFECT[gochara(planet, from, signs).effect]
  switch (event.event) {
    case 'ingress':
      return sideOf(event.planet)
    case 'direct':
      return 1
    case 'exact conjunction':
      return Math.sign(sideOf(event.planet) + sideOf(event.partner)) as Side
    default:
      return -1
  }
}

// {field}: the matters of the main event; {other}: those of the event that pulls the other way, or of one that helps; {hard}: of one that hinders
const THESES = {
  help: {
    both: [
      '{when} you get ahead with {field}, but you need patience for {other}.',
      'You have help for {field} {when}, and you meet resistance over {other}.',
    ],
    alone: ['{when} you get ahead with {field}.', 'You have help for {field} {when}.'],
  },
  hindrance: {
    both: [
      'You need patience for {field} {when}, but you get ahead with {other}.',
      '{when} you meet resistance over {field}, and you have help for {other}.',
    ],
    alone: ['You need patience for {field} {when}.', '{when} you meet resistance over {field}.'],
  },
  even: {
    both: [
      'Your main subject {when} is {field}; you get ahead with {other}, and you need patience for {hard}.',
      '{when} your attention goes to {field}, with help for {other} and resistance over {hard}.',
    ],
    help: ['Your main subject {when} is {field}, and you get ahead with {other}.'],
    hindrance: ['Your main subject {when} is {field}, and you need patience for {hard}.'],
    alone: ['Your main subject {when} is {field}.', '{when} your attention goes to {field}.'],
  },
} as const

interface Period {
  readonly events: readonly SkyEvent[]
  readonly from: SignIndex
  /** The name of `from` in a sentence: "Moon sign". */
  readonly seat: string
  /** The signs of the grahas at noon of the day of a moment. */
  readonly signsAt: (at: JulianDay) => TransitSigns
  /** "this week" */
  readonly when: string
  readonly turn: number
  /** The number of dated events besides the main one and the one against it. */
  readonly more: number
}

const SLOW: readonly Graha[] = ['Jupiter', 'Saturn', 'Rahu', 'Ketu']
/** True if fast planets obstruct a slow one: that is over long before the stay. */
const isPassing = ({ planet, vedha }: Gochara): boolean =>
  SLOW.includes(planet) && vedha.by.every((each) => !SLOW.includes(each))

export const periodArgumentWriter = async () => {
  const [tellEvent, ofHouse] = await concurrently(
    () => eventWriter(),
    () => corpus('gochara'),
  )
  /** The rows of the events, and the thesis with its dated events in order of time. A row has no text if the sentences have its event. `judged`: the moments of the events in the sentences, with 1 for help. */
  return ({ events, from, seat, signsAt, when, turn, more }: Period, usedSentences: Set<string>) => {
    // The Moon obstructs for two days only: it is left out, beside the planet, where it obstructs nothing.
    const signsOf = (event: SkyEvent): TransitSigns => ({
      ...signsAt(event.at),
      Moon: event.sign,
      [event.planet]: event.sign,
    })
    const ranked = rankedEvents(events)
    const fieldOf = (event: SkyEvent) => DAY_FIELDS[houseFrom(from, event.sign)]
    const sideOf = (event: SkyEvent) => sideOfEvent(event, from, signsOf(event))
    const lead = ranked[0]
    const side = lead ? sideOf(lead) : 0
    const strongest = (wanted: Side, ...but: readonly (SkyEvent | undefined)[]) => {
      const fields = but.map((event) => event && fieldOf(event))
      return ranked.find((event) => sideOf(event) === wanted && !fields.includes(fieldOf(event)))
    }
    const help = side === 0 ? strongest(1, lead) : undefined
    const hard = side === 0 ? strongest(-1, lead, help) : undefined
    const counter = side === 0 ? undefined : strongest(side === 1 ? -1 : 1, lead)
    const main = [lead, counter, help, hard].filter((event) => event !== undefined)
    const chosen = [...main, ...ranked.filter((event) => !main.includes(event))].slice(0, more + 2)

    const sentenceOf = (event: SkyEvent, i: number): string => {
      const day = dayWithDate(civilOf(epochMs(event.at)))
      const date = event === counter && i > 0 ? `But on ${day}` : `On ${day}`
      if (event.event === 'ingress' && event.planet !== 'Moon') {
        const found = gochara(event.planet, from, signsOf(event))
        const fact = {
          id: `transit.${event.planet}.house.${found.house}`,
          kind: 'transit' as const,
          text: `${event.planet} in house ${found.house}.`,
          value: found.house,
          source: 'Gochara, Phaladeepika 26',
          weight: 1,
          says: ofHouse[event.planet][found.house],
          words: { seat },
        }
        const meaning =
          found.effect === 'obstructed' && !isPassing(found)
            ? obstructedText(found, turn)
            : prose(compose([fact], { usedSentences }))
        return `${date}, ${nameInSentence(event.planet)} enters ${signName(event.sign)}. ${meaning}`.trim()
      }
      const { text } = tellEvent(event, from, usedSentences)
      // "The Sun enters" becomes "the Sun enters" after the date.
      return text ? `${date}, ${text.replace(/^The /, 'the ')}` : ''
    }
    const sentences = chosen
      .toSorted((a, b) => a.at - b.at)
      .map(sentenceOf)
      .filter(Boolean)
    const sides = counter || (help && hard) ? 'both' : help ? 'help' : hard ? 'hindrance' : 'alone'
    const key = side > 0 ? 'help' : side < 0 ? 'hindrance' : 'even'
    const texts: Partial<Record<typeof sides, readonly string[]>> = THESES[key]
    const thesis = lead
      ? [
          fillWords(sentenceInTurn(texts[sides]!, turn), {
            when,
            field: fieldOf(lead),
            other: counter || help ? fieldOf((counter ?? help)!) : '',
            hard: hard ? fieldOf(hard) : '',
          }),
        ]
      : []
    const rows = events.map((event) =>
      chosen.includes(event)
        ? { ...tellEvent(event, from, new Set()), text: null }
        : tellEvent(event, from, usedSentences),
    )
    return {
      rows,
      sentences: [...thesis, ...sentences],
      judged: chosen.map((event) => ({ at: event.at, side: sideOf(event) })),
    }
  }
}

// source: this project's own weighing, points of a score
const MARGIN = 3
/** Which side is stronger in a period, with the planets behind the best and the hardest area; for a year only those that stay in one house. */
export const balanceOfAreas = (areas: Areas, when: string, turn: number, isYear = false): string => {
  const mean = overallSignScore(areas) - 50
  const side = mean > MARGIN ? 'help' : mean < -MARGIN ? 'hindrance' : 'even'
  const ranked = SIGN_AREAS.toSorted((a, b) => areas[b].score - areas[a].score)
  const [best, care] = [ranked[0]!, ranked.at(-1)!]
  const { helps } = edgeDrivers(areas[best].shares)
  const { hinders } = edgeDrivers(areas[care].shares)
  const through = (planet: string) => (isYear && !planet.includes(' in your ') ? '' : `, through ${planet}`)
  const reasons =
    areas[best].score - areas[care].score < APART
      ? []
      : [
          helps && `${SIGN_AREA_WORDS[best]} gains most${through(helps)}`,
          hinders && `${SIGN_AREA_WORDS[care]} suffers most${through(hinders)}`,
        ].filter(Boolean)
  const balance = fillWords(sentenceInTurn(BALANCE_OF_PERIOD[side], turn), { when })
  return reasons.length > 0 ? `${balance}: ${reasons.join(', and ')}.` : `${balance}.`
}

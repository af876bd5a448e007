import { concurrently } from '../../../concurrency.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { lunations } from '../../../sky/lunations.ts'
import type { Eclipse } from '../../../sky/sky.ts'
import { weekday } from '../../../time/civil.ts'
import { CIVIL_MONTHS } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { localAt, type Zone } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { type AspectName, effectiveNature } from '../../../western/aspects.ts'
import type { Planet } from '../../../western/points.ts'
import { exactAspects, signIngresses } from '../../../western/sky-events.ts'
import { upperFirst } from '../../../wording.ts'
import { type HouseNumber, houseFrom, type SignIndex, signName, signOf } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { type FramedEvent, framedEvent } from '../../shared/narrative/event-frames.ts'
import { matterOf, yourHouse, yourHouseInFull } from './solar-house-words.ts'
import { stationsIn } from './sun-sign-days.ts'
import { solarHouseAt } from './sun-sign-forecast.ts'

// Events in the sky for a Sun sign: sign changes, stations, lunations and exact aspects, with their passages.

export const NEWS_KINDS = ['ingress', 'station', 'lunation', 'aspect'] as const
type NewsKind = (typeof NEWS_KINDS)[number]

export interface SkyNews {
  readonly at: JulianDay
  readonly kind: NewsKind
  readonly planets: readonly Planet[]
  readonly houses: readonly HouseNumber[]
  /** The event in one line. */
  readonly line: string
  /** Relative importance; events of weight 0 have a line and no passage. */
  readonly weight: number
  /** 1 for an event that helps the reader, -1 for one that hinders, 0 for neither. */
  readonly side: 1 | 0 | -1
  readonly says: Cell | null
  readonly words: Readonly<Record<string, string>>
  /** The event for the sentences of a day and a week; null for an aspect and for the Moon. */
  readonly framed: FramedEvent | null
  /** The event as a clause with its place: "Mars enters your fourth house (Leo)". */
  readonly clause: string
}

// source: this project's own weighing; rare and personal events first
const STATION_WEIGHT = {
  Mercury: 8,
  Venus: 9,
  Mars: 9,
  Jupiter: 7,
  Saturn: 7,
  Uranus: 4,
  Neptune: 4,
  Pluto: 4,
} as const
// source: this project's own weighing
const INGRESS_WEIGHT = { Sun: 8, Mercury: 5, Venus: 6, Mars: 8 } as const
// source: this project's own weighing; an aspect has the sum of its planets
const ASPECT_WEIGHT = {
  Sun: 3,
  Moon: 0,
  Mercury: 2,
  Venus: 3,
  Mars: 3,
  Jupiter: 3,
  Saturn: 3,
  Uranus: 2,
  Neptune: 1,
  Pluto: 1,
} as const satisfies Record<Planet, number>
const LUNATION_WEIGHT = 10
// source: this project's own weighing; Mars is at ease in houses of effort, and the others are not in houses of loss
const isEasyEntry = (planet: keyof typeof INGRESS_WEIGHT, house: HouseNumber): boolean =>
  planet === 'Mars' ? [1, 3, 6, 10, 11].includes(house) : ![8, 12].includes(house)

const inSentence = (planet: Planet): string => (planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet)
/** `your fourth house (Leo)`. */
const placeOf = (house: HouseNumber, sign: SignIndex): string => `${yourHouse(house)} (${signName(sign)})`

// source: common Western practice. The passages on the other ingresses and stations have both sides.
const INGRESS_SIDE: Partial<Record<Planet, 1>> = { Venus: 1 }
// source: common Western practice, as for ingresses
const STATION_SIDE: Record<'retrograde' | 'direct', Partial<Record<Planet, 1 | -1>>> = {
  retrograde: { Mercury: -1, Venus: -1, Mars: -1 },
  direct: { Mercury: 1, Venus: 1, Mars: 1, Jupiter: 1, Saturn: 1 },
}

/** `your home life and your own plans help each other`. */
const togetherText = (isHarmonious: boolean, houses: readonly HouseNumber[]): string => {
  const [one, other] = houses.map((house) => matterOf(house))
  if (one === other) return isHarmonious ? `you have help in ${one}` : `you have to settle something in ${one}`
  return `${one} and ${other} ${isHarmonious ? 'help each other' : 'pull against each other'}`
}

/** `Mars square Uranus: your money matters and your friendships pull against each other.` */
const skyAspectLine = (
  contact: { a: { name: Planet }; b: { name: Planet }; aspect: AspectName },
  houses: readonly HouseNumber[],
): string =>
  `${contact.a.name} ${contact.aspect} ${contact.b.name}: ${togetherText(effectiveNature(contact) === 'harmonious', houses)}.`

/** The events of a window in order of time; aspects only if `withAspects`. */
export const skyNews = async (
  window: Window,
  sign: SignIndex,
  world: World,
  { withAspects = true }: { withAspects?: boolean } = {},
): Promise<SkyNews[]> => {
  const [changes, pairs] = await concurrently(
    () => corpus('western-sky-change'),
    () => corpus('western-sky-aspect'),
  )
  const ofPair: Readonly<Record<string, { harmonious: Cell; challenging: Cell }>> = pairs
  const ingresses = (await signIngresses(window, world.sky)).map(({ planet, at, to, retrograde }): SkyNews => {
    const house = houseFrom(sign, to)
    const own = planet in INGRESS_WEIGHT ? (planet as keyof typeof INGRESS_WEIGHT) : null
    return {
      at,
      kind: 'ingress',
      planets: [planet],
      houses: [house],
      line: `${planet} ${retrograde ? 'goes back to' : 'enters'} ${signName(to)}, ${yourHouseInFull(house)}.`,
      weight: own ? INGRESS_WEIGHT[own] : 0,
      side: INGRESS_SIDE[planet] ?? 0,
      says: own && changes[own][house],
      words: { matter: matterOf(house) },
      framed: own && { kind: 'enters', planet: own, side: isEasyEntry(own, house) ? 'good' : 'hard' },
      clause: `${inSentence(planet)} ${retrograde ? 'goes back to' : 'enters'} ${placeOf(house, to)}`,
    }
  })
  const stations = (await stationsIn(window, world)).map(({ planet, at, turns, longitude }): SkyNews => {
    const house = houseFrom(sign, signOf(longitude))
    return {
      at,
      kind: 'station',
      planets: [planet],
      houses: [house],
      line: `${planet} turns ${turns} in ${signName(signOf(longitude))}, ${yourHouseInFull(house)}.`,
      weight: STATION_WEIGHT[planet],
      side: STATION_SIDE[turns][planet] ?? 0,
      says: changes[turns][planet],
      words: { matter: matterOf(house) },
      framed: { kind: turns, planet },
      clause: `${planet} ${turns === 'retrograde' ? 'turns back' : 'goes forward again'} in ${placeOf(house, signOf(longitude))}`,
    }
  })
  const moons = lunations(window, world.sky).flatMap(({ phase, at, longitude }): SkyNews[] => {
    if (phase !== 'new' && phase !== 'full') return []
    const house = houseFrom(sign, signOf(longitude))
    return [
      {
        at,
        kind: 'lunation',
        planets: ['Sun', 'Moon'],
        houses: [house],
        line: `${upperFirst(phase)} Moon in ${signName(signOf(longitude))}, ${yourHouseInFull(house)}.`,
        weight: LUNATION_WEIGHT,
        side: 0,
        says: changes[phase][house],
        words: {},
        framed: { kind: 'lunation', phase },
        clause: `the ${phase} Moon falls in ${placeOf(house, signOf(longitude))}`,
      },
    ]
  })
  const aspects = withAspects
    ? exactAspects(window, world.sky).map((contact): SkyNews => {
        const planets = [contact.a.name, contact.b.name] as const
        const houses = planets.map((planet) => solarHouseAt(planet, contact.at, sign, world))
        const [one, other] = houses.map((house) => matterOf(house)) as [string, string]
        return {
          at: contact.at,
          kind: 'aspect',
          planets,
          houses,
          line: skyAspectLine(contact, houses),
          weight: ASPECT_WEIGHT[planets[0]] + ASPECT_WEIGHT[planets[1]],
          side: effectiveNature(contact) === 'harmonious' ? 1 : -1,
          says: ofPair[planets.join(' ')]![effectiveNature(contact)],
          words: { one, other },
          framed: null,
          clause: '',
        }
      })
    : []
  const news = [...ingresses, ...stations, ...moons, ...aspects].sort((a, b) => a.at - b.at)
  // Near a station an aspect may be exact twice in a few days.
  return news.map((each, i) =>
    news.findIndex(({ line }) => line === each.line) < i ? { ...each, line: each.line.replace(':', ' again:') } : each,
  )
}

/** The weightiest events with a passage, in order of time; of equal weight the earlier. */
export const mainNews = (news: readonly SkyNews[], count: number): SkyNews[] =>
  news
    .filter(({ says, weight }) => says !== null && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)

/** The passage of an event; `when` is "today" or "on Monday". Empty if all its sentences are used. */
export const newsText = ({ kind, planets, houses, says, words }: SkyNews, when: string, usedSentences: Set<string>) => {
  if (!says) return ''
  const fact: FactText = {
    id: `sky.${kind}.${planets.join('-')}`,
    kind: 'transit',
    text: `${planets.join(' and ')} in solar houses ${houses.join(' and ')}.`,
    value: houses.join(' '),
    source: 'Events in the sky, read through solar houses',
    weight: 1,
    says,
    words: { ...words, when },
  }
  return prose(compose([fact], { usedSentences }))
}

/** English names of the days of the week, from Sunday. */
const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export const dayNameAt = (at: JulianDay, zone: Zone): string => DAY_NAMES[weekday(localAt(at, zone))]!

/** The event in a sentence of a day or a week; an aspect has its passage. */
export const framedNews = (
  news: SkyNews,
  { span, day }: { readonly span: 'today' | 'longer'; readonly day: string },
  usedSentences: Set<string>,
): string => {
  const house = news.houses[0]!
  return news.framed
    ? framedEvent(news.framed, { span, house, event: news.clause, day })
    : newsText(news, `on ${day}`, usedSentences)
}

/** `Monday, 7 December`, in a zone. */
export const dayWithDateAt = (at: JulianDay, zone: Zone): string => `${dayNameAt(at, zone)}, ${dayInWords(at, zone)}`

/** `9 December`, in a zone. */
export const dayInWords = (at: JulianDay, zone: Zone): string => {
  const { day, month } = localAt(at, zone)
  return `${day} ${CIVIL_MONTHS[month - 1]}`
}

/** The addition to the text of a full Moon that is an eclipse; empty for one that the eye does not see. source: common Western practice, in our own words */
export const lunarEclipseText = ({ type }: Pick<Eclipse, 'type'>): string =>
  type === 'penumbral'
    ? ''
    : `The Moon is eclipsed that night (${type}), so wait a few days before you decide anything.`

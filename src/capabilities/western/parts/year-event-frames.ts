import { fillWords } from '../../../readings/passage.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { matterOf } from './solar-house-words.ts'

// Sentences on the stations of a year and the sign changes of Mars. `{date}`: "26 February"; `{matter}`: the matters of the house.

type Turning = 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn'

// source: common Western practice for stations, in our own words
const STATIONS: Readonly<Record<'retrograde' | 'direct', Readonly<Record<Turning, string>>>> = {
  retrograde: {
    Mercury: 'From {date} check {matter} twice and sign nothing in a hurry, with Mercury retrograde there.',
    Venus: 'From {date} decide nothing final about {matter}, with Venus retrograde there.',
    Mars: 'From {date} do not force anything with {matter}, with Mars retrograde there.',
    Jupiter: 'From {date} finish what you have begun with {matter} before you plan more: Jupiter turns back there.',
    Saturn: 'From {date} an old duty with {matter} comes up again, so settle it: Saturn turns back there.',
  },
  direct: {
    Mercury: 'From {date} you can settle {matter}, with Mercury direct again.',
    Venus: 'From {date} you know better what you want with {matter}, and may decide: Venus is direct again.',
    Mars: 'From {date} you have the drive for {matter}, with Mars direct again.',
    Jupiter: 'From {date} your plans for {matter} move on, with Jupiter direct again.',
    Saturn: 'From {date} what you build with {matter} holds, with Saturn direct again.',
  },
}
// source: common Western practice for Mars, in our own words
const MARS = {
  good: 'From {date} you have strength for {matter}, with Mars there: begin with the hardest part.',
  hard: 'From {date} you are impatient with {matter}, with Mars there: wait a day before you answer.',
} as const

export const isTurning = (planet: string): planet is Turning => planet in STATIONS.direct

interface Turn {
  readonly house: HouseNumber
  readonly date: string
}

export const stationOfYear = (kind: keyof typeof STATIONS, planet: Turning, { house, date }: Turn): string =>
  fillWords(STATIONS[kind][planet], { date, matter: matterOf(house) })

export const marsOfYear = (side: keyof typeof MARS, { house, date }: Turn): string =>
  fillWords(MARS[side], { date, matter: matterOf(house) })

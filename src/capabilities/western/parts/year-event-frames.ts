import { fillWords } from '../../../readings/passage.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { sceneOf } from '../../shared/narrative/planet-scenes.ts'

// Sentences on the stations of a year and the sign changes of Mars. `{date}`: "26 February"; `{scene}`: the scene of the planet in its house.

type Frames = readonly [string, string]
type Turning = 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn'

// source: common Western practice for stations, in our own words
const STATIONS: Readonly<Record<'retrograde' | 'direct', Readonly<Record<Turning, Frames>>>> = {
  retrograde: {
    Mercury: [
      'From {date} Mercury goes over {scene} a second time with you: let drafts be drafts.',
      'You get {scene} back for correction from {date}, while Mercury is retrograde.',
    ],
    Venus: [
      'From {date}, with Venus retrograde, you ask yourself what {scene} is worth to you.',
      'Your old answer to {scene} no longer fits from {date}, when Venus turns back.',
    ],
    Mars: [
      'From {date} Mars marches backwards: win {scene} by staying power.',
      'Put down your sword over {scene} from {date}, for Mars is retrograde.',
    ],
    Jupiter: [
      'Jupiter looks back from {date}, and so may you: keep the last promise about {scene} first.',
      'From {date} Jupiter grows inwards: study what {scene} needs before you enlarge it.',
    ],
    Saturn: [
      'From {date} Saturn inspects {scene} once more, so repair what you only painted over.',
      'You get time for a second look at {scene} from {date}, while Saturn is retrograde.',
    ],
  },
  direct: {
    Mercury: [
      'From {date} Mercury runs forward, and you can settle {scene}.',
      'You may trust the figures about {scene} again from {date}, with Mercury direct.',
    ],
    Venus: [
      'Venus is direct from {date}, and you know your own mind about {scene}.',
      'From {date} Venus goes straight again for you: begin with {scene}.',
    ],
    Mars: [
      'With Mars direct from {date} you have the push for {scene}.',
      'Mars stops retreating on {date}: name the day for {scene}.',
    ],
    Jupiter: [
      'Jupiter goes forward from {date} and gives you room again for {scene}.',
      'From {date} Jupiter is on the move, and your hopes for {scene} with it.',
    ],
    Saturn: [
      'Saturn goes forward from {date}: your plan for {scene} may be signed.',
      'From {date} Saturn holds what you build on {scene}.',
    ],
  },
}
// source: common Western practice for Mars, in our own words
const MARS = [
  'Mars spends the weeks from {date} on {scene}: you have force there, so bring a plan too.',
  'From {date} you have to fight for {scene}, and with Mars in that house you can win.',
  'Heat gathers around {scene} from {date}, when Mars arrives: say early what you want.',
  'You get impatient with {scene} from {date}, and Mars lends you the strength to end it.',
  'From {date} Mars pushes you towards {scene}; go first, and go politely.',
] as const

export const isTurning = (planet: string): planet is Turning => planet in STATIONS.direct

interface Turn {
  readonly house: HouseNumber
  readonly date: string
}

export const stationOfYear = (kind: keyof typeof STATIONS, planet: Turning, { house, date }: Turn): string =>
  fillWords(STATIONS[kind][planet][house % 2]!, { date, scene: sceneOf(planet, house, 'longer') })

export const marsOfYear = ({ house, date }: Turn): string =>
  fillWords(MARS[house % MARS.length]!, { date, scene: sceneOf('Mars', house, 'longer') })

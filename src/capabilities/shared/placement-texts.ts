import { concurrently } from '../../concurrency.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import type { Nakshatra } from '../../jyotish/nakshatras.ts'
import { type StageOfLife, stageOf } from '../../readings/age-filter.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import type { Cell } from '../../readings/passage.ts'
import { julianDay } from '../../time/julian-day.ts'
import type { HouseNumber, Sign } from '../../zodiac/signs.ts'
import type { World } from '../capability.ts'
import { ageOfNatal } from './lifetime.ts'
import type { Natal } from './natal.ts'

/** Passages on placements by the age of the person. Passages on a child address the parents. */

type Half = 'good' | 'bad'
type SignTitle = 'nature' | 'strength' | 'care'
export type StarTitle = 'nature' | 'work' | 'relations' | 'health' | 'care'
type Says = Pick<FactText, 'says' | 'words'>

export interface PlacementTexts {
  inHouse(planet: Graha, house: HouseNumber, half: Half): Cell
  lordIn(house: HouseNumber, at: HouseNumber, half: Half): Cell
  inSign(planet: Graha, sign: Sign, half: 'solar' | 'lunar'): Cell
  inStar(planet: Graha, star: Nakshatra): Says
  rising(sign: Sign, title: SignTitle): Cell
  moonSign(sign: Sign, title: SignTitle): Cell
  sunSign(sign: Sign, title: SignTitle): Cell
  star(star: Nakshatra, title: StarTitle): Says
}

/** The personal quality of a planet, in texts for children and elders. */
const QUALITIES: Record<Graha, string> = {
  Sun: 'will',
  Moon: 'heart',
  Mars: 'energy',
  Mercury: 'thinking',
  Jupiter: 'trust',
  Venus: 'affection',
  Saturn: 'patience',
  Rahu: 'curiosity',
  Ketu: 'instinct',
}

const grownTexts = async (): Promise<PlacementTexts> => {
  const [houses, lords, signs, starred, ascendants, moons, suns, stars] = await concurrently(
    () => corpus('planet-in-house'),
    () => corpus('lord-in-house'),
    () => corpus('planet-in-sign'),
    () => corpus('planet-in-nakshatra'),
    () => corpus('ascendant'),
    () => corpus('moon-sign'),
    () => corpus('sun-sign'),
    () => corpus('nakshatra'),
  )
  return {
    inHouse: (planet, house, half) => houses[planet][house][half],
    lordIn: (house, at, half) => lords[house][at][half],
    inSign: (planet, sign, half) => signs[planet][sign][half],
    inStar: (planet, star) => ({ says: starred[planet][star] }),
    rising: (sign, title) => ascendants[sign][title],
    moonSign: (sign, title) => moons[sign][title],
    sunSign: (sign, title) => suns[sign][title],
    star: (star, title) => ({ says: stars[star][title] }),
  }
}

const childTexts = async (): Promise<PlacementTexts> => {
  const [grown, houses, lords, signs, stars, ascendants] = await concurrently(
    grownTexts,
    () => corpus('child-planet-in-house'),
    () => corpus('child-lord-in-house'),
    () => corpus('child-planet-in-sign'),
    () => corpus('child-nakshatra'),
    () => corpus('child-ascendant'),
  )
  return {
    ...grown,
    inHouse: (planet, house) => houses[planet][house],
    lordIn: (house, at) => lords[house][at],
    inSign: (planet, sign) => signs[planet][sign],
    inStar: (planet, star) => ({ says: stars[star].planet, words: { what: QUALITIES[planet] } }),
    rising: (sign, title) => (title === 'nature' ? ascendants[sign] : grown.rising(sign, title)),
    moonSign: (sign, title) => (title === 'nature' ? signs.Moon[sign] : grown.moonSign(sign, title)),
    sunSign: (sign, title) => (title === 'nature' ? signs.Sun[sign] : grown.sunSign(sign, title)),
    star: (star, title) => {
      if (title === 'nature') return { says: stars[star].nature }
      if (title === 'relations') return { says: stars[star].friends }
      if (title === 'care') return grown.star(star, title)
      return { says: stars[star].planet, words: { what: title === 'work' ? 'diligence' : 'strength' } }
    },
  }
}

const elderTexts = async (): Promise<PlacementTexts> => {
  const [grown, houses, lords, signs, stars, ascendants] = await concurrently(
    grownTexts,
    () => corpus('elder-planet-in-house'),
    () => corpus('elder-lord-in-house'),
    () => corpus('elder-planet-in-sign'),
    () => corpus('elder-nakshatra'),
    () => corpus('elder-ascendant'),
  )
  return {
    ...grown,
    inHouse: (planet, house, half) => houses[planet][house][half],
    lordIn: (house, at, half) => lords[house][at][half],
    inSign: (planet, sign) => signs[planet][sign],
    inStar: (planet, star) => ({ says: stars[star].planet, words: { what: QUALITIES[planet] } }),
    rising: (sign, title) => ascendants[sign][title],
    moonSign: (sign, title) => (title === 'nature' ? signs.Moon[sign] : grown.moonSign(sign, title)),
    sunSign: (sign, title) => (title === 'nature' ? signs.Sun[sign] : grown.sunSign(sign, title)),
    star: (star, title) => {
      if (title === 'nature') return { says: stars[star].nature }
      if (title === 'relations') return { says: stars[star].friends }
      return grown.star(star, title)
    },
  }
}

const TEXTS = { child: childTexts, adult: grownTexts, late: elderTexts } satisfies Record<
  StageOfLife,
  () => Promise<PlacementTexts>
>

/** The passages for an age in years. */
export const placementTexts = (years: number): Promise<PlacementTexts> => TEXTS[stageOf(years)]()

/** Years of age at the moment of the call; 0 before the birth. */
export const ageNow = (born: Pick<Natal, 'moment'>, { now }: Pick<World, 'now'>): number =>
  Math.max(0, ageOfNatal(born, julianDay(now)))

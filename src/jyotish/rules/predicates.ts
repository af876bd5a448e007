import { norm, separation } from '../../zodiac/longitude.ts'
import { HOUSES, houseFrom, isOdd, type Modality, modalityOf, type SignIndex, signName } from '../../zodiac/signs.ts'
import { isDebilitated, isExalted } from '../dignity.ts'
import { functionalNatureOfLord } from '../functional-nature.ts'
import { GRAHAS, type Graha, isLord, lordOf } from '../grahas.ts'
import { KENDRAS } from '../house-groups.ts'
import type { Clause } from './clauses.ts'
import { bit, bitsOfPlace, placeDescription, planetClause, rulePlanetText } from './evidence-text.ts'
import { type Bits, bitsOf, indexOf, type RuleFacts } from './facts.ts'
import { planetStrength } from './strength.ts'
import { ASCENDANT, isAlone, type RulePlace, type RulePlanet } from './subjects.ts'
import { houseWords, listWithAnd, listWithOr } from './words.ts'

const bitsClause = (
  planet: RulePlanet,
  wording: string,
  bits: (f: RuleFacts) => Bits,
  word: (f: RuleFacts, index: number) => string,
): Clause => planetClause(planet, wording, (f, index) => (bits(f) & (1 << index)) !== 0, word)

// Places

export const inHouse = (planet: RulePlanet, houses: readonly number[], from: RulePlace = ASCENDANT): Clause =>
  from === ASCENDANT
    ? planetClause(planet, `in ${houseWords(houses)}`, (f, index) => houses.includes(f.house[index]!))
    : planetClause(
        planet,
        `in ${houseWords(houses)} from ${from.name}`,
        (f, index) => houses.includes(houseFrom(from.signOf(f), f.sign[index]!)),
        (f, index) => `house ${houseFrom(from.signOf(f), f.sign[index]!)} from ${from.name}`,
      )

export const inSign = (planet: RulePlanet, signs: readonly SignIndex[]): Clause =>
  planetClause(planet, `in ${listWithOr(signs.map(signName))}`, (f, index) => signs.includes(f.sign[index]!))

export const inSignOf = (planet: RulePlanet, lords: readonly Graha[]): Clause =>
  planetClause(planet, `in a sign of ${listWithOr(lords)}`, (f, index) => lords.includes(lordOf(f.sign[index]!)))

export const inModality = (planet: RulePlanet, modality: Modality): Clause =>
  planetClause(planet, `in a ${modality.toLowerCase()} sign`, (f, index) => modalityOf(f.sign[index]!) === modality)

// source: common practice
const DRY: readonly SignIndex[] = [0, 1, 2, 4, 5, 8]
export const inDrySign = (planet: RulePlanet): Clause =>
  planetClause(planet, 'in a dry sign', (f, index) => DRY.includes(f.sign[index]!))
export const isWatery = (sign: SignIndex): boolean => !DRY.includes(sign)
export const inWaterySign = (planet: RulePlanet): Clause =>
  planetClause(planet, 'in a watery sign', (f, index) => isWatery(f.sign[index]!))

/** The length of a navamsa, degrees. */
const NAVAMSA = 30 / 9
/** True in the last navamsa of a sign. */
export const atSignEnd = (planet: RulePlanet): Clause =>
  planetClause(planet, 'at the end of a sign', (f, index) => f.chart.planets[index]!.degree >= 30 - NAVAMSA)

// Lordship

const ownedHouses = (f: RuleFacts, index: number) => HOUSES.filter((house) => f.lord[house] === index)
const ownedInWords = (f: RuleFacts, index: number) =>
  ownedHouses(f, index).length ? `lord of ${listWithAnd(ownedHouses(f, index).map(String))}` : 'lord of no house'
export const owns = (planet: RulePlanet, houses: readonly number[]): Clause =>
  planetClause(
    planet,
    `lord of ${houseWords(houses)}`,
    (f, index) => houses.some((house) => f.lord[house] === index),
    ownedInWords,
  )
/** True for the lord of both an angle and a trine. */
export const yogakaraka = (planet: RulePlanet): Clause =>
  planetClause(
    planet,
    'yogakaraka',
    (f, index) => {
      const name = GRAHAS[index]!
      return isLord(name) && functionalNatureOfLord(name, f.ascendant) === 'yogakaraka'
    },
    ownedInWords,
  )

/** A clause about the sign of a place, such as the ascendant. */
export const signIs = (place: RulePlace, wording: string, holds: (sign: SignIndex) => boolean): Clause => ({
  wording: `${place.name} ${wording}`,
  holds: (f) => holds(place.signOf(f)),
  planets: () => 0,
  evidence: (f) => `${place.name} is ${signName(place.signOf(f))}`,
})
export const oddSign = (place: RulePlace): Clause => signIs(place, 'in an odd sign', isOdd)
export const evenSign = (place: RulePlace): Clause => signIs(place, 'in an even sign', (sign) => !isOdd(sign))
export const modalityRises = (modality: Modality): Clause =>
  signIs(ASCENDANT, `in a ${modality.toLowerCase()} sign`, (sign) => modalityOf(sign) === modality)
// Dignity
const standingOf = (f: RuleFacts, index: number) => f.standing[index]!.replace('_', ' ')

export const combust = (planet: RulePlanet): Clause =>
  bitsClause(
    planet,
    'combust',
    (f) => f.combust,
    (f, index) => `${f.chart.planets[index]!.fromSun.toFixed(1)} degrees from the Sun`,
  )

export const lostWar = (planet: RulePlanet): Clause =>
  bitsClause(
    planet,
    'beaten in war',
    (f) => f.lostWar,
    (f, index) => (f.lostWar & (1 << index) ? 'beaten in war' : 'not beaten in war'),
  )

const strengthInWords = (f: RuleFacts, index: number) =>
  [
    standingOf(f, index),
    ...(f.combust & (1 << index) ? ['combust'] : []),
    ...(f.lostWar & (1 << index) ? ['beaten in war'] : []),
  ].join(', ')

export const strong = (planet: RulePlanet): Clause => bitsClause(planet, 'strong', (f) => f.strong, strengthInWords)

export const exalted = (planet: RulePlanet): Clause => bitsClause(planet, 'exalted', (f) => f.exalted, standingOf)
export const inOwnSign = (planet: RulePlanet): Clause =>
  bitsClause(planet, 'in own sign', (f) => f.inOwnSign, standingOf)
export const debilitated = (planet: RulePlanet): Clause =>
  bitsClause(planet, 'debilitated', (f) => f.debilitated, standingOf)
/** True if debilitated without cancellation. */
export const debilitatedUncancelled = (planet: RulePlanet): Clause =>
  bitsClause(planet, 'debilitated with nothing to lift it', (f) => f.debilitatedUncancelled, standingOf)
export const inMoolatrikona = (planet: RulePlanet): Clause =>
  bitsClause(planet, 'in moolatrikona', (f) => f.moolatrikona, standingOf)
/** Own sign or exaltation. */
export const ownOrExalted = (planet: RulePlanet): Clause =>
  bitsClause(planet, 'in own or exaltation sign', (f) => f.inOwnSign | f.exalted, standingOf)
export const ownExaltedOrMoolatrikona = (planet: RulePlanet): Clause =>
  bitsClause(
    planet,
    'in own, exaltation or moolatrikona sign',
    (f) => f.inOwnSign | f.exalted | f.moolatrikona,
    standingOf,
  )
export const inimical = (planet: RulePlanet): Clause =>
  bitsClause(planet, "in an enemy's sign", (f) => f.inimical, standingOf)
/** In own, exaltation or a friend's sign. */
export const wellPlaced = (planet: RulePlanet): Clause =>
  bitsClause(
    planet,
    "in own, exaltation or a friend's sign",
    (f) => f.inOwnSign | f.exalted | f.moolatrikona | f.friendly,
    standingOf,
  )
/** In the sign of a great friend. */
export const greatlyFriendly = (planet: RulePlanet): Clause =>
  planetClause(planet, 'in the sign of a great friend', (f, index) => f.standing[index] === 'great_friend', standingOf)
export const debilitatedInNavamsa = (planet: RulePlanet): Clause =>
  planetClause(
    planet,
    'debilitated in the navamsa',
    (f, index) => isDebilitated(GRAHAS[index]!, f.navamsa[index]!, f.chart.planets[index]!),
    navamsaOf,
  )
export const exaltedInNavamsa = (planet: RulePlanet): Clause =>
  planetClause(
    planet,
    'exalted in the navamsa',
    (f, index) => isExalted(GRAHAS[index]!, f.navamsa[index]!, f.chart.planets[index]!),
    navamsaOf,
  )
/** True for the same sign in D9 as in D1. */
export const vargottama = (planet: RulePlanet): Clause =>
  planetClause(planet, 'vargottama', (f, index) => f.navamsa[index] === f.sign[index], navamsaOf)
export const vargottamaRises: Clause = {
  wording: 'the ascendant vargottama',
  holds: (f) => f.navamsaLagna === f.ascendant,
  planets: () => 0,
  evidence: (f) => `the ascendant is ${signName(f.ascendant)}, ${signName(f.navamsaLagna)} in D9`,
}
export const weak = (planet: RulePlanet): Clause => bitsClause(planet, 'weak', (f) => f.weak, strengthInWords)
export const retrograde = (planet: RulePlanet): Clause =>
  bitsClause(
    planet,
    'retrograde',
    (f) => f.retrograde,
    (f, index) => (f.retrograde & (1 << index) ? 'retrograde' : 'direct'),
  )

// Nature

const natureOf = (f: RuleFacts, index: number) => (f.benefics & (1 << index) ? 'a benefic' : 'a malefic')
export const benefic = (planet: RulePlanet): Clause => bitsClause(planet, 'a benefic', (f) => f.benefics, natureOf)
export const malefic = (planet: RulePlanet): Clause => bitsClause(planet, 'a malefic', (f) => f.malefics, natureOf)
// source: the lords of the signs of Jupiter, Venus, Mercury and the Moon are benefic by nature
const BENEFIC_LORDS: readonly Graha[] = ['Jupiter', 'Venus', 'Mercury', 'Moon']
export const isBeneficSign = (sign: SignIndex): boolean => BENEFIC_LORDS.includes(lordOf(sign))
export const inBeneficSign = (planet: RulePlanet): Clause =>
  planetClause(planet, 'in the sign of a benefic', (f, index) => isBeneficSign(f.sign[index]!))
export const beneficSign = (place: RulePlace): Clause => signIs(place, 'a sign of a benefic', isBeneficSign)
export const inMaleficSign = (planet: RulePlanet): Clause =>
  planetClause(planet, 'in the sign of a malefic', (f, index) => !isBeneficSign(f.sign[index]!))
const navamsaOf = (f: RuleFacts, index: number) => `${signName(f.navamsa[index]!)} in D9`
export const inBeneficNavamsa = (planet: RulePlanet): Clause =>
  planetClause(planet, 'in the navamsa of a benefic', (f, index) => isBeneficSign(f.navamsa[index]!), navamsaOf)
export const inMaleficNavamsa = (planet: RulePlanet): Clause =>
  planetClause(planet, 'in the navamsa of a malefic', (f, index) => !isBeneficSign(f.navamsa[index]!), navamsaOf)
export const inNavamsaOf = (planet: RulePlanet, lords: readonly Graha[]): Clause =>
  planetClause(
    planet,
    `in a navamsa of ${listWithOr(lords)}`,
    (f, index) => lords.includes(lordOf(f.navamsa[index]!)),
    navamsaOf,
  )
export const brightMoon: Clause = {
  wording: 'the Moon bright',
  holds: (f) => f.brightMoon,
  planets: () => bitsOf(['Moon']),
  evidence: (f) => `the Moon is ${f.brightMoon ? 'bright' : 'dark'}`,
}

/** True from new to full Moon. */
export const waxingMoon: Clause = {
  wording: 'a birth in the bright half',
  holds: ({ chart: { graha } }) => norm(graha.Moon.longitude - graha.Sun.longitude) < 180,
  planets: () => bitsOf(['Moon']),
  evidence: ({ chart: { graha } }) =>
    `the Moon ${norm(graha.Moon.longitude - graha.Sun.longitude).toFixed(1)} degrees ahead of the Sun`,
}

// Relations of two planets

export const together = (...list: readonly RulePlanet[]): Clause => ({
  wording: `${listWithAnd(list.map(({ name }) => name))} in one sign`,
  holds: (f) => {
    const sign = list[0]!.signOf(f)
    for (let i = 0; i < list.length; i++) {
      if (list[i]!.signOf(f) !== sign) return false
      for (let earlier = 0; earlier < i; earlier++) if (isAlone(list[earlier]!, list[i]!, f)) return false
    }
    return true
  },
  planets: (f) => list.reduce((bits, planet) => bits | bit(planet, f), 0),
  evidence: (f) => listWithAnd(list.map((planet) => rulePlanetText(planet, f))),
})

const pair = (
  a: RulePlanet,
  b: RulePlanet,
  wording: string,
  holds: (f: RuleFacts, a: number, b: number) => boolean,
  more?: (f: RuleFacts, a: number, b: number) => string,
): Clause => ({
  wording,
  holds: (f) => holds(f, a.of(f), b.of(f)),
  planets: (f) => bit(a, f) | bit(b, f),
  evidence: (f) =>
    [`${rulePlanetText(a, f)} and ${rulePlanetText(b, f)}`, ...(more ? [more(f, a.of(f), b.of(f))] : [])].join(', '),
})

const isAspecting = (f: RuleFacts, a: number, sign: SignIndex) => (f.aspecting[sign]! & (1 << a)) !== 0
const isExchange = (f: RuleFacts, a: number, b: number) =>
  a !== b && indexOf(lordOf(f.sign[a]!)) === b && indexOf(lordOf(f.sign[b]!)) === a
const isMutualAspect = (f: RuleFacts, a: number, b: number) =>
  a !== b && isAspecting(f, a, f.sign[b]!) && isAspecting(f, b, f.sign[a]!)

export const exchange = (a: RulePlanet, b: RulePlanet): Clause =>
  pair(a, b, `${a.name} and ${b.name} exchange signs`, isExchange)
export const mutualAspect = (a: RulePlanet, b: RulePlanet): Clause =>
  pair(a, b, `${a.name} and ${b.name} aspect each other`, isMutualAspect)
/** True for two planets in one sign, in mutual aspect, or in exchange. */
export const related = (a: RulePlanet, b: RulePlanet): Clause =>
  pair(
    a,
    b,
    `${a.name} and ${b.name} related`,
    (f, left, right) =>
      (f.sign[left] === f.sign[right] && !isAlone(a, b, f)) ||
      isExchange(f, left, right) ||
      isMutualAspect(f, left, right),
    (f, left, right) =>
      isExchange(f, left, right)
        ? 'exchanging signs'
        : f.sign[left] === f.sign[right]
          ? left === right
            ? 'one planet'
            : 'in one sign'
          : isMutualAspect(f, left, right)
            ? 'in mutual aspect'
            : 'without relation',
  )
export const mutualSeventh = (a: RulePlanet, b: RulePlanet): Clause =>
  pair(
    a,
    b,
    `${a.name} and ${b.name} in each other’s 7th`,
    (f, left, right) => houseFrom(f.sign[left]!, f.sign[right]!) === 7,
  )
/** True for two planets in one sign at most so many degrees apart. */
export const withinDegrees = (a: RulePlanet, b: RulePlanet, degrees: number): Clause => {
  const apart = (f: RuleFacts, left: number, right: number) =>
    separation(f.chart.planets[left]!.longitude, f.chart.planets[right]!.longitude)
  return pair(
    a,
    b,
    `${a.name} with ${b.name} within ${degrees} degrees`,
    (f, left, right) => f.sign[left] === f.sign[right] && apart(f, left, right) <= degrees,
    (f, left, right) => `${apart(f, left, right).toFixed(1)} degrees apart`,
  )
}
/** True for two planets in kendras of each other. One planet that is both lords has no place from itself. */
export const mutualKendra = (a: RulePlanet, b: RulePlanet): Clause =>
  pair(
    a,
    b,
    `${a.name} and ${b.name} in kendras of each other`,
    (f, left, right) => left !== right && KENDRAS.includes(houseFrom(f.sign[left]!, f.sign[right]!)),
  )
/** By the points of yogas: dignity, combustion and house. */
export const weakerThan = (a: RulePlanet, b: RulePlanet): Clause =>
  pair(
    a,
    b,
    `${a.name} weaker than ${b.name}`,
    (f, left, right) => planetStrength(f, left) < planetStrength(f, right),
    (f, left, right) => `${Math.round(planetStrength(f, left))} against ${Math.round(planetStrength(f, right))} of 100`,
  )
/** True if all are in one sign or in trine to each other. */
export const inMutualTrines = (...list: readonly RulePlanet[]): Clause => ({
  ...together(...list),
  wording: `${listWithAnd(list.map(({ name }) => name))} in trines of each other`,
  holds: (f) => list.every((planet) => planet.signOf(f) % 4 === list[0]!.signOf(f) % 4),
})
export const same = (a: RulePlanet, b: RulePlanet): Clause =>
  pair(a, b, `${a.name} and ${b.name} one planet`, (_, left, right) => left === right)
/** True if the planet casts a full aspect on the place. */
export const aspectOf = (planet: RulePlanet, place: RulePlace): Clause => ({
  wording: `${planet.name} aspects ${place.name}`,
  holds: (f) => isAspecting(f, planet.of(f), place.signOf(f)),
  planets: (f) => bit(planet, f) | bitsOfPlace(place, f),
  evidence: (f) => `${rulePlanetText(planet, f)}, ${placeDescription(place, f)}`,
})
export const withOrAspectOf = (planet: RulePlanet, place: RulePlace): Clause => ({
  ...aspectOf(planet, place),
  wording: `${planet.name} with or aspecting ${place.name}`,
  holds: (f) => {
    const index = planet.of(f)
    const sign = place.signOf(f)
    return (
      (f.sign[index] === sign && !('of' in place && isAlone(planet, place as RulePlanet, f))) ||
      isAspecting(f, index, sign)
    )
  },
})

/** True for a birth by day or by night. */
export const bornDuring = (time: 'day' | 'night'): Clause => ({
  wording: `a birth by ${time}`,
  holds: (f) => f.isDay() === (time === 'day'),
  unknown: (f) => f.isDay() === null,
  planets: () => 0,
  evidence: (f) => (f.isDay() === null ? 'day or night not known' : `born by ${f.isDay() ? 'day' : 'night'}`),
})

export const isAnyOf = (names: readonly Graha[], planet: RulePlanet): Clause =>
  planetClause(planet, `is ${listWithOr(names)}`, (_, index) => names.includes(GRAHAS[index]!))

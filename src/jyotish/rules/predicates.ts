import { norm, separation } from '../../zodiac/longitude.ts'
import { HOUSES, houseFrom, isOdd, type Modality, modalityOf, type SignIndex, signName } from '../../zodiac/signs.ts'
import { isDebilitated, isExalted } from '../dignity.ts'
import { functionalNatureOfLord } from '../functional-nature.ts'
import { GRAHAS, type Graha, isLord, lordOf } from '../grahas.ts'
import { KENDRAS } from '../house-groups.ts'
import type { Clause } from './clauses.ts'
import { bit, bitsOfPlace, placeDescription, planetClause, rulePlanetText } from './evidence-text.ts'
import { type Bits, bitsOf, type Facts, indexOf } from './facts.ts'
import { planetStrength } from './strength.ts'
import { ASCENDANT, isAlone, type RulePlace, type RulePlanet } from './subjects.ts'
import { houseWords, listWithAnd, listWithOr } from './words.ts'

const bitsClause = (
  who: RulePlanet,
  says: string,
  bits: (f: Facts) => Bits,
  word: (f: Facts, index: number) => string,
): Clause => planetClause(who, says, (f, index) => (bits(f) & (1 << index)) !== 0, word)

// Places

export const inHouse = (who: RulePlanet, houses: readonly number[], from: RulePlace = ASCENDANT): Clause =>
  from === ASCENDANT
    ? planetClause(who, `in ${houseWords(houses)}`, (f, index) => houses.includes(f.house[index]!))
    : planetClause(
        who,
        `in ${houseWords(houses)} from ${from.name}`,
        (f, index) => houses.includes(houseFrom(from.signOf(f), f.sign[index]!)),
        (f, index) => `house ${houseFrom(from.signOf(f), f.sign[index]!)} from ${from.name}`,
      )

export const inSign = (who: RulePlanet, signs: readonly SignIndex[]): Clause =>
  planetClause(who, `in ${listWithOr(signs.map(signName))}`, (f, index) => signs.includes(f.sign[index]!))

export const inSignOf = (who: RulePlanet, lords: readonly Graha[]): Clause =>
  planetClause(who, `in a sign of ${listWithOr(lords)}`, (f, index) => lords.includes(lordOf(f.sign[index]!)))

export const inModality = (who: RulePlanet, modality: Modality): Clause =>
  planetClause(who, `in a ${modality.toLowerCase()} sign`, (f, index) => modalityOf(f.sign[index]!) === modality)

// source: common practice
const DRY: readonly SignIndex[] = [0, 1, 2, 4, 5, 8]
export const inDrySign = (who: RulePlanet): Clause =>
  planetClause(who, 'in a dry sign', (f, index) => DRY.includes(f.sign[index]!))
export const isWatery = (sign: SignIndex): boolean => !DRY.includes(sign)
export const inWaterySign = (who: RulePlanet): Clause =>
  planetClause(who, 'in a watery sign', (f, index) => isWatery(f.sign[index]!))

/** The length of a navamsa, degrees. */
const NAVAMSA = 30 / 9
/** True in the last navamsa of a sign. */
export const atSignEnd = (who: RulePlanet): Clause =>
  planetClause(who, 'at the end of a sign', (f, index) => f.chart.planets[index]!.degree >= 30 - NAVAMSA)

// Lordship

const ownedHouses = (f: Facts, index: number) => HOUSES.filter((house) => f.lord[house] === index)
const ownedInWords = (f: Facts, index: number) =>
  ownedHouses(f, index).length ? `lord of ${listWithAnd(ownedHouses(f, index).map(String))}` : 'lord of no house'
export const owns = (who: RulePlanet, houses: readonly number[]): Clause =>
  planetClause(
    who,
    `lord of ${houseWords(houses)}`,
    (f, index) => houses.some((house) => f.lord[house] === index),
    ownedInWords,
  )
/** True for the lord of both an angle and a trine. */
export const yogakaraka = (who: RulePlanet): Clause =>
  planetClause(
    who,
    'yogakaraka',
    (f, index) => {
      const name = GRAHAS[index]!
      return isLord(name) && functionalNatureOfLord(name, f.ascendant) === 'yogakaraka'
    },
    ownedInWords,
  )

/** A clause about the sign of a place, such as the ascendant. */
export const signIs = (where: RulePlace, says: string, holds: (sign: SignIndex) => boolean): Clause => ({
  wording: `${where.name} ${says}`,
  holds: (f) => holds(where.signOf(f)),
  planets: () => 0,
  evidence: (f) => `${where.name} is ${signName(where.signOf(f))}`,
})
export const oddSign = (where: RulePlace): Clause => signIs(where, 'in an odd sign', isOdd)
export const evenSign = (where: RulePlace): Clause => signIs(where, 'in an even sign', (sign) => !isOdd(sign))
export const modalityRises = (modality: Modality): Clause =>
  signIs(ASCENDANT, `in a ${modality.toLowerCase()} sign`, (sign) => modalityOf(sign) === modality)
// Dignity
const standingOf = (f: Facts, index: number) => f.standing[index]!.replace('_', ' ')

export const combust = (who: RulePlanet): Clause =>
  bitsClause(
    who,
    'combust',
    (f) => f.combust,
    (f, index) => `${f.chart.planets[index]!.fromSun.toFixed(1)} degrees from the Sun`,
  )

export const lostWar = (who: RulePlanet): Clause =>
  bitsClause(
    who,
    'beaten in war',
    (f) => f.lostWar,
    (f, index) => (f.lostWar & (1 << index) ? 'beaten in war' : 'not beaten in war'),
  )

const strengthInWords = (f: Facts, index: number) =>
  [
    standingOf(f, index),
    ...(f.combust & (1 << index) ? ['combust'] : []),
    ...(f.lostWar & (1 << index) ? ['beaten in war'] : []),
  ].join(', ')

export const strong = (who: RulePlanet): Clause => bitsClause(who, 'strong', (f) => f.strong, strengthInWords)

export const exalted = (who: RulePlanet): Clause => bitsClause(who, 'exalted', (f) => f.exalted, standingOf)
export const inOwnSign = (who: RulePlanet): Clause => bitsClause(who, 'in own sign', (f) => f.inOwnSign, standingOf)
export const debilitated = (who: RulePlanet): Clause => bitsClause(who, 'debilitated', (f) => f.debilitated, standingOf)
/** True if debilitated without cancellation. */
export const debilitatedUncancelled = (who: RulePlanet): Clause =>
  bitsClause(who, 'debilitated with nothing to lift it', (f) => f.debilitatedUncancelled, standingOf)
export const inMoolatrikona = (who: RulePlanet): Clause =>
  bitsClause(who, 'in moolatrikona', (f) => f.moolatrikona, standingOf)
/** Own sign or exaltation. */
export const ownOrExalted = (who: RulePlanet): Clause =>
  bitsClause(who, 'in own or exaltation sign', (f) => f.inOwnSign | f.exalted, standingOf)
export const ownExaltedOrMoolatrikona = (who: RulePlanet): Clause =>
  bitsClause(
    who,
    'in own, exaltation or moolatrikona sign',
    (f) => f.inOwnSign | f.exalted | f.moolatrikona,
    standingOf,
  )
export const inimical = (who: RulePlanet): Clause =>
  bitsClause(who, "in an enemy's sign", (f) => f.inimical, standingOf)
/** In own, exaltation or a friend's sign. */
export const wellPlaced = (who: RulePlanet): Clause =>
  bitsClause(
    who,
    "in own, exaltation or a friend's sign",
    (f) => f.inOwnSign | f.exalted | f.moolatrikona | f.friendly,
    standingOf,
  )
/** In the sign of a great friend. */
export const greatlyFriendly = (who: RulePlanet): Clause =>
  planetClause(who, 'in the sign of a great friend', (f, index) => f.standing[index] === 'great_friend', standingOf)
export const debilitatedInNavamsa = (who: RulePlanet): Clause =>
  planetClause(
    who,
    'debilitated in the navamsa',
    (f, index) => isDebilitated(GRAHAS[index]!, f.navamsa[index]!, f.chart.planets[index]!),
    navamsaOf,
  )
export const exaltedInNavamsa = (who: RulePlanet): Clause =>
  planetClause(
    who,
    'exalted in the navamsa',
    (f, index) => isExalted(GRAHAS[index]!, f.navamsa[index]!, f.chart.planets[index]!),
    navamsaOf,
  )
/** True for the same sign in D9 as in D1. */
export const vargottama = (who: RulePlanet): Clause =>
  planetClause(who, 'vargottama', (f, index) => f.navamsa[index] === f.sign[index], navamsaOf)
export const vargottamaRises: Clause = {
  wording: 'the ascendant vargottama',
  holds: (f) => f.navamsaLagna === f.ascendant,
  planets: () => 0,
  evidence: (f) => `the ascendant is ${signName(f.ascendant)}, ${signName(f.navamsaLagna)} in D9`,
}
export const weak = (who: RulePlanet): Clause => bitsClause(who, 'weak', (f) => f.weak, strengthInWords)
export const retrograde = (who: RulePlanet): Clause =>
  bitsClause(
    who,
    'retrograde',
    (f) => f.retrograde,
    (f, index) => (f.retrograde & (1 << index) ? 'retrograde' : 'direct'),
  )

// Nature

const natureOf = (f: Facts, index: number) => (f.benefics & (1 << index) ? 'a benefic' : 'a malefic')
export const benefic = (who: RulePlanet): Clause => bitsClause(who, 'a benefic', (f) => f.benefics, natureOf)
export const malefic = (who: RulePlanet): Clause => bitsClause(who, 'a malefic', (f) => f.malefics, natureOf)
// source: the lords of the signs of Jupiter, Venus, Mercury and the Moon are benefic by nature
const BENEFIC_LORDS: readonly Graha[] = ['Jupiter', 'Venus', 'Mercury', 'Moon']
export const isBeneficSign = (sign: SignIndex): boolean => BENEFIC_LORDS.includes(lordOf(sign))
export const inBeneficSign = (who: RulePlanet): Clause =>
  planetClause(who, 'in the sign of a benefic', (f, index) => isBeneficSign(f.sign[index]!))
export const beneficSign = (where: RulePlace): Clause => signIs(where, 'a sign of a benefic', isBeneficSign)
export const inMaleficSign = (who: RulePlanet): Clause =>
  planetClause(who, 'in the sign of a malefic', (f, index) => !isBeneficSign(f.sign[index]!))
const navamsaOf = (f: Facts, index: number) => `${signName(f.navamsa[index]!)} in D9`
export const inBeneficNavamsa = (who: RulePlanet): Clause =>
  planetClause(who, 'in the navamsa of a benefic', (f, index) => isBeneficSign(f.navamsa[index]!), navamsaOf)
export const inMaleficNavamsa = (who: RulePlanet): Clause =>
  planetClause(who, 'in the navamsa of a malefic', (f, index) => !isBeneficSign(f.navamsa[index]!), navamsaOf)
export const inNavamsaOf = (who: RulePlanet, lords: readonly Graha[]): Clause =>
  planetClause(
    who,
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
  planets: (f) => list.reduce((bits, who) => bits | bit(who, f), 0),
  evidence: (f) => listWithAnd(list.map((who) => rulePlanetText(who, f))),
})

const pair = (
  a: RulePlanet,
  b: RulePlanet,
  says: string,
  holds: (f: Facts, a: number, b: number) => boolean,
  more?: (f: Facts, a: number, b: number) => string,
): Clause => ({
  wording: says,
  holds: (f) => holds(f, a.of(f), b.of(f)),
  planets: (f) => bit(a, f) | bit(b, f),
  evidence: (f) =>
    [`${rulePlanetText(a, f)} and ${rulePlanetText(b, f)}`, ...(more ? [more(f, a.of(f), b.of(f))] : [])].join(', '),
})

const isAspecting = (f: Facts, a: number, sign: SignIndex) => (f.aspecting[sign]! & (1 << a)) !== 0
const isExchange = (f: Facts, a: number, b: number) =>
  a !== b && indexOf(lordOf(f.sign[a]!)) === b && indexOf(lordOf(f.sign[b]!)) === a
const isMutualAspect = (f: Facts, a: number, b: number) =>
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
export const within = (a: RulePlanet, b: RulePlanet, degrees: number): Clause => {
  const apart = (f: Facts, left: number, right: number) =>
    separation(f.chart.planets[left]!.longitude, f.chart.planets[right]!.longitude)
  return pair(
    a,
    b,
    `${a.name} with ${b.name} within ${degrees} degrees`,
    (f, left, right) => f.sign[left] === f.sign[right] && apart(f, left, right) <= degrees,
    (f, left, right) => `${apart(f, left, right).toFixed(1)} degrees apart`,
  )
}
export const mutualKendra = (a: RulePlanet, b: RulePlanet): Clause =>
  pair(
    a,
    b,
    `${a.name} and ${b.name} in kendras of each other`,
    (f, left, right) => KENDRAS.includes(houseFrom(f.sign[left]!, f.sign[right]!)) && !isAlone(a, b, f),
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
  holds: (f) => list.every((who) => who.signOf(f) % 4 === list[0]!.signOf(f) % 4),
})
export const same = (a: RulePlanet, b: RulePlanet): Clause =>
  pair(a, b, `${a.name} and ${b.name} one planet`, (_, left, right) => left === right)
/** True if the planet casts a full aspect on the place. */
export const aspectOf = (who: RulePlanet, where: RulePlace): Clause => ({
  wording: `${who.name} aspects ${where.name}`,
  holds: (f) => isAspecting(f, who.of(f), where.signOf(f)),
  planets: (f) => bit(who, f) | bitsOfPlace(where, f),
  evidence: (f) => `${rulePlanetText(who, f)}, ${placeDescription(where, f)}`,
})
export const withOrAspectOf = (who: RulePlanet, where: RulePlace): Clause => ({
  ...aspectOf(who, where),
  wording: `${who.name} with or aspecting ${where.name}`,
  holds: (f) => {
    const index = who.of(f)
    const sign = where.signOf(f)
    return (
      (f.sign[index] === sign && !('of' in where && isAlone(who, where as RulePlanet, f))) ||
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

export const isAnyOf = (names: readonly Graha[], who: RulePlanet): Clause =>
  planetClause(who, `is ${listWithOr(names)}`, (_, index) => names.includes(GRAHAS[index]!))

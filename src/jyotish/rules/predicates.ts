import { norm, separation } from '../../zodiac/longitude.ts'
import { HOUSES, houseFrom, isOdd, type Modality, modalityOf, type SignIndex, signName } from '../../zodiac/signs.ts'
import { isDebilitated, isExalted } from '../dignity.ts'
import { functionalNatureOfLord } from '../functional-nature.ts'
import { GRAHAS, type Graha, isLord, lordOf } from '../grahas.ts'
import { KENDRAS } from '../house-groups.ts'
import type { Clause } from './clauses.ts'
import { about, bit, of, self, told } from './evidence-text.ts'
import { type Bits, bitsOf, type Facts, indexOf } from './facts.ts'
import { planetStrength } from './strength.ts'
import { ASCENDANT, isAlone, type Where, type Who } from './subjects.ts'
import { bothWords, either, houseWords } from './words.ts'

const bitsClause = (
  who: Who,
  says: string,
  bits: (f: Facts) => Bits,
  word: (f: Facts, index: number) => string,
): Clause => of(who, says, (f, index) => (bits(f) & (1 << index)) !== 0, word)

// Places

export const inHouse = (who: Who, houses: readonly number[], from: Where = ASCENDANT): Clause =>
  from === ASCENDANT
    ? of(who, `in ${houseWords(houses)}`, (f, index) => houses.includes(f.house[index]!))
    : of(
        who,
        `in ${houseWords(houses)} from ${from.name}`,
        (f, index) => houses.includes(houseFrom(from.signOf(f), f.sign[index]!)),
        (f, index) => `house ${houseFrom(from.signOf(f), f.sign[index]!)} from ${from.name}`,
      )

export const inSign = (who: Who, signs: readonly SignIndex[]): Clause =>
  of(who, `in ${either(signs.map(signName))}`, (f, index) => signs.includes(f.sign[index]!))

export const inSignOf = (who: Who, lords: readonly Graha[]): Clause =>
  of(who, `in a sign of ${either(lords)}`, (f, index) => lords.includes(lordOf(f.sign[index]!)))

export const inModality = (who: Who, modality: Modality): Clause =>
  of(who, `in a ${modality.toLowerCase()} sign`, (f, index) => modalityOf(f.sign[index]!) === modality)

// source: common practice
const DRY: readonly SignIndex[] = [0, 1, 2, 4, 5, 8]
export const inDrySign = (who: Who): Clause => of(who, 'in a dry sign', (f, index) => DRY.includes(f.sign[index]!))
export const isWatery = (sign: SignIndex): boolean => !DRY.includes(sign)
export const inWaterySign = (who: Who): Clause => of(who, 'in a watery sign', (f, index) => isWatery(f.sign[index]!))

/** The length of a navamsa, degrees. */
const NAVAMSA = 30 / 9
/** True in the last navamsa of a sign. */
export const atSignEnd = (who: Who): Clause =>
  of(who, 'at the end of a sign', (f, index) => f.chart.planets[index]!.degree >= 30 - NAVAMSA)

// Lordship

const ownedHouses = (f: Facts, index: number) => HOUSES.filter((house) => f.lord[house] === index)
const ownedInWords = (f: Facts, index: number) =>
  ownedHouses(f, index).length ? `lord of ${bothWords(ownedHouses(f, index).map(String))}` : 'lord of no house'
export const owns = (who: Who, houses: readonly number[]): Clause =>
  of(who, `lord of ${houseWords(houses)}`, (f, index) => houses.some((house) => f.lord[house] === index), ownedInWords)
/** True for the lord of both an angle and a trine. */
export const yogakaraka = (who: Who): Clause =>
  of(
    who,
    'yogakaraka',
    (f, index) => {
      const name = GRAHAS[index]!
      return isLord(name) && functionalNatureOfLord(name, f.ascendant) === 'yogakaraka'
    },
    ownedInWords,
  )

/** A clause about the sign of a place, such as the ascendant. */
export const signIs = (where: Where, says: string, holds: (sign: SignIndex) => boolean): Clause => ({
  says: `${where.name} ${says}`,
  holds: (f) => holds(where.signOf(f)),
  planets: () => 0,
  evidence: (f) => `${where.name} is ${signName(where.signOf(f))}`,
})
export const oddSign = (where: Where): Clause => signIs(where, 'in an odd sign', isOdd)
export const evenSign = (where: Where): Clause => signIs(where, 'in an even sign', (sign) => !isOdd(sign))
export const modalityRises = (modality: Modality): Clause =>
  signIs(ASCENDANT, `in a ${modality.toLowerCase()} sign`, (sign) => modalityOf(sign) === modality)
// Dignity
const standingOf = (f: Facts, index: number) => f.standing[index]!.replace('_', ' ')

export const combust = (who: Who): Clause =>
  bitsClause(
    who,
    'combust',
    (f) => f.combust,
    (f, index) => `${f.chart.planets[index]!.fromSun.toFixed(1)} degrees from the Sun`,
  )

export const beaten = (who: Who): Clause =>
  bitsClause(
    who,
    'beaten in war',
    (f) => f.beaten,
    (f, index) => (f.beaten & (1 << index) ? 'beaten in war' : 'not beaten in war'),
  )

const strengthInWords = (f: Facts, index: number) =>
  [
    standingOf(f, index),
    ...(f.combust & (1 << index) ? ['combust'] : []),
    ...(f.beaten & (1 << index) ? ['beaten in war'] : []),
  ].join(', ')

export const strong = (who: Who): Clause => bitsClause(who, 'strong', (f) => f.strong, strengthInWords)

export const exalted = (who: Who): Clause => bitsClause(who, 'exalted', (f) => f.exalted, standingOf)
export const own = (who: Who): Clause => bitsClause(who, 'in own sign', (f) => f.own, standingOf)
export const debilitated = (who: Who): Clause => bitsClause(who, 'debilitated', (f) => f.debilitated, standingOf)
/** True if debilitated without cancellation. */
export const fallen = (who: Who): Clause =>
  bitsClause(who, 'debilitated with nothing to lift it', (f) => f.fallen, standingOf)
export const inMoolatrikona = (who: Who): Clause =>
  bitsClause(who, 'in moolatrikona', (f) => f.moolatrikona, standingOf)
/** Own sign or exaltation. */
export const ownOrExalted = (who: Who): Clause =>
  bitsClause(who, 'in own or exaltation sign', (f) => f.own | f.exalted, standingOf)
export const ownExaltedOrMoolatrikona = (who: Who): Clause =>
  bitsClause(who, 'in own, exaltation or moolatrikona sign', (f) => f.own | f.exalted | f.moolatrikona, standingOf)
export const inimical = (who: Who): Clause => bitsClause(who, "in an enemy's sign", (f) => f.inimical, standingOf)
/** In own, exaltation or a friend's sign. */
export const wellPlaced = (who: Who): Clause =>
  bitsClause(
    who,
    "in own, exaltation or a friend's sign",
    (f) => f.own | f.exalted | f.moolatrikona | f.friendly,
    standingOf,
  )
/** In the sign of a great friend. */
export const greatlyFriendly = (who: Who): Clause =>
  of(who, 'in the sign of a great friend', (f, index) => f.standing[index] === 'great_friend', standingOf)
export const debilitatedInNavamsa = (who: Who): Clause =>
  of(
    who,
    'debilitated in the navamsa',
    (f, index) => isDebilitated(GRAHAS[index]!, f.navamsa[index]!, f.chart.planets[index]!),
    navamsaOf,
  )
export const exaltedInNavamsa = (who: Who): Clause =>
  of(
    who,
    'exalted in the navamsa',
    (f, index) => isExalted(GRAHAS[index]!, f.navamsa[index]!, f.chart.planets[index]!),
    navamsaOf,
  )
/** True for the same sign in D9 as in D1. */
export const vargottama = (who: Who): Clause =>
  of(who, 'vargottama', (f, index) => f.navamsa[index] === f.sign[index], navamsaOf)
export const vargottamaRises: Clause = {
  says: 'the ascendant vargottama',
  holds: (f) => f.navamsaLagna === f.ascendant,
  planets: () => 0,
  evidence: (f) => `the ascendant is ${signName(f.ascendant)}, ${signName(f.navamsaLagna)} in D9`,
}
export const weak = (who: Who): Clause => bitsClause(who, 'weak', (f) => f.weak, strengthInWords)
export const retrograde = (who: Who): Clause =>
  bitsClause(
    who,
    'retrograde',
    (f) => f.retrograde,
    (f, index) => (f.retrograde & (1 << index) ? 'retrograde' : 'direct'),
  )

// Nature

const natureOf = (f: Facts, index: number) => (f.benefics & (1 << index) ? 'a benefic' : 'a malefic')
export const benefic = (who: Who): Clause => bitsClause(who, 'a benefic', (f) => f.benefics, natureOf)
export const malefic = (who: Who): Clause => bitsClause(who, 'a malefic', (f) => f.malefics, natureOf)
// source: the lords of the signs of Jupiter, Venus, Mercury and the Moon are benefic by nature
const BENEFIC_LORDS: readonly Graha[] = ['Jupiter', 'Venus', 'Mercury', 'Moon']
export const isBeneficSign = (sign: SignIndex): boolean => BENEFIC_LORDS.includes(lordOf(sign))
export const inBeneficSign = (who: Who): Clause =>
  of(who, 'in the sign of a benefic', (f, index) => isBeneficSign(f.sign[index]!))
export const beneficSign = (where: Where): Clause => signIs(where, 'a sign of a benefic', isBeneficSign)
export const inMaleficSign = (who: Who): Clause =>
  of(who, 'in the sign of a malefic', (f, index) => !isBeneficSign(f.sign[index]!))
const navamsaOf = (f: Facts, index: number) => `${signName(f.navamsa[index]!)} in D9`
export const inBeneficNavamsa = (who: Who): Clause =>
  of(who, 'in the navamsa of a benefic', (f, index) => isBeneficSign(f.navamsa[index]!), navamsaOf)
export const inMaleficNavamsa = (who: Who): Clause =>
  of(who, 'in the navamsa of a malefic', (f, index) => !isBeneficSign(f.navamsa[index]!), navamsaOf)
export const inNavamsaOf = (who: Who, lords: readonly Graha[]): Clause =>
  of(who, `in a navamsa of ${either(lords)}`, (f, index) => lords.includes(lordOf(f.navamsa[index]!)), navamsaOf)
export const brightMoon: Clause = {
  says: 'the Moon bright',
  holds: (f) => f.brightMoon,
  planets: () => bitsOf(['Moon']),
  evidence: (f) => `the Moon is ${f.brightMoon ? 'bright' : 'dark'}`,
}

/** True from new to full Moon. */
export const waxingMoon: Clause = {
  says: 'a birth in the bright half',
  holds: ({ chart: { graha } }) => norm(graha.Moon.longitude - graha.Sun.longitude) < 180,
  planets: () => bitsOf(['Moon']),
  evidence: ({ chart: { graha } }) =>
    `the Moon ${norm(graha.Moon.longitude - graha.Sun.longitude).toFixed(1)} degrees ahead of the Sun`,
}

// Relations of two planets

export const together = (...list: readonly Who[]): Clause => ({
  says: `${bothWords(list.map(({ name }) => name))} in one sign`,
  holds: (f) => {
    const sign = list[0]!.signOf(f)
    for (let i = 0; i < list.length; i++) {
      if (list[i]!.signOf(f) !== sign) return false
      for (let earlier = 0; earlier < i; earlier++) if (isAlone(list[earlier]!, list[i]!, f)) return false
    }
    return true
  },
  planets: (f) => list.reduce((bits, who) => bits | bit(who, f), 0),
  evidence: (f) => bothWords(list.map((who) => told(who, f))),
})

const pair = (
  a: Who,
  b: Who,
  says: string,
  holds: (f: Facts, a: number, b: number) => boolean,
  more?: (f: Facts, a: number, b: number) => string,
): Clause => ({
  says,
  holds: (f) => holds(f, a.of(f), b.of(f)),
  planets: (f) => bit(a, f) | bit(b, f),
  evidence: (f) => [`${told(a, f)} and ${told(b, f)}`, ...(more ? [more(f, a.of(f), b.of(f))] : [])].join(', '),
})

const isAspecting = (f: Facts, a: number, sign: SignIndex) => (f.lookers[sign]! & (1 << a)) !== 0
const isExchange = (f: Facts, a: number, b: number) =>
  a !== b && indexOf(lordOf(f.sign[a]!)) === b && indexOf(lordOf(f.sign[b]!)) === a
const isMutualAspect = (f: Facts, a: number, b: number) =>
  a !== b && isAspecting(f, a, f.sign[b]!) && isAspecting(f, b, f.sign[a]!)

export const exchange = (a: Who, b: Who): Clause => pair(a, b, `${a.name} and ${b.name} exchange signs`, isExchange)
export const mutualAspect = (a: Who, b: Who): Clause =>
  pair(a, b, `${a.name} and ${b.name} aspect each other`, isMutualAspect)
/** True for two planets in one sign, in mutual aspect, or in exchange. */
export const related = (a: Who, b: Who): Clause =>
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
export const mutualSeventh = (a: Who, b: Who): Clause =>
  pair(
    a,
    b,
    `${a.name} and ${b.name} in each other’s 7th`,
    (f, left, right) => houseFrom(f.sign[left]!, f.sign[right]!) === 7,
  )
/** True for two planets in one sign at most so many degrees apart. */
export const within = (a: Who, b: Who, degrees: number): Clause => {
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
export const mutualKendra = (a: Who, b: Who): Clause =>
  pair(
    a,
    b,
    `${a.name} and ${b.name} in kendras of each other`,
    (f, left, right) => KENDRAS.includes(houseFrom(f.sign[left]!, f.sign[right]!)) && !isAlone(a, b, f),
  )
/** By the points of yogas: dignity, combustion and house. */
export const weakerThan = (a: Who, b: Who): Clause =>
  pair(
    a,
    b,
    `${a.name} weaker than ${b.name}`,
    (f, left, right) => planetStrength(f, left) < planetStrength(f, right),
    (f, left, right) => `${Math.round(planetStrength(f, left))} against ${Math.round(planetStrength(f, right))} of 100`,
  )
/** True if all are in one sign or in trine to each other. */
export const inMutualTrines = (...list: readonly Who[]): Clause => ({
  ...together(...list),
  says: `${bothWords(list.map(({ name }) => name))} in trines of each other`,
  holds: (f) => list.every((who) => who.signOf(f) % 4 === list[0]!.signOf(f) % 4),
})
export const same = (a: Who, b: Who): Clause =>
  pair(a, b, `${a.name} and ${b.name} one planet`, (_, left, right) => left === right)
/** True if the planet casts a full aspect on the place. */
export const aspectOf = (who: Who, where: Where): Clause => ({
  says: `${who.name} aspects ${where.name}`,
  holds: (f) => isAspecting(f, who.of(f), where.signOf(f)),
  planets: (f) => bit(who, f) | self(where, f),
  evidence: (f) => `${told(who, f)}, ${about(where, f)}`,
})
export const withOrAspectOf = (who: Who, where: Where): Clause => ({
  ...aspectOf(who, where),
  says: `${who.name} with or aspecting ${where.name}`,
  holds: (f) => {
    const index = who.of(f)
    const sign = where.signOf(f)
    return (f.sign[index] === sign && !('of' in where && isAlone(who, where as Who, f))) || isAspecting(f, index, sign)
  },
})

/** True for a birth by day or by night. */
export const bornBy = (time: 'day' | 'night'): Clause => ({
  says: `a birth by ${time}`,
  holds: (f) => f.isDay() === (time === 'day'),
  unknown: (f) => f.isDay() === null,
  planets: () => 0,
  evidence: (f) => (f.isDay() === null ? 'day or night not known' : `born by ${f.isDay() ? 'day' : 'night'}`),
})

export const isNamed = (names: readonly Graha[], who: Who): Clause =>
  of(who, `is ${either(names)}`, (_, index) => names.includes(GRAHAS[index]!))

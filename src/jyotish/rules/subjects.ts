import { type SignIndex, signOfHouse } from '../../zodiac/signs.ts'
import { type Graha, lordOf, nameInSentence } from '../grahas.ts'
import { type Karaka, karakaOf } from '../jaimini/karakas.ts'
import { indexOf, type RuleFacts } from './facts.ts'
import { ordinal } from './words.ts'

/** A place from which houses are counted. */
export interface RulePlace {
  readonly name: string
  readonly signOf: (f: RuleFacts) => SignIndex
}

/** One of the nine planets, by name or by its role in the chart. */
export interface RulePlanet extends RulePlace {
  /** The index of the planet in `GRAHAS`. */
  readonly of: (f: RuleFacts) => number
  /** Set for a planet by name, not by its role. */
  readonly byName?: true
}

export const rulePlanet = (name: string, of: RulePlanet['of']): RulePlanet => ({
  name,
  of,
  signOf: (f) => f.sign[of(f)]!,
})

export const graha = (name: Graha): RulePlanet => {
  const index = indexOf(name)
  return { ...rulePlanet(nameInSentence(name), () => index), byName: true }
}
/** True if both are one planet, unless both have roles: two lords that are one planet count as together. */
export const isAlone = (a: RulePlanet, b: RulePlanet, f: RuleFacts): boolean =>
  a.of(f) === b.of(f) && Boolean(a.byName || b.byName)
export const SUN = graha('Sun')
export const MOON = graha('Moon')
export const MARS = graha('Mars')
export const MERCURY = graha('Mercury')
export const JUPITER = graha('Jupiter')
export const VENUS = graha('Venus')
export const SATURN = graha('Saturn')
export const RAHU = graha('Rahu')
export const KETU = graha('Ketu')

/** The lord of a house from the ascendant; `L(9)` is that of the ninth. */
export const lord = (house: number): RulePlanet =>
  rulePlanet(`the lord of the ${ordinal(house)}`, (f) => f.lord[house]!)
const LORDS = Array.from({ length: 13 }, (_, house) => lord(house))
export const L = (house: number): RulePlanet => LORDS[house]!

const rulerOf = (sign: SignIndex) => indexOf(lordOf(sign))
/** The lord of the sign of a planet or place. */
export const dispositor = (of: RulePlace): RulePlanet =>
  rulePlanet(`the dispositor of ${of.name}`, (f) => rulerOf(of.signOf(f)))
/** The lord of the D9 sign of a planet. */
export const navamsaLord = (of: RulePlanet): RulePlanet =>
  rulePlanet(`the navamsa lord of ${of.name}`, (f) => rulerOf(f.navamsa[of.of(f)]!))

/** The chara karaka with this role. */
export const karaka = (office: Karaka): RulePlanet =>
  rulePlanet(`the ${office}karaka`, (f) => indexOf(karakaOf(office, f.chart)))

const where = (name: string, signOf: RulePlace['signOf']): RulePlace => ({ name, signOf })
export const ASCENDANT = where('the ascendant', (f) => f.ascendant)
/** A house of the chart as a place. */
export const house = (number: number): RulePlace =>
  where(`the ${ordinal(number)}`, (f) => signOfHouse(f.ascendant, number))
export const rulePlace = where

import { concurrently } from '../../../concurrency.ts'
import { corpus } from '../../../readings/corpora.ts'
import { formFinder } from '../../../readings/elder-forms.ts'
import type { Cell, Trait } from '../../../readings/passage.ts'
import { type Domain, domainOf, type TraitClaim, traitsOf, traitVerdict } from '../../../readings/traits.ts'
import type { AspectPoint, Contact } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import type { LifeArea } from '../../../western/life-areas.ts'
import type { NatalThemes } from '../../../western/natal-themes.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet, type Name, type Planet } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import type { Standing, Standings } from '../../../western/standing.ts'
import { elementOf, type HouseNumber, type Sign, signName, signOf } from '../../../zodiac/signs.ts'
import { aspectPassages } from './aspect-readings.ts'
import { HOUSE_SIGN_TRAITS } from './house-sign-traits.ts'

// The verdict of a tropical chart on each pair of opposite traits, and the parts of life in which an exception can hold.

// source: common Western practice (natural significators): the traits that a planet signifies
export const PLANET_DOMAINS: Record<ClassicalPlanet, Domain> = {
  Sun: domainOf('with your aims', 'sure of self', 'in front'),
  Moon: domainOf('with your feelings', 'shows feelings', 'lets go', 'takes on moods', 'easily hurt', 'sleeps badly'),
  Mercury: domainOf('in talk and thought', 'talks much', 'thinks fast', 'learns fast', 'exact', 'blunt'),
  Venus: domainOf('in love', 'loves quickly'),
  Mars: domainOf(
    'when you act',
    'decides fast',
    'quick anger',
    'seeks contests',
    'works in bursts',
    'bold',
    'acts rashly',
  ),
  Jupiter: domainOf('with your hopes', 'expects good', 'trusts quickly', 'promises too much'),
  Saturn: domainOf('with your duties', 'finishes', 'has stamina', 'keeps promises'),
}
export const HOUSE_DOMAINS: Record<HouseNumber, Domain> = {
  1: domainOf('at a first meeting', 'open to strangers'),
  2: domainOf('with money', 'keeps money'),
  3: domainOf('in daily talk', 'talks much', 'thinks fast'),
  4: domainOf('at home'),
  5: domainOf('at play', 'loves quickly'),
  6: domainOf('in your daily work', 'works in bursts'),
  7: domainOf('with the people closest to you', 'loves quickly'),
  8: domainOf('in a crisis'),
  9: domainOf('on the road and in study'),
  10: domainOf('in public', 'in front'),
  11: domainOf('among friends', 'seeks company'),
  12: domainOf('in your quiet hours', 'seeks company'),
}
export const AREA_DOMAINS: Record<LifeArea, Domain> = {
  identity: domainOf('when you show who you are', 'open to strangers', 'sure of self', 'in front'),
  emotion: domainOf('in the first hour of a feeling', 'shows feelings', 'lets go', 'takes on moods'),
  mind: domainOf('in learning', 'thinks fast', 'learns fast'),
  love: domainOf('at the beginning of a love', 'loves quickly', 'open to strangers'),
  drive: domainOf('when you want something badly', 'decides fast', 'works in bursts', 'finishes'),
  vocation: domainOf('in your work'),
  money: domainOf('with money', 'keeps money'),
  home: domainOf('in your own rooms'),
  health_habits: domainOf('in your routine'),
  growth: domainOf('with new subjects'),
}
/** The domain of a text on a main theme: its text is never left out. */
export const themeDomain = (words: string): Domain => ({ words, own: [] })

// source: this service's own weighing. The sign of the planet that signifies a trait decides; then the themes, the lights, the
// Ascendant and its ruler, and close aspects.
const WEIGHTS = { significator: 1000, theme: 12, light: 5, ascendant: 5, ruler: 2, planet: 3, house: 2, lesser: 1 }
const TIGHT = 2
const CLOSE = 5

/** The texts of a chart that give traits. */
interface PlacementTexts {
  readonly rising: Cell
  readonly sign: (planet: ClassicalPlanet, sign: Sign) => Cell
  readonly house: (planet: ClassicalPlanet, house: HouseNumber) => Cell
  readonly standing: (planet: ClassicalPlanet, standing: Standing) => Cell
}

const signAt = (longitude: number): Sign => signName(signOf(longitude))

/** The claims of the rising sign and of the seven planets. */
export const placementClaims = (chart: TropicalChart, standings: Standings, texts: PlacementTexts): TraitClaim[] => {
  const ruler = rulerOf(signOf(chart.ascendant))
  const rank = (planet: ClassicalPlanet) =>
    (planet === 'Sun' || planet === 'Moon' ? WEIGHTS.light : WEIGHTS.planet) + (planet === ruler ? WEIGHTS.ruler : 0)
  /** The claims of a text; those on traits that `own` signifies decide. */
  const claims = (cell: Cell, { own }: Domain, weight: number): TraitClaim[] =>
    traitsOf(cell).map((trait) => ({
      traits: [trait],
      weight: own.includes(trait) ? WEIGHTS.significator : weight,
    }))
  return [
    ...claims(texts.rising, HOUSE_DOMAINS[1], WEIGHTS.ascendant),
    ...CLASSICAL_PLANETS.flatMap((planet) => {
      const { longitude, house } = chart.point[planet]
      return [
        ...claims(texts.sign(planet, signAt(longitude)), PLANET_DOMAINS[planet], rank(planet)),
        ...(house === null
          ? []
          : [
              {
                traits: traitsOf(texts.house(planet, house as HouseNumber)),
                weight: rank(planet) - WEIGHTS.planet + WEIGHTS.house,
              },
            ]),
        { traits: traitsOf(texts.standing(planet, standings[planet].standing)), weight: WEIGHTS.house },
      ]
    }),
  ]
}

interface TraitInput {
  readonly chart: TropicalChart
  readonly standings: Standings
  readonly themes: NatalThemes
  readonly contacts: readonly Contact<AspectPoint>[]
  /** The age of the reader, an adult, in years. */
  readonly years: number
}

/** The trait that wins in each pair on which the passages of a chart speak. */
export const natalTraits = async ({ chart, standings, themes, contacts, years }: TraitInput): Promise<Set<Trait>> => {
  const [inSign, inHouse, inStanding, ascendants, theme, conflicts, passageOf, form] = await concurrently(
    () => corpus('western-planet-in-sign'),
    () => corpus('western-planet-in-house'),
    () => corpus('western-standing'),
    () => corpus('western-ascendant'),
    () => corpus('western-theme'),
    () => corpus('western-conflict'),
    () => aspectPassages(years),
    () => formFinder(years, () => corpus('elder-western-placement')),
  )
  const ruler = rulerOf(signOf(chart.ascendant))
  const { gift, strain, conflict } = themes
  const ofThemes = [
    ...([gift, strain] as const).map(
      ({ planet }, i) =>
        theme[i === 0 ? 'gift' : 'strain'][planet][elementOf(signOf(chart.point[planet].longitude))] as Cell,
    ),
    ...(conflict ? [conflicts[`${conflict.a} ${conflict.b}` as keyof typeof conflicts]?.finding] : []),
  ].filter((cell) => cell !== undefined)
  const ofCusps = chart.houses.cusps.flatMap((cusp, i): TraitClaim[] => {
    const house = (i + 1) as HouseNumber
    const traits = cusp === null ? [] : (HOUSE_SIGN_TRAITS[house]?.[signAt(cusp)] ?? [])
    return traits.map((trait) => ({
      traits: [trait],
      weight: house <= 2 && HOUSE_DOMAINS[house].own.includes(trait) ? WEIGHTS.significator : WEIGHTS.lesser,
    }))
  })
  const isMain = (name: Name) => name === 'Sun' || name === 'Moon' || name === 'Ascendant' || name === ruler
  const ofAspects = contacts.flatMap((contact): TraitClaim[] => {
    const cell = contact.orb <= CLOSE ? passageOf(contact) : null
    const main = [contact.a.name, contact.b.name].filter(isMain).length
    return cell ? [{ traits: traitsOf(cell), weight: main + (contact.orb <= TIGHT ? 2 : 1) }] : []
  })
  return traitVerdict([
    ...ofThemes.map((cell) => ({ traits: traitsOf(cell), weight: WEIGHTS.theme })),
    ...placementClaims(chart, standings, {
      rising: ascendants[signAt(chart.ascendant)],
      sign: (planet, sign) => form(['sign', planet, sign], inSign[planet][sign]),
      house: (planet, house) => form(['house', planet, house], inHouse[planet][house]),
      standing: (planet, standing) => form(['standing', planet, standing], inStanding[planet][standing]),
    }),
    ...ofCusps,
    ...ofAspects,
  ])
}

/** The domain of the main conflict: `where Mars meets Saturn`. */
export const conflictDomain = (a: Planet, b: Planet): Domain => themeDomain(`where ${a} and ${b} meet in you`)

import { concurrently } from '../../../concurrency.ts'
import { corpus } from '../../../readings/corpora.ts'
import { formFinder } from '../../../readings/elder-forms.ts'
import { type Cell, oppositeOf, type Trait } from '../../../readings/passage.ts'
import { type Domain, traitsOf, traitVerdict } from '../../../readings/traits.ts'
import type { AspectPoint, Contact } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import type { LifeArea } from '../../../western/life-areas.ts'
import type { NatalThemes } from '../../../western/natal-themes.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet, type Name, type Planet } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import type { Standings } from '../../../western/standing.ts'
import { elementOf, type HouseNumber, type Sign, signName, signOf } from '../../../zodiac/signs.ts'
import { aspectPassages } from './aspect-readings.ts'
import { HOUSE_SIGN_TRAITS } from './house-sign-traits.ts'

// The verdict of a tropical chart on each pair of opposite traits, and the parts of life in which an exception can hold.

const domain = (words: string, ...traits: readonly Trait[]): Domain => ({
  words,
  own: traits.flatMap((trait) => [trait, oppositeOf(trait)]),
})

// source: common Western practice (natural significators): the traits that a planet signifies
export const PLANET_DOMAINS: Record<ClassicalPlanet, Domain> = {
  Sun: domain('with your aims', 'sure of self', 'in front'),
  Moon: domain('with your feelings', 'shows feelings'),
  Mercury: domain('in talk and thought', 'talks much', 'thinks fast'),
  Venus: domain('in love', 'loves quickly'),
  Mars: domain('when you act', 'decides fast', 'quick anger', 'seeks contests', 'works in bursts'),
  Jupiter: domain('with your hopes', 'expects good'),
  Saturn: domain('with your duties'),
}
export const HOUSE_DOMAINS: Record<HouseNumber, Domain> = {
  1: domain('at a first meeting', 'open to strangers'),
  2: domain('with money', 'keeps money'),
  3: domain('in daily talk', 'talks much', 'thinks fast'),
  4: domain('at home'),
  5: domain('at play', 'loves quickly'),
  6: domain('in your daily work', 'works in bursts'),
  7: domain('with the people closest to you', 'loves quickly'),
  8: domain('in a crisis'),
  9: domain('on the road and in study'),
  10: domain('in public', 'in front'),
  11: domain('among friends', 'seeks company'),
  12: domain('when nobody watches', 'seeks company'),
}
export const AREA_DOMAINS: Record<LifeArea, Domain> = {
  identity: domain('when you show who you are', 'open to strangers', 'sure of self', 'in front'),
  emotion: domain('in the first hour of a feeling', 'shows feelings'),
  mind: domain('in learning', 'thinks fast'),
  love: domain('at the beginning of a love', 'loves quickly', 'open to strangers'),
  drive: domain('when you want something badly', 'decides fast', 'works in bursts'),
  vocation: domain('in your work'),
  money: domain('with money', 'keeps money'),
  home: domain('in your own rooms'),
  health_habits: domain('in your routine'),
  growth: domain('with new subjects'),
}
/** The domain of a text on a main theme: what is said there is always told. */
export const themeDomain = (words: string): Domain => ({ words, own: [] })

// source: this service's own weighing. The sign of the planet that signifies a trait decides; then the themes, the lights, the
// Ascendant and its ruler, and close aspects.
const WEIGHTS = { significator: 1000, theme: 12, light: 5, ascendant: 5, ruler: 2, planet: 3, house: 2, lesser: 1 }
const TIGHT = 2
const CLOSE = 5

interface TraitInput {
  readonly chart: TropicalChart
  readonly standings: Standings
  readonly themes: NatalThemes
  readonly contacts: readonly Contact<AspectPoint>[]
  /** The age of the reader, an adult, in years. */
  readonly years: number
}

/** The trait that wins in each pair on which the passages of a chart speak. */
export const natalTraits = async ({
  chart,
  standings,
  themes,
  contacts,
  years,
}: TraitInput): Promise<ReadonlySet<Trait>> => {
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
  const signAt = (longitude: number): Sign => signName(signOf(longitude))
  const rising = signAt(chart.ascendant)
  const ruler = rulerOf(signOf(chart.ascendant))
  const claims: { traits: readonly Trait[]; weight: number }[] = []
  const claim = (traits: readonly Trait[], weight: number) => claims.push({ traits, weight })
  const weigh = (cell: Cell, weight: number) => claim(traitsOf(cell), weight)
  const rank = (planet: ClassicalPlanet) =>
    (planet === 'Sun' || planet === 'Moon' ? WEIGHTS.light : WEIGHTS.planet) + (planet === ruler ? WEIGHTS.ruler : 0)

  for (const kind of ['gift', 'strain'] as const) {
    const { planet } = themes[kind]
    weigh(theme[kind][planet][elementOf(signOf(chart.point[planet].longitude))], WEIGHTS.theme)
  }
  const conflict = themes.conflict && conflicts[`${themes.conflict.a} ${themes.conflict.b}` as keyof typeof conflicts]
  if (conflict) weigh(conflict.finding, WEIGHTS.theme)
  const firstHouse = HOUSE_SIGN_TRAITS[1]?.[rising] ?? []
  for (const trait of [...traitsOf(ascendants[rising]), ...firstHouse])
    claim([trait], HOUSE_DOMAINS[1].own.includes(trait) ? WEIGHTS.significator : WEIGHTS.ascendant)
  for (const planet of CLASSICAL_PLANETS) {
    const { longitude, house } = chart.point[planet]
    const sign = signAt(longitude)
    for (const trait of traitsOf(form(['sign', planet, sign], inSign[planet][sign])))
      claim([trait], PLANET_DOMAINS[planet].own.includes(trait) ? WEIGHTS.significator : rank(planet))
    if (house !== null)
      weigh(
        form(['house', planet, house], inHouse[planet][house as HouseNumber]),
        rank(planet) - WEIGHTS.planet + WEIGHTS.house,
      )
    const { standing } = standings[planet]
    weigh(form(['standing', planet, standing], inStanding[planet][standing]), WEIGHTS.house)
  }
  chart.houses.cusps.forEach((cusp, i) => {
    const traits = cusp === null ? undefined : HOUSE_SIGN_TRAITS[(i + 1) as HouseNumber]?.[signAt(cusp)]
    for (const trait of traits ?? [])
      claim([trait], i === 1 && HOUSE_DOMAINS[2].own.includes(trait) ? WEIGHTS.significator : WEIGHTS.lesser)
  })
  const isMain = (name: Name) => name === 'Sun' || name === 'Moon' || name === 'Ascendant' || name === ruler
  for (const contact of contacts) {
    const cell = passageOf(contact)
    if (!cell) continue
    const main = [contact.a.name, contact.b.name].filter(isMain).length
    const closeness = contact.orb <= TIGHT ? 2 : contact.orb <= CLOSE ? 1 : 0
    if (closeness > 0) weigh(cell, main + closeness)
  }
  return traitVerdict(claims)
}

/** The domain of an aspect that is told as the main conflict: `where Mars meets Saturn`. */
export const conflictDomain = (a: Planet, b: Planet): Domain => themeDomain(`where ${a} and ${b} meet in you`)

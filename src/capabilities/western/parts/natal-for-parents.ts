import { concurrently } from '../../../concurrency.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import { type Cell, sentencesOf } from '../../../readings/passage.ts'
import { type Domain, type TraitFitter, traitFitter, traitsOf, traitVerdict } from '../../../readings/traits.ts'
import { type AspectPoint, aspectSentence, type Contact, effectiveNature } from '../../../western/aspects.ts'
import { tenPlanetsOf } from '../../../western/balance.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { areaStanding, LIFE_AREAS, type LifeArea, significatorsOf } from '../../../western/life-areas.ts'
import type { NatalThemes } from '../../../western/natal-themes.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet, type Name, PLANETS, type Planet } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import type { Standing, Standings } from '../../../western/standing.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import { houseInWords, ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, signName, signOf } from '../../../zodiac/signs.ts'
import { contactInWords, withArticle } from '../../shared/tropical/in-words.ts'
import { mainAspects } from './aspect-readings.ts'
import type { Chapter } from './natal-chapters.ts'
import { areaShade } from './natal-houses.ts'
import { cellWithoutDeeds, type NatalLength } from './natal-length.ts'
import { areasOf } from './natal-summary.ts'
import type { ConflictPair } from './natal-theme-words.ts'
import { HOUSE_DOMAINS, PLANET_DOMAINS, placementClaims, themeDomain } from './natal-traits.ts'
import {
  CHILD_AIMS,
  CHILD_AREAS,
  CHILD_FEELS,
  CHILD_FINDINGS,
  CHILD_GIFTS,
  CHILD_HELPS,
  CHILD_SIDES,
  CHILD_STRAINS,
  childConflict,
  GIFT_SHOWS,
  STRAIN_SHOWS,
} from './parents-words.ts'
import { STANDING_SAYS, whyInWords } from './standing-words.ts'

// The texts of a natal report on a child, for the parents. `child` is the given name, or `your child`.

const signAt = (longitude: number) => signName(signOf(longitude))

/** `Saturn in Leo, in the tenth house`. */
const placed = (chart: TropicalChart, planet: Planet): string => {
  const { longitude, house } = chart.point[planet]!
  const sign = `${withArticle(planet)} in ${signAt(longitude)}`
  return house === null ? sign : `${sign}, in the ${ordinalInWords(house)} house`
}

const fact = (id: string, says: Cell, words: FactText['words']): FactText => ({
  id: `natal.${id}`,
  kind: 'position',
  text: id,
  value: true,
  source: 'western/western-natal-chart',
  weight: 1,
  says,
  ...(words && { words }),
})

// source: this service's own weighing
/** The weight of the main conflict in the verdict on a trait: above every placement of which the trait is not the own matter. */
const CONFLICT_WEIGHT = 12
/** The weight of the themes that open the report, which no other passage outweighs. */
const THEME_WEIGHT = 2000

/** How a trait shows by the standing of its ruler. */
const EASE = {
  strong: 'it comes easily',
  steady: 'it comes with time',
  strained: 'it takes a little help from you',
  pressed: 'it needs your help',
} as const satisfies Record<Standing, string>

/** Before one significator of an area, and before several. */
const BEHIND = [
  ['It comes from', 'It comes from'],
  ['The reason is', 'The reasons are'],
  ['Behind it is', 'Behind it are'],
  ['The chart shows it by', 'The chart shows it by'],
] as const

/** All texts of the report on a child. */
export const parentsTexts = async <C extends Contact<AspectPoint>>(
  chart: TropicalChart,
  standings: Standings,
  themes: NatalThemes,
  contacts: readonly C[],
  child: string,
  length: NatalLength,
) => {
  const isFull = length === 'full'
  const short = (cell: Cell): Cell => (isFull ? cell : cellWithoutDeeds(cell))
  const [signs, houses, rulers, aspects, nodes, theme] = await concurrently(
    () => corpus('child-western-sign'),
    () => corpus('child-western-house'),
    () => corpus('child-western-ruler'),
    () => corpus('child-western-aspect'),
    () => corpus('child-western-node'),
    () => corpus('child-western-theme'),
  )
  const { gift, strain, conflict } = themes
  const name = upperFirst(child)
  const words = { child }
  const usedSentences = new Set<string>()
  const joined = (parts: readonly (string | null | undefined | false)[]) => parts.filter(Boolean).join(' ')
  const say = (id: string, says: Cell) => prose(compose([fact(id, says, words)], { usedSentences }))
  const rising = signAt(chart.ascendant)
  const pair = conflict && (`${conflict.a} ${conflict.b}` as ConflictPair)
  const ofConflict = pair && (theme.conflict as Partial<Record<string, Cell>>)[pair]
  const verdict = traitVerdict([
    ...[theme.gift[gift.planet], theme.strain[strain.planet]].map((cell) => ({
      traits: traitsOf(cell),
      weight: THEME_WEIGHT,
    })),
    ...(ofConflict ? [{ traits: traitsOf(ofConflict), weight: CONFLICT_WEIGHT }] : []),
    ...placementClaims(chart, standings, {
      rising: signs.rising[rising],
      sign: (planet, sign) => signs[planet][sign],
      house: (planet, house) => houses.house[planet][house],
      standing: (planet, standing) => houses.standing[planet][standing],
    }),
  ])
  const gate = traitFitter(verdict, child)
  // A standard report has exceptions from the verdict on a trait in its themes only.
  const fit: TraitFitter = (cell, domain) => gate(cell, isFull || domain?.own.length === 0 ? domain : null)
  /** A text that agrees with the verdict on the traits, or the exception with its opening. */
  const fitted = (id: string, cell: Cell, domain: Domain | null, more: FactText['words'] = words): string => {
    const chosen = fit(cell, domain)
    const text = chosen ? prose(compose([fact(id, chosen.says, more)], { usedSentences })) : ''
    return text && joined([chosen!.opening, text])
  }
  const sunSign = signAt(chart.point.Sun.longitude)
  const moonSign = signAt(chart.point.Moon.longitude)

  const summary = (nextDate: string | null): string =>
    joined([
      `${name} can build on ${CHILD_GIFTS[gift.planet]}, with ${placed(chart, gift.planet)}.`,
      pair
        ? `The question that you will meet most often is ${childConflict(pair)}.`
        : 'No hard aspect of weight divides this chart, so you will meet few inner quarrels.',
      `${name} needs your help with ${CHILD_STRAINS[strain.planet]}, with ${placed(chart, strain.planet)}.`,
      nextDate,
      `These pages are for the parents of ${child === 'your child' ? 'the child' : child}, who ${CHILD_AIMS[sunSign]} (Sun in ${sunSign}) and ${CHILD_FEELS[moonSign]} (Moon in ${moonSign}).`,
    ])

  const themeChapter = (kind: 'gift' | 'strain'): Chapter => {
    const { planet } = themes[kind]
    const house = chart.point[planet].house as HouseNumber | null
    const [title, shows] =
      kind === 'gift'
        ? [`What ${child} can build on: ${CHILD_GIFTS[planet]}`, GIFT_SHOWS]
        : [`Where ${child} needs you: ${CHILD_STRAINS[planet]}`, STRAIN_SHOWS]
    return {
      title,
      text: joined([
        say(`${kind}.${planet}`, theme[kind][planet]),
        house && shows[house],
        kind === 'gift'
          ? `It comes from ${placed(chart, planet)}.`
          : `The reason is ${placed(chart, planet)}, and what helps most is ${CHILD_HELPS[gift.planet]}.`,
      ]),
    }
  }
  const conflictChapter = (): Chapter | null => {
    const cell = pair && (theme.conflict as Partial<Record<string, Cell>>)[pair]
    if (!conflict || !cell) return null
    const { a, b, winner } = conflict
    return {
      title: `The question that keeps coming back: ${childConflict(pair)}`,
      text: joined([
        fitted('conflict', cell, themeDomain(`where ${a} and ${b} meet`)),
        winner
          ? aspectSentence(
              `${CHILD_SIDES[winner]} usually wins, so make room for ${CHILD_SIDES[winner === a ? b : a]} as well`,
            )
          : aspectSentence(`${CHILD_SIDES[a]} and ${CHILD_SIDES[b]} are about equally strong, so the winner changes`),
        `The reason is ${contactInWords(conflict.contact)}.`,
      ]),
    }
  }
  const fourth = chart.houses.cusps[3] ?? null
  const home = (): Chapter => ({
    title: 'Home and rest',
    text: joined([
      say('moon', theme.moon[moonSign]),
      fourth !== null && say('fourth', theme.fourth[signAt(fourth)]),
      fourth === null
        ? `The Moon in ${moonSign} says so.`
        : `The Moon in ${moonSign} and ${signAt(fourth)} on the fourth house say so.`,
    ]),
  })
  const chapters = [themeChapter('gift'), conflictChapter(), themeChapter('strain'), home()].filter(
    (chapter) => chapter !== null,
  )

  const light = (planet: 'Sun' | 'Moon') => {
    const { longitude } = chart.point[planet]
    const ruler = rulerOf(signOf(longitude))
    const clause = (planet === 'Sun' ? CHILD_AIMS : CHILD_FEELS)[signAt(longitude)]
    const { standing } = standings[ruler]
    if (!isFull) return `${name} ${clause}.`
    return `${name} ${clause}. The ${planet} is in ${signAt(longitude)}, ${
      ruler === planet
        ? 'its own sign, so nothing else has a say in it'
        : `and its ruler, ${withArticle(ruler)}, is ${STANDING_SAYS[standing]}, so ${EASE[standing]}`
    }.`
  }
  const ascendantStanding = standings[rulerOf(signOf(chart.ascendant))].standing
  const bigThree = {
    sun: light('Sun'),
    moon: light('Moon'),
    ascendant: joined([
      fitted('Ascendant.sign', signs.rising[rising], themeDomain('at a first meeting')),
      isFull &&
        `${upperFirst(withArticle(rulerOf(signOf(chart.ascendant))))} rules ${rising}, the rising sign, and is ${STANDING_SAYS[ascendantStanding]}, so ${EASE[ascendantStanding]}.`,
    ]),
  }

  const planetText = (planet: Planet): string => {
    const { longitude, house } = chart.point[planet]!
    const sign = signAt(longitude)
    const classical = CLASSICAL_PLANETS.find((each) => each === planet)
    const bySign = classical ? signs[classical][sign] : signs.generation[planet as Exclude<Planet, ClassicalPlanet>]
    const text = joined([
      (isFull || classical || house === null) &&
        fitted(
          `${planet}.sign`,
          bySign,
          classical ? themeDomain(`${PLANET_DOMAINS[classical].words}: ${withArticle(planet)} is in ${sign}`) : null,
          { child, sign },
        ),
      house !== null &&
        fitted(
          `${planet}.house`,
          short(houses.house[planet][house as HouseNumber]),
          HOUSE_DOMAINS[house as HouseNumber],
        ),
      classical &&
        fitted(
          `${planet}.standing`,
          short(houses.standing[classical][standings[classical].standing]),
          PLANET_DOMAINS[classical],
          { child, why: whyInWords(standings[classical], chart) },
        ),
    ])
    return text || `${name} shows little of ${withArticle(planet)} in ${sign}, because other placements outweigh it.`
  }
  const planets = new Map<string, string>(tenPlanetsOf(chart).map(({ name: planet }) => [planet, planetText(planet)]))

  const houseText = (house: HouseNumber): string | null => {
    const cusp = chart.houses.cusps[house - 1] ?? null
    if (cusp === null) return null
    const ruler = rulerOf(signOf(cusp))
    const at = chart.point[ruler].house
    const reason = `${upperFirst(houseInWords(house))} has ${signAt(cusp)} on its cusp`
    if (at === null) return `${reason}.`
    const text = say(`house.${house}`, short(rulers[house][at as HouseNumber]))
    return isFull
      ? `${text} The reason is ${signAt(cusp)} on ${houseInWords(house)}, with ${withArticle(ruler)} in ${houseInWords(at)}.`
      : text
  }

  const isPlanet = (point: Name): point is Planet => PLANETS.some((planet) => planet === point)
  /** The passage on an aspect; the South Node has the same line as the North Node. */
  const aspectCell = ({ a, b, aspect }: Contact<AspectPoint>): Cell => {
    const nature = effectiveNature({ a, b, aspect })
    const [one, other] = isPlanet(a.name) ? [a.name, b.name] : [b.name, a.name]
    if (!isPlanet(one)) return aspects.between
    if (isPlanet(other)) {
      const pairs: Partial<Record<string, Record<'harmonious' | 'challenging', Cell>>> = aspects.planets
      return (pairs[`${one} ${other}`] ?? pairs[`${other} ${one}`])![nature]
    }
    if (other === 'Chiron' || other === 'Lilith') return aspects[other][one]
    if (other === 'South Node') return aspects.points['North Node'][one][nature]
    return aspects.points[other as 'Ascendant' | 'Midheaven' | 'North Node'][one][nature]
  }
  const main = mainAspects(contacts, themes, length, (contact) => fit(aspectCell(contact), null) !== null)
  const aspectTexts = main.map((contact, i) => {
    const meaning = say(`aspect.${i}`, aspectCell(contact))
    return `${aspectSentence(contactInWords(contact))} ${meaning}`.trim()
  })

  const north = chart.point['North Node']!
  const habit = nodes.sign[signAt(north.longitude)]
  const nodesText = joined([
    // A habit that contradicts the verdict on a trait is left out, and the deed stays.
    (isFull || north.house === null) &&
      (fit(habit, null)
        ? say('node.sign', habit)
        : say('node.sign', { ...habit, text: sentencesOf(habit.text).slice(1).join(' ') })),
    north.house !== null && say('node.house', nodes.house[north.house as HouseNumber]),
    `The North Node is in ${signAt(north.longitude)}${north.house === null ? '' : `, in ${houseInWords(north.house)}`}.`,
  ])

  /** The heading of an area has its finding already. */
  const areaText = (of: LifeArea, cell: Cell): string => {
    const text = say(`area.${of}`, cell)
    const [, ...rest] = sentencesOf(text)
    return isFull || rest.length === 0 ? text : rest.join(' ')
  }

  const area = (of: LifeArea) => {
    const { house, all } = significatorsOf(of, chart)
    const inside = chart.points.filter((point) => house !== null && point.house === house).map((point) => point.name)
    const state = areaStanding(of, chart, standings)
    const verdict = areaShade(of, { chart, standings, themes })
    const shade = verdict === 'divided' ? 'slow' : verdict
    const voices = joinWords(all.map((planet) => `${withArticle(planet)} in ${signAt(chart.point[planet].longitude)}`))
    return {
      planets: [...new Set<Name>([...all, ...inside])],
      finding: shade ? CHILD_FINDINGS[of][shade] : 'Left unread so near the pole',
      text: shade
        ? `${areaText(of, theme.area[of][shade])} ${BEHIND[LIFE_AREAS.indexOf(of) % BEHIND.length]![all.length === 1 ? 0 : 1]} ${voices}${state?.pullApart ? ', and the two pull in different directions' : ''}.`
        : `It is read from house ${house}, which has no cusp in this system so near the pole.`,
    }
  }
  const touched = areasOf(strain.planet, chart).slice(0, 2)

  return {
    summary,
    chapters,
    bigThree,
    planet: (planet: string): string => planets.get(planet) ?? '',
    house: houseText,
    mainAspects: main,
    aspects: aspectTexts,
    nodes: nodesText,
    areas: Object.fromEntries(LIFE_AREAS.map((of) => [of, area(of)])) as Record<LifeArea, ReturnType<typeof area>>,
    closing: `One thing is worth your help this year: ${CHILD_STRAINS[strain.planet]}, most of all in ${touched.map((of) => CHILD_AREAS[of]).join(' and in ')}. Begin with ${CHILD_HELPS[gift.planet]}.`,
  }
}

import { joinWords } from '../wording.ts'
import { signOfHouse } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { compoundRelation, isExalted, isOwn } from './dignity.ts'
import { capitalisedName, GRAHAS, type Graha, lordOf, nameInSentence } from './grahas.ts'
import { KENDRAS, TRIKONAS } from './house-groups.ts'
import type { LifeSpan, PairedLongevity } from './longevity-pairs.ts'
import { SPANS } from './longevity-pairs.ts'
import { drekkana22, navamsha64 } from './markers.ts'
import { aspects, aspectsOn, grahasWith, naturalBenefics } from './nature.ts'
import { BENEFICS, withOrAspectedBy } from './rules/associations.ts'
import { all, any, type Clause, evaluateClause, withWording } from './rules/clauses.ts'
import type { RuleFacts } from './rules/facts.ts'
import { brightMoon, inHouse, ownOrExalted } from './rules/predicates.ts'
import { ASCENDANT, JUPITER, L, MOON, SATURN } from './rules/subjects.ts'

/**
 * Factors that lower, raise, strain or support the span of life by the texts. They use signs only and yield no date.
 */

const lordOfHouse = ({ ascendant }: RasiChart, house: number) => lordOf(signOfHouse(ascendant.sign, house))

export interface LongevityModifier {
  readonly rule: 'kakshya_hrasa' | 'kakshya_vriddhi' | 'maraka_with_ascendant_lord'
  readonly holds: boolean
  /** How the modifier changes the class. */
  readonly effect: 'lowers' | 'raises' | 'none'
  readonly evidence: string
}

const shiftedSpan = (span: LifeSpan, by: number): LifeSpan =>
  SPANS[Math.max(0, Math.min(SPANS.length - 1, SPANS.indexOf(span) + by))]!

/**
 * Kakshya hrasa: Saturn is one of the two lords whose pair gives the class, and is neither exalted nor in an own sign.
 * Kakshya vriddhi: Jupiter is in house 1 or 7, neither debilitated nor combust, with no malefic in its sign or
 * aspecting it (BPHS Ayurdaya; Jaimini 2.1).
 */
export const longevityModifiers = (chart: RasiChart, { span, pairs }: PairedLongevity): LongevityModifier[] => {
  const { graha } = chart
  const benefics = naturalBenefics(chart)
  const maleficsOn = (planet: Graha) =>
    [...grahasWith(planet, chart), ...aspectsOn(planet, chart)].filter((other) => !benefics.has(other))

  const lords = [lordOfHouse(chart, 1), lordOfHouse(chart, 8)]
  const saturnLeads = lords.includes('Saturn') && pairs[0]!.span === span
  const saturnIsDignified = isOwn('Saturn', graha.Saturn.sign) || isExalted('Saturn', graha.Saturn.sign, graha.Saturn)
  const hrasa = saturnLeads && !saturnIsDignified

  const { house, combust } = graha.Jupiter
  const malefics = maleficsOn('Jupiter')
  const fallen = graha.Jupiter.sign === 9
  const vriddhi = (house === 1 || house === 7) && !combust && !fallen && malefics.length === 0

  const first = lordOfHouse(chart, 1)
  const marakaLords = [lordOfHouse(chart, 2), lordOfHouse(chart, 7)].filter(
    (lord) => lord !== first && graha[lord].sign === graha[first].sign,
  )
  return [
    {
      rule: 'kakshya_hrasa',
      holds: hrasa,
      effect: hrasa && shiftedSpan(span, -1) !== span ? 'lowers' : 'none',
      evidence: saturnLeads
        ? `Saturn is of the pair that gives the class, and ${saturnIsDignified ? 'stands in an own or exaltation sign' : 'stands in neither an own nor its exaltation sign'}.`
        : 'Saturn is not of the pair of lords that gives the class.',
    },
    {
      rule: 'kakshya_vriddhi',
      holds: vriddhi,
      effect: vriddhi && shiftedSpan(span, 1) !== span ? 'raises' : 'none',
      evidence:
        house === 1 || house === 7
          ? `Jupiter stands in house ${house}${vriddhi ? ', and nothing hurts it' : `, ${[...(fallen ? ['in its fall'] : []), ...(combust ? ['combust'] : []), ...(malefics.length > 0 ? [`touched by ${joinWords(malefics.map(nameInSentence))}`] : [])].join(', ')}`}.`
          : `Jupiter stands in house ${house}, neither in the first nor in the seventh.`,
    },
    {
      rule: 'maraka_with_ascendant_lord',
      holds: marakaLords.length > 0,
      effect: 'none',
      evidence:
        marakaLords.length > 0
          ? `${capitalisedName(first)}, lord of house 1, stands with ${marakaLords.map(nameInSentence).join(' and ')}, who rules house 2 or 7.`
          : `${capitalisedName(first)}, lord of house 1, stands with no lord of house 2 or 7.`,
    },
  ]
}

// source: BPHS ch. 44, in its order
export const MARAKA_ROLES = [
  'saturn_related',
  'lord_of_2',
  'lord_of_7',
  'malefic_in_2',
  'malefic_in_7',
  'malefic_with_lord_of_2',
  'malefic_with_lord_of_7',
  'lord_of_12',
  'lord_of_8',
  'malefic_with_lord_of_12',
] as const
export type MarakaRole = (typeof MARAKA_ROLES)[number]

/** The marakas with their roles: first by the order of the first role, then by the number of roles. */
export const marakasRanked = (chart: RasiChart): { planet: Graha; roles: MarakaRole[] }[] => {
  const { graha } = chart
  const benefics = naturalBenefics(chart)
  const [second, seventh, eighth, twelfth] = [2, 7, 8, 12].map((house) => lordOfHouse(chart, house)) as [
    Graha,
    Graha,
    Graha,
    Graha,
  ]
  const areTogether = (planet: Graha, lord: Graha) => planet !== lord && graha[planet].sign === graha[lord].sign
  const rolesOf = (planet: Graha): MarakaRole[] => {
    const malefic = !benefics.has(planet)
    const related = [second, seventh].some(
      (lord) => planet !== lord && (areTogether(planet, lord) || aspects(planet, graha[planet].sign, graha[lord].sign)),
    )
    const hasRole: Record<MarakaRole, boolean> = {
      saturn_related: planet === 'Saturn' && related,
      lord_of_2: planet === second,
      lord_of_7: planet === seventh,
      malefic_in_2: malefic && graha[planet].house === 2,
      malefic_in_7: malefic && graha[planet].house === 7,
      malefic_with_lord_of_2: malefic && areTogether(planet, second),
      malefic_with_lord_of_7: malefic && areTogether(planet, seventh),
      lord_of_12: planet === twelfth,
      lord_of_8: planet === eighth,
      malefic_with_lord_of_12: malefic && areTogether(planet, twelfth),
    }
    return MARAKA_ROLES.filter((role) => hasRole[role])
  }
  return GRAHAS.map((planet) => ({ planet, roles: rolesOf(planet) }))
    .filter(({ roles }) => roles.length > 0)
    .sort(
      (a, b) =>
        MARAKA_ROLES.indexOf(a.roles[0]!) - MARAKA_ROLES.indexOf(b.roles[0]!) || b.roles.length - a.roles.length,
    )
}

// source: Jataka Parijata 5 and Phaladeepika 17 on the chhidra grahas
export const CHHIDRA_ROLES = [
  'lord_of_8',
  'in_8',
  'looks_at_8',
  'lord_of_drekkana_22',
  'lord_of_navamsha_64',
  'with_lord_of_8',
  'great_enemy_of_lord_of_8',
] as const
export type ChhidraRole = (typeof CHHIDRA_ROLES)[number]

export const chhidraGrahas = (chart: RasiChart): { planet: Graha; roles: ChhidraRole[] }[] => {
  const { ascendant, graha } = chart
  const eighth = signOfHouse(ascendant.sign, 8)
  const lord = lordOf(eighth)
  return GRAHAS.map((planet) => {
    const hasRole: Record<ChhidraRole, boolean> = {
      lord_of_8: planet === lord,
      in_8: graha[planet].house === 8,
      looks_at_8: aspects(planet, graha[planet].sign, eighth),
      lord_of_drekkana_22: planet === lordOf(drekkana22(chart)),
      lord_of_navamsha_64: planet === lordOf(navamsha64(graha.Moon)),
      with_lord_of_8: planet !== lord && graha[planet].sign === graha[lord].sign,
      great_enemy_of_lord_of_8: planet !== lord && compoundRelation(lord, planet, graha) === 'great_enemy',
    }
    return { planet, roles: CHHIDRA_ROLES.filter((role) => hasRole[role]) }
  }).filter(({ roles }) => roles.length > 0)
}

const KENDRA_OR_TRIKONA = [...KENDRAS, ...TRIKONAS.slice(1)]
// source: BPHS Ayurdaya and Phaladeepika 13, supports of a long life
const SUPPORTS = {
  ascendant_lord_placed: inHouse(L(1), KENDRA_OR_TRIKONA),
  jupiter_in_kendra: inHouse(JUPITER, [1, 4, 7, 10]),
  eighth_lord_kept: withWording(
    any(inHouse(L(8), [8]), ownOrExalted(L(8))),
    'the lord of the 8th in the 8th, its own sign or exaltation',
  ),
  saturn_in_eighth: inHouse(SATURN, [8]),
  benefic_on_ascendant: withOrAspectedBy(ASCENDANT, BENEFICS),
  moon_bright_and_placed: all(brightMoon, inHouse(MOON, [1, 2, 3, 4, 5, 7, 9, 10, 11])),
} as const satisfies Record<string, Clause>
export type Support = keyof typeof SUPPORTS
export const SUPPORT_IDS = Object.keys(SUPPORTS) as [Support, ...Support[]]

/** The supports that hold, with their evidence. */
export const longevitySupports = (facts: RuleFacts) =>
  SUPPORT_IDS.map((id) => ({ id, ...evaluateClause(SUPPORTS[id], facts) })).filter(({ holds }) => holds)

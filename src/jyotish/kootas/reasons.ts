import { houseFrom } from '../../zodiac/signs.ts'
import type { ManglikMeasure } from '../doshas/manglik.ts'
import type { LifeSpan, LONGEVITY_VERDICTS } from '../longevity-pairs.ts'
import type { Papa, PapaPair } from '../papasamya.ts'
import type { Ashtakoot } from './ashtakoot.ts'
import { isUncancelled } from './doshas.ts'
import { GRADE_SCORE } from './grades.ts'
import { KERALA_RAISING } from './kerala-porutham.ts'
import { cancellationTexts, DECIDING_RULES, kootaFact, kootaTexts, poruthamFact, poruthamNote } from './koota-texts.ts'
import { balanceFormOf, type ManglikPair } from './manglik-pair.ts'
import { type GradeExceptions, PORUTHAMS, type Porutham, type PoruthamVerdict } from './poruthams.ts'
import { allEqual, attributesOf, type KootaProfile, overCombinations, type Side } from './profiles.ts'
import {
  KERALA_MEANS,
  kootaWeight,
  MANGLIK_WEIGHT,
  PAPA_WEIGHT,
  reasonWeight,
  STRAIN,
  TAMIL_MEANS,
} from './reason-weights.ts'
import { KOOTA_RULES } from './rules.ts'
import { KOOTA_MAXIMA, KOOTAS, type Koota } from './tables.ts'
import { TAMIL_ESSENTIALS, TAMIL_RAISING } from './ten-porutham.ts'

// Reasons for and against a match: each finding with its weight, its fact and its cancellations.

interface Clause {
  rule: string
  holds: boolean
  evidence: string
}

/** The subjects of reasons. A koota and a porutham may have the same name. */
export const MATCH_MATTERS = [...KOOTAS, ...PORUTHAMS, 'manglik', 'papasamya', 'longevity'] as const

export interface MatchReason {
  matter: (typeof MATCH_MATTERS)[number]
  /** The name of the finding. */
  state: string
  /** Above 0 for the match, below 0 against it; percent of the maximum of the system. */
  weight: number
  fact: string
  cancelled: boolean
  /** The rules that cancel it or could cancel it. */
  cancellations: Clause[]
}
interface Sides {
  groom: Side
  bride: Side
}
const SIDES = ['groom', 'bride'] as const
const UNCANCELLED = { cancelled: false, cancellations: [] }

type Naming = (groom: KootaProfile, bride: KootaProfile) => string

/** Two words in a fixed order, independent of the sides. */
const unordered = (a: string, b: string, order: readonly string[]) =>
  a === b ? `both_${a}` : [a, b].sort((x, y) => order.indexOf(x) - order.indexOf(y)).join('_and_')

const DISTANCES = {
  1: 'one_sign',
  2: 'two_twelve',
  3: 'three_eleven',
  4: 'four_ten',
  5: 'five_nine',
  6: 'six_eight',
  7: 'opposite_signs',
} as const

/** As `DECIDING_RULES`, but with more specific names for the pair of values. */
const KOOTA_STATES = {
  ...DECIDING_RULES,
  gana: (groom, bride) =>
    unordered(attributesOf(groom).gana, attributesOf(bride).gana, ['Deva', 'Manushya', 'Rakshasa']).toLowerCase(),
  bhakoot: (groom, bride) => {
    const distance = houseFrom(groom.sign, bride.sign)
    return DISTANCES[(distance > 7 ? 14 - distance : distance) as keyof typeof DISTANCES]
  },
  nadi: (groom, bride) =>
    unordered(attributesOf(groom).nadi, attributesOf(bride).nadi, ['Adi', 'Madhya', 'Antya']).toLowerCase(),
} satisfies Record<Koota, Naming>

/** The name for all possible padas; null if it differs between them. */
const nameIfCertain = ({ groom, bride }: Sides, of: Naming): string | null => {
  const values = overCombinations(groom, bride, of)
  return allEqual(values) ? values[0]! : null
}

const DOSHA_OF = { Nadi: 'nadi', Bhakoot: 'bhakoot', Rajju: 'rajju', Vedha: 'vedha' } as const

/** Reasons of the eight kootas. `essential`: kootas that the verdict requires beside the points. */
export const kootaReasons = (sides: Sides, match: Ashtakoot, essential: readonly Koota[] = []): MatchReason[] =>
  kootaTexts(sides.groom, sides.bride, match).flatMap((kootaText): MatchReason[] => {
    const { koota, score, maximum } = kootaText
    const state = nameIfCertain(sides, KOOTA_STATES[koota])
    if (state === null) return []
    const dosha = match.doshas.find(({ name }) => DOSHA_OF[name] === koota)
    const cancelled = dosha?.cancelled ?? false
    const major = dosha && isUncancelled(dosha) && dosha.severity === 'major'
    const strain = major || (essential.includes(koota) && score * 2 < maximum && !cancelled)
    return [
      {
        matter: koota,
        state: cancelled ? `${koota}_cancelled` : state,
        weight: kootaWeight(koota, score, { strain, cancelled }),
        fact: kootaFact(kootaText),
        cancelled,
        cancellations: dosha?.present ? cancellationTexts(dosha, sides.groom, sides.bride) : [],
      },
    ]
  })

type PoruthamState = (groom: KootaProfile, bride: KootaProfile, good: boolean) => string

/** Names of porutham findings that are the same as for a koota. */
const PORUTHAM_STATES: Partial<Record<Porutham, PoruthamState>> = {
  gana: KOOTA_STATES.gana,
  rasyadhipati: KOOTA_STATES.graha_maitri,
  yoni: (groom, bride, good) => {
    const score = KOOTA_RULES.yoni(groom, bride)
    if (good) return score === KOOTA_MAXIMA.yoni ? 'same_animal' : 'sexes_meet'
    return score === 0 ? 'enemy_animals' : 'sexes_part'
  },
}

/** The conventions of a regional porutham system. */
interface PoruthamReading {
  means: Readonly<Record<Porutham, number>>
  raising: GradeExceptions
  /** The poruthams whose failure rules out the match. */
  refusing: readonly Porutham[]
  sharedRajju: 'rajju_shared' | 'middle_rajju'
}

const poruthamReason = (sides: Sides, verdict: PoruthamVerdict, weight: number, reading: PoruthamReading) => {
  const { porutham, grade, exception } = verdict
  const good = grade === 'uttama'
  const stateOf = PORUTHAM_STATES[porutham]
  const state =
    porutham === 'rajju' && !good
      ? reading.sharedRajju
      : stateOf
        ? nameIfCertain(sides, (groom, bride) => stateOf(groom, bride, good))
        : `${porutham}_${good ? 'good' : 'bad'}`
  // A grade that an exception lowered cannot be raised.
  const raising = good || exception !== null ? {} : (reading.raising[porutham] ?? {})
  const evidence = poruthamNote(porutham, sides.groom, sides.bride)
  return state === null
    ? []
    : [
        {
          ...{ matter: porutham, state, weight, cancelled: false },
          fact: poruthamFact(verdict, sides.groom, sides.bride),
          cancellations: Object.keys(raising).map((rule) => ({ rule, holds: false, evidence })),
        } satisfies MatchReason,
      ]
}

/** Reasons of the ten poruthams: those in full and those that fail, independent of unknown padas. */
export const poruthamReasons = (
  sides: Sides,
  poruthams: readonly PoruthamVerdict[],
  reading: PoruthamReading,
): MatchReason[] =>
  poruthams
    .filter(({ grade, exact }) => exact && grade !== 'madhyama')
    .flatMap((verdict) => {
      const { porutham, grade } = verdict
      const strain = grade === 'adhama' && reading.refusing.includes(porutham)
      const weight = reasonWeight(GRADE_SCORE[grade], reading.means[porutham], PORUTHAMS.length, { strain })
      return poruthamReason(sides, verdict, weight, reading)
    })

export const TAMIL_READING: PoruthamReading = {
  means: TAMIL_MEANS,
  raising: TAMIL_RAISING,
  refusing: [...TAMIL_ESSENTIALS, 'vedha'],
  sharedRajju: 'rajju_shared',
}
export const keralaReading = (eliminating: readonly Porutham[]): PoruthamReading => ({
  means: KERALA_MEANS,
  // The sixth sign rules out the match, independent of its lords.
  raising: eliminating.includes('rasi') ? {} : KERALA_RAISING,
  refusing: eliminating,
  sharedRajju: 'middle_rajju',
})

/** Rajju and vedha beside the kootas: no points, but a strain if they fail. */
export const strainReasons = (sides: Sides, poruthams: readonly PoruthamVerdict[]): MatchReason[] =>
  poruthams
    .filter(({ porutham, grade }) => (porutham === 'rajju' || porutham === 'vedha') && grade === 'adhama')
    .flatMap((verdict) => poruthamReason(sides, verdict, -STRAIN, TAMIL_READING))

interface Mars {
  groom: ManglikMeasure
  bride: ManglikMeasure
  pair: ManglikPair
}

export const manglikFact = ({ pair }: Mars) => pair.reasons.join(' ')

/** The cancelling rules of each chart with the dosha, and the balance between the charts. */
export const manglikReason = (mars: Mars): MatchReason => {
  const { verdict, match, reasons } = mars.pair
  const sidesWithDosha = SIDES.filter(
    (side) => mars[side].present && (verdict === 'cancelled' || mars[side].net !== 'none'),
  )
  const chartRules = sidesWithDosha.flatMap((side) =>
    mars[side].rows
      .filter(({ strength, holds }) => strength !== 'told' && (holds || !match))
      .map(({ rule, holds, evidence }) => ({ rule, holds, evidence: `${side}: ${evidence}` })),
  )
  const balance = { rule: 'dosha_samya', holds: false, evidence: reasons.at(-1)! }
  const state =
    verdict === 'cancelled'
      ? 'manglik_cancelled'
      : verdict === 'both_manglik_balanced'
        ? balanceFormOf(mars.groom, mars.bride)
        : verdict
  return {
    matter: 'manglik',
    state,
    // A dosha of one chart that the other only outweighs does not stop a match, and is no reason for it.
    weight: state === 'manglik_unequal' || state === 'manglik_by_load' ? 0 : MANGLIK_WEIGHT[verdict],
    fact: manglikFact(mars),
    cancelled: verdict === 'cancelled',
    cancellations: match ? chartRules : [...chartRules, balance],
  }
}

interface Papas {
  groom: Papa
  bride: Papa
  pair: PapaPair
}

export const papaFact = ({ groom, bride, pair }: Papas) =>
  `Papa points: groom ${groom.score}, bride ${bride.score}; they differ by ${pair.percent.toFixed(0)} percent of the larger, ${pair.verdict.replaceAll('_', ' ')}.`

/** A reason against only: an equal load of hard planets is no strength. */
export const papaReason = (papas: Papas): MatchReason => ({
  ...{ matter: 'papasamya', state: 'papas_differ' },
  weight: PAPA_WEIGHT[papas.pair.verdict],
  fact: papaFact(papas),
  ...UNCANCELLED,
})

interface Spans {
  groom: { class: LifeSpan }
  bride: { class: LifeSpan }
  verdict: (typeof LONGEVITY_VERDICTS)[number]
}

export const longevityFact = ({ groom, bride, verdict }: Spans) =>
  `Classes by the three pairs: groom ${groom.class}, bride ${bride.class}; ${verdict}.`

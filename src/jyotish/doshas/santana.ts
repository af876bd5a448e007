import { isOdd, type SignIndex, signName } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { DUSTHANAS, KENDRAS, TRIKONAS } from '../house-groups.ts'
import type { SiderealPoint } from '../points.ts'
import { BENEFICS, withOrAspectedBy } from '../rules/associations.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all, any, anyOf, clause, not } from '../rules/clauses.ts'
import { type DoshaRule, severityByCount } from '../rules/dosha-rule.ts'
import { bit } from '../rules/evidence-text.ts'
import { bitsOf } from '../rules/facts.ts'
import { inHouse, strong, weak } from '../rules/predicates.ts'
import { house, JUPITER, L } from '../rules/subjects.ts'
import { sphutas } from '../upagrahas.ts'
import { vargaSeat } from '../vargas.ts'
import { CURSE_RULES, CURSES, type Curse } from './curses.ts'

const FIFTH = L(5)

export const CURSE_CLAUSES = Object.fromEntries(CURSES.map((curse) => [curse, any(...CURSE_RULES[curse].forms)])) as {
  [C in Curse]: ReturnType<typeof any>
}

export const SPHUTA_STRENGTHS = ['strong', 'medium', 'weak'] as const
export const PARITIES = ['odd', 'even'] as const
type Parity = (typeof PARITIES)[number]
export interface FertilitySphuta {
  readonly point: SiderealPoint
  readonly signParity: Parity
  readonly navamsaParity: Parity
  readonly strength: (typeof SPHUTA_STRENGTHS)[number]
}

// source: Phaladeepika 12; bija (seed) prefers odd signs, kshetra (field) even ones, both by sign and by navamsa
const PREFERRED_PARITY = { bija_sphuta: 'odd', kshetra_sphuta: 'even' } as const
const parityOf = (sign: SignIndex): Parity => (isOdd(sign) ? 'odd' : 'even')
const fertilitySphuta = (which: keyof typeof PREFERRED_PARITY, chart: RasiChart): FertilitySphuta => {
  const point = sphutas(chart, null).find(({ name }) => name === which)!.point!
  const parities = [parityOf(point.sign), parityOf(vargaSeat(point.longitude, 'D9').sign)] as const
  const matchCount = parities.filter((parity) => parity === PREFERRED_PARITY[which]).length
  return {
    ...{ point, signParity: parities[0], navamsaParity: parities[1] },
    strength: SPHUTA_STRENGTHS[2 - matchCount]!,
  }
}
export const beeja = (chart: RasiChart) => fertilitySphuta('bija_sphuta', chart)
export const kshetra = (chart: RasiChart) => fertilitySphuta('kshetra_sphuta', chart)

const bothStrong = clause(
  'beeja and kshetra sphuta both strong',
  ({ chart }) => beeja(chart).strength === 'strong' && kshetra(chart).strength === 'strong',
  ({ chart }) =>
    [['beeja', beeja(chart)] as const, ['kshetra', kshetra(chart)] as const]
      .map(([name, { point, strength }]) => `${name} in ${signName(point.sign)}, ${strength}`)
      .join(', '),
)

const isWeakened = anyOf([FIFTH, JUPITER], weak)

export const santanaRule: DoshaRule = {
  id: 'santana',
  name: 'Santana',
  formation: [...CURSES.map((curse) => CURSE_CLAUSES[curse]), isWeakened],
  present: (_, formationHolds) =>
    formationHolds.slice(0, CURSES.length).includes(true) && formationHolds[CURSES.length]!,
  severity: (_, formationHolds) => severityByCount(formationHolds.slice(0, CURSES.length).filter(Boolean).length),
  cancellations: [
    strongReason('jupiter_strong', all(strong(JUPITER), inHouse(JUPITER, [...KENDRAS, ...TRIKONAS])), 'BPHS 83'),
    strongReason(
      'fifth_helped',
      all(
        withOrAspectedBy(house(5), BENEFICS),
        not(inHouse(FIFTH, DUSTHANAS), 'the lord of the 5th outside 6, 8 and 12'),
      ),
      'tradition',
    ),
    mildReason('beeja_and_kshetra_strong', bothStrong, 'Phaladeepika 12'),
  ],
  planets: (f) => bitsOf(['Jupiter']) | bit(FIFTH, f),
  source: 'BPHS 83',
  note: 'One of eight curses of the chapter, with the lord of the 5th or Jupiter weak. An old reading of duties left undone; it is no statement about having children.',
}

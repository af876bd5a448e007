import { concurrently } from '../../../concurrency.ts'
import { compose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { formFinder } from '../../../readings/elder-forms.ts'
import { CIVIL_MONTHS, datePart } from '../../../time/iso.ts'
import { effectiveNature } from '../../../western/aspects.ts'
import type { Name, TransitingBody } from '../../../western/points.ts'
import { countInWords } from '../../../wording.ts'
import type { Major } from './transit-events.ts'

/** Texts of the slow planets in answers of a year or more. */
export const SLOW_TRANSIT_PLANETS = [
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const satisfies TransitingBody[]
export type Slow = (typeof SLOW_TRANSIT_PLANETS)[number]
const isSlow = (name: Name): name is Slow => (SLOW_TRANSIT_PLANETS as readonly string[]).includes(name)

const GROUP = {
  Sun: 'Sun',
  Moon: 'Moon',
  Mercury: 'Mercury',
  Venus: 'Venus',
  Mars: 'Mars',
  Jupiter: 'slow',
  Saturn: 'slow',
  Uranus: 'slow',
  Neptune: 'slow',
  Pluto: 'slow',
  Ascendant: 'Ascendant',
  Midheaven: 'Midheaven',
  Chiron: null,
  'North Node': null,
  'South Node': null,
  Lilith: null,
} as const satisfies Record<Name, string | null>

const VERB: Record<Major, string> = {
  conjunction: 'meets',
  opposition: 'opposes',
  square: 'squares',
  trine: 'trines',
  sextile: 'sextiles',
}
export const verbOf = (aspect: Major): string => VERB[aspect]

/** `2025-03-12T..` as "12 March". */
export const dayAndMonth = (iso: string): string => `${Number(datePart(iso).slice(-2))} ${monthName(iso)}`
/** The month of a date, or of `2025-03`. */
export const monthName = (iso: string): string => CIVIL_MONTHS[Number(/^-?\d+-(\d\d)/.exec(iso)?.[1]) - 1]!

/** ", the second of three passes", or empty for a single pass. */
export const passText = ({ pass, passes }: { pass: number; passes: number }): string =>
  passes === 1
    ? ''
    : passes <= ORDINALS.length
      ? `, the ${ORDINALS[pass - 1]} of ${countInWords(passes)} passes`
      : `, pass ${pass} of ${passes}`
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

interface SlowTransitEvent {
  exact_at: string
  transit_planet: Name
  aspect: Major
  point: Name
  /** The event as a sentence. */
  fact: string
}

/**
 * Returns a writer of events: the fact, and its meaning unless that is in `usedSentences` already. `years`: the age of the reader;
 * `child`: the name of a child in texts for the parents, else null.
 */
export const slowTransitWriter = async (years: number, child: string | null, usedSentences = new Set<string>()) => {
  const [adult, parents, form] = await concurrently(
    () => corpus('western-slow-transit'),
    () => corpus('child-western-transit'),
    () => formFinder(years, () => corpus('elder-western-chapter')),
  )
  return ({ exact_at, transit_planet, aspect, point, fact }: SlowTransitEvent): string => {
    const group = GROUP[point]
    if (!isSlow(transit_planet) || group === null) return fact
    const nature = effectiveNature({ a: { name: transit_planet }, aspect, b: { name: point } })
    const [passage] = compose(
      [
        {
          id: `transit.${transit_planet}.${aspect}.${point}`,
          kind: 'transit',
          text: fact,
          value: exact_at,
          source: 'western/western-transit-dates',
          weight: 1,
          says:
            child === null
              ? form(['transit', transit_planet, group, nature], adult[transit_planet][group][nature])
              : parents[transit_planet][group][nature],
          words: child === null ? { point } : { point, child },
        },
      ],
      { usedSentences },
    )
    return passage ? `${fact} ${passage.text}` : fact
  }
}

/** A sum of weights as a rating of 1 to 5; 3 is neutral. */
export const balanceRating = (sum: number, share: number): number =>
  Math.min(5, Math.max(1, 3 + Math.floor(sum / share + 0.5)))

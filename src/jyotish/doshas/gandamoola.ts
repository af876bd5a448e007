import { arc } from '../../zodiac/longitude.ts'
import { NAKSHATRAS, type Nakshatra } from '../nakshatras.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { clause } from '../rules/clauses.ts'
import type { DoshaRule, DoshaSeverity } from '../rules/dosha-rule.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { aspectOf } from '../rules/predicates.ts'
import { JUPITER, MOON } from '../rules/subjects.ts'

export const GANDAMOOLA_AFFECTS = [
  'father',
  'mother',
  'honour',
  'wealth',
  'elder_sibling',
  'younger_sibling',
  'self',
  'none',
] as const
type Affected = (typeof GANDAMOOLA_AFFECTS)[number]

// source: Muhurta Chintamani; the person or matter that each pada is held to affect
export const GANDAMOOLA: Partial<Record<Nakshatra, readonly [Affected, Affected, Affected, Affected]>> = {
  Ashwini: ['father', 'none', 'honour', 'honour'],
  Ashlesha: ['none', 'wealth', 'mother', 'father'],
  Magha: ['mother', 'father', 'none', 'none'],
  Jyeshtha: ['elder_sibling', 'younger_sibling', 'mother', 'self'],
  Mula: ['father', 'mother', 'wealth', 'none'],
  Revati: ['honour', 'honour', 'none', 'self'],
}
// source: Muhurta practice; the padas at a junction of water and fire
const AT_JOINT: Partial<Record<Nakshatra, number>> = {
  Ashwini: 1,
  Ashlesha: 4,
  Magha: 1,
  Jyeshtha: 4,
  Mula: 1,
  Revati: 4,
}

const moonOf = ({ chart: { graha } }: RuleFacts) => ({ star: NAKSHATRAS[graha.Moon.nakshatra]!, pada: graha.Moon.pada })
/** The person or matter that the pada of the Moon is held to affect; null outside the six stars. */
export const gandamoolaAffects = (f: RuleFacts): Affected | null => {
  const { star, pada } = moonOf(f)
  return GANDAMOOLA[star]?.[pada - 1] ?? null
}
const severityOf = (f: RuleFacts): DoshaSeverity => {
  const { star, pada } = moonOf(f)
  if (AT_JOINT[star] === pada) return 'high'
  return gandamoolaAffects(f) === 'none' ? 'low' : 'medium'
}

export const GANDAMOOLA_CLASSES = ['ordinary', 'abhukta_moola'] as const
/** Minutes: two ghatis. */
const ABHUKTA = 48
/** Degrees. The Moon moves less than this in two ghatis. */
const NEAR_JOINT = 0.6
// source: Vasishtha; the last two ghatis of Jyeshtha and the first two of Mula. Narada has four
const isAbhukta = (f: RuleFacts): boolean | null => {
  const { Moon } = f.chart.graha
  if (Math.abs(arc(240, Moon.longitude)) > NEAR_JOINT) return false
  const span = f.spanOf('star')
  if (!span) return null
  const days = NAKSHATRAS[Moon.nakshatra] === 'Mula' ? f.chart.at - span.from : span.to - f.chart.at
  return days * 1440 <= ABHUKTA
}
/** Null outside the six stars. */
export const gandamoolaClass = (f: RuleFacts): (typeof GANDAMOOLA_CLASSES)[number] | null =>
  gandamoolaAffects(f) === null ? null : isAbhukta(f) ? 'abhukta_moola' : 'ordinary'

/** By tradition a birth by day or by night spares one parent. The note says so; the severity does not change. */
const sparedNote = (f: RuleFacts): string => {
  const affects = gandamoolaAffects(f)
  const isDay = f.isDay()
  const inMoola = ['Jyeshtha', 'Mula'].includes(moonOf(f).star)
  if (affects === 'mother' && isDay === true && inMoola) return ' A birth by day is held to spare the mother.'
  if (affects === 'father' && isDay === false && inMoola) return ' A birth by night is held to spare the father.'
  return ''
}

const MOON_ALONE = bitsOf(['Moon'])
const moonEvidence = (f: RuleFacts) => `the Moon in ${moonOf(f).star}, pada ${moonOf(f).pada}`

export const gandamoolaRule: DoshaRule = {
  id: 'gandamoola',
  name: 'Gandamoola',
  formation: [
    clause(
      'the Moon in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati',
      (f) => gandamoolaAffects(f) !== null,
      moonEvidence,
      MOON_ALONE,
    ),
  ],
  severity: severityOf,
  cancellations: [
    strongReason(
      'auspicious_pada',
      clause(
        'the 4th pada of Mula or the 1st of Ashlesha, which are auspicious',
        (f) => {
          const { star, pada } = moonOf(f)
          return (star === 'Mula' && pada === 4) || (star === 'Ashlesha' && pada === 1)
        },
        moonEvidence,
        MOON_ALONE,
      ),
      'Muhurta Chintamani',
    ),
    mildReason('jupiter_aspects_moon', aspectOf(JUPITER, MOON), 'tradition'),
  ],
  planets: () => MOON_ALONE,
  source: 'Muhurta Chintamani',
  note: (f) =>
    `The Moon at a joint of the zodiac; a rite on the return of the birth star is customary, and closes it.${sparedNote(f)}`,
}

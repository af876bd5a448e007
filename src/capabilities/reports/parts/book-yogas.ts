import { type Block, note, paragraph, type Section, subheading, table } from '../../../document/document.ts'
import { DOSHA_RULES, isListedByDefault } from '../../../jyotish/doshas/index.ts'
import { PLANET_REMEDIES } from '../../../jyotish/planet-remedies.ts'
import { withoutContradictions } from '../../../jyotish/yogas/contradictions.ts'
import { joinWords, quantity } from '../../../wording.ts'
import type { TextLength } from '../../shared/narrative/lengths.ts'
import type { Kundli } from './kundli-shapes.ts'

/** Yogas and doshas as findings: the meaning first, what forms them in small print. */

type YogaRow = Kundli['yogas'][number]
type DoshaRow = Kundli['doshas'][number]

/** Evidence without the parts that only say that something is absent. */
export const presentEvidence = (evidence: readonly string[]): string =>
  evidence
    .flatMap((text) => text.split('; '))
    .filter((part) => !/: none$/.test(part))
    .map((part) => part.replace(/\((\w+) \d+\.\d+\)/g, '($1)'))
    .filter((part, i, parts) => parts.indexOf(part) === i)
    .join('; ')

// source: this service’s bands of the strength of a yoga's planets
const STRENGTHS = [
  { from: 64, word: 'strong', text: 'Its planets are strong, so much of it may be looked for.' },
  { from: 45, word: 'able', text: 'Its planets are able, so it comes with some effort.' },
  { from: 0, word: 'faint', text: 'Its planets have little to give, so it shows faintly, in their own periods.' },
] as const
const strengthOf = ({ strength }: YogaRow) => STRENGTHS.find(({ from }) => strength >= from)!
const effectOf = ({ auspicious }: YogaRow) =>
  auspicious === true ? 'Helps' : auspicious === false ? 'Asks for care' : 'Mixed'

// source: this project's own choice
/** Maximum number of yogas in words, by length; a table has the others. */
const YOGAS_IN_WORDS: Readonly<Record<TextLength, number>> = { short: 3, standard: 12, full: 30 }

const yogaBlocks = (yoga: YogaRow, length: TextLength): Block[] => [
  subheading(`${yoga.name}: ${strengthOf(yoga).word}`),
  paragraph(`${yoga.result} ${strengthOf(yoga).text}`),
  ...(length === 'short' ? [] : [note(`Formed by: ${presentEvidence(yoga.evidence)}.`, [yoga.source])]),
]

export const yogaSection = ({ yogas }: Kundli, length: TextLength): Section => {
  const active = withoutContradictions(yogas.filter(({ cancelled }) => !cancelled)).sort(
    (a, b) => b.strength - a.strength,
  )
  const [strongest] = active
  const helpful = active.filter(({ auspicious }) => auspicious === true).length
  return {
    title: 'Yogas',
    finding: strongest
      ? `${quantity(active.length, 'yoga')} formed, ${helpful} of them helpful; the strongest is ${strongest.name}`
      : 'No yoga of those judged here is formed',
    facts: yogas.map(({ name, source }) => ({ text: name, source })),
    blocks: [
      ...active.slice(0, YOGAS_IN_WORDS[length]).flatMap((yoga) => yogaBlocks(yoga, length)),
      ...(active.length > YOGAS_IN_WORDS[length]
        ? length === 'short'
          ? [paragraph(`Also formed: ${joinWords(active.slice(YOGAS_IN_WORDS.short).map(({ name }) => name))}.`)]
          : [
              table(
                'Also formed',
                ['Yoga', 'Effect', 'Strength'],
                active.slice(YOGAS_IN_WORDS[length]).map((yoga) => [yoga.name, effectOf(yoga), strengthOf(yoga).word]),
              ),
            ]
        : []),
    ],
  }
}

const NET_WORDS = { full: 'in full effect', mild: 'softened', none: 'cancelled' } as const

/** Planets of a dosha that a remedy is named for, at most. */
const MAX_REMEDY_PLANETS = 2
const remedyOf = ({ planets = [] }: DoshaRow): string => {
  const named = planets.filter((planet) => planet in PLANET_REMEDIES).slice(0, MAX_REMEDY_PLANETS)
  const texts = named.map((planet) => {
    const { day, deity, grain, mantra } = PLANET_REMEDIES[planet as keyof typeof PLANET_REMEDIES]
    return `for ${planet} a prayer to ${deity} on ${day}, the mantra “${mantra}”, and a gift of ${grain}`
  })
  return texts.length > 0 ? `By custom: ${texts.join('; ')}.` : ''
}

const doshaBlocks = (dosha: DoshaRow, length: TextLength): Block[] => {
  const evidence = presentEvidence(dosha.formation.filter(({ holds }) => holds).flatMap(({ evidence: parts }) => parts))
  const relief = dosha.cancellations.filter(({ holds }) => holds).map(({ rule }) => rule)
  const remedy = dosha.net === 'none' ? '' : remedyOf(dosha)
  return [
    subheading(`${dosha.name}: ${NET_WORDS[dosha.net as keyof typeof NET_WORDS] ?? dosha.net} (${dosha.severity})`),
    paragraph(dosha.note),
    ...(relief.length > 0 && length !== 'short' ? [paragraph(`What speaks against it: ${relief.join('; ')}.`)] : []),
    ...(remedy ? [paragraph(remedy)] : []),
    ...(length === 'short'
      ? []
      : [note(evidence ? `Formed by: ${evidence}.` : '', dosha.source ? [dosha.source] : [])]),
  ]
}

export const doshaSection = ({ doshas }: Kundli, length: TextLength): Section => {
  const listed = doshas.filter(isListedByDefault)
  const present = listed.filter((dosha) => dosha.present)
  const active = present.filter(({ net }) => net !== 'none')
  const absent = listed.filter(({ present: isPresent }) => isPresent === false)
  return {
    title: 'Doshas',
    finding:
      active.length > 0
        ? `${joinWords(active.map(({ name }) => name))} ${active.length > 1 ? 'are' : 'is'} in effect, of ${DOSHA_RULES.length} doshas judged`
        : `No dosha is in effect of the ${DOSHA_RULES.length} judged`,
    facts: doshas.map(({ name, source }) => ({ text: name, source })),
    blocks: [
      ...(length === 'short' ? active : present).flatMap((dosha) => doshaBlocks(dosha, length)),
      ...(absent.length > 0
        ? [paragraph(`Looked for and not found: ${absent.map(({ name }) => name).join(', ')}.`)]
        : []),
    ],
  }
}

import { isFrighteningYoga } from '../../../ai/frightening-facts.ts'
import { type Block, note, paragraph, type Section, subheading, table } from '../../../document/document.ts'
import { DOSHA_RULES, isListedByDefault } from '../../../jyotish/doshas/index.ts'
import { PLANET_REMEDIES } from '../../../jyotish/planet-remedies.ts'
import { FROM_MOON_NOTE } from '../../../jyotish/yogas/mahapurusha.ts'
import { notableYogas } from '../../../jyotish/yogas/notable-yogas.ts'
import { joinWords, quantity } from '../../../wording.ts'
import type { TextLength } from '../../shared/narrative/lengths.ts'
import type { Kundli } from './kundli-shapes.ts'
import { isYogaStatus } from './kundli-yoga-results.ts'

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
  { from: 64, word: 'strong', text: 'It is well formed, so much of it can be expected.' },
  { from: 45, word: 'able', text: 'It is fairly formed, so it comes with some effort.' },
  { from: 0, word: 'faint', text: 'It is faintly formed, so it shows mainly in the periods of its planets.' },
] as const
const strengthOf = ({ strength }: YogaRow) => STRENGTHS.find(({ from }) => strength >= from)!
const effectOf = ({ auspicious }: YogaRow) =>
  auspicious === true ? 'Helps' : auspicious === false ? 'Asks for care' : 'Mixed'

/** A rare yoga with its results; a rule that gives rank and wealth has two. */
const yogaBlocks = (rules: readonly YogaRow[], length: TextLength): Block[] => {
  const yoga = rules[0]!
  return [
    subheading(`${yoga.name}: ${strengthOf(yoga).word}`),
    paragraph(
      [
        ...(yoga.note === FROM_MOON_NOTE ? [FROM_MOON_NOTE] : []),
        ...rules.map(({ result }) => result),
        strengthOf(yoga).text,
      ].join(' '),
    ),
    ...(length === 'short'
      ? []
      : rules.map(({ evidence, source }) => note(`Formed by: ${presentEvidence(evidence)}.`, [source]))),
  ]
}

/** The rarest and strongest yogas in words, the others in a table. */
export const yogaSection = ({ yogas }: Kundli, length: TextLength): Section => {
  const active = yogas.filter(({ cancelled }) => !cancelled).sort((a, b) => b.strength - a.strength)
  const notable = notableYogas(active.filter(({ id, result }) => !isFrighteningYoga(id) && !isYogaStatus(result)))
  const others = active.filter((yoga) => !notable.flat().includes(yoga))
  const helpful = active.filter(({ auspicious }) => auspicious === true).length
  return {
    title: 'Yogas',
    finding:
      notable.length > 0
        ? `${quantity(active.length, 'yoga')} formed, ${helpful} of them helpful; what is rare in this chart is ${joinWords(notable.map(([yoga]) => yoga!.name))}`
        : `${quantity(active.length, 'yoga')} formed, ${helpful} of them helpful; none is rare`,
    facts: yogas.map(({ name, source }) => ({ text: name, source })),
    blocks: [
      ...notable.flatMap((rules) => yogaBlocks(rules, length)),
      ...(others.length > 0
        ? length === 'short'
          ? [paragraph(`Also formed: ${joinWords(others.map(({ name }) => name))}.`)]
          : [
              table(
                'Also formed',
                ['Yoga', 'Effect', 'Strength'],
                others.map((yoga) => [yoga.name, effectOf(yoga), strengthOf(yoga).word]),
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

/** The paragraph of the reading that is on this dosha alone. */
const readingOf = ({ id }: DoshaRow, sections: Kundli['sections']) =>
  sections
    .find((section) => section.id === 'doshas')!
    .paragraphs.find(({ fact_ids }) => fact_ids.length === 1 && fact_ids[0] === `dosha.${id}`)

const doshaBlocks = (dosha: DoshaRow, sections: Kundli['sections'], length: TextLength): Block[] => {
  const evidence = presentEvidence(dosha.formation.filter(({ holds }) => holds).flatMap(({ evidence: parts }) => parts))
  const remedy = dosha.net === 'none' ? '' : remedyOf(dosha)
  const text = dosha.net === 'none' ? undefined : readingOf(dosha, sections)?.text
  return [
    subheading(`${dosha.name}: ${NET_WORDS[dosha.net as keyof typeof NET_WORDS] ?? dosha.net} (${dosha.severity})`),
    ...(text ? [paragraph(text)] : []),
    ...(remedy ? [paragraph(remedy)] : []),
    ...(length === 'short'
      ? []
      : [
          note(
            [evidence ? `Formed by: ${evidence}.` : '', dosha.note].filter(Boolean).join(' '),
            dosha.source ? [dosha.source] : [],
          ),
        ]),
  ]
}

export const doshaSection = ({ doshas, sections }: Kundli, length: TextLength): Section => {
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
      ...(length === 'short' ? active : present).flatMap((dosha) => doshaBlocks(dosha, sections, length)),
      ...(absent.length > 0
        ? [paragraph(`Looked for and not found: ${absent.map(({ name }) => name).join(', ')}.`)]
        : []),
    ],
  }
}

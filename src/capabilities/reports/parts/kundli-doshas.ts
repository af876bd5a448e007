import { isFrighteningDosha } from '../../../ai/frightening-facts.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { doshaInWords, isListedByDefault } from '../../../jyotish/doshas/index.ts'
import { MANGLIK_REFERENCES, manglikPlaces } from '../../../jyotish/doshas/manglik.ts'
import { type Graha, isLord, nameInSentence } from '../../../jyotish/grahas.ts'
import { MATURITY, NODE_MATURITY } from '../../../jyotish/lucky.ts'
import type { Finding } from '../../../jyotish/rules/clauses.ts'
import type { Dosha } from '../../../jyotish/rules/dosha-rule.ts'
import { listWithOr } from '../../../jyotish/rules/words.ts'
import { doshaShare, isCommonDosha } from '../../../jyotish/yogas/notable-yogas.ts'
import type { Fact } from '../../../readings/fact.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { DOSHA_ADVICE } from '../../shared/dosha-advice.ts'
import { DOSHA_FINDINGS } from '../../shared/dosha-findings.ts'
import type { TextLength } from '../../shared/narrative/lengths.ts'
import { shareInWords } from '../../shared/share-words.ts'
import { doshaTraits, type KundliGate } from './kundli-traits.ts'
import type { KundliReader } from './kundli-words.ts'

/** The doshas of a kundli: what each means in life, what custom does about it, and when it is held to fade. */

interface DoshaSource {
  readonly chart: RasiChart
  readonly doshas: readonly Dosha[]
  readonly reader: KundliReader
  readonly gate: KundliGate
}

const evidenceIn = (findings: readonly Finding[]) =>
  findings
    .filter(({ holds }) => holds)
    .flatMap(({ evidence }) => evidence)
    .join('; ')
const doshaFact = (dosha: Dosha): Fact => {
  const { id, present, severity, formation, net, source } = dosha
  const name = doshaInWords(dosha)
  return {
    id: `dosha.${id}`,
    kind: 'dosha',
    text: present ? `${name}: ${severity}; ${evidenceIn(formation)}.` : `${name}: absent.`,
    value: present ? net : 'absent',
    source,
  }
}

/** The planets of a dosha with their houses: "Mars in your eighth house". */
const placesOf = ({ planets }: Dosha, { chart, reader }: DoshaSource): string =>
  joinWords(
    planets.map(
      (planet) => `${nameInSentence(planet)} in ${reader.your} ${ordinalInWords(chart.graha[planet].house)} house`,
    ),
  )

/** The houses in which Mars counts, from each reference: "Mars in the fourth sign from your Moon". */
const marsReason = ({ chart, reader: { your } }: DoshaSource): string => {
  const places = manglikPlaces(chart)
  const counted = MANGLIK_REFERENCES.filter((reference) => places[reference].counts).map((reference) => {
    const nth = ordinalInWords(places[reference].house)
    return reference === 'Ascendant' ? `in ${your} ${nth} house` : `in the ${nth} sign from ${your} ${reference}`
  })
  return `Mars ${joinWords(counted)}`
}

/** The age from which a planet gives its best. */
const maturityOf = (planet: Graha): number => (isLord(planet) ? MATURITY[planet] : NODE_MATURITY[planet])

const fadesText = (fades: Graha | { readonly text: string }, { years, isChild }: KundliReader): string => {
  if (typeof fades !== 'string') return fades.text
  const age = maturityOf(fades)
  if (years >= age)
    return `Tradition sees it weaken from the age of ${age}, which ${isChild ? 'your child has' : 'you have'} passed.`
  return `Tradition sees it weaken from the age of ${age}, when ${nameInSentence(fades)} is mature.`
}

const STATES = { high: 'at full strength', medium: 'at middling strength', low: 'in a low form', none: '' } as const

const doshaText = (dosha: Dosha, source: DoshaSource): Grounded => {
  const { isChild } = source.reader
  const finding = DOSHA_FINDINGS[dosha.id]!
  const advice = isChild ? undefined : DOSHA_ADVICE[dosha.id]
  const name = doshaInWords(dosha)
  const reason = finding.reason ?? (dosha.id === 'manglik' ? marsReason(source) : placesOf(dosha, source))
  const state = dosha.net === 'mild' ? 'softened by another placement' : STATES[dosha.severity]
  const meaning = isChild ? finding.child : finding.meaning
  const grounds = `here ${state}${reason ? `, because of ${reason}` : ''}`
  const fits = source.gate.fit({ text: meaning, source: dosha.source, traits: doshaTraits(dosha.id, isChild) }, null)
  return {
    text: [
      ...(fits
        ? [meaning, `Tradition calls this ${name} dosha, ${grounds}.`]
        : [
            `${source.reader.have} ${name} dosha, ${grounds}, and stronger placements outweigh what it says of character.`,
          ]),
      ...(isCommonDosha(dosha.id)
        ? [`It is common: ${shareInWords(doshaShare(dosha.id))} of all births have it.`]
        : []),
      `Custom answers with ${finding.custom}.`,
      fadesText(finding.fades, source.reader),
      ...(advice ? [advice] : []),
    ].join(' '),
    because: [doshaFact(dosha)],
  }
}
/** The doshas with little effect, in one sentence. */
const minorText = (minor: readonly Dosha[], { have }: KundliReader): Grounded => ({
  text: `${have} ${joinWords(minor.map((dosha) => `${doshaInWords(dosha)} dosha`))} in a form that custom meets with ordinary care.`,
  because: minor.map(doshaFact),
})

/** Doshas in a low form are named and not described; in the standard length so are those of many births that are not severe. */
const isMinor = ({ id, severity, net }: Dosha, length: TextLength) =>
  (severity === 'low' && net !== 'mild') ||
  (length !== 'full' && isCommonDosha(id) && (net === 'mild' || severity !== 'high'))

/** Absent doshas that readers ask about. source: this project's own choice */
const ASKED_ABOUT: readonly string[] = ['manglik', 'kaal_sarp', 'pitra']

/** Doshas still in effect are described in turn, cancelled and absent ones in a sentence each. */
export const doshasText = (source: DoshaSource, length: TextLength): Grounded[] => {
  const { doshas, reader } = source
  const entries = doshas.filter(isListedByDefault)
  const active = entries.filter(({ net }) => net !== 'none')
  const minor = active.filter((dosha) => isMinor(dosha, length))
  const cancelled = entries.filter(({ present, net }) => present && net === 'none')
  const absent = entries.filter(
    ({ id, present }) => present === false && (length === 'full' ? !isFrighteningDosha(id) : ASKED_ABOUT.includes(id)),
  )
  const isMany = cancelled.length > 1
  return [
    ...active.filter((dosha) => !minor.includes(dosha)).map((dosha) => doshaText(dosha, source)),
    ...(minor.length > 0 ? [minorText(minor, reader)] : []),
    ...(cancelled.length > 0
      ? [
          {
            text: `${joinWords(cancelled.map((dosha) => `${doshaInWords(dosha)} dosha`))} ${isMany ? 'are' : 'is'} formed in ${reader.your} chart, but other placements cancel ${isMany ? 'them' : 'it'}, so you need do nothing about ${isMany ? 'them' : 'it'}.`,
            because: cancelled.map(doshaFact),
          },
        ]
      : []),
    ...(absent.length > 0
      ? [
          {
            text: `${reader.isChild ? 'Your child does' : 'You do'} not have ${listWithOr(absent.map(({ name }) => name))} dosha.`,
            because: absent.map(doshaFact),
          },
        ]
      : []),
  ]
}

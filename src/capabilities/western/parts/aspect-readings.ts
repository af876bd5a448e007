import { concurrently } from '../../../concurrency.ts'
import { sentenceFilterAt } from '../../../readings/age-filter.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { ByTemper } from '../../../readings/corpus/western-aspect.ts'
import { formFinder } from '../../../readings/elder-forms.ts'
import type { FactText } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { type TraitFitter, traitFitter } from '../../../readings/traits.ts'
import {
  type AspectPoint,
  aspectSentence,
  type Contact,
  effectiveNature,
  roundedOrb,
} from '../../../western/aspects.ts'
import type { NatalThemes } from '../../../western/natal-themes.ts'
import type { Name, Planet } from '../../../western/points.ts'
import { signName, signOf } from '../../../zodiac/signs.ts'
import { contactInWords, withArticle } from '../../shared/tropical/in-words.ts'
import { findingCell, type NatalLength } from './natal-length.ts'

// Readings of the main aspects of a natal chart, closest first. The table of aspects has all of them.

type Says = Cell | ByTemper
const OUTER: readonly Name[] = ['Uranus', 'Neptune', 'Pluto']
const isBetween = ({ a, b }: Contact<AspectPoint>, names: readonly Name[]) =>
  names.includes(a.name) && names.includes(b.name)

/**
 * True for an aspect that says nothing of a person: everybody of an age or of an hour has it, or it is the same line as an aspect of
 * the North Node.
 */
const isShared = (contact: Contact<AspectPoint>) =>
  isBetween(contact, ['Ascendant', 'Midheaven']) ||
  isBetween(contact, OUTER) ||
  contact.a.name === 'South Node' ||
  contact.b.name === 'South Node'

/** Returns the finder of the passage on an aspect; null for an aspect that says nothing of a person. */
export const aspectPassages = async (years: number) => {
  const [planets, points, form] = await concurrently(
    () => corpus('western-aspect'),
    () => corpus('western-point-aspect'),
    () => formFinder(years, () => corpus('elder-western-aspect')),
  )
  const { between, ...byPoint } = points
  const pairs: Readonly<Record<string, Says>> = { ...planets, ...between }
  const ofPoint: Readonly<Record<string, Record<Planet, ByTemper>>> = byPoint
  return (contact: Contact<AspectPoint>): Cell | null => {
    if (isShared(contact)) return null
    const [a, b] = [contact.a.name, contact.b.name]
    const pair = `${a} ${b}`
    const texts = pairs[pair] ?? ofPoint[b]![a as Planet]
    const nature = effectiveNature(contact)
    const path = pair in planets ? ['planets', pair] : pair in between ? ['points', 'between', pair] : ['points', b, a]
    return 'harmonious' in texts ? form([...path, nature], texts[nature]) : form(path, texts)
  }
}

// source: this service's own weighing
const MAX_TOLD: Record<NatalLength, number> = { standard: 5, full: 10 }
/** Beyond these orbs, degrees, an aspect is left to the table. */
const WIDE_ORB = 5
const MINOR_ORB = 2
const POINT_WEIGHT: Partial<Record<Name, number>> = {
  Sun: 4,
  Moon: 4,
  Ascendant: 4,
  Mercury: 3,
  Venus: 3,
  Mars: 3,
  Midheaven: 2,
  Jupiter: 2,
  Saturn: 2,
  Uranus: 1,
  Neptune: 1,
  Pluto: 1,
}
const THEME_WEIGHT = 2
/** True for an aspect with Chiron, Lilith or the North Node. */
const isMinor = ({ a, b }: Contact<AspectPoint>) =>
  [a, b].some(({ name }) => name === 'Chiron' || name === 'Lilith' || name === 'North Node')

/**
 * The aspects with a text, closest first: the closest ones of the person, and those that carry the themes. `isTold` is asked for the
 * main conflict and then by descending weight, so it can give way to the aspects before. At standard length the main conflict has its
 * chapter only, and minor points and quincunxes are left to the table.
 */
export const mainAspects = <C extends Contact<AspectPoint>>(
  contacts: readonly C[],
  { gift, strain, conflict }: NatalThemes,
  length: NatalLength,
  isTold: (contact: C) => boolean = () => true,
): C[] => {
  const weightOf = (contact: C) => {
    const names: Name[] = [contact.a.name, contact.b.name]
    const points = names.reduce((sum, name) => sum + (POINT_WEIGHT[name] ?? 0), 0)
    const ofThemes = names.filter((name) => name === gift.planet || name === strain.planet).length
    return points + THEME_WEIGHT * ofThemes + 1.5 * (WIDE_ORB - contact.orb)
  }
  const isOfConflict = (contact: C) => contact === conflict?.contact
  const main = length === 'full' ? contacts.filter(isOfConflict) : []
  const others = contacts
    .filter(
      (contact) =>
        !isShared(contact) &&
        contact.orb <= (isMinor(contact) ? MINOR_ORB : WIDE_ORB) &&
        !isOfConflict(contact) &&
        (length === 'full' || (!isMinor(contact) && contact.aspect !== 'quincunx')),
    )
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  const chosen = new Set<C>()
  for (const contact of [...main, ...others]) if (chosen.size < MAX_TOLD[length] && isTold(contact)) chosen.add(contact)
  return contacts.filter((contact) => chosen.has(contact))
}

/** Distance from exact in words, to a tenth of a degree. */
const distanceText = (orb: number) => (orb < 0.05 ? 'all but exact' : `${roundedOrb(orb).toFixed(1)} degrees`)

interface ReadingOptions {
  /** The age of the reader, an adult, in years. */
  readonly years: number
  readonly length?: NatalLength
  readonly fit?: TraitFitter
  /** The house of a point, if the texts name houses. */
  readonly houseOf?: (name: Name) => number | null
}

/** The texts of aspects, in the given order. */
export const aspectReadings = async (
  contacts: readonly Contact<AspectPoint>[],
  { years, length = 'full', fit = traitFitter(new Set()), houseOf = () => null }: ReadingOptions,
): Promise<string[]> => {
  const usedSentences = sentenceFilterAt(years)
  const passageOf = await aspectPassages(years)
  return contacts.map((contact) => {
    const { a, b, aspect, orb, applying } = contact
    const cell = passageOf(contact)
    const fitted = cell && fit(length === 'standard' ? findingCell(cell) : cell, null)
    const label = aspectSentence(
      `${contactInWords(contact)}, ${distanceText(orb)} and ${applying ? 'closing' : 'parting'}`,
    )
    if (!fitted) return label
    const fact: FactText = {
      id: `natal.${a.name}.${aspect}.${b.name}`,
      kind: 'aspect',
      text: aspectSentence(contactInWords(contact)),
      value: aspect,
      source: 'western/western-natal-chart',
      weight: 1,
      says: fitted.says,
      // The signs choose among variants of a passage.
      words: { a: signName(signOf(a.longitude)), b: signName(signOf(b.longitude)) },
    }
    // The house of a planet is that of the cusps, also just above the Ascendant.
    const aboveHorizon =
      b.name === 'Ascendant' && aspect === 'conjunction' && houseOf(a.name) === 12
        ? `Counted by the cusps, ${withArticle(a.name)} is in your twelfth house: others notice it in you first, and you use it best when you are by yourself.`
        : ''
    return [label, prose(compose([fact], { usedSentences })), aboveHorizon].filter(Boolean).join(' ')
  })
}

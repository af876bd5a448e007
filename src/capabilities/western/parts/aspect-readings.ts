import { concurrently } from '../../../concurrency.ts'
import { sentenceFilterAt } from '../../../readings/age-filter.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { ByTemper } from '../../../readings/corpus/western-aspect.ts'
import { formFinder } from '../../../readings/elder-forms.ts'
import type { FactText } from '../../../readings/fact.ts'
import { type Cell, sentencesOf } from '../../../readings/passage.ts'
import {
  ALL_ASPECTS,
  ASPECTS,
  type AspectName,
  type AspectPoint,
  aspectSentence,
  type Contact,
  effectiveNature,
  roundedOrb,
} from '../../../western/aspects.ts'
import type { Name, Planet } from '../../../western/points.ts'
import { signName, signOf } from '../../../zodiac/signs.ts'
import { contactInWords, withArticle } from '../../shared/tropical/in-words.ts'

// Readings of the aspects of a natal chart, closest first.

/** If both nodes are aspected, the South Node's row has only this text. */
const LEFT_TO_NORTH: Partial<Record<AspectName, (other: string) => string>> = {
  conjunction: (other) =>
    `You use ${other} by old habit here; its opposition to the North Node says what to do about it.`,
  opposition: (other) =>
    `You move away from old habit with ${other}; its conjunction with the North Node says where to.`,
  trine: (other) => `You handle ${other} with old skill; its sextile to the North Node says what to use it for.`,
  sextile: (other) =>
    `You get some help from old habit with ${other}; its trine to the North Node says where it leads.`,
  square: (other) => `You meet ${other} as a test on the same road; its square to the North Node says which.`,
}

/** The aspect that a point makes with the other end of a line. */
const atOtherEnd = (aspect: AspectName): AspectName =>
  ALL_ASPECTS.find((each) => ASPECTS[each].angle === 180 - ASPECTS[aspect].angle)!

/** The same contact as an aspect to the North Node, if the South Node takes part. */
const seenFromNorth = ({
  a,
  b,
  aspect,
}: Contact<AspectPoint>): { a: { name: Name }; b: { name: Name }; aspect: AspectName } =>
  a.name === 'South Node' || b.name === 'South Node'
    ? {
        a: { name: a.name === 'South Node' ? 'North Node' : a.name },
        b: { name: b.name === 'South Node' ? 'North Node' : b.name },
        aspect: atOtherEnd(aspect),
      }
    : { a, b, aspect }

const southBeside = ({ a, b }: Contact<AspectPoint>): Name | null =>
  a.name === 'South Node' ? b.name : b.name === 'South Node' ? a.name : null

type Says = Cell | ByTemper
const passageFinder = async (years: number) => {
  const [planets, points, form] = await concurrently(
    () => corpus('western-aspect'),
    () => corpus('western-point-aspect'),
    () => formFinder(years, () => corpus('elder-western-aspect')),
  )
  const { between, ...byPoint } = points
  const pairs: Readonly<Record<string, Says>> = { ...planets, ...between }
  const ofPoint: Readonly<Record<string, Record<Planet, ByTemper>>> = byPoint
  return (contact: Contact<AspectPoint>): Cell => {
    const seen = seenFromNorth(contact)
    const [a, b] = [seen.a.name, seen.b.name]
    const pair = `${a} ${b}`
    const texts = pairs[pair] ?? ofPoint[b]![a as Planet]
    const nature = effectiveNature(seen)
    const path = pair in planets ? ['planets', pair] : pair in between ? ['points', 'between', pair] : ['points', b, a]
    return 'harmonious' in texts ? form([...path, nature], texts[nature]) : form(path, texts)
  }
}

const isMinor = ({ a, b }: Contact<AspectPoint>) => [a, b].some(({ name }) => name === 'Chiron' || name === 'Lilith')
/** Beyond these orbs, degrees, an aspect is weak: its finding is named without scene and advice. */
const MINOR_ORB = 2
const WIDE_ORB = 5

/** The angle between Ascendant and Midheaven is set by hour and latitude: its orb has no weight. */
const isGeometry = ({ a, b }: Contact<AspectPoint>) => a.name === 'Ascendant' && b.name === 'Midheaven'

const OUTER: readonly Name[] = ['Uranus', 'Neptune', 'Pluto']
/** True for aspects that everybody of an age or an hour has: one sentence says so. */
const isCommon = (contact: Contact<AspectPoint>) =>
  isGeometry(contact) || (OUTER.includes(contact.a.name) && OUTER.includes(contact.b.name))

/** Distance from exact in words, to a tenth of a degree. */
const distanceText = (orb: number) => (orb < 0.05 ? 'all but exact' : `${roundedOrb(orb).toFixed(1)} degrees`)

/** Aspect rows with their texts, in the given order, closest first. */
export const aspectReadings = async <R>(
  contacts: readonly Contact<AspectPoint>[],
  rowsOf: readonly R[],
  years: number,
  /** The house of a point, if the texts name houses. */
  houseOf: (name: Name) => number | null = () => null,
) => {
  const usedSentences = sentenceFilterAt(years)
  const passageOf = await passageFinder(years)
  const withNorth = new Set(
    contacts.flatMap(({ a, b }) => (a.name === 'North Node' ? [b.name] : b.name === 'North Node' ? [a.name] : [])),
  )
  const saysOf = (contact: Contact<AspectPoint>): string => {
    const { a, b, aspect, orb } = contact
    const beside = southBeside(contact)
    const left = beside && withNorth.has(beside) && LEFT_TO_NORTH[aspect]
    if (left) return left(withArticle(beside))
    const fact: FactText = {
      id: `natal.${a.name}.${aspect}.${b.name}`,
      kind: 'aspect',
      text: aspectSentence(contactInWords(contact)),
      value: aspect,
      source: 'western/western-natal-chart',
      weight: 1,
      says: passageOf(contact),
      // The signs choose among variants of a passage.
      words: { a: signName(signOf(a.longitude)), b: signName(signOf(b.longitude)) },
    }
    const text = prose(compose([fact], { usedSentences }))
    if (isCommon(contact) || orb > (isMinor(contact) ? MINOR_ORB : WIDE_ORB)) return sentencesOf(text)[0] ?? ''
    const otherEnd = beside
      ? `Seen from your North Node, this is a ${atOtherEnd(aspect)} to ${withArticle(beside)}. `
      : ''
    // The house of a planet is that of the cusps, also just above the Ascendant.
    const aboveHorizon =
      b.name === 'Ascendant' && aspect === 'conjunction' && houseOf(a.name) === 12
        ? ` Counted by the cusps ${withArticle(a.name)} is in your twelfth house: others notice it in you first, and you do best with it when you are by yourself.`
        : ''
    return `${otherEnd}${text}${aboveHorizon}`
  }
  const describe = (contact: Contact<AspectPoint>): string => {
    const { orb, applying } = contact
    const motion = isGeometry(contact) ? '' : `, ${distanceText(orb)} and ${applying ? 'closing' : 'parting'}`
    return `${aspectSentence(`${contactInWords(contact)}${motion}`)} ${saysOf(contact)}`.trim()
  }
  return contacts.map((contact, i) => ({ ...rowsOf[i]!, text: describe(contact) }))
}

import { isFrighteningYoga } from '../../../ai/frightening-facts.ts'
import { areaYogas } from '../../../jyotish/assessment/area.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { Yoga } from '../../../jyotish/rules/yoga-rule.ts'
import { yogaRule } from '../../../jyotish/yogas/index.ts'
import { FROM_MOON_NOTE } from '../../../jyotish/yogas/mahapurusha.ts'
import { notableYogas } from '../../../jyotish/yogas/notable-yogas.ts'
import type { Fact } from '../../../readings/fact.ts'
import { countInWords, joinWords, quantity, upperFirst } from '../../../wording.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import type { TextLength } from '../../shared/narrative/lengths.ts'
import { ruleOfSide } from '../../shared/narrative/life-sides.ts'
import { yogaResult } from '../../shared/yoga-result.ts'
import { YOGA_TRAITS } from '../../shared/yoga-traits.ts'
import { type KundliCourse, spanOf } from './kundli-course.ts'
import { kundliFact } from './kundli-facts.ts'
import type { KundliGate } from './kundli-traits.ts'
import type { KundliReader } from './kundli-words.ts'
import { contradictsArea, fitsAge, type YogaVerdicts } from './kundli-yoga-results.ts'

/**
 * The rarest and strongest yogas of a kundli: what they give and when they show. A full text has the planet that most of them share and the
 * faint ones too.
 */

const seenOf = ({ clauses }: Yoga) =>
  [...new Set(clauses.filter(({ holds }) => holds).flatMap(({ evidence }) => evidence))].join('; ')

// source: this service’s bands of the strength of a yoga
const STRENGTHS = [
  ['well formed', 64],
  ['fairly formed', 45],
  ['faintly formed', 0],
] as const

/** In the standard length, yogas of this strength or more are described. */
const LEAST_STRENGTH = STRENGTHS[1][1]
// source: this project's own limit
const MOST_IN_STANDARD = 3

const strengthOf = ({ strength }: Yoga) => STRENGTHS.find(([, from]) => strength >= from)![0]

const yogaFact = (yoga: Yoga): Fact =>
  kundliFact(`yoga.${yoga.id}`, 'yoga', `${yoga.name}: ${seenOf(yoga)}.`, !yoga.cancelled, yoga.source)

/** How a yoga is formed, after its name. One planet that owns both houses of a pair of lords is said to do so. */
const formedBy = (yoga: Yoga): string => {
  const { name, planets } = yoga
  const [only] = planets
  if (planets.length === 1 && /^Lords of/.test(name))
    return `, ${strengthOf(yoga)}, since ${nameInSentence(only!)} alone rules both`
  return planets.length > 0
    ? `, ${strengthOf(yoga)} by ${joinWords(planets.map(nameInSentence))}`
    : `, ${strengthOf(yoga)}`
}

/** The planet that takes part in most of these yogas, in two at least. */
const sharedPlanet = (
  main: readonly (readonly Yoga[])[],
): { readonly planet: Graha; readonly count: number } | null => {
  const counts = new Map<Graha, number>()
  for (const [first] of main)
    for (const planet of new Set(first!.planets)) counts.set(planet, (counts.get(planet) ?? 0) + 1)
  const [top] = [...counts].toSorted(([, a], [, b]) => b - a)
  return top && top[1] >= 2 && main.length > 2 ? { planet: top[0], count: top[1] } : null
}

interface KundliYogas extends YogaVerdicts {
  readonly yogas: readonly Yoga[]
  readonly reader: KundliReader
  readonly gate: KundliGate
}

/** The yogas that a kundli describes, each with its rules of the same name. No later passage contradicts them. */
export const describedYogas = (source: KundliYogas, length: TextLength): Yoga[][] => {
  const { yogas, reader, gate } = source
  // Combinations for a marriage to come are not for late years.
  const main = notableYogas(
    yogas.filter(
      (yoga) =>
        gate.hasYoga(yoga) &&
        !isFrighteningYoga(yoga.id) &&
        !contradictsArea(yoga, source) &&
        fitsAge(yoga, reader) &&
        !(reader.isLate && yogaRule(yoga.id).group === 'vivaha'),
    ),
  )
  // In the standard length a warning belongs to the hardest side.
  const ofHardest = ruleOfSide(source.ranking.worst)
  const clear =
    length === 'full'
      ? main
      : main.filter(
          ([yoga]) =>
            yoga!.strength >= LEAST_STRENGTH &&
            (yoga!.quality !== 'inauspicious' || areaYogas(ofHardest, [yoga!]).length > 0),
        )
  const described = clear.slice(0, length === 'full' ? undefined : MOST_IN_STANDARD)
  for (const { id, result: text, source: book } of described.flat())
    gate.fit({ text, source: book, traits: YOGA_TRAITS[id] ?? [] }, null)
  return described
}

/** `main`: the described yogas. */
export const kundliYogas = (
  { yogas, reader }: Pick<KundliYogas, 'yogas' | 'reader'>,
  main: readonly (readonly Yoga[])[],
  course: KundliCourse,
  length: TextLength,
): Grounded[] => {
  const rest = yogas.filter((yoga) => !main.flat().includes(yoga))
  const isFull = length === 'full'
  const shared = isFull ? sharedPlanet(main) : null
  const times = new Map<number, string>()
  /** When a yoga shows: the running or next sub-period of one of its planets; a time already named is referred to. */
  const timeText = ({ id, planets, name, quality }: Yoga): string => {
    // Marriage has windows of its own.
    if (yogaRule(id).group === 'vivaha') return ''
    const span = course.nextOf(planets)
    if (!span) return ''
    const before = times.get(span.from)
    if (before) return isFull ? `It shows in the same time as “${before}”.` : ''
    times.set(span.from, name)
    const leads = `${nameInSentence(span.ruler)} ${span.leads}`
    if (quality === 'inauspicious') return `Watch for it ${spanOf(course, span)}, while ${leads}.`
    return `You see most of it ${spanOf(course, span)}, while ${leads}.`
  }
  /** A yoga with its results; a rule that gives rank and wealth has two. */
  const yogaText = (those: readonly Yoga[]): Grounded => {
    const yoga = those[0]!
    const [first, ...others] = those.map(({ result }) => yogaResult(result, reader.isChild))
    return {
      text: [
        `${reader.have} “${yoga.name}”${formedBy(yoga)}: ${lowerFirst(first!)}`,
        ...others,
        ...(yoga.note === FROM_MOON_NOTE ? [FROM_MOON_NOTE] : []),
        ...(reader.isChild ? [] : [timeText(yoga)]),
      ]
        .filter(Boolean)
        .join(' '),
      because: those.map(yogaFact),
    }
  }
  const statements = main.map(yogaText)
  const [opening] = statements
  const lead = shared
    ? `${upperFirst(countInWords(main.length))} rare combinations set ${reader.your} chart apart, and ${nameInSentence(shared.planet)} takes part in ${countInWords(shared.count)} of them: what ${reader.isChild ? 'your child does' : 'you do'} with ${nameInSentence(shared.planet)} decides how much of them shows.`
    : null
  return [
    ...(opening && lead ? [{ ...opening, text: `${lead} ${opening.text}` }, ...statements.slice(1)] : statements),
    ...(rest.length > 0 && (isFull || main.length === 0)
      ? [
          {
            text:
              main.length > 0
                ? `These are the rare ones. The table of yogas has ${rest.length} more, which are common, fainter, cancelled or less kind.`
                : `${reader.have} ${quantity(rest.length, 'yoga')} in the table, and none of them is both rare and clear enough to set ${reader.isChild ? 'this' : 'your'} chart apart.`,
            because: rest.map(yogaFact),
          },
        ]
      : []),
  ]
}

import type { AreaBand, AreaRule } from '../../jyotish/assessment/area.ts'
import { isHelpful, type PlanetAssessment } from '../../jyotish/assessment/planet.ts'
import { type Testimony, testimonySides, type WitnessKind } from '../../jyotish/assessment/witnesses.ts'
import { type Graha, named } from '../../jyotish/grahas.ts'
import { VARGA_RULES } from '../../jyotish/vargas.ts'
import { capitalised, listed } from '../../wording.ts'
import { houseInWords } from '../../zodiac/house-words.ts'
import { pulls } from './condition-told.ts'

/** Who speaks for a matter and who against it, in words. */

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const

/** A witness as it stands in a row: "its lord Mars". */
export const witnessNamed = ({ witness, factor }: Testimony, rule: AreaRule, period: Graha): string => {
  const planet = factor?.planet ? named(factor.planet) : ''
  const names: Record<WitnessKind, () => string> = {
    lords: () =>
      rule.primary.length + rule.secondary.length > 1 ? `its lords (${planet} first)` : `its lord ${planet}`,
    planets: () => (factor!.part === 'occupant' ? `${planet} as a guest` : `the glance of ${planet}`),
    karakas: () => (rule.karakas.length > 1 ? `its significators (${planet} first)` : `its significator ${planet}`),
    varga: () => `its divisional chart (${VARGA_RULES[rule.varga!].name.toLowerCase()})`,
    yogas: () => factor!.noun,
    bindus: () => `the points of ${houseInWords(factor!.house!)}`,
    period: () => `the present years of ${named(period)}`,
  }
  return names[witness]()
}

/** A witness that is several things. */
const isMany = ({ witness }: Testimony, { primary, secondary, karakas }: AreaRule) =>
  ({
    lords: primary.length + secondary.length > 1,
    karakas: karakas.length > 1,
    bindus: true,
    period: true,
    planets: false,
    varga: false,
    yogas: false,
  })[witness]

const everyone = (count: number) => (count === 2 ? 'Both witnesses' : `All ${COUNTS[count]} witnesses`)
const speak = (count: number) => (count === 1 ? 'speaks' : 'speak')

/** Where the witnesses of a matter agree and where they pull apart; `wins`: to which side the matter comes out by weight. */
export const witnessesTold = (
  matter: string,
  told: readonly Testimony[],
  rule: AreaRule,
  period: Graha,
  wins: 1 | 0 | -1,
): string => {
  const { speaksFor, against } = testimonySides(told)
  const names = (side: readonly Testimony[]) => listed(side.map((one) => witnessNamed(one, rule, period)))
  if (told.length === 0) return `No witness has anything to say of ${matter}, so it goes as it is tended.`
  if (against.length === 0 || speaksFor.length === 0) {
    const count = told.length === 1 ? 'The one witness that is heard' : everyone(told.length)
    const side =
      against.length === 0 ? `${speak(told.length)} for` : `${told.length === 1 ? 'asks' : 'ask'} for care in`
    return `${count} ${side} ${matter}: ${names(told)}.`
  }
  const ahead = Math.sign(speaksFor.length - against.length)
  const byWeight =
    wins === ahead
      ? ''
      : wins === 0
        ? '; by weight the two sides are about even'
        : ahead === 0
          ? `; by weight those ${wins > 0 ? 'for' : 'against'} it win`
          : ', and the fewer weigh more than the many'
  return [
    `${capitalised(COUNTS[speaksFor.length]!)} of ${COUNTS[told.length]} witnesses ${speak(speaksFor.length)} for ${matter}: ${names(speaksFor)};`,
    `${names(against)} ${against.length === 1 && !isMany(against[0]!, rule) ? 'speaks' : 'speak'} against it${byWeight}.`,
  ].join(' ')
}

/** The same in one sentence, for a summary. */
export const witnessesInShort = (told: readonly Testimony[], rule: AreaRule, period: Graha): string => {
  const { speaksFor, against } = testimonySides(told)
  const few = speaksFor.length < against.length ? speaksFor : against
  if (told.length === 0) return 'No witness speaks of it, so it goes as it is tended.'
  if (few.length === 0) {
    const side = against.length === 0 ? 'for it' : 'against it'
    return told.length === 1
      ? `One witness alone is heard, and it ${speak(1)} ${side}.`
      : `${everyone(told.length)} ${speak(told.length)} ${side}.`
  }
  const names = listed(few.map((one) => witnessNamed(one, rule, period)))
  const one = few.length === 1 && !isMany(few[0]!, rule)
  const many = told.length - few.length
  return `${capitalised(COUNTS[many]!)} of ${COUNTS[told.length]} witnesses ${speak(many)} ${few === against ? 'for it' : 'against it'}; ${names} ${one ? 'pulls' : 'pull'} the other way.`
}

/**
 * Passages below that sound otherwise than the whole of a matter: whose they are, and what makes them so. `explained`: planets of
 * which it has been said already; those said here are added.
 */
export const apartTold = (
  matter: string,
  told: readonly object[],
  band: AreaBand,
  planets: Readonly<Record<Graha, PlanetAssessment>>,
  explained: Set<Graha>,
): string[] => {
  const placed = [...new Set(told.flatMap((fact) => ('planet' in fact ? [fact.planet as Graha] : [])))]
  const kinder = band === 'weak'
  const others = band === 'mixed' ? [] : placed.filter((planet) => isHelpful(planets[planet]) === kinder)
  if (others.length === 0) return []
  const reasons = others
    .filter((planet) => !explained.has(planet))
    .map((planet) => `${named(planet)} ${pulls(planets[planet])[kinder ? 'helps' : 'burdens']}`)
  for (const planet of others) explained.add(planet)
  return [
    `What is told below of ${listed(others.map(named))} sounds ${kinder ? 'kinder' : 'harder'} than ${matter} as a whole${reasons.length > 0 ? `: ${reasons.join('; ')}` : ''}.`,
  ]
}

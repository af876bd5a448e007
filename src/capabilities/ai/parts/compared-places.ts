import type { PackFact } from '../../../ai/claims.ts'
import { searchable } from '../../../ai/user-text.ts'
import { DIGNITY_TEXT, dignityPointsOf } from '../../../jyotish/assessment/area.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { dignity } from '../../../jyotish/dignity.ts'
import { functionalNature } from '../../../jyotish/functional-nature.ts'
import { type Graha, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { inputDateText } from '../../../time/iso.ts'
import { joinWords } from '../../../wording.ts'
import { SIGNS, type Sign, type SignIndex } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import reportRelocation from '../../reports/report-relocation.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { packFact } from './chart-facts.ts'
import { packSentence, type Reader, type Sentence } from './pack.ts'

/** Two places of a choice, compared by the relocation report. */

export interface ComparedPlaces {
  /** The index of the option that suits the chart better; null for two places that are alike. */
  readonly preferred: 0 | 1 | null
  readonly names: readonly [string, string]
  /** Why the preferred place suits the chart better; for two that are alike, what speaks for the first. */
  readonly reasons: readonly Sentence[]
  /** The finding for the other place; null without one. */
  readonly against: Sentence | null
}

/** Places with a smaller difference of their scores are alike. source: this project's own weighing */
const MARGIN = 2
/** A reason counts from this difference of its points on. source: this project's own weighing */
const LEAST_POINTS = 1
/** The share of the score of a direction in the score of a place. source: `placeScore` */
const BY_DIRECTION = 0.3
/** Smaller towns share their names with too many other things. */
const LEAST_POPULATION = 100_000

const AFTER_PREPOSITION = /\b(?:to|in|at|near|from) (?:the )?(\p{L}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/u
const BARE_NAME = /^\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?$/u
/** The words of an option that may be the name of a place. */
const nameIn = (option: string): string | null =>
  AFTER_PREPOSITION.exec(option)?.[1] ?? (BARE_NAME.test(option) ? option : null)

type RelocationReport = Awaited<ReturnType<typeof reportRelocation.compute>>
type ReportedPlace = RelocationReport['places'][number]

// source: the angles of a chart, in our words
const ANGLES = { MC: 'culminates', IC: 'stands lowest', ASC: 'rises', DSC: 'sets' } as const

/** A part of the score of a place, with what is good or bad in it as a predicate; null where it takes no side. */
interface PlacePart {
  readonly points: number
  readonly good: string | null
  readonly bad: string | null
}

// source: the dignities by their order
const GOOD_DIGNITIES: readonly string[] = ['exalted', 'moolatrikona', 'own', 'friend']
const BAD_DIGNITIES: readonly string[] = ['enemy', 'debilitated']
// source: `placeScore` of the relocation report
const EFFECTS = { yogakaraka: 10, benefic: 10, neutral: 0, malefic: -10 } as const

/** The parts of a place by the planets on its angles, the lord of its ascendant and its direction, as `placeScore` counts them. */
const partsOf = (place: ReportedPlace, directions: RelocationReport['directions'], chart: RasiChart) => {
  const direction = directions.find((each) => each.direction === place.direction) ?? null
  const score = direction?.score ?? 50
  const lord = lordOf(SIGNS.indexOf(place.relocated_lagna.sign as Sign) as SignIndex)
  const state = dignity(chart.graha[lord], chart.graha)
  const angular = place.angular_planets.map(({ planet, angle }) => ({
    ...{ planet: planet as Graha, angle, effect: EFFECTS[functionalNature(planet as Graha, chart)] },
  }))
  const onAngles = (side: 1 | -1) =>
    angular
      .filter(({ effect }) => side * effect > 0)
      .map(({ planet, angle }) => `${nameInSentence(planet)} ${ANGLES[angle]}`)
  const [helping, hindering] = [onAngles(1), onAngles(-1)]
  const way = direction && `lies to the ${direction.direction.toLowerCase()} of your birthplace`
  const rising = `has a sign of ${nameInSentence(lord)} rising at your birth, and ${nameInSentence(lord)} is ${DIGNITY_TEXT[state]} in your chart`
  return {
    angles: {
      points: angular.reduce((sum, { effect }) => sum + effect, 0),
      good: helping.length > 0 ? `has help on its angles, because at your birth ${joinWords(helping)} there` : null,
      bad:
        hindering.length > 0 ? `has a strain on its angles, because at your birth ${joinWords(hindering)} there` : null,
    },
    lord: {
      points: dignityPointsOf(lord, chart),
      good: GOOD_DIGNITIES.includes(state) ? rising : null,
      bad: BAD_DIGNITIES.includes(state) ? rising : null,
    },
    direction: {
      points: BY_DIRECTION * score,
      good: way && score >= 55 ? `${way}, a direction that supports you` : null,
      bad: way && score <= 45 ? `${way}, a direction that costs you effort` : null,
    },
  } satisfies Record<string, PlacePart>
}

const PARTS = ['angles', 'lord', 'direction'] as const

/** The comparison of two options that name places; null for other options. */
export const comparedPlaces = async (
  options: readonly [string, string],
  { reader, birth, world }: { readonly reader: Reader; readonly birth: BirthWithNodeInput; readonly world: World },
): Promise<ComparedPlaces | null> => {
  const names = options.map(nameIn)
  if (names.some((name) => name === null)) return null
  const { site } = reader.born
  const places: { name: string; latitude: number; longitude: number }[] = []
  for (const query of names) {
    const matches = await world.atlas.search({ query: query!, limit: 3, near: site }, world.yieldIfDue)
    const match = matches.find(
      ({ matched_name, population }) =>
        searchable(matched_name) === searchable(query!) && population >= LEAST_POPULATION,
    )
    if (!match) return null
    places.push({ name: match.matched_name, latitude: match.latitude, longitude: match.longitude })
  }
  const report = await reportRelocation.compute(
    { ...birth, as_of: inputDateText(reader.day), years: 1, places },
    { ...world, warn() {} },
  )
  const { chart } = reader.born
  const [one, two] = report.places as [ReportedPlace, ReportedPlace]
  const facts = [one, two].map(
    ({ name, score }, index): PackFact =>
      packFact(
        `place.${index + 1}`,
        'score',
        `${name} has ${score} of 100 points for a move by your chart.`,
        score,
        'reports/report-relocation',
        [],
        9,
      ),
  )
  const difference = one.score - two.score
  const preferred = Math.abs(difference) < MARGIN ? null : difference > 0 ? 0 : 1
  const [better, other] = preferred === 1 ? [two, one] : [one, two]
  const [ofBetter, ofOther] = [better, other].map((place) => partsOf(place, report.directions, chart)) as [
    ReturnType<typeof partsOf>,
    ReturnType<typeof partsOf>,
  ]
  /** The findings for the place `ahead`: what is good in it, or bad in the other, the largest difference first. */
  const findingsFor = (ahead: ReportedPlace, own: typeof ofBetter, behind: ReportedPlace, rival: typeof ofBetter) =>
    PARTS.map((part) => ({ part, points: own[part].points - rival[part].points }))
      .filter(({ points }) => points >= LEAST_POINTS)
      .toSorted((a, b) => b.points - a.points)
      .flatMap(({ part }) =>
        own[part].good ? `${ahead.name} ${own[part].good}` : rival[part].bad ? `${behind.name} ${rival[part].bad}` : [],
      )
  const against = findingsFor(other, ofOther, better, ofBetter)[0]
  return {
    preferred,
    names: [one.name, two.name],
    reasons: findingsFor(better, ofBetter, other, ofOther)
      .slice(0, 2)
      .map((text) => packSentence(`${text}.`, ...facts)),
    against: against
      ? packSentence(preferred === null ? `${against}.` : `On the other side ${against}, which weighs less.`, ...facts)
      : null,
  }
}

import { mapConcurrently } from '../../../concurrency.ts'
import { ADULT_AGE, ageOfLife } from '../../../jyotish/ages.ts'
import {
  AREA_RULES,
  type AreaBand,
  type AreaRule,
  type AssessedArea,
  areaAssessment,
  areaYogas,
  blendWithPoints,
} from '../../../jyotish/assessment/area.ts'
import type { MatterFactor } from '../../../jyotish/assessment/house.ts'
import { rankedPeriods, timeLimitsOf } from '../../../jyotish/assessment/named-periods.ts'
import type { Conditions } from '../../../jyotish/assessment/planet.ts'
import { vimshottari } from '../../../jyotish/dashas/vimshottari.ts'
import { doubleTransits } from '../../../jyotish/double-transit.ts'
import { capitalisedName, type Graha as GrahaName, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { GIFTS } from '../../../jyotish/planet-remedies.ts'
import type { RuleFacts as BirthFacts } from '../../../jyotish/rules/facts.ts'
import type { Yoga } from '../../../jyotish/rules/yoga-rule.ts'
import { signStays } from '../../../jyotish/sign-stays.ts'
import type { Varga } from '../../../jyotish/vargas.ts'
import { yogasOf } from '../../../jyotish/yogas/index.ts'
import { isLate, sentenceFilterFrom } from '../../../readings/age-filter.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact, FactText } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { traitGateOf } from '../../../readings/traits.ts'
import type { Static } from '../../../schema.ts'
import { completedYears } from '../../../time/age.ts'
import { longDateOf } from '../../../time/iso.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { isoLocal, localAt } from '../../../time/moment.ts'
import { signOfHouse } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { coveredPart } from '../../shared/almanac.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import { birthFactsWithEclipse } from '../../shared/circumstances.ts'
import { type Grounded, paragraphOf } from '../../shared/cited-facts.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { birthday, dayOfLife, noonOfLife, siderealFrameOf, utcNoon } from '../../shared/lifetime.ts'
import { reachOf } from '../../shared/marriage-times.ts'
import { conditionSentences } from '../../shared/narrative/condition.ts'
import { type ChapterParagraph, paragraphsFor, type TextLength } from '../../shared/narrative/lengths.ts'
import { themesOf } from '../../shared/narrative/themes.ts'
import { natal } from '../../shared/natal.ts'
import { placementTexts } from '../../shared/placement-texts.ts'
import { pastReadingText } from '../../shared/reading-day.ts'
import { type CUSTOMARY_REMEDIES, reportSection } from '../../shared/report-sections.ts'
import { subject } from './area-figure.ts'
import { type AreaSummary, DEFAULT_YEARS } from './area-shapes.ts'
import { areaPeriods } from './area-timeline.ts'
import { CHILD_MATTERS, withoutRepetition } from './area-wording.ts'
import { type ParentsMatter, TIMES_FROM, timesText } from './parents-form.ts'

/** Shared parts of the area reports: judgement, summary, timeline, remedies. */

const MAX_REMEDIES = 5

type AreaInput = BirthWithNodeInput & { as_of?: string | null; years?: number | null }

export const AREA_SOURCE = 'reports/area_score'
export const factorFact = ({ id, kind, value, text }: MatterFactor): Fact => ({
  id,
  kind,
  value,
  text,
  source: AREA_SOURCE,
})

interface AreaOptions {
  /** The matter of a minor's report, for the parents; its times begin at `TIMES_FROM`. */
  readonly parents?: ParentsMatter
  /** Overrides the significators of the area. */
  readonly rule?: AreaRule & { varga: Varga }
  /** Times in a minor's report: later ones, or none. */
  readonly minors?: 'later' | 'never'
  /** A further judgement that makes half of the score. */
  readonly further?: (birth: { facts: BirthFacts; planets: Conditions; held: readonly Yoga[] }) => {
    points: number
    because: readonly Fact[]
  }
  /** Overrides the periods by the primary houses. */
  readonly periodsOf?: typeof areaPeriods
  /** Combinations count without being named; or not named to minors. */
  readonly unnamed?: boolean | 'minors'
}

export const BAND_WORDS = {
  strong: 'strongly supported',
  good: 'supported',
  mixed: 'partly supported',
  weak: 'little supported',
} as const
/** The band of a minor's matter, in the form that the matter follows. */
export const SUPPORT_FOR_CHILD: Record<AreaBand, string> = {
  strong: 'Your child has much help from the chart with',
  good: 'Your child has good help from the chart with',
  mixed: 'Your child has easy days and hard days with',
  weak: 'Your child needs your help with',
}

/** The state of an area report: everything is computed once, and no sentence is repeated. */
export const openArea = async (
  area: AssessedArea,
  grownMatter: string,
  input: AreaInput,
  world: World,
  {
    rule = AREA_RULES[area],
    parents: forParents,
    minors,
    further,
    periodsOf = areaPeriods,
    unnamed = false,
  }: AreaOptions = {},
) => {
  const born = natal(input, world)
  const { chart, moment } = born
  const as = dayOfLife(input.as_of, 'as_of', born, world)
  const from = noonOfLife(as, born)
  const years = input.years ?? DEFAULT_YEARS
  const { to: shownTo } = coveredPart({ from, to: plusDays(from, 365.25 * years) }, 'as_of', world)
  const age = completedYears(moment.local, as)
  const past = pastReadingText(from, born, world)
  /** An opening, with the day of a reading for the past. */
  const dated = (text: string) => (past ? `${text} ${past}` : text)
  const minor = minors !== undefined && age < ADULT_AGE
  // The texts choose among the times of ten years at least, as answers to questions do; the timeline has the requested years.
  const to =
    minor || years >= DEFAULT_YEARS
      ? shownTo
      : coveredPart({ from, to: plusDays(from, 365.25 * DEFAULT_YEARS) }, 'as_of', { ...world, warn() {} }).to
  const parents = minor ? forParents : undefined
  const matter = parents?.matter ?? (age < ADULT_AGE ? CHILD_MATTERS[area] : undefined) ?? grownMatter
  const readFrom = minor ? utcNoon(birthday(moment.local, parents ? TIMES_FROM : ADULT_AGE)) : from
  const { planets, houses } = chartAssessment(born, world)
  const facts = await birthFactsWithEclipse(born, world)
  const held = yogasOf(facts).filter(({ present, cancelled }) => present && !cancelled)
  const assessment = areaAssessment(rule, chart, held)
  const lord = lordOf(signOfHouse(chart.ascendant.sign, rule.primary[0]!))
  const usedSentences = sentenceFilterFrom(age)
  const texts = await placementTexts(age)
  const day = (at: JulianDay) => longDateOf(localAt(at, moment.zone))

  const scoreFact: Fact = {
    id: `score.${area}`,
    kind: 'score',
    text: `The area has ${assessment.score} of 100 points: ${assessment.band}.`,
    value: assessment.score,
    source: AREA_SOURCE,
  }
  const more = further?.({ facts, planets, held })
  const { score, band } = more ? blendWithPoints(more.points, assessment) : assessment
  const hidden = unnamed === 'minors' ? minor : unnamed
  // Sign factors are described by the report that counts them.
  const factors = assessment.factors.filter(({ part }) => part !== 'sign' && !(hidden && part === 'yoga'))
  const helpers = factors.filter(({ effect }) => effect > 0).sort((a, b) => b.effect - a.effect)
  const burdens = factors.filter(({ effect }) => effect < 0).sort((a, b) => a.effect - b.effect)
  const burden = burdens[0]
  const words = {
    helper: subject(helpers[0]?.noun ?? 'nothing in particular'),
    burden: subject(burden?.noun ?? 'nothing in particular'),
    lord: nameInSentence(lord),
  }

  // The opening comes first, so it decides; a later passage with the opposite trait is left out.
  const fit = traitGateOf([])
  /** A passage with its facts. */
  const describe = (cell: Cell, because: readonly Fact[], more: Record<string, string> = {}): Grounded[] => {
    const [first, ...others] = because
    const fact: FactText = { ...first!, weight: 1, says: cell, words: { ...words, ...more } }
    const composed = compose([fact], { usedSentences, fit })
    return composed.map(({ text, because: own, deeds = [] }) => ({
      text: withoutRepetition(text),
      because: [...own, ...others],
      deeds: deeds.map(withoutRepetition),
    }))
  }
  const speak = (facts: readonly FactText[]): Grounded[] => compose(facts, { usedSentences, fit })
  const state = (text: string, ...because: Fact[]): Grounded => ({ text, because })

  const conditionFact = (planet: GrahaName): Fact => ({
    id: `D1.${planet}.condition`,
    kind: 'strength',
    text: `${capitalisedName(planet)} ${conditionSentences(planets[planet])}.`,
    value: planets[planet].band,
    source: AREA_SOURCE,
  })

  const dasha = vimshottari(chart.graha.Moon.longitude, moment.jd)
  // Periods that begin in the years of the report are judged and named to their end.
  const reach = reachOf({ from, to }, dasha, world)
  const stays = await mapConcurrently(['Jupiter', 'Saturn'] as const, (planet) =>
    signStays(planet, { from, to: reach }, siderealFrameOf(born), world.sky, world.signal),
  )
  const doubles = rule.primary.flatMap((house) =>
    doubleTransits(house, [stays[0]!, stays[1]!], 'Ascendant', chart).map((window) => ({ house, ...window })),
  )
  const unread = minor && (minors === 'never' || readFrom >= to)
  const periods = unread
    ? []
    : periodsOf(
        { from: readFrom, to },
        { matter, rule, dasha, doubles, chart, planets, source: AREA_SOURCE, zone: moment.zone },
      )
  const { best: bestNamed } = rankedPeriods(
    periods.map((period) => ({ ...period, tied: period.ties.length > 0 })),
    timeLimitsOf({ age, isLate: isLate(age) }, { readFrom, birth: moment.jd }),
  )
  const best =
    bestNamed ?? periods.reduce<(typeof periods)[number] | null>((a, b) => (a && a.score >= b.score ? a : b), null)

  const parentsTexts = age < ADULT_AGE ? await corpus('parents-area') : null
  /** The closing of a minor's report: a further way to use what the child leans on, or what asks for help. */
  const closing = (): Grounded => {
    const { gift, strain } = themesOf({ rule, assessment, planets, houses, further: [] })
    const [text] = [
      ...describe(parentsTexts!.gift[gift.planet], [conditionFact(gift.planet), scoreFact]),
      ...describe(parentsTexts!.strain[strain.planet], [conditionFact(strain.planet), scoreFact]),
    ]
    return (
      text ??
      state(
        `Nothing more in the chart asks for a change in ${matter}, so enjoy what goes well with your child.`,
        scoreFact,
      )
    )
  }

  /** The text of a minor's summary for the parents: the matter, what the child leans on, what asks for help, and the times. */
  const textForParents = async (): Promise<string> => {
    const { gift: gifts, strain: strains } = parentsTexts!
    const { gift, strain } = themesOf({ rule, assessment, planets, houses, further: [] })
    const sentence = (says: Cell, planet: GrahaName) =>
      prose(compose([{ ...conditionFact(planet), weight: 1, says }], { usedSentences: new Set() }))
    return [
      `${SUPPORT_FOR_CHILD[band]} ${matter}.`,
      sentence(gifts[gift.planet], gift.planet),
      gift.planet === strain.planet ? '' : sentence(strains[strain.planet], strain.planet),
      parents
        ? timesText(age, parents)
        : best
          ? `The time from ${day(best.begins)} to ${day(best.end)}, under ${nameInSentence(best.ruler)}, has most to do with it.`
          : `Its times are not read before the age of ${ADULT_AGE}.`,
    ]
      .filter(Boolean)
      .join(' ')
  }
  const summary = {
    score,
    band,
    text: minor ? await textForParents() : '',
    because: [
      scoreFact,
      ...(more?.because ?? []),
      ...[...helpers.slice(0, 1), ...(burden ? [burden] : [])].map(factorFact),
      conditionFact(lord),
      ...(best?.ties ?? []),
    ],
  }

  const remedyOf = (planet: GrahaName) => ({ planet, text: GIFTS[planet], because: conditionFact(planet) })
  const remedies = [...assessment.shares]
    .filter(([, points]) => points < 0)
    .sort(([, a], [, b]) => a - b)
    .slice(0, MAX_REMEDIES)
    .map(([planet]) => remedyOf(planet))
  const remedyRows = (those: typeof remedies) =>
    those.map(({ planet, text, because }) => ({
      planet,
      kind: 'charity' as (typeof CUSTOMARY_REMEDIES)[number],
      text,
      fact_ids: [because.id],
    }))

  return {
    born,
    age,
    parents,
    stage: ageOfLife(age),
    minor,
    dasha,
    stays,
    chart,
    facts,
    planets,
    houses,
    rule,
    assessment,
    lord,
    words,
    day,
    readFrom,
    to,
    /** The end of the requested years. */
    shownTo,
    reach,
    periods,
    held,
    yogas: areaYogas(rule, held),
    texts,
    dated,
    describe,
    speak,
    state,
    conditionFact,
    scoreFact,
    summaryFacts: summary.because,
    summary: {
      score: summary.score,
      band: summary.band,
      text: summary.text,
      fact_ids: [...new Set(summary.because.map(({ id }) => id))],
    } satisfies Static<typeof AreaSummary>,
    /** The summary with the opening of a report with themes as its text. */
    summaryWith: (opening: Grounded): Static<typeof AreaSummary> => ({
      score: summary.score,
      band: summary.band,
      text: dated(opening.text),
      fact_ids: paragraphOf(opening).fact_ids,
    }),
    timeline: periods
      .filter(({ start }) => start < shownTo)
      .map(({ great, ruler, start, end, score, ties, text }) => ({
        start: isoLocal(start, moment.zone),
        end: isoLocal(end, moment.zone),
        mahadasha: great,
        antardasha: ruler,
        score,
        triggers: [...new Set(ties.map(({ id }) => id))],
        text,
      })),
    remedies: remedyRows(remedies),
    /** The remedies, headed by that of the planet that strains the report. */
    remediesWith: (strain: GrahaName) =>
      remedyRows([remedyOf(strain), ...remedies.filter(({ planet }) => planet !== strain)].slice(0, MAX_REMEDIES)),
    /** The condition of each planet with a remedy. */
    remedyFacts: remedies.map(({ because }) => because),
    remediesSection: () =>
      reportSection('remedies', 'Gifts by custom, and what to take along', [
        ...(remedies.length > 0
          ? remedies.map(({ planet, text, because }) =>
              state(`${capitalisedName(planet)} carries a load in your child’s chart. ${text}`, because),
            )
          : [
              state(
                `No planet weighs so much on ${matter} in your child’s chart that it asks for a remedy.`,
                scoreFact,
              ),
            ]),
        closing(),
      ]),
  }
}
export type OpenArea = Awaited<ReturnType<typeof openArea>>

/** A section with its score, and facts cited elsewhere that belong to it. */
export const scoredSection = (
  id: string,
  title: string,
  score: number | null,
  passages: readonly Grounded[],
  further: readonly Fact[] = [],
) => ({
  ...reportSection(id, title, [...passages, { text: '', because: further }]),
  paragraphs: passages.map(paragraphOf),
  score,
})

/** A section whose paragraphs depend on the requested length. It has the facts of all its paragraphs. */
export const chapterSection = (
  {
    id,
    title,
    score,
    paragraphs,
    further,
  }: {
    readonly id: string
    readonly title: string
    readonly score: number | null
    readonly paragraphs: readonly ChapterParagraph[]
    readonly further: readonly Fact[]
  },
  length: TextLength,
) => ({
  ...reportSection(id, title, [...paragraphs, { text: '', because: further }]),
  paragraphs: paragraphsFor(length, paragraphs).map(paragraphOf),
  score,
})

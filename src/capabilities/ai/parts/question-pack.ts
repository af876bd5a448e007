import type { AskedSpan } from '../../../ai/asked-span.ts'
import type { PackFact } from '../../../ai/claims.ts'
import type { ReadingStyle } from '../../../ai/prompt.ts'
import type { QuestionKind } from '../../../ai/question-areas.ts'
import type { QuestionForm } from '../../../ai/question-forms.ts'
import { houseOfPerson, type OtherPerson } from '../../../ai/relatives.ts'
import { mapConcurrently } from '../../../concurrency.ts'
import { AREA_RULES, ASSESSED_AREAS, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { HouseAssessment } from '../../../jyotish/assessment/house.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import type { StageOfLife } from '../../../readings/age-filter.ts'
import { inputDateText } from '../../../time/iso.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import reportCareer from '../../reports/report-career.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import { birthFacts } from '../../shared/circumstances.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { type AreaText, areaReader } from './area-facts.ts'
import { type AreaTime, type AreaTimes, areaTimes, bestTimeIn, lifeTimes, partnerTimes } from './area-times.ts'
import { type AskedDates, askedDates } from './asked-dates.ts'
import type { natalFacts } from './chart-facts.ts'
import { type ComparedPlaces, comparedPlaces } from './compared-places.ts'
import { type FieldText, fieldsOf } from './fields.ts'
import { degreesOf, rankedAreaTexts } from './life.ts'
import { type MatterThemes, matterThemes } from './matter-themes.ts'
import { allowedAreas, factPack, factsForStage, type Reader, type Sentence } from './pack.ts'
import { hasPartnerWindows, type PartnerWindow, partnerWindows } from './partner-windows.ts'
import { chartPassages, type Passages } from './passages.ts'
import { placeSentences } from './place-answers.ts'
import { smallStep } from './small-step.ts'
import { isGood, judgeSpan, nearestGood, whenOf } from './span-judgement.ts'
import { monthsOfSpan, type SpanMonths } from './span-months.ts'
import { tieOf } from './ties.ts'
import { type TimeFacts, timeFacts } from './time-facts.ts'

/** The facts of a question on one chart. */

const MAX_FACTS = 120
/** Windows are searched for this many years after the day of the reading. */
const WINDOW_YEARS = 3
/** The minimum weight of facts that tie a period to a matter, so that the limit of facts does not drop them. */
const TIE_WEIGHT = 3

export interface AreaQuestion {
  readonly areas: readonly AssessedArea[]
  readonly kind: QuestionKind
  /** Default: plain. */
  readonly form?: QuestionForm
  /** True for a question whether to stay in a place or to leave it. */
  readonly asksWhetherToStay?: boolean
  readonly asksHowLongItLasts?: boolean
  /** True for a question on the years ahead without a matter. */
  readonly asksForFuture?: boolean
  /** True for a question what a chart is about. */
  readonly asksForChart?: boolean
  /** True for a question of somebody who is not married, or has no partner. */
  readonly isSingle?: boolean
  /** True for a question whether another person can be trusted. */
  readonly asksToTrust?: boolean
  /** True for a question whether to lend money. */
  readonly asksToLend?: boolean
  readonly span?: AskedSpan | null
  readonly options?: readonly [string, string] | null
  /** The options as noun phrases; null for options that an answer does not repeat. */
  readonly optionNames?: readonly [string, string] | null
  /** The other person whose life the question is about. */
  readonly person?: OtherPerson | null
}

export interface QuestionPack {
  readonly facts: readonly PackFact[]
  readonly capabilities: readonly string[]
  readonly stage: StageOfLife
  /** The areas of the question; without any, the three best and the two weakest areas of the chart. */
  readonly areaTexts: readonly AreaText[]
  readonly times: TimeFacts
  readonly current: readonly PackFact[]
  readonly windows: readonly PackFact[]
  /** Windows for partnership; null for a question on other matters. */
  readonly partner: readonly PartnerWindow[] | null
  /** The best time for each area of the question by the report of the area; none for areas without a report. */
  readonly bestTimes: ReadonlyMap<AssessedArea, AreaTime>
  /** The times of an area, or of the life as a whole. */
  readonly timesOf: (area: AssessedArea | null) => AreaTimes
  /** The period that the question asks for, with its dates. */
  readonly asked: AskedDates | null
  /** The answer to a question where something is; null for other questions. */
  readonly place: readonly Sentence[] | null
  /** The two places of a choice; null for other questions. */
  readonly places: ComparedPlaces | null
  /** The easiest and the hardest month of the period that the question asks for. */
  readonly months: SpanMonths | null
  /** The month of a smaller step before the next good time of an area, if that time is far away. */
  readonly smallStep: (area: AssessedArea) => Sentence | null
  readonly themes: (area: AreaText) => MatterThemes
  readonly nexts: ReturnType<TimeFacts['next']>
  readonly passages: Passages
  /** Fields of work, for a question which work suits. */
  readonly fields: readonly FieldText[]
  readonly chart: RasiChart
  readonly houseOf: (house: HouseNumber) => HouseAssessment
  readonly chartFacts: ReturnType<typeof natalFacts>
}

/** The facts that answer a question on areas of life or on the whole chart. */
export const questionFacts = async (
  reader: Reader,
  birth: BirthWithNodeInput,
  {
    areas,
    kind,
    form = 'plain',
    span = null,
    options = null,
    person = null,
    style = 'plain',
  }: AreaQuestion & { readonly style?: ReadingStyle },
  world: World,
): Promise<QuestionPack> => {
  const { born, day, minor } = reader
  const { chart } = born
  const assessment = chartAssessment(born, world)
  const { planets } = assessment
  const { read, chartFacts } = areaReader(birthFacts(born, world), planets)
  const times = timeFacts(born, day, world)
  const questionAreas = allowedAreas(areas, minor)
  const isGeneral = questionAreas.length === 0
  const rankedAreas = isGeneral ? rankedAreaTexts(allowedAreas(ASSESSED_AREAS, minor).map(read)) : []
  const areaTexts = isGeneral ? [...rankedAreas.slice(0, 3), ...rankedAreas.slice(-2)] : questionAreas.map(read)
  const current = times.current()
  const nexts = times.next(3)
  const doubles = isGeneral
    ? []
    : await mapConcurrently(
        [...new Set(questionAreas.flatMap((area) => AREA_RULES[area].primary))].slice(0, 3),
        (house) => times.doubleTransit(house, WINDOW_YEARS),
      )
  const windows = doubles.flatMap(({ facts }) => facts)
  const themes = await matterThemes(reader, assessment, chartFacts)
  const reportTimes = new Map(
    minor
      ? []
      : await mapConcurrently(
          questionAreas,
          async (area) => [area, await areaTimes(area, { reader, birth, world })] as const,
        ),
  )
  const partner = questionAreas.some(hasPartnerWindows) ? (await partnerWindows(reader, birth, world)).windows : null
  const life = lifeTimes(reader, times)
  const timesOf = (area: AssessedArea | null): AreaTimes =>
    (area && (hasPartnerWindows(area) && partner ? partnerTimes(partner) : reportTimes.get(area))) || life
  const ownTimes = [...reportTimes].flatMap(([area, each]) => {
    const best = each && bestTimeIn(each)
    return best ? [{ area, best, source: each.source! }] : []
  })
  const dates = span && !person ? await askedDates(span, { reader, birth, world }) : null
  const judged = dates && 'span' in dates ? judgeSpan(timesOf(questionAreas[0] ?? null), dates.span) : null
  // A good part of the span has the months; without one they are those of the whole.
  const months =
    dates && 'span' in dates && judged && !minor
      ? await monthsOfSpan(
          {
            ...(isGood(judged) ? judged.covered : dates.span),
            phrase: isGood(judged) ? whenOf(dates.span, judged) : dates.span.phrase,
          },
          { birth, world },
        )
      : null
  // Other questions name the best time only.
  const needsTimes = isGeneral || dates !== null || form === 'now' || form === 'how_long' || form === 'choice'
  const askedTimes = needsTimes ? timesOf(questionAreas[0] ?? null).rows.map(({ fact }) => fact) : []
  const place =
    form === 'where' && !minor ? await placeSentences(questionAreas[0] ?? null, { reader, birth, world }) : null
  const places = form === 'choice' && options && !minor ? await comparedPlaces(options, { reader, birth, world }) : null
  const steps = new Map(
    minor ? [] : questionAreas.map((area) => [area, smallStep(reader, times, nearestGood(timesOf(area)), world)]),
  )
  const argumentFacts = [
    ...(isGeneral ? [areaTexts[0]!, areaTexts.at(-1)!] : areaTexts).flatMap((area) => {
      const { gift, strain } = themes(area)
      return [...gift.opening.facts, ...(strain?.opening.facts ?? [])]
    }),
    ...ownTimes.flatMap(({ area, best: { lord } }) => tieOf(lord, area, { chart, chartFacts })?.facts ?? []),
  ]
  const lords = [
    ...[times.running.maha.ruler, times.running.antar.ruler, ...nexts.periods.map(({ antar }) => antar)],
    ...(needsTimes ? timesOf(questionAreas[0] ?? null).rows.map(({ lord }) => lord) : []),
  ]
  const ties = questionAreas.flatMap((area) =>
    [...new Set(lords)].flatMap((lord) => tieOf(lord, area, { chart, chartFacts })?.facts ?? []),
  )
  const fields =
    (questionAreas[0] === 'career' || questionAreas[0] === 'education'
      ? kind === 'which' || form === 'choice'
      : form === 'choice' && isGeneral && !places) && !minor
      ? fieldsOf(
          await reportCareer.compute(
            { ...birth, as_of: inputDateText(day), years: WINDOW_YEARS },
            { ...world, warn() {} },
          ),
        )
      : []
  const vargas = [...new Set(questionAreas.map((area) => AREA_RULES[area].varga))]
  const facts = factPack(
    [
      chartFacts.ascendant(),
      chartFacts.sign('Moon'),
      chartFacts.star('Moon'),
      ...(person ? [chartFacts.lordHouse(houseOfPerson(person)), chartFacts.lord(houseOfPerson(person))] : []),
      ...argumentFacts.map((fact) => ({ ...fact, weight: Math.max(fact.weight, TIE_WEIGHT) })),
      ...areaTexts.flatMap((area) => area.facts),
      ...ownTimes.map(({ best }) => best.fact),
      ...askedTimes,
      ...[...(place ?? []), ...(places?.reasons ?? []), places?.against, months?.deed, ...steps.values()].flatMap(
        (sentence) => sentence?.facts ?? [],
      ),
      ...current,
      ...nexts.facts,
      ...windows,
      ...(partner ?? []).map(({ fact }) => fact),
      ...ties.map((fact) => ({ ...fact, weight: Math.max(fact.weight, TIE_WEIGHT) })),
      ...fields.map(({ fact }) => fact),
      ...degreesOf({ chartFacts }, { style }),
      ...chartFacts.placements(),
      ...chartFacts.dignities(),
      ...times.gochara(),
      ...(['D9'] as const).flatMap((code) => [
        chartFacts.vargaLagna(code),
        ...chartFacts.varga(code, 'Moon'),
        ...chartFacts.varga(code, 'Venus'),
      ]),
      ...vargas.flatMap((code) =>
        questionAreas.flatMap((area) => AREA_RULES[area].karakas.flatMap((planet) => chartFacts.varga(code, planet))),
      ),
      ...(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const).flatMap((planet) => chartFacts.state(planet)),
    ],
    MAX_FACTS,
  )
  return {
    facts: factsForStage(facts, reader.stage),
    capabilities: [
      ...new Set([
        ...[
          'planet-positions',
          'planetary-dignity',
          'planetary-aspects',
          'divisional-charts',
          'ashtakavarga',
          'all-yogas',
        ],
        ...[
          'vimshottari-dasha',
          'gochara-transits',
          ...(windows.length > 0 ? ['double-transit'] : []),
          ...(partner ? ['vivaha-yogas'] : []),
          ...(fields.length > 0 ? ['report-career'] : []),
          ...(places ? ['report-relocation'] : []),
          ...ownTimes.flatMap(({ source }) => (fields.length > 0 && source === 'report-career' ? [] : [source])),
        ],
      ]),
    ],
    ...{
      stage: reader.stage,
      areaTexts,
      times,
      current,
      windows,
      partner,
      bestTimes: new Map(ownTimes.map(({ area, best }) => [area, best])),
      timesOf,
      asked: dates,
      place,
      places,
      months,
      smallStep: (area) => steps.get(area) ?? null,
      themes,
      nexts,
      fields,
      chart,
      houseOf: (house) => assessment.houses[house - 1]!,
      passages: await chartPassages(chart, planets, reader.age),
      chartFacts,
    },
  }
}

/** The index of the first primary house that no other area shares; 0 by default. */
export const OWN_HOUSE_INDEX: Partial<Record<AssessedArea, number>> = { family: 1 }

export const factInPack = (pack: QuestionPack, id: string) => pack.facts.find((fact) => fact.id === id) ?? null

import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { PackFact } from '../../../ai/claims.ts'
import type { Manner } from '../../../ai/pack.ts'
import type { ReadingStyle } from '../../../ai/prompt.ts'
import type { QuestionKind } from '../../../ai/question-areas.ts'
import type { OtherPerson } from '../../../ai/relatives.ts'
import { mapConcurrently } from '../../../concurrency.ts'
import { AREA_RULES, ASSESSED_AREAS, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { nameInSentence } from '../../../jyotish/grahas.ts'
import type { StageOfLife } from '../../../readings/age-filter.ts'
import { inputDateText, longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import reportCareer from '../../reports/report-career.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import { birthFacts } from '../../shared/circumstances.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { type AreaText, areaReader, type ReasonText } from './area-facts.ts'
import type { natalFacts } from './chart-facts.ts'
import { type FieldText, fieldSentences, fieldsOf } from './fields.ts'
import { degreesOf, periodSentence, rankedAreaTexts, reasonSentence, verdictOf } from './life.ts'
import { allowedAreas, factPack, factsForStage, packSentence, type Reader, type Sentence } from './pack.ts'
import {
  hasPartnerWindows,
  NO_PARTNER_WINDOW,
  type PartnerWindow,
  partnerWindows,
  windowSentences,
} from './partner-windows.ts'
import { chartPassages, type Passages } from './passages.ts'
import { tieOf, tiesText } from './ties.ts'
import { type TimeFacts, timeFacts } from './time-facts.ts'

/** The facts of a question on one chart, and sentences of its composed answer. */

const MAX_FACTS = 120
/** Windows are searched for this many years after the day of the reading. */
const WINDOW_YEARS = 3
/** The minimum weight of facts that tie a period to a matter, so that the limit of facts does not drop them. */
const TIE_WEIGHT = 3

export interface AreaQuestion {
  readonly areas: readonly AssessedArea[]
  readonly kind: QuestionKind
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
  readonly nexts: ReturnType<TimeFacts['next']>
  readonly passages: Passages
  /** Fields of work, for a question which work suits. */
  readonly fields: readonly FieldText[]
  readonly chart: RasiChart
  readonly chartFacts: ReturnType<typeof natalFacts>
}

/** The facts that answer a question on areas of life or on the whole chart. */
export const questionFacts = async (
  reader: Reader,
  birth: BirthWithNodeInput,
  { areas, kind, style = 'plain' }: AreaQuestion & { readonly style?: ReadingStyle },
  world: World,
): Promise<QuestionPack> => {
  const { born, day, minor } = reader
  const { chart } = born
  const { planets } = chartAssessment(born, world)
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
  const partner = questionAreas.some(hasPartnerWindows) ? (await partnerWindows(reader, birth, world)).windows : null
  const lords = [times.running.maha.ruler, times.running.antar.ruler, ...nexts.periods.map(({ antar }) => antar)]
  const ties = questionAreas.flatMap((area) =>
    [...new Set(lords)].flatMap((lord) => tieOf(lord, area, { chart, chartFacts })?.facts ?? []),
  )
  const fields =
    kind === 'which' && questionAreas[0] === 'career' && !minor
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
      ...areaTexts.flatMap((area) => area.facts),
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
      ],
    ],
    ...{
      stage: reader.stage,
      areaTexts,
      times,
      current,
      windows,
      partner,
      nexts,
      fields,
      chart,
      passages: await chartPassages(chart, planets, reader.age),
      chartFacts,
    },
  }
}

/** The index of the first primary house that no other area shares; 0 by default. */
export const OWN_HOUSE_INDEX: Partial<Record<AssessedArea, number>> = { family: 1 }

const housesOf = (area: AssessedArea) => AREA_RULES[area].primary.slice(OWN_HOUSE_INDEX[area] ?? 0)

export const factInPack = (pack: QuestionPack, id: string) => pack.facts.find((fact) => fact.id === id) ?? null

/** When an area becomes important: the running and coming periods tied to it, and windows, or that there is none. */
export const timingSentences = (
  pack: QuestionPack,
  area: AssessedArea | null,
  { kind }: Pick<AreaQuestion, 'kind'>,
): Sentence[] => {
  const { times, current, nexts, windows } = pack
  const { maha, antar } = times.running
  const [mahaNow, mahaSpan, antarNow, antarSpan] = current
  const sentences: Sentence[] = [periodSentence(pack, current)]
  if (area === null) return sentences
  const { matter, stirs } = AREA_WORDS[area]
  const runningTies = [
    { lord: maha.ruler, fact: mahaNow },
    ...(antar.ruler === maha.ruler ? [] : [{ lord: antar.ruler, fact: antarNow }]),
  ].flatMap(({ lord, fact }) => {
    const tie = tieOf(lord, area, pack)
    return tie ? [{ ...tie, fact }] : []
  })
  sentences.push(
    runningTies.length > 0
      ? packSentence(
          `${tiesText(runningTies)}, so ${runningTies.length > 1 ? 'these periods bring' : 'this period brings'} ${stirs} forward.`,
          ...runningTies.flatMap(({ fact, facts }) => [fact, ...facts]),
        )
      : packSentence(
          `Neither lord of these periods is tied to ${matter}, so the matter keeps its usual pace until the period changes.`,
          ...[mahaNow, antarNow],
        ),
  )
  const nextTied = nexts.periods
    .map((period) => ({ ...period, tie: tieOf(period.antar, area, pack) }))
    .find(({ tie }) => tie !== null)
  // Questions on partnership use the windows of vivaha-yogas instead of double transits, as all readings do.
  const partner = hasPartnerWindows(area) ? pack.partner : null
  const areaWindows = partner
    ? []
    : windows.filter(({ id }) => housesOf(area).some((house) => id.includes(`.house${house}.`)))
  // The answer to "when" names the first window already.
  const shownCount = kind === 'when' ? 1 : 0
  if (partner && shownCount === 0) sentences.push(...windowSentences(partner))
  if (areaWindows.length > shownCount)
    sentences.push(
      ...areaWindows
        .slice(shownCount, 2)
        .map((window, index) =>
          packSentence(
            `${window.text.replace(/^Jupiter and Saturn together touch/, 'In transit Jupiter and Saturn together touch')} ${
              index === 0 ? `By tradition ${matter} can move forward in such a time.` : ''
            }`.trim(),
            window,
          ),
        ),
    )
  if (nextTied) {
    const span = factInPack(pack, nextTied.id)
    sentences.push(
      packSentence(
        `The next lesser period that is tied to ${matter} is that of ${nameInSentence(nextTied.antar)}, from ${times.inWords(nextTied.from)} to ${times.inWords(nextTied.to)}: ${nextTied.tie!.text.replace(/^The /, 'the ')}.`,
        ...[span, ...nextTied.tie!.facts],
      ),
    )
  }
  if (partner?.length === 0 && shownCount === 0)
    sentences.push(packSentence(upperFirst(NO_PARTNER_WINDOW), mahaSpan, antarSpan))
  else if (!partner && areaWindows.length === 0 && !nextTied && runningTies.length === 0)
    sentences.push(
      packSentence(`In the next years the chart does not single out one time for ${matter}.`, mahaSpan, antarSpan),
    )
  return sentences
}

/** The answer to "when": for partnership the windows, else one sentence. */
const whenSentences = (pack: QuestionPack, area: AssessedArea): Sentence[] => {
  const { partner, current } = pack
  if (!hasPartnerWindows(area) || !partner) return [whenSentence(pack, area)]
  const sentences = windowSentences(partner, 'As to when: ')
  return sentences.length > 0 ? sentences : [packSentence(`As to when: ${NO_PARTNER_WINDOW}`, current[1], current[3])]
}
const whenSentence = (pack: QuestionPack, area: AssessedArea): Sentence => {
  const { matter } = AREA_WORDS[area]
  const { times, nexts, windows, current } = pack
  const window = windows.find(({ id }) => housesOf(area).some((house) => id.includes(`.house${house}.`)))
  if (window) {
    const span = /(?:from|until) .*(?=\.$)/.exec(window.text)![0]
    return packSentence(
      `As to when: the first window for ${matter} in the next three years ${span.startsWith('until') ? 'has begun and lasts' : 'is'} ${span}, when Jupiter and Saturn in transit together touch its house or the lord of it.`,
      window,
    )
  }
  const antarTie = tieOf(times.running.antar.ruler, area, pack)
  if (antarTie)
    return packSentence(
      `As to when: the lesser period that runs now, until ${longDate(String(current[3]!.value))}, is itself tied to ${matter}.`,
      ...[current[2], current[3], ...antarTie.facts],
    )
  const nextTied = nexts.periods.find(({ antar }) => tieOf(antar, area, pack))
  if (nextTied)
    return packSentence(
      `As to when: the first lesser period that is tied to ${matter} is that of ${nameInSentence(nextTied.antar)}, from ${times.inWords(nextTied.from)} to ${times.inWords(nextTied.to)}.`,
      ...[factInPack(pack, nextTied.id), ...tieOf(nextTied.antar, area, pack)!.facts],
    )
  return packSentence(
    `As to when: in the next three years the chart does not single out one time for ${matter}.`,
    ...[current[1], current[3]],
  )
}

/** The reasons whose facts are all in the pack. */
export const reasonsInPack = (pack: QuestionPack, reasons: readonly ReasonText[]): ReasonText[] =>
  reasons.filter(({ facts }) => facts.every(({ id }) => factInPack(pack, id)))

/** The first sentence of an answer to a question on the life of another person. */
const otherLifeText = ({ name }: OtherPerson, area: AssessedArea): string => {
  const person = name ? `your ${name}` : 'another person'
  return `Your chart does not show the life of ${person}: that needs the birth data of that person. Here is what it shows of ${AREA_WORDS[area].matter} in your own life.`
}

/** The direct answer on an area: the verdict with the heaviest reasons for and against. */
export const answerSentences = (
  pack: QuestionPack,
  { kind, person }: AreaQuestion,
  area: AreaText,
  manner: Manner,
): Sentence[] => {
  const [help] = reasonsInPack(pack, area.helps)
  const [burden] = reasonsInPack(pack, area.burdens)
  return [
    ...(person && area === pack.areaTexts[0] ? [packSentence(otherLifeText(person, area.area), area.band)] : []),
    ...(area.area === 'career' ? fieldSentences(pack.fields) : []),
    verdictOf(area, manner, pack.stage),
    ...(help ? [reasonSentence(help, 'What helps most: ')] : []),
    ...(burden ? [reasonSentence(burden, 'What weighs against it: ')] : []),
    ...(kind === 'when' ? whenSentences(pack, area.area) : []),
    ...(kind === 'whether'
      ? [
          packSentence(
            'A chart does not answer with a bare yes or no; it shows how much stands behind a matter, and when.',
            area.band,
          ),
        ]
      : []),
  ]
}

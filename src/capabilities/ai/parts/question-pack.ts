import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { QuestionKind } from '../../../ai/areas.ts'
import type { PackFact } from '../../../ai/claims.ts'
import type { Manner } from '../../../ai/pack.ts'
import type { Style } from '../../../ai/prompt.ts'
import { mapConcurrently } from '../../../concurrency.ts'
import { AREA_RULES, AREAS, type Area } from '../../../jyotish/assessment/area.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { named } from '../../../jyotish/grahas.ts'
import { dateText, writtenDate } from '../../../time/iso.ts'
import { capitalised } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import reportCareer from '../../reports/report-career.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import { birthFacts } from '../../shared/circumstances.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { type AreaText, areaReader, type ReasonText } from './area-facts.ts'
import type { natalFacts } from './chart-facts.ts'
import { type FieldText, fieldSentences, fieldsOf } from './fields.ts'
import { degreesOf, reasonSentence, verdictOf } from './life.ts'
import { allowedAreas, factPack, factsAt, type Reader, type Sentence, say } from './pack.ts'
import {
  hasPartnerWindows,
  noPartnerWindow,
  type PartnerWindow,
  partnerWindows,
  windowSentences,
} from './partner-windows.ts'
import { type Passages, passagesOf } from './passages.ts'
import { tieOf, tiesText } from './ties.ts'
import { type TimeFacts, timeFacts } from './time-facts.ts'

/** The facts of a question on one chart, and its composed answer. */

const MOST_FACTS = 120
const WINDOW_YEARS = 3
/** What ties a period to a matter is not left out for want of room. */
const TIE_WEIGHT = 3

export interface AreaQuestion {
  readonly areas: readonly Area[]
  readonly kind: QuestionKind
}

export interface QuestionPack {
  readonly facts: readonly PackFact[]
  readonly capabilities: readonly string[]
  readonly told: readonly AreaText[]
  readonly times: TimeFacts
  readonly current: readonly PackFact[]
  readonly windows: readonly PackFact[]
  /** Times for partnership, where the question is on that. */
  readonly partner: readonly PartnerWindow[] | null
  readonly nexts: ReturnType<TimeFacts['next']>
  readonly passages: Passages
  /** Fields of work, where it is asked which. */
  readonly fields: readonly FieldText[]
  readonly chart: RasiChart
  readonly tell: ReturnType<typeof natalFacts>
}

export const questionFacts = async (
  reader: Reader,
  birth: BirthWithNodeInput,
  { areas, kind, style = 'plain' }: AreaQuestion & { readonly style?: Style },
  world: World,
): Promise<QuestionPack> => {
  const { born, day, minor } = reader
  const { chart } = born
  const { planets } = chartAssessment(born, world)
  const { read, tell } = areaReader(birthFacts(born, world), planets)
  const times = timeFacts(born, day, world)
  const asked = allowedAreas(areas, minor)
  const general = asked.length === 0
  const all = general
    ? allowedAreas(AREAS, minor)
        .map(read)
        .sort((a, b) => b.score.score - a.score.score)
    : []
  const told = general ? [...all.slice(0, 3), ...all.slice(-2)] : asked.map(read)
  const current = times.current()
  const nexts = times.next(3)
  const doubles = general
    ? []
    : await mapConcurrently([...new Set(asked.flatMap((area) => AREA_RULES[area].primary))].slice(0, 3), (house) =>
        times.doubleTransit(house, WINDOW_YEARS),
      )
  const windows = doubles.flatMap(({ facts }) => facts)
  const partner = asked.some(hasPartnerWindows)
    ? (await partnerWindows(reader, birth, WINDOW_YEARS, world)).windows
    : null
  const chartTold = { chart, tell }
  const lords = [times.running.maha.ruler, times.running.antar.ruler, ...nexts.periods.map(({ antar }) => antar)]
  const ties = asked.flatMap((area) => [...new Set(lords)].flatMap((lord) => tieOf(lord, area, chartTold)?.facts ?? []))
  const fields =
    kind === 'which' && asked[0] === 'career' && !minor
      ? fieldsOf(
          await reportCareer.compute({ ...birth, as_of: dateText(day), years: WINDOW_YEARS }, { ...world, warn() {} }),
        )
      : []
  const vargas = [...new Set(asked.map((area) => AREA_RULES[area].varga))]
  const facts = factPack(
    [
      tell.ascendant(),
      tell.sign('Moon'),
      tell.star('Moon'),
      ...told.flatMap((one) => one.facts),
      ...current,
      ...nexts.facts,
      ...windows,
      ...(partner ?? []).map(({ fact }) => fact),
      ...ties.map((fact) => ({ ...fact, weight: Math.max(fact.weight, TIE_WEIGHT) })),
      ...fields.map(({ fact }) => fact),
      ...degreesOf({ tell }, { style }),
      ...tell.placements(),
      ...tell.dignities(),
      ...times.gochara(),
      ...(['D9'] as const).flatMap((code) => [
        tell.vargaLagna(code),
        ...tell.varga(code, 'Moon'),
        ...tell.varga(code, 'Venus'),
      ]),
      ...vargas.flatMap((code) =>
        asked.flatMap((area) => AREA_RULES[area].karakas.flatMap((planet) => tell.varga(code, planet))),
      ),
      ...(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const).flatMap((planet) => tell.state(planet)),
    ],
    MOST_FACTS,
  )
  return {
    facts: factsAt(facts, reader.stage),
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
      told,
      times,
      current,
      windows,
      partner,
      nexts,
      fields,
      chart,
      passages: await passagesOf(chart, planets, reader.age),
      tell,
    },
  }
}

/** Areas whose first house is that of another area are told by a later one. */
export const OWN_HOUSE: Partial<Record<Area, number>> = { family: 1 }

const housesOf = (area: Area) => AREA_RULES[area].primary.slice(OWN_HOUSE[area] ?? 0)

export const factInPack = (pack: QuestionPack, id: string) => pack.facts.find((fact) => fact.id === id) ?? null

/** When an area comes to the front: the window, or that the chart names none. */
export const timingSentences = (
  pack: QuestionPack,
  area: Area | null,
  { kind }: Pick<AreaQuestion, 'kind'>,
): Sentence[] => {
  const { times, current, nexts, windows } = pack
  const { maha, antar } = times.running
  const [mahaNow, mahaSpan, antarNow, antarSpan] = current
  const ends = (fact: PackFact | undefined) => writtenDate(String(fact!.value))
  const sentences: Sentence[] = [
    say(
      `You are in the mahadasha of ${named(maha.ruler)}, which lasts until ${ends(mahaSpan)}, and within it in the antardasha of ${named(antar.ruler)}, until ${ends(antarSpan)}.`,
      ...[mahaNow, mahaSpan, antarNow, antarSpan],
    ),
  ]
  if (area === null) return sentences
  const { matter, stirs } = AREA_WORDS[area]
  const now = [
    { lord: maha.ruler, fact: mahaNow },
    ...(antar.ruler === maha.ruler ? [] : [{ lord: antar.ruler, fact: antarNow }]),
  ].flatMap(({ lord, fact }) => {
    const tie = tieOf(lord, area, pack)
    return tie ? [{ ...tie, fact }] : []
  })
  sentences.push(
    now.length > 0
      ? say(
          `${tiesText(now)}, so ${now.length > 1 ? 'these periods bring' : 'this period brings'} ${stirs} forward.`,
          ...now.flatMap(({ fact, facts }) => [fact, ...facts]),
        )
      : say(
          `Neither lord of these periods is tied to ${matter}, so the matter keeps its usual pace until the period changes.`,
          ...[mahaNow, antarNow],
        ),
  )
  const ahead = nexts.periods
    .map((period) => ({ ...period, tie: tieOf(period.antar, area, pack) }))
    .find(({ tie }) => tie !== null)
  // One source of times for partnership, so that no two readings differ in them.
  const partner = hasPartnerWindows(area) ? pack.partner : null
  const own = partner ? [] : windows.filter(({ id }) => housesOf(area).some((house) => id.includes(`.house${house}.`)))
  // To a when the answer has named the first already.
  const told = kind === 'when' ? 1 : 0
  if (partner && told === 0) sentences.push(...windowSentences(partner, WINDOW_YEARS))
  if (own.length > told)
    sentences.push(
      ...own
        .slice(told, 2)
        .map((window, at) =>
          say(
            `${window.text.replace(/^Jupiter and Saturn together touch/, 'In transit Jupiter and Saturn together touch')} ${
              at === 0 ? `By tradition ${matter} can move forward in such a time.` : ''
            }`.trim(),
            window,
          ),
        ),
    )
  if (ahead) {
    const span = factInPack(pack, ahead.id)
    sentences.push(
      say(
        `The next lesser period that is tied to ${matter} is that of ${named(ahead.antar)}, from ${times.inWords(ahead.from)} to ${times.inWords(ahead.to)}: ${ahead.tie!.text.replace(/^The /, 'the ')}.`,
        ...[span, ...ahead.tie!.facts],
      ),
    )
  }
  if (partner?.length === 0 && told === 0)
    sentences.push(say(capitalised(noPartnerWindow(WINDOW_YEARS)), mahaSpan, antarSpan))
  else if (!partner && own.length === 0 && !ahead && now.length === 0)
    sentences.push(say(`In the next years the chart does not single out one time for ${matter}.`, mahaSpan, antarSpan))
  return sentences
}

/** What a "when" is answered with, in one sentence. */
const whenSentences = (pack: QuestionPack, area: Area): Sentence[] => {
  const { partner, current } = pack
  if (!hasPartnerWindows(area) || !partner) return [whenSentence(pack, area)]
  const told = windowSentences(partner, WINDOW_YEARS, 'As to when: ')
  return told.length > 0 ? told : [say(`As to when: ${noPartnerWindow(WINDOW_YEARS)}`, current[1], current[3])]
}
const whenSentence = (pack: QuestionPack, area: Area): Sentence => {
  const { matter } = AREA_WORDS[area]
  const { times, nexts, windows, current } = pack
  const window = windows.find(({ id }) => housesOf(area).some((house) => id.includes(`.house${house}.`)))
  if (window) {
    const span = /(?:from|until) .*(?=\.$)/.exec(window.text)![0]
    return say(
      `As to when: the first window for ${matter} in the next three years ${span.startsWith('until') ? 'has begun and lasts' : 'is'} ${span}, when Jupiter and Saturn in transit together touch its house or the lord of it.`,
      window,
    )
  }
  const now = tieOf(times.running.antar.ruler, area, pack)
  if (now)
    return say(
      `As to when: the lesser period that runs now, until ${writtenDate(String(current[3]!.value))}, is itself tied to ${matter}.`,
      ...[current[2], current[3], ...now.facts],
    )
  const ahead = nexts.periods.find(({ antar }) => tieOf(antar, area, pack))
  if (ahead)
    return say(
      `As to when: the first lesser period that is tied to ${matter} is that of ${named(ahead.antar)}, from ${times.inWords(ahead.from)} to ${times.inWords(ahead.to)}.`,
      ...[factInPack(pack, ahead.id), ...tieOf(ahead.antar, area, pack)!.facts],
    )
  return say(
    `As to when: in the next three years the chart does not single out one time for ${matter}.`,
    ...[current[1], current[3]],
  )
}

/** Reasons whose facts are in the pack. */
export const knownOf = (pack: QuestionPack, reasons: readonly ReasonText[]): ReasonText[] =>
  reasons.filter(({ facts }) => facts.every(({ id }) => factInPack(pack, id)))

/** The answer proper: a verdict for each area asked about, with what weighs most on either side. */
export const answerSentences = (
  pack: QuestionPack,
  { kind }: AreaQuestion,
  area: AreaText,
  manner: Manner,
): Sentence[] => {
  const [help] = knownOf(pack, area.helps)
  const [burden] = knownOf(pack, area.burdens)
  return [
    ...(area.area === 'career' ? fieldSentences(pack.fields) : []),
    verdictOf(area, manner),
    ...(help ? [reasonSentence(help, 'What helps most: ')] : []),
    ...(burden ? [reasonSentence(burden, 'What weighs against it: ')] : []),
    ...(kind === 'when' ? whenSentences(pack, area.area) : []),
    ...(kind === 'whether'
      ? [
          say(
            'A chart does not answer with a bare yes or no; it shows how much stands behind a matter, and when.',
            area.band,
          ),
        ]
      : []),
  ]
}

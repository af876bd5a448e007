import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { QuestionKind } from '../../../ai/areas.ts'
import type { PackFact } from '../../../ai/claims.ts'
import { inList, isoInWords, sentenceCase } from '../../../ai/wording.ts'
import { AREA_RULES, AREAS, type Area } from '../../../jyotish/assessment/area.ts'
import { timelinePoints } from '../../../jyotish/assessment/timeline.ts'
import { type Graha, isNode, named, opening } from '../../../jyotish/grahas.ts'
import type { World } from '../../capability.ts'
import { birthFacts } from '../../vocabulary/circumstances.ts'
import { type AreaTold, areaReader } from './area-facts.ts'
import type { natalFacts } from './chart-facts.ts'
import { allowedAreas, forMinors, gathered, type Reader, type Sentence, say, Telling } from './pack.ts'
import { type Passages, passagesOf } from './passages.ts'
import { type TimeFacts, timeFacts } from './time-facts.ts'

/** The facts of a question on one chart, and its composed answer. */

const MOST_FACTS = 120
const WINDOW_YEARS = 3

const TIES = {
  owner: 'rules',
  occupant: 'stands in',
  aspect: 'looks at',
  karaka: 'stands by nature for',
  varga_lord: 'rules, in the divisional chart of the matter,',
} as const
/** A node rules nothing: it acts for the lord of its sign. */
const TIES_OF_NODES = {
  ...TIES,
  owner: 'acts for the lord of',
  varga_lord: 'acts for the lord, in the divisional chart of the matter, of',
} as const

/** How the lord of a period is tied to an area: one clause for the strongest tie. */
const tieOf = (planet: Graha, area: Area, { born }: Reader): { text: string; points: number } | null => {
  const { ties, points } = timelinePoints(planet, AREA_RULES[area], born.chart)
  const [first] = ties
  if (!first) return null
  const house = `${AREA_RULES[area].primary.length > 1 ? 'one of your houses' : 'your house'} of ${AREA_WORDS[area].matter}`
  const words = isNode(planet) ? TIES_OF_NODES : TIES
  return {
    points,
    text: `${opening(planet)} ${words[first]} ${first === 'karaka' ? AREA_WORDS[area].matter : house}`,
  }
}

interface Asked {
  readonly areas: readonly Area[]
  readonly kind: QuestionKind
}

export interface QuestionPack {
  readonly facts: readonly PackFact[]
  readonly capabilities: readonly string[]
  readonly told: readonly AreaTold[]
  readonly times: TimeFacts
  readonly current: readonly PackFact[]
  readonly windows: readonly PackFact[]
  readonly nexts: ReturnType<TimeFacts['next']>
  readonly passages: Passages
  readonly base: ReturnType<typeof natalFacts>
}

export const questionFacts = async (reader: Reader, { areas }: Asked, world: World): Promise<QuestionPack> => {
  const { born, day, minor } = reader
  const { chart } = born
  const { read, tell } = areaReader({ chart }, birthFacts(born, world))
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
    : await Promise.all(
        [...new Set(asked.flatMap((area) => AREA_RULES[area].primary))]
          .slice(0, 3)
          .map((house) => times.doubleTransit(house, WINDOW_YEARS)),
      )
  const windows = doubles.flatMap(({ facts }) => facts)
  const vargas = [...new Set(asked.map((area) => AREA_RULES[area].varga))]
  const facts = gathered(
    [
      tell.ascendant(),
      tell.sign('Moon'),
      tell.star('Moon'),
      ...told.flatMap((one) => one.facts),
      ...current,
      ...nexts.facts,
      ...windows,
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
    facts: minor ? forMinors(facts) : facts,
    capabilities: [
      ...[
        'planet-positions',
        'planetary-dignity',
        'planetary-aspects',
        'divisional-charts',
        'ashtakavarga',
        'all-yogas',
      ],
      ...['vimshottari-dasha', 'gochara-transits', ...(windows.length > 0 ? ['double-transit'] : [])],
    ],
    ...{ told, times, current, windows, nexts, tell, passages: await passagesOf(chart), base: tell },
  }
}

const factOf = (pack: QuestionPack, id: string) => pack.facts.find((fact) => fact.id === id) ?? null

/** When an area comes to the front: the window, or that the chart names none. */
export const timingSentences = (pack: QuestionPack, reader: Reader, area: Area | null): Sentence[] => {
  const { times, current, nexts, windows } = pack
  const { maha, antar } = times.running
  const [mahaNow, mahaSpan, antarNow, antarSpan] = current
  const ends = (fact: PackFact | undefined) => isoInWords(String(fact!.value))
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
    const tie = tieOf(lord, area, reader)
    return tie ? [{ ...tie, fact }] : []
  })
  sentences.push(
    now.length > 0
      ? say(
          `${inList(now.map(({ text }) => text))}, so ${now.length > 1 ? 'these periods bring' : 'this period brings'} ${stirs} forward.`,
          ...now.map(({ fact }) => fact),
        )
      : say(
          `Neither lord of these periods is tied to ${matter}, so the matter keeps its usual pace until the period changes.`,
          ...[mahaNow, antarNow],
        ),
  )
  const ahead = nexts.periods
    .map((period) => ({ ...period, tie: tieOf(period.antar, area, reader) }))
    .find(({ tie }) => tie !== null)
  const own = windows.filter(({ id }) => AREA_RULES[area].primary.some((house) => id.includes(`.house${house}.`)))
  if (own.length > 0)
    sentences.push(
      ...own
        .slice(0, 2)
        .map((window) =>
          say(
            `${window.text.replace(/^Jupiter and Saturn together touch/, 'In transit Jupiter and Saturn together touch')} ${
              window === own[0] ? 'The tradition counts such a time as one in which the matter can take shape.' : ''
            }`.trim(),
            window,
          ),
        ),
    )
  if (ahead) {
    const span = factOf(pack, ahead.id)
    sentences.push(
      say(
        `The next lesser period that is tied to ${matter} is that of ${named(ahead.antar)}, from ${times.inWords(ahead.from)} to ${times.inWords(ahead.to)}: ${ahead.tie!.text.replace(/^The /, 'the ')}.`,
        span,
      ),
    )
  }
  if (own.length === 0 && !ahead && now.length === 0)
    sentences.push(say(`In the next years the chart does not single out one time for ${matter}.`, mahaSpan, antarSpan))
  return sentences
}

/** What a "when" is answered with, in one sentence. */
const whenSentence = (pack: QuestionPack, reader: Reader, area: Area): Sentence => {
  const { matter } = AREA_WORDS[area]
  const { times, nexts, windows, current } = pack
  const window = windows.find(({ id }) => AREA_RULES[area].primary.some((house) => id.includes(`.house${house}.`)))
  if (window) {
    const span = /(?:from|until) .*(?=\.$)/.exec(window.text)![0]
    return say(
      `As to when: the first window for ${matter} in the next three years is ${span}, when Jupiter and Saturn in transit together touch its house or the lord of it.`,
      window,
    )
  }
  const now = tieOf(times.running.antar.ruler, area, reader)
  if (now)
    return say(
      `As to when: the lesser period that runs now, until ${isoInWords(String(current[3]!.value))}, is itself tied to ${matter}.`,
      ...[current[2], current[3]],
    )
  const ahead = nexts.periods.find(({ antar }) => tieOf(antar, area, reader))
  if (ahead)
    return say(
      `As to when: the first lesser period that is tied to ${matter} is that of ${named(ahead.antar)}, from ${times.inWords(ahead.from)} to ${times.inWords(ahead.to)}.`,
      factOf(pack, ahead.id),
    )
  return say(
    `As to when: in the next three years the chart does not single out one time for ${matter}.`,
    ...[current[1], current[3]],
  )
}

/** The answer proper: a verdict for each area asked about, with what weighs most on either side. */
export const answerSentences = (pack: QuestionPack, reader: Reader, { kind }: Asked, area: AreaTold): Sentence[] => {
  const { verdict } = AREA_WORDS[area.area]
  const known = ({ facts }: { facts: readonly PackFact[] }) => facts.every(({ id }) => factOf(pack, id))
  const help = area.helps.find(known)
  const burden = area.burdens.find(known)
  return [
    say(verdict[area.score.band], area.band),
    ...(help ? [say(`What helps most: ${lower(help.text)}.`, ...help.facts)] : []),
    ...(burden ? [say(`What weighs against it: ${lower(burden.text)}.`, ...burden.facts)] : []),
    ...(kind === 'when' ? [whenSentence(pack, reader, area.area)] : []),
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
/** A clause in the middle of a sentence: names keep their capitals. */
export const lower = (text: string) => text.replace(/^(The|Your)\b/, (word) => word.toLowerCase())

export const composeQuestion = (pack: QuestionPack, reader: Reader, asked: Asked) => {
  const { told, passages, base } = pack
  const telling = new Telling(pack.facts)
  const general = asked.areas.length === 0 || told.length > 3
  telling.section('answer')
  if (general) {
    const [best] = told
    const last = told.at(-1)!
    telling
      .paragraph(
        say(
          `Your ascendant is ${base.ascendant().value} and your Moon is in ${base.sign('Moon').value}.`,
          base.ascendant(),
          base.sign('Moon'),
        ),
        say(
          `Of the areas of life the chart supports ${AREA_WORDS[best!.area].matter} most, and asks most of you in ${AREA_WORDS[last.area].matter}.`,
          best!.band,
          last.band,
        ),
      )
      .paragraph(...answerSentences(pack, reader, { ...asked, kind: 'open' }, best!))
      .paragraph(...answerSentences(pack, reader, { ...asked, kind: 'open' }, last))
  } else for (const area of told) telling.paragraph(...answerSentences(pack, reader, asked, area))

  telling.section('why')
  for (const area of (general ? [told[0]!, told.at(-1)!] : told).slice(0, 3)) {
    const helps = area.helps.slice(1, 4)
    const burdens = area.burdens.slice(1, 3)
    telling.paragraph(
      ...helps.map(({ text, facts }) => say(`${sentenceCase(text)}.`, ...facts)),
      ...burdens.map(({ text, facts }, at) =>
        say(at === 0 ? `On the other side, ${lower(text)}.` : `${sentenceCase(text)}.`, ...facts),
      ),
    )
    const [house] = AREA_RULES[area.area].primary
    const where = base.lordHouse(house!)
    telling.paragraph(say(where.text, where), passages.lordInHouse(house!, where, base.lord(house!)))
  }
  if (telling.isEmpty) telling.paragraph(...pack.facts.slice(0, 3).map((fact) => say(fact.text, fact)))

  telling.section('timing')
  const [first] = told
  telling.paragraph(...timingSentences(pack, reader, general ? null : first!.area))
  const [mahaNow] = pack.current
  telling.paragraph(passages.mahadasha(pack.times.running.maha.ruler, mahaNow!))

  telling.section('advice')
  for (const { area, score, band } of (general ? told.slice(0, 1) : told).slice(0, 3)) {
    const { well, hard } = AREA_WORDS[area].advice
    telling.paragraph(say(score.band === 'strong' || score.band === 'good' ? well : hard, band))
  }
  return telling.sections
}

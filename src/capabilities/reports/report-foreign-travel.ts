import { concurrently } from '../../concurrency.ts'
import { capitalisedName, GRAHAS, nameInSentence } from '../../jyotish/grahas.ts'
import { roadsAbroad, settlementOutcome, TRAVELS, type Travel, travelRule } from '../../jyotish/journeys.ts'
import { DIRECTIONS } from '../../jyotish/panchang/day-parts.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { houseInWords } from '../../zodiac/house-words.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { conditionSentences } from '../shared/narrative/condition.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { hundredths } from '../shared/shapes.ts'
import { bandBars, weightBars } from '../shared/shares.ts'
import { areaDocument } from './parts/area-document.ts'
import { houseFact, houseInShort } from './parts/area-houses.ts'
import { AreaKind, areaKind } from './parts/area-kind.ts'
import {
  AREA_INPUT,
  AREA_METHOD,
  AreaSummary,
  AreaTimeline,
  openArea,
  scoredSection,
  yogasText,
} from './parts/area-report.ts'
import { lordSeatFact, seatFact, timelineFacts, timingText, vargaSection } from './parts/area-sections.ts'

const KINDS = Object.keys(TRAVELS) as Travel[]
const SETTLED_TITLES = {
  settles: 'Once abroad: settling rather than returning',
  even: 'Once abroad: a life in two places',
  returns: 'Once abroad: returning rather than settling',
} as const

export default capability({
  slug: 'report-foreign-travel',
  title: 'Foreign travel report',
  summary: 'Travel and life abroad by a birth: promise, kind, direction, timing, and whether one stays.',
  keywords: 'abroad foreign country settle emigrate visa travel',
  weight: 'report',
  method: `Houses 12, 9 (primary), 3, 7, 4, of which the 4th counts by its lord, guests and aspects turned round (an afflicted home lets go); karakas Rahu, Moon, Saturn; D4; movable signs on 9, 12 and the ascendant 3, fixed ones -3. ${AREA_METHOD} Kinds: the same score with houses 3, 9, 12, 10 and 12, 9 and 4 as the primary ones. Directions: the signs of the lords of 9 and 12 (2) and of planets there (1); fire east, earth south, air west, water north. Settling: the condition of the 12th house against that of the 4th, level within 6 points.`,
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('foreign_travel'),
    summary: AreaSummary,
    kinds: t.Object(
      {
        short_journeys: AreaKind,
        long_journeys: AreaKind,
        residence_abroad: AreaKind,
        work_abroad: AreaKind,
        study_abroad: AreaKind,
      },
      { description: 'Kinds of travel.' },
    ),
    directions: t.Array(
      t.Object({
        direction: oneOf(DIRECTIONS, { description: 'Direction from the birthplace.' }),
        weight: t.Number({ minimum: 0, maximum: 1, description: 'Weight, largest 1.' }),
        from: t.Array(t.String(), { description: 'Supporting facts.' }),
      }),
      { description: 'By descending weight.' },
    ),
    timeline: AreaTimeline,
    sections: rows(ReportSection, 10),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  document: (data) =>
    areaDocument(data, [
      bandBars(
        'Kinds of travel',
        KINDS.map((kind) => ({ name: TRAVELS[kind].label, score: data.kinds[kind].score })),
      ),
      weightBars(
        'Directions from the birthplace',
        data.directions.map(({ direction, weight }) => ({ name: direction, weight })),
      ),
    ]),
}).compute(async (input, world) => {
  const [texts, ways] = await concurrently(
    () => corpus('report-foreign-travel'),
    () => corpus('direction'),
  )
  const open = await openArea('foreign_travel', 'travel abroad', input, world)
  const { born, chart, planets, houses, assessment, rule, describe, state, scoreFact, conditionFact } = open

  const kinds = Object.fromEntries(
    KINDS.map((kind) => [kind, areaKind(open, kind, TRAVELS[kind].label, travelRule(rule, kind))]),
  ) as Record<Travel, ReturnType<typeof areaKind>>
  const leading = KINDS.reduce((a, b) => (kinds[b].assessment.score > kinds[a].assessment.score ? b : a))
  const travellers = GRAHAS.filter((planet) => [9, 12].includes(chart.graha[planet].house))

  const home = houses[3]!
  const roads = roadsAbroad(chart)
  const roadFacts = roads.flatMap(({ from }) =>
    from.map(
      ({ id, planet, as }): Fact => ({
        id,
        kind: 'position',
        text: `${capitalisedName(planet)}, who ${as}, is in ${signName(chart.graha[planet].sign)}.`,
        value: signName(chart.graha[planet].sign),
        source: 'vedic-charts/birth-chart',
      }),
    ),
  )
  const stay = settlementOutcome(houses[11]!.score, home.score)

  const sections = [
    scoredSection('promise', 'What the chart promises abroad', assessment.score, [
      state(open.summary.text, ...open.summaryFacts),
      ...describe(texts.promise[assessment.band], [scoreFact, ...open.summaryFacts]),
    ]),
    scoredSection(
      'third_ninth_twelfth',
      `The houses of the road: most for ${TRAVELS[leading].label.toLowerCase()}`,
      null,
      [
        ...describe(
          texts.leading[leading],
          KINDS.flatMap((kind) => kinds[kind].said.because.slice(0, 1)),
        ),
        ...KINDS.map((kind) => kinds[kind].said),
        houseInShort(open, 3, 'which is the near road'),
        houseInShort(open, 9, 'which is the long road'),
        houseInShort(open, 12, 'which is the stay abroad'),
        ...describe(texts.lord[houses[11]!.lordHouse], [lordSeatFact(houses[11]!)]),
        ...describe(texts.ninth[houses[8]!.lordHouse], [lordSeatFact(houses[8]!)]),
        ...travellers.flatMap((planet) => describe(texts.guest[planet], [seatFact(planet, chart)])),
      ],
    ),
    scoredSection('fourth_house_uprooting', 'What home does about it', home.score, [
      houseInShort(open, 4, 'which is home'),
      ...describe(texts.roots[home.band], [houseFact(open, 4)]),
      ...(home.lordHouse === 12 ? describe(texts.uprooted, [lordSeatFact(home)]) : []),
    ]),
    scoredSection('rahu', 'Rahu, who stands for what is foreign', planets.Rahu.score, [
      ...describe(texts.rahu[planets.Rahu.band], [conditionFact('Rahu')]),
      state(
        `Rahu, in ${houseInWords(chart.graha.Rahu.house)}, ${conditionSentences(planets.Rahu)}.`,
        conditionFact('Rahu'),
        seatFact('Rahu', chart),
      ),
    ]),
    vargaSection(open, 'chaturthamsha', 12, { varga: 'D4', called: 'chaturthamsha', says: texts.chaturthamsha }),
    scoredSection('yogas', 'Combinations', null, yogasText(open, texts.yogas)),
    scoredSection('directions', `Directions: ${roads[0]!.name.toLowerCase()} first`, null, [
      ...describe(ways[roads[0]!.name].supported, roadFacts),
      ...roads.map(({ name: direction, from }) =>
        state(
          `${direction}: ${joinWords(from.map(({ planet, as }) => `${nameInSentence(planet)}, who ${as}`))}.`,
          ...roadFacts.filter(({ id }) => from.some((one) => one.id === id)),
        ),
      ),
    ]),
    scoredSection('timing', 'When', null, timingText(open, texts.timing, texts.quiet), timelineFacts(open)),
    scoredSection('settlement_or_return', SETTLED_TITLES[stay], null, [
      ...describe(texts.settling[stay], [houseFact(open, 12), houseFact(open, 4)]),
    ]),
    open.remediesSection(),
  ]
  return {
    ...reportHead('foreign_travel', born),
    summary: open.summary,
    kinds: Object.fromEntries(KINDS.map((kind) => [kind, kinds[kind].row])) as Record<
      Travel,
      (typeof kinds)[Travel]['row']
    >,
    directions: roads.map(({ name: direction, weight, from }) => ({
      direction,
      weight: hundredths(weight),
      from: [...new Set(from.map(({ id }) => id))],
    })),
    timeline: open.timeline,
    sections,
    remedies: open.remedies,
    caution: CAUTION,
  }
})

import { capitalisedName, nameInSentence } from '../../jyotish/grahas.ts'
import { roadsAbroad, settlementOutcome, TRAVELS, type Travel, travelRule } from '../../jyotish/journeys.ts'
import { DIRECTIONS } from '../../jyotish/panchang/day-parts.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { oneOf, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { elementOf, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, sectionsUpTo } from '../shared/report-sections.ts'
import { hundredths } from '../shared/shapes.ts'
import { bandBars, weightBars } from '../shared/share-bars.ts'
import { areaArgument } from './parts/area-argument.ts'
import { areaChapters } from './parts/area-chapters.ts'
import { areaDocument } from './parts/area-document.ts'
import { houseFact } from './parts/area-houses.ts'
import { AreaKind, areaKind } from './parts/area-kind.ts'
import { partText } from './parts/area-parts.ts'
import { openArea, scoredSection } from './parts/area-report.ts'
import { timelineFacts } from './parts/area-sections.ts'
import { AREA_INPUT, AreaSummary, AreaTimeline } from './parts/area-shapes.ts'

const KINDS = Object.keys(TRAVELS) as Travel[]
const SETTLED_TITLES = {
  settles: 'Once abroad, you stay',
  even: 'Once abroad, a life in two places',
  returns: 'Once abroad, you come back',
} as const

export default capability({
  slug: 'report-foreign-travel',
  title: 'Foreign travel report',
  summary: 'Travel and life abroad by a birth: promise, kind, direction, timing, and whether one stays.',
  keywords: 'abroad foreign country settle emigrate visa travel',
  weight: 'report',
  method:
    'The houses are 12 and 9 (primary), 3, 7 and 4. The 4th counts by its lord, occupants and aspects with the opposite sign, since an afflicted home favours leaving. The karakas are Rahu, Moon and Saturn, the varga D4. Movable signs on 9, 12 and the ascendant add 3, fixed ones subtract 3. The area is scored and timed as in detailed-life. Kinds of travel have the same score with houses 3, 9, 12, 10 and 12, or 9 and 4 as primary houses. Directions follow the signs of the lords of 9 and 12 (weight 2) and of planets there (1): fire east, earth south, air west, water north. Settling compares the condition of the 12th house with that of the 4th; within 6 points they are level.',
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
        weight: t.Number({ minimum: 0, maximum: 1, description: 'Weight relative to the largest, which is 1.' }),
        from: t.Array(t.String(), { description: 'Supporting facts.' }),
      }),
      { description: 'Directions by descending weight.' },
    ),
    timeline: AreaTimeline,
    sections: sectionsUpTo(10),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'teal',
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
  },
}).compute(async (input, world) => {
  const texts = await corpus('report-foreign-travel')
  const open = await openArea('foreign_travel', 'travel abroad', input, world)
  const argument = await areaArgument(open, {
    area: 'foreign_travel',
    matter: 'travel abroad',
    name: givenName(input.name),
  })
  const chapters = await areaChapters(open, argument, 'life abroad')
  const { born, chart, planets, houses, assessment, rule, describe, state } = open

  const kinds = Object.fromEntries(
    KINDS.map((kind) => [kind, areaKind(open, kind, TRAVELS[kind].label, travelRule(rule, kind))]),
  ) as Record<Travel, ReturnType<typeof areaKind>>
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

  const you = chapters.isForParents ? 'your child' : 'you'
  const directionText = ({ name: direction, from }: (typeof roads)[number]) =>
    `${direction.toLowerCase()}, because ${joinWords(from.slice(0, 2).map(({ planet, as }) => `${nameInSentence(planet)} ${as.replace(/house (\d+)/, (_, house) => `${chapters.isForParents ? 'the' : 'your'} ${ordinalInWords(Number(house))} house`)} and is in ${signName(chart.graha[planet].sign)}`))}`
  const rows = KINDS.map((kind) => ({ label: TRAVELS[kind].label, ...kinds[kind] }))

  const sections = [
    scoredSection(
      'promise',
      'What far places do for you',
      assessment.score,
      [...argument.promise, ...chapters.parts('the five kinds of travel', rows)],
      rows.flatMap(({ said }) => said.because),
    ),
    scoredSection('third_ninth_twelfth', 'How you get there and how you live there', null, [
      ...chapters.house(12, { places: texts.lord_place, guests: texts.guests }),
      ...chapters.house(9, { lords: texts.roads, guests: texts.guests }),
    ]),
    scoredSection(
      'fourth_house_uprooting',
      'What holds you at home',
      home.score,
      chapters.house(4, { lords: texts.roots }),
    ),
    scoredSection('rahu', 'You as a stranger', planets.Rahu.score, chapters.planet('Rahu', texts.rahu)),
    scoredSection(
      'chaturthamsha',
      'How you take root',
      null,
      chapters.divided(12, { varga: 'D4', called: 'chaturthamsha', gloss: 'the chart of home' }, texts.rising),
    ),
    scoredSection(
      'yogas',
      'Combinations for leaving the birthplace',
      null,
      chapters.yogas(),
      open.yogas.map(chapters.yogaFact),
    ),
    scoredSection('directions', `Directions: ${roads[0]!.name.toLowerCase()} first`, null, [
      state(`The chart points ${you} ${directionText(roads[0]!)}.`, ...roadFacts),
    ]),
    scoredSection('timing', argument.timingHead, null, argument.timing(), timelineFacts(open)),
    scoredSection('settlement_or_return', SETTLED_TITLES[stay], null, [
      ...(chapters.isForParents
        ? []
        : describe(texts.settling[stay][elementOf(home.sign)], [houseFact(open, 12), houseFact(open, 4)])),
      state(
        `The twelfth house (far places) is ${houses[11]!.band} and the fourth (home) is ${home.band} in ${you === 'you' ? 'your' : 'this'} chart, with ${nameInSentence(houses[11]!.lord)} and ${nameInSentence(home.lord)} as their lords.`,
        houseFact(open, 12),
        houseFact(open, 4),
      ),
    ]),
    argument.remedies(),
  ]
  return {
    ...reportHead('foreign_travel', born),
    summary: open.summaryWith(argument.opening),
    kinds: Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        chapters.isForParents
          ? kinds[kind].row
          : { ...kinds[kind].row, text: partText(TRAVELS[kind].label, kinds[kind]) },
      ]),
    ) as Record<Travel, (typeof kinds)[Travel]['row']>,
    directions: roads.map(({ name: direction, weight, from }) => ({
      direction,
      weight: hundredths(weight),
      from: [...new Set(from.map(({ id }) => id))],
    })),
    timeline: open.timeline,
    sections: chapters.titled(sections),
    remedies: argument.remedyRows,
    caution: CAUTION,
  }
})

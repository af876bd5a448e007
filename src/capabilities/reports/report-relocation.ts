import { concurrently } from '../../concurrency.ts'
import { picture, radar, table } from '../../document/document.ts'
import { DIGNITY_TEXT } from '../../jyotish/assessment/area.ts'
import { type RasiChart, rasiChart } from '../../jyotish/chart.ts'
import { dignity } from '../../jyotish/dignity.ts'
import { type FunctionalNature, functionalNature } from '../../jyotish/functional-nature.ts'
import { capitalisedName, GRAHAS, type Graha, lordOf, nameInSentence } from '../../jyotish/grahas.ts'
import { settlementOutcome } from '../../jyotish/journeys.ts'
import { DIRECTIONS } from '../../jyotish/panchang/day-parts.ts'
import {
  compassEighth,
  type DirectionScore,
  directionScores,
  directionShade,
  facingText,
  placeScore,
} from '../../jyotish/places-to-live.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { bearingTo, kilometresBetween } from '../../sky/sphere.ts'
import { LINE_ANGLES } from '../../western/location/lines.ts'
import { ANGULAR_ORB, angularPoints } from '../../western/location/relocation.ts'
import { joinWords } from '../../wording.ts'
import { elementOf, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { NamedPlace } from '../shared/geo-place.ts'
import { siteWithHorizon } from '../shared/horizon.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, sectionsUpTo } from '../shared/report-sections.ts'
import { Graha as GrahaName, hundredths, Placement, placement } from '../shared/shapes.ts'
import { bandBars } from '../shared/share-bars.ts'
import { areaArgument } from './parts/area-argument.ts'
import { areaChapters } from './parts/area-chapters.ts'
import { areaDocument } from './parts/area-document.ts'
import { houseFact } from './parts/area-houses.ts'
import { AREA_SOURCE, type OpenArea, openArea, scoredSection } from './parts/area-report.ts'
import { timelineFacts } from './parts/area-sections.ts'
import { AREA_INPUT, AreaSummary, AreaTimeline } from './parts/area-shapes.ts'

const SETTLED_TITLES = {
  settles: 'Leaving comes easier to you than staying',
  even: 'Staying and leaving weigh the same for you',
  returns: 'Staying comes easier to you than leaving',
} as const
const NATURES: Record<FunctionalNature, string> = {
  yogakaraka: 'does the most good of all',
  benefic: 'means well',
  neutral: 'takes no side',
  malefic: 'makes trouble',
}
const ANGLE_WORDS = {
  MC: 'at the top of the sky',
  IC: 'at the foot of the sky',
  ASC: 'on the ascendant',
  DSC: 'on the descendant',
} as const

/** The nine without Ketu, who stands opposite Rahu. */
const ON_THE_MAP = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'North Node']

type Place = { name: string; latitude: number; longitude: number }

export default capability({
  slug: 'report-relocation',
  title: 'Relocation report',
  summary: 'Moving by a birth: support for a move, direction, comparison of up to ten places, and timing.',
  keywords: 'move relocate another city settle',
  weight: 'report',
  method:
    'The houses are 4 and 12 (primary), 3 and 9, the karakas Moon and Rahu, the varga D4. The area is scored and timed as in detailed-life. A direction starts at 50. Its planet (Sun east, Venus south-east, Mars south, Rahu south-west, Saturn west, Moon north-west, Mercury north, Jupiter north-east) adds 10 as a functional benefic or yogakaraka or subtracts 10 as a malefic, times its Shadbala ratio (Rahu 1). Each of houses 1, 4, 5, 9, 10 and 11 whose sign belongs to the direction adds 3 (fire east, earth south, air west, water north). A place starts at 35. Planets within 8 degrees of longitude of an angle of the local chart add or subtract 10 by functional nature; the dignity of the local ascendant lord and 0.3 of the score of the direction (50 at the birthplace) are added. Distances are great circles on a sphere of 6371.0088 km. Staying or leaving follows report-foreign-travel.',
  input: reportBirth({
    ...AREA_INPUT,
    places: maybe(t.Array(NamedPlace, { maxItems: 10, description: 'Places to compare.' })),
  }),
  data: t.Object({
    ...reportHeadFields('relocation'),
    summary: AreaSummary,
    directions: t.Array(
      t.Object({
        direction: oneOf(DIRECTIONS, { description: 'Direction from the birthplace.' }),
        score: t.Number({
          minimum: 0,
          maximum: 100,
          description: 'Support in the chart; 50 is neutral.',
        }),
        from: t.Array(t.String(), { description: 'Facts behind the score.' }),
      }),
      { minItems: 8, maxItems: 8, description: 'Eight directions, clockwise from the north.' },
    ),
    places: t.Array(
      t.Object({
        name: t.String({ description: 'Name as sent.' }),
        bearing_degrees: nullable(
          t.Number({
            minimum: 0,
            exclusiveMaximum: 360,
            description:
              'Initial great-circle bearing from the birthplace, from north by east; null at the birthplace.',
          }),
        ),
        direction: nullable(oneOf(DIRECTIONS, { description: 'Eighth of the compass; null at the birthplace.' })),
        distance_km: t.Number({ minimum: 0, description: 'Great-circle distance, kilometres.' }),
        relocated_lagna: Placement,
        angular_planets: t.Array(
          t.Object({
            planet: GrahaName,
            angle: oneOf(LINE_ANGLES, { description: 'Angle of the local chart.' }),
            orb: t.Number({
              minimum: 0,
              maximum: ANGULAR_ORB,
              description: 'Distance in longitude from the angle, degrees.',
            }),
          }),
          { description: 'The nearest first.' },
        ),
        score: t.Number({ minimum: 0, maximum: 100, description: 'Suitability for this birth.' }),
        text: t.String({ description: 'Summary in a few sentences.' }),
        fact_ids: t.Array(t.String(), { minItems: 1, description: 'Ids of supporting facts.' }),
      }),
      { maxItems: 10, description: 'Places in input order.' },
    ),
    timeline: AreaTimeline,
    sections: sectionsUpTo(8),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: {
    ...independence,
    as_of: '1975-06-01',
    years: 5,
    places: [
      { name: 'Mumbai', latitude: 19.076, longitude: 72.8777 },
      { name: 'London', latitude: 51.5074, longitude: -0.1278 },
    ],
  },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'steel',
    document: (data) =>
      areaDocument(
        // Without requested places there is nothing to print.
        data.places.length > 0
          ? data
          : { ...data, sections: data.sections.filter(({ id }) => id !== 'place_comparison') },
        [
          radar(
            'Directions from the birthplace',
            data.directions.map(({ direction, score }) => ({
              name: direction,
              share: score / 100,
              label: directionShade(score),
            })),
          ),
          picture(
            'Where each planet stood on an angle when this birth took place',
            `A map of the Earth with the lines of the planets, the birthplace${data.places.length > 0 ? ` and ${joinWords(data.places.map(({ name }) => name))}` : ''}.`,
            {
              capability: 'location-astrology/astrocartography-map',
              input: { planets: ON_THE_MAP, width: 700, captions: false },
              renamedInputs: { markers: 'places' },
            },
          ),
          table(
            'Places',
            ['Place', 'Direction', 'Distance', 'Rises there'],
            data.places.map(({ name, direction, distance_km, relocated_lagna }) => [
              name,
              direction ?? 'the birthplace',
              `${Math.round(distance_km).toLocaleString('en')} km`,
              relocated_lagna.sign,
            ]),
          ),
          bandBars('How the places stand', data.places),
        ],
      ),
  },
}).compute(async (input, world) => {
  const values: readonly Place[] = input.places ?? []
  const [texts, ways] = await concurrently(
    () => corpus('report-relocation'),
    () => corpus('direction'),
  )
  const open = await openArea('relocation', 'moving', input, world)
  const argument = await areaArgument(open, { area: 'relocation', matter: 'moving', name: givenName(input.name) })
  const chapters = await areaChapters(open, argument, 'moving')
  const { born, chart, houses, assessment, describe, state } = open
  const you = chapters.isForParents ? 'your child' : 'you'
  const [home, away] = [houses[3]!, houses[11]!]
  const leaning = settlementOutcome(away.score, home.score)

  const directions = directionScores(chart, open.facts.shadbalaRatios()!)
  const ofDirection = new Map(
    directions.map((each) => [each.direction, { ...each, facts: directionFacts(each, open) }]),
  )
  const ranked = directions.toSorted((a, b) => b.score - a.score)
  const [first, last] = [ranked[0]!, ranked.at(-1)!]

  const places = values.map((place, i) => {
    const there = rasiChart(chart.at, siteWithHorizon(place, `places.${i}.latitude`, world), input, world.sky)
    const distance = kilometresBetween(born.site, place)
    const here = distance < HERE_KM
    const bearing = here ? null : bearingTo(born.site, place)
    const direction = bearing === null ? null : ofDirection.get(compassEighth(bearing))!
    const angular = angularPoints(
      {
        ascendant: there.ascendant.longitude,
        midheaven: there.midheaven.longitude,
        points: GRAHAS.map((name) => ({ name, longitude: chart.graha[name].longitude })),
      },
      ANGULAR_ORB,
    )
    const lord = lordOf(there.ascendant.sign)
    const id = `place.${i + 1}`
    const way = here
      ? `${place.name} is the birthplace`
      : `${place.name} lies ${distanceText(distance)} to the ${direction!.direction.toLowerCase()}`
    const facts: Fact[] = [
      {
        id: `${id}.way`,
        kind: 'position',
        text: `${way}.`,
        value: Math.round(distance),
        source: AREA_SOURCE,
      },
      {
        id: `${id}.lagna`,
        kind: 'position',
        text: `At the moment of birth ${signName(there.ascendant.sign)} rises in ${place.name}.`,
        value: signName(there.ascendant.sign),
        source: 'location-astrology/relocated-chart',
      },
      ...angular.map(
        ({ planet, angle, orb }): Fact => ({
          id: `${id}.${planet}.${angle}`,
          kind: 'position',
          text: `In ${place.name} ${nameInSentence(planet)} stands ${ANGLE_WORDS[angle]}, within ${orb.toFixed(1)} degrees; for this ascendant it ${NATURES[functionalNature(planet, chart)]}.`,
          value: angle,
          source: 'location-astrology/relocated-chart',
        }),
      ),
    ]
    return {
      place,
      bearing,
      distance,
      direction,
      there,
      angular,
      facts,
      score: placeScore(
        chart,
        angular.map(({ planet }) => planet),
        lord,
        direction,
      ),
      text: [
        `${way}${direction ? `, a direction that ${SHADE_WORDS[direction.shade]} ${you}` : ''}.`,
        `${signName(there.ascendant.sign)} rises there, and its lord, ${nameInSentence(lord)}, is ${DIGNITY_TEXT[dignity(chart.graha[lord], chart.graha)]} in ${you === 'you' ? 'your' : 'the'} chart.`,
        ...anglesText(angular, chart, you),
      ].join(' '),
    }
  })
  const best = places.toSorted((a, b) => b.score - a.score)[0]
  const everyDirection = directions.flatMap(({ direction }) => ofDirection.get(direction)!.facts)

  const sections = [
    scoredSection(
      'promise_of_move',
      'What a move does for you',
      assessment.score,
      [...argument.promise, ...chapters.yogas()],
      open.yogas.map(chapters.yogaFact),
    ),
    scoredSection('staying_or_leaving', SETTLED_TITLES[leaning], null, [
      ...(chapters.isForParents
        ? []
        : describe(texts.leaning[leaning][elementOf(home.sign)], [houseFact(open, 4), houseFact(open, 12)])),
      state(
        `The fourth house, which holds ${you}, is ${home.band}, and the twelfth, which lets ${you} go, is ${away.band}; ${nameInSentence(home.lord)} and ${nameInSentence(away.lord)} rule them.`,
        houseFact(open, 4),
        houseFact(open, 12),
      ),
    ]),
    scoredSection(
      'directions',
      `Directions: ${first.direction.toLowerCase()} first`,
      null,
      [
        ...(chapters.isForParents
          ? []
          : [first, last].flatMap(({ direction, shade }) =>
              describe(ways[direction][shade], ofDirection.get(direction)!.facts),
            )),
        ...(chapters.isForParents
          ? [
              state(
                `The ${first.direction.toLowerCase()} helps your child most, and the ${last.direction.toLowerCase()} least.`,
                ...everyDirection,
              ),
            ]
          : []),
      ],
      everyDirection,
    ),
    scoredSection(
      'place_comparison',
      best && places.length > 1 ? `Of the places, ${best.place.name} suits you best` : 'Places compared',
      null,
      places.length === 0 ? [] : places.map(({ text, facts }) => state(text, ...facts)),
    ),
    scoredSection('home_and_roots', 'What home is to you', home.score, [
      ...chapters.house(4, { places: texts.lord_place, guests: texts.guests }),
      ...chapters.planet('Moon', texts.moon),
    ]),
    scoredSection(
      'work_elsewhere',
      'Your work in another place',
      houses[9]!.score,
      chapters.house(10, { places: texts.work }),
    ),
    scoredSection('timing', argument.timingHead, null, argument.timing(), timelineFacts(open)),
    argument.remedies(),
  ]
  return {
    ...reportHead('relocation', born),
    summary: open.summaryWith(argument.opening),
    directions: directions.map(({ direction, score }) => ({
      direction,
      score,
      from: ofDirection.get(direction)!.facts.map(({ id }) => id),
    })),
    places: places.map(({ place, bearing, direction, distance, there, angular, score, text, facts }) => ({
      name: place.name,
      bearing_degrees: bearing === null ? null : hundredths(bearing) % 360,
      direction: direction?.direction ?? null,
      distance_km: hundredths(distance),
      relocated_lagna: placement(there.ascendant),
      angular_planets: angular.map(({ planet, angle, orb }) => ({ planet, angle, orb: hundredths(orb) })),
      score,
      text,
      fact_ids: facts.map(({ id }) => id),
    })),
    timeline: open.timeline,
    sections: chapters.titled(sections),
    remedies: argument.remedyRows,
    caution: CAUTION,
  }
})

/** A place closer than this is the birthplace and has no bearing. */
const HERE_KM = 1

const SHADE_WORDS = { supported: 'supports', neutral: 'neither supports nor strains', strained: 'strains' } as const

/** A rounded distance in words. */
const distanceText = (km: number) => `${Math.round(km).toLocaleString('en-GB')} km`

/** Helping and hindering planets on the angles of a place. */
const anglesText = (
  angular: readonly { planet: Graha; angle: keyof typeof ANGLE_WORDS }[],
  chart: RasiChart,
  you: string,
): readonly string[] => {
  const placed = (natures: readonly FunctionalNature[]) =>
    angular
      .filter(({ planet }) => natures.includes(functionalNature(planet, chart)))
      .map(({ planet, angle }) => `${nameInSentence(planet)} ${ANGLE_WORDS[angle]}`)
  const [help, harm] = [placed(['yogakaraka', 'benefic']), placed(['malefic'])]
  if (help.length + harm.length === 0) return [`No planet that helps or harms ${you} stands near its angles.`]
  return [
    ...(help.length > 0 ? [`What helps ${you} there: ${joinWords(help)}.`] : []),
    ...(harm.length > 0 ? [`What works against ${you} there: ${joinWords(harm)}.`] : []),
  ]
}

const directionFacts = ({ ruler, nature, ratio, houses, direction }: DirectionScore, { chart }: OpenArea): Fact[] => [
  {
    id: `direction.${direction}.ruler`,
    kind: 'strength',
    text: `${capitalisedName(ruler)}, who rules the ${direction.toLowerCase()}, ${NATURES[nature]} for this ascendant, with ${ratio.toFixed(2)} of the strength asked of it.`,
    value: ruler,
    source: 'strengths/shadbala',
  },
  ...houses.map(
    (house): Fact => ({
      id: `D1.house.${house}.faces`,
      kind: 'position',
      text: facingText(house, chart),
      value: direction,
      source: 'vedic-charts/birth-chart',
    }),
  ),
]

import { bars, figure as drawn, facts, paragraph, type Section, subheading, table } from '../../document/document.ts'
import { sentencesOf } from '../../readings/passage.ts'
import { exact, nullable, oneOf, optionalKeys, rows, t, term } from '../../schema.ts'
import {
  CHART_SHAPES,
  chartShape,
  dominantPlanet,
  dominantSign,
  elementBalance,
  houseBalance,
  modeBalance,
  tenPlanetsOf,
} from '../../western/balance.ts'
import { LIFE_AREAS } from '../../western/life-areas.ts'
import { patterns } from '../../western/patterns.ts'
import { PLANETS } from '../../western/points.ts'
import { MODES } from '../../western/signs.ts'
import { standingsOf } from '../../western/standing.ts'
import { upperFirst } from '../../wording.ts'
import { ELEMENTS, SIGNS } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { IN_ENGLISH } from '../shared/captioning.ts'
import { SvgImage } from '../shared/shapes.ts'
import { einstein, westernNatal, westernPrintedBirth } from '../shared/tropical/birth.ts'
import {
  AspectRow,
  figure,
  House,
  NameTerm,
  PatternRow,
  PlanetRow,
  PointTerm,
  Sign,
  zodiacPlaceText,
} from '../shared/tropical/shapes.ts'
import { natalRing, reportWheels, wheelAspects, wheelHouses } from '../shared/tropical/wheel-image.ts'
import { aspectReadings } from './parts/aspect-readings.ts'
import { aspectTable } from './parts/aspect-table.ts'
import { aspectWeigher } from './parts/aspect-weight.ts'
import { houseReadings, lifeAreas } from './parts/natal-houses.ts'
import {
  bigOneFields,
  bigThree,
  chartFields,
  chartOf,
  headFields,
  headOf,
  houseSystemField,
  houseSystemOf,
  natalContacts,
} from './parts/natal-parts.ts'
import { bigThreeTexts, nodesText, planetReadings, READ_DIGNITIES } from './parts/natal-readings.ts'
import { integrationOf, summaryOf } from './parts/natal-summary.ts'

const ANGLES = [
  { planet: 'Ascendant', symbol: 'AC' },
  { planet: 'Midheaven', symbol: 'MC' },
]
const Weight = t.Integer({ minimum: 0 })
const BigOne = t.Object({ ...bigOneFields, text: t.String() })
const titled = (word: string) => word.replace(/_/g, ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Counts of points by kind. */
const partsOf = (title: string, counts: Readonly<Record<string, number>>) => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return bars(
    title,
    Object.entries(counts).map(([name, count]) => ({ name, share: count / all, label: `${count} of ${all}` })),
  )
}

export default capability({
  slug: 'western-detailed-report',
  title: 'Western detailed report',
  summary:
    'The tropical birth chart with readings: balance and shape, every planet, house and aspect, and areas of life.',
  weight: 'report',
  method:
    'Chart of western-natal-chart. Balance: Sun, Moon and Ascendant count 2, Mercury to Pluto 1. Dominant planet: 5 within 8 degrees of an angle, its essential score if positive (Egyptian terms, Dorothean triplicities), 3 for ruling the Ascendant, 1 for each major aspect. Shapes after Marc Edmund Jones by the widest gaps. Patterns of western-aspects-grid. Each text rests on a placement of this chart; the outer planets in a sign are read as marks of a generation.',
  input: westernPrintedBirth(),
  data: t.Object({
    section: t.Literal('western-detailed-report'),
    subject: t.Object({ ...headFields, ...houseSystemField }),
    summary: t.String(),
    chart: t.Object(chartFields),
    balance: t.Object({
      elements: optionalKeys(ELEMENTS, Weight),
      modes: optionalKeys(MODES, Weight),
      hemispheres: nullable(optionalKeys(['east', 'west', 'north', 'south'] as const, Weight)),
      quadrants: nullable(rows(Weight, 4)),
      dominant_planet: term(PLANETS),
      dominant_sign: term(SIGNS),
      chart_shape: oneOf(CHART_SHAPES),
    }),
    big_three: t.Object({ sun: BigOne, moon: BigOne, ascendant: BigOne }),
    planet_readings: t.Array(
      t.Object({
        planet: PointTerm,
        sign: Sign,
        house: nullable(House),
        dignity: nullable(oneOf(READ_DIGNITIES, { description: 'Strongest dignity; null for the outer planets.' })),
        text: t.String(),
      }),
    ),
    house_readings: rows(
      t.Object({
        house: House,
        sign: nullable(Sign),
        ruler: nullable(PointTerm),
        ruler_house: nullable(House),
        planets: t.Array(PointTerm),
        text: t.String(),
      }),
      12,
    ),
    aspect_readings: t.Array(t.Object({ ...AspectRow.properties, text: t.String() })),
    patterns: t.Array(PatternRow),
    lunar_nodes: t.Object({ north_node: PlanetRow, south_node: PlanetRow, text: t.String() }),
    life_areas: optionalKeys(
      LIFE_AREAS,
      exact(
        { planets: t.Array(NameTerm), finding: t.String(), text: t.String() },
        { $id: 'LifeArea', description: 'An area of life with its significators.' },
      ),
    ),
    closing: t.String(),
    images: t.Array(SvgImage, { description: 'The natal wheel, and the grid of its aspects.' }),
  }),
  example: einstein,
  document: ({ subject, chart, balance, big_three, ...report }): Section[] => [
    { title: 'In short', blocks: [paragraph(report.summary)] },
    {
      title: 'The chart',
      blocks: [
        facts([
          ['Houses', subject.house_system.name],
          ['Ascendant', zodiacPlaceText(chart.ascendant)],
          ['Midheaven', zodiacPlaceText(chart.midheaven)],
        ]),
        // The aspect grid stands with its readings.
        ...report.images.slice(0, 1).map(({ content }) =>
          drawn(
            'Natal wheel',
            content,
            `Wheel of the tropical zodiac: ${chart.planets
              .filter(({ sign }) => sign !== null)
              .map(({ planet, sign, degree_in_sign }) => `${planet} ${degree_in_sign} ${sign}`)
              .join(', ')}.`,
          ),
        ),
        table(
          'Planets',
          ['Point', 'Place', 'House', 'Motion'],
          chart.planets.map(({ planet, house, retrograde, ...place }) => [
            planet,
            zodiacPlaceText(place),
            house === null ? '–' : String(house),
            retrograde ? 'retrograde' : '',
          ]),
        ),
      ],
    },
    {
      title: 'Balance',
      blocks: [
        facts([
          ['Dominant planet', balance.dominant_planet],
          ['Dominant sign', balance.dominant_sign],
          ['Shape', balance.chart_shape],
          ...report.patterns.map(({ pattern, planets }) => [upperFirst(pattern), planets.join(', ')] as const),
        ]),
        partsOf('Elements', balance.elements),
        partsOf('Modes', balance.modes),
      ],
    },
    {
      title: 'Sun, Moon and Ascendant',
      blocks: Object.entries(big_three).flatMap(([name, { sign, text }]) => [
        subheading(`${titled(name)} in ${sign}`),
        paragraph(text),
      ]),
    },
    {
      title: 'Planets',
      blocks: report.planet_readings.flatMap(({ planet, sign, house, text }) => [
        subheading(house === null ? `${planet} in ${sign}` : `${planet} in ${sign}, house ${house}`),
        paragraph(text),
      ]),
    },
    {
      title: 'Houses',
      blocks: report.house_readings.flatMap(({ house, sign, text }) => [
        subheading(sign === null ? `House ${house}` : `House ${house}, ${sign}`),
        paragraph(text),
      ]),
    },
    {
      title: 'Aspects',
      blocks: [
        ...aspectTable([...chart.planets.filter(({ sign }) => sign !== null), ...ANGLES], chart.aspects),
        ...report.aspect_readings.flatMap(({ text }) => {
          const [label, ...meaning] = sentencesOf(text)
          return [subheading(label!.replace(/\.$/, '')), paragraph(meaning.join(' '))]
        }),
      ],
    },
    {
      title: 'Areas of life',
      blocks: [
        ...Object.entries(report.life_areas).flatMap(([area, { finding, text }]) => [
          subheading(`${titled(area)}: ${finding.replace(/^./, (letter) => letter.toLowerCase())}`),
          paragraph(text),
        ]),
        subheading('Nodes of the Moon'),
        paragraph(report.lunar_nodes.text),
      ],
    },
    { title: 'Closing', blocks: [paragraph(report.closing)] },
  ],
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { chart } = birth
  const standings = standingsOf(chart)
  const contacts = natalContacts(birth)
  const data = chartOf(birth, contacts)
  const dominant = dominantPlanet(chart, contacts)
  const shape = chartShape(tenPlanetsOf(chart).map(({ longitude }) => longitude))
  const texts = await bigThreeTexts(chart, standings)
  const three = bigThree(birth)
  const row = (name: 'North Node' | 'South Node') => data.planets.find(({ planet }) => planet === name)!
  const images = await reportWheels(
    { rings: [natalRing(birth, IN_ENGLISH)], ...wheelHouses(chart, IN_ENGLISH), aspects: wheelAspects(contacts) },
    world.tenant,
  )
  return {
    section: 'western-detailed-report',
    subject: { ...headOf(birth), ...houseSystemOf(birth) },
    summary: summaryOf(chart, standings, contacts, birth.name),
    chart: data,
    balance: {
      elements: elementBalance(chart),
      modes: modeBalance(chart),
      ...houseBalance(chart),
      dominant_planet: dominant,
      dominant_sign: dominantSign(chart),
      chart_shape: shape,
    },
    big_three: {
      sun: { ...three.sun, text: texts.sun },
      moon: { ...three.moon, text: texts.moon },
      ascendant: { ...three.ascendant, text: texts.ascendant },
    },
    planet_readings: await planetReadings(chart, standings),
    house_readings: await houseReadings(chart, standings),
    aspect_readings: await aspectReadings(contacts, data.aspects, aspectWeigher(chart, standings, contacts)),
    patterns: patterns(chart.points, contacts).map(({ orb, ...pattern }) => ({ ...pattern, max_orb: figure(orb, 4) })),
    lunar_nodes: { north_node: row('North Node'), south_node: row('South Node'), text: await nodesText(chart) },
    life_areas: await lifeAreas(chart, standings),
    closing: integrationOf(chart, standings, dominant, shape),
    images,
  }
})

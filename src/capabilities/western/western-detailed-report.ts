import {
  bars,
  figureBlock as drawn,
  facts,
  note,
  paragraph,
  type Section,
  subheading,
  table,
} from '../../document/document.ts'
import { isYoung, sentenceFilterAt } from '../../readings/age-filter.ts'
import { sentencesOf, type Trait } from '../../readings/passage.ts'
import { type TraitFitter, traitFitter } from '../../readings/traits.ts'
import { distinct, exact, nullable, oneOf, optionalKeys, rows, t, term } from '../../schema.ts'
import { ownedMeaning, sharedMeaning } from '../../western/aspect-meanings.ts'
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
import { natalThemes } from '../../western/natal-themes.ts'
import { patterns } from '../../western/patterns.ts'
import { PLANETS } from '../../western/points.ts'
import { MODES } from '../../western/signs.ts'
import { standingsOf } from '../../western/standing.ts'
import { possessive, upperFirst } from '../../wording.ts'
import { ELEMENTS, SIGNS } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { IN_ENGLISH } from '../shared/captioning.ts'
import { AS_OF, ageOfNatal, dayOfLife, MAX_LIFE, noonOfLife } from '../shared/lifetime.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { WESTERN_REPORT } from '../shared/report-designs.ts'
import { SvgImage } from '../shared/shapes.ts'
import { einstein, westernNatal, westernPrintedBirth } from '../shared/tropical/birth.ts'
import {
  AspectRow,
  House,
  NameTerm,
  PatternRow,
  PlanetRow,
  PointTerm,
  roundFigure,
  Sign,
  zodiacPlaceText,
} from '../shared/tropical/shapes.ts'
import { natalRing, reportWheels, wheelAspects, wheelHouses } from '../shared/tropical/wheel-image.ts'
import { decanText } from './parts/ascendant-decan.ts'
import { aspectPassages, aspectReadings, mainAspects } from './parts/aspect-readings.ts'
import { aspectTable } from './parts/aspect-table.ts'
import { certaintyChapter, minuteAlert, minuteChanges } from './parts/natal-certainty.ts'
import { natalChapters } from './parts/natal-chapters.ts'
import { datesText, nextDateText, themeDates } from './parts/natal-dates.ts'
import { parentsTexts } from './parts/natal-for-parents.ts'
import { houseReadings, lifeAreas } from './parts/natal-houses.ts'
import { NATAL_LENGTH } from './parts/natal-length.ts'
import {
  bigOneFields,
  bigThree,
  chartOf,
  headFields,
  headOf,
  houseSystemField,
  houseSystemOf,
  natalContacts,
  natalFields,
} from './parts/natal-parts.ts'
import { bigThreeTexts, nodesText, planetReadings, READ_DIGNITIES } from './parts/natal-readings.ts'
import { natalClosing, natalSummary } from './parts/natal-summary.ts'
import { natalTraits } from './parts/natal-traits.ts'

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
    'The tropical birth chart with readings: balance and shape, every planet and house, the main aspects, and areas of life.',
  weight: 'report',
  method:
    'The chart is that of western-natal-chart. Balances count Sun, Moon and Ascendant 2, Mercury to Pluto 1. The dominant planet has the highest sum: 5 within 8 degrees of an angle, its essential score if positive (Egyptian terms, Dorothean triplicities), 3 as ruler of the Ascendant, 1 for each major aspect. Shapes follow Marc Edmund Jones by the widest gaps; patterns are those of western-aspects-grid. The chapters rest on three themes: the strength is the planet of the best standing (plus 3 as ruler of the Ascendant, 2 in an angular house), the sore point that of the worst, the question the weightiest hard aspect of a personal planet. The next dates are conjunctions, squares, trines and oppositions of Jupiter to Pluto to these planets within two years of `as_of`. Where placements give opposite traits, the sign of the planet that signifies the trait decides, then the weight of the placements; at most two others are named as exceptions, and the rest is left out. Each further text describes a placement of this chart; the outer planets in a sign describe a generation.',
  varies: true,
  input: westernPrintedBirth({ as_of: AS_OF, length: NATAL_LENGTH }),
  data: t.Object({
    section: t.Literal('western-detailed-report'),
    subject: t.Object({ ...headFields, ...houseSystemField }),
    summary: t.String(),
    chapters: t.Array(t.Object({ title: t.String(), text: t.String() }), {
      description: 'The themes of the chart, areas of life, the next dates and how sure the statements are.',
    }),
    chart: t.Object(natalFields),
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
        planets: distinct(PointTerm),
        text: t.String(),
      }),
      12,
    ),
    aspect_readings: t.Array(t.Object({ ...AspectRow.properties, text: t.String() }), {
      description: 'The main aspects, at most five (`full`: ten), closest first; `chart.aspects` has all of them.',
    }),
    patterns: t.Array(PatternRow),
    lunar_nodes: t.Object({ north_node: PlanetRow, south_node: PlanetRow, text: t.String() }),
    life_areas: optionalKeys(
      LIFE_AREAS,
      exact(
        { planets: distinct(NameTerm), finding: t.String(), text: t.String() },
        { $id: 'LifeArea', description: 'An area of life with its significators.' },
      ),
    ),
    closing: t.String(),
    images: t.Array(SvgImage, { maxItems: 2, description: 'The natal wheel, and the grid of its aspects.' }),
  }),
  example: einstein,
  report: {
    ...WESTERN_REPORT,
    accent: 'indigo',
    document: ({ subject, chart, balance, big_three, ...report }): Section[] => [
      {
        title: 'In short',
        blocks: [
          paragraph(report.summary),
          note(
            'Scenes in these texts are examples of how a placement can show. Signs and aspects do not depend on the minute of birth.',
          ),
        ],
      },
      ...report.chapters.map(({ title, text }) => ({ title, blocks: [paragraph(text)] })),
      {
        title: 'The chart',
        blocks: [
          facts([
            ['Houses', subject.house_system.name],
            ['Ascendant', zodiacPlaceText(chart.ascendant)],
            ['Midheaven', zodiacPlaceText(chart.midheaven)],
          ]),
          // The aspect grid is printed beside the readings of aspects, not here.
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
        blocks: report.house_readings.flatMap(({ house, sign, ruler, ruler_house, text }) => [
          subheading(
            sign === null
              ? `House ${house}`
              : `House ${house}, ${sign}${ruler_house === null ? '' : `: ruler ${ruler} in house ${ruler_house}`}`,
          ),
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
  },
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { chart } = birth
  const standings = standingsOf(chart)
  const contacts = natalContacts(birth)
  const length = input.length ?? 'standard'
  const dominant = dominantPlanet(chart, contacts)
  const shape = chartShape(tenPlanetsOf(chart).map(({ longitude }) => longitude))
  const day = dayOfLife(input.as_of, 'as_of', birth, world)
  const age = Math.floor(ageOfNatal(birth, noonOfLife(day, birth)))
  const themes = natalThemes(chart, standings, contacts)
  const judged = { chart, standings, themes }
  const dates = age < MAX_LIFE ? await themeDates(chart, themes, noonOfLife(day, birth), world) : []
  const child = isYoung(age) ? (givenName(birth.name) ?? 'your child') : null
  const data = chartOf(birth, contacts)
  if (child !== null)
    data.aspects = data.aspects.map((row, i) => ({
      ...row,
      meaning: sharedMeaning(contacts[i]!) ?? ownedMeaning(contacts[i]!, { first: possessive(child), again: 'their' }),
    }))
  const usedSentences = child === null ? sentenceFilterAt(age) : new Set<string>()
  const traits =
    child === null ? await natalTraits({ chart, standings, themes, contacts, years: age }) : new Set<Trait>()
  const gate = traitFitter(traits)
  // A standard report has exceptions from the verdict on a trait in its themes only.
  const fit: TraitFitter = length === 'full' ? gate : (cell) => gate(cell, null)
  const parents = child === null ? null : await parentsTexts(chart, standings, themes, contacts, child, length)
  // One after the other: an exception from a trait stands in the first text that has it.
  const chapters =
    parents?.chapters ?? (await natalChapters({ chart, themes, years: age, usedSentences, length, fit: gate }))
  const texts = parents?.bigThree ?? (await bigThreeTexts(chart, standings, length, fit))
  const planets = await planetReadings(chart, standings, age, length, fit)
  const houses = await houseReadings(judged, age, length, fit)
  const passageOf = await aspectPassages(age)
  const aspectsInProse =
    parents?.mainAspects ??
    mainAspects(contacts, themes, length, (contact) => {
      const cell = passageOf(contact)
      return cell !== null && fit(cell, null) !== null
    })
  const aspects =
    parents?.aspects ??
    (await aspectReadings(aspectsInProse, {
      years: age,
      length,
      fit,
      houseOf: (name) => chart.points.find((point) => point.name === name)?.house ?? null,
    }))
  const changes = minuteChanges(birth, world)
  const three = bigThree(birth, child)
  const row = (name: 'North Node' | 'South Node') => data.planets.find(({ planet }) => planet === name)!
  const images = await reportWheels(
    { rings: [natalRing(birth, IN_ENGLISH)], ...wheelHouses(chart, IN_ENGLISH), aspects: wheelAspects(contacts) },
    world.tenant,
  )
  return {
    section: 'western-detailed-report',
    subject: { ...headOf(birth), ...houseSystemOf(birth) },
    summary: [
      parents?.summary(nextDateText(dates, child)) ??
        natalSummary(chart, themes, nextDateText(dates, null), givenName(birth.name)),
      minuteAlert(changes),
    ]
      .filter(Boolean)
      .join(' '),
    chapters: [
      ...chapters,
      ...(dates.length > 0
        ? [{ title: 'The next dates', text: await datesText(dates, age, child, usedSentences) }]
        : []),
      certaintyChapter(birth, changes, themes, standings, child),
    ],
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
      ascendant: {
        ...three.ascendant,
        text:
          child === null && length === 'full' ? `${texts.ascendant} ${decanText(chart.ascendant)}` : texts.ascendant,
      },
    },
    planet_readings: parents ? planets.map((row) => ({ ...row, text: parents.planet(row.planet) })) : planets,
    house_readings: parents ? houses.map((row) => ({ ...row, text: parents.house(row.house) ?? row.text })) : houses,
    aspect_readings: aspectsInProse.map((contact, i) => ({
      ...data.aspects[contacts.indexOf(contact)]!,
      text: aspects[i]!,
    })),
    patterns: patterns(chart.points, contacts).map(({ orb, ...pattern }) => ({
      ...pattern,
      max_orb: roundFigure(orb, 4),
    })),
    lunar_nodes: {
      north_node: row('North Node'),
      south_node: row('South Node'),
      text: parents?.nodes ?? (await nodesText(chart, age, length, fit)),
    },
    life_areas: parents?.areas ?? (await lifeAreas(judged, age, length, fit)),
    closing: parents?.closing ?? natalClosing(chart, themes, age),
    images,
  }
})

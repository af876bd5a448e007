import { concurrently } from '../../concurrency.ts'
import { type Block, facts, figureBlock, listBlock, paragraph, subheading, table } from '../../document/document.ts'
import { capitalisedName, type Graha as GrahaName, nameInSentence } from '../../jyotish/grahas.ts'
import {
  destinyPlanet,
  housesOf,
  isHouseAsleep,
  type LalKitabNature,
  lalKitabChart,
  planetsInHouse,
} from '../../jyotish/lal-kitab/chart.ts'
import { debtsOf } from '../../jyotish/lal-kitab/debts.ts'
import { enemiesOfGraha, friendsOfGraha } from '../../jyotish/lal-kitab/tables.ts'
import { tevaOf } from '../../jyotish/lal-kitab/teva.ts'
import { compose, factIds, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { longDate } from '../../time/iso.ts'
import { joinWords } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { HOUSES } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { AS_OF, dayOfLife } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { ReportSection, reportSection } from '../shared/report-sections.ts'
import { Graha, House, SvgImage } from '../shared/shapes.ts'
import { lalKitabImage } from './parts/chart-image.ts'
import { allRemedies } from './parts/customs.ts'
import { CurrentPeriod, CyclePeriodRow, cyclePeriodRow, runningPeriod } from './parts/cycle-shape.ts'
import { planetCorpus, planetText } from './parts/planet-texts.ts'
import {
  DebtRow,
  debtRow,
  houseRowsOf,
  LalKitabHouses,
  LalKitabNatureName,
  LalKitabPlanets,
  planetRows,
  RemedyRow,
  remedyRow,
} from './parts/shapes.ts'
import { tevaFields, tevaRow } from './parts/teva-shape.ts'
import { annualChart, runningYear } from './parts/year.ts'

const SELF = 'lal-kitab/lal-kitab-prediction'
const MAX_REMEDIES = 10
const NEXT_PERIODS = 3

const THEMES = [
  'the self',
  'treasury, in-laws and worship',
  'brothers and courage',
  'mother and home',
  'children and the future',
  'service, debts and maternal kin',
  'partner and daily bread',
  'endings and long life',
  'fortune and the fathers',
  'work',
  'gains',
  'sleep, spending and what is hidden',
] as const

// source: Lal Kitab 1952: the planet that stands for each matter
const MATTERS = {
  personality: { title: 'The person', planet: 'Sun' },
  wealth: { title: 'Wealth', planet: 'Jupiter' },
  marriage: { title: 'Marriage', planet: 'Venus' },
  children: { title: 'Children', planet: 'Ketu' },
  health: { title: 'Strength of body', planet: 'Mars' },
  work: { title: 'Work', planet: 'Saturn' },
  parents: { title: 'Parents', planet: 'Moon' },
} as const satisfies Record<string, { title: string; planet: GrahaName }>
type Matter = keyof typeof MATTERS

const Year = t.Object({
  year_of_life: t.Integer({ minimum: 1 }),
  planets: rows(t.Object({ planet: Graha, annual_house: House, nature: LalKitabNatureName }), 9),
  readings: t.Array(t.Object({ title: t.String(), text: t.String(), fact_ids: FactIds })),
})

export default capability({
  slug: 'lal-kitab-prediction',
  title: 'Lal Kitab reading',
  summary: 'The chart, its type and debts, every planet and house, the running year and period, and remedies.',
  weight: 'report',
  method:
    'The answer composes lal-kitab-chart, -teva, -debts, -varshphal, -dasha and -remedies. The text by planet and house is our own; a good or bad planet has its half of the text, a mixed one both. The significators are the Sun for the person, Jupiter for wealth, Venus for marriage, Ketu for children, Mars for the body, Saturn for work and the Moon for parents.',
  input: reportBirth({ as_of: AS_OF }),
  data: t.Object({
    ...reportHeadFields('lal_kitab'),
    chart: t.Object({ planets: LalKitabPlanets, houses: LalKitabHouses, image: SvgImage }),
    teva: t.Object(tevaFields),
    debts: t.Array(DebtRow, { description: 'Debts that are present.' }),
    planet_readings: rows(
      t.Object({
        planet: Graha,
        house: House,
        nature: LalKitabNatureName,
        good_if: t.String(),
        bad_if: t.String(),
        reading: t.String(),
        fact_ids: FactIds,
      }),
      9,
    ),
    house_readings: rows(t.Object({ house: House, theme: oneOf(THEMES), reading: t.String(), fact_ids: FactIds }), 12),
    year: Year,
    dasha: t.Object({ current: CurrentPeriod, next: rows(CyclePeriodRow, NEXT_PERIODS) }),
    remedies: t.Array(RemedyRow, { maxItems: MAX_REMEDIES }),
    sections: rows(ReportSection, 10),
  }),
  example: { ...independence, as_of: '2026-11-21' },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    tradition: 'lal_kitab',
    charts: { birth: false, cover: 1 },
    accent: 'red',
    document: (data) => [
      {
        title: 'The chart',
        blocks: [
          figureBlock(
            'Lal Kitab chart',
            data.chart.image.content,
            `Houses: ${data.chart.planets.map(({ planet, house }) => `${planet} ${house}`).join(', ')}.`,
          ),
          facts([
            ['Running period', `${data.dasha.current.planet}, part of ${data.dasha.current.sub_planet}`],
            ['Year of life', String(data.year.year_of_life)],
          ]),
          table(
            'Planets',
            ['Planet', 'House', 'State', 'Nature'],
            data.chart.planets.map(({ planet, house, state, nature }) => [
              planet,
              String(house),
              state.join(', ').replaceAll('_', ' ') || 'plain',
              nature,
            ]),
          ),
        ],
      },
      ...data.sections.map(({ title, paragraphs }) => ({
        title,
        blocks: paragraphs.map(({ text }) => paragraph(text)),
      })),
      {
        title: 'Planet by planet',
        blocks: data.planet_readings.flatMap(({ planet, house, reading }): Block[] => [
          subheading(`${capitalisedName(planet)} in house ${house}`),
          paragraph(reading),
        ]),
        facts: [{ text: 'Planets in houses.', source: 'Lal Kitab' }],
      },
      {
        title: 'House by house',
        blocks: data.house_readings.flatMap(({ house, theme, reading }): Block[] => [
          subheading(`House ${house}: ${theme}`),
          paragraph(reading),
        ]),
      },
      {
        title: 'Debts',
        blocks: [
          data.debts.length > 0
            ? listBlock(
                data.debts.map(({ debt, evidence, remedy }) => `${debt.replaceAll('_', ' ')}: ${evidence}. ${remedy}`),
              )
            : paragraph('No debt is present in this chart.'),
        ],
      },
      {
        title: 'Customs',
        blocks: [
          listBlock(
            data.remedies.map(
              ({ planet, house, do: todo, avoid, reason }) =>
                `${planet} in ${house}: ${[...todo, ...avoid.map((each) => `no ${each}`)].join('; ')}. ${reason}`,
            ),
          ),
        ],
      },
    ],
  },
}).compute(async (input, world) => {
  const person = natal(input, world)
  const { chart, moment } = person
  const kitab = lalKitabChart(housesOf(chart))
  const year = runningYear(input.as_of, person, world)
  const annual = annualChart(kitab, year)
  const debts = debtsOf(kitab.houseOf)
  const { current, next } = runningPeriod(moment.local, dayOfLife(input.as_of, 'as_of', person, world), year)
  const [planetTexts, houseTexts, matterTexts, tevaTexts] = await concurrently(
    () => planetCorpus(),
    () => corpus('lal-kitab-house'),
    () => corpus('lal-kitab-section'),
    () => corpus('lal-kitab-teva'),
  )
  const usedSentences = new Set<string>()
  const destiny = destinyPlanet(kitab)
  const remedies = allRemedies(kitab, annual, debts, 'all').slice(0, MAX_REMEDIES)

  const introduction = tevaOf(kitab)
    .filter(({ present }) => present)
    .map(
      ({ type, evidence }): FactText => ({
        id: `lal_kitab.teva.${type}`,
        kind: 'position',
        text: `The chart is ${type}: ${evidence}. The planet of destiny is ${nameInSentence(destiny.planet.graha)} in house ${destiny.planet.house}, ${destiny.reason}.`,
        value: type,
        source: 'lal-kitab/lal-kitab-teva',
        weight: 1,
        says: tevaTexts[type],
      }),
    )
  const matterText = (matter: Matter): FactText => {
    const { planet } = MATTERS[matter]
    const nature: LalKitabNature = kitab.of[planet].nature
    return {
      id: `lal_kitab.natal.${planet}.nature.${matter}`,
      kind: 'strength',
      text: `${capitalisedName(planet)}, which stands for this matter, is of ${nature} nature in house ${kitab.houseOf[planet]}.`,
      value: nature,
      source: 'lal-kitab/lal-kitab-chart',
      weight: 1,
      says: matterTexts[matter][nature],
      words: { house: ordinalInWords(kitab.houseOf[planet]) },
    }
  }
  /** A paragraph of facts only. */
  const plain = (id: string, text: string) => ({
    text,
    because: [{ id, kind: 'dasha' as const, text, value: null, source: SELF }],
  })
  const changed = annual.planets.filter(({ graha, nature }) => nature !== kitab.of[graha].nature)
  const sections = [
    reportSection('introduction', 'The kind of chart', compose(introduction, { usedSentences })),
    ...(Object.keys(MATTERS) as Matter[]).map((matter) =>
      reportSection(matter, MATTERS[matter].title, compose([matterText(matter)], { usedSentences })),
    ),
    reportSection('this_year', 'This year', [
      plain(
        'lal_kitab.dasha.current',
        `You are in year ${year} of your life, in the period of ${nameInSentence(current.planet)} until ${longDate(current.end)} and in its part of ${nameInSentence(current.sub_planet)} until ${longDate(current.sub_end)}.`,
      ),
      plain(
        'lal_kitab.annual.changes',
        changed.length === 0
          ? 'No planet has changed its nature for you since birth.'
          : `Compared with your birth chart, ${joinWords(changed.map(({ graha, nature }) => `${nameInSentence(graha)} is ${nature}`))}.`,
      ),
    ]),
    reportSection('remedies', 'What custom asks', [
      plain(
        'lal_kitab.remedies',
        remedies.length === 0
          ? 'No planet asks anything of you.'
          : `You can begin with the customs of ${joinWords([...new Set(remedies.map(({ planet }) => nameInSentence(planet)))])}, the most pressing first. Do one custom a day, by daylight, for forty-three days on end, and buy nothing costly for it.`,
      ),
    ]),
  ]

  return {
    ...reportHead('lal_kitab', person),
    chart: {
      planets: planetRows(kitab, chart),
      houses: houseRowsOf(kitab),
      image: await lalKitabImage(chart, world.tenant),
    },
    teva: await tevaRow(kitab),
    debts: debts.filter(({ isPresent }) => isPresent).map(debtRow),
    planet_readings: kitab.planets.map((planet) => {
      const passages = compose(planetText(planet, 'natal', planetTexts), { usedSentences })
      return {
        planet: planet.graha,
        house: planet.house,
        nature: planet.nature,
        good_if: `${joinWords(friendsOfGraha(planet.graha))} beside it or looking at it`,
        bad_if: `${joinWords(enemiesOfGraha(planet.graha))} beside it or looking at it by half or more, and no friend so`,
        reading: prose(passages),
        fact_ids: factIds(passages),
      }
    }),
    house_readings: HOUSES.map((house) => {
      const asleep = isHouseAsleep(kitab, house)
      const inside = planetsInHouse(kitab, house)
      const fact: FactText = {
        id: `lal_kitab.house.${house}`,
        kind: 'position',
        text: `House ${house} ${asleep ? 'sleeps' : inside.length > 0 ? `holds ${joinWords(inside.map(nameInSentence))}` : 'is looked at'}.`,
        value: asleep,
        source: 'lal-kitab/lal-kitab-chart',
        weight: 1,
        says: houseTexts[house][asleep ? 'asleep' : 'awake'],
        words: {
          theme: `of ${THEMES[house - 1]!}`,
          light: inside.length > 0 ? joinWords(inside.map(nameInSentence)) : 'a planet that looks at it',
        },
      }
      const passages = compose([fact], { usedSentences })
      return { house, theme: THEMES[house - 1]!, reading: prose(passages), fact_ids: factIds(passages) }
    }),
    year: {
      year_of_life: year,
      planets: annual.planets.map(({ graha, house, nature }) => ({ planet: graha, annual_house: house, nature })),
      readings: annual.planets.flatMap((planet) => {
        const passages = compose(planetText(planet, 'annual', planetTexts), { usedSentences })
        return passages.length > 0
          ? [
              {
                title: `${capitalisedName(planet.graha)} in house ${planet.house} this year`,
                text: prose(passages),
                fact_ids: factIds(passages),
              },
            ]
          : []
      }),
    },
    dasha: { current, next: next.slice(0, NEXT_PERIODS).map(cyclePeriodRow) },
    remedies: remedies.map(remedyRow),
    sections,
  }
})

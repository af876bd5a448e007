import { type Block, facts, figureBlock, listBlock, paragraph, subheading, table } from '../../document/document.ts'
import { capitalisedName, type Graha as GrahaName, nameInSentence } from '../../jyotish/grahas.ts'
import {
  destinyPlanet,
  housesOf,
  isHouseAsleep,
  LAL_KITAB_NATURES,
  type LalKitabNature,
  lalKitabChart,
  planetsInHouse,
} from '../../jyotish/lal-kitab/chart.ts'
import { debtsOf } from '../../jyotish/lal-kitab/debts.ts'
import { customsOf } from '../../jyotish/lal-kitab/remedies.ts'
import { enemiesOfGraha, friendsOfGraha } from '../../jyotish/lal-kitab/tables.ts'
import { tevaOf } from '../../jyotish/lal-kitab/teva.ts'
import { isYoung, mentionsAdultLife } from '../../readings/age-filter.ts'
import { compose, factIds, prose } from '../../readings/compose.ts'
import type { Fact, FactText } from '../../readings/fact.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { dateText, longDate } from '../../time/iso.ts'
import { upperFirst as capitalised, countInWords, joinWords } from '../../wording.ts'
import { HOUSES } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { AS_OF, birthday, dayOfLife } from '../shared/lifetime.ts'
import { addressed, givenName } from '../shared/narrative/given-name.ts'
import { natal } from '../shared/natal.ts'
import { ageNow } from '../shared/placement-texts.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { ReportSection, reportSection } from '../shared/report-sections.ts'
import { Graha, House, SvgImage } from '../shared/shapes.ts'
import { lalKitabImage } from './parts/chart-image.ts'
import { allRemedies } from './parts/customs.ts'
import { CurrentPeriod, CyclePeriodRow, cyclePeriodRow, runningPeriod } from './parts/cycle-shape.ts'
import { extremesOf, lalKitabTexts, type Matter } from './parts/reading-texts.ts'
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
} as const satisfies Record<Matter, { title: string; planet: GrahaName }>

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
    'The answer composes lal-kitab-chart, -teva, -debts, -varshphal, -dasha and -remedies. The text by planet and house is our own; a good or bad planet has its half of the text, a mixed one both, with the condition for each. The readings of the year are on the planets that changed their nature or are back in their house of birth. The opening names the planet of destiny and the planet in most difficulty. The text on a person under 18 is for the parents. The significators are the Sun for the person, Jupiter for wealth, Venus for marriage, Ketu for children, Mars for the body, Saturn for work and the Moon for parents.',
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
            ['Running period', `${data.dasha.current.planet} – ${data.dasha.current.sub_planet}`],
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
  const age = ageNow(person, world)
  const texts = await lalKitabTexts(age)
  const name = givenName(input.name)
  const child = isYoung(age) ? (name ?? 'your child') : null
  const usedSentences = new Set<string>()
  const destiny = destinyPlanet(kitab)
  const remedies = allRemedies(kitab, annual, debts, 'all', child !== null).slice(0, MAX_REMEDIES)

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
        says: texts.teva(type),
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
      ...texts.section(matter, kitab.of[planet]),
    }
  }
  /** A paragraph of facts only. */
  const plain = (id: string, text: string) => ({
    text,
    because: [{ id, kind: 'dasha' as const, text, value: null, source: SELF }],
  })
  const rank = (nature: LalKitabNature) => LAL_KITAB_NATURES.indexOf(nature)
  const changedPlanets = (direction: 1 | -1) =>
    annual.planets
      .filter(({ graha, nature }) => Math.sign(rank(nature) - rank(kitab.of[graha].nature)) === direction)
      .map(({ graha }) => nameInSentence(graha))
  const subject = child ?? 'you'
  const has = child ? 'has' : 'have'
  const changes = () => {
    const [better, worse] = [changedPlanets(1), changedPlanets(-1)]
    const sentences = [
      better.length > 0 && `This year ${subject} ${has} more help from ${joinWords(better)} than in other years.`,
      worse.length > 3 &&
        `${capitalised(countInWords(worse.length))} of the nine planets, with ${worse[0]} first, ask for more patience than at birth, so finish what is open before you begin anything new.`,
      worse.length > 0 &&
        worse.length <= 3 &&
        `${capitalised(joinWords(worse))} ${worse.length > 1 ? 'ask' : 'asks'} for more patience than at birth, so leave ${worse.length > 1 ? 'their' : 'its'} matters unhurried until the birthday.`,
    ].filter((sentence) => sentence !== false)
    return sentences.length > 0
      ? sentences.join(' ')
      : `Each planet treats ${child ?? 'you'} this year as it does in the birth chart.`
  }
  const { gift, strain } = extremesOf(kitab)
  const birthdayText = dateText(birthday(moment.local, year))
  const nextDate =
    current.sub_end < birthdayText
      ? `${longDate(current.sub_end)}, when the part of ${nameInSentence(current.sub_planet)} in the period of ${nameInSentence(current.planet)} ends`
      : `${longDate(birthdayText)}, when year ${year + 1} of life begins and the planets move to other houses`
  const opening = () => {
    const facts = (['gift', 'strain'] as const).map((side): FactText => {
      const planet = { gift, strain }[side]
      return {
        id: `lal_kitab.natal.${planet.graha}.${side}`,
        kind: 'strength',
        text: `${capitalisedName(planet.graha)} in house ${planet.house} is of ${planet.nature} nature.`,
        value: planet.nature,
        source: 'lal-kitab/lal-kitab-chart',
        weight: side === 'gift' ? 2 : 1,
        ...texts.opening(side, planet, child ?? ''),
      }
    })
    const passages = compose(facts, { usedSentences })
    const custom = customsOf(strain.graha, strain.house)
      .do.filter((deed) => !child || !mentionsAdultLife(deed))[0]
      ?.replaceAll("'", '’')
    const sentences = [
      ...passages.map(({ text }, i) => (i === 0 && !child ? addressed(name, text) : text)),
      ...(gift.nature === 'good'
        ? []
        : [
            `No planet is wholly good in this chart, so what ${nameInSentence(gift.graha)} promises ${subject} depends on the conditions that its reading names.`,
          ]),
      `The next date for you to note is ${nextDate}.`,
      ...(custom
        ? [
            child
              ? `You can begin this week with one custom on behalf of ${child}, for ${nameInSentence(strain.graha)}: ${custom}.`
              : `You can begin this week with one custom, for ${nameInSentence(strain.graha)}: ${custom}.`,
          ]
        : []),
    ]
    return { text: sentences.join(' '), because: passages.flatMap(({ because }) => because) }
  }
  const sections = [
    reportSection('introduction', 'The three things first', [opening(), ...compose(introduction, { usedSentences })]),
    ...(Object.keys(MATTERS) as Matter[]).map((matter) =>
      reportSection(matter, MATTERS[matter].title, compose([matterText(matter)], { usedSentences })),
    ),
    reportSection('this_year', 'This year', [
      plain(
        'lal_kitab.dasha.current',
        `${capitalised(subject)} ${child ? 'is' : 'are'} in year ${year} of life, in the period of ${nameInSentence(current.planet)} until ${longDate(current.end)} and in its part of ${nameInSentence(current.sub_planet)} until ${longDate(current.sub_end)}.`,
      ),
      plain('lal_kitab.annual.changes', changes()),
    ]),
    reportSection('remedies', 'What custom asks', [
      plain(
        'lal_kitab.remedies',
        remedies.length === 0
          ? 'No planet asks anything of you, so you may enjoy the year without a custom.'
          : `You can take the customs of ${joinWords([...new Set(remedies.map(({ planet }) => nameInSentence(planet)))])} in this order, the most pressing first. Do one custom a day, by daylight, for forty-three days on end, and buy nothing costly for it.`,
      ),
    ]),
  ]

  /** The reading of a planet that stands in its house of birth in the running year. */
  const returned = (planet: GrahaName, house: number) => ({
    title: `${capitalisedName(planet)} in house ${house} this year`,
    text: `${capitalisedName(planet)} is back in its house of birth this year, so what you read above about house ${house} counts double until the birthday.`,
    fact_ids: [`lal_kitab.annual.${planet}.house`],
  })

  return {
    ...reportHead('lal_kitab', person),
    chart: {
      planets: planetRows(kitab, chart),
      houses: houseRowsOf(kitab),
      image: await lalKitabImage(chart, world.tenant),
    },
    teva: tevaRow(kitab, texts),
    debts: debts.filter(({ isPresent }) => isPresent).map(debtRow),
    planet_readings: kitab.planets.map((planet) => {
      const passages = compose(texts.planet(planet, 'natal'), { usedSentences })
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
      const fact: Fact = {
        id: `lal_kitab.house.${house}`,
        kind: 'position',
        text: `House ${house} ${asleep ? 'sleeps' : inside.length > 0 ? `holds ${joinWords(inside.map(nameInSentence))}` : 'is looked at'}.`,
        value: asleep,
        source: 'lal-kitab/lal-kitab-chart',
      }
      const passages = compose(
        texts
          .house(kitab, house, THEMES[house - 1]!)
          .map((says, i): FactText => ({ ...fact, id: i === 0 ? fact.id : `${fact.id}.deed`, weight: 2 - i, ...says })),
        { usedSentences },
      )
      return { house, theme: THEMES[house - 1]!, reading: prose(passages), fact_ids: factIds(passages) }
    }),
    year: {
      year_of_life: year,
      planets: annual.planets.map(({ graha, house, nature }) => ({ planet: graha, annual_house: house, nature })),
      readings: annual.planets.flatMap((planet) => {
        if (planet.nature === kitab.of[planet.graha].nature && planet.house !== kitab.houseOf[planet.graha]) return []
        if (planet.house === kitab.houseOf[planet.graha]) return [returned(planet.graha, planet.house)]
        const passages = compose(texts.planet(planet, 'annual'), { usedSentences })
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

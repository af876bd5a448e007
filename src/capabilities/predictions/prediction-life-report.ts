import { bars, list, facts as pairs } from '../../document/document.ts'
import { AREA_EDGES, type AreaRule } from '../../jyotish/assessment/area.ts'
import { bandIn } from '../../jyotish/assessment/assessment.ts'
import { running, subPeriods } from '../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { doshaInWords, doshasOf, isToldUnasked } from '../../jyotish/doshas/index.ts'
import { gochara } from '../../jyotish/gochara.ts'
import { type Graha as GrahaName, named, opening, SEVEN } from '../../jyotish/grahas.ts'
import { HOUSE_FIELDS } from '../../jyotish/house-fields.ts'
import { byWeight } from '../../jyotish/rules/dosha-rule.ts'
import { meanOf } from '../../jyotish/sign-scores.ts'
import { signsOf, transitsAt } from '../../jyotish/transits.ts'
import { yogasOf } from '../../jyotish/yogas/index.ts'
import { compose, factOf } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type sectionBands from '../../readings/corpus/section-band.ts'
import type { Told } from '../../readings/fact.ts'
import { t } from '../../schema.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoLocal } from '../../time/moment.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { assessed } from '../vocabulary/assessed.ts'
import { birthFactsWithEclipse } from '../vocabulary/circumstances.ts'
import { standingAt } from '../vocabulary/dasha-periods.ts'
import { antardashaTold, leaningOf, mahadashaTold } from '../vocabulary/dasha-told.ts'
import { independence, reportBirth } from '../vocabulary/inputs.ts'
import { AS_OF, dayOr, demandBorn, frameOf, noonOf } from '../vocabulary/lifetime.ts'
import { natal, warnOfPolarMidheaven } from '../vocabulary/natal.ts'
import { type PlacementTeller, placementTeller } from '../vocabulary/placement-told.ts'
import { reportHead, reportHeadFields } from '../vocabulary/report-head.ts'
import { ReportSection, reportSection } from '../vocabulary/report-sections.ts'
import { Graha, House } from '../vocabulary/shapes.ts'
import type { Grounded } from '../vocabulary/told.ts'
import { tenths } from './parts/quality-shape.ts'
import { readingPage } from './parts/reading-report.ts'
import { matter, matterScorer, PERIOD_SHADES, type Scored, SECTION_AREAS, scoreSaid } from './parts/section-told.ts'

type Sections = (typeof sectionBands)['life']

/** The area of life that scores the section, and what is told in it: the weightiest facts lead. */
interface Part {
  id: keyof Sections
  title: string
  area: AreaRule
  tells: (tell: PlacementTeller) => Told[]
}
const standingIn = (tell: PlacementTeller, ...houses: HouseNumber[]) =>
  houses.flatMap((house) => tell.occupants(house)).map((planet) => tell.inHouse(planet))

const PARTS: readonly Part[] = [
  {
    id: 'personality',
    title: 'Personality',
    area: matter([1], ['Sun']),
    tells: (tell) => [
      tell.rising('nature'),
      tell.inHouse('Sun', 8),
      tell.lord(1),
      tell.inStar('Sun', 6),
      ...standingIn(tell, 1),
    ],
  },
  {
    id: 'mind',
    title: 'Mind',
    area: matter([4], ['Moon']),
    tells: (tell) => [
      tell.moonSign('nature'),
      tell.star('nature', 8),
      tell.pada(7),
      tell.inStar('Moon', 6),
      tell.inHouse('Moon'),
    ],
  },
  {
    id: 'family',
    title: 'Family',
    area: SECTION_AREAS.family,
    tells: (tell) => [tell.lord(2), ...standingIn(tell, 2), tell.sunSign('nature', 4)],
  },
  {
    id: 'education',
    title: 'Education',
    area: SECTION_AREAS.education,
    tells: (tell) => [tell.inSign('Mercury', 8), tell.inHouse('Mercury', 7), tell.inStar('Mercury', 6)],
  },
  {
    id: 'career',
    title: 'Career',
    area: SECTION_AREAS.career,
    tells: (tell) => [
      tell.lord(10, 8),
      ...standingIn(tell, 10),
      tell.star('work', 4, tell.lordOfHouse(10)),
      tell.inStar('Saturn'),
    ],
  },
  {
    id: 'wealth',
    title: 'Wealth',
    area: SECTION_AREAS.wealth,
    tells: (tell) => [tell.lord(11, 8), ...standingIn(tell, 11), tell.inSign('Jupiter'), tell.inStar('Jupiter')],
  },
  {
    id: 'marriage',
    title: 'Marriage',
    area: SECTION_AREAS.marriage,
    tells: (tell) => [
      tell.lord(7, 8),
      ...standingIn(tell, 7),
      tell.inSign('Venus'),
      tell.inStar('Venus'),
      tell.star('relations', 2, tell.lordOfHouse(7)),
    ],
  },
  {
    id: 'children',
    title: 'Children',
    area: SECTION_AREAS.children,
    tells: (tell) => [tell.lord(5, 8), ...standingIn(tell, 5), tell.inHouse('Jupiter', 4)],
  },
  {
    id: 'health_tendencies',
    title: 'Health: tendencies',
    area: SECTION_AREAS.health_tendencies,
    tells: (tell) => [
      tell.lord(6, 8),
      tell.lord(8, 7),
      ...standingIn(tell, 6, 8),
      tell.star('health', 4, tell.lordOfHouse(1)),
    ],
  },
  {
    id: 'property',
    title: 'Property',
    area: SECTION_AREAS.property,
    tells: (tell) => [tell.lord(4, 8), ...standingIn(tell, 4), tell.inSign('Mars'), tell.inStar('Mars')],
  },
  {
    id: 'travel',
    title: 'Travel',
    area: SECTION_AREAS.travel,
    tells: (tell) => [tell.lord(3, 8), ...standingIn(tell, 3), tell.inSign('Rahu'), tell.inStar('Rahu')],
  },
  {
    id: 'spirituality',
    title: 'Spiritual life',
    area: SECTION_AREAS.spirituality,
    tells: (tell) => [
      tell.lord(9, 8),
      tell.lord(12, 7),
      ...standingIn(tell, 9, 12),
      tell.inHouse('Ketu', 4),
      tell.inStar('Ketu'),
    ],
  },
]
const SELF = 'predictions/prediction-life-report'
const NEXT_PERIODS = 4
const KEY_DOSHAS = 3
const KEY_YOGAS = 7
const strongest = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((a, b) => (of(b) > of(a) ? b : a))
const day = (at: JulianDay, zone: Parameters<typeof isoLocal>[1]) => isoLocal(at, zone).slice(0, 10)

export default capability({
  slug: 'prediction-life-report',
  title: 'Life report',
  summary:
    'A life in fourteen sections, from personality to the next periods, each paragraph with the facts it rests on.',
  weight: 'report',
  method:
    'Each section reads its houses by lord (BPHS ch. 24; the harder half where the lord is fallen, combust, inimical in 6, 8, 12 or at the edge of a sign), by who stands in them and its karaka in the same two halves, by the star of the karaka, and for work, marriage and health by the star of the lord; Moon star, quarter and signs after Brihat Jataka, planets in the solar or lunar half of the sign (hora, BPHS 6). Score: that of the area of life as in the reports (personality by house 1 and the Sun, mind by house 4 and the Moon), strong from 70, good from 55, mixed from 40, weak below; of the periods as in prediction-dasha, of those to come the mean, strong from 75, good from 60. Strongest and weakest by the condition of planet and house. Periods as in prediction-dasha at 12:00 UTC of as_of, with Jupiter and Saturn by gochara.',
  input: reportBirth({
    as_of: AS_OF,
  }),
  data: t.Object({
    ...reportHeadFields('life_report'),
    overview: t.Object({
      strongest_planet: Graha,
      weakest_planet: Graha,
      strongest_house: House,
      weakest_house: House,
      key_yogas: t.Array(t.String(), {
        description: 'The auspicious ones that nothing cancels, the strongest first; seven at most.',
      }),
      key_doshas: t.Array(t.String(), {
        description: 'Those that are present and that nothing cancels, the weightiest first; three at most.',
      }),
    }),
    sections: t.Array(ReportSection, { minItems: 14, maxItems: 14 }),
  }),
  example: { ...independence, as_of: '1975-06-01' },
  varies: true,
  document: ({ overview, sections }) => [
    {
      title: 'Overview',
      blocks: [
        pairs([
          ['Strongest planet', overview.strongest_planet],
          ['Weakest planet', overview.weakest_planet],
          ['Strongest house', String(overview.strongest_house)],
          ['Weakest house', String(overview.weakest_house)],
        ]),
        bars(
          'How each part stands',
          sections.flatMap(({ title, score }) =>
            score === null ? [] : [{ name: title, share: score / 100, told: bandIn(AREA_EDGES, score) }],
          ),
        ),
        ...(overview.key_yogas.length > 0 ? [list(overview.key_yogas.map((name) => `Yoga: ${name}`))] : []),
        ...(overview.key_doshas.length > 0 ? [list(overview.key_doshas.map((name) => `Dosha: ${name}`))] : []),
      ],
    },
    ...sections.map(readingPage),
  ],
}).compute(async (input, world) => {
  const born = natal(input, world)
  const { chart, moment } = born
  const as = dayOr(input.as_of, 'as_of', world)
  demandBorn(as, 'as_of', born)
  warnOfPolarMidheaven(born, world)
  const noon = Math.max(noonOf(as), moment.jd) as JulianDay
  const [tell, transits, { life: bands }] = await Promise.all([
    placementTeller(chart, assessed(born, world).planets),
    corpus('gochara'),
    corpus('section-band'),
  ])
  const said = new Set<string>()

  const told = (facts: readonly Told[]) => compose(facts, { said })

  const scoredSection = (title: string, paragraphs: readonly Grounded[], scored: Scored) => ({
    ...reportSection(scored.id, title, [...paragraphs, ...scoreSaid(scored, { said })]),
    score: scored.score,
  })
  const facts = await birthFactsWithEclipse(born, world)
  const yogas = yogasOf(facts)
  const standing = yogas.filter(({ present, cancelled }) => present && !cancelled)
  const scorer = matterScorer(chart, standing, tell, SELF)

  const parts = PARTS.map(({ id, title, area, tells }) => {
    const scored = scorer(id, area, bands[id])
    return scoredSection(title, told(tells(tell)), scored)
  })

  const dasha = standingAt(vimshottari(chart.graha.Moon.longitude, moment.jd), noon, 'vimshottari', world)
  const [mahadasha, antardasha] = running(dasha, noon, 2)
  const great = await mahadashaTold(mahadasha!.ruler, chart)
  const lesser = await antardashaTold(mahadasha!.ruler, antardasha!.ruler, chart)
  const side = (fact: Told, planet: GrahaName, score: number): Told => ({
    ...fact,
    bears: { matter: 'these years', who: named(planet), ...leaningOf(score) },
  })
  const now = signsOf(transitsAt(noon, frameOf(born), world.sky))
  const slow = (['Jupiter', 'Saturn'] as const).map((planet): Told => {
    const { house, effect } = gochara(planet, chart.graha.Moon.sign, now)
    return {
      id: `transit.${planet}.house`,
      kind: 'transit',
      text: `${planet} passes house ${house} from the birth Moon: ${effect}.`,
      value: house,
      source: 'predictions/gochara-transits',
      weight: 1,
      says: transits[planet][house],
      words: { seat: 'birth Moon' },
    }
  })
  const sides =
    mahadasha!.ruler === antardasha!.ruler
      ? [great.told, lesser.told]
      : [side(great.told, mahadasha!.ruler, great.score), side(lesser.told, antardasha!.ruler, lesser.score)]
  const spanOf = (text: string, fact: Told) => ({ text, because: [factOf(fact)] })
  const currentSaid = [
    spanOf(
      `${opening(mahadasha!.ruler)} rules from ${day(mahadasha!.start, moment.zone)} to ${day(mahadasha!.end, moment.zone)}, and inside it ${named(antardasha!.ruler)} until ${day(antardasha!.end, moment.zone)}.`,
      lesser.told,
    ),
    ...told([...sides, ...slow]),
  ]
  const { house: lesserHouse } = chart.graha[antardasha!.ruler]
  const current = scoredSection('The period now', currentSaid, {
    id: 'current_period',
    score: tenths(lesser.score),
    band: bandIn(PERIOD_SHADES, lesser.score),
    by: 'the two lords as in prediction-dasha',
    says: bands.current_period,
    words: {
      until: day(antardasha!.end, moment.zone),
      lords:
        mahadasha!.ruler === antardasha!.ruler
          ? `${named(antardasha!.ruler)} alone`
          : `${named(mahadasha!.ruler)} and ${named(antardasha!.ruler)} together`,
      lesser: named(antardasha!.ruler),
      seat: ordinalInWords(lesserHouse),
      field: HOUSE_FIELDS[lesserHouse],
    },
    grounds: [factOf(lesser.told), factOf(tell.inHouse(antardasha!.ruler))],
    source: SELF,
  })

  const following = dasha.mahadashas
    .flatMap((period) => subPeriods(dasha, period).map((sub) => ({ great: period.ruler, ...sub })))
    .filter(({ start }) => start >= antardasha!.end)
    .slice(0, NEXT_PERIODS)
  const next = await Promise.all(
    following.map(async (period) => {
      const { told: fact, grounds, score } = await antardashaTold(period.great, period.ruler, chart)
      const opens = `From ${day(period.start, moment.zone)}: ${named(period.ruler)} in the mahadasha of ${named(period.great)}.`
      return { ...period, fact, opens, grounds, score }
    }),
  )
  const title = 'The periods to come'
  const comingSaid =
    next.length > 0
      ? next.map(({ fact, opens, grounds }) => ({
          text: [opens, ...told([fact]).map(({ text }) => text), grounds].join(' '),
          because: [factOf(fact)],
        }))
      : [spanOf('The round of 120 years ends with this period; it begins again with the same lord.', lesser.told)]
  const ranked = next.toSorted((a, b) => b.score - a.score)
  const [best, least] = [ranked[0], ranked.at(-1)]
  const coming =
    best === undefined || least === undefined || best === least
      ? reportSection('next_periods', title, comingSaid)
      : scoredSection(title, comingSaid, {
          id: 'next_periods',
          score: tenths(meanOf(next.map(({ score }) => score))),
          band: bandIn(PERIOD_SHADES, meanOf(next.map(({ score }) => score))),
          by: `the mean of ${next.length} lesser periods as in prediction-dasha`,
          says: bands.next_periods,
          words: {
            best: named(best.ruler),
            best_from: day(best.start, moment.zone),
            least: named(least.ruler),
            least_from: day(least.start, moment.zone),
          },
          grounds: next.map(({ fact }) => factOf(fact)),
          source: SELF,
        })
  const { planets, houses } = assessed(born, world)
  return {
    ...reportHead('life_report', born),
    overview: {
      strongest_planet: strongest(SEVEN, (planet) => planets[planet].score),
      weakest_planet: strongest(SEVEN, (planet) => -planets[planet].score),
      strongest_house: strongest(houses, ({ score }) => score).house,
      weakest_house: strongest(houses, ({ score }) => -score).house,
      key_yogas: standing
        .filter(({ quality }) => quality === 'auspicious')
        .sort((a, b) => b.strength - a.strength)
        .slice(0, KEY_YOGAS)
        .map(({ name }) => name),
      key_doshas: byWeight(doshasOf(facts))
        .filter((dosha) => isToldUnasked(dosha) && dosha.present && !dosha.cancelled)
        .slice(0, KEY_DOSHAS)
        .map(doshaInWords),
    },
    sections: [...parts, current, coming],
  }
})

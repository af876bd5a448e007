import { concurrently } from '../../concurrency.ts'
import { type Block, paragraph, subheading, table } from '../../document/document.ts'
import { type NADI_BANDS, NADI_DIRECTIONS, planetsInDirection } from '../../jyotish/bnn/school.ts'
import { AREAS_OF_SECTION, NADI_SECTIONS, type NadiSection, planetOfSection } from '../../jyotish/bnn/sections.ts'
import { capitalisedName, GRAHAS, type Graha as GrahaName, nameInSentence } from '../../jyotish/grahas.ts'
import { compose, factIds, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { ReportSection, reportSection } from '../shared/report-sections.ts'
import { Graha } from '../shared/shapes.ts'
import { areaCorpora, indicationFacts } from './parts/area-indications.ts'
import {
  Directions,
  directionRows,
  LinkWeight,
  NADI_SEX,
  NadiLink,
  nadiLinkRow,
  nadiPlanetFields,
  nadiPlanetRow,
  openNadi,
} from './parts/nadi.ts'
import { inARow, linkText, nadiCorpora, placeWords, planetStateText, standingIn } from './parts/nadi-texts.ts'

const OUTCOMES = { good: 'good', mixed: 'mixed', weak: 'bad' } as const satisfies Record<
  (typeof NADI_BANDS)[number],
  string
>

const TITLES: Record<NadiSection, string> = {
  life: 'Life itself',
  work: 'Work',
  mind: 'The mind',
  wealth: 'Wealth',
  marriage: 'Marriage',
  siblings: 'Brothers and comrades',
  learning: 'Learning',
  foreign: 'What is foreign',
  spiritual: 'Letting go',
}

export default capability({
  slug: 'bnn-graha-phala',
  title: 'Results of the planets by the nadi school',
  summary: 'Readings of each planet by sign and links, and of nine areas of life.',
  weight: 'report',
  method:
    'The rules are those of Bhrigu Nandi Nadi as taught by R. G. Rao; the texts are our own. Each planet has its state and its links in descending weight. The tone of a link depends on the relation of the two planets and on the dignity of the linked planet. Where three planets follow each other by degree in one direction, the text says what the middle one transmits. Each pair is reported once, with its first planet. The outcome uses the score of bnn-karakas: good from 30 up, bad from -30 down.',
  input: reportBirth({ sex: NADI_SEX }),
  data: t.Object({
    ...reportHeadFields('bnn_graha_phala'),
    directions: Directions,
    planets: rows(
      t.Object({
        ...nadiPlanetFields,
        links: t.Array(NadiLink),
        score: t.Number({ minimum: -100, maximum: 100 }),
        in_sign_reading: t.String(),
        combination_readings: t.Array(
          t.Object({
            planets: t.Array(Graha, { minItems: 2, maxItems: 3 }),
            text: t.String(),
            weight: LinkWeight,
            fact_ids: FactIds,
          }),
        ),
        outcome: oneOf(['good', 'mixed', 'bad']),
      }),
      9,
    ),
    sections: rows(ReportSection, 9),
  }),
  example: independence,
  report: {
    ...VEDIC_REPORT,
    tradition: 'bnn',
    accent: 'palm',
    document: (data) => [
      {
        title: 'Directions and planets',
        blocks: [
          table(
            'The four directions',
            ['Direction', 'Planets by degree', 'Strength'],
            data.directions.map(({ direction, planets, strength }) => [
              direction,
              planets.map(({ planet, sign }) => `${planet} (${sign})`).join(', '),
              String(strength),
            ]),
          ),
          table(
            'The nine planets',
            ['Planet', 'Sign', 'State', 'Outcome'],
            data.planets.map(({ planet, sign, state, outcome }) => [planet, sign, state, outcome]),
          ),
        ],
      },
      ...data.sections.map(({ title, paragraphs }) => ({
        title,
        blocks: paragraphs.map(({ text }) => paragraph(text)),
      })),
      {
        title: 'Planet by planet',
        blocks: data.planets.flatMap(({ planet, in_sign_reading, combination_readings }): Block[] => [
          subheading(capitalisedName(planet)),
          paragraph(in_sign_reading),
          ...combination_readings.map(({ text }) => paragraph(text)),
        ]),
      },
    ],
  },
}).compute(async (input, world) => {
  const nadi = openNadi(input, world)
  const { planets, of, links } = nadi
  const sex = input.sex ?? 'male'
  const [texts, areas, bands, middles] = await concurrently(
    () => nadiCorpora(),
    () => areaCorpora(),
    () => corpus('bnn-band'),
    () => corpus('bnn-middle'),
  )
  const usedSentences = new Set<string>()

  const sections = NADI_SECTIONS.map((section) => {
    const planet = planetOfSection(section, sex)
    const { score, band } = standingIn(planet, nadi)
    const standing: FactText = {
      id: `nadi.${planet}.score.${section}`,
      kind: 'score',
      text: `${capitalisedName(planet)}, which stands for this matter, has ${score} on a scale from -100 to 100: ${band}.`,
      value: score,
      source: 'bnn/bnn-karakas',
      weight: 10,
      says: bands[section][band],
      words: { planet: nameInSentence(planet), ...placeWords(planet, of) },
    }
    const facts = AREAS_OF_SECTION[section].flatMap((area) =>
      indicationFacts(area, nadi, sex, areas).flatMap(({ told: entries }) => entries),
    )
    return reportSection(section, TITLES[section], compose([standing, ...facts], { usedSentences }))
  })

  /** Groups of three that follow each other by degree, reported with the middle one. */
  const triples = NADI_DIRECTIONS.flatMap((direction) => {
    const order = planetsInDirection(direction, planets).map(({ graha }) => graha)
    return order.slice(2).map((last, i) => [order[i]!, order[i + 1]!, last] as const)
  })
  const tripleText = ([first, middle, last]: readonly [GrahaName, GrahaName, GrahaName]): FactText => ({
    id: `nadi.${middle}.between.${first}.${last}`,
    kind: 'position',
    text: `By degree ${inARow([first, middle, last])} follow each other in the ${of[middle].direction}.`,
    value: of[middle].direction,
    source: 'bnn/bnn-planet-links',
    weight: 1,
    says: middles[middle],
    words: { first: inARow([first]), last: inARow([last]), sign: placeWords(middle, of).sign },
  })

  return {
    ...reportHead('bnn_graha_phala', nadi.person),
    directions: directionRows(nadi),
    planets: GRAHAS.map((planet) => {
      const own = links.filter(({ from }) => from === planet)
      const { score, band } = standingIn(planet, nadi)
      const combinations = [
        // Each pair is reported once, with its first planet: the relation may differ in the other direction, and one page would contradict
        // itself.
        ...own
          .filter(({ to }) => GRAHAS.indexOf(planet) < GRAHAS.indexOf(to))
          .map((link) => ({ planets: [planet, link.to], weight: link.weight, told: linkText(link, nadi, texts) })),
        ...triples
          .filter(([, middle]) => middle === planet)
          .map((three) => ({ planets: [...three], weight: 1, told: tripleText(three) })),
      ]
      return {
        ...nadiPlanetRow(of[planet]),
        links: own.map((link) => nadiLinkRow(link, of)),
        score,
        in_sign_reading: prose(compose([planetStateText(planet, nadi, texts)], { usedSentences })),
        combination_readings: combinations.flatMap(({ planets, weight, told: fact }) => {
          const passages = compose([fact], { usedSentences })
          return passages.length > 0 ? [{ planets, text: prose(passages), weight, fact_ids: factIds(passages) }] : []
        }),
        outcome: OUTCOMES[band],
      }
    }),
    sections,
  }
})

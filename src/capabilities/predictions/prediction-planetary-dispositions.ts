import { concurrently } from '../../concurrency.ts'
import { subheading, table } from '../../document/document.ts'
import { DIGNITIES, type Dignity, dignity } from '../../jyotish/dignity.ts'
import { FUNCTIONAL_NATURES, functionalNature, housesOwned } from '../../jyotish/functional-nature.ts'
import {
  capitalisedName,
  GRAHAS,
  type Graha as GrahaName,
  isLord,
  lordOf,
  nameInSentence,
} from '../../jyotish/grahas.ts'
import { HOUSE_FIELDS } from '../../jyotish/house-fields.ts'
import { marakas } from '../../jyotish/markers.ts'
import { aspectsOn, grahasWith, naturalBenefics } from '../../jyotish/nature.ts'
import { BALADI, baladi } from '../../jyotish/strengths/avasthas.ts'
import { vargaSeat } from '../../jyotish/vargas.ts'
import { isYoung } from '../../readings/age-filter.ts'
import { compose, factIds, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import type { Cell } from '../../readings/passage.ts'
import { distinct, nullable, oneOf, rows, t, term } from '../../schema.ts'
import { houseInWords } from '../../zodiac/house-words.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthShadbala } from '../shared/birth-shadbala.ts'
import { chartAssessment } from '../shared/chart-assessment.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { STANDING } from '../shared/narrative/dasha.ts'
import { seatWriter } from '../shared/narrative/position.ts'
import { natal } from '../shared/natal.ts'
import { ageNow, placementTexts } from '../shared/placement-texts.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { Graha, House, hundredths, Lord, planetFields, planetRow, Sign } from '../shared/shapes.ts'

const SOURCE = 'vedic-charts/birth-chart'
const KINDS = { dignity: 'dignity', avastha: 'strength' } as const

const groupOf = (planet: GrahaName, benefics: ReadonlySet<GrahaName>) => {
  if (!isLord(planet)) return 'node'
  if (planet === 'Sun' || planet === 'Moon') return 'light'
  return benefics.has(planet) ? 'benefic' : 'malefic'
}

export default capability({
  slug: 'prediction-planetary-dispositions',
  title: 'Planetary dispositions',
  summary: 'Each planet by sign, house and nakshatra: dignity, lordship, aspects, strength, age, and meaning.',
  weight: 'report',
  method:
    'The texts are our own, after Saravali 22-31 and Phaladeepika 8. They cover the sign, in its solar or lunar half (hora, BPHS 6), with the dignity; the house with the age of the planet; and the nakshatra by deity, symbol and lord, as is common practice (the classics read only the Moon’s nakshatra). The harder half of a house text applies to a planet that is debilitated, combust, in an enemy’s sign in 6, 8 or 12, or at the edge of a sign. Houses are whole signs; aspects are full ones, and the nodes cast none. Functional nature follows BPHS ch. 34; marakas are lords and occupants of 2 and 7, as in chart-markers; avastha is baladi, reversed in even signs; the Shadbala ratio is that to the required strength.',
  input: reportBirth(),
  data: t.Object({
    ...reportHeadFields('planetary_dispositions'),
    house_system: t.Literal('whole_sign'),
    planets: rows(
      t.Object({
        ...planetFields,
        rules_houses: distinct(House),
        dignity: term(DIGNITIES),
        dispositor: Lord,
        navamsa_sign: Sign,
        conjunct: distinct(Graha),
        aspects_cast: distinct(Graha, { description: 'Planets that the planet aspects fully.' }),
        aspected_by: distinct(Graha),
        functional: oneOf(FUNCTIONAL_NATURES),
        maraka: t.Boolean(),
        shadbala_ratio: nullable(t.Number({ description: 'Ratio to the required strength; null for nodes.' })),
        avastha: oneOf(BALADI),
        sign_reading: t.String(),
        house_reading: t.String(),
        nakshatra_reading: t.String(),
        fact_ids: FactIds,
      }),
      9,
    ),
  }),
  example: independence,
  report: {
    ...VEDIC_REPORT,
    accent: 'indigo',
    document: (data) => [
      {
        title: 'The nine planets',
        blocks: [
          table(
            'What each rules and how it stands',
            ['Planet', 'Sign', 'House', 'Rules', 'Dignity', 'Nature here'],
            data.planets.map(({ name, sign, house, rules_houses, dignity, functional }) => [
              name,
              sign,
              String(house),
              rules_houses.join(', '),
              STANDING[dignity],
              functional,
            ]),
          ),
        ],
      },
      ...data.planets.map((planet) => ({
        title: `${planet.name} in ${planet.sign}`,
        blocks: [
          { kind: 'paragraph' as const, text: planet.sign_reading },
          subheading(`In ${houseInWords(planet.house)}`),
          { kind: 'paragraph' as const, text: planet.house_reading },
          subheading(`In ${planet.nakshatra}`),
          { kind: 'paragraph' as const, text: planet.nakshatra_reading },
        ],
      })),
    ],
  },
}).compute(async (input, world) => {
  const birth = natal(input, world)
  const { chart } = birth
  const { graha, ascendant } = chart
  const age = ageNow(birth, world)
  const isChild = isYoung(age)
  const [seats, dignities, ages] = await concurrently(
    async () => seatWriter(chart, chartAssessment(birth, world).planets, await placementTexts(age)),
    () => corpus('dignity'),
    () => corpus('avastha'),
  )
  const benefics = naturalBenefics(chart)
  const shadbala = birthShadbala(birth, world)
  const killers = marakas(chart)
  const usedSentences = new Set<string>()
  const describe = (...facts: FactText[]) => compose(facts, { usedSentences })

  const rowOf = (planet: GrahaName) => {
    const { sign, degree, longitude } = graha[planet]
    const positionText = dignity(graha[planet], graha)
    const state = baladi(sign, degree)
    const owned = isLord(planet) ? housesOwned(planet, ascendant.sign).sort((a, b) => a - b) : []
    const names = capitalisedName(planet)
    const fact = (property: keyof typeof KINDS, text: string, value: string, texts: FactText['says']): FactText => ({
      id: `D1.${planet}.${property}`,
      kind: KINDS[property],
      text,
      value,
      source: SOURCE,
      weight: 1,
      says: texts,
      words: { field: HOUSE_FIELDS[graha[planet].house], planet: nameInSentence(planet) },
    })
    const bySign = describe(
      { ...seats.inSign(planet), source: SOURCE, weight: 2 },
      ...(isChild
        ? []
        : [
            fact(
              'dignity',
              `${names} is ${STANDING[positionText]}.`,
              positionText,
              (dignities[planet] as Record<Dignity, Cell>)[positionText],
            ),
          ]),
    )
    const byHouse = describe(
      { ...seats.inHouse(planet), source: SOURCE, weight: 2 },
      ...(isChild
        ? []
        : [
            fact(
              'avastha',
              `The age of ${nameInSentence(planet)} is ${state}.`,
              state,
              ages[state][groupOf(planet, benefics)],
            ),
          ]),
    )
    const byStar = describe({ ...seats.inStar(planet), source: SOURCE, weight: 1 })
    return {
      ...planetRow(graha[planet]),
      rules_houses: owned,
      dignity: positionText,
      dispositor: lordOf(sign),
      navamsa_sign: signName(vargaSeat(longitude, 'D9').sign),
      conjunct: grahasWith(planet, chart),
      aspects_cast: GRAHAS.filter((other) => aspectsOn(other, chart).includes(planet)),
      aspected_by: aspectsOn(planet, chart),
      functional: functionalNature(planet, chart),
      maraka: killers.includes(planet),
      shadbala_ratio: isLord(planet) ? hundredths(shadbala.planets[planet].ratio) : null,
      avastha: state,
      sign_reading: prose(bySign),
      house_reading: prose(byHouse),
      nakshatra_reading: prose(byStar),
      fact_ids: factIds([...bySign, ...byHouse, ...byStar]),
    }
  }

  return {
    ...reportHead('planetary_dispositions', birth),
    house_system: 'whole_sign',
    planets: GRAHAS.map(rowOf),
  }
})

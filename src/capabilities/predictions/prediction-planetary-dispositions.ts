import { subheading, table } from '../../document/document.ts'
import { aspectsOn, companionsOf } from '../../jyotish/bhavesha.ts'
import type { RasiChart } from '../../jyotish/chart.ts'
import { DIGNITIES, type Dignity, dignity } from '../../jyotish/dignity.ts'
import { FUNCTIONAL_NATURES, functionalNature, housesOwned } from '../../jyotish/functional-nature.ts'
import { GRAHAS, type Graha as GrahaName, isLord, lordOf, named, opening } from '../../jyotish/grahas.ts'
import { marakas } from '../../jyotish/markers.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { naturalBenefics } from '../../jyotish/nature.ts'
import { BALADI, baladi } from '../../jyotish/strengths/avasthas.ts'
import { vargaSeat } from '../../jyotish/vargas.ts'
import { compose, factIds, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Told } from '../../readings/fact.ts'
import type { Cell } from '../../readings/passage.ts'
import { nullable, oneOf, rows, t, term } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../inputs.ts'
import { natal } from '../natal.ts'
import { head, headFields } from '../report-head.ts'
import { Graha, House, hundredths, Lord, planetFields, planetRow, Sign } from '../shapes.ts'
import { birthShadbala } from '../strengths/birth-shadbala.ts'
import { FactIds } from '../told.ts'
import { STANDING } from './dasha-told.ts'
import { headPage, houseInWords } from './reading-report.ts'
import { seatTeller } from './seat-told.ts'

type StarTitle = 'nature' | 'work' | 'relations' | 'care' | 'health'

/** What of a star a planet brings out: that of which it is the significator; character is the Moon's alone. */
const BRINGS_OUT = {
  Sun: 'work',
  Moon: 'nature',
  Mars: 'health',
  Mercury: 'work',
  Jupiter: 'care',
  Venus: 'relations',
  Saturn: 'care',
  Rahu: 'work',
  Ketu: 'health',
} as const satisfies Record<GrahaName, StarTitle>

const OTHERWISE: readonly StarTitle[] = ['work', 'relations', 'care', 'health']

/** Planets of one star tell different things of it: who comes later takes what is left, if anything. */
const starTitles = (graha: RasiChart['graha']) => {
  const titles: Partial<Record<GrahaName, StarTitle>> = {}
  for (const planet of GRAHAS) {
    const told = GRAHAS.filter((other) => graha[other].nakshatra === graha[planet].nakshatra).map((o) => titles[o])
    titles[planet] = [BRINGS_OUT[planet], ...OTHERWISE].find((title) => !told.includes(title))
  }
  return titles
}

const SOURCE = 'vedic-charts/birth-chart'
const KINDS: Record<string, Told['kind']> = { dignity: 'dignity', avastha: 'strength' }

const IN_STAR: Record<StarTitle, (planet: string, star: string) => string> = {
  nature: (planet, star) => `${planet} makes ${star} the star of the birth.`,
  work: (planet, star) => `${planet} looks for its calling among the trades of ${star}.`,
  relations: (planet, star) => `${planet} keeps company in the manner of ${star}.`,
  care: (planet, star) => `${planet} is held to the care that ${star} asks for.`,
  health: (planet, star) => `${planet} acts on the body through ${star}.`,
}

const groupOf = (planet: GrahaName, benefics: ReadonlySet<GrahaName>) => {
  if (!isLord(planet)) return 'node'
  if (planet === 'Sun' || planet === 'Moon') return 'light'
  return benefics.has(planet) ? 'benefic' : 'malefic'
}

export default capability({
  slug: 'prediction-planetary-dispositions',
  title: 'Planetary dispositions',
  summary: 'Each planet by sign, house and star: dignity, lordship, aspects, strength, age, and what it means there.',
  weight: 'report',
  method:
    'Readings in our own words after Saravali 22-31 and Phaladeepika 8: the sign, in its solar or lunar half (hora, BPHS 6), with the dignity, the house with the age of the planet (the harder half where it is fallen, combust, inimical in 6, 8, 12 or at the edge of a sign), the star by what the planet signifies. Whole-sign houses; full aspects, of which the nodes cast none; functional nature by BPHS ch. 34; marakas are lords and occupants of 2 and 7, as in chart-markers; avastha is baladi, reversed in even signs; Shadbala ratio is that to the required strength.',
  input: birthWithNode(),
  data: t.Object({
    ...headFields('planetary_dispositions'),
    house_system: t.Literal('whole_sign'),
    planets: rows(
      t.Object({
        ...planetFields,
        rules_houses: t.Array(House),
        dignity: term(DIGNITIES),
        dispositor: Lord,
        navamsa_sign: Sign,
        conjunct: t.Array(Graha),
        aspects_cast: t.Array(Graha, { description: 'Planets under its full aspect.' }),
        aspected_by: t.Array(Graha),
        functional: oneOf(FUNCTIONAL_NATURES),
        maraka: t.Boolean(),
        shadbala_ratio: nullable(t.Number({ description: 'Strength to that required; null for the nodes.' })),
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
  document: (data) => [
    headPage(
      data,
      table(
        'The nine planets',
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
    ),
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
}).compute(async (input, world) => {
  const birth = natal(input, world)
  const { chart } = birth
  const { graha, ascendant } = chart
  const [seats, stars, dignities, ages] = await Promise.all([
    seatTeller(chart),
    corpus('nakshatra'),
    corpus('dignity'),
    corpus('avastha'),
  ])
  const benefics = naturalBenefics(chart)
  const shadbala = birthShadbala(birth, world)
  const killers = marakas(chart)
  const titles = starTitles(graha)
  const said = new Set<string>()
  const tell = (...facts: Told[]) => compose(facts, { said })

  const rowOf = (planet: GrahaName) => {
    const { sign, degree, longitude, nakshatra } = graha[planet]
    const stands = dignity(graha[planet], graha)
    const age = baladi(sign, degree)
    const owned = isLord(planet) ? housesOwned(planet, ascendant.sign).sort((a, b) => a - b) : []
    const who = opening(planet)
    const star = NAKSHATRAS[nakshatra]!
    const fact = (
      property: string,
      text: string,
      value: string | number,
      weight: number,
      says: Told['says'],
    ): Told => ({
      id: `D1.${planet}.${property}`,
      kind: KINDS[property] ?? 'position',
      text,
      value,
      source: SOURCE,
      weight,
      says,
    })
    const bySign = tell(
      { ...seats.inSign(planet), source: SOURCE, weight: 2 },
      fact(
        'dignity',
        `${who} is ${STANDING[stands]}.`,
        stands,
        1,
        (dignities[planet] as Record<Dignity, Cell>)[stands],
      ),
    )
    const byHouse = tell(
      { ...seats.inHouse(planet), source: SOURCE, weight: 2 },
      fact('avastha', `The age of ${named(planet)} is ${age}.`, age, 1, ages[age][groupOf(planet, benefics)]),
    )
    const title = titles[planet]
    const byStar = title ? tell(fact('nakshatra', `${who} stands in ${star}.`, star, 1, stars[star][title])) : []
    return {
      ...planetRow(graha[planet]),
      rules_houses: owned,
      dignity: stands,
      dispositor: lordOf(sign),
      navamsa_sign: signName(vargaSeat(longitude, 'D9').sign),
      conjunct: companionsOf(planet, chart),
      aspects_cast: GRAHAS.filter((other) => aspectsOn(other, chart).includes(planet)),
      aspected_by: aspectsOn(planet, chart),
      functional: functionalNature(planet, chart),
      maraka: killers.includes(planet),
      shadbala_ratio: isLord(planet) ? hundredths(shadbala.planets[planet].ratio) : null,
      avastha: age,
      sign_reading: prose(bySign),
      house_reading: prose(byHouse),
      nakshatra_reading: title
        ? `${IN_STAR[title](who, star)} ${prose(byStar)}`
        : `${who} stands in ${star} as well, and all that is read of the star is told above.`,
      fact_ids: factIds([...bySign, ...byHouse, ...byStar]),
    }
  }

  return {
    ...head('planetary_dispositions', birth),
    house_system: 'whole_sign',
    planets: GRAHAS.map(rowOf),
  }
})

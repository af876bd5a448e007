import {
  abbreviatedTable,
  type Block,
  columnsBlock,
  facts,
  note,
  picture,
  type Section,
  subheading,
  table,
} from '../../../document/document.ts'
import { GRAHAS, nameInSentence } from '../../../jyotish/grahas.ts'
import { NAKSHATRA_LORDS, NAKSHATRAS, nakshatraOf, padaOf } from '../../../jyotish/nakshatras.ts'
import { ordinal } from '../../../jyotish/rules/words.ts'
import { syllablesOfStar } from '../../../jyotish/syllables.ts'
import { VARGA_RULES } from '../../../jyotish/vargas.ts'
import { abbreviationOf } from '../../../lexicon/abbreviations.ts'
import { syllableText } from '../../../lexicon/syllable-names.ts'
import { joinWords } from '../../../wording.ts'
import { sidereal } from '../../../zodiac/longitude.ts'
import { degreesAndMinutes } from '../../../zodiac/signs.ts'
import { MARKS_NOTE, PRINTED_SIZES, vargaInWords } from '../../shared/chart-picture.ts'
import type { BookParts } from './book-parts.ts'
import { CODES, type Kundli } from './kundli-shapes.ts'

/** The charts of the kundli book. */

const SPACED = (word: string) => word.replaceAll('_', ' ')
export const listed = (words: readonly string[]) => words.join(', ') || '–'

// source: BPHS ch. 7, what each varga is judged for
const VARGA_MATTERS: Readonly<Record<(typeof CODES)[number] | 'D1', string>> = {
  D1: 'body and life',
  D2: 'wealth',
  D3: 'brothers and sisters',
  D4: 'home and fortune',
  D7: 'children',
  D9: 'marriage and merit',
  D10: 'work',
  D12: 'parents',
  D16: 'vehicles',
  D20: 'worship',
  D24: 'learning',
  D27: 'strengths',
  D30: 'trials',
  D40: 'the mother’s line',
  D45: 'the father’s line',
  D60: 'the whole life',
}

/** Name of a varga without its other names. */
const nameOf = (code: keyof typeof VARGA_MATTERS) => VARGA_RULES[code].name.replace(/ \(.*/, '')

/** The nakshatra and pada of a sidereal longitude: Pushya, 1. */
const starAndPada = (longitude: number) =>
  `${NAKSHATRAS[nakshatraOf(sidereal(longitude))]!}, ${padaOf(sidereal(longitude))}`
const starLord = (longitude: number) => NAKSHATRA_LORDS[nakshatraOf(sidereal(longitude)) % 9]!

type Positions = readonly { readonly name: string; readonly longitude: number }[]

const chartPart = (title: string, code: string, alt: string, size: keyof typeof PRINTED_SIZES = 'half') =>
  picture(title, alt, {
    capability: 'vedic-charts/chart-image',
    input: { code, show_degrees: true, size: PRINTED_SIZES[size] },
    renamedInputs: { style: 'chart_style' },
    ...(size === 'large' ? { isLarge: true } : {}),
  })

/** The ascendant chart, large or in a short book beside the navamsa, and the places of the planets. */
export const ascendantChart = (
  { charts, lagna, lagna_lord }: Kundli,
  positions: Positions,
  { dignities }: BookParts,
  reading: readonly Block[],
  isShort: boolean,
): Section => {
  const lordHouse = charts.D1.planets.find(({ name }) => name === lagna_lord)!.house
  return {
    title: 'Ascendant chart',
    finding: `${lagna.sign} rises, and its lord ${nameInSentence(lagna_lord)} stands in the ${ordinal(lordHouse)} house`,
    blocks: [
      chartPart('Rasi (D1)', 'D1', vargaInWords('D1', lagna, positions), isShort ? 'half' : 'large'),
      ...(isShort ? [chartPart('Navamsa (D9)', 'D9', vargaInWords('D9', lagna, positions))] : []),
      table(
        'Places of the planets',
        ['Planet', 'Sign', 'Degree', 'Star, quarter', 'Lord of the star', 'House', 'Bhava', 'Navamsa', ''],
        [
          [
            'Ascendant',
            lagna.sign,
            degreesAndMinutes(lagna.degree),
            starAndPada(lagna.longitude),
            starLord(lagna.longitude),
            '1',
            '1',
            charts.D9.ascendant.sign,
            '',
          ],
          ...charts.D1.planets.map(({ name, sign, degree, house, retrograde }, i) => [
            name,
            sign,
            degreesAndMinutes(degree),
            starAndPada(positions[i]!.longitude),
            starLord(positions[i]!.longitude),
            String(house),
            String(charts.bhava_chalit.planets[i]!.bhava_house),
            charts.D9.planets[i]!.sign,
            [retrograde ? 'R' : '', dignities.planets[i]!.combust ? 'c' : ''].filter(Boolean).join(' '),
          ]),
        ],
      ),
      note(MARKS_NOTE),
      ...reading,
    ],
  }
}

/** The houses counted from the Moon, and the bhavas of Sripati. */
const housesTable = (charts: Kundli['charts']): Block =>
  table(
    'Houses from the Moon and by bhava',
    ['House', 'From the Moon', 'Planets', 'Bhava begins', 'Middle', 'Planets in the bhava'],
    charts.moon.houses.map(({ house, sign, planets: inside }, i) => {
      // The chalit of a kundli is Sripati's, which has every border.
      const { start, middle } = charts.bhava_chalit.cusps[i]!
      return [
        String(house),
        sign,
        listed(inside),
        `${start!.sign} ${degreesAndMinutes(start!.degree)}`,
        `${middle!.sign} ${degreesAndMinutes(middle!.degree)}`,
        listed(charts.bhava_chalit.houses[i]!.planets),
      ]
    }),
  )

/** Moon chart and chalit, with the houses counted from the Moon and by bhava. */
export const moonAndChalit = ({ charts }: Kundli, reading: readonly Block[], isShort: boolean): Section => {
  const moved = charts.bhava_chalit.planets.filter(({ bhava_house }, i) => bhava_house !== charts.D1.planets[i]!.house)
  return {
    title: 'Moon chart and chalit',
    finding:
      moved.length === 0
        ? 'Every planet keeps its house in the chalit'
        : `${joinWords(moved.map(({ name }) => name))} ${moved.length > 1 ? 'change' : 'changes'} house in the chalit`,
    blocks: [
      ...reading,
      chartPart('Moon chart', 'moon', `The birth chart counted from the Moon in ${charts.moon.ascendant.sign}.`),
      chartPart(
        'Bhava chalit',
        'chalit',
        `Planets by Sripati houses: ${charts.bhava_chalit.planets.map(({ name, bhava_house }) => `${name} ${bhava_house}`).join(', ')}.`,
      ),
      ...(isShort ? [] : [housesTable(charts)]),
    ],
  }
}

/** Dignity, states and friendship of each planet. */
export const planetStates = ({ charts }: Kundli, { dignities, avasthas }: BookParts): Block[] => [
  table(
    'Dignity and avastha',
    ['Planet', 'Sign', 'Dignity', 'Nature', 'Baladi', 'Jagradadi', 'Deeptadi'],
    GRAHAS.map((graha, i) => {
      const { dignity, functional } = dignities.planets[i]!
      const { baladi, jagradadi, deeptadi } = avasthas.planets[i]!
      return [
        graha,
        charts.D1.planets[i]!.sign,
        SPACED(dignity),
        SPACED(functional),
        baladi.name,
        jagradadi,
        deeptadi[0]!,
      ]
    }),
  ),
  note(
    'Baladi, the age: bala infant, kumara youth, yuva adult, vriddha old, mrita spent. Jagradadi, the waking: jagrat awake, svapna dreaming, sushupti asleep. Deeptadi: the mood. Nature: what the planet does as lord of its houses.',
    ['BPHS ch. 3, 34, 45'],
  ),
]

export const friendshipTable = ({ friendships }: Kundli): Block =>
  table(
    'Friendship: nature and place together',
    ['Planet', 'Great friends', 'Friends', 'Neutrals', 'Enemies', 'Great enemies'],
    (['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const).map((planet) => {
      const { great_friends, friends, neutrals, enemies, great_enemies } = friendships.compound[planet]
      return [planet, ...[great_friends, friends, neutrals, enemies, great_enemies].map(listed)]
    }),
  )

/** Vargas of the short book besides the navamsa: work and children. */
const SHORT_VARGAS = ['D10', 'D7'] as const

/** The sign of each planet in each varga. */
const vargaTable = (charts: Kundli['charts']): Block =>
  abbreviatedTable(
    'Signs in the vargas',
    ['Varga', 'Ascendant', ...GRAHAS].map((name, i) => (i === 0 ? name : abbreviationOf(name))),
    (['D1', ...CODES] as const).map((code) => [
      code,
      abbreviationOf(charts[code].ascendant.sign),
      ...charts[code].planets.map(({ sign }) => abbreviationOf(sign)),
    ]),
  )

/** The vargas as drawings, six a page, and the signs in a table. */
export const vargaCharts = ({ charts, lagna }: Kundli, positions: Positions, isShort: boolean): Section => {
  const codes = isShort ? SHORT_VARGAS : (['D1', ...CODES] as const)
  // source: Phaladeepika and common use: vargottama, the same sign in D1 and D9
  const vargottama = [
    ...(charts.D9.ascendant.sign === lagna.sign ? ['Ascendant'] : []),
    ...charts.D1.planets.filter(({ sign }, i) => charts.D9.planets[i]!.sign === sign).map(({ name }) => name),
  ]
  return {
    title: 'Divisional charts',
    finding:
      vargottama.length > 0
        ? `${joinWords(vargottama)}: the same sign in rasi and navamsa (vargottama)`
        : 'No planet has the same sign in rasi and navamsa',
    blocks: [
      ...codes.map((code) =>
        chartPart(`${nameOf(code)} (${code}): ${VARGA_MATTERS[code]}`, code, vargaInWords(code, lagna, positions)),
      ),
      ...(isShort ? [] : [vargaTable(charts)]),
    ],
  }
}

/** Karakas and padas of Jaimini. */
export const jaiminiSection = ({ jaimini }: Kundli): Section => {
  const [soul] = jaimini.karakas
  return {
    title: 'Jaimini',
    finding: `${soul!.planet} is the atmakaraka, and the karakamsha is ${jaimini.karakamsha.sign}`,
    blocks: [
      columnsBlock(
        {
          share: 0.54,
          blocks: [
            table(
              'Chara karakas',
              ['Karaka', 'Planet', 'Degree'],
              jaimini.karakas.map(({ karaka, planet, degree_in_sign }) => [
                SPACED(karaka).replace(/^./, (letter) => letter.toUpperCase()),
                planet,
                degreesAndMinutes(degree_in_sign),
              ]),
            ),
          ],
        },
        {
          share: 0.46,
          blocks: [
            table(
              'Arudha padas',
              ['Pada', 'Sign', 'House'],
              jaimini.arudhas.map(({ pada, sign, house }) => [pada, sign, String(house)]),
            ),
          ],
        },
      ),
    ],
  }
}

export const birthBlocks = (data: Kundli): Block[] => {
  const { birth_details: born, lagna, lagna_lord, moon_nakshatra, ayanamsha, node } = data
  const { panchang_at_birth: limbs, avakhada } = born
  const clock = (time: string) => time.slice(11, 19)
  return [
    facts([
      ['Ascendant', `${lagna.sign} ${lagna.degree_dms}`],
      ['Lord of the ascendant', lagna_lord],
      ['Birth star', `${moon_nakshatra}, ${limbs.nakshatra.pada}`],
      ['Weekday', limbs.vara ?? '–'],
      ['Tithi', `${limbs.tithi.paksha} ${limbs.tithi.name}`],
      ['Yoga', limbs.yoga],
      ['Karana', limbs.karana],
      ['Month (amanta)', limbs.masa_amanta],
      ['Month (purnimanta)', limbs.masa_purnimanta],
      ['Samvatsara', limbs.samvatsara],
      ['Ritu', limbs.ritu],
      ['Ayana', limbs.ayana],
      ['Sunrise', born.sunrise ? clock(born.sunrise) : '–'],
      ['Sunset', born.sunset ? clock(born.sunset) : '–'],
      ['Ishta kala', born.ishta_kala ? `${born.ishta_kala.ghati} ghati ${born.ishta_kala.pala} pala` : '–'],
      ['Local mean time', clock(born.local_mean_time)],
      ['Ayanamsha', `${ayanamsha.name} ${ayanamsha.degrees.toFixed(4)}°`],
      ['Lunar node', node],
    ]),
    subheading('Avakhada chakra'),
    facts([
      ['Varna', avakhada.varna],
      ['Vashya', avakhada.vashya],
      ['Yoni', avakhada.yoni],
      ['Gana', avakhada.gana],
      ['Nadi', avakhada.nadi],
      ['Lord of the Moon sign', avakhada.rasi_lord],
      ['Paya', avakhada.paya],
      ['Tatva', avakhada.tatva],
      ['Yunja', avakhada.yunja],
      ['Varga', avakhada.varga],
      ['Hansak', avakhada.hansak],
      ['Name syllable', syllableText(syllablesOfStar(moon_nakshatra)[limbs.nakshatra.pada - 1]!)],
    ]),
  ]
}

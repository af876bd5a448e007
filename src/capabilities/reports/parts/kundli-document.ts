import {
  abbreviatedTable,
  type Block,
  callout,
  facts,
  note,
  paragraph,
  type Section,
  subheading,
  table,
  timeline,
} from '../../../document/document.ts'
import { isListedByDefault } from '../../../jyotish/doshas/index.ts'
import { GRAHAS, SEVEN } from '../../../jyotish/grahas.ts'
import { NAKSHATRAS, nakshatraOf, padaOf } from '../../../jyotish/nakshatras.ts'
import { abbreviationOf } from '../../../lexicon/abbreviations.ts'
import { quantity } from '../../../wording.ts'
import { sidereal } from '../../../zodiac/longitude.ts'
import { degreesAndMinutes } from '../../../zodiac/signs.ts'
import { vargaInWords, vargaPicture } from '../../shared/chart-picture.ts'
import type { Kundli } from './kundli-shapes.ts'
import { CODES } from './kundli-shapes.ts'

const spaced = (word: string) => word.replace(/_/g, ' ')
const titled = (word: string) => spaced(word).replace(/^./, (letter) => letter.toUpperCase())
const date = (time: string) => time.slice(0, 10)
const clock = (time: string) => time.slice(11, 19)
const fixed = (value: number, places = 2) => value.toFixed(places)
const listed = (words: readonly string[]) => words.join(', ') || '–'

const birthFacts = ({ birth_details: born, lagna, lagna_lord, moon_nakshatra, ayanamsha, node }: Kundli): Block[] => {
  const { panchang_at_birth: limbs, avakhada } = born
  return [
    facts([
      ['Ascendant', `${lagna.sign} ${lagna.degree_dms}`],
      ['Lord of the ascendant', lagna_lord],
      ['Birth star', `${moon_nakshatra}, pada ${limbs.nakshatra.pada}`],
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
      ['Ayanamsha', `${ayanamsha.name} ${fixed(ayanamsha.degrees, 4)}°`],
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
      ['Name syllable', avakhada.name_syllable],
    ]),
  ]
}

const chartBlocks = ({ charts, lagna }: Kundli, planets: readonly { name: string; longitude: number }[]): Block[] => [
  ...(['D1', 'D9'] as const).map((code) =>
    vargaPicture(code === 'D1' ? 'Rasi (D1)' : 'Navamsa (D9)', code, vargaInWords(code, lagna, planets)),
  ),
  table(
    'Places of the planets',
    ['Planet', 'Sign', 'Degree', 'Star, quarter', 'House', 'Bhava', 'Navamsa', ''],
    charts.D1.planets.map(({ name, sign, degree, house, retrograde }, i) => [
      name,
      sign,
      degreesAndMinutes(degree),
      starAndQuarter(planets[i]!.longitude),
      String(house),
      String(charts.bhava_chalit.planets[i]!.bhava_house),
      charts.D9.planets[i]!.sign,
      retrograde ? 'R' : '',
    ]),
  ),
  note('R: retrograde, moving backward. c in a chart: combust, near the Sun.'),
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
  ),
  abbreviatedTable(
    'Signs in the vargas',
    ['Varga', 'Ascendant', ...GRAHAS].map((name, i) => (i === 0 ? name : abbreviationOf(name))),
    (['D1', ...CODES] as const).map((code) => [
      code,
      abbreviationOf(charts[code].ascendant.sign),
      ...charts[code].planets.map(({ sign }) => abbreviationOf(sign)),
    ]),
  ),
]

/** A row of bindus, tinted from its lowest to its highest; name and total are not tinted. */
const heatOf = (row: readonly { readonly bindus: number }[]) => {
  const counts = row.map(({ bindus }) => bindus)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return [null, ...counts.map((count) => (most > least ? (count - least) / (most - least) : 0)), null]
}

const strengthBlocks = ({ strengths, friendships }: Kundli): Block[] => {
  const { shadbala, bhava_bala, ashtakavarga, vimshopaka } = strengths
  const signs = ashtakavarga.sarvashtakavarga.signs
  return [
    table(
      'Shadbala, in virupas',
      ['Planet', 'Sthana', 'Dig', 'Kala', 'Cheshta', 'Naisargika', 'Drik', 'Total', 'Rupas', 'Ratio', 'Rank'],
      shadbala.planets.map((each) => [
        each.planet,
        fixed(each.sthana_bala.total),
        fixed(each.dig_bala),
        fixed(each.kala_bala.total),
        fixed(each.cheshta_bala),
        fixed(each.naisargika_bala),
        fixed(each.drik_bala),
        fixed(each.total),
        fixed(each.rupas),
        fixed(each.ratio),
        String(each.rank),
      ]),
    ),
    table(
      'Bhava bala, in virupas',
      ['House', 'Sign', 'Lord', 'Of the lord', 'Direction', 'Aspects', 'Total', 'Rank'],
      bhava_bala.houses.map((each) => [
        String(each.house),
        each.sign,
        each.lord,
        fixed(each.bhavadhipati_bala),
        fixed(each.dig_bala),
        fixed(each.drik_bala),
        fixed(each.total),
        String(each.rank),
      ]),
    ),
    abbreviatedTable(
      'Ashtakavarga',
      ['', ...signs.map(({ sign }) => abbreviationOf(sign)), 'Total'],
      [
        ...ashtakavarga.bhinnashtakavarga.map(({ planet, signs: row, total }) => [
          planet,
          ...row.map(({ bindus }) => String(bindus)),
          String(total),
        ]),
        ['Sarva', ...signs.map(({ bindus }) => String(bindus)), String(ashtakavarga.sarvashtakavarga.total)],
      ],
      [...ashtakavarga.bhinnashtakavarga.map(({ signs: row }) => row), signs].map(heatOf),
    ),
    note('Sarva adds the seven planets; the row of the ascendant is not in it.', ['BPHS ch. 66']),
    table(
      'Vimshopaka, of twenty',
      ['Planet', 'Six vargas', 'Seven', 'Ten', 'Sixteen'],
      vimshopaka.planets.map((each) => [
        each.planet,
        fixed(each.shadvarga),
        fixed(each.saptavarga),
        fixed(each.dashavarga),
        fixed(each.shodashavarga),
      ]),
    ),
    table(
      'Friendship: nature and place together',
      ['Planet', 'Great friends', 'Friends', 'Neutrals', 'Enemies', 'Great enemies'],
      SEVEN.map((planet) => {
        const { great_friends, friends, neutrals, enemies, great_enemies } = friendships.compound[planet]
        return [planet, ...[great_friends, friends, neutrals, enemies, great_enemies].map(listed)]
      }),
    ),
  ]
}

const dashaBlocks = ({ dashas, jaimini }: Kundli): Block[] => {
  const { vimshottari, yogini, ashtottari, chara } = dashas
  const { years, months, days, lord } = vimshottari.balance_at_birth
  return [
    paragraph(
      `At birth ${quantity(years, 'year')}, ${quantity(months, 'month')} and ${quantity(days, 'day')} of ${lord} remained.`,
    ),
    timeline(
      'Vimshottari over the life',
      vimshottari.periods.map(({ lord: name, start, end }) => ({ name, from: start, to: end })),
    ),
    table(
      'Vimshottari: mahadashas',
      ['Lord', 'From', 'To'],
      vimshottari.periods.map(({ lord: ruler, start, end }) => [ruler, date(start), date(end)]),
    ),
    table(
      'Vimshottari: antardashas',
      ['Lords', 'From'],
      vimshottari.periods.flatMap((main) =>
        (main.sub ?? []).map((sub) => [`${main.lord}, ${sub.lord}`, date(sub.start)]),
      ),
    ),
    table(
      'Yogini',
      ['Yogini', 'Lord', 'From', 'To'],
      yogini.periods.map(({ yogini: name, lord: ruler, start, end }) => [name, ruler, date(start), date(end)]),
    ),
    ...(ashtottari
      ? [
          table(
            'Ashtottari',
            ['Lord', 'From', 'To'],
            ashtottari.periods.map(({ lord: ruler, start, end }) => [ruler, date(start), date(end)]),
          ),
        ]
      : [note('Ashtottari is not used here: Rahu does not stand where it asks him to.', ['BPHS ch. 46'])]),
    table(
      'Chara',
      ['Sign', 'From', 'To'],
      chara.periods.map(({ sign, start, end }) => [sign, date(start), date(end)]),
    ),
    subheading('Jaimini'),
    table(
      'Chara karakas',
      ['Karaka', 'Planet', 'Degree in sign'],
      jaimini.karakas.map(({ karaka, planet, degree_in_sign }) => [
        titled(karaka),
        planet,
        degreesAndMinutes(degree_in_sign),
      ]),
    ),
    table(
      'Arudha padas',
      ['Pada', 'Sign', 'House'],
      jaimini.arudhas.map(({ pada, sign, house }) => [pada, sign, String(house)]),
    ),
    paragraph(`The karakamsha is ${jaimini.karakamsha.sign}.`),
  ]
}

const yogaTable = ({ yogas }: Kundli): Block[] => [
  table(
    'Yogas formed',
    ['Yoga', 'Formed by', 'Strength', 'Source'],
    yogas
      .filter(({ cancelled }) => !cancelled)
      .map(({ name, evidence, strength, source }) => [name, evidence.join('; '), fixed(strength, 0), cited(source)]),
  ),
]
/** Present doshas; the reading names the others. */
const doshaTable = ({ doshas }: Kundli): Block[] => {
  const present = doshas.filter((dosha) => dosha.present && isListedByDefault(dosha))
  return present.length > 0
    ? [
        table(
          'Doshas present',
          ['Dosha', 'Severity', 'After cancellation', 'Source'],
          present.map(({ name, severity, net, source }) => [name, severity, net, source]),
        ),
      ]
    : []
}

/** The short citation of a book for a narrow column; the appendix has its title. */
const cited = (source: string) => source.replace('B. V. Raman, Three Hundred Important Combinations', 'B. V. Raman')

/** The nakshatra and pada of a sidereal longitude: Pushya, 1. */
const starAndQuarter = (longitude: number) =>
  `${NAKSHATRAS[nakshatraOf(sidereal(longitude))]!}, ${padaOf(sidereal(longitude))}`

/** The tables, each before its reading. */
export const kundliDocument = (data: Kundli): Section[] => {
  const planets = data.charts.bhava_chalit.planets
  const reading = (id: string): Block[] =>
    data.sections.find((section) => section.id === id)!.paragraphs.map(({ text }) => paragraph(text))
  const titleOf = (id: string) => data.sections.find((section) => section.id === id)!.title
  const read = (id: string, ...before: Block[]): Section => ({
    title: titleOf(id),
    blocks: [...before, ...reading(id)],
  })
  const cites = (rules: readonly { name: string; source: string }[]) =>
    rules.map(({ name, source }) => ({ text: name, source, isInTable: true }))
  return [
    read('birth', ...birthFacts(data)),
    { title: 'Charts', blocks: chartBlocks(data, planets) },
    read('lagna'),
    read('moon'),
    read('planets'),
    read('houses'),
    { title: 'Strengths', blocks: strengthBlocks(data) },
    { ...read('yogas', ...(data.yogas.length ? yogaTable(data) : [])), facts: cites(data.yogas) },
    { ...read('doshas', ...doshaTable(data)), facts: cites(data.doshas) },
    { title: titleOf('dasha'), blocks: [...reading('dasha'), ...dashaBlocks(data)] },
    read('gochara'),
    { title: titleOf('remedies'), blocks: [...reading('remedies'), callout('Please note', data.caution)] },
  ]
}

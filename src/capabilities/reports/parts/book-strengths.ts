import { abbreviatedTable, type Block, bars, note, picture, type Section, table } from '../../../document/document.ts'
import { SEVEN } from '../../../jyotish/grahas.ts'
import { abbreviationOf } from '../../../lexicon/abbreviations.ts'
import { PRINTED_SIZES } from '../../shared/chart-picture.ts'
import type { TextLength } from '../../shared/narrative/lengths.ts'
import type { Kundli } from './kundli-shapes.ts'

/** Strengths of the kundli book: bars before tables. */

type Shadbala = Kundli['strengths']['shadbala']

const fixed = (value: number, places = 2) => value.toFixed(places)
/** Ratio of Shadbala at the right end of a bar. */
const FULL_RATIO = 2

const extremesOf = <T>(rows: readonly T[], value: (row: T) => number): [least: T, most: T] => {
  const sorted = rows.toSorted((a, b) => value(a) - value(b))
  return [sorted[0]!, sorted.at(-1)!]
}

/** Components of Shadbala in virupas, by name. */
const COMPONENTS: Readonly<Record<string, (each: Shadbala['planets'][number]) => string>> = {
  Sthana: (each) => fixed(each.sthana_bala.total),
  Dig: (each) => fixed(each.dig_bala),
  Kala: (each) => fixed(each.kala_bala.total),
  Cheshta: (each) => fixed(each.cheshta_bala),
  Naisargika: (each) => fixed(each.naisargika_bala),
  Drik: (each) => fixed(each.drik_bala),
  Total: (each) => fixed(each.total),
  Rupas: (each) => fixed(each.rupas),
  Ratio: (each) => fixed(each.ratio),
  Rank: (each) => String(each.rank),
}

/** A column for each planet, so that names fit in every language. */
const shadbalaTable = ({ planets }: Shadbala): Block =>
  table(
    'Shadbala, in virupas',
    ['', ...planets.map(({ planet }) => planet)],
    Object.entries(COMPONENTS).map(([name, write]) => [name, ...planets.map(write)]),
  )

export const strengthSection = ({ strengths }: Kundli, isShort: boolean): Section => {
  const { shadbala, bhava_bala, vimshopaka } = strengths
  const [weakest, strongest] = extremesOf(shadbala.planets, ({ ratio }) => ratio)
  const most = Math.max(...bhava_bala.houses.map(({ total }) => total))
  return {
    title: 'Strengths',
    finding: `By Shadbala ${strongest.planet} has most of the strength that it needs, ${weakest.planet} least`,
    blocks: [
      bars(
        'Shadbala, divided by what is required',
        shadbala.planets.map(({ planet, ratio, rupas }) => ({
          name: planet,
          share: Math.min(1, ratio / FULL_RATIO),
          label: `${fixed(ratio)} (${fixed(rupas)} rupas)`,
        })),
      ),
      ...(isShort
        ? []
        : [
            bars(
              'Bhava bala, by house',
              bhava_bala.houses.map(({ house, sign, total }) => ({
                name: `${house}, ${sign}`,
                share: Math.max(0, total / most),
                label: fixed(total, 0),
              })),
            ),
            shadbalaTable(shadbala),
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
          ]),
    ],
  }
}

export const bhavaBalaTable = ({ strengths }: Kundli): Block =>
  table(
    'Bhava bala, in virupas',
    ['House', 'Sign', 'Lord', 'Of the lord', 'Direction', 'Aspects', 'Total', 'Rank'],
    strengths.bhava_bala.houses.map((each) => [
      String(each.house),
      each.sign,
      each.lord,
      fixed(each.bhavadhipati_bala),
      fixed(each.dig_bala),
      fixed(each.drik_bala),
      fixed(each.total),
      String(each.rank),
    ]),
  )

/** Share of a count between the lowest and the highest of a row of bindus. */
const shareOf = (row: readonly { readonly bindus: number }[], count: number): number => {
  const counts = row.map(({ bindus }) => bindus)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return most > least ? (count - least) / (most - least) : 0
}

/** The charts of bindus: of all planets together, and of each planet in a long book. */
export const ashtakavargaSection = ({ strengths: { ashtakavarga } }: Kundli, length: TextLength): Section => {
  const { signs, total } = ashtakavarga.sarvashtakavarga
  const bindusBySign = [...ashtakavarga.bhinnashtakavarga.map((row) => row.signs), signs]
  const [least, most] = extremesOf(signs, ({ bindus }) => bindus)
  const chart = (title: string, code: string, row: readonly { sign: string; bindus: number }[]) =>
    picture(title, `Bindus: ${row.map(({ sign, bindus }) => `${sign} ${bindus}`).join(', ')}.`, {
      capability: 'vedic-charts/chart-image',
      input: { code, size: PRINTED_SIZES.half },
      renamedInputs: { style: 'chart_style' },
    })
  return {
    title: 'Ashtakavarga',
    finding: `House ${most.house} has the most bindus, ${most.bindus}; house ${least.house} has the fewest, ${least.bindus}`,
    blocks: [
      abbreviatedTable(
        'Ashtakavarga',
        ['', ...ashtakavarga.bhinnashtakavarga.map(({ planet }) => abbreviationOf(planet)), 'Sarva'],
        [
          ...signs.map(({ sign }, i) => [sign, ...bindusBySign.map((row) => String(row[i]!.bindus))]),
          ['Total', ...ashtakavarga.bhinnashtakavarga.map(({ total: sum }) => String(sum)), String(total)],
        ],
        [...signs.map((_, i) => [null, ...bindusBySign.map((row) => shareOf(row, row[i]!.bindus))]), []],
      ),
      note('Sarva adds the seven planets; the column of the ascendant is not in it.', ['BPHS ch. 66']),
      ...(length === 'short' ? [] : [chart('Sarvashtakavarga', 'ashtakavarga', signs)]),
      ...(length === 'full'
        ? SEVEN.map((planet) =>
            chart(
              planet,
              `ashtakavarga_${planet.toLowerCase()}`,
              ashtakavarga.bhinnashtakavarga.find((row) => row.planet === planet)!.signs,
            ),
          )
        : []),
    ],
  }
}

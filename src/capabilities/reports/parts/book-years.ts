import {
  abbreviatedTable,
  type Block,
  columnsBlock,
  note,
  paragraph,
  picture,
  type Section,
  subheading,
  table,
} from '../../../document/document.ts'
import { VEDHAS } from '../../../jyotish/gochara.ts'
import { capitalisedName } from '../../../jyotish/grahas.ts'
import { ordinal } from '../../../jyotish/rules/words.ts'
import { abbreviationOf } from '../../../lexicon/abbreviations.ts'
import { datePart, longDate } from '../../../time/iso.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { PRINTED_SIZES } from '../../shared/chart-picture.ts'
import { type BookParts, dayOfBook } from './book-parts.ts'
import type { Kundli } from './kundli-shapes.ts'

/** The years ahead: the annual chart of each, and its months with dasha and slow transits. */

type Year = NonNullable<BookParts['year0']>

const SLOW = ['Jupiter', 'Saturn', 'Rahu'] as const
type Slow = (typeof SLOW)[number]

/** Returns the house from the Moon of each slow planet on a day, from the transits at the start and the ingresses after it. */
const housesOn = ({ transits, ingresses }: BookParts) => {
  const start = new Map(transits?.transits.map(({ planet, house_from_moon }) => [planet as string, house_from_moon]))
  const moves = ingresses?.events.filter(({ event }) => event === 'sign_ingress') ?? []
  return (planet: Slow, day: string): number | undefined =>
    moves.findLast((move) => move.planet === planet && datePart(move.at) <= day)?.house_from_moon ?? start.get(planet)
}

/** The lords of the running antardasha and pratyantar on a day. */
const lordsOn = ({ periods }: BookParts, day: string): string[] => {
  const isRunning = ({ start, end }: { start: string; end: string }) => datePart(start) <= day && day < datePart(end)
  const main = periods.periods.find(isRunning)
  const sub = main?.sub?.find(isRunning)
  const part = sub?.sub?.find(isRunning)
  return [sub?.lord, part?.lord].filter((lord) => lord !== undefined)
}

const yearBlocks = (year: Year, parts: BookParts, day: string): Block[] => {
  const { summary, return_moment, maasa_charts, ascendant, planets, target_year } = year
  const houseOn = housesOn(parts)
  const months = maasa_charts.filter((_, i) => {
    const next = maasa_charts[i + 1]
    return next === undefined || datePart(next.moment.local) > day
  })
  const rows = months.map(({ moment, month_lord }) => {
    const from = datePart(moment.local)
    const at = from < day ? day : from
    return {
      from,
      month_lord,
      lords: lordsOn(parts, at),
      houses: SLOW.map((planet) => houseOn(planet, at)),
    }
  })
  const hasTransits = rows.every(({ houses }) => houses.every((house) => house !== undefined))
  const monthTable = abbreviatedTable(
    `Months, ${target_year}–${target_year + 1}`,
    ['From', 'Lord', 'Dasha', ...(hasTransits ? SLOW.map(abbreviationOf) : [])],
    rows.map(({ from, month_lord, lords, houses }) => [
      from,
      abbreviationOf(month_lord),
      lords.map(abbreviationOf).join(',\u00A0') || '–',
      ...(hasTransits ? houses.map(String) : []),
    ]),
    rows.map(({ houses }) => [
      null,
      null,
      null,
      ...(hasTransits ? houses.map((house, i) => (VEDHAS[SLOW[i]!][house as HouseNumber] ? 0.7 : null)) : []),
    ]),
  )
  return [
    subheading(`${target_year}–${target_year + 1}`),
    paragraph(summary),
    columnsBlock(
      {
        share: 0.48,
        blocks: [
          picture(
            `Annual chart, ${target_year}`,
            `${ascendant.sign} rises. ${planets.map(({ name, sign, house }) => `${name} in ${sign}, house ${house}`).join('; ')}.`,
            {
              capability: 'vedic-charts/chart-image',
              input: {
                datetime: return_moment.utc.replace(/Z$/, ''),
                timezone: 'UTC',
                utc_offset: null,
                code: 'D1',
                show_degrees: true,
                size: PRINTED_SIZES.half,
              },
              renamedInputs: { style: 'chart_style' },
            },
          ),
        ],
      },
      { share: 0.52, blocks: [monthTable] },
    ),
  ]
}

export const yearsSection = (data: Kundli, parts: BookParts): Section[] => {
  const years = Object.entries(parts).flatMap(([name, year]) => (/^year\d+$/.test(name) && year ? [year as Year] : []))
  const [first] = years
  if (!first) return []
  const day = dayOfBook(data)
  return [
    {
      title: 'The years ahead',
      finding: `${capitalisedName(first.panchadhikari.year_lord)} rules the year that runs; ${years.length} years by month`,
      blocks: [
        note(
          'Each year begins when the Sun returns to its place at birth. The columns of the planets give the house from the birth Moon at the start of the month; tinted houses are good ones.',
          ['Tajika Neelakanthi', 'Phaladeepika 26'],
        ),
        ...years.flatMap((year) => yearBlocks(year, parts, day)),
      ],
    },
  ]
}

/** The ingresses of the slow planets in order of time. */
export const ingressSection = (data: Kundli, { ingresses }: BookParts): Section[] => {
  const moves = ingresses?.events.filter(({ event }) => event === 'sign_ingress') ?? []
  const [next] = moves
  if (!next) return []
  return [
    {
      title: 'Slow transits',
      finding: `${next.planet} enters ${next.sign}, your ${ordinal(next.house_from_moon)} house from the Moon, on ${longDate(datePart(next.at))}`,
      blocks: [
        ...data.sections.find(({ id }) => id === 'gochara')!.paragraphs.map(({ text }) => paragraph(text)),
        table(
          'Signs that slow planets enter',
          ['From', 'Planet', 'Sign', 'House from the Moon', 'House'],
          moves.map(({ at, planet, sign, house_from_moon, house_from_ascendant }) => [
            datePart(at),
            planet,
            sign,
            String(house_from_moon),
            String(house_from_ascendant),
          ]),
          moves.map(({ planet, house_from_moon }) => [
            null,
            null,
            null,
            VEDHAS[planet][house_from_moon as HouseNumber] ? 0.7 : null,
            null,
          ]),
        ),
      ],
    },
  ]
}

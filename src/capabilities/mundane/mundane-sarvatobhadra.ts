import { invalid } from '../../faults.ts'
import { type RasiChart, rasiChart } from '../../jyotish/chart.ts'
import type { GRAHAS, Graha as GrahaName } from '../../jyotish/grahas.ts'
import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { star28Of } from '../../jyotish/mundane/mandalas.ts'
import {
  CELL_KINDS,
  type ChakraCell,
  chakraCell,
  cornerVedha,
  linesOfGraha,
  motionOf,
  SARVATOBHADRA,
  SARVATOBHADRA_CELLS,
  VEDHA_LEVELS,
  VEDHA_LINES,
  VEDHA_MOTIONS,
  type VedhaLine,
  vedhaCells,
} from '../../jyotish/mundane/sarvatobhadra.ts'
import { naturalBenefics } from '../../jyotish/nature.ts'
import { STARS_28 } from '../../jyotish/panchang/stars.ts'
import { matchSpelling } from '../../lexicon/spellings.ts'
import { sarvatobhadraSvg } from '../../render/sarvatobhadra.ts'
import { distinct, exact, maybe, maybeTerm, nullable, oneOf, rows, t, term, textOrNumber } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import { OUTLOOK_NOTE } from '../../western/mundane/significations.ts'
import { norm } from '../../zodiac/longitude.ts'
import { capability } from '../capability.ts'
import { ayanamshaAt, DATE, demandCovered, Location, localNoon, locationOf, readPlace } from '../shared/almanac.ts'
import { readDate } from '../shared/clocks.ts'
import { delhi, only, PLACE } from '../shared/inputs.ts'
import { Ayanamsha, Graha, SvgImage } from '../shared/shapes.ts'
import { Note } from './parts/indication.ts'

const FACTORS = ['letter', 'nakshatra', 'sign', 'vowel', 'weekday', 'tithi'] as const
type Factor = (typeof FACTORS)[number]
const KIND_OF = {
  letter: 'consonant',
  nakshatra: 'nakshatra',
  sign: 'sign',
  vowel: 'vowel',
  weekday: 'weekday_tithi',
  tithi: 'weekday_tithi',
} as const satisfies Record<Factor, ChakraCell['kind']>
const NATURES = ['benefic', 'malefic'] as const
const CELL_TERMS = ['Star', 'Sign', 'TithiGroup', 'Weekday', 'TithiCell']
const Star28Term = term(STARS_28 as unknown as readonly [string, ...string[]], { description: 'One of 28 nakshatras.' })
// source: Muhurta Chintamani: Nanda 1 6 11, Bhadra 2 7 12, Jaya 3 8 13, Rikta 4 9 14, Purna 5 10 15
const TITHI_CLASSES = ['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'] as const

const word = (subject: string) => maybe(t.String({ description: subject }))
const Target = exact(
  {
    name: t.String({ maxLength: 120, description: 'Nation, commodity or person; echoed.' }),
    letter: word('A consonant of the grid, such as ka; da_retroflex and ta_retroflex are the retroflex sounds.'),
    nakshatra: word('A nakshatra of the grid, one of 28 in any common spelling.'),
    sign: word('Name of a sign.'),
    vowel: word('A vowel of the grid, such as aa.'),
    weekday: word('Name of a weekday.'),
    tithi: maybe(textOrNumber({ description: 'Class of a tithi (Nanda to Purna), or its number, 1 to 30.' })),
  },
  { $id: 'VedhaTarget', description: 'Name or point tested for vedha.' },
)

export default capability({
  slug: 'mundane-sarvatobhadra',
  title: 'Sarvatobhadra chakra',
  summary: 'The sarvatobhadra chakra of a day: positions of the grahas, their vedhas, and their meaning for names.',
  weight: 'standard',
  method:
    'Positions are sidereal (Lahiri) at 12:00 of the place, in 28 nakshatras. Sun, Moon, Rahu and Ketu have vedha straight across and along both diagonals. The other planets have vedha straight across at mean speed, along the left diagonal above 1.1 times their mean motion, and along the right one when retrograde, seen from the planet towards the centre. Corner vowels also receive vedha from the outer pada of the two nakshatras beside them. Malefics are Sun, Mars, Saturn, Rahu, Ketu and the waning Moon; Mercury follows its company. The classical levels are 1 to 5, less the benefic hits.',
  input: only({
    date: DATE,
    ...PLACE,
    targets: maybe(t.Array(Target, { maxItems: 10, description: 'Targets tested.' })),
    image: maybe(t.Boolean({ default: true, description: 'Adds a drawing of the chakra.' })),
  }),
  data: t.Object({
    date: t.String({ description: 'Date as sent.' }),
    location: Location,
    ayanamsha: Ayanamsha,
    grid: rows(
      rows(
        t.Object({
          row: t.Integer({ minimum: 0, maximum: 8, description: 'Row of the cell; 0 is the northern edge.' }),
          column: t.Integer({ minimum: 0, maximum: 8, description: 'Column, 8 east.' }),
          content: maybeTerm(CELL_TERMS, { description: 'Content of the cell.' }),
          kind: oneOf(CELL_KINDS, { description: 'Kind of content.' }),
          planets: distinct(Graha, { description: 'Planets in the cell.' }),
          pierced_by: distinct(Graha, { description: 'Planets with vedha on the cell.' }),
        }),
        9,
      ),
      9,
      { description: 'Nine rows from the north, each from west to east.' },
    ),
    vedhas: rows(
      t.Object({
        planet: Graha,
        nakshatra: Star28Term,
        motion: oneOf(VEDHA_MOTIONS, { description: 'Motion by speed.' }),
        nature: oneOf(NATURES, { description: 'Nature of the planet on the day.' }),
        lines: t.Array(
          t.Object({
            direction: oneOf(VEDHA_LINES, { description: 'Direction from the planet towards the centre.' }),
            cells: t.Array(maybeTerm(CELL_TERMS), { description: 'Cells of the grid on the line of vedha, in order.' }),
          }),
          { description: 'Lines of vedha.' },
        ),
      }),
      9,
      { description: 'Vedha lines of each planet, from Sun to Ketu.' },
    ),
    targets: t.Array(
      t.Object({
        name: t.String({ description: 'Name of the target, as sent.' }),
        hits: t.Array(
          t.Object({
            factor: oneOf(FACTORS, { description: 'Factor of the target.' }),
            cell: maybeTerm(CELL_TERMS, { description: 'Cell of the grid that the factor occupies.' }),
            planet: Graha,
            nature: oneOf(NATURES, { description: 'Nature of the planet.' }),
            line: nullable(oneOf(VEDHA_LINES), {
              description: 'Line of vedha; null if the planet is in the cell or in a corner’s pada.',
            }),
          }),
          { description: 'Planets with vedha on the target.' },
        ),
        benefic_hits: t.Integer({ minimum: 0, description: 'Number of vedhas by benefics.' }),
        malefic_hits: t.Integer({ minimum: 0, description: 'Number of vedhas by malefics.' }),
        verdict: t.Object(
          {
            level: t.Integer({ minimum: 0, maximum: 5, description: 'Factors under malefic vedha, at most 5.' }),
            net: t.Integer({ description: 'Malefic minus benefic hits.' }),
            classical: oneOf(VEDHA_LEVELS, { description: 'Classical word for the level.' }),
          },
          { description: 'Classical verdict.' },
        ),
        text: t.String({ description: 'Reading in words.' }),
      }),
      { maxItems: 50, description: 'Targets with their vedhas.' },
    ),
    images: t.Array(SvgImage, { maxItems: 1, description: 'Drawing of the chakra; empty unless requested.' }),
    note: Note,
  }),
  example: { date: '2024-06-01', ...delhi, targets: [{ name: 'India', nakshatra: 'Ashlesha', sign: 'Cancer' }] },
}).compute((input, world) => {
  const { sky } = world
  const date = readDate(input.date, 'date', world)
  const place = readPlace(input, date, world)
  const at = localNoon(date, place.zone)
  demandCovered({ from: at, to: at }, 'date', sky)
  const chart = rasiChart(at, place.site, { node: input.node ?? null }, sky)
  const benefics = naturalBenefics(chart)
  // The Moon is judged by waxing and waning here, not by her light.
  const waxes = norm(chart.graha.Moon.longitude - chart.graha.Sun.longitude) < 180
  if (waxes) benefics.add('Moon')
  else benefics.delete('Moon')
  const grahas = chart.planets.map((planet) => seatOf(planet, benefics))
  const hitting = (cell: ChakraCell) =>
    grahas.filter(({ lines, corner }) => corner === cell || lines.some(({ cells }) => cells.includes(cell)))
  const targets = (input.targets ?? []).map((target, i) => {
    const factors = FACTORS.flatMap((factor) => {
      const value = target[factor]
      return typeof value === 'string' ? [{ factor, cell: cellFor(factor, value, `targets.${i}.${factor}`) }] : []
    })
    if (factors.length === 0)
      throw invalid(
        `targets.${i}`,
        'A target must have at least one of `letter`, `nakshatra`, `sign`, `vowel`, `weekday`, `tithi`.',
      )
    const hits = factors.flatMap(({ factor, cell }) =>
      grahas.flatMap((graha) => {
        const line = graha.lines.find(({ cells }) => cells.includes(cell))
        const strikes = line !== undefined || graha.corner === cell || graha.cell === cell
        return strikes
          ? [{ factor, cell: cell.content, planet: graha.name, nature: graha.nature, line: line?.direction ?? null }]
          : []
      }),
    )
    const malefic = hits.filter(({ nature }) => nature === 'malefic')
    const benefic = hits.length - malefic.length
    const level = Math.min(5, new Set(malefic.map(({ factor }) => factor)).size)
    return {
      name: target.name,
      hits,
      benefic_hits: benefic,
      malefic_hits: malefic.length,
      verdict: { level, net: malefic.length - benefic, classical: VEDHA_LEVELS[level]! },
      text: verdictText(target.name, level, malefic.length, benefic),
    }
  })
  const grid = SARVATOBHADRA.map((cells) =>
    cells.map((cell) => ({
      ...cell,
      planets: grahas.filter((graha) => graha.cell === cell).map(({ name }) => name),
      pierced_by: hitting(cell).map(({ name }) => name),
    })),
  )
  return {
    date: dateText(date),
    location: locationOf(place, date),
    ayanamsha: ayanamshaAt(at, world),
    grid,
    vedhas: grahas.map(({ name, star, motion, nature, lines }) => ({
      planet: name,
      nakshatra: star,
      motion,
      nature,
      lines: lines.map(({ direction, cells }) => ({ direction, cells: cells.map(({ content }) => content) })),
    })),
    targets,
    images: (input.image ?? true) ? [sarvatobhadraSvg(dateText(date), grid)] : [],
    note: OUTLOOK_NOTE,
  }
})

interface Seat {
  readonly name: GrahaName
  readonly star: string
  readonly cell: ChakraCell
  readonly motion: (typeof VEDHA_MOTIONS)[number]
  readonly nature: (typeof NATURES)[number]
  readonly lines: readonly { readonly direction: VedhaLine; readonly cells: readonly ChakraCell[] }[]
  readonly corner: ChakraCell | null
}

const seatOf = (
  { name, longitude, speed, pada }: RasiChart['planets'][number],
  benefics: ReadonlySet<GrahaName>,
): Seat => {
  const graha = name as (typeof GRAHAS)[number]
  const star = star28Of(longitude)
  const motion = graha === 'Rahu' || graha === 'Ketu' ? 'mean' : motionOf(graha, speed)
  return {
    name: graha,
    star,
    cell: chakraCell(star)!,
    motion,
    nature: benefics.has(graha) ? 'benefic' : 'malefic',
    lines: linesOfGraha(graha, motion).map((direction) => ({ direction, cells: vedhaCells(star, direction) })),
    corner: cornerVedha(star, pada),
  }
}

const cellFor = (factor: Factor, input: string, field: string): ChakraCell => {
  const kind = KIND_OF[factor]
  const cells = SARVATOBHADRA_CELLS.filter((cell) => cell.kind === kind)
  if (factor === 'weekday') {
    const day = matchSpelling(input, WEEKDAYS)
    if (day) return cells.find(({ content }) => content.includes(day))!
    throw invalid(field, `\`${field}\` must be one of ${WEEKDAYS.join(', ')}.`)
  }
  if (factor === 'tithi') {
    const number = Number(input)
    const name =
      Number.isInteger(number) && number >= 1 && number <= 30
        ? TITHI_CLASSES[(number - 1) % 5]
        : matchSpelling(input, TITHI_CLASSES)
    if (name) return cells.find(({ content }) => content.startsWith(name))!
    throw invalid(field, `\`${field}\` must be a number from 1 to 30, or one of ${TITHI_CLASSES.join(', ')}.`)
  }
  const contents = cells.map(({ content }) => content)
  const match = matchSpelling(input, contents)
  if (match !== undefined) return cells[contents.indexOf(match)]!
  throw invalid(field, `\`${field}\` must be one of ${contents.join(', ')}.`)
}

const verdictText = (name: string, level: number, malefic: number, benefic: number): string => {
  if (malefic + benefic === 0) return `Nothing strikes ${name} on this day.`
  const struck = `${malefic} malefic and ${benefic} benefic hits fall on ${name}`
  if (level === 0) return `${struck}: tradition reads the day as helpful.`
  return benefic >= malefic
    ? `${struck}: the help balances level ${level} of 5 of the classical scale.`
    : `${struck}: level ${level} of 5 of the classical scale, a day to take things slowly.`
}

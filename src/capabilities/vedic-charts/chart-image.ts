import { bhavaSeat, bhavas } from '../../jyotish/bhavas.ts'
import type { RasiChart } from '../../jyotish/chart.ts'
import type { GRAHAS } from '../../jyotish/grahas.ts'
import { VARGAS, type Varga } from '../../jyotish/vargas.ts'
import { type ChartTheme, chartSvg, LIGHT, png } from '../../render/chart.ts'
import { exact, maybe, oneOf, t } from '../../schema.ts'
import { degreeInSign, houseFrom, signName, signOf, signOfHouse } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../inputs.ts'
import { natal } from '../natal.ts'
import { Ayanamsha, ayanamshaObject, Houses, inVarga } from '../shapes.ts'

const CODES = [...VARGAS, 'chalit', 'moon', 'sun'] as const
const STYLES = ['north', 'south', 'east', 'circle'] as const
const LABELS = ['abbreviation', 'symbol', 'name'] as const
const MIME = { svg: 'image/svg+xml', png: 'image/png' } as const

const Colour = maybe(t.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: '#RRGGBB.' }))

interface Drawn {
  title: string
  ascendantDegree?: number
  cells: {
    house: number
    sign: number
    bodies: { name: (typeof GRAHAS)[number]; degree: number; retrograde: boolean; combust: boolean }[]
  }[]
}

/** Who stands in which house, for a house of each planet and a sign of each house. */
const drawn = (
  title: string,
  chart: RasiChart,
  signOf: (house: number) => number,
  seat: (longitude: number) => { house: number; degree: number },
): Drawn => {
  const seats = chart.planets.map((p) => ({
    name: p.name as (typeof GRAHAS)[number],
    retrograde: p.retrograde,
    combust: p.combust,
    ...seat(p.longitude),
  }))
  return {
    title,
    cells: Array.from({ length: 12 }, (_, i) => ({
      house: i + 1,
      sign: signOf(i + 1),
      bodies: seats.filter((s) => s.house === i + 1).map(({ house: _house, ...body }) => body),
    })),
  }
}

const drawing = (chart: RasiChart, code: (typeof CODES)[number]): Drawn => {
  if (code === 'moon' || code === 'sun') {
    const from = code === 'moon' ? chart.graha.Moon.sign : chart.graha.Sun.sign
    return drawn(
      code === 'moon' ? 'Lunar chart' : 'Solar chart',
      chart,
      (house) => signOfHouse(from, house),
      (longitude) => ({ house: houseFrom(from, signOf(longitude)), degree: degreeInSign(longitude) }),
    )
  }
  if (code === 'chalit') {
    const all = bhavas('sripati', chart.ascendant.longitude, chart.midheaven.longitude, null)
    return {
      ...drawn(
        'Bhava chalit',
        chart,
        // A whole-sign frame: two middles may share a sign, and a sign may have none.
        (house) => signOfHouse(chart.ascendant.sign, house),
        (longitude) => ({ house: bhavaSeat(longitude, all).house, degree: degreeInSign(longitude) }),
      ),
      ascendantDegree: chart.ascendant.degree,
    }
  }
  return inVargaOf(chart, code)
}

const inVargaOf = (chart: RasiChart, code: Varga): Drawn => {
  const lagna = inVarga(chart.ascendant.longitude, code)
  return {
    ...drawn(
      code,
      chart,
      (house) => signOfHouse(lagna.sign, house),
      (longitude) => {
        const { sign, degree } = inVarga(longitude, code)
        return { house: houseFrom(lagna.sign, sign), degree }
      },
    ),
    ascendantDegree: lagna.degree,
  }
}

export default capability({
  slug: 'chart-image',
  title: 'Chart image',
  summary:
    'Any varga, the chalit, Moon or Sun chart drawn in North, South or East Indian style or as a circle, as SVG or PNG.',
  weight: 'standard',
  method:
    'North: diamonds, house 1 the top middle one, anticlockwise, sign numbers written in. South: fixed grid, Pisces top left, clockwise. East: fixed, Aries top middle, anticlockwise. Retrograde (R), combust (c). The chalit is drawn by Sripati houses in the frame of whole signs.',
  input: birthWithNode({
    code: maybe(oneOf(CODES, { description: 'Default D1.' })),
    style: maybe(oneOf(STYLES, { description: 'Default north.' })),
    format: maybe(oneOf(['svg', 'png'], { description: 'Default svg.' })),
    size: maybe(t.Integer({ minimum: 200, maximum: 2000, description: 'Pixels; default 600.' })),
    theme: maybe(exact({ background: Colour, line: Colour, text: Colour, planet: Colour })),
    labels_style: maybe(oneOf(LABELS, { description: 'Default abbreviation.' })),
    show_degrees: maybe(t.Boolean({ description: 'Default false.' })),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    code: oneOf(CODES),
    style: oneOf(STYLES),
    format: oneOf(['svg', 'png']),
    width: t.Integer(),
    height: t.Integer(),
    mime_type: oneOf([MIME.svg, MIME.png]),
    image: t.String({ description: 'The SVG text, or the PNG in base64.' }),
    cells: Houses,
  }),
  example: { ...independence, style: 'south' },
}).compute(async (input, world) => {
  const { chart } = natal(input, world)
  const code = input.code ?? 'D1'
  const style = input.style ?? 'north'
  const format = input.format ?? 'svg'
  const size = input.size ?? 600
  const chosen = Object.fromEntries(Object.entries(input.theme ?? {}).filter(([, colour]) => colour !== null))
  const facts = drawing(chart, code)
  const cells = facts.cells.map(({ house, sign, bodies }) => ({
    house,
    sign: signName(sign),
    signNumber: sign + 1,
    bodies,
  }))
  const svg = await chartSvg(
    { title: facts.title, cells, ascendantDegree: facts.ascendantDegree },
    {
      style,
      size,
      theme: { ...LIGHT, ...chosen } as ChartTheme,
      labels: input.labels_style ?? 'abbreviation',
      showDegrees: input.show_degrees ?? false,
    },
  )
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    code,
    style,
    format,
    width: size,
    height: size,
    mime_type: MIME[format],
    image: format === 'svg' ? svg : (await png(svg, size)).toBase64(),
    cells: cells.map(({ house, sign, signNumber, bodies }) => ({
      house,
      sign,
      sign_number: signNumber,
      planets: bodies.map(({ name }) => name),
    })),
  }
})

import { base64Of } from '../../base64.ts'
import { invalid } from '../../faults.ts'
import { bhavaSeat, bhavas } from '../../jyotish/bhavas.ts'
import type { RasiChart } from '../../jyotish/chart.ts'
import { VARGA_RULES, VARGAS, type Varga } from '../../jyotish/vargas.ts'
import { chartWords } from '../../lexicon/abbreviations.ts'
import { LABEL_LANGUAGES } from '../../lexicon/languages.ts'
import { chartSheetSvg, chartSvg, png } from '../../render/chart.ts'
import type { ChartTheme } from '../../render/chart-facts.ts'
import { hasForeignText } from '../../render/fonts.ts'
import { sheetSize } from '../../render/sheet-size.ts'
import { exact, maybe, oneOf, t } from '../../schema.ts'
import { degreeInSign, houseFrom, signName, signOf, signOfHouse } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { choosing } from '../vocabulary/choices.ts'
import { chartFacts, type Drawn, drawn, drawnVarga, PLAIN_STYLE } from '../vocabulary/drawn-chart.ts'
import { birthWithNode, independence } from '../vocabulary/inputs.ts'
import { natal } from '../vocabulary/natal.ts'
import { Ayanamsha, ayanamshaObject, Houses } from '../vocabulary/shapes.ts'
import { readVargaMethod, VARGA_METHOD } from './parts/varga-placements.ts'

const CODES = [...VARGAS, 'chalit', 'moon', 'sun'] as const
const STYLES = ['north', 'south', 'east', 'circle'] as const
const LABELS = ['abbreviation', 'symbol', 'name'] as const
const MIME = { svg: 'image/svg+xml', png: 'image/png' } as const

const Colour = maybe(t.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: '#RRGGBB.' }))

const isVarga = (code: (typeof CODES)[number]): code is Varga => code in VARGA_RULES

const drawnChart = (chart: RasiChart, code: (typeof CODES)[number], method?: string): Drawn => {
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
  return drawnVarga(chart, code, method)
}

const choices = choosing('positions')

export default capability({
  slug: 'chart-image',
  title: 'Chart image',
  summary:
    'Any varga, the chalit, Moon or Sun chart drawn in North, South or East Indian style or as a circle, as SVG or PNG.',
  weight: 'standard',
  method:
    'North: diamonds, house 1 the top middle one, anticlockwise, sign numbers written in. South: fixed grid, Pisces top left, clockwise. East: fixed, Aries top middle, anticlockwise. Retrograde (R), combust (c). The chalit is drawn by Sripati houses in the frame of whole signs.',
  input: birthWithNode({
    ...choices.input,
    code: maybe(oneOf(CODES, { default: 'D1' })),
    method: VARGA_METHOD,
    style: maybe(oneOf(STYLES, { default: 'north' })),
    format: maybe(oneOf(['svg', 'png'], { default: 'svg' })),
    size: maybe(t.Integer({ minimum: 200, maximum: 2000, default: 600, description: 'Pixels.' })),
    theme: maybe(exact({ background: Colour, line: Colour, text: Colour, planet: Colour })),
    labels_style: maybe(oneOf(LABELS, { default: 'abbreviation' })),
    show_degrees: maybe(t.Boolean({ default: false })),
    sheet: maybe(
      t.Array(oneOf(CODES), {
        minItems: 1,
        maxItems: 24,
        description: 'Further charts, drawn after code on one sheet.',
      }),
    ),
    title: maybe(t.String({ maxLength: 120, description: 'Head of the sheet: a name, a day, a place.' })),
    legend_language: maybe(
      oneOf(LABEL_LANGUAGES, {
        description: 'Of the letters and names in the picture; English where it is not given.',
      }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    code: oneOf(CODES),
    style: oneOf(STYLES),
    format: oneOf(['svg', 'png']),
    width: t.Integer(),
    height: t.Integer(),
    mime_type: oneOf([MIME.svg, MIME.png]),
    image: t.String({ contentMediaType: 'image/svg+xml', description: 'The SVG text, or the PNG in base64.' }),
    cells: Houses,
    method: t.Optional(t.String({ description: 'Of the varga, where one was chosen.' })),
    ...choices.data,
  }),
  example: { ...independence, style: 'south' },
}).compute(async (input, world) => {
  const { chart } = natal(input, world)
  const code = input.code ?? 'D1'
  const style = input.style ?? PLAIN_STYLE.style
  const format = input.format ?? 'svg'
  const size = input.size ?? PLAIN_STYLE.size
  const chosen = Object.fromEntries(Object.entries(input.theme ?? {}).filter(([, colour]) => colour !== null))
  if (input.method != null && !isVarga(code)) throw invalid('method', `method belongs to a varga, and ${code} is none.`)
  const method = isVarga(code) ? readVargaMethod(code, input.method, 'method') : undefined
  const drawing = drawnChart(chart, code, method)
  const facts = chartFacts(drawing)
  const look = {
    style,
    size,
    theme: { ...PLAIN_STYLE.theme, ...chosen } as ChartTheme,
    labels: input.labels_style ?? PLAIN_STYLE.labels,
    showDegrees: input.show_degrees ?? PLAIN_STYLE.showDegrees,
    ...(input.legend_language && { words: await chartWords(input.legend_language) }),
  }
  const title = input.title ?? ''
  const further = (input.sheet ?? []).map((each) => chartFacts(drawnChart(chart, each)))
  const isSheet = further.length > 0 || title !== ''
  const svg = isSheet
    ? await chartSheetSvg([facts, ...further], look, title, world.asker)
    : await chartSvg(facts, look, world.asker)
  if (hasForeignText(svg))
    world.warn(
      'letters_missing',
      'The bundled fonts lack a letter of title: an SVG leaves it to the fonts of the reader, a PNG may lack it.',
    )
  const height = isSheet ? sheetSize(1 + further.length, size, title !== '').height : size
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    code,
    style,
    format,
    width: size,
    height,
    mime_type: MIME[format],
    image: format === 'svg' ? svg : base64Of(await png(svg, size, world.asker)),
    cells: drawing.cells.map(({ house, sign, bodies }) => ({
      house,
      sign: signName(sign),
      sign_number: sign + 1,
      planets: bodies.map(({ name }) => name),
    })),
    ...(input.method != null && { method: input.method }),
    ...choices.of(input),
  }
})

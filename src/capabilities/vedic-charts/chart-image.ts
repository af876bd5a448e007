import { base64Of } from '../../base64.ts'
import { invalid } from '../../faults.ts'
import { chartWords } from '../../lexicon/abbreviations.ts'
import { chartSheetSvg, chartSvg, png } from '../../render/chart.ts'
import type { ChartTheme } from '../../render/chart-facts.ts'
import { CHART_THEMES } from '../../render/chart-theme.ts'
import { visibleColour } from '../../render/colours.ts'
import { hasForeignText } from '../../render/fonts.ts'
import { visibleName } from '../../render/one-line.ts'
import { sheetSize } from '../../render/sheet-size.ts'
import { WHEEL_THEMES, type WheelTheme } from '../../render/wheel-facts.ts'
import { exact, maybe, oneOf, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { PLAIN_STYLE } from '../shared/chart-picture.ts'
import { choosing } from '../shared/choices.ts'
import { AS_OF_MOMENT, readAsOf } from '../shared/dasha-periods.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { momentOfLife } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Houses } from '../shared/shapes.ts'
import { WHEEL_OPTIONS } from '../shared/tropical/wheel-image.ts'
import {
  birthWords,
  type ChartCode,
  Code,
  chartDrawingOf,
  isOfMoment,
  isVarga,
  pictureOf,
} from './parts/chart-codes.ts'
import { readVargaMethod, VARGA_METHOD } from './parts/varga-placements.ts'

const STYLES = ['north', 'south', 'east', 'circle'] as const
const LABELS = ['abbreviation', 'symbol', 'name'] as const
const MIME = { svg: 'image/svg+xml', png: 'image/png' } as const

const Colour = maybe(t.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: '#RRGGBB.' }))

/** A theme by its name, or the default one with the given colours. */
const themeOf = (
  theme: WheelTheme | Partial<Record<keyof ChartTheme, string | null>> | null | undefined,
): ChartTheme => {
  if (typeof theme === 'string') return CHART_THEMES[theme]
  const chosen = Object.entries(theme ?? {}).filter(([, colour]) => colour !== null)
  return { ...PLAIN_STYLE.theme, ...Object.fromEntries(chosen) }
}

const choices = choosing('positions')

export default capability({
  slug: 'chart-image',
  title: 'Chart image',
  summary:
    'Any varga, chalit, Moon or Sun chart, bindus or transits in North, South or East Indian style or as a circle; sudarshana, dasha; SVG or PNG.',
  keywords: 'draw picture image kundli birth chart',
  weight: 'standard',
  method:
    'North: diamonds, house 1 the top middle one, anticlockwise, sign numbers written in. South: fixed grid, Pisces top left, clockwise. East: fixed, Aries top middle, anticlockwise. Retrograde (R), combust (c). The chalit is drawn by Sripati houses in the frame of whole signs; cells of what has none are those of D1.',
  input: birthWithNode({
    ...choices.input,
    code: maybe(Code, { default: 'D1' }),
    method: VARGA_METHOD,
    style: maybe(oneOf(STYLES, { default: 'north' })),
    format: maybe(oneOf(['svg', 'png'], { default: 'svg' })),
    size: maybe(t.Integer({ minimum: 200, maximum: 2000, default: 600, description: 'Pixels.' })),
    theme: maybe(
      t.Union([oneOf(WHEEL_THEMES), exact({ background: Colour, line: Colour, text: Colour, planet: Colour })]),
    ),
    accent: WHEEL_OPTIONS.accent,
    labels_style: maybe(oneOf(LABELS, { default: 'abbreviation' })),
    show_degrees: maybe(t.Union([t.Boolean(), t.Literal('minutes')], { default: false })),
    as_of: AS_OF_MOMENT,
    sheet: maybe(
      t.Array(Code, {
        minItems: 1,
        maxItems: 24,
        description: 'Further charts, drawn after code on one sheet.',
      }),
    ),
    title: maybe(t.String({ maxLength: 120, description: 'Title of the sheet: a name, a day, a place.' })),
    captions: maybe(t.Boolean({ default: false, description: 'Prints birth date, time and place below the title.' })),
    legend_language: WHEEL_OPTIONS.legend_language,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    code: Code,
    style: oneOf(STYLES),
    format: oneOf(['svg', 'png']),
    width: t.Integer(),
    height: t.Integer(),
    mime_type: oneOf([MIME.svg, MIME.png]),
    image: t.String({ contentMediaType: 'image/svg+xml', description: 'The SVG text, or the PNG in base64.' }),
    cells: Houses,
    method: t.Optional(t.String({ description: 'Method of the varga, if one was chosen.' })),
    ...choices.data,
  }),
  example: { ...independence, style: 'south' },
  varies: ({ as_of, code, sheet }) => as_of == null && [code ?? 'D1', ...(sheet ?? [])].some(isOfMoment),
}).compute(async (input, world) => {
  const birth = natal(input, world)
  const { chart, moment } = birth
  const code = input.code ?? 'D1'
  const style = input.style ?? PLAIN_STYLE.style
  const format = input.format ?? 'svg'
  const size = input.size ?? PLAIN_STYLE.size
  if (input.method != null && !isVarga(code)) throw invalid('method', `method belongs to a varga, and ${code} is none.`)
  const method = isVarga(code) ? readVargaMethod(code, input.method, 'method') : undefined
  const language = input.legend_language ?? undefined
  const words = language && (await chartWords(language))
  const theme = themeOf(input.theme)
  const look = {
    style,
    size,
    theme: input.accent ? { ...theme, accent: visibleColour([theme.background], input.accent, theme.text) } : theme,
    transparent: input.theme === 'transparent',
    labels: input.labels_style ?? PLAIN_STYLE.labels,
    showDegrees: input.show_degrees ?? PLAIN_STYLE.showDegrees,
    ...(words && { words }),
  }
  const at = momentOfLife(input.as_of == null ? null : readAsOf(input.as_of, moment.zone), 'as_of', birth, world)
  const draw = (each: ChartCode, by?: string) => pictureOf(each, { birth, at, language, words }, world, by)
  const facts = draw(code, method)
  const head = { title: visibleName(input.title), lines: input.captions ? [birthWords(birth, language)] : [] }
  const further = (input.sheet ?? []).map((each) => draw(each))
  const isSheet = further.length > 0 || head.title !== '' || head.lines.length > 0
  const svg = isSheet
    ? await chartSheetSvg([facts, ...further], look, head, world.tenant)
    : await chartSvg(facts, look, world.tenant)
  if (hasForeignText(svg))
    world.warn(
      'letters_missing',
      'The bundled fonts lack a letter of title: an SVG leaves it to the fonts of the reader, a PNG may lack it.',
    )
  const height = isSheet ? sheetSize(1 + further.length, size, head).height : size
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    code,
    style,
    format,
    width: size,
    height,
    mime_type: MIME[format],
    image: format === 'svg' ? svg : base64Of(await png(svg, size, world.tenant)),
    cells: chartDrawingOf(chart, code, method).cells.map(({ house, sign, bodies }) => ({
      house,
      sign: signName(sign),
      sign_number: sign + 1,
      planets: bodies.map(({ name }) => name),
    })),
    ...(input.method != null && { method: input.method }),
    ...choices.of(input),
  }
})

import { base64Of } from '../../base64.ts'
import { CHART_STYLE_NAMES, CHART_STYLES, type ChartStyleName } from '../../chart-styles.ts'
import { invalid } from '../../faults.ts'
import { chartWords } from '../../lexicon/abbreviations.ts'
import { chartSheetSvg, chartSvg, png } from '../../render/chart.ts'
import type { CentreLine, ChartPicture, ChartTheme, ChartWords } from '../../render/chart-facts.ts'
import { layoutOf } from '../../render/chart-layouts.ts'
import { CHART_THEMES } from '../../render/chart-theme.ts'
import { visibleColour } from '../../render/colours.ts'
import { hasForeignText } from '../../render/fonts.ts'
import { MIN_LEGIBLE_PIXELS, smallestLetters } from '../../render/legibility.ts'
import { visibleName } from '../../render/one-line.ts'
import { sheetSize } from '../../render/sheet-size.ts'
import { WHEEL_THEMES, type WheelTheme } from '../../render/wheel-facts.ts'
import { exact, maybe, meaning, oneOf, type Static, t } from '../../schema.ts'
import { upperFirst } from '../../wording.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability, type DayPicture, type World } from '../capability.ts'
import { PLAIN_STYLE } from '../shared/chart-picture.ts'
import { choosing } from '../shared/choices.ts'
import { timeNeeded } from '../shared/clocks.ts'
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
  centreLines,
  chartDrawingOf,
  chartPicture,
  isOfMoment,
  isVarga,
} from './parts/chart-codes.ts'
import { dayWords, planetsBySign, type SignsOfDay, signsOfDay } from './parts/signs-of-day.ts'
import { readVargaMethod, UsedMethod, VARGA_METHOD } from './parts/varga-placements.ts'

const LABELS = ['abbreviation', 'symbol', 'name'] as const
const MIME = { svg: 'image/svg+xml', png: 'image/png' } as const

const Colour = maybe(t.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: 'Colour as #RRGGBB.' }))

/** A theme by its name, or the default one with the given colours. */
const themeOf = (
  theme: WheelTheme | Partial<Record<keyof ChartTheme, string | null>> | null | undefined,
): ChartTheme => {
  if (typeof theme === 'string') return CHART_THEMES[theme]
  const chosen = Object.entries(theme ?? {}).filter(([, colour]) => colour !== null)
  return { ...PLAIN_STYLE.theme, ...Object.fromEntries(chosen) }
}

const choices = choosing('positions')

const Input = birthWithNode({
  ...choices.input,
  code: maybe(Code, { default: 'D1' }),
  method: VARGA_METHOD,
  style: maybe(oneOf(CHART_STYLE_NAMES, { default: 'north' })),
  format: maybe(oneOf(['svg', 'png'], { default: 'svg' })),
  size: maybe(
    t.Integer({ minimum: 200, maximum: 2000, default: 600, description: 'Width and height of the drawing, pixels.' }),
  ),
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
  captions: maybe(
    t.Boolean({
      default: false,
      description:
        'Prints birth date, time and place below the title. A single chart in the style south or east has title and captions in its centre, with the periods of Vimshottari at as_of.',
    }),
  ),
  legend_language: WHEEL_OPTIONS.legend_language,
})
type ImageInput = Static<typeof Input>

/** The chart with its title and caption in the centre; null for other pictures, and for styles without an empty centre. */
const inCentre = (chart: ChartPicture, style: ChartStyleName, lines: readonly CentreLine[]): ChartPicture | null =>
  'kind' in chart || chart.legend || !layoutOf(style, true).centre ? null : { ...chart, centre: lines }

/** True if the picture has the running periods of a person in its centre. */
const hasPeriods = ({ captions, style, sheet }: Pick<ImageInput, 'captions' | 'style' | 'sheet'>): boolean =>
  Boolean(captions && !sheet?.length && layoutOf(style ?? PLAIN_STYLE.style, true).centre)

/** Texts of the caption: a line for the head of a sheet, and lines for the centre of a chart. */
interface Caption {
  readonly line: () => string
  readonly centre: () => CentreLine[]
}

/**
 * The picture of charts as fields of the answer. Title and caption are in the centre of a single chart, if its style has one; several
 * charts, and other charts with a title or a caption, are on a sheet.
 */
const pictureFields = async (
  input: ImageInput,
  charts: readonly ChartPicture[],
  { caption, words }: { caption: Caption; words: ChartWords | undefined },
  { tenant, warn }: Pick<World, 'tenant' | 'warn'>,
) => {
  const style = input.style ?? PLAIN_STYLE.style
  const format = input.format ?? 'svg'
  const size = input.size ?? PLAIN_STYLE.size
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
  const head = { title: visibleName(input.title), lines: input.captions ? [caption.line()] : [] }
  const hasHead = head.title !== '' || head.lines.length > 0
  const name: CentreLine[] = head.title ? [{ text: head.title, look: 'name', colour: 'planet' }] : []
  const centred =
    charts.length === 1 && hasHead
      ? inCentre(charts[0]!, style, [...name, ...(input.captions ? caption.centre() : [])])
      : null
  const isSheet = charts.length > 1 || (hasHead && !centred)
  const svg = isSheet
    ? await chartSheetSvg(charts, look, head, tenant)
    : await chartSvg(centred ?? charts[0]!, look, tenant)
  if (hasForeignText(svg))
    warn(
      'letters_missing',
      'The bundled fonts lack a letter of `title`. An SVG uses the fonts of the viewer; a PNG may lack the letter.',
    )
  const { side } = sheetSize(charts.length, size, head)
  if (smallestLetters(svg, side) < MIN_LEGIBLE_PIXELS)
    warn(
      'letters_small',
      `At \`size\` ${size} some letters are smaller than ${MIN_LEGIBLE_PIXELS} pixels: a larger size or fewer charts are legible.`,
    )
  return {
    style,
    format,
    width: size,
    height: isSheet ? sheetSize(charts.length, size, head).height : size,
    mime_type: MIME[format],
    image: format === 'svg' ? svg : base64Of(await png(svg, size, tenant)),
  }
}

const vargaMethodOf = (input: ImageInput) => {
  const code = input.code ?? 'D1'
  if (input.method != null && !isVarga(code))
    throw invalid('method', `\`method\` is only allowed with a varga; ${code} is not a varga.`)
  return isVarga(code) ? readVargaMethod(code, input.method, 'method') : undefined
}
const languageOf = async (input: ImageInput) => {
  const language = input.legend_language ?? undefined
  return { language, words: language && (await chartWords(language)) }
}
const tailOf = (input: ImageInput) => ({
  ...(input.method != null && { method: input.method }),
  ...choices.of(input),
})

/** D1 of a birth without a time: the signs without the ascendant. Other charts need the time. */
const withoutTime: DayPicture<typeof Input> = {
  compute: (input, world) => {
    if ([input.code ?? 'D1', ...(input.sheet ?? [])].some((code) => code !== 'D1')) throw timeNeeded()
    vargaMethodOf(input)
    const birth = natal(input, world)
    if (input.as_of != null) momentOfLife(readAsOf(input.as_of, birth.moment.zone), 'as_of', birth, world)
    return { ayanamsha: ayanamshaObject(birth.chart.ayanamsha), ...planetsBySign(birth.chart), ...tailOf(input) }
  },
  draw: async (input, day, world) => {
    const birth = natal(input, { ...world, warn: () => {} })
    const { language, words } = await languageOf(input)
    const { ayanamsha, cells, bodies, ...tail } = day.data as SignsOfDay & { ayanamsha: object }
    const look = {
      style: input.style ?? PLAIN_STYLE.style,
      hasDegrees: Boolean(input.show_degrees ?? PLAIN_STYLE.showDegrees),
    }
    const signs = signsOfDay({ cells, bodies }, look, birth.chart, language)
    if (signs.missing.length > 0)
      world.warn(
        'time_unknown',
        `The chart lacks planets that change their sign on this day: ${signs.missing.join(', ')}.`,
      )
    const charts = Array<ChartPicture>(1 + (input.sheet ?? []).length).fill(signs.facts)
    const dayLine = () => dayWords(birth, language)
    const caption: Caption = {
      line: dayLine,
      centre: () => [{ text: dayLine(), look: 'text', colour: 'text' }],
    }
    return {
      data: {
        ayanamsha,
        code: 'D1',
        ...(await pictureFields(input, charts, { caption, words }, world)),
        cells: signs.cells,
        ...tail,
      },
      crossings: day.crossings,
      ranges: day.ranges.filter(({ field }) => !/^(?:bodies|cells)\./.test(field)),
    }
  },
}

export default capability({
  slug: 'chart-image',
  title: 'Chart image',
  summary:
    'Any varga, chalit, Moon or Sun chart, bindus or transits in a regional style or as a circle; sudarshana, dasha; SVG or PNG.',
  keywords: 'draw picture image kundli birth chart north south east Indian style',
  weight: 'standard',
  withoutTime,
  method: `${CHART_STYLE_NAMES.map((name) => `${upperFirst(name)}: ${CHART_STYLES[name].layout}.`).join(' ')} Retrograde (R), combust (c), exalted ↑, debilitated ↓. The chalit is drawn by Sripati houses in the frame of whole signs; a planet without a chalit house stays in its house of D1. Without a time of birth D1 has no ascendant: styles with fixed houses count from the Moon’s sign, or from the Sun’s if the Moon changes it that day.`,
  input: Input,
  data: t.Object({
    ayanamsha: Ayanamsha,
    code: Code,
    style: oneOf(CHART_STYLE_NAMES),
    format: oneOf(['svg', 'png']),
    width: t.Integer(),
    height: t.Integer(),
    mime_type: oneOf([MIME.svg, MIME.png]),
    image: t.String({ contentMediaType: 'image/svg+xml', description: 'The SVG text, or the PNG in base64.' }),
    cells: Houses,
    method: t.Optional(meaning(UsedMethod, 'Method of the varga, if one was chosen.')),
    ...choices.data,
  }),
  example: { ...independence, style: 'south' },
  varies: (input) =>
    input.as_of == null && (hasPeriods(input) || [input.code ?? 'D1', ...(input.sheet ?? [])].some(isOfMoment)),
}).compute(async (input, world) => {
  const birth = natal(input, world)
  const { chart, moment } = birth
  const code = input.code ?? 'D1'
  const method = vargaMethodOf(input)
  const { language, words } = await languageOf(input)
  const at = momentOfLife(input.as_of == null ? null : readAsOf(input.as_of, moment.zone), 'as_of', birth, world)
  const pictureOf = { birth, at, language, words }
  const caption: Caption = { line: () => birthWords(birth, language), centre: () => centreLines(pictureOf) }
  const draw = (each: ChartCode, by?: string) => chartPicture(each, pictureOf, world, by)
  const charts = [draw(code, method), ...(input.sheet ?? []).map((each) => draw(each))]
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    code,
    ...(await pictureFields(input, charts, { caption, words }, world)),
    cells: chartDrawingOf(chart, code, method).cells.map(({ house, sign, bodies }) => ({
      house,
      sign: signName(sign),
      sign_number: sign + 1,
      planets: bodies.map(({ name }) => name),
    })),
    ...tailOf(input),
  }
})

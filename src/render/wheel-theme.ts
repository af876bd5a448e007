import { type AnyAspect, type AspectName, FINE_ASPECTS, MIRROR_ASPECTS, type Nature } from '../western/aspects.ts'
import type { Element } from '../zodiac/signs.ts'
import { type Paint, paintsByRole } from './paint.ts'
import type { WheelTheme } from './wheel-facts.ts'

export interface Palette {
  readonly background: string
  /** Circles and lines. */
  readonly line: string
  /** Ascendant and Midheaven. */
  readonly axis: string
  /** Fine lines. */
  readonly fine: string
  readonly text: string
  /** Secondary text. */
  readonly minor: string
  /** Points of the outer ring. */
  readonly outer: string
  /** Retrograde marks. */
  readonly retrograde: string
  readonly elements: Readonly<Record<Element, string>>
  /** Opacity of the element's colour behind a sign, 0 to 1. */
  readonly tint: number
  readonly natures: Readonly<Record<Nature, string>>
}

const LIGHT = {
  background: '#FFFFFF',
  line: '#4A5168',
  axis: '#4A5168',
  fine: '#B9BFCC',
  text: '#1D2230',
  minor: '#5A6175',
  outer: '#0F6B5C',
  retrograde: '#B4232A',
  elements: { Fire: '#C2352B', Earth: '#3F7A36', Air: '#A86C00', Water: '#1F62A8' },
  tint: 0.13,
  natures: { harmonious: '#1F66C1', challenging: '#CC2F2F', neutral: '#7A4FB5' },
} as const satisfies Palette

export const PALETTES = {
  light: LIGHT,
  dark: {
    background: '#11141C',
    line: '#7F8AA3',
    axis: '#7F8AA3',
    fine: '#3B4358',
    text: '#EEF1F7',
    minor: '#A3ADC2',
    outer: '#63D2BC',
    retrograde: '#FF8A80',
    elements: { Fire: '#FF8171', Earth: '#86CB76', Air: '#F0C14B', Water: '#70B2F7' },
    tint: 0.17,
    natures: { harmonious: '#66A9FF', challenging: '#FF6F66', neutral: '#BE9BF5' },
  },
  print: {
    background: '#FFFFFF',
    line: '#000000',
    axis: '#000000',
    fine: '#A0A0A0',
    text: '#000000',
    minor: '#3A3A3A',
    outer: '#3A3A3A',
    retrograde: '#000000',
    elements: { Fire: '#000000', Earth: '#000000', Air: '#000000', Water: '#000000' },
    tint: 0,
    natures: { harmonious: '#707070', challenging: '#000000', neutral: '#5C5C5C' },
  },
  paper: {
    background: '#FBF6EA',
    line: '#5C5040',
    axis: '#5C5040',
    fine: '#CDBFA6',
    text: '#2B241A',
    minor: '#6B5E4A',
    outer: '#1F5F57',
    retrograde: '#A1322B',
    elements: { Fire: '#A93A2A', Earth: '#4A6B2E', Air: '#8A6108', Water: '#2B5F8C' },
    tint: 0.12,
    natures: { harmonious: '#2B5FA0', challenging: '#B03A2E', neutral: '#6E4A94' },
  },
  /** For pages with a light background. */
  transparent: LIGHT,
  high_contrast: {
    background: '#FFFFFF',
    line: '#000000',
    axis: '#000000',
    fine: '#595959',
    text: '#000000',
    minor: '#1A1A1A',
    outer: '#004D40',
    retrograde: '#8B0000',
    elements: { Fire: '#8B0000', Earth: '#0B4A00', Air: '#5C3A00', Water: '#00257A' },
    tint: 0,
    natures: { harmonious: '#00257A', challenging: '#8B0000', neutral: '#3D0073' },
  },
} as const satisfies Record<WheelTheme, Palette>

/** The palette as paints with roles. */
export const paintsOf = ({ elements, natures, tint, ...simpleColours }: Palette) => ({
  ...paintsByRole(simpleColours),
  elements: paintsByRole(elements),
  natures: paintsByRole(natures),
  tint,
})
export type Paints = ReturnType<typeof paintsOf>
export const allPaints = ({ elements, natures, tint: _, ...simpleColours }: Paints): Paint[] =>
  [simpleColours, elements, natures].flatMap((paints) => Object.values<Paint>(paints))

/** Colour of the points of a ring; 0 is the innermost. */
export const ringColour = (ring: number, { text, outer, minor }: Paints): Paint => [text, outer, minor][ring]!

interface LineStyle {
  readonly width: number
  readonly dashes: string
}

/**
 * Line width and dashes of each usual aspect, drawing units. Most lines are one pixel wide in a picture of 800 pixels: many lines cross
 * there, and a wider line takes several times as long to draw.
 */
const USUAL_LINE_STYLES = {
  conjunction: { width: 5.5, dashes: '' },
  opposition: { width: 4.5, dashes: '' },
  trine: { width: 2.5, dashes: '' },
  square: { width: 2.5, dashes: '' },
  sextile: { width: 2.5, dashes: '22 10' },
  quincunx: { width: 2.5, dashes: '14 8 3 8' },
  semisextile: { width: 2.5, dashes: '4 9' },
  semisquare: { width: 2.5, dashes: '9 9' },
  sesquiquadrate: { width: 2.5, dashes: '9 5 3 5' },
  quintile: { width: 2.5, dashes: '3 6' },
  biquintile: { width: 2.5, dashes: '3 4 3 10' },
} as const satisfies Record<AspectName, LineStyle>

/** Line width and dashes of every aspect; the fine ones are dotted. */
export const ASPECT_LINE_STYLES = {
  ...USUAL_LINE_STYLES,
  ...Object.fromEntries([...FINE_ASPECTS, ...MIRROR_ASPECTS].map((aspect) => [aspect, { width: 2, dashes: '2 8' }])),
} as Readonly<Record<AnyAspect, LineStyle>>

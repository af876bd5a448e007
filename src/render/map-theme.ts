import { mixColours } from './colours.ts'
import type { Ink } from './map-facts.ts'
import type { WheelTheme } from './wheel-facts.ts'

export interface MapPalette {
  readonly page: string
  readonly sea: string
  readonly land: string
  readonly coast: string
  readonly grid: string
  readonly text: string
  readonly minor: string
  readonly inks: Readonly<Record<Ink, string>>
  /** Colours of low, middle and high values. */
  readonly sequential: readonly [string, string, string]
  /** Colours of the worst, neutral and best values. */
  readonly diverging: readonly [string, string, string]
}

// source: this project's own colours, each of at least 3:1 against sea and land of its theme
const LIGHT = {
  page: '#FFFFFF',
  sea: '#E6EFF5',
  land: '#F8F5EC',
  coast: '#A9A48F',
  grid: '#CFDAE2',
  text: '#1D2230',
  minor: '#5A6175',
  inks: {
    Sun: '#B86E00',
    Moon: '#5A6B8A',
    Mercury: '#0A7F74',
    Venus: '#2B8A3E',
    Mars: '#C92A2A',
    Jupiter: '#7A3EA8',
    Saturn: '#5B4636',
    Uranus: '#0B72B5',
    Neptune: '#3B4CB8',
    Pluto: '#8E1257',
    Chiron: '#6F7414',
    'North Node': '#37474F',
    accent: '#C2185B',
    shadow: '#2B2F3A',
    muted: '#7C8596',
    good: '#2B8A3E',
    bad: '#C92A2A',
  },
  sequential: ['#FDF3DC', '#F2A65A', '#8C1C13'],
  diverging: ['#B2182B', '#F4EFE4', '#1A7F4B'],
} as const satisfies MapPalette

// source: this project's own colours, each of at least 3:1 against sea and land of its theme
export const MAP_PALETTES = {
  light: LIGHT,
  dark: {
    page: '#0E121B',
    sea: '#131B2A',
    land: '#222D40',
    coast: '#54637E',
    grid: '#27334A',
    text: '#EEF1F7',
    minor: '#A3ADC2',
    inks: {
      Sun: '#FFC247',
      Moon: '#C3D0EA',
      Mercury: '#4FD8C4',
      Venus: '#7BD88F',
      Mars: '#FF7B72',
      Jupiter: '#CFA2F5',
      Saturn: '#D2B48C',
      Uranus: '#62B8FF',
      Neptune: '#98A6FF',
      Pluto: '#FF7FB8',
      Chiron: '#CFD35A',
      'North Node': '#B0BEC5',
      accent: '#FF6F9F',
      shadow: '#05070B',
      muted: '#8E99AE',
      good: '#7BD88F',
      bad: '#FF7B72',
    },
    sequential: ['#2A2438', '#B5523B', '#FFD08A'],
    diverging: ['#E05263', '#2A3040', '#4CC38A'],
  },
  print: {
    page: '#FFFFFF',
    sea: '#FFFFFF',
    land: '#EDEDED',
    coast: '#8A8A8A',
    grid: '#DADADA',
    text: '#000000',
    minor: '#3A3A3A',
    inks: {
      Sun: '#000000',
      Moon: '#4A4A4A',
      Mercury: '#2A2A2A',
      Venus: '#4A4A4A',
      Mars: '#000000',
      Jupiter: '#2A2A2A',
      Saturn: '#000000',
      Uranus: '#4A4A4A',
      Neptune: '#2A2A2A',
      Pluto: '#000000',
      Chiron: '#4A4A4A',
      'North Node': '#2A2A2A',
      accent: '#000000',
      shadow: '#000000',
      muted: '#6A6A6A',
      good: '#2A2A2A',
      bad: '#000000',
    },
    sequential: ['#F4F4F4', '#9A9A9A', '#1A1A1A'],
    diverging: ['#1A1A1A', '#F4F4F4', '#8A8A8A'],
  },
  paper: {
    page: '#FBF6EA',
    sea: '#EFE8D6',
    land: '#FBF6EA',
    coast: '#A8977A',
    grid: '#DDD2BA',
    text: '#2B241A',
    minor: '#6B5E4A',
    inks: {
      Sun: '#9A5B00',
      Moon: '#57627A',
      Mercury: '#0B6E64',
      Venus: '#2F7A3A',
      Mars: '#A8322B',
      Jupiter: '#6E4A94',
      Saturn: '#5B4636',
      Uranus: '#1F6391',
      Neptune: '#45509A',
      Pluto: '#85204F',
      Chiron: '#62681A',
      'North Node': '#42504F',
      accent: '#A1322B',
      shadow: '#2B241A',
      muted: '#7A705E',
      good: '#2F7A3A',
      bad: '#A8322B',
    },
    sequential: ['#FBF0D6', '#D9924F', '#7A1F16'],
    diverging: ['#9E2A2B', '#F3ECDB', '#2F6B45'],
  },
  transparent: LIGHT,
  high_contrast: {
    page: '#FFFFFF',
    sea: '#FFFFFF',
    land: '#EDEDED',
    coast: '#333333',
    grid: '#BDBDBD',
    text: '#000000',
    minor: '#1A1A1A',
    inks: {
      Sun: '#7A4300',
      Moon: '#33415C',
      Mercury: '#00524A',
      Venus: '#0B5A1E',
      Mars: '#8B0000',
      Jupiter: '#4A1173',
      Saturn: '#3D2B1F',
      Uranus: '#004477',
      Neptune: '#14237A',
      Pluto: '#660038',
      Chiron: '#454A00',
      'North Node': '#1F2C31',
      accent: '#8B0000',
      shadow: '#000000',
      muted: '#4A4A4A',
      good: '#0B5A1E',
      bad: '#8B0000',
    },
    sequential: ['#FFF3DC', '#C96A00', '#5C0000'],
    diverging: ['#8B0000', '#FFFFFF', '#004D1A'],
  },
} as const satisfies Record<WheelTheme, MapPalette>

/** The colour at a share, 0 to 1, of a scale of three colours. */
export const scaleColour = ([low, middle, high]: readonly [string, string, string], share: number): string =>
  share < 0.5 ? mixColours(low, middle, 2 * share) : mixColours(middle, high, 2 * share - 1)

/** Number of colours of a heat scale. Neighbouring cells of one colour are merged. */
export const SHADES = 15

import type { Transiting } from '../western/points.ts'
import type { WheelTheme } from './wheel-facts.ts'

/** [longitude, latitude], degrees. */
export type MapPosition = readonly [longitude: number, latitude: number]

/** What is drawn, coloured by the theme: a body, or a part that a map plays. */
export type Ink = Transiting | 'accent' | 'shadow' | 'muted' | 'good' | 'bad'

export const DASHES = ['solid', 'dashed', 'dotted'] as const
export type Dash = (typeof DASHES)[number]

export interface MapLabel {
  /** One glyph, such as ☉. */
  readonly symbol?: string
  /** A few letters, of any script. */
  readonly text?: string
}

/** Great circles from vertex to vertex, or a whole circle of latitude: its vertices are made where it is drawn, not sent there. */
export type Course = { readonly parts: readonly (readonly MapPosition[])[] } | { readonly parallel: number }

export type MapLine = Course & {
  readonly ink: Ink
  readonly dash?: Dash
  /** Width, in times of the usual. */
  readonly weight?: number
  readonly label?: MapLabel
}

/** A surface of the Earth on the left of its first ring, without those on the right of the others. */
export interface MapArea {
  readonly rings: readonly (readonly MapPosition[])[]
  readonly ink: Ink
  /** Of the ground, 0 to 1. */
  readonly opacity?: number
  readonly outline?: boolean
  readonly label?: MapLabel
}

/** Cells of equal degrees, row by row from the north-west corner eastward. */
export interface HeatGrid {
  readonly west: number
  readonly north: number
  /** Degrees of a cell. */
  readonly step: number
  readonly columns: number
  /** 0 to 1, or -1 to 1 where the scale is diverging; null where there is nothing to draw. */
  readonly values: readonly (number | null)[]
  readonly scale: 'sequential' | 'diverging'
  /** Words at the two ends of the scale. */
  readonly legend?: readonly [low: string, high: string]
}

export const PLACE_KINDS = ['home', 'city', 'event'] as const
export interface MapPlace {
  readonly at: MapPosition
  readonly name: string
  /** A ring, a dot, a star. */
  readonly kind: (typeof PLACE_KINDS)[number]
}

export interface LegendRow {
  readonly ink: Ink
  readonly symbol?: string
  readonly dash?: Dash
  /** A patch instead of a line. */
  readonly area?: boolean
  readonly text: string
}

export interface MapFacts {
  readonly title: string
  /** Lines beneath the title. */
  readonly captions?: readonly string[]
  /** What is drawn, in words. */
  readonly description: string
  readonly heat?: HeatGrid
  readonly areas?: readonly MapArea[]
  readonly lines?: readonly MapLine[]
  readonly places?: readonly MapPlace[]
  /** Beneath the map. */
  readonly legend?: readonly LegendRow[]
  /** Lines beneath the legend. */
  readonly notes?: readonly string[]
}

export const PROJECTIONS = ['equirectangular', 'mercator', 'natural_earth', 'orthographic'] as const
export type Projection = (typeof PROJECTIONS)[number]

export interface MapStyle {
  readonly projection: Projection
  /** Pixels, 300 to 4000. */
  readonly width: number
  readonly theme: WheelTheme
  /** #RRGGBB, of the places. */
  readonly accent?: string
  /** Whether title, captions and notes are written; the legend is in any case. */
  readonly captions?: boolean
  /** [west, south, east, north] of the two projections that have straight edges; across the antimeridian where west > east. */
  readonly bbox?: readonly [west: number, south: number, east: number, north: number]
  /** The middle of an orthographic map, and of a natural Earth its meridian. */
  readonly centre?: MapPosition
}

export const WHOLE_WORLD = [-180, -75, 180, 80] as const

const RADIAN = Math.PI / 180
/** Where Mercator ends: as high as the whole is wide. Source: EPSG 3857. */
export const MERCATOR_END = 85.05
/** Degrees of longitude are drawn no narrower than so, beside those of latitude. */
const MOST_STRETCH = 2

/** The western edge of a straight map and its span eastward, degrees, and how far up a latitude is drawn, in radians of longitude. */
/** Height of the round projections, divided by their width. */
const ROUND_RATIOS = { natural_earth: 0.52, orthographic: 1 } as const
/** Room for title, moment, legend and notes above and below a map, divided by its width. */
const CAPTION_RATIO = 0.12

/** Height of a map divided by its width, captions included. */
export const mapRatio = (style: Pick<MapStyle, 'projection' | 'bbox'>): number =>
  CAPTION_RATIO +
  (style.projection === 'natural_earth' || style.projection === 'orthographic'
    ? ROUND_RATIOS[style.projection]
    : straightPlane(style).ratio)

export const straightPlane = ({ projection, bbox }: Pick<MapStyle, 'projection' | 'bbox'>) => {
  const [west, south, east, north] = bbox ?? WHOLE_WORLD
  const stretch = Math.min(MOST_STRETCH, 1 / Math.cos(((south + north) / 2) * RADIAN))
  const upward = (latitude: number) => {
    if (projection !== 'mercator') return latitude * RADIAN * stretch
    const within = Math.max(-MERCATOR_END, Math.min(MERCATOR_END, latitude))
    return Math.log(Math.tan((45 + within / 2) * RADIAN))
  }
  const span = east > west ? east - west : east - west + 360
  return { west, span, north, stretch, upward, ratio: (upward(north) - upward(south)) / (span * RADIAN) }
}

import type { TransitingBody } from '../western/points.ts'
import type { WheelTheme } from './wheel-facts.ts'

/** [longitude, latitude], degrees. */
export type MapPosition = readonly [longitude: number, latitude: number]

/** Colour role of a map element: a body, or a role of the theme. */
export type Ink = TransitingBody | 'accent' | 'shadow' | 'muted' | 'good' | 'bad'

export const DASHES = ['solid', 'dashed', 'dotted'] as const
export type Dash = (typeof DASHES)[number]

export interface MapLabel {
  /** One glyph, such as ☉. */
  readonly symbol?: string
  /** A few letters, of any script. */
  readonly text?: string
}

/** Great circles between vertices, or a whole circle of latitude, whose vertices the drawing process computes. */
export type Course = { readonly parts: readonly (readonly MapPosition[])[] } | { readonly parallel: number }

export type MapLine = Course & {
  readonly ink: Ink
  readonly dash?: Dash
  /** Line width as a multiple of the default. */
  readonly weight?: number
  readonly label?: MapLabel
}

/** An area of the Earth on the left of its first ring, minus the holes on the right of the other rings. */
export interface MapArea {
  readonly rings: readonly (readonly MapPosition[])[]
  readonly ink: Ink
  /** Opacity of the fill, 0 to 1. */
  readonly opacity?: number
  readonly outline?: boolean
  readonly label?: MapLabel
}

/** Cells of equal degrees, row by row from the north-west corner eastward. */
export interface HeatGrid {
  readonly west: number
  readonly north: number
  /** Side of a cell, degrees. */
  readonly step: number
  readonly columns: number
  /** 0 to 1, or -1 to 1 if the scale is diverging; null cells are not drawn. */
  readonly values: readonly (number | null)[]
  readonly scale: 'sequential' | 'diverging'
  /** Words at the two ends of the scale. */
  readonly legend?: readonly [low: string, high: string]
}

export const PLACE_KINDS = ['home', 'city', 'event'] as const
export interface MapPlace {
  readonly at: MapPosition
  readonly name: string
  /** A home is drawn as a ring, a city as a dot, an event as a star. */
  readonly kind: (typeof PLACE_KINDS)[number]
}

export interface LegendRow {
  readonly ink: Ink
  readonly symbol?: string
  readonly dash?: Dash
  /** True if the sample is a patch instead of a line. */
  readonly area?: boolean
  readonly text: string
}

export interface MapFacts {
  readonly title: string
  /** Lines beneath the title. */
  readonly captions?: readonly string[]
  /** Text description of the map. */
  readonly description: string
  readonly heat?: HeatGrid
  readonly areas?: readonly MapArea[]
  readonly lines?: readonly MapLine[]
  readonly places?: readonly MapPlace[]
  /** Drawn beneath the map. */
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
  /** Colour of the places, #RRGGBB. */
  readonly accent?: string
  /** True if title, captions and notes are drawn; the legend always is. */
  readonly captions?: boolean
  /** Limits in degrees, for equirectangular and mercator maps; west > east crosses the antimeridian. */
  readonly bbox?: readonly [west: number, south: number, east: number, north: number]
  /** Centre of an orthographic map; of a natural_earth map the longitude alone counts. */
  readonly centre?: MapPosition
}

export const WHOLE_WORLD = [-180, -75, 180, 80] as const

const RADIAN = Math.PI / 180
/** Highest latitude of a Mercator map, degrees: the whole world is then a square. Source: EPSG 3857. */
export const MERCATOR_END = 85.05
/** A degree of latitude is drawn at most this many times as long as a degree of longitude. */
const MOST_STRETCH = 2

/** Height of the round projections, divided by their width. */
const ROUND_RATIOS = { natural_earth: 0.52, orthographic: 1 } as const
/** Height of title, captions, legend and notes, divided by the width of the map. */
const CAPTION_RATIO = 0.12

/** Height of a map divided by its width, captions included. */
export const mapRatio = (style: Pick<MapStyle, 'projection' | 'bbox'>): number =>
  CAPTION_RATIO +
  (style.projection === 'natural_earth' || style.projection === 'orthographic'
    ? ROUND_RATIOS[style.projection]
    : straightPlane(style).ratio)

/**
 * The plane of an equirectangular or mercator map: `west`, `north` and `span` in degrees; `upward` gives the height of a latitude
 * in radians of longitude; `ratio` is height divided by width.
 */
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

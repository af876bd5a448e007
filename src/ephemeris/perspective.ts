import type { Frame } from './native.ts'
import type { Centre, Equinox, Site } from './queries.ts'

/** From where and in which coordinates positions are given. */
export interface Perspective {
  centre?: Centre
  equinox?: Equinox
  frame?: Frame
  /** Needed for topocentric positions. */
  site?: Site
}

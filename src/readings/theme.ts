import type { Element } from '../zodiac/signs.ts'
import type { Cell } from './passage.ts'

/** The texts of a gift or a strain of a planet in a report. */
export interface Theme {
  readonly opening: Cell
  /** By the element of the planet’s sign. */
  readonly finding: Record<Element, Cell>
  readonly deed: Cell
  readonly period: Cell
}
/** A finding for planets in fire or air signs, and one for those in earth or water signs. */
export const halves = <C extends Cell>(fireOrAir: C, earthOrWater: C): Record<Element, C> => ({
  Fire: fireOrAir,
  Air: fireOrAir,
  Earth: earthOrWater,
  Water: earthOrWater,
})

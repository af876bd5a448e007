import type { Dash } from './map-facts.ts'
import { tenth } from './polygon.ts'

/** The attributes of a dashed or dotted line. */
export const dashesOf = (dash: Dash | undefined, unit: number) =>
  dash === 'dashed'
    ? ` stroke-dasharray="${tenth(7 * unit)} ${tenth(4.5 * unit)}"`
    : dash === 'dotted'
      ? ` stroke-dasharray="${tenth(0.1 * unit)} ${tenth(3.6 * unit)}" stroke-linecap="round"`
      : ''
/** An open path as SVG; empty without data. */
export const openPath = (data: string, colour: string, width: number, more = '') =>
  data && `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}"${more}/>`

import type { ChartCell, ChartStyle } from './chart-facts.ts'
import { bodyLabel, degreeText, type Label, type LabelledBody } from './chart-labels.ts'

/** A body or a bindu count in a cell, with its label, tooltip and `data-` attributes. */
export interface ChartEntry {
  readonly kind: 'planet' | 'transit' | 'bindus'
  readonly label: (style: ChartStyle) => Label
  /** Tooltip. */
  readonly title: (style: ChartStyle) => string
  readonly data: Readonly<Record<string, string | number | boolean | null>>
}

/** Font size of bodies in a cell with bindus, divided by the size of the bindu count. */
const BODY_SCALE = 0.5

const bodyEntry = (body: LabelledBody, scale = 1): ChartEntry => {
  const { name, degree, retrograde, combust, dignity, isTransit: moves } = body
  return {
    kind: moves ? 'transit' : 'planet',
    label: (style) => bodyLabel(body, style).map((part) => ({ ...part, scale: scale * part.scale })),
    title: ({ words, showDegrees }) =>
      [words?.bodies[name]?.name ?? name, ...(degree === undefined ? [] : [degreeText(degree, showDegrees)])].join(' '),
    data: {
      planet: name,
      degree: degree === undefined ? null : Math.floor(degree),
      retrograde: retrograde || null,
      combust: combust || null,
      dignity: dignity ?? null,
    },
  }
}

const bindusEntry = (count: number): ChartEntry => ({
  kind: 'bindus',
  label: () => [{ text: String(count), scale: 1, gap: 0, bold: true, colour: 'text' }],
  title: () => String(count),
  data: { bindus: count },
})

/**
 * Entries of the cells that share a slot, in order: bindus, ascendant, planets, transits.
 * `ascendant`: degree in the sign; undefined when unknown, null when the ascendant is in another slot.
 */
export const chartEntries = (cells: readonly ChartCell[], ascendant: number | undefined | null): ChartEntry[] => {
  const binduEntries = cells.flatMap(({ bindus }) => (bindus ? [bindusEntry(bindus.count)] : []))
  const scale = binduEntries.length ? BODY_SCALE : 1
  const ascendantBody = { name: 'Ascendant', degree: ascendant ?? undefined, retrograde: false, combust: false }
  return [
    ...binduEntries,
    ...(ascendant === null ? [] : [bodyEntry(ascendantBody, scale)]),
    ...cells.flatMap(({ bodies }) => bodies.map((body) => bodyEntry(body, scale))),
    ...cells.flatMap(({ transits = [] }) => transits.map((body) => bodyEntry({ ...body, isTransit: true }))),
  ]
}

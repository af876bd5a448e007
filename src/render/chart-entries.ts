import type { ChartCell, ChartStyle } from './chart-facts.ts'
import { bodyLabel, degreeText, type Label, type Shown } from './chart-labels.ts'

/** What stands in a cell: its label, and what a page finds it by. */
export interface Entry {
  readonly kind: 'planet' | 'transit' | 'bindus'
  readonly label: (style: ChartStyle) => Label
  /** As a pointer shows it. */
  readonly title: (style: ChartStyle) => string
  readonly data: Readonly<Record<string, string | number | boolean | null>>
}

/** Of a body beside points, as a share of their size. */
const BESIDE = 0.5

const bodyEntry = (body: Shown, scale = 1): Entry => {
  const { name, degree, retrograde, combust, moves } = body
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
    },
  }
}

const bindusEntry = (count: number): Entry => ({
  kind: 'bindus',
  label: () => [{ text: String(count), scale: 1, gap: 0, bold: true, colour: 'text' }],
  title: () => String(count),
  data: { bindus: count },
})

/** Those of the cells that share a slot: points, the ascendant (null where it stands elsewhere), planets, transits. */
export const entriesOf = (cells: readonly ChartCell[], ascendant: number | undefined | null): Entry[] => {
  const points = cells.flatMap(({ bindus }) => (bindus ? [bindusEntry(bindus.count)] : []))
  const scale = points.length ? BESIDE : 1
  const risen = { name: 'Ascendant', degree: ascendant ?? undefined, retrograde: false, combust: false }
  return [
    ...points,
    ...(ascendant === null ? [] : [bodyEntry(risen, scale)]),
    ...cells.flatMap(({ bodies }) => bodies.map((body) => bodyEntry(body, scale))),
    ...cells.flatMap(({ transits = [] }) => transits.map((body) => bodyEntry({ ...body, moves: true }))),
  ]
}

import type { Graph } from '../document/document.ts'
import { firstGraphemes } from '../graphemes.ts'
import { CIVIL_MONTHS, SHORT_MONTHS } from '../time/iso.ts'
import { lineOf, millisOf, type PictureSetting, pictureStrips, widthOf } from './pictures.ts'
import { baseline, type Strip } from './strips.ts'
import { tint } from './theme.ts'

const ROW = 14
const HEAD = 16
const FOOT = 15
const DOT = 3.1
/** Room for the initial of a month. */
const MONTH = 16
/** Room that headings and the note under it take of its page; one of more rows is divided. */
const HEADED = 110

interface Month {
  readonly start: number
  readonly name: string
}

/** The months that begin between two moments. */
const monthsBetween = (from: number, to: number): Month[] => {
  const months: Month[] = []
  const first = new Date(from)
  for (let i = 0; ; i++) {
    const start = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + i, 1)
    if (start >= to) return months
    const month = new Date(start).getUTCMonth()
    months.push({ start: Math.max(from, start), name: SHORT_MONTHS[month]! })
  }
}

const spoken = (day: string) => `${Number(day.slice(8, 10))} ${CIVIL_MONTHS[Number(day.slice(5, 7)) - 1]}`

/** What comes and goes, row by row over the months: a dot on each day on which it is exact, open where it is hard to bear. */
export const graphStrips = (setting: PictureSetting, graph: Graph): Strip[] => {
  const { title, from, to, rows } = graph
  if (rows.length === 0) return []
  const most = Math.floor((setting.theme.sheet.body.height - HEADED - HEAD - FOOT) / ROW)
  if (rows.length > most) {
    const part = Math.ceil(rows.length / Math.ceil(rows.length / most))
    return Array.from({ length: Math.ceil(rows.length / part) }, (_, i) =>
      graphStrips(setting, { ...graph, rows: rows.slice(i * part, (i + 1) * part) }),
    ).flat()
  }
  const { ink, theme, today } = setting
  const { x, width } = theme.sheet.body
  const names = rows.map(({ name }) => lineOf(name, theme.cell))
  const left = x + Math.max(...names.map((name) => widthOf(name, theme.cell))) + 12
  const [begin, end] = [millisOf(from), millisOf(to)]
  const at = (time: number) => left + ((x + width - left) * (time - begin)) / (end - begin)
  const months = monthsBetween(begin, end)
  const alt = `${title}. ${rows.map(({ name, days }) => `${name}: ${days.map(spoken).join(', ')}`).join('; ')}.`
  const height = HEAD + rows.length * ROW + FOOT
  return pictureStrips(setting, { title, alt, height }, (top) => {
    const bottom = top + HEAD + rows.length * ROW
    for (const [i, { start, name }] of months.entries()) {
      const [edge, next] = [at(start), at(months[i + 1]?.start ?? end)]
      if (i % 2 === 0) ink.doc.rect(edge, top + HEAD, next - edge, bottom - top - HEAD).fill(tint(theme.accent, 0.045))
      const word = lineOf(next - edge < MONTH ? firstGraphemes(name, 1) : name, theme.running)
      const middle = (edge + next - widthOf(word, theme.running)) / 2
      if (next - edge > 5) ink.line(word, middle, baseline(top, theme.running), theme.running)
    }
    for (const [i, { days, hard }] of rows.entries()) {
      const y = top + HEAD + i * ROW
      const middle = y + ROW / 2
      ink.line(names[i]!, x, baseline(y, { ...theme.cell, leading: ROW }), theme.cell)
      ink.doc.rect(x, y + ROW - 0.2, width, 0.4).fill(theme.hairline)
      const places = days.map((day) => at(millisOf(day)))
      if (places.length > 1)
        ink.doc
          .moveTo(places[0]!, middle)
          .lineTo(places.at(-1)!, middle)
          .lineWidth(1.6)
          .stroke(tint(theme.accent, 0.35))
      for (const place of places)
        if (hard)
          ink.doc
            .circle(place, middle, DOT - 0.6)
            .lineWidth(1.2)
            .fillAndStroke('#ffffff', theme.accent)
        else ink.doc.circle(place, middle, DOT).fill(theme.accent)
    }
    if (today < begin || today >= end) return
    const now = at(today)
    const word = lineOf('Today', theme.running)
    const start = Math.min(now - widthOf(word, theme.running) / 2, x + width - widthOf(word, theme.running))
    ink.doc.rect(now - 0.5, top + HEAD - 2, 1, bottom - top - HEAD + 4).fill(theme.accent)
    ink.line(word, start, baseline(bottom + 2, theme.running), { ...theme.running, colour: theme.accent })
  })
}

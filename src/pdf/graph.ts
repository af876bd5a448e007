import type { Graph } from '../document/document.ts'
import { firstGraphemes } from '../graphemes.ts'
import { frameWords } from '../lexicon/document-words.ts'
import { CIVIL_MONTHS, SHORT_MONTHS } from '../time/iso.ts'
import { lineOf, millisOf, type PictureContext, pictureStrips, widthOf } from './pictures.ts'
import { baseline, type Strip } from './strips.ts'
import { tint } from './theme.ts'

const ROW = 14
const HEAD = 16
const FOOT = 15
const DOT = 3.1
/** Months narrower than this (points) have only their initial. */
const MIN_MONTH_WIDTH = 16
/** Height that headings and the note take of the page, points. A graph that does not fit in the rest is divided. */
const HEADING_HEIGHT = 110

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

const dayText = (day: string) => `${Number(day.slice(8, 10))} ${CIVIL_MONTHS[Number(day.slice(5, 7)) - 1]}`

/** Events in rows over the months: a dot on each exact day, an open dot for a hard event. */
export const graphStrips = (context: PictureContext, graph: Graph): Strip[] => {
  const { title, from, to, rows } = graph
  if (rows.length === 0) return []
  const maxRows = Math.floor((context.theme.page.body.height - HEADING_HEIGHT - HEAD - FOOT) / ROW)
  if (rows.length > maxRows) {
    const part = Math.ceil(rows.length / Math.ceil(rows.length / maxRows))
    return Array.from({ length: Math.ceil(rows.length / part) }, (_, i) =>
      graphStrips(context, { ...graph, rows: rows.slice(i * part, (i + 1) * part) }),
    ).flat()
  }
  const { pdf, theme, today } = context
  const { x, width } = theme.page.body
  const names = rows.map(({ name }) => lineOf(name, theme.cell))
  const left = x + Math.max(...names.map((name) => widthOf(name, theme.cell))) + 12
  const [begin, end] = [millisOf(from), millisOf(to)]
  const at = (time: number) => left + ((x + width - left) * (time - begin)) / (end - begin)
  const months = monthsBetween(begin, end)
  const alt = `${title}. ${rows.map(({ name, days }) => `${name}: ${days.map(dayText).join(', ')}`).join('; ')}.`
  const height = HEAD + rows.length * ROW + FOOT
  return pictureStrips(context, { title, alt, height }, (top) => {
    const bottom = top + HEAD + rows.length * ROW
    for (const [i, { start, name }] of months.entries()) {
      const [edge, next] = [at(start), at(months[i + 1]?.start ?? end)]
      if (i % 2 === 0) pdf.doc.rect(edge, top + HEAD, next - edge, bottom - top - HEAD).fill(tint(theme.accent, 0.045))
      const word = lineOf(next - edge < MIN_MONTH_WIDTH ? firstGraphemes(name, 1) : name, theme.running)
      const middle = (edge + next - widthOf(word, theme.running)) / 2
      if (next - edge > 5) pdf.drawLine(word, middle, baseline(top, theme.running), theme.running)
    }
    for (const [i, { days, hard: isHard }] of rows.entries()) {
      const y = top + HEAD + i * ROW
      const middle = y + ROW / 2
      pdf.drawLine(names[i]!, x, baseline(y, { ...theme.cell, leading: ROW }), theme.cell)
      pdf.doc.rect(x, y + ROW - 0.2, width, 0.4).fill(theme.hairline)
      const places = days.map((day) => at(millisOf(day)))
      if (places.length > 1)
        pdf.doc
          .moveTo(places[0]!, middle)
          .lineTo(places.at(-1)!, middle)
          .lineWidth(1.6)
          .stroke(tint(theme.accent, 0.35))
      for (const place of places)
        if (isHard)
          pdf.doc
            .circle(place, middle, DOT - 0.6)
            .lineWidth(1.2)
            .fillAndStroke('#ffffff', theme.accent)
        else pdf.doc.circle(place, middle, DOT).fill(theme.accent)
    }
    if (today < begin || today >= end) return
    const now = at(today)
    const word = lineOf(frameWords(context.labels).Today, theme.running)
    const start = Math.min(now - widthOf(word, theme.running) / 2, x + width - widthOf(word, theme.running))
    pdf.doc.rect(now - 0.5, top + HEAD - 2, 1, bottom - top - HEAD + 4).fill(theme.accent)
    pdf.drawLine(word, start, baseline(bottom + 2, theme.running), { ...theme.running, colour: theme.accent })
  })
}

/** Heights of the title and of a line beneath it, divided by the width of the sheet. */
export const HEAD = { title: 0.06, line: 0.04 } as const

/** Title and lines above the charts of a sheet. */
export interface SheetHead {
  readonly title: string
  /** Date and place of birth. */
  readonly lines: readonly string[]
}

/** Columns, side of a chart, height of the head, and height of a sheet of `count` charts at a width; pixels. */
export const sheetSize = (count: number, width: number, { title, lines }: SheetHead) => {
  const columns = Math.ceil(Math.sqrt(count))
  const side = Math.floor(width / columns)
  const head = Math.round(((title ? HEAD.title : 0) + HEAD.line * lines.length) * width)
  return { columns, side, head, height: head + side * Math.ceil(count / columns) }
}

/** Heights of the title and of a line beneath it, as shares of the width. */
export const HEAD = { title: 0.06, line: 0.04 } as const

/** What stands above the charts of a sheet. */
export interface SheetHead {
  readonly title: string
  /** When and where somebody was born. */
  readonly lines: readonly string[]
}

/** How many stand beside each other, and how high the sheet becomes at a width. */
export const sheetSize = (count: number, width: number, { title, lines }: SheetHead) => {
  const columns = Math.ceil(Math.sqrt(count))
  const side = Math.floor(width / columns)
  const head = Math.round(((title ? HEAD.title : 0) + HEAD.line * lines.length) * width)
  return { columns, side, head, height: head + side * Math.ceil(count / columns) }
}

/** Height of the head, as a share of the width. */
const HEAD = 0.06

/** How many stand beside each other, and how high the sheet becomes at a width. */
export const sheetSize = (count: number, width: number, isTitled: boolean) => {
  const columns = Math.ceil(Math.sqrt(count))
  const side = Math.floor(width / columns)
  const head = isTitled ? Math.round(HEAD * width) : 0
  return { columns, side, head, height: head + side * Math.ceil(count / columns) }
}

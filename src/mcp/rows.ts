type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Removes the rows of lists that do not contain a text in any field. Lists without a matching row become empty. */
export const withRows = (data: Fields, text: string): Fields => {
  const searchText = text.toLowerCase()
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.every(isFields)
        ? value.filter((row) => JSON.stringify(row).toLowerCase().includes(searchText))
        : value
    if (!isFields(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visit(each)]))
  }
  return visit(data) as Fields
}

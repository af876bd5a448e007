const TWO = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

/** A whole number with at least two digits: 07. A table, because every answer has dozens of clock times and arcs. */
export const twoDigits = (n: number): string => TWO[n] ?? String(n).padStart(2, '0')

const TWO = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

/** A whole number in two digits at least: 07. Clocks and arcs are written by the dozen in every answer. */
export const twoDigits = (n: number): string => TWO[n] ?? String(n).padStart(2, '0')

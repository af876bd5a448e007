export const secondsApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 1000

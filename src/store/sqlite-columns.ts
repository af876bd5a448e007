import { snake } from './rows.ts'

export const columns = (names: readonly string[]) => names.map((name) => `${snake(name)} AS ${name}`).join(', ')
export const placeholders = (names: readonly string[]) => names.map(() => '?').join(', ')

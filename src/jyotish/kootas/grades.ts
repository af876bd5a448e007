/** Best first. */
export const PORUTHAM_GRADES = ['uttama', 'madhyama', 'adhama'] as const

export type Grade = (typeof PORUTHAM_GRADES)[number]

export const GRADE_SCORE = { uttama: 1, madhyama: 0.5, adhama: 0 } as const satisfies Record<Grade, number>

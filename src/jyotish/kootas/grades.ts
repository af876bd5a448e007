/** From the best to the worst. */
export const PORUTHAM_GRADES = ['uttama', 'madhyama', 'adhama'] as const

export type Grade = (typeof PORUTHAM_GRADES)[number]

// source: common South Indian practice: full, half and none
export const GRADE_SCORE = { uttama: 1, madhyama: 0.5, adhama: 0 } as const satisfies Record<Grade, number>

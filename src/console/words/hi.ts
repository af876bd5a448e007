import { en, type Words } from './en.ts'

export const hi: Words = { ...en }

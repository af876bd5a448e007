import { randomBytes } from 'node:crypto'
import type { Dice } from '../dice.ts'

const SEED_BYTES = 16

export const dice: Dice = { seed: () => randomBytes(SEED_BYTES).toString('hex') }

import { timingSafeEqual } from 'node:crypto'

/** True if two secrets have the same UTF-8 bytes. The comparison takes constant time. */
export const equalSecrets = (actual: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(actual), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

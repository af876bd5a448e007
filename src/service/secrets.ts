import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets by their UTF-8 bytes, in a time that does not depend on where they differ. */
export const equalSecrets = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

import { InvalidArgumentError } from 'commander'

/** Returns a parser for whole numbers of at least `from`. */
export const wholeNumber =
  (from = 0) =>
  (text: string): number => {
    const value = Number(text)
    if (text.trim() === '' || !Number.isSafeInteger(value) || value < from)
      throw new InvalidArgumentError(`The value must be a whole number, ${from} or more.`)
    return value
  }

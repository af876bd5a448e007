import { SetupError } from '../settings.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** The one that is meant: by id or name, or the only one there is. */
export const selectFields = <T extends Named>(all: readonly T[], given: string | undefined, noun: string): T => {
  const found = given === undefined ? all : all.filter(({ id, name }) => id === given || name === given)
  if (found.length === 1) return found[0]!
  const known = all.map(({ id, name }) => `${name} (${id})`).join(', ') || 'none'
  throw new SetupError(
    found.length === 0
      ? `there is no ${noun} ${given ?? 'yet'}; known: ${known}.`
      : `say which ${noun} by its id: ${known}.`,
  )
}

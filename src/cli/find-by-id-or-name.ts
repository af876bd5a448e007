import { SetupError } from '../settings.ts'

interface NamedItem {
  readonly id: string
  readonly name: string
}

/** Returns the item with the id or name, or the only item if none is named. */
export const findByIdOrName = <T extends NamedItem>(
  all: readonly T[],
  idOrName: string | undefined,
  noun: string,
): T => {
  const matches = idOrName === undefined ? all : all.filter(({ id, name }) => id === idOrName || name === idOrName)
  if (matches.length === 1) return matches[0]!
  const known = all.map(({ id, name }) => `${name} (${id})`).join(', ') || 'none'
  throw new SetupError(
    matches.length === 0
      ? idOrName === undefined
        ? `no ${noun} exists yet.`
        : `the ${noun} ${idOrName} does not exist. Known: ${known}.`
      : `several ${noun}s match; give the id of one: ${known}.`,
  )
}

import { invalid } from '../../faults.ts'
import type { BirthWithNodeInput } from './inputs.ts'

/** A birth field by its path in the request, such as `partner.node`. */
interface BirthField<V> {
  readonly path: string
  readonly value: V | null | undefined
}

/** The value for both births: from either, or undefined for the default. 422 on the second if they differ. */
export const agreed = <V extends string>(first: BirthField<V>, second: BirthField<V>): V | undefined => {
  const [one, other] = [first.value ?? undefined, second.value ?? undefined]
  if (one && other && one !== other)
    throw invalid(second.path, `\`${second.path}\` must equal \`${first.path}\` (${one}) or be absent; it is ${other}.`)
  return one ?? other
}

/**
 * The ayanamsha and node of both births. 422 on the second birth if they differ. Paths are those of the request: `groom.`, or `''` for the
 * request itself.
 */
export const agreedFrame = (
  first: BirthWithNodeInput,
  second: BirthWithNodeInput,
  paths: { readonly first: string; readonly second: string },
) => ({
  ayanamsha: agreed(
    { path: `${paths.first}ayanamsha`, value: first.ayanamsha },
    { path: `${paths.second}ayanamsha`, value: second.ayanamsha },
  ),
  node: agreed({ path: `${paths.first}node`, value: first.node }, { path: `${paths.second}node`, value: second.node }),
})

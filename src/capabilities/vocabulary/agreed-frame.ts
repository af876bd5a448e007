import { invalid } from '../../faults.ts'
import type { BirthWithNodeInput } from './inputs.ts'

/** Paths of the two births in the request, `''` for the request itself. */
interface PairPaths {
  readonly first: string
  readonly second: string
}

/** The value of `field` for both births: from either, or undefined for the default. 422 on the second birth where they differ. */
const agreed = <F extends 'ayanamsha' | 'node'>(
  field: F,
  first: Pick<BirthWithNodeInput, F>,
  second: Pick<BirthWithNodeInput, F>,
  paths: PairPaths,
) => {
  const [one, other] = [first[field], second[field]]
  if (one && other && one !== other) {
    const [path, otherPath] = [`${paths.first}${field}`, `${paths.second}${field}`]
    throw invalid(otherPath, `\`${otherPath}\` must equal \`${path}\` (${one}), or be left out: it is ${other}.`)
  }
  return one ?? other
}

/** The ayanamsha and node of both births. 422 on the second birth where the births differ; the paths are those of the request. */
export const agreedFrame = (first: BirthWithNodeInput, second: BirthWithNodeInput, paths: PairPaths) => ({
  ayanamsha: agreed('ayanamsha', first, second, paths),
  node: agreed('node', first, second, paths),
})

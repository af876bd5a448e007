import { forParents } from '../../ai/parents.ts'

/** The result of a yoga for its reader: the person, or the parents of a child. */
export const yogaResult = (result: string, isChild: boolean): string =>
  isChild ? forParents(result).replaceAll("'", '’') : result

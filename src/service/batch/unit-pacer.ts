import type { Fault } from '../../faults.ts'
import type { Awaitable } from '../../store/types.ts'

/** The result of an attempt to take units: null, or the refusal and the milliseconds after which units are available again. */
export type TakeUnits = (units: number) => Awaitable<{ readonly fault: Fault; readonly resetsIn: number } | null>

export interface UnitPacer {
  /** Units of all calls. */
  readonly total: number
  /** Takes the units of the first calls. Throws the fault of a refusal. */
  begin(): Promise<void>
  /** Resolves when the units of a call are taken. Throws the fault of a refusal if they are not available before `giveUp` is true. */
  take(index: number): Promise<void>
}

/** Groups consecutive calls so that the units of each group fit into one window of the rate limit, or are those of one call. */
const groupsOf = (units: readonly number[], limit: number) => {
  const sums: number[] = [0]
  const groupOfCall = units.map((each) => {
    const last = sums.length - 1
    if (sums[last]! > 0 && sums[last]! + each > limit) return sums.push(each) - 1
    sums[last]! += each
    return last
  })
  return { sums, groupOfCall }
}

/**
 * Takes the units of many calls without exceeding the rate limit: those of the first group at once, and those of each later group in a
 * later window.
 */
export const createUnitPacer = (
  units: readonly number[],
  limit: number,
  { take, giveUp }: { take: TakeUnits; giveUp: () => boolean },
): UnitPacer => {
  const { sums, groupOfCall } = groupsOf(units, limit)
  const groups: (Promise<void> | undefined)[] = []
  const takeGroup = async (group: number): Promise<void> => {
    // Groups are taken in order.
    if (group > 0) await openGroup(group - 1)
    for (;;) {
      const refusal = await take(sums[group]!)
      if (!refusal) return
      if (group === 0 || giveUp()) throw refusal.fault
      await Bun.sleep(refusal.resetsIn)
    }
  }
  const openGroup = (group: number): Promise<void> => {
    groups[group] ??= takeGroup(group)
    return groups[group]
  }
  return {
    total: units.reduce((sum, each) => sum + each, 0),
    begin: () => openGroup(0),
    take: (index) => openGroup(groupOfCall[index]!),
  }
}

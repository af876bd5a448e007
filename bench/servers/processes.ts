import { readdirSync, readFileSync } from 'node:fs'

/** A process as `/proc` of Linux describes it. */
export interface Running {
  readonly pid: number
  readonly parent: number
  readonly name: string
  /** Processor time of all threads so far, seconds. */
  readonly seconds: number
  /** Resident memory, megabytes. */
  readonly megabytes: number
}

const TICKS_A_SECOND = 100
const PAGE_MB = 4096 / 2 ** 20

const running = (pid: string): Running | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    // The fields of /proc/<pid>/stat from the third.
    const fields = stat.slice(end + 2).split(' ')
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      name: stat.slice(stat.indexOf('(') + 1, end),
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
      megabytes: Number(fields[21]) * PAGE_MB,
    }
  } catch {
    // The process has ended.
    return null
  }
}

export const everyProcess = (): Running[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => running(pid) ?? [])

/** A process, followed by its descendants. */
export const familyOf = (pid: number, all: readonly Running[] = everyProcess()): Running[] => {
  const own = all.filter((each) => each.pid === pid)
  return own.concat(all.filter(({ parent }) => parent === pid).flatMap((child) => familyOf(child.pid, all)))
}

export const secondsOf = (processes: readonly Running[]): number =>
  processes.reduce((sum, { seconds }) => sum + seconds, 0)

export const megabytesOf = (processes: readonly Running[]): number =>
  processes.reduce((sum, { megabytes }) => sum + megabytes, 0)

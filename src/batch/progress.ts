/** The progress of one stage of a run. */
export interface StageProgress {
  add(count: number): void
  /** Adds work of an earlier run, which does not count for the rate. */
  skip(count: number): void
  end(): void
}

export interface Progress {
  /** `total` is null if it is not known. */
  begin(stage: string, unit: string, total: number | null): StageProgress
}

/** The stream that progress is printed to. */
export interface Screen {
  readonly isTTY?: boolean | undefined
  write(text: string): unknown
}

/** Time between two updates of a progress bar and between two plain lines, milliseconds. */
const BAR_INTERVAL_MS = 100
const LINE_INTERVAL_MS = 10_000
const BAR_WIDTH = 24

const compactNumber = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

const duration = (seconds: number): string => {
  const rounded = Math.round(seconds)
  const [hours, minutes] = [Math.floor(rounded / 3600), Math.floor(rounded / 60) % 60]
  return hours > 0 ? `${hours} h ${minutes} min` : minutes > 0 ? `${minutes} min ${rounded % 60} s` : `${rounded} s`
}

/** Prints an updated bar to a terminal, and a plain line every ten seconds to other streams. Each stage ends with a line. */
export const createProgress = (screen: Screen, now: () => number = () => performance.now()): Progress => ({
  begin(stage, unit, total) {
    const startedAt = now()
    let done = 0
    let skipped = 0
    let printed = startedAt
    let callsUntilCheck = 1

    const sentence = () => {
      const seconds = (now() - startedAt) / 1000
      const rate = (done - skipped) / Math.max(seconds, 1e-3)
      const parts = [`${compactNumber.format(done)} ${unit}`, `${compactNumber.format(rate)} ${unit}/s`]
      if (total === null || total === 0) return `${stage}: ${parts.join(', ')}`
      if (done < total && rate > 0) parts.push(`${duration((total - done) / rate)} left`)
      const share = Math.min(1, done / total)
      const bar = '#'.repeat(Math.round(share * BAR_WIDTH)).padEnd(BAR_WIDTH, '.')
      return `${stage} ${screen.isTTY ? `[${bar}] ` : ''}${Math.floor(share * 100)}%: ${parts.join(', ')}`
    }
    const print = (end: string) => screen.write(screen.isTTY ? `\r${sentence()}\x1b[K${end}` : `${sentence()}\n`)

    return {
      add(count) {
        done += count
        // The clock is read only once per 64 calls.
        if (--callsUntilCheck > 0) return
        callsUntilCheck = 64
        if (now() - printed < (screen.isTTY ? BAR_INTERVAL_MS : LINE_INTERVAL_MS)) return
        printed = now()
        print('')
      },
      skip(count) {
        done += count
        skipped += count
      },
      end: () => print('\n'),
    }
  },
})

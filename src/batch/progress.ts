/** How a stage of a run gets on. */
export interface Tally {
  add(count: number): void
  /** Counts what an earlier run did, which says nothing of the rate. */
  skip(count: number): void
  end(): void
}

export interface Progress {
  /** `total` null: not known. */
  begin(stage: string, unit: string, total: number | null): Tally
}

/** What progress is printed on. */
export interface Screen {
  readonly isTTY?: boolean | undefined
  write(text: string): unknown
}

/** Between two prints, milliseconds: of a bar, of a plain line. */
const BAR_EVERY = 100
const LINE_EVERY = 10_000
const BAR_WIDTH = 24

const scaled = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

const duration = (seconds: number): string => {
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours} h ${minutes} min` : minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`
}

/** A bar that is drawn over on a terminal; elsewhere a plain line every ten seconds. Each stage ends with a line. */
export const progressOn = (screen: Screen, now: () => number = () => performance.now()): Progress => ({
  begin(stage, unit, total) {
    const began = now()
    let done = 0
    let skipped = 0
    let printed = began
    let next = 1

    const sentence = () => {
      const seconds = (now() - began) / 1000
      const rate = (done - skipped) / Math.max(seconds, 1e-3)
      const parts = [`${scaled.format(done)} ${unit}`, `${scaled.format(rate)} ${unit}/s`]
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
        // The clock is looked at now and then only.
        if (--next > 0) return
        next = 64
        if (now() - printed < (screen.isTTY ? BAR_EVERY : LINE_EVERY)) return
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

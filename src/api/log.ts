import type { CallEvent } from '../service/call-event.ts'

export type LogLevel = 'requests' | 'slow' | 'none'

export interface Log {
  /** One line for a call; it holds no key, no input and no part of an answer. */
  readonly call: (event: CallEvent) => void
  /** Writes what is kept. */
  readonly close: () => void
}

/** How long lines are kept together before they are written, milliseconds. */
const TOGETHER = 100

const rounded = (ms: number) => Math.round(ms * 1000) / 1000

/** Lines of JSON, written by `write` some together. `slow`: only of calls that took `slowMs` or longer, which are marked. */
export const createLog = (level: LogLevel, slowMs: number, write: (lines: string) => void): Log => {
  let kept = ''
  let timer: Timer | null = null
  const flush = () => {
    if (timer) clearTimeout(timer)
    timer = null
    if (kept) write(kept)
    kept = ''
  }
  return {
    call({
      requestId,
      capability,
      organisationId,
      environment,
      status,
      code,
      ms,
      computeMs,
      credits,
      replayed,
      reading,
    }) {
      const slow = ms >= slowMs
      if (level === 'none' || (level === 'slow' && !slow)) return
      const line = {
        time: new Date().toISOString(),
        level: slow ? 'warn' : 'info',
        request_id: requestId,
        capability,
        organisation: organisationId,
        environment,
        status,
        code,
        ms: rounded(ms),
        compute_ms: rounded(computeMs),
        credits,
        replayed,
        ...(reading && { tier: reading.tier, input_tokens: reading.inputTokens, output_tokens: reading.outputTokens }),
        slow,
      }
      kept += `${JSON.stringify(line)}\n`
      timer ??= setTimeout(flush, TOGETHER)
    },
    close: flush,
  }
}

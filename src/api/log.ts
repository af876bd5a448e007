import type { CallEvent } from '../service/call-event.ts'

export type LogLevel = 'requests' | 'slow' | 'none'

export interface Log {
  /** Logs a call in one line, without key, input or answer. */
  readonly call: (event: CallEvent) => void
  /** Writes the pending lines. */
  readonly close: () => void
}

/** Time during which lines are collected before they are written, milliseconds. */
const FLUSH_AFTER_MS = 100

const roundMicroseconds = (ms: number) => Math.round(ms * 1000) / 1000

/** Creates a log of JSON lines, written in batches by `write`. Level `isSlow`: only calls that took at least `slowMs` are logged. */
export const createLog = (level: LogLevel, slowMs: number, write: (lines: string) => void): Log => {
  let pending = ''
  let timer: Timer | null = null
  const flush = () => {
    if (timer) clearTimeout(timer)
    timer = null
    if (pending) write(pending)
    pending = ''
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
      const isSlow = ms >= slowMs
      if (level === 'none' || (level === 'slow' && !isSlow)) return
      const line = {
        time: new Date().toISOString(),
        level: isSlow ? 'warn' : 'info',
        request_id: requestId,
        capability,
        organisation: organisationId,
        environment,
        status,
        code,
        ms: roundMicroseconds(ms),
        compute_ms: roundMicroseconds(computeMs),
        credits,
        replayed,
        ...(reading && { tier: reading.tier, input_tokens: reading.inputTokens, output_tokens: reading.outputTokens }),
        slow: isSlow,
      }
      pending += `${JSON.stringify(line)}\n`
      timer ??= setTimeout(flush, FLUSH_AFTER_MS)
    },
    close: flush,
  }
}

import type { Subprocess } from 'bun'

/** Lines that follow each other, for one desk to answer. */
export interface Order {
  /** Number of the first line. */
  first: number
  lines: Uint8Array[]
}

interface Desk {
  readonly process: Subprocess
  /** Who waits for an answer, in order. */
  readonly waiting: { settle: (text: string) => void; fail: (error: Error) => void }[]
}

export interface Desks {
  /** The answers to an order, a line each. */
  ask(order: Order): Promise<string>
  close(): void
}

/**
 * Processes that answer orders, one a core, each with a service of its own: a native fault ends one of them and the run, not
 * the machine. `words` start one.
 */
export const openDesks = (words: readonly string[], count: number): Desks => {
  let closed = false
  const open = (): Desk => {
    const waiting: Desk['waiting'] = []
    const subprocess = Bun.spawn([process.execPath, ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      serialization: 'advanced',
      ipc: (text: string) => waiting.shift()?.settle(text),
      onExit: (_, code, signal) => {
        const error = new Error(
          `A process of the batch ended (${signal ?? code}) before its answers; start again to go on.`,
        )
        if (!closed) for (const { fail } of waiting.splice(0)) fail(error)
      },
    })
    return { process: subprocess, waiting }
  }
  const desks = Array.from({ length: count }, open)
  return {
    ask: (order) =>
      new Promise((settle, fail) => {
        const desk = desks.reduce((least, each) => (each.waiting.length < least.waiting.length ? each : least))
        desk.waiting.push({ settle, fail })
        desk.process.send(order)
      }),
    close() {
      closed = true
      for (const desk of desks) desk.process.disconnect()
    },
  }
}

/** What a process of `openDesks` does until it is let go. */
export const serveDesk = (answer: (order: Order) => Promise<string>): Promise<void> =>
  new Promise((resolve) => {
    let last: Promise<unknown> = Promise.resolve()
    process.on('message', (order: Order) => {
      last = last.then(() => answer(order)).then((text) => process.send!(text))
    })
    process.on('disconnect', resolve)
  })

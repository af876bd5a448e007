import { fork } from 'node:child_process'
import type { OperationReply, OperationRequest } from './process-operations.ts'

/** A process that draws, as it is seen from outside. It keeps no process alive. */
export interface ChildProcess {
  readonly pid: number
  send(order: OperationRequest): void
  /** Lets it end when it likes. */
  disconnect(): void
  kill(): void
}

interface Heard {
  onReply(reply: OperationReply): void
  /** It has ended; `killed` by somebody else. */
  onExit(ended: ChildProcess, killed: boolean): void
}

/**
 * Freed memory is kept for ten seconds: a picture of 800 pixels takes as long to draw as the system takes to hand out its pages.
 * Reference: mimalloc 2, `mi_option_purge_delay`; both resvg and Bun allocate by it.
 */
export const ALLOCATOR = { MIMALLOC_PURGE_DELAY: '10000' }

const byBun = (bench: string, { onReply, onExit }: Heard): ChildProcess => {
  const started = Bun.spawn([process.execPath, bench], {
    stdio: ['ignore', 'ignore', 'inherit'],
    serialization: 'advanced',
    env: { ...process.env, ...ALLOCATOR },
    ipc: (reply: OperationReply) => onReply(reply),
    onExit: ({ signalCode }) => onExit(opened, signalCode === 'SIGKILL'),
  })
  started.unref()
  const opened: ChildProcess = {
    pid: started.pid,
    send: (order) => started.send(order),
    disconnect: () => started.disconnect(),
    kill: () => started.kill('SIGKILL'),
  }
  return opened
}

const byNode = (bench: string, { onReply, onExit }: Heard): ChildProcess => {
  const started = fork(bench, [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, ...ALLOCATOR },
  })
  started.on('message', (reply) => onReply(reply as OperationReply))
  started.on('exit', (_, signal) => onExit(opened, signal === 'SIGKILL'))
  started.unref()
  started.channel?.unref()
  const opened: ChildProcess = {
    pid: started.pid!,
    send: (order) => void started.send(order),
    disconnect: () => started.disconnect(),
    kill: () => started.kill('SIGKILL'),
  }
  return opened
}

/** Opens a bench in a process of its own, by whichever of both runs this one. */
export const openChildProcess = (bench: string, heard: Heard): ChildProcess =>
  'Bun' in globalThis ? byBun(bench, heard) : byNode(bench, heard)

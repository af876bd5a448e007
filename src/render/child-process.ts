import { fork } from 'node:child_process'
import type { OperationReply, OperationRequest } from './process-operations.ts'

/** A handle to a drawing process. It does not keep its parent alive. */
export interface ChildProcess {
  readonly pid: number
  send(request: OperationRequest): void
  /** Closes the channel: the process exits after its current work. */
  disconnect(): void
  kill(): void
}

interface ChildProcessEvents {
  onReply(reply: OperationReply): void
  /** The process has exited; `killed`: by SIGKILL. */
  onExit(ended: ChildProcess, killed: boolean): void
}

/**
 * Keeps freed memory for ten seconds (milliseconds): allocating the pages of an 800-pixel picture takes as long as drawing it.
 * Reference: mimalloc 2, `mi_option_purge_delay`; both resvg and Bun allocate by it.
 */
export const ALLOCATOR = { MIMALLOC_PURGE_DELAY: '10000' }

const startWithBun = (script: string, { onReply, onExit }: ChildProcessEvents): ChildProcess => {
  const child = Bun.spawn([process.execPath, script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    serialization: 'advanced',
    env: { ...process.env, ...ALLOCATOR },
    ipc: (reply: OperationReply) => onReply(reply),
    onExit: ({ signalCode }) => onExit(handle, signalCode === 'SIGKILL'),
  })
  child.unref()
  const handle: ChildProcess = {
    pid: child.pid,
    send: (request) => child.send(request),
    disconnect: () => child.disconnect(),
    kill: () => child.kill('SIGKILL'),
  }
  return handle
}

const startWithNode = (script: string, { onReply, onExit }: ChildProcessEvents): ChildProcess => {
  const child = fork(script, [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, ...ALLOCATOR },
  })
  child.on('message', (reply) => onReply(reply as OperationReply))
  child.on('exit', (_, signal) => onExit(handle, signal === 'SIGKILL'))
  child.unref()
  child.channel?.unref()
  const handle: ChildProcess = {
    pid: child.pid!,
    send: (request) => void child.send(request),
    disconnect: () => child.disconnect(),
    kill: () => child.kill('SIGKILL'),
  }
  return handle
}

/** Starts a script in a child process of the current runtime, Bun or Node. */
export const openChildProcess = (script: string, handlers: ChildProcessEvents): ChildProcess =>
  'Bun' in globalThis ? startWithBun(script, handlers) : startWithNode(script, handlers)

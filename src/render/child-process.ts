import { fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
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

type Environment = Readonly<Record<string, string | undefined>>
let environment: Environment = {}

/** Sets the environment of child processes that start from now on. Before, and in programs that use the library, they get none. */
export const setChildEnvironment = (variables: Environment): void => {
  environment = variables
}

const startWithBun = (script: string, { onReply, onExit }: ChildProcessEvents): ChildProcess => {
  const child = Bun.spawn([process.execPath, script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    serialization: 'advanced',
    env: { ...environment, ...ALLOCATOR },
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
    env: { ...environment, ...ALLOCATOR },
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

/** Increment of the nice value of a child process: on few processors, answers to light calls go before drawings. */
const NICER = 10
const LEAST_PRIORITY = 19

/** Gives a child process a lower priority than this one. */
export const lowerPriority = (pid: number): void => {
  try {
    setPriority(pid, Math.min(LEAST_PRIORITY, getPriority() + NICER))
  } catch {
    // The process has ended, or the system does not allow it.
  }
}

/** Starts a script in a child process of the current runtime, Bun or Node, with a lower priority. */
export const openChildProcess = (script: string, handlers: ChildProcessEvents): ChildProcess => {
  const child = 'Bun' in globalThis ? startWithBun(script, handlers) : startWithNode(script, handlers)
  lowerPriority(child.pid)
  return child
}

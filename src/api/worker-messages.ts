import type { Claimant } from './first-run-key.ts'

/** The address of a server. */
export interface WorkerAddress {
  /** For clients. */
  readonly url: string
  /** For a browser on the machine of the server. */
  readonly here: string
}

/** A message of a worker to its parent process. `id` pairs an answer with its question. */
export type FromWorker =
  | { kind: 'all figures'; id: number }
  | { kind: 'figures'; id: number; figures: object[] }
  | { kind: 'take offered'; id: number; comer: Claimant }
  | ({ kind: 'ready' } & WorkerAddress)
/** A message of the parent process to a worker; `failure` answers a question that the parent could not answer. */
export type ToWorker =
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failure'; id: number }
  | { kind: 'figures'; id: number }

type Fields = Record<string, unknown>
type Guards<M extends { kind: string }> = Readonly<Record<M['kind'], (message: Fields) => boolean>>

const isObject = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isComer = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.token === 'string' &&
  (value.address === null || typeof value.address === 'string') &&
  typeof value.forwarded === 'boolean'
const hasId = ({ id }: Fields): boolean => Number.isSafeInteger(id)

const FROM_WORKER: Guards<FromWorker> = {
  'all figures': hasId,
  figures: (message) => hasId(message) && Array.isArray(message.figures) && message.figures.every(isObject),
  'take offered': (message) => hasId(message) && isComer(message.comer),
  ready: ({ url, here }) => typeof url === 'string' && typeof here === 'string',
}
const TO_WORKER: Guards<ToWorker> = { answer: hasId, failure: hasId, figures: hasId }

/**
 * Calls `handle` for each message of a batch. A batch or message of another shape and a handler that fails are reported to `trouble`;
 * neither ends the process or skips the messages after it.
 */
const receiver =
  <M extends { kind: string }>(guards: Guards<M>) =>
  (batch: unknown, handle: (message: M) => Promise<void> | void, trouble: (cause: unknown) => void): void => {
    const each = async (message: unknown) => {
      const kind = isObject(message) && typeof message.kind === 'string' ? message.kind : ''
      if (!Object.hasOwn(guards, kind) || !guards[kind as M['kind']](message as Fields))
        throw new Error('A message between the processes of the server has an unknown shape.')
      await handle(message as M)
    }
    for (const message of Array.isArray(batch) ? batch : [batch]) each(message).catch(trouble)
  }

export const receiveFromWorker = receiver<FromWorker>(FROM_WORKER)
export const receiveFromParent = receiver<ToWorker>(TO_WORKER)

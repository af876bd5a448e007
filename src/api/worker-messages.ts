import type { Claimant } from './first-run-key.ts'

/** The address of a server. */
export interface WorkerAddress {
  /** URL for clients. */
  readonly url: string
  /** URL for a browser on the machine of the server. */
  readonly localUrl: string
}

/** A message of a worker to its parent process. `id` pairs a response with its request. */
export type FromWorker =
  | { kind: 'all metrics'; id: number }
  | { kind: 'metrics'; id: number; metrics: object[] }
  | { kind: 'claim first-run key'; id: number; claimant: Claimant }
  | ({ kind: 'ready' } & WorkerAddress)
/** A message of the parent process to a worker. `failure`: the parent could not answer the request. */
export type ToWorker =
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failure'; id: number }
  | { kind: 'metrics'; id: number }

type Fields = Record<string, unknown>
type Guards<M extends { kind: string }> = Readonly<Record<M['kind'], (message: Fields) => boolean>>

const isObject = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isClaimant = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.token === 'string' &&
  (value.address === null || typeof value.address === 'string') &&
  typeof value.forwarded === 'boolean'
const hasId = ({ id }: Fields): boolean => Number.isSafeInteger(id)

const FROM_WORKER: Guards<FromWorker> = {
  'all metrics': hasId,
  metrics: (message) => hasId(message) && Array.isArray(message.metrics) && message.metrics.every(isObject),
  'claim first-run key': (message) => hasId(message) && isClaimant(message.claimant),
  ready: ({ url, localUrl }) => typeof url === 'string' && typeof localUrl === 'string',
}
const TO_WORKER: Guards<ToWorker> = { answer: hasId, failure: hasId, metrics: hasId }

/**
 * Returns a function that calls `handle` for each message of a batch. An invalid message or a handler that fails is reported to
 * `onError`; the process continues with the next message.
 */
const receiver =
  <M extends { kind: string }>(guards: Guards<M>) =>
  (batch: unknown, handle: (message: M) => Promise<void> | void, onError: (cause: unknown) => void): void => {
    const each = async (message: unknown) => {
      const kind = isObject(message) && typeof message.kind === 'string' ? message.kind : ''
      if (!Object.hasOwn(guards, kind) || !guards[kind as M['kind']](message as Fields))
        throw new Error('A message between the server processes has an unknown format.')
      await handle(message as M)
    }
    for (const message of Array.isArray(batch) ? batch : [batch]) each(message).catch(onError)
  }

export const receiveFromWorker = receiver<FromWorker>(FROM_WORKER)
export const receiveFromParent = receiver<ToWorker>(TO_WORKER)

import { type ReadonlySignal, signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { key } from './key.ts'
import { labels } from './preferences.ts'
import { learn } from './terms.ts'

export interface Meta {
  request_id: string
  credits_used: number
  warnings: string[]
  labels?: { language: string; terms: Record<string, string>; fields?: Record<string, Record<string, string>> }
}

export interface Failure {
  code: string
  message: string
  field: string | null
  retryable: boolean
}

export interface ApiAnswer<D> {
  data: D
  meta: Meta
  /** From asking to having read, milliseconds. */
  took: number
}

export class CallError extends Error {
  constructor(
    readonly failure: Failure,
    readonly status: number,
  ) {
    super(failure.message)
  }
}

export const unreached: Failure = {
  code: 'unreached',
  message: 'The server did not answer.',
  field: null,
  retryable: true,
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One request with the key; refusals that pass are asked again, twice. */
export const request = async <R>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<R> => {
  for (let attempt = 0; ; attempt++) {
    const headers: Record<string, string> = { Accept: 'application/json' }
    if (key.value) headers.Authorization = `Bearer ${key.value}`
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    const init: RequestInit = { method, headers, ...(signal && { signal }) }
    if (body !== undefined) init.body = JSON.stringify(body)
    const response = await fetch(path, init).catch((cause) => {
      if (signal?.aborted) throw cause
      return null
    })
    if (response?.ok) return (await response.json()) as R
    const told = (await response?.json().catch(() => null)) as { error?: Failure } | null
    const failure = told?.error ?? unreached
    const after = Number(response?.headers.get('Retry-After') ?? 1)
    if (!failure.retryable || attempt === 2 || after > 10) throw new CallError(failure, response?.status ?? 0)
    await pause(after * 1000)
  }
}

const KEPT = 120
const kept = new Map<string, ApiAnswer<unknown>>()

/** The input as it is sent: with the language of terms. */
export const withLabels = (input: object): object =>
  labels.value === 'en' ? input : { ...input, labels: labels.value }

/** Calls a capability, `family/slug`. What was answered in this tab is not asked again. */
export const call = async <D>(path: string, input: object, stop?: AbortSignal): Promise<ApiAnswer<D>> => {
  const sent = withLabels(input)
  const id = `${path} ${JSON.stringify(sent)}`
  const had = kept.get(id)
  if (had) {
    kept.delete(id)
    kept.set(id, had)
    return had as ApiAnswer<D>
  }
  const started = performance.now()
  const answer = await request<{ data: D; meta: Meta }>('POST', `/v1/${path}`, sent, stop)
  const answered = { ...answer, took: performance.now() - started }
  learn(answer.meta.labels)
  kept.set(id, answered)
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
  return answered
}

/** The calls that stand behind what is shown now, for the panels. */
export interface ShownCall {
  path: string
  input: object
  answer: ApiAnswer<unknown> | null
  failure: Failure | null
}
export const shownCalls = signal<readonly ShownCall[]>([])

const show = (call: ShownCall) => {
  shownCalls.value = [...shownCalls.value, call]
}
const replace = (before: ShownCall, after: ShownCall) => {
  shownCalls.value = shownCalls.value.map((each) => (each === before ? after : each))
}
const hide = (call: ShownCall) => {
  shownCalls.value = shownCalls.value.filter((each) => each !== call)
}

export interface Calling<D> {
  /** The last good answer; the one before, until a new one is there. */
  data: D | null
  meta: Meta | null
  failure: Failure | null
  pending: boolean
  took: number
}

const IDLE: Calling<never> = { data: null, meta: null, failure: null, pending: false, took: 0 }

/** Grows when somebody wants what failed to be asked again; what was answered is not. */
export const attempts = signal(0)

const failureOf = (error: unknown): Failure =>
  error instanceof CallError ? error.failure : { ...unreached, code: 'defect', message: String(error) }

/** Calls a capability whenever its input changes, and shows the call in the panels. Nothing is called without an input. */
export const useCall = <D>(path: string, input: object | null, quiet = false): Calling<D> => {
  const state = useSignal<Calling<D>>({ ...IDLE, pending: input !== null })
  const language = labels.value
  const attempt = attempts.value
  const text = input && key.value ? JSON.stringify(input) : null
  const pathBefore = useRef(path)
  useEffect(() => {
    if (text === null) {
      state.value = IDLE
      return
    }
    const stop = new AbortController()
    const asked = JSON.parse(text) as object
    const before = pathBefore.current === path ? state.peek() : IDLE
    pathBefore.current = path
    state.value = { ...before, pending: true }
    let shown: ShownCall = { path, input: asked, answer: null, failure: null }
    if (!quiet) show(shown)
    const now = (after: ShownCall) => {
      if (!quiet) replace(shown, after)
      shown = after
    }
    call<D>(path, asked, stop.signal).then(
      (answer) => {
        if (stop.signal.aborted) return
        state.value = { ...IDLE, data: answer.data, meta: answer.meta, took: answer.took }
        now({ ...shown, answer })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        const failure = failureOf(error)
        state.value = { ...IDLE, failure }
        now({ ...shown, failure })
      },
    )
    return () => {
      stop.abort()
      hide(shown)
    }
  }, [path, text, language, quiet, state, attempt])
  return (state as ReadonlySignal<Calling<D>>).value
}

/** What is asked once and does not need the key, kept for the life of the page. */
const documents = new Map<string, Promise<unknown>>()
const documentAt = <D>(path: string): Promise<D> => {
  let found = documents.get(path)
  if (!found) {
    found = request<D>('GET', path)
    documents.set(path, found)
    found.catch(() => documents.delete(path))
  }
  return found as Promise<D>
}

/** A document of the service. */
export const useDocument = <D>(path: string): Calling<D> => {
  const state = useSignal<Calling<D>>({ ...IDLE, pending: true })
  const attempt = attempts.value
  useEffect(() => {
    documentAt<D>(path).then(
      (data) => {
        state.value = { ...IDLE, data }
      },
      (error: unknown) => {
        state.value = { ...IDLE, failure: failureOf(error) }
      },
    )
  }, [path, state, attempt])
  return state.value
}

import { type ReadonlySignal, signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { batchedResult } from './call-batches.ts'
import { key } from './key.ts'
import { chosenLanguage } from './preferences.ts'
import { addTerms } from './terms.ts'

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
  /** Milliseconds from sending the request to reading its body. */
  durationMs: number
}

export class CallError extends Error {
  constructor(
    readonly failure: Failure,
    readonly status: number,
  ) {
    super(failure.message)
  }
}

export const UNREACHED: Failure = {
  code: 'server_unreachable',
  message: 'The server did not answer.',
  field: null,
  retryable: true,
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends a request with the API key. Retryable failures are retried up to twice, after at most 10 s each; throws `CallError`. */
const respond = async (
  method: string,
  path: string,
  accept: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> => {
  for (let attempt = 0; ; attempt++) {
    const headers: Record<string, string> = { Accept: accept }
    if (key.value) headers.Authorization = `Bearer ${key.value}`
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    const init: RequestInit = { method, headers, ...(signal && { signal }) }
    if (body !== undefined) init.body = JSON.stringify(body)
    const response = await fetch(path, init).catch((cause) => {
      if (signal?.aborted) throw cause
      return null
    })
    if (response?.ok) return response
    const errorBody = (await response?.json().catch(() => null)) as { error?: Failure } | null
    const failure = errorBody?.error ?? UNREACHED
    const waitSeconds = Number(response?.headers.get('Retry-After') ?? 1)
    if (!failure.retryable || attempt === 2 || waitSeconds > 10) throw new CallError(failure, response?.status ?? 0)
    await pause(waitSeconds * 1000)
  }
}

/** The JSON answer of a request; throws `CallError`. */
export const request = async <R>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<R> =>
  (await (await respond(method, path, 'application/json', body, signal)).json()) as R

/** The answer of a capability as a file of a media type; throws `CallError`. */
export const file = async (path: string, input: object, type: string): Promise<Blob> =>
  (await respond('POST', `/v1/${path}`, type, withLabels(input))).blob()

/** Sends a call, together with the other calls of the same moment if there are any. */
const sendCall = async <D>(path: string, body: object, signal?: AbortSignal): Promise<{ data: D; meta: Meta }> => {
  const result = key.value ? await batchedResult(path, body, signal) : null
  if (!result) return request('POST', `/v1/${path}`, body, signal)
  if (result.error) throw new CallError(result.error as Failure, result.status)
  return result as unknown as { data: D; meta: Meta }
}

const MAX_CACHED_ANSWERS = 120
const answerCache = new Map<string, ApiAnswer<unknown>>()

/** The input with the chosen language as `labels`, as it is sent to the API. */
export const withLabels = (input: object): object =>
  chosenLanguage.value === 'en' ? input : { ...input, labels: chosenLanguage.value }

/** Calls a capability (`family/slug`). Answers are cached per page; the least recently used one is dropped. */
export const call = async <D>(path: string, input: object, signal?: AbortSignal): Promise<ApiAnswer<D>> => {
  const body = withLabels(input)
  const id = `${path} ${JSON.stringify(body)}`
  const cached = answerCache.get(id)
  if (cached) {
    answerCache.delete(id)
    answerCache.set(id, cached)
    return cached as ApiAnswer<D>
  }
  const started = performance.now()
  const answer = await sendCall<D>(path, body, signal)
  const result = { ...answer, durationMs: performance.now() - started }
  addTerms(answer.meta.labels)
  answerCache.set(id, result)
  if (answerCache.size > MAX_CACHED_ANSWERS) answerCache.delete(answerCache.keys().next().value!)
  return result
}

/** A call of the current view, as the API call panel shows it. */
export interface ShownCall {
  path: string
  input: object
  answer: ApiAnswer<unknown> | null
  failure: Failure | null
}
export const shownCalls = signal<readonly ShownCall[]>([])

const addShownCall = (call: ShownCall) => {
  shownCalls.value = [...shownCalls.value, call]
}
const replaceShownCall = (oldCall: ShownCall, newCall: ShownCall) => {
  shownCalls.value = shownCalls.value.map((shownCall) => (shownCall === oldCall ? newCall : shownCall))
}
const removeShownCall = (call: ShownCall) => {
  shownCalls.value = shownCalls.value.filter((shownCall) => shownCall !== call)
}

/** The state of a call or a document request. */
export interface CallState<D> {
  /** The latest successful answer. While a new call is pending, the previous answer. */
  data: D | null
  meta: Meta | null
  failure: Failure | null
  pending: boolean
  durationMs: number
}

const IDLE: CallState<never> = { data: null, meta: null, failure: null, pending: false, durationMs: 0 }

/** Incremented to repeat failed calls. Successful calls are answered from the cache. */
export const attempts = signal(0)

const failureOf = (error: unknown): Failure =>
  error instanceof CallError ? error.failure : { ...UNREACHED, code: 'console_error', message: String(error) }

/**
 * Calls a capability whenever its input, the language or the retry count changes. Makes no call while `input` is null or no
 * key is set. Shows the call in the API call panel unless `quiet`.
 */
export const useCall = <D>(path: string, input: object | null, quiet = false): CallState<D> => {
  const state = useSignal<CallState<D>>({ ...IDLE, pending: input !== null })
  const languageCode = chosenLanguage.value
  const attempt = attempts.value
  const inputJson = input && key.value ? JSON.stringify(input) : null
  const previousPath = useRef(path)
  useEffect(() => {
    if (inputJson === null) {
      state.value = IDLE
      return
    }
    const controller = new AbortController()
    const callInput = JSON.parse(inputJson) as object
    const previous = previousPath.current === path ? state.peek() : IDLE
    previousPath.current = path
    state.value = { ...previous, pending: true }
    let shownCall: ShownCall = { path, input: callInput, answer: null, failure: null }
    if (!quiet) addShownCall(shownCall)
    const updateShownCall = (newCall: ShownCall) => {
      if (!quiet) replaceShownCall(shownCall, newCall)
      shownCall = newCall
    }
    call<D>(path, callInput, controller.signal).then(
      (answer) => {
        if (controller.signal.aborted) return
        state.value = { ...IDLE, data: answer.data, meta: answer.meta, durationMs: answer.durationMs }
        updateShownCall({ ...shownCall, answer })
      },
      (error: unknown) => {
        if (controller.signal.aborted) return
        const failure = failureOf(error)
        state.value = { ...IDLE, failure }
        updateShownCall({ ...shownCall, failure })
      },
    )
    return () => {
      controller.abort()
      removeShownCall(shownCall)
    }
  }, [path, inputJson, languageCode, quiet, state, attempt])
  return (state as ReadonlySignal<CallState<D>>).value
}

/** Documents that need no key, cached until the page is closed. Failed requests are not cached. */
const documentCache = new Map<string, Promise<unknown>>()
const cachedDocument = <D>(path: string): Promise<D> => {
  let documentRequest = documentCache.get(path)
  if (!documentRequest) {
    documentRequest = request<D>('GET', path)
    documentCache.set(path, documentRequest)
    documentRequest.catch(() => documentCache.delete(path))
  }
  return documentRequest as Promise<D>
}

/** A document of the service, such as the OpenAPI description. */
export const useDocument = <D>(path: string): CallState<D> => {
  const state = useSignal<CallState<D>>({ ...IDLE, pending: true })
  const attempt = attempts.value
  useEffect(() => {
    cachedDocument<D>(path).then(
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

import { expect, test } from 'bun:test'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { Fault, invalid } from '../../src/faults.ts'
import { knownTerms, rememberTerms } from '../../src/service/answer-terms.ts'
import {
  createHeavyComputations,
  createHeavyProcess,
  type FromHeavyProcess,
  type ToHeavyProcess,
} from '../../src/service/heavy-process.ts'
import { until } from '../until.ts'

const ENTRY = { family: 'reports', slug: 'long', path: '/v1/reports/long' } as CatalogueEntry
const progress = () => ({ now: 1_700_000_000_000, tenantName: 'org', computeMs: 0 })
const live = () => new AbortController().signal

type AnswerTo = Parameters<typeof createHeavyComputations>[0]['answerTo']

const rejectionOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable(),
    (reason) => reason,
  )

/** A process of which both sides run here. Messages are cloned as between processes. */
const createPair = (answerTo: AnswerTo, settings: { idleMs?: number; mayStart?: () => boolean } = {}) => {
  const reports: unknown[] = []
  const children: { exit: (cause: unknown) => void; hasEnded: boolean }[] = []
  const heavy = createHeavyProcess({
    mayStart: () => true,
    report: (_, cause) => reports.push(cause),
    ...settings,
    start({ onMessage, onExit }) {
      const child = { exit: onExit, hasEnded: false }
      children.push(child)
      const deliver = (message: FromHeavyProcess) => queueMicrotask(() => onMessage(structuredClone(message)))
      const receive = createHeavyComputations({ catalogue: catalogueIndexOf([ENTRY]), answerTo, send: deliver })
      deliver({ isReady: true })
      return {
        send: (message: ToHeavyProcess) => receive(structuredClone(message)),
        end() {
          child.hasEnded = true
        },
      }
    },
  })
  const ready = () => until(() => heavy.isReady())
  return { heavy, reports, children, ready }
}

test('the first call starts the process and does not wait for it; answers arrive with warnings, terms and duration', async () => {
  const terms = new Map([['Mesha', new Map([['sign', 'signs' as never]])]])
  const { heavy, children, ready } = createPair((entry, input, context) => {
    expect([entry.path, input, context.tenantName, context.now]).toEqual([
      ENTRY.path,
      { a: 1 },
      'org',
      1_700_000_000_000,
    ])
    context.computeMs = 12
    return rememberTerms({ text: '{"a":1}', warnings: [{ code: 'tie', message: 'x' }], free: true }, terms)
  })
  expect(heavy.isReady()).toBe(false)
  await ready()
  expect(children).toHaveLength(1)
  const context = progress()
  const answer = await heavy.compute(ENTRY, { a: 1 }, context, live())
  expect(answer).toEqual({ text: '{"a":1}', warnings: [{ code: 'tie', message: 'x' }], free: true })
  expect(knownTerms(answer)).toEqual(terms)
  expect(context.computeMs).toBe(12)
})

test('a fault arrives with its field, allowed values, further faults and cause', async () => {
  const thrown = invalid('date', '`date` is wrong.', { minimum: 3 }).withOthers([invalid('time', '`time` is wrong.')])
  const failures = [() => Promise.reject(thrown), () => Promise.reject(new TypeError('a defect'))]
  const { heavy, ready } = createPair(() => failures.shift()!())
  await ready()
  const fault = (await rejectionOf(heavy.compute(ENTRY, {}, progress(), live()))) as Fault
  expect(fault).toBeInstanceOf(Fault)
  expect([fault.code, fault.field, fault.message]).toEqual([thrown.code, 'date', thrown.message])
  expect(fault.detail.allowed).toEqual({ minimum: 3 })
  expect(fault.detail.others?.map(({ field, status }) => [field, status])).toEqual([['time', 422]])
  const defect = (await rejectionOf(heavy.compute(ENTRY, {}, progress(), live()))) as Fault
  expect([defect.fault, String(defect.cause)]).toEqual(['failed', expect.stringContaining('TypeError: a defect')])
})

test('an aborted call ends at once, and its computation is aborted', async () => {
  let signal: AbortSignal | undefined
  const { heavy, ready } = createPair((_, __, context) => {
    signal = context.signal
    return new Promise(() => {})
  })
  await ready()
  const controller = new AbortController()
  const call = heavy.compute(ENTRY, {}, progress(), controller.signal)
  await until(() => signal !== undefined)
  controller.abort('left')
  expect(await rejectionOf(call)).toBe('left')
  expect(signal!.aborted).toBe(true)
  expect(await rejectionOf(heavy.compute(ENTRY, {}, progress(), AbortSignal.abort('gone')))).toBe('gone')
})

test('if the process ends, its calls fail retryably, and it is not restarted at once', async () => {
  const { heavy, children, reports, ready } = createPair(() => new Promise(() => {}))
  await ready()
  const calls = [heavy.compute(ENTRY, {}, progress(), live()), heavy.compute(ENTRY, {}, progress(), live())]
  const rejections = Promise.all(calls.map(rejectionOf))
  children[0]!.exit('exit code SIGKILL')
  for (const fault of (await rejections) as Fault[]) expect([fault.fault, fault.retryable]).toEqual(['failed', true])
  expect(reports).toEqual(['exit code SIGKILL'])
  expect(heavy.isReady()).toBe(false)
  expect(children).toHaveLength(1)
  expect(((await rejectionOf(heavy.compute(ENTRY, {}, progress(), live()))) as Fault).fault).toBe('failed')
})

test('the process ends after a time without calls, but not while one runs', async () => {
  let finish = (_: { text: string; warnings: [] }) => {}
  const { heavy, children, reports, ready } = createPair(() => new Promise((resolve) => (finish = resolve)), {
    idleMs: 20,
  })
  await ready()
  const call = heavy.compute(ENTRY, {}, progress(), live())
  await Bun.sleep(60)
  expect(children[0]!.hasEnded).toBe(false)
  finish({ text: '{}', warnings: [] })
  await call
  await until(() => children[0]!.hasEnded)
  expect(heavy.isReady()).toBe(false)
  expect(reports).toEqual([])
})

test('the process is not started while it must not be, nor after the end', () => {
  let mayStart = false
  const { heavy, children } = createPair(() => new Promise(() => {}), { mayStart: () => mayStart })
  expect(heavy.isReady()).toBe(false)
  expect(children).toHaveLength(0)
  mayStart = true
  heavy.close()
  expect(heavy.isReady()).toBe(false)
  expect(children).toHaveLength(0)
})

test('if the system starts no process, calls are computed in the server, and the failure is reported', () => {
  const reports: unknown[] = []
  const heavy = createHeavyProcess({
    mayStart: () => true,
    report: (_, cause) => reports.push(cause),
    start() {
      throw new Error('EAGAIN')
    },
  })
  expect([heavy.isReady(), heavy.isReady()]).toEqual([false, false])
  expect(reports.map(String)).toEqual(['Error: EAGAIN'])
})

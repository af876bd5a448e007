import { expect, test } from 'bun:test'
import { answerHeaders } from '../../src/api/answer-headers.ts'

const countedHeaders = (requestId: string, remaining: string) => ({
  'Content-Type': 'application/json',
  'X-Request-Id': requestId,
  'RateLimit-Limit': '50',
  'RateLimit-Remaining': remaining,
  'RateLimit-Reset': '1',
  'RateLimit-Policy': '"units";q=50;w=1',
  RateLimit: `"units";r=${remaining};t=1`,
})
const responseHeaders = (...args: Parameters<typeof answerHeaders>) =>
  new Response('', { headers: answerHeaders(...args) }).headers

test('a response keeps its own headers when the next answer has others', () => {
  const first = responseHeaders(countedHeaders('one', '49'), null)
  const replayed = responseHeaders(
    { ...countedHeaders('two', '48'), 'Idempotent-Replayed': 'true', Vary: 'Accept' },
    'gzip',
  )
  const third = responseHeaders(countedHeaders('three', '48'), null)
  const refused = responseHeaders(
    { 'Content-Type': 'application/json', 'X-Request-Id': 'four', 'Retry-After': '1' },
    null,
  )

  expect([first.get('x-request-id'), first.get('ratelimit-remaining')]).toEqual(['one', '49'])
  expect([replayed.get('idempotent-replayed'), replayed.get('content-encoding')]).toEqual(['true', 'gzip'])
  expect(replayed.get('vary')).toBe('Accept')
  expect([third.get('x-request-id'), third.get('ratelimit-remaining')]).toEqual(['three', '48'])
  for (const name of ['idempotent-replayed', 'content-encoding', 'retry-after', 'connection'])
    expect([name, third.get(name)]).toEqual([name, null])
  expect(third.get('vary')).toBe('Accept-Encoding')
  expect(refused.get('ratelimit-limit')).toBeNull()
  expect(refused.get('retry-after')).toBe('1')
})

test('credits of one answer are not those of the next', () => {
  const paid = { ...countedHeaders('one', '49'), 'X-Credits-Used': '3', 'X-Credits-Remaining': '7' }
  const first = responseHeaders(paid, null)
  const second = responseHeaders(countedHeaders('two', '48'), null)
  const third = responseHeaders({ ...paid, 'X-Credits-Used': '0' }, null)
  const names = ['x-credits-used', 'x-credits-remaining']
  expect([first, second, third].map((headers) => names.map((name) => headers.get(name)))).toEqual([
    ['3', '7'],
    [null, null],
    ['0', '7'],
  ])
})

test('a change to the headers of a sent response does not affect the next', () => {
  responseHeaders(countedHeaders('one', '49'), null).set('Connection', 'close')
  expect(responseHeaders(countedHeaders('two', '48'), null).get('connection')).toBeNull()
})

import { expect, test } from 'bun:test'
import { answerHeaders } from '../../src/api/answer-headers.ts'

const counted = (requestId: string, remaining: string) => ({
  'Content-Type': 'application/json',
  'X-Request-Id': requestId,
  'RateLimit-Limit': '50',
  'RateLimit-Remaining': remaining,
  'RateLimit-Reset': '1',
})
const sent = (...of: Parameters<typeof answerHeaders>) => new Response('', { headers: answerHeaders(...of) }).headers

test('a response keeps its own headers when the next answer has others', () => {
  const first = sent(counted('one', '49'), null)
  const replayed = sent({ ...counted('two', '48'), 'Idempotent-Replayed': 'true', Vary: 'Accept' }, 'gzip')
  const third = sent(counted('three', '48'), null)
  const refused = sent({ 'Content-Type': 'application/json', 'X-Request-Id': 'four', 'Retry-After': '1' }, null)

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

test('what was changed on a sent response does not come with the next', () => {
  sent(counted('one', '49'), null).set('Connection', 'close')
  expect(sent(counted('two', '48'), null).get('connection')).toBeNull()
})

import { describe, expect, test } from 'bun:test'
import { quality } from '../../src/api/negotiation.ts'

describe('quality', () => {
  test('is that of the named range', () => {
    expect(quality('text/html, application/x-ndjson;q=0.5', 'application/x-ndjson')).toBe(0.5)
    expect(quality('IMAGE/PNG', 'image/png')).toBe(1)
    expect(quality('image/pngx, */*', 'image/png')).toBe(0)
    expect(quality(null, 'image/png')).toBe(0)
  })
  test('a header of 30 KB takes no millisecond, with the name and without', () => {
    for (const range of ['a/b;q=0.1', 'image/pngx;q=0.1']) {
      const header = `${`${range},`.repeat(1800)}image/png`
      const rounds = Array.from({ length: 20 }, () => {
        const began = performance.now()
        quality(header, 'image/png')
        return performance.now() - began
      })
      // The least of the rounds: what else the machine does can only add to it.
      expect(Math.min(...rounds)).toBeLessThan(0.3)
    }
  })
})

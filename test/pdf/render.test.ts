import { expect, test } from 'bun:test'
import { NO_TENANT } from '../../src/cooperative-yield.ts'
import { paragraph } from '../../src/document/document.ts'
import { findUnprintable, render } from '../../src/pdf/render.ts'
import { writePdf } from '../../src/pdf/write-pdf.ts'

const request = (title: string) => ({
  title,
  sections: [{ title: 'S', blocks: [paragraph('Words.')] }],
  branding: null,
  watermark: false,
  language: 'en',
  created: 0,
})

test('the process writes what is written here', async () => {
  const [there, here] = await Promise.all([render(request('A report'), NO_TENANT), writePdf(request('A report'))])
  expect(Buffer.from(there).equals(Buffer.from(here))).toBe(true)
})

test('what nobody waits for any more is given up, and the next is written', async () => {
  const given = new AbortController()
  const first = render(request('First'), { name: '', signal: given.signal })
  given.abort(new Error('given up'))
  expect(first).rejects.toThrow('given up')
  expect((await render(request('Second'), NO_TENANT)).length).toBeGreaterThan(1000)
})

test('characters that no font has are found, each once', async () => {
  expect(await findUnprintable(['Łódź ज्योतिष 천문학 برج', 'ไทย שלום ไ', 'ᏣᎳᎩ Ꮳ', '𓀀'], NO_TENANT)).toEqual([...'ᏣᎳᎩ𓀀'])
})

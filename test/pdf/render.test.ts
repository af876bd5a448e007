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

test('the child process writes the same bytes as this process', async () => {
  const [there, here] = await Promise.all([render(request('A report'), NO_TENANT), writePdf(request('A report'))])
  expect(Buffer.from(there).equals(Buffer.from(here))).toBe(true)
})

test('an aborted request is dropped, and the next one is rendered', async () => {
  const controller = new AbortController()
  const first = render(request('First'), { name: '', signal: controller.signal })
  controller.abort(new Error('given up'))
  expect(first).rejects.toThrow('given up')
  expect((await render(request('Second'), NO_TENANT)).length).toBeGreaterThan(1000)
})

test('findUnprintable returns each character without a font once', async () => {
  expect(await findUnprintable(['Łódź ज्योतिष 천문학 برج', 'ไทย שלום ไ', 'ᏣᎳᎩ Ꮳ', '𓀀'], NO_TENANT)).toEqual([...'ᏣᎳᎩ𓀀'])
})

import { describe, expect, test } from 'bun:test'
import { crc32, deflateSync } from 'node:zlib'
import { callout, paragraph } from '../../src/document/document.ts'
import { Fault } from '../../src/faults.ts'
import { contrastWithWhite, readBranding } from '../../src/pdf/branding.ts'
import { sanitiseSvg } from '../../src/pdf/svg-logo.ts'
import { writePdf } from '../../src/pdf/write-pdf.ts'
import { decodePng } from '../render/decode-png.ts'
import { flattenTree, readPdf } from './reader.ts'

const fieldOf = async (raw: Parameters<typeof readBranding>[0]): Promise<string | null> => {
  try {
    await readBranding(raw)
  } catch (fault) {
    if (fault instanceof Fault && fault.status === 422) return fault.field
    throw fault
  }
  throw new Error('The branding was accepted.')
}
const svgUri = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
const pngUri = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`
const sanitise = (svg: string) => sanitiseSvg(new TextEncoder().encode(svg), CANVAS, (message) => new Error(message))
/** The rasterised logo. */
const rasterisedLogo = async (logo: string) =>
  decodePng(Buffer.from((await readBranding({ logo })).logo!.replace('data:image/png;base64,', ''), 'base64'))
const CANVAS = { width: 680, height: 216 }
const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

const chunk = (type: string, body: Uint8Array) => {
  const part = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(part))
  return Buffer.concat([length, part, check])
}
const png = ({ width = 4, height = 2, depth = 8, colour = 6, interlace = 0, data = null as Buffer | null } = {}) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlace], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data ?? Buffer.alloc(height * (1 + width * 4), 0x7f))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('accent', () => {
  // WCAG's own limits: black 21, white 1; #767676 is the lightest grey that passes at 4.54, #777777 fails at 4.48 (WebAIM).
  test.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#767676', 4.54],
    ['#777777', 4.48],
    ['#0000ff', 8.59],
    ['#ff0000', 4.0],
  ])('%s has a contrast of %d', (colour, contrast) => expect(contrastWithWhite(colour)).toBeCloseTo(contrast, 1))

  test('is accepted from a contrast of 4.5 on, else rejected with its field', async () => {
    expect((await readBranding({ accent: '#767676' })).accent).toBe('#767676')
    expect(await fieldOf({ accent: '#777777' })).toBe('branding.accent')
  })
})

describe('SVG logo', () => {
  test('keeps allowed elements and attributes', async () => {
    const output = sanitise(
      `<svg ${SVG} viewBox="0 0 9 9"><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><g fill="url(#g)" style="stroke:#123;behavior:url(x)"><path d="M0 0L9 9"/><use xlink:href="#g"/></g></svg>`,
    )
    expect(output).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient></defs><g fill="url(#g)" style="stroke:#123"><path d="M0 0L9 9"></path><use href="#g"></use></g></svg>',
    )
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another case of namespace', '<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['foreign content', '<foreignObject><iframe src="https://x.example"/></foreignObject>'],
    ['a picture from elsewhere', '<image href="https://x.example/a.png"/>'],
    ['a picture from a file', '<image xlink:href="file:///etc/passwd"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a use from elsewhere', '<use href="https://x.example/a.svg#b"/>'],
    ['a paint from elsewhere', '<path fill="url(https://x.example/a)"/>'],
    ['a style sheet', '<style>@import "https://x.example/a.css";</style>'],
    ['a style that fetches', '<path style="fill:url(https://x.example/a)"/>'],
    ['an escaped style', '<path style="fill:u\\72l(https://x.example/a)"/>'],
    ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['a set', '<set attributeName="onload" to="alert(1)"/>'],
    ['a processing instruction', '<?xml-stylesheet href="https://x.example/a.css"?>'],
    ['a comment', '<!-- https://x.example -->'],
  ])('removes %s', async (_, hostile) => {
    const output = sanitise(`<svg ${SVG}>${hostile}<rect width="1" height="1"/></svg>`)
    expect(output).toContain('<rect')
    expect(output).not.toMatch(
      /script|alert|example|passwd|onload|foreign|animate|import|@|<set|<style|<image|<a[ >]|<\?|<!/i,
    )
  })

  test.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "x">]><svg ${SVG}>&a;</svg>`],
    [
      'an entity bomb',
      `<!DOCTYPE svg [<!ENTITY a "lol">${'bcdefghij'
        .split('')
        .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefghi'[i]};`.repeat(10)}">`)
        .join('')}]><svg ${SVG}><text>&j;</text></svg>`,
    ],
    ['an entity of a file', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg ${SVG}>&a;</svg>`],
    ['an undeclared entity', `<svg ${SVG}><text>&a;</text></svg>`],
    ['an unclosed element', `<svg ${SVG}><g></svg>`],
    ['HTML', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['plain text', 'hello'],
    ['an empty file', ' '],
    ['a size of 0', `<svg ${SVG} viewBox="0 0 0 9"/>`],
    ['a missing side', `<svg ${SVG} viewBox="0 0 9"/>`],
    ['a shape too long and thin', `<svg ${SVG} width="1" height="100000"/>`],
    ['deeply nested groups', `<svg ${SVG}>${'<g>'.repeat(200)}${'</g>'.repeat(200)}</svg>`],
    ['a use that refers to itself', `<svg ${SVG}><g id="a"><use href="#a"/></g></svg>`],
    [
      'uses that multiply',
      `<svg ${SVG}><rect id="a0" width="1" height="1"/>${Array.from({ length: 9 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join('')}</svg>`,
    ],
    ...[1, -1].map((request): [string, string] => {
      const link = (_: unknown, i: number) => `<g id="a${i}"><use href="#a${i + 1}"/></g>`
      const chain = Array.from({ length: 3000 }, link)
      return ['a chain of uses', `<svg ${SVG}>${(request < 0 ? chain.toReversed() : chain).join('')}</svg>`]
    }),
  ])('is rejected for %s, quickly', async (_, svg) => {
    // Processor time, since the machine may be busy with other work.
    const startUsage = process.cpuUsage()
    expect(await fieldOf({ logo: svgUri(svg) })).toBe('branding.logo')
    const { user, system } = process.cpuUsage(startUsage)
    expect((user + system) / 1000).toBeLessThan(1000)
  })

  test('is rejected if it is not UTF-8', async () => {
    const logo = `data:image/svg+xml;base64,${Buffer.from(`<svg ${SVG}/>`, 'utf16le').toString('base64')}`
    expect(await fieldOf({ logo })).toBe('branding.logo')
  })
})

describe('PNG logo', () => {
  test('is rasterised in the size of the document, interlaced too', async () => {
    for (const [image, width, height] of [
      [png(), 432, 216],
      [png({ interlace: 1, width: 1, height: 1, data: Buffer.alloc(5) }), 216, 216],
    ] as const)
      expect(await rasterisedLogo(pngUri(image))).toMatchObject({ width, height })
  })

  test.each([
    ['too many pixels', png({ width: 100_000, height: 100_000, data: Buffer.alloc(9) })],
    ['a side too long', png({ width: 5000, height: 1 })],
    ['no pixels', png({ width: 0 })],
    ['a shape too long and thin', png({ width: 1, height: 4000 })],
    ['fewer rows than it says', png({ height: 200, data: Buffer.alloc(100) })],
    ['more rows than it says', png({ data: Buffer.alloc(1_000_000) })],
    ['a truncated file', png().subarray(0, -6)],
    ['a changed byte', Buffer.from(png()).fill(1, 45, 46)],
    ['an unknown colour type', png({ colour: 5 })],
    ['another format', Buffer.from('GIF89a')],
  ])('is rejected for %s', async (_, image) => expect(await fieldOf({ logo: pngUri(image) })).toBe('branding.logo'))

  test('is rejected above 200 KB, and if it is not a data URI of a PNG or SVG', async () => {
    expect(await fieldOf({ logo: pngUri(Buffer.alloc(205_000)) })).toBe('branding.logo')
    for (const logo of [
      'https://x.example/a.png',
      'data:image/gif;base64,AAAA',
      'data:image/png;base64,A?==',
      'data:image/png,AAAA',
    ])
      expect(await fieldOf({ logo })).toBe('branding.logo')
  })
})

describe('a branded document', async () => {
  const logos = {
    png: (await readBranding({ logo: pngUri(png({ width: 40, height: 20 })) })).logo!,
    svg: (
      await readBranding({
        logo: svgUri(`<svg ${SVG} viewBox="0 0 40 20"><rect width="40" height="20" fill="#a00"/></svg>`),
      })
    ).logo!,
  }
  const request = (logo: string | null) => ({
    title: 'A report',
    sections: [{ title: 'S', blocks: [paragraph('Words.'), callout('C', 'Words.')] }],
    branding: { brand_name: 'ज्योतिष Co', accent: '#8a1c3a', logo, footer_note: 'Pune · 411001', paper: null },
    watermark: false,
    language: 'en',
    created: 0,
  })

  test.each(Object.entries(logos))(
    'has its %s logo with a text alternative, its name and its note',
    async (_, logo) => {
      const pdf = readPdf(await writePdf(request(logo)))
      expect(flattenTree(pdf.tree).find(({ tag }) => tag === 'Figure')?.alt).toBe('Logo of ज्योतिष Co')
      expect(pdf.content(0)).toMatch(/\/I\d+ Do/)
      expect(pdf.text(0)).toContain('Co')
      expect(pdf.text(0)).toContain('Pune · 411001')
      expect(pdf.metadata).toContain('ज्योतिष Co')
    },
  )

  test('fits a tall logo as well as a wide one', async () => {
    for (const viewBox of ['0 0 10 190', '0 0 190 10']) {
      const { logo } = await readBranding({
        logo: svgUri(`<svg ${SVG} viewBox="${viewBox}"><rect width="190" height="190"/></svg>`),
      })
      const { content } = readPdf(await writePdf(request(logo!)))
      const [, width, height] = /([\d.]+) 0 0 -([\d.]+) [\d.]+ [\d.]+ cm\n\/I\d+ Do/.exec(content(0))!
      expect(Number(width)).toBeLessThanOrEqual(170)
      expect(Number(height)).toBeLessThanOrEqual(54)
      // The tolerance is for whole pixels: 216 by 11.
      expect(Number(height) / Number(width) / (viewBox === '0 0 10 190' ? 19 : 1 / 19)).toBeCloseTo(1, 1)
    }
  })

  test('is drawn in its accent colour, and a document without branding is not', async () => {
    const accent = [0x8a, 0x1c, 0x3a].map((channel) => String(channel / 255)).join(' ')
    expect(readPdf(await writePdf(request(null))).content(0)).toContain(`${accent} scn`)
    expect(readPdf(await writePdf({ ...request(null), branding: null })).content(0)).not.toContain(`${accent} scn`)
  })
})

import { describe, expect, test } from 'bun:test'
import { Fault } from '../../src/faults.ts'
import { readLogo } from '../../src/pdf/logo.ts'
import { sanitiseSvg } from '../../src/pdf/svg-logo.ts'
import { pathExtent, pointsExtent } from '../../src/pdf/svg-path.ts'
import { decodePng } from '../render/decode-png.ts'
import { honestLogos, hostileLogos } from './hostile-logos.ts'

// The work of drawing a logo is estimated before it is drawn.

const CANVAS = { width: 680, height: 216 }
const refuse = (message: string) => new Error(message)
const sanitise = (svg: string) => sanitiseSvg(new TextEncoder().encode(svg), CANVAS, refuse)
const uri = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

test('there are at least 200 different hostile logos below the size limit', () => {
  const logos = hostileLogos()
  expect(logos.length).toBeGreaterThanOrEqual(200)
  expect(new Set(logos.map(([, svg]) => svg)).size).toBe(logos.length)
  expect(Math.max(...logos.map(([, svg]) => svg.length))).toBeLessThan(204_800)
})

describe('an expensive logo is rejected without drawing it', () => {
  test.each(hostileLogos())('%s', (_, svg) => {
    let error = ''
    try {
      sanitise(svg)
    } catch (reason) {
      error = (reason as Error).message
    }
    expect(error).toStartWith('`branding.logo`')
  })
})

describe('a logo as expensive as real ones is drawn', () => {
  test.each(Object.entries(honestLogos))('%s', async (_, svg) => {
    expect(sanitise(svg)).toContain('<svg')
    const { width, height, pixels } = decodePng(Buffer.from((await readLogo(uri(svg)))!.slice(22), 'base64'))
    expect([width, height]).toEqual([680, 216])
    expect(pixels.some((value) => value !== 0)).toBe(true)
  })
})

test('an expensive logo is a 422 for `branding.logo`', async () => {
  const fault = await readLogo(uri(hostileLogos()[0]![1])).catch((reason: unknown) => reason)
  expect(fault).toBeInstanceOf(Fault)
  expect(fault).toMatchObject({ status: 422, field: 'branding.logo' })
})

test('the extent of a path is an upper bound of its drawing', () => {
  expect(pathExtent('M10 10h20v-5H0z')).toMatchObject({ segments: 4, width: 30, height: 5 })
  expect(pathExtent('m5,5 10-10 1e1 1e1')).toMatchObject({ segments: 2, width: 20, height: 10 })
  expect(pathExtent('M0 0C0 10 10 10 10 0S20-10 20 0')).toMatchObject({ segments: 2, width: 20, height: 20 })
  expect(pathExtent('M0 0Q5 10 10 0T20 0').height).toBe(20)
  // A half circle of radius 5 with packed flags.
  const arc = pathExtent('M0 0a5 5 0 0110 0')
  expect(arc.segments).toBe(1)
  expect(arc.height).toBeGreaterThanOrEqual(5)
  expect(arc.length).toBeGreaterThanOrEqual(Math.PI * 5)
  // Radii that are too small are enlarged.
  expect(pathExtent('M0 0A1 1 0 0 0 100 0').length).toBeGreaterThanOrEqual(Math.PI * 50)
  expect(pathExtent('M0 0L3 4').length).toBe(5)
  expect(pathExtent('M0 0L1 1 junk L9 9')).toMatchObject({ segments: 1 })
  expect(pathExtent('')).toMatchObject({ segments: 0, length: 0 })
  expect(pointsExtent('0,0 3,0 3,4')).toMatchObject({ segments: 3, length: 12, width: 3, height: 4 })
})

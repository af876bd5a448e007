import { expect, test } from 'bun:test'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import chartImage from '../../../src/capabilities/vedic-charts/chart-image.ts'
import { decodePng } from '../../render/decode-png.ts'
import { hasClass, parseXml } from '../../render/xml.ts'
import { call } from '../call.ts'

test('draws D1 and D9 side by side under a title', async () => {
  const options = { ...independence, size: 900, sheet: ['D9' as const], title: 'भारत, 15 August 1947' }
  const { image, width, height } = await call(chartImage, options)
  expect([width, height]).toEqual([900, 450 + 54])
  const elements = parseXml(image)
  const charts = elements.filter(({ name, parent }) => name === 'svg' && parent?.name === 'svg')
  expect(charts.map(({ attributes }) => [attributes['aria-label'], attributes.x, attributes.y])).toEqual([
    ['Rashi (D1)', '0', '54'],
    ['Navamsha (D9)', '450', '54'],
  ])
  const alone = async (code: 'D1' | 'D9') => (await call(chartImage, { ...independence, size: 450, code })).image
  for (const code of ['D1', 'D9'] as const) expect(image).toContain((await alone(code)).slice('<svg '.length))
  expect(elements.filter((element) => hasClass(element, 'house'))).toHaveLength(24)
})

test('draws sixteen vargas in four rows, also as a PNG', async () => {
  const sheet = [
    'D2',
    'D3',
    'D4',
    'D7',
    'D9',
    'D10',
    'D12',
    'D16',
    'D20',
    'D24',
    'D27',
    'D30',
    'D40',
    'D45',
    'D60',
  ] as const
  const { image, width, height } = await call(chartImage, {
    ...independence,
    size: 1000,
    sheet: [...sheet],
    format: 'png',
  })
  const picture = decodePng(Buffer.from(image, 'base64'))
  expect([picture.width, picture.height]).toEqual([width, height])
  expect([width, height]).toEqual([1000, 1000])
})

test('draws a single chart without sheet and title', async () => {
  const { image, width, height } = await call(chartImage, independence)
  expect([width, height]).toEqual([600, 600])
  expect(parseXml(image).filter(({ name }) => name === 'svg')).toHaveLength(1)
})

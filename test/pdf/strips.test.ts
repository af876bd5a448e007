import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { paginate } from '../../src/pdf/paginate.ts'
import { INDIVISIBLE_COST, lineKeepsWithNext, type Strip } from '../../src/pdf/strips.ts'
import { themeOf } from '../../src/pdf/theme.ts'

const { body } = themeOf(null).page

const strip = fc.record({
  height: fc.double({ min: 1, max: 200, noNaN: true }),
  gap: fc.double({ min: 0, max: 30, noNaN: true }),
  keepsWithNext: fc.boolean(),
  hasHead: fc.boolean(),
})
const HEAD = 20

const paginateStrips = (
  specs: readonly { height: number; gap: number; keepsWithNext: boolean; hasHead: boolean }[],
) => {
  const strips = specs.map(
    ({ hasHead, ...rest }): Strip => ({
      ...rest,
      draw: () => {},
      ...(hasHead ? { repeatedHead: { height: HEAD, draw: () => {} } } : {}),
    }),
  )
  const pages = paginate(strips, body)
  const positions = new Map(
    pages.flatMap((page, number) => page.map(({ draw, y }) => [draw, { page: number, y }] as const)),
  )
  return { strips, pages, at: (i: number) => positions.get(strips[i]!.draw)! }
}

test('strips keep their order, never overlap and stay on the page', () => {
  fc.assert(
    fc.property(fc.array(strip, { minLength: 1, maxLength: 60 }), (specs) => {
      const { strips, at } = paginateStrips(specs)
      for (const [i, { height }] of strips.entries()) {
        const { page, y } = at(i)
        expect(y).toBeGreaterThanOrEqual(body.y)
        expect(y + height).toBeLessThanOrEqual(body.y + body.height + 1e-6 + (strips[i]!.repeatedHead ? HEAD : 0))
        if (i === 0) continue
        const before = at(i - 1)
        expect(page).toBeGreaterThanOrEqual(before.page)
        if (page === before.page) expect(y + 1e-6).toBeGreaterThanOrEqual(before.y + strips[i - 1]!.height)
      }
    }),
  )
})

test('strips that keep with the next are on one page if they fit on a page', () => {
  fc.assert(
    fc.property(fc.array(strip, { minLength: 1, maxLength: 60 }), (specs) => {
      const { strips, at } = paginateStrips(specs)
      for (let i = 0; i < strips.length; i++) {
        let end = i
        while (strips[end]!.keepsWithNext && end + 1 < strips.length) end++
        const chain = strips.slice(i, end + 1)
        const height = chain.reduce((sum, each) => sum + each.height + each.gap, 0) + HEAD
        if (height <= body.height) expect(new Set(chain.map((_, k) => at(i + k).page)).size).toBe(1)
        i = end
      }
    }),
  )
})

test('a strip that starts a page after the first has its repeated head above it', () => {
  const { pages } = paginateStrips(
    Array.from({ length: 40 }, () => ({ height: 50, gap: 0, keepsWithNext: false, hasHead: true })),
  )
  expect(pages[0]![0]!.y).toBe(body.y)
  for (const page of pages.slice(1)) expect(page[1]!.y).toBe(body.y + HEAD)
})

test('neither the first nor the last line of a paragraph is alone on a page', () => {
  for (let lines = 1; lines < 9; lines++)
    for (let cut = 1; cut < lines; cut++)
      if (!lineKeepsWithNext(cut - 1, lines)) expect([cut >= 2, lines - cut >= 2]).toEqual([true, true])
})

const lines = (count: number, more: Partial<Strip> = {}): Strip[] =>
  Array.from({ length: count }, () => ({ height: 20, gap: 0, keepsWithNext: false, draw: () => {}, ...more }))
const sizes = (strips: readonly Strip[]) => paginate(strips, body).map((page) => page.length)
const FULL = Math.floor(body.height / 20)

test('a group that fits on a page moves to one; a group that does not fit is divided', () => {
  const group = { divisionCost: INDIVISIBLE_COST }
  expect(sizes([...lines(10), ...lines(FULL - 2, { group }), ...lines(9)])).toEqual([10, FULL, 7])
  expect(sizes([...lines(10), ...lines(FULL + 5, { group })])).toEqual([FULL, 15])
})

test('a group with a low division cost is divided rather than leave half a page empty', () => {
  const group = { divisionCost: 0.15 }
  expect(sizes([...lines(FULL - 5), ...lines(12, { group })])).toEqual([FULL - 5, 12])
  expect(sizes([...lines(10), ...lines(FULL - 2, { group })])).toEqual([FULL, 8])
})

test('lines of the page before move to a last page that would be nearly empty', () => {
  const pages = sizes(lines(FULL + 2))
  expect(pages[1]).toBeGreaterThanOrEqual(7)
  expect(pages[0]! + pages[1]!).toBe(FULL + 2)
  expect(sizes(lines(FULL))).toEqual([FULL])
})

const figure = (height: number, smaller: number): Strip => ({
  ...lines(1)[0]!,
  height,
  smaller: { height: smaller, draw: () => {} },
})

test('strips are tightened if that saves a page, and no more than the page needs', () => {
  const [cover] = lines(1, { height: body.height })
  const reportPages = (report: readonly Strip[], fixed?: number) => {
    const reportStrips = report.map((each, i) => (i === 0 ? { ...each, startsPage: true } : each))
    return paginate([cover!, ...reportStrips], body, fixed).slice(1)
  }
  const tightReport = [...lines(20, { gap: 8 }), figure(150, 120)]
  expect(reportPages(tightReport).length).toBe(2)
  const [page, ...more] = reportPages(tightReport, 1)
  expect(more).toEqual([])
  const step = page![2]!.y - page![1]!.y
  expect(step).toBeLessThan(28)
  expect(page!.at(-1)!.y + 150).toBeLessThanOrEqual(body.y + body.height)
  const roomyReport = lines(36, { gap: 8 })
  expect(reportPages(roomyReport, 1).map((each) => each[2]!.y - each[1]!.y)).toEqual([28, 28])
})

import { expect, test } from 'bun:test'
import { sources, target } from './sources.ts'

const arrows = new Map(
  sources('src/**/*.{ts,tsx}').map((source) => [
    source.path,
    source.imports
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => target(source, specifier))
      .filter((path) => path.startsWith('src/')),
  ]),
)

/** The files of each circular import, including type imports (Tarjan). */
const circles = (): string[][] => {
  const texts: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const visit = (file: string) => {
    order.set(file, order.size)
    lowest.set(file, order.get(file)!)
    path.push(file)
    for (const next of arrows.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (path.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = path.splice(path.indexOf(file))
    if (circle.length > 1) texts.push(circle)
  }
  for (const file of arrows.keys()) if (!order.has(file)) visit(file)
  return texts
}

test('no files import each other in a circle', () => {
  expect(circles()).toEqual([])
})

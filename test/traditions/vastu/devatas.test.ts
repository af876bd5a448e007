import { expect, test } from 'bun:test'
import { DEVATAS, devataRing, MARMAS, marmaPoint } from '../../../src/traditions/vastu/devatas.ts'
import { type PlanPoint, ringContains } from '../../../src/traditions/vastu/geometry.ts'

// Invariants of the mandala of 81 padas, computed without `MARMA_LINES`.

const base = { origin: [0, 0], east: [1, 0], south: [0, 1], width: 9, depth: 9 } as const

test('each point of the mandala belongs to one devata', () => {
  const rings = DEVATAS.map((devata) => ({ name: devata.name, region: [devataRing(devata, base)] }))
  for (let row = 0; row < 36; row++)
    for (let column = 0; column < 36; column++) {
      // Not on the edges or diagonals of the padas.
      const at: PlanPoint = [(column + 0.4) / 4, (row + 0.7) / 4]
      expect(rings.filter(({ region }) => ringContains(region, at))).toHaveLength(1)
    }
})

test('the marmas are exactly the crossings of the diagonals between outer devatas', () => {
  const middleOf = (name: string): PlanPoint => {
    const { corners } = DEVATAS.find((devata) => devata.name === name && devata.place === 'outer')!
    return [corners[0]![0] + 0.5, corners[0]![1] + 0.5]
  }
  const lines = new Map<string, readonly [PlanPoint, PlanPoint]>()
  const isOn = ([x, y]: PlanPoint, [[ax, ay], [bx, by]]: readonly [PlanPoint, PlanPoint]) =>
    Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) < 1e-9
  for (const { pada, devatas } of MARMAS) {
    expect(devatas).toHaveLength(4)
    for (const pair of [devatas.slice(0, 2), devatas.slice(2)]) {
      const line = [middleOf(pair[0]!), middleOf(pair[1]!)] as const
      lines.set(pair.join(), line)
      expect(isOn(marmaPoint(pada, base), line)).toBe(true)
    }
  }
  const crossings = [...lines.values()].flatMap(([[ax, ay], [bx, by]], i) =>
    [...lines.values()].slice(i + 1).flatMap(([[cx, cy], [dx, dy]]) => {
      const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
      if (turn === 0) return []
      const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn
      return [`${ax + along * (bx - ax)} ${ay + along * (by - ay)}`]
    }),
  )
  expect(lines.size).toBe(6)
  expect(crossings.sort()).toEqual(MARMAS.map(({ pada }) => marmaPoint(pada, base).join(' ')).sort())
})

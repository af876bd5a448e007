import type { PlanFields } from '../src/capabilities/vastu/parts/plan-input.ts'
import vastuAnalyse from '../src/capabilities/vastu/vastu-analyse.ts'
import { FIXTURE_TYPES, ROOM_TYPES, STRUCTURE_TYPES } from '../src/traditions/vastu/ratings.ts'
import { machine } from './machine.ts'
import { numbers } from './sample.ts'

// Times of vastu-analyse on the largest plans that it accepts. Argument: number of rounds (default 60).
const rounds = Number(process.argv[2] ?? 60)

const next = numbers(10)
const ring = (count: number, x: number, y: number, size: number, rough: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    const radius = size * (1 - rough * next())
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
/** Polygons at random places of the floor; some cross the outline. */
const scattered = (count: number, corners: number, size: number) =>
  Array.from({ length: count }, () => ring(corners, 180 * next() - 90, 180 * next() - 90, size * (0.4 + next()), 0.4))
const plan = (corners: number): PlanFields => ({
  boundary: ring(500, 0, 0, 100, 0.15),
  north: { degrees: 12, reference: 'magnetic', declination_degrees: 1 },
  units: 'm',
  rooms: scattered(80, corners, 9).map((polygon, i) => ({
    name: `Room ${i}`,
    type: ROOM_TYPES[i % ROOM_TYPES.length]!,
    polygon,
  })),
  structures: scattered(80, corners, 3).map((polygon, i) => ({
    name: `Structure ${i}`,
    type: STRUCTURE_TYPES[i % STRUCTURE_TYPES.length]!,
    polygon,
  })),
  holes: scattered(20, corners, 5).map((polygon, i) => ({ kind: i % 2 ? 'courtyard' : 'cutout', polygon })),
  fixtures: Array.from({ length: 50 }, (_, i) => ({
    type: FIXTURE_TYPES[i % FIXTURE_TYPES.length]!,
    position: [120 * next() - 60, 120 * next() - 60],
    toward: [120 * next() - 60, 120 * next() - 60],
  })),
  ayadi: { unit: 'kishku_hasta', owner_nakshatra: 'Rohini' },
})

// The computation uses only these members of the world.
const world = { now: Date.UTC(2026, 0, 1), yieldIfDue: () => undefined, warn: () => {} } as unknown as Parameters<
  typeof vastuAnalyse.compute
>[1]
console.log(machine())
for (const corners of [4, 8, 20, 200]) {
  const input = plan(corners)
  const times: number[] = []
  for (let i = 0; i < rounds + 10; i++) {
    const began = performance.now()
    await vastuAnalyse.compute(input, world)
    if (i >= 10) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const ms = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(1)
  console.log(`${corners} corners per polygon: best ${ms(0)} ms, median ${ms(0.5)} ms, p95 ${ms(0.95)} ms`)
}

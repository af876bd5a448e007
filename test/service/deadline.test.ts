import { expect, test } from 'bun:test'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { capability } from '../../src/capabilities/capability.ts'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { only } from '../../src/capabilities/shared/inputs.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { t } from '../../src/schema.ts'
import { createSky } from '../../src/sky/index.ts'
import type { Sky } from '../../src/sky/sky.ts'
import { plusDays } from '../../src/time/julian-day.ts'
import { testWorld } from './world.ts'

// Without the compiled ephemeris, each of these searches takes most of a minute.
const sky = createSky(createEphemeris())
const [from, to] = [plusDays(sky.range.from, 40), plusDays(sky.range.to, -40)]
const moon = { terms: [{ body: 'Moon', factor: 1 }] } as const
/** More searches than the pool has threads. */
const MANY = 12

const searches: Record<string, (sky: Sky) => Promise<unknown>> = {
  scans: (sky) => Promise.all(Array.from({ length: MANY }, () => sky.scan({ of: moon, span: 1, from, to }))),
  turnings: (sky) => Promise.all(Array.from({ length: MANY }, () => sky.scanExtrema({ of: moon, from, to }))),
  eclipses: (sky) => Promise.all(Array.from({ length: MANY }, () => sky.eclipses('solar', from, to))),
  sights: (sky) => {
    const query = { appearance: 'morning-first', body: 'Venus', from, to } as const
    const many = Array.from({ length: 2000 }, (_, i) => ({ ...query, from: plusDays(from, i * 50) }))
    return Promise.all(Array.from({ length: MANY }, () => sky.appearances(many, { latitude: 28.6, longitude: 77.2 })))
  },
}

const catalogue = Object.entries(searches).map(([slug, search]): CatalogueEntry => {
  const testCapability = capability({
    slug,
    title: slug,
    summary: 'A long search.',
    method: 'None.',
    weight: 'heavy',
    input: only({}),
    data: t.Object({}),
    example: {},
  }).compute(async (_, world) => {
    await search(world.sky)
    return {}
  })
  return { ...(testCapability as unknown as CatalogueEntry), family: 'fakes', path: `/v1/fakes/${slug}` }
})

for (const slug of Object.keys(searches))
  test(`a call that exceeds its deadline leaves no ${slug} in the thread pool`, async () => {
    const { callLive, store, organisation } = await testWorld({
      parts: { sky, catalogue: catalogueIndexOf(catalogue), deadlineMs: 50 },
    })
    expect(await callLive(slug)).toMatchObject({ status: 504, json: { error: { code: 'deadline_exceeded' } } })
    // Processor time is measured, since the machine may be busy with other work.
    const before = process.cpuUsage()
    // This search waits behind all searches that the call had queued.
    const crossings = await sky.scan({ of: moon, span: 30, from, to: plusDays(from, 30) })
    expect(crossings.length).toBeGreaterThan(10)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(10)
    expect(await store.ledger(organisation.id)).toEqual([])
  })

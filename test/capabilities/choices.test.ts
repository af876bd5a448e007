import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import ayuMilan from '../../src/capabilities/matching/ayu-milan.ts'
import { delhiBride, independence } from '../../src/capabilities/shared/inputs.ts'
import birthChartBundle from '../../src/capabilities/vedic-charts/birth-chart-bundle.ts'
import { withoutNull } from '../../src/service/input.ts'
import { call } from './call.ts'

type Answer = Record<string, unknown> & { choices?: Record<string, string> }

const choosers = catalogue.flatMap((entry) => {
  const named = (entry.data.properties.choices as { properties?: Record<string, unknown> } | undefined)?.properties
  const names = Object.keys(entry.input.properties).filter((name) => name in (named ?? {}))
  return names.length > 0 ? [{ slug: entry.slug, entry, names }] : []
})

test('each choice is offered by the expected capabilities', () => {
  const offered = new Set(choosers.flatMap(({ names }) => names))
  for (const name of ['karakas', 'arudha_lords', 'sunrise', 'lordless_part', 'node_exaltation', 'positions'])
    expect(offered).toContain(name)
  for (const name of ['kalachakra_school', 'drig_rule', 'drig_antardashas', 'drig_dual_ascendant'])
    expect(offered).toContain(name)
  expect(choosers.length).toBeGreaterThan(35)
})

test.each(choosers)(
  '$slug: an omitted choice is the default, and a sent choice is reported',
  async ({ entry, names }) => {
    const ask = async (further: object) => (await call(entry, { ...entry.example, ...further } as never)) as Answer
    const { choices: none, ...plain } = await ask({})
    expect(none).toBeUndefined()
    for (const name of names) {
      const schema = withoutNull(entry.input.properties[name]!)
      const [first, ...others] = schema.enum as string[]
      expect(schema.default).toBe(first)
      const { choices, ...same } = await ask({ [name]: first })
      expect(choices).toEqual({ [name]: first! })
      expect(same).toEqual(plain)
      for (const other of others) expect((await ask({ [name]: other })).choices).toEqual({ [name]: other })
    }
  },
)

test('geometric positions move the Sun by the aberration, in a bundle and in both charts of a pair', async () => {
  const shift = (a: { longitude: number }, b: { longitude: number }) => (b.longitude - a.longitude) * 3600
  const positions = 'geometric' as const
  const apparent = await call(birthChartBundle, independence)
  const bundle = await call(birthChartBundle, { ...independence, positions })
  expect(Math.abs(shift(apparent.planets[0]!, bundle.planets[0]!) - 20.5)).toBeLessThan(0.5)
  const pair = { groom: independence, bride: delhiBride, report_type: 'full' as const }
  const seen = await call(ayuMilan, pair)
  const stands = await call(ayuMilan, { ...pair, positions })
  for (const side of ['groom', 'bride'] as const)
    expect(Math.abs(shift(seen[side].planets![0]!, stands[side].planets![0]!) - 20.5)).toBeLessThan(0.6)
})

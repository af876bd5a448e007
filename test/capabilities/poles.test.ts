import { describe, expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput, checkOf } from '../../src/service/input.ts'
import { worldAt } from '../world.ts'

const at = async (slug: string, latitude: number) => {
  const entry = catalogue.find((each) => each.slug === slug)!
  return (await entry.compute({ ...(entry.example as JsonObject), latitude }, worldAt())) as Record<string, never>
}
/** Of an answer, all that hangs on no place. */
const without = (value: unknown, names: RegExp): unknown =>
  JSON.parse(JSON.stringify(value, (name, each) => (names.test(name) ? undefined : each)))

describe('what needs no ascendant answers at a pole as elsewhere', () => {
  for (const slug of [
    'find-moon-sign',
    'find-nakshatra',
    'chara-karakas',
    'vimshottari-dasha',
    'yogini-dasha',
    'western-planet-details',
  ])
    test(slug, async () => {
      for (const latitude of [90, -90])
        expect(without(await at(slug, latitude), /^house$/)).toEqual(without(await at(slug, 89.9), /^house$/))
    })
})

test('what needs it names the latitude', async () => {
  for (const slug of ['birth-chart', 'western-natal-chart'])
    expect(await at(slug, 90).catch((reason) => reason.field)).toBe('latitude')
  const pair = catalogue.find((each) => each.slug === 'papasamya')!
  const input = structuredClone(pair.example) as { bride: { latitude: number } }
  input.bride.latitude = 90
  const refused = async () => pair.compute(input as never, worldAt())
  expect(await refused().catch((reason) => reason.field)).toBe('bride.latitude')
})

test('every capability answers at a pole by its schema, or refuses', async () => {
  for (const entry of catalogue) {
    const { slug, example } = entry
    if (!('latitude' in (example as object))) continue
    const input = { ...(example as JsonObject), latitude: 90 }
    const given = async () => {
      checkInput(entry.input, input)
      return entry.compute(input, worldAt())
    }
    const answer = await given().catch((reason) => reason)
    if (answer instanceof Fault) expect([slug, answer.status]).toEqual([slug, 422])
    else expect([slug, answer instanceof Error ? answer.stack : checkOf(entry.data)(answer)]).toEqual([slug, true])
  }
})

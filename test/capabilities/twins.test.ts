import { describe, expect, test } from 'bun:test'
import vimshottariDasha from '../../src/capabilities/dashas/vimshottari-dasha.ts'
import kpChart from '../../src/capabilities/kp/kp-chart.ts'
import chartMarkers from '../../src/capabilities/vedic-charts/chart-markers.ts'
import divisionalChart from '../../src/capabilities/vedic-charts/divisional-chart.ts'
import planetPositions from '../../src/capabilities/vedic-charts/planet-positions.ts'
import { worldAt } from '../world.ts'

/** Births that differ by seconds: fine divisions, KP sub-lords and dashas use the time to the second and its fraction. */

const PLACES = [
  { timezone: 'Asia/Kolkata', latitude: 28.61, longitude: 77.21 },
  { timezone: 'America/New_York', latitude: 40.71, longitude: -74.01 },
  { timezone: 'Europe/Oslo', latitude: 59.91, longitude: 10.75 },
]
const OFFSETS = ['+05:30', '-04:00', '+02:00']
const DATES = ['1990-05-15T10:30', '1990-05-15T16:45', '1990-05-15T03:15']

const births = PLACES.map((place, i) => [`${DATES[i]}, ${place.timezone}`, place, DATES[i]!, OFFSETS[i]!] as const)

/** The local time of an instant with an offset, to the second. */
const localText = (epochMs: number, offset: string) => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset)!
  const seconds = (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60)
  return new Date(epochMs + seconds * 1000).toISOString().slice(0, 19)
}

describe.each(births)('%s', (_, place, minute, offset) => {
  const birthAt = (datetime: string) => ({ ...place, datetime }) as never

  test('twins on both sides of a border of D60 and of a sub-lord differ', async () => {
    const input = { ...place, datetime: `${minute}:00`, rectify: { minutes: 20 } } as never
    const { rectification } = await chartMarkers.compute(input, worldAt())
    const at = (part: string) => rectification!.changes.find((change) => change.part === part)!
    const sixtieth = at('shashtiamsha_lagna')
    const subLord = at('lagna_sub_lord')
    const around = (instant: string) =>
      [-1, 1].map((seconds) => localText(Date.parse(instant) + seconds * 1000, offset))
    const signs = []
    for (const datetime of around(sixtieth.at))
      signs.push(
        (await divisionalChart.compute({ ...(birthAt(datetime) as object), code: 'D60' } as never, worldAt())).ascendant
          .sign,
      )
    expect(signs as string[]).toEqual([sixtieth.before!.sign!, sixtieth.after!.sign!])
    const lords = []
    for (const datetime of around(subLord.at)) {
      const chart = { ...(birthAt(datetime) as object), ayanamsha: 'lahiri' } as never
      lords.push((await kpChart.compute(chart, worldAt())).ascendant.kp.sub_lord)
    }
    expect(lords[0]).not.toBe(lords[1]!)
    expect(lords as string[]).toEqual([subLord.before!.lord!.slice(0, 2), subLord.after!.lord!.slice(0, 2)])
  })

  test('dashas of twins half a minute apart differ by the motion of the Moon', async () => {
    const read = async (datetime: string) => {
      const { planets } = await planetPositions.compute(birthAt(datetime), worldAt())
      const { periods, year_length } = await vimshottariDasha.compute(birthAt(datetime), worldAt())
      const second = periods[1]!
      return {
        moon: planets.find(({ name }) => name === 'Moon')!.longitude,
        start: Date.parse(second.start),
        first: periods[0]!.lord,
        year_length,
      }
    }
    const [elder, younger] = [await read(`${minute}:00`), await read(`${minute}:30`)]
    const third = await read(`${minute}:00.500`)
    const YEARS: Record<string, number> = {
      Ketu: 7,
      Venus: 20,
      Sun: 6,
      Moon: 10,
      Mars: 7,
      Rahu: 18,
      Jupiter: 16,
      Saturn: 19,
      Mercury: 17,
    }
    // The first dasha ends earlier by the part of the nakshatra (13°20') that the Moon has moved, and later by the
    // difference of the birth times.
    const years = YEARS[elder.first]!
    const expected =
      (30 / 86_400 - ((younger.moon - elder.moon) / (40 / 3)) * years * elder.year_length.days) * 86_400_000
    expect(younger.first).toBe(elder.first)
    // Longitudes of the answer have six decimals, 1e-6 degree: up to 16 minutes of a dasha.
    const rounding = (1e-6 / (40 / 3)) * years * elder.year_length.days * 86_400_000
    expect(Math.abs(younger.start - elder.start - expected)).toBeLessThan(rounding + 2000)
    // A dasha moves by at least a quarter of an hour in a second.
    expect(Math.abs(younger.start - elder.start)).toBeGreaterThan(30 * 900_000)
    expect(third.start).not.toBe(elder.start)
  })
})

import { describe, expect, test } from 'bun:test'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { offsetText } from '../../src/time/iso.ts'
import { meanTimeOffset } from '../../src/time/zones.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import clocks from './birth-clocks.json'

/** Births with the clock that a collection states; sources in the file. */

type Row = (string | number)[]

/**
 * Seconds. The first collection has minutes. The other prints hundredths of an hour, and Palermo time (0.891 hours) as 0.88, which is 40
 * seconds less.
 */
const TOLERANCE = { astro_databank: 60, mueller: 45 }
/** The short form casts each third row of the first collection. */
const STEP = sample(3, 1)
/** The mean time of a longitude that is printed to the minute of arc, or to a tenth of a degree; seconds. */
const MEAN_TIME_TOLERANCE = 75

const cast = ([datetime, latitude, longitude]: Row) => {
  const world = worldAt()
  const { timezone } = world.atlas.zoneAt(latitude as number, longitude as number)
  const { moment } = natal({ datetime, latitude, longitude, timezone } as never, world)
  return { offset: moment.offsetSeconds, warnings: world.warnings.join(' ') }
}
const seconds = (text: string) => {
  const [hours, minutes, rest] = text.slice(1).split(':').map(Number)
  return (text[0] === '-' ? -1 : 1) * (hours! * 3600 + minutes! * 60 + (rest ?? 0))
}

const failures = (rows: readonly Row[], tolerance: number) =>
  rows.flatMap((row) => {
    const isMeanTime = row[3] === 'LMT'
    const published = isMeanTime ? meanTimeOffset(row[2] as number) : seconds(row[3] as string)
    const { offset } = cast(row)
    const limit = isMeanTime ? MEAN_TIME_TOLERANCE : tolerance
    return Math.abs(offset - published) <= limit ? [] : [`${row.join(' ')}: ${offsetText(offset)}`]
  })

describe('clocks of births in collections', () => {
  test('Astro-Databank: the chart has the clock', () => {
    expect(clocks.astro_databank.agree.length).toBeGreaterThan(900)
    const rows = clocks.astro_databank.agree.filter((_, i) => i % STEP === 0)
    expect(failures(rows, TOLERANCE.astro_databank)).toEqual([])
  })

  test('Astro-Databank: the warning has the clock', () => {
    expect(clocks.astro_databank.in_warning.length).toBeGreaterThan(30)
    for (const row of clocks.astro_databank.in_warning) {
      const { offset, warnings } = cast(row)
      expect([...row, offset === seconds(row[3] as string), warnings.includes(`${row[3]} (`)]).toEqual([
        ...row,
        false,
        true,
      ])
    }
  })

  test('Müller: the chart has the clock', () => {
    expect(clocks.mueller.agree.length).toBeGreaterThan(150)
    expect(failures(clocks.mueller.agree, TOLERANCE.mueller)).toEqual([])
  })
})

import { describe, expect, test } from 'bun:test'
import type { TSchema } from '@sinclair/typebox'
import relocatedChart from '../../../src/capabilities/location-astrology/relocated-chart.ts'
import { einstein } from '../../../src/capabilities/shared/tropical/birth.ts'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernPlanetDetails from '../../../src/capabilities/western/western-planet-details.ts'
import westernProgressions from '../../../src/capabilities/western/western-progressions.ts'
import westernSolarArc from '../../../src/capabilities/western/western-solar-arc.ts'
import westernSolarReturn from '../../../src/capabilities/western/western-solar-return.ts'
import { sample } from '../../long.ts'
import { call } from '../call.ts'
import { CHARTS } from './text-charts.ts'

const textOf = async (entry: unknown, input: object): Promise<string> =>
  ((await call(entry as never, { ...input, format: 'text' } as never)) as unknown as { text: string }).text
const headingOf = async (entry: unknown, input: object): Promise<string> => (await textOf(entry, input)).split('\n')[0]!

/** The lines of a text with a place in the zodiac: points, angles and cusps, without aspects. */
const placesOf = (text: string): string[] => text.split('\n').filter((line) => /^- .*\d+°\d\d'/.test(line))

/** The values of an option that is a closed set, a truth value or a small number. */
const valuesOf = (schema: TSchema): unknown[] => {
  if (schema.anyOf) return (schema.anyOf as TSchema[]).flatMap(valuesOf)
  if (schema.enum) return schema.enum as unknown[]
  if ('const' in schema) return [schema.const]
  if (schema.type === 'boolean') return [true, false]
  return schema.type === 'integer' && schema.maximum <= 400 ? [schema.minimum + 1, schema.maximum] : []
}
/** Options that need another one. */
const COMPANIONS: Record<string, object> = {
  ayanamsha: { zodiac: 'sidereal' },
  house_method: { reference_latitude: 51 },
  reference_latitude: { house_method: 'reference_place', reference_latitude: 51 },
  gauquelin_sectors: { reference_latitude: 51 },
}
/** Options whose every value is a text: the place of a later chart, a custom ayanamsha. */
const FURTHER_VALUES: Record<string, unknown[]> = {
  ayanamsha: ['lahiri', 'raman', '24.5@2000-01-01'],
  location: [{ latitude: 40.35, longitude: -74.66, timezone: 'America/New_York' }],
  progressed_place: [{ latitude: 40.35, longitude: -74.66 }],
  reference_latitude: [10, -33.5],
}

/** The short form uses every fourth value of long closed sets, other ones for each chart. */
const STEP = sample(4, 1)

describe.each(CHARTS.map((row, at) => [...row, at] as const))(
  '%s: the heading names each option that changes the places',
  (_, entry, at) => {
    const options = Object.entries(entry.input.properties as Record<string, TSchema>).filter(
      ([field]) => !['format', 'language', 'time_known', 'calendar', 'time_standard'].includes(field),
    )
    test('every value of every option', async () => {
      let changes = 0
      for (const [field, schema] of options) {
        const companions = Object.entries(COMPANIONS[field] ?? {}).filter(([name]) => name in entry.input.properties)
        const base = { ...entry.example, ...Object.fromEntries(companions) }
        if (field === 'ayanamsha' && companions.length === 0) continue
        const plain = await textOf(entry, base)
        const values = FURTHER_VALUES[field] ?? valuesOf(schema)
        for (const [n, value] of values.entries()) {
          if (value === null || (values.length > 6 && (n + at) % STEP !== 0)) continue
          const text = await textOf(entry, { ...base, [field]: value })
          // An option may add places in a section of its own.
          const places = new Set(placesOf(text))
          if (placesOf(plain).every((line) => places.has(line))) continue
          changes++
          expect([field, value, text.split('\n')[0] === plain.split('\n')[0]]).toEqual([field, value, false])
        }
      }
      expect(changes).toBeGreaterThan(sample(8, 20))
    })
  },
)

describe('the words of a heading', () => {
  const plain = 'Tropical zodiac, Placidus houses.'
  test.each([
    [{}, plain],
    [{ zodiac: 'sidereal' }, 'Sidereal zodiac, ayanamsha Fagan-Bradley, Placidus houses.'],
    [{ zodiac: 'sidereal', ayanamsha: 'lahiri' }, 'Sidereal zodiac, ayanamsha Lahiri (Chitrapaksha), Placidus houses.'],
    [{ zodiac: 'draconic' }, 'Draconic zodiac, from the true lunar node, Placidus houses.'],
    [{ centre: 'topocentric' }, 'Tropical zodiac, topocentric positions, Placidus houses.'],
    [
      { centre: 'heliocentric' },
      'Tropical zodiac, heliocentric positions, geocentric Placidus cusps, no point in a house.',
    ],
    [{ equinox: 'J2000' }, 'Tropical zodiac, ecliptic and equinox of J2000, Placidus houses.'],
    [{ harmonic: 5 }, 'Tropical zodiac, every longitude multiplied by 5, Whole sign houses.'],
    [{ latitude: 78 }, 'Tropical zodiac, no Placidus houses, angles only.'],
  ])('%j', async (options, end) => {
    const heading = await headingOf(westernPlanetDetails, { ...einstein, ...options })
    expect(heading.slice(heading.indexOf('E. ') + 3)).toBe(end)
    expect(heading.startsWith('Western planet details, harmonic 5 of Albert Einstein: ')).toBe('harmonic' in options)
  })

  test('houses that run clockwise are named', async () => {
    const svalbard = { datetime: '1990-06-15T23:50', utc_offset: '+00:00', latitude: 78, longitude: 15 }
    expect(await headingOf(westernNatalChart, { ...svalbard, house_system: 'C' })).toContain(
      'Campanus houses, which run clockwise.',
    )
  })

  test('a relocated sidereal chart names its ayanamsha', async () => {
    const heading = await headingOf(relocatedChart, { ...relocatedChart.example, zodiac: 'sidereal' })
    expect(heading).toContain('Sidereal zodiac, ayanamsha Lahiri (Chitrapaksha), Placidus houses.')
  })

  test.each([
    ['western', westernNatalChart],
    ['vedic', birthChart],
  ] as const)('a %s date before the reform has its calendar and the Julian date', async (_, entry) => {
    const birth = { datetime: '-0100-07-12T06:00', utc_offset: '+00:50', latitude: 41.9, longitude: 12.5 }
    expect(await headingOf(entry, birth)).toContain(
      ': -0100-07-10T06:00:00+00:50 (Gregorian; Julian -0100-07-12), 41°54′ N, 12°30′ E.',
    )
    expect(await headingOf(entry, { ...birth, datetime: '1600-07-12T06:00' })).not.toContain('Gregorian')
  })

  test('techniques are named', async () => {
    const target = { ...einstein, target_date: '1905-06-30' }
    expect(
      await headingOf(westernProgressions, { ...target, rate: 'minor', converse: true, angle_method: 'naibod_mc' }),
    ).toStartWith('Converse minor progressions (Midheaven by Naibod rate in right ascension) to 1905-06-30T')
    expect(
      await headingOf(westernSolarArc, {
        ...target,
        arc_type: 'naibod',
        arc_measure: 'right_ascension',
        converse: true,
      }),
    ).toStartWith('Converse Naibod arc directions in right ascension to 1905-06-30T')
    expect(await headingOf(westernSolarReturn, { ...einstein, year: 1905, precession_corrected: true })).toStartWith(
      'Precession-corrected solar return 1905 of Albert Einstein: ',
    )
  })
})

const MINUTE = 60_000

/** A birth that is different for every index. */
export const birth = (index: number) => ({
  datetime: new Date(Date.UTC(1950, 0, 1) + index * 61 * MINUTE).toISOString().slice(0, 19),
  utc_offset: '+05:30',
  latitude: 8 + (index % 250) / 10,
  longitude: 70 + (index % 170) / 10,
})

const place = (index: number) => ({ latitude: 8 + (index % 2500) / 100, longitude: 77.2, utc_offset: '+05:30' })

/** The longest calls that run in the pool, by slug: one input per index. */
export const HEAVY: Readonly<Record<string, (index: number) => object>> = {
  'western-transit-dates': (index) => ({ ...birth(index), start_date: '2025-01-01', days_ahead: 1830 }),
  'lifetime-malefic-transits': birth,
  'planetary-events': (index) => ({ ...place(index), year: 1910 + (index % 180) }),
  'muhurta-search': (index) => ({
    ...place(index),
    purpose: 'marriage',
    start_date: '2025-01-01',
    end_date: '2025-12-31',
  }),
}

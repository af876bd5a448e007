const MINUTE = 60_000

/** A birth that no other index has. */
export const birth = (index: number) => ({
  datetime: new Date(Date.UTC(1950, 0, 1) + index * 61 * MINUTE).toISOString().slice(0, 19),
  utc_offset: '+05:30',
  latitude: 8 + (index % 250) / 10,
  longitude: 70 + (index % 170) / 10,
})

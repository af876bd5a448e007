/** Births of published examples; each use cites the source. */
export const at = (datetime: string, utc_offset: string, latitude: number, longitude: number) => ({
  datetime,
  utc_offset,
  latitude,
  longitude,
})

/** P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach; values re-run in Jagannatha Hora. */
export const chennai1996 = at('1996-12-07T10:34', '+05:30', 13.0878, 80.2785)
export const delhi1947 = {
  datetime: '1947-08-15T00:00',
  timezone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
}
export const ulm1879 = at('1879-03-14T11:30', '+00:40', 48.4, 10)
/** Tromso in December: the Sun does not rise. */
export const polarNight = { datetime: '2000-12-21T12:00', timezone: 'Europe/Oslo', latitude: 69.65, longitude: 18.96 }

/** Degrees and minutes in a sign, 0 Aries. */
export const deg = (degrees: number, minutes: number, sign = 0) => sign * 30 + degrees + minutes / 60

/** The lords of the signs from Aries on, for calculations that do not use the table in `src`. */
export const SIGN_LORDS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(' ')

/** Seeded births, 1900 to 2099, between 60 south and 60 north. */
export const randomBirths = (count: number, seed = 1) => {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: count }, () => ({
    datetime: new Date(Date.UTC(1900, 0, 1) + random() * 6.3e12).toISOString().slice(0, 19),
    utc_offset: '+00:00',
    latitude: Math.round((random() * 120 - 60) * 1e4) / 1e4,
    longitude: Math.round((random() * 360 - 180) * 1e4) / 1e4,
  }))
}

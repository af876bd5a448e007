/** Births of the contract's reference charts; each use cites the source. */
export { einstein } from '../../../src/capabilities/shared/tropical/birth.ts'

export const lennon = {
  name: 'John Lennon',
  datetime: '1940-10-09T18:30',
  timezone: 'Europe/London',
  latitude: 53.4084,
  longitude: -2.9916,
}
export const ono = {
  name: 'Yoko Ono',
  datetime: '1933-02-18T20:30',
  timezone: 'Asia/Tokyo',
  latitude: 35.6895,
  longitude: 139.6917,
}
/** A midsummer birth in the far north. Each test sets the latitude. */
export const north = (latitude: number) => ({
  datetime: '2000-06-21T15:00',
  utc_offset: '+01:00',
  latitude,
  longitude: 19,
})

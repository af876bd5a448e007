import { openCalendar } from '../../src/jyotish/festivals/calendar.ts'
import { dayNumber } from '../../src/time/civil.ts'
import { zoneNamed } from '../../src/time/zones.ts'
import { sky } from '../world.ts'

const PLACES: Record<string, readonly [latitude: number, longitude: number, zone: string]> = {
  'New Delhi': [28.6139, 77.209, 'Asia/Kolkata'],
  'New York': [40.7128, -74.006, 'America/New_York'],
  Chicago: [41.8781, -87.6298, 'America/Chicago'],
  London: [51.5074, -0.1278, 'Europe/London'],
  Sydney: [-33.8688, 151.2093, 'Australia/Sydney'],
  Kathmandu: [27.7172, 85.324, 'Asia/Kathmandu'],
  Singapore: [1.3521, 103.8198, 'Asia/Singapore'],
  Peoria: [40.6936, -89.589, 'America/Chicago'],
  // odishatv.in and newsx.com, 10 and 11 February 2018, after the Rashtriya Panchang: 14 February in the east, 13
  // February in the west.
  Bhubaneswar: [20.2961, 85.8245, 'Asia/Kolkata'],
  Varanasi: [25.3176, 82.9739, 'Asia/Kolkata'],
  Pune: [18.5204, 73.8567, 'Asia/Kolkata'],
  'Awadh (26 N, 82.5 E)': [26, 82.5, 'Asia/Kolkata'],
  Srirangam: [10.8624, 78.6925, 'Asia/Kolkata'],
  Chennai: [13.0827, 80.2707, 'Asia/Kolkata'],
  'Kuala Lumpur': [3.139, 101.6869, 'Asia/Kuala_Lumpur'],
}

const selection = new Map<string, ReturnType<typeof openCalendar>>()

/** The calendar of a Gregorian year at a place of the published lists. */
export const yearAt = (place: string, year: number) => {
  const key = `${place} ${year}`
  const [latitude, longitude, zone] = PLACES[place]!
  const first = { year, month: 1, day: 1 }
  const days = dayNumber({ ...first, year: year + 1 }) - dayNumber(first)
  if (!selection.has(key)) selection.set(key, openCalendar(first, days, { latitude, longitude }, zoneNamed(zone)!, sky))
  return selection.get(key)!
}

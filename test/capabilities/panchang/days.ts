import { expect } from 'bun:test'
import { dateOfDay, dayNumber } from '../../../src/time/civil.ts'
import { dateText } from '../../../src/time/iso.ts'

export const bangalore = { date: '2013-01-18', utc_offset: '+05:30', latitude: 12.972, longitude: 77.594 }
export const chennai = { date: '1996-12-07', utc_offset: '+05:30', latitude: 13.0878, longitude: 80.2785 }
export const delhi = (date: string) => ({ date, timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 })
export const tromso = (date: string) => ({ date, timezone: 'Europe/Oslo', latitude: 69.65, longitude: 18.96 })

export const ms = (iso: string) => Date.parse(iso)
export const minutes = (a: string, b: string) => Math.abs(ms(a) - ms(b)) / 60_000
export const clock = (iso: string) => iso.slice(11, 16)
export const span = ({ start, end }: { start: string; end: string }) => ms(end) - ms(start)

/** Seeded dates and places from 1900 to 2100, between 60 south and 60 north, in the mean time of their meridian. */
export const days = (count: number, seed: number) => {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const first = dayNumber({ year: 1900, month: 3, day: 1 })
  return Array.from({ length: count }, () => {
    const longitude = Math.round((random() * 350 - 175) * 1e3) / 1e3
    const hours = Math.round(longitude / 15)
    return {
      date: dateText(dateOfDay(first + Math.floor(random() * 73_000))),
      utc_offset: `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`,
      latitude: Math.round((random() * 120 - 60) * 1e3) / 1e3,
      longitude,
    }
  })
}

export const tile = (rows: readonly { start: string; end: string }[], from: string, to: string) => {
  expect(rows[0]!.start).toBe(from)
  expect(rows.at(-1)!.end).toBe(to)
  for (const [i, row] of rows.entries()) if (i) expect(row.start).toBe(rows[i - 1]!.end)
}

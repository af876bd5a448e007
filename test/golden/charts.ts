import type { JulianDay } from '../../src/time/julian-day.ts'
import rows from './charts.json'

/** Rows of `charts.json`; the README in the same folder states source, conventions and tolerances. */
export interface GoldenChart {
  id: string
  input: { datetime: string; timezone: string; utc_offset_seconds: number; latitude: number; longitude: number }
  jd_ut: JulianDay
  suspect: string[]
  ayanamsa_true: number
  asc: number
  mc: number
  /** Lagna, Sun .. Ketu. */
  lon: number[]
  trueRahu: number
  nak_pada: [number, number][]
  varga: Record<string, number[]>
  varga_alt: Record<string, number[]>
  varga_edge: [body: number, varga: number][]
  limbs: Record<'tithi' | 'karana' | 'nakshatra' | 'yoga' | 'pada', [number, number, number]>
  rise_set: { sunrise: number | null; sunset: number | null }
  hindu: { sunrise: JulianDay | null; sunset: JulianDay | null }
  month: { prev_new_moon: number; next_new_moon: number; amanta_month: number; adhika: boolean }
  vimsottari: [[number, number], number][]
  special: Record<
    'sree_lagna' | 'indu_lagna' | 'bhrigu_bindhu_lagna' | 'kunda_lagna' | 'pranapada_lagna',
    number | null
  >
  derived: Record<
    | 'sun_at_same_date_sunrise'
    | 'minutes_after_sunrise'
    | 'bhava_lagna'
    | 'hora_lagna'
    | 'ghati_lagna'
    | 'vighati_lagna',
    number
  > | null
  upagraha: Record<string, number | null>
  is_night: boolean
  sphuta: Record<string, number>
  retro: number[]
  relations: number[][]
  kp: Record<string, [star: number, sub: number]>
  navamsa64: Record<string, [number, number]>
  drekkana22: Record<string, [number, number]>
  sripathi: number[]
}

export const goldenCharts = rows as unknown as GoldenChart[]

import { separation } from '../zodiac/longitude.ts'
import type { SkyPoint, TropicalChart } from './chart.ts'

const RADIAN = Math.PI / 180

/** Sine of the altitude of a point's centre over the geometric horizon, without refraction. */
export const heightOf = (
  { declination, rightAscension }: Pick<SkyPoint, 'declination' | 'rightAscension'>,
  { armc, site }: Pick<TropicalChart, 'armc' | 'site'>,
): number => {
  const [d, p, h] = [declination * RADIAN, site.latitude * RADIAN, separation(armc, rightAscension) * RADIAN]
  return Math.sin(p) * Math.sin(d) + Math.cos(p) * Math.cos(d) * Math.cos(h)
}

/** The centre of the Sun stands above the horizon. */
export const isDayBirth = (chart: TropicalChart): boolean => heightOf(chart.points[0]!, chart) >= 0

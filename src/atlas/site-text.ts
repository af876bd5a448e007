import { twoDigits } from '../time/digits.ts'

const angleText = (value: number, [positive, negative]: readonly [string, string]) => {
  const minutes = Math.round(Math.abs(value) * 60)
  return `${Math.floor(minutes / 60)}°${twoDigits(minutes % 60)}′ ${value < 0 ? negative : positive}`
}

/** Coordinates in degrees and minutes: 13°05′ N, 80°16′ E. */
export const siteText = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${angleText(latitude, ['N', 'S'])}, ${angleText(longitude, ['E', 'W'])}`

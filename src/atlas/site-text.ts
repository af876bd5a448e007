import { twoDigits } from '../time/digits.ts'

/** Names or letters of the four compass points. */
export interface CompassNames {
  readonly north: string
  readonly south: string
  readonly east: string
  readonly west: string
}
const LETTERS: CompassNames = { north: 'N', south: 'S', east: 'E', west: 'W' }

const angleText = (value: number, positive: string, negative: string) => {
  const minutes = Math.round(Math.abs(value) * 60)
  return `${Math.floor(minutes / 60)}°${twoDigits(minutes % 60)}′ ${value < 0 ? negative : positive}`
}

/** Latitude and longitude in degrees and minutes: 13°05′ N, 80°16′ E. */
export const siteTexts = (
  { latitude, longitude }: { latitude: number; longitude: number },
  { north, south, east, west }: CompassNames = LETTERS,
): [latitude: string, longitude: string] => [angleText(latitude, north, south), angleText(longitude, east, west)]

/** Coordinates in degrees and minutes, separated by a comma. */
export const siteText = (site: { latitude: number; longitude: number }): string => siteTexts(site).join(', ')

import type { Name } from '../../../western/points.ts'
import { type ForecastReader, ownerOf } from './forecast-reader.ts'
import { CHILD_POINT_MATTER } from './parents-words.ts'

/** The matter of a natal point, as an object: `Saturn tests your plans and words`. */
const POINT_MATTER: Record<Name, string> = {
  Sun: 'your aims',
  Moon: 'your feelings and your home',
  Mercury: 'your plans and words',
  Venus: 'your affections',
  Mars: 'your drive',
  Jupiter: 'your hopes',
  Saturn: 'your duties',
  Uranus: 'your freedom',
  Neptune: 'your dreams',
  Pluto: 'a deep change in you',
  Ascendant: 'you and those closest to you',
  Midheaven: 'your name and standing',
  Chiron: 'a sore point of yours',
  'North Node': 'your direction',
  'South Node': 'your habits',
  Lilith: 'what you do not give in to',
}

/** The matter of a natal point in a forecast for the reader, or for the parents of a child. */
export const matterOfPoint = (point: Name, reader: ForecastReader): string =>
  reader.child === null ? POINT_MATTER[point] : CHILD_POINT_MATTER[point](ownerOf(reader))

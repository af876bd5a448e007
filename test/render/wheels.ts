import type { WheelFacts, WheelPoint, WheelRing } from '../../src/render/wheel-facts.ts'
import { POINTS, SYMBOLS } from '../../src/western/points.ts'

/** The fourteen points at these longitudes; points beyond the list have none. */
export const points = (longitudes: readonly number[], retrograde: readonly string[] = []): WheelPoint[] =>
  POINTS.map((name, i) => ({
    name,
    symbol: SYMBOLS[name],
    longitude: longitudes[i] ?? null,
    retrograde: retrograde.includes(name),
  }))

/** Albert Einstein. Positions: Swiss Ephemeris 2.10; houses: Placidus. */
const EINSTEIN: WheelRing = {
  title: 'Albert Einstein',
  captions: ['14 March 1879, 11:30', 'Ulm, 48°24′ N 10°00′ E'],
  points: points(
    [
      353.50775, 254.52591, 3.14389, 16.98501, 296.91422, 327.4841, 4.18983, 151.2886, 37.87196, 54.72556, 35.54469,
      302.73128, 122.73128, 27.97672,
    ],
    ['Uranus', 'North Node', 'South Node'],
  ),
}
const CUSPS = [101.6464, 118.6172, 137.808, 162.8399, 198.333, 243.1095]
export const natal: WheelFacts = {
  rings: [EINSTEIN],
  ascendant: 101.6464,
  midheaven: 342.8399,
  cusps: [...CUSPS, ...CUSPS.map((cusp) => (cusp + 180) % 360)],
  aspects: [
    { a: 3.14389, b: 302.73128, aspect: 'sextile', nature: 'harmonious', strength: 0.86 },
    { a: 3.14389, b: 4.18983, aspect: 'conjunction', nature: 'neutral', strength: 0.87 },
    { a: 353.50775, b: 342.8399, aspect: 'conjunction', nature: 'neutral', strength: 0.1 },
    { a: 254.52591, b: 16.98501, aspect: 'trine', nature: 'harmonious', strength: 0.73 },
    { a: 327.4841, b: 151.2886, aspect: 'opposition', nature: 'challenging', strength: 0.52 },
    { a: 327.4841, b: 54.72556, aspect: 'square', nature: 'challenging', strength: 0.61 },
    { a: 54.72556, b: 296.91422, aspect: 'trine', nature: 'harmonious', strength: 0.69 },
    { a: 353.50775, b: 101.6464, aspect: 'trine', nature: 'harmonious', strength: 0.1 },
    { a: 151.2886, b: 4.18983, aspect: 'quincunx', nature: 'challenging', strength: 0.05 },
    { a: 151.2886, b: 302.73128, aspect: 'quincunx', nature: 'challenging', strength: 0.42 },
    { a: 353.50775, b: 37.87196, aspect: 'semisquare', nature: 'challenging', strength: 0.58 },
    { a: 37.87196, b: 4.18983, aspect: 'semisextile', nature: 'neutral', strength: 0.1 },
    { a: 302.73128, b: 35.54469, aspect: 'square', nature: 'challenging', strength: 0.06 },
    { a: 16.98501, b: 101.6464, aspect: 'square', nature: 'challenging', strength: 0.24 },
    { a: 254.52591, b: 122.73128, aspect: 'sesquiquadrate', nature: 'challenging', strength: 0.3 },
    { a: 254.52591, b: 327.4841, aspect: 'quintile', nature: 'harmonious', strength: 0.36 },
  ],
  notes: ['Placidus · Tropical'],
}
export const transit: WheelFacts = {
  ...natal,
  rings: [
    EINSTEIN,
    {
      title: 'Transits',
      captions: ['21 November 2026, 12:00 UTC'],
      points: points(
        [239.2, 23.7, 222.4, 217.1, 159.8, 145.2, 6.9, 62.9, 1.4, 304.1, 27.1, 325.5, 145.5, 263.9],
        ['Saturn', 'Uranus', 'Neptune', 'Chiron', 'North Node', 'South Node'],
      ),
    },
  ],
  aspects: [
    { a: 6.9, b: 4.18983, aspect: 'conjunction', nature: 'challenging', strength: 0.1 },
    { a: 1.4, b: 3.14389, aspect: 'conjunction', nature: 'neutral', strength: 0.4 },
    { a: 145.2, b: 327.4841, aspect: 'opposition', nature: 'challenging', strength: 0.24 },
    { a: 304.1, b: 3.14389, aspect: 'sextile', nature: 'harmonious', strength: 0.5 },
    { a: 62.9, b: 4.18983, aspect: 'sextile', nature: 'harmonious', strength: 0.36 },
    { a: 62.9, b: 302.73128, aspect: 'trine', nature: 'harmonious', strength: 0.94 },
    { a: 239.2, b: 327.4841, aspect: 'square', nature: 'challenging', strength: 0.43 },
    { a: 217.1, b: 37.87196, aspect: 'opposition', nature: 'challenging', strength: 0.74 },
  ],
}
const wheelOf = (longitudes: readonly number[], title: string): WheelFacts => ({
  ...natal,
  rings: [{ title, points: points(longitudes, ['Mercury', 'Saturn', 'Pluto', 'Chiron']) }],
  aspects: [],
})
export const stellium = wheelOf(
  [95, 96, 95.4, 97.2, 96.1, 97.9, 95.9, 200, 250, 251, 300, 20, 200, 101.6464],
  'Seven within three degrees',
)
export const acrossAries = wheelOf(
  [358.7, 359.2, 359.9, 0, 0.4, 1.1, 1.6, 100, 150, 190, 230, 45, 225, 300],
  'Seven across 0° Aries',
)
export const together = wheelOf(Array<number>(14).fill(208.5), 'Fourteen at one degree')
export const polar: WheelFacts = {
  ...natal,
  rings: [{ ...EINSTEIN, title: 'Tromsø', captions: ['21 June 2000, 00:30', '69°39′ N 18°57′ E'] }],
  cusps: [101.6464, null, null, 162.8399, null, null, 281.6464, null, null, 342.8399, null, null],
  notes: ['No Placidus houses at this latitude'],
}
export const longNames: WheelFacts = {
  ...transit,
  rings: [
    { ...EINSTEIN, title: 'श्रीमती राजेश्वरी देवी क्षत्रिय '.repeat(4).slice(0, 120), captions: ['१४ मार्च १८७९, ११:३०'] },
    { ...transit.rings[1]!, title: 'தமிழ்ச்செல்வி கிருஷ்ணமூர்த்தி '.repeat(5).slice(0, 120) },
  ],
}

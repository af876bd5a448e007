import { type ChartFacts, type ChartStyle, LIGHT } from '../../src/render/chart-facts.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'

type Body = ChartFacts['cells'][number]['bodies'][number]

/** Body, sign number, degree, and `R`, `c` for its marks. */
type Placed = readonly [name: string, signNumber: number, degree: number, marks?: string]

export const facts = (ascendantSign: number, placed: readonly Placed[], title?: string): ChartFacts => ({
  title,
  ascendantDegree: 14.6,
  cells: Array.from({ length: 12 }, (_, i) => {
    const signNumber = ((ascendantSign - 1 + i) % 12) + 1
    return {
      house: i + 1,
      signNumber,
      sign: SIGNS[signNumber - 1]!,
      bodies: placed
        .filter(([, sign]) => sign === signNumber)
        .map(
          ([name, , degree, marks = '']): Body => ({
            name,
            degree,
            retrograde: marks.includes('R'),
            combust: marks.includes('c'),
          }),
        ),
    }
  }),
})

export const spreadChart = facts(
  9,
  [
    ['Sun', 7, 27.3],
    ['Moon', 1, 3.2],
    ['Mars', 9, 8],
    ['Mercury', 7, 29.99, 'Rc'],
    ['Jupiter', 4, 12.8, 'R'],
    ['Venus', 7, 11],
    ['Saturn', 10, 19.5],
    ['Rahu', 12, 5, 'R'],
    ['Ketu', 6, 5, 'R'],
    ['Uranus', 2, 0],
    ['Neptune', 2, 1],
    ['Pluto', 11, 30 - 1e-9],
  ],
  'Birth chart',
)

/** A chart with Leo rising and eight bodies in house `house`. */
export const crowdedChart = (house: number): ChartFacts => {
  const sign = ((5 + house - 2) % 12) + 1
  return facts(
    5,
    [
      ['Sun', sign, 27.3],
      ['Moon', sign, 3.2, 'c'],
      ['Mars', sign, 8, 'c'],
      ['Mercury', sign, 29.9, 'Rc'],
      ['Jupiter', sign, 12.8, 'R'],
      ['Venus', sign, 11, 'Rc'],
      ['Saturn', sign, 19.5, 'R'],
      ['Rahu', sign, 25, 'R'],
      ['Ketu', ((sign + 5) % 12) + 1, 25, 'R'],
    ],
    'Navamsha',
  )
}

export const ABBREVIATIONS = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke', 'Ur', 'Ne', 'Pl'] as const

export const styleOf = (style: ChartStyle['style'], more: Partial<ChartStyle> = {}): ChartStyle => ({
  style,
  size: 600,
  theme: LIGHT,
  labels: 'abbreviation',
  showDegrees: false,
  ...more,
})

import { GRAHAS, SHORT_CODES } from '../../jyotish/grahas.ts'
import { kpLords } from '../../jyotish/kp/lords.ts'
import { oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { Birth, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { siderealColumns } from '../shared/position-columns.ts'
import { AyanamshaName, Planets, placement, planetRow, QualifiedPlacement, qualities } from '../shared/shapes.ts'

const Short = oneOf(GRAHAS.map((graha) => SHORT_CODES[graha]) as [string, ...string[]])

export default capability({
  slug: 'find-ascendant',
  title: 'Find the ascendant',
  summary: 'The rising sign with its nakshatra, its KP lords, and the nine grahas in whole-sign houses.',
  keywords: 'rising sign lagna ascendant mine',
  weight: 'light',
  method:
    'The ascendant of the moment and place less the ayanamsha; the node is the mean one. KP gives the lord of the nakshatra and of the sub: each nakshatra is divided into nine in proportion to the Vimshottari years, starting with its own lord.',
  input: Birth,
  data: t.Object({
    ayanamsha: AyanamshaName,
    ascendant: QualifiedPlacement,
    kp: t.Object({ sign_lord: Short, star_lord: Short, sub_lord: Short }),
    planets: Planets,
  }),
  example: independence,
  columns: siderealColumns({
    hasAyanamshaObject: false,
    placements: { ascendant: 'Ascendant' },
    hasQualities: true,
    hasPlanets: true,
  }),
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const { sign, star, sub } = kpLords(chart.ascendant.longitude)
  return {
    ayanamsha: chart.ayanamsha.id,
    ascendant: { ...placement(chart.ascendant), ...qualities(chart.ascendant.sign) },
    kp: { sign_lord: SHORT_CODES[sign], star_lord: SHORT_CODES[star], sub_lord: SHORT_CODES[sub] },
    planets: chart.planets.map(planetRow),
  }
})

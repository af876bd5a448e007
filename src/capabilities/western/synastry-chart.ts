import { t } from '../../schema.ts'
import { interAspects } from '../../western/synastry.ts'
import { capability } from '../capability.ts'
import {
  Compatibility,
  compatibility,
  InterAspect,
  interAspectRow,
  lennonAndOno,
  Pair,
  PersonChart,
  personChart,
  westernPair,
} from '../shared/tropical/pair.ts'

export default capability({
  slug: 'synastry-chart',
  title: 'Synastry chart',
  summary: 'Two tropical charts side by side: all aspects, house overlays, and a score of the bond.',
  keywords: 'compatible couple relationship love partner girlfriend boyfriend',
  weight: 'standard',
  method:
    "Points, Ascendant and Midheaven of each to those of the other: orbs of conjunction and opposition 6, trine and square 5, sextile 4, quincunx 2 degrees; 2 more for major aspects of Sun or Moon; at most 2 with Chiron, the nodes or Lilith. Score: Ciro Discepolo's rules as kerykeion publishes them, with orbs of their own. Percentage: harmonious part of the aspects weighed by closeness, twice with Sun, Moon, Ascendant, Venus or Mars. Placidus houses.",
  input: Pair,
  data: t.Object({
    person_a: PersonChart,
    person_b: PersonChart,
    inter_aspects: t.Array(InterAspect),
    compatibility: Compatibility,
  }),
  example: lennonAndOno,
}).compute((input, world) => {
  const both = westernPair(input, world)
  const contacts = interAspects(both.a.chart, both.b.chart)
  return {
    person_a: personChart(both.a),
    person_b: personChart(both.b),
    inter_aspects: contacts.map(interAspectRow),
    compatibility: compatibility(both, contacts),
  }
})

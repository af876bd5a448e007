import { t } from '../../schema.ts'
import { interAspects } from '../../western/synastry.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput } from '../shared/chart-text.ts'
import { FrameField, zodiacField } from '../shared/tropical/chart-options.ts'
import { GAUQUELIN_OPTION, gauquelinSectors } from '../shared/tropical/gauquelin.ts'
import {
  Compatibility,
  FURTHER_INTER_ASPECTS,
  furtherInterAspects,
  furtherInterContacts,
  InterAspect,
  interAspectRows,
  lennonAndOno,
  PAIR_OPTIONS,
  PersonChart,
  pair,
  pairCompatibility,
  pairOrbs,
  pairText,
  personChart,
  westernPair,
} from '../shared/tropical/pair.ts'

export default capability({
  slug: 'synastry-chart',
  title: 'Synastry chart',
  summary: 'Two tropical charts side by side: all aspects, house overlays, and a score of the bond.',
  keywords: 'compatible couple relationship love partner girlfriend boyfriend',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Points, Ascendant and Midheaven of each person are compared with those of the other. Orbs are 6 degrees for conjunction and opposition, 5 for trine and square, 4 for sextile, 2 for quincunx; 2 more for major aspects of Sun or Moon; at most 2 with Chiron, the nodes or Lilith. The score follows Ciro Discepolo’s rules as kerykeion publishes them, with their own orbs. The percentage is the harmonious part of the aspects, weighted by exactness and doubled for Sun, Moon, Ascendant, Venus and Mars. Houses are Placidus unless `house_system` names another system.',
  input: pair({ ...PAIR_OPTIONS, ...GAUQUELIN_OPTION, format: TextFormatInput }),
  data: t.Object({
    person_a: PersonChart,
    person_b: PersonChart,
    inter_aspects: t.Array(InterAspect),
    compatibility: Compatibility,
    frame: FrameField,
    ...FURTHER_INTER_ASPECTS,
    text: TextField,
  }),
  example: lennonAndOno,
}).compute((input, world) => {
  const both = westernPair(input, world)
  const contacts = interAspects(both.a.chart, both.b.chart, pairOrbs(input))
  const sectors = {
    a: gauquelinSectors(input, both.a.chart, world),
    b: gauquelinSectors(input, both.b.chart, world),
  }
  return {
    person_a: { ...personChart(both.a), ...sectors.a },
    person_b: { ...personChart(both.b), ...sectors.b },
    inter_aspects: contacts.map(interAspectRows(both)),
    compatibility: pairCompatibility(both, contacts),
    ...zodiacField(both.a.chart),
    ...furtherInterAspects(both, pairOrbs(input)),
    ...pairText(input.format, both, () => [...contacts, ...furtherInterContacts(both, pairOrbs(input))], sectors),
  }
})

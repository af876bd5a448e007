import { nullable, t } from '../../schema.ts'
import { effectiveNature } from '../../western/aspects.ts'
import { interAspects } from '../../western/synastry.ts'
import { capability } from '../capability.ts'
import { FrameField, zodiacField } from '../shared/tropical/chart-options.ts'
import {
  FURTHER_INTER_ASPECTS,
  furtherInterAspects,
  InterAspect,
  interAspectRows,
  lennonAndOno,
  PersonSigns,
  pairOrbs,
  personSigns,
  SynastryPair,
  westernPair,
} from '../shared/tropical/pair.ts'

const Count = t.Integer({ minimum: 0 })

export default capability({
  slug: 'synastry-aspects',
  title: 'Synastry aspects',
  summary: 'The aspects between two tropical charts, by harmonious and challenging, and the strongest one.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Aspects and orbs are those of synastry-chart. A conjunction is harmonious, but challenging with Saturn, Uranus, Neptune, Pluto, South Node or Lilith, or with Mars and any body except Venus and Jupiter. The strongest aspect has the smallest orb relative to its largest allowed orb.',
  input: SynastryPair,
  data: t.Object({
    person_a: PersonSigns,
    person_b: PersonSigns,
    harmonious: t.Array(InterAspect),
    challenging: t.Array(InterAspect),
    counts: t.Object({ harmonious: Count, challenging: Count, total: Count }),
    strongest: nullable(InterAspect),
    frame: FrameField,
    ...FURTHER_INTER_ASPECTS,
  }),
  example: lennonAndOno,
}).compute((input, world) => {
  const { a, b } = westernPair(input, world)
  const interAspectRow = interAspectRows({ a, b })
  const contacts = interAspects(a.chart, b.chart, pairOrbs(input))
  const of = (kind: string) => contacts.filter((contact) => effectiveNature(contact) === kind).map(interAspectRow)
  const [harmonious, challenging] = [of('harmonious'), of('challenging')]
  const share = ({ orb, allowed }: (typeof contacts)[number]) => orb / allowed
  const [first, ...others] = contacts
  return {
    person_a: personSigns(a),
    person_b: personSigns(b),
    harmonious,
    challenging,
    counts: { harmonious: harmonious.length, challenging: challenging.length, total: contacts.length },
    strongest: first
      ? interAspectRow(others.reduce((best, next) => (share(next) < share(best) ? next : best), first))
      : null,
    ...zodiacField(a.chart),
    ...furtherInterAspects({ a, b }, pairOrbs(input)),
  }
})

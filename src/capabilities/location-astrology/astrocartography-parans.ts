import { maybe, t } from '../../schema.ts'
import { paransNear, paransOf } from '../../western/location/parans.ts'
import { capability } from '../capability.ts'
import { AYANAMSHA, MOMENT, only } from '../shared/inputs.ts'
import { POINTS_OPTION } from '../shared/tropical/chart-options.ts'
import { MomentObject, momentObject } from '../shared/tropical/shapes.ts'
import { birthLines, einsteinAtUlm, PlanetsInput } from './parts/birth-lines.ts'
import { FurtherParans, furtherParanRows } from './parts/further-parans.ts'
import { ParanAtLatitude, ParanRow, paranAtLatitude, paranRow } from './parts/near-rows.ts'

export default capability({
  slug: 'astrocartography-parans',
  title: 'Astrocartography parans',
  summary: 'Circles of latitude on which two bodies of the birth are on angles at the same moment of the day.',
  weight: 'standard',
  method:
    'With one body on the meridian, the other is on the horizon at latitude atan(-cos H / tan declination), where H is its hour angle; it rises if H is negative. Two bodies are both on the horizon at the two points 90 degrees from both sub-planet points. Two bodies on the meridian define no latitude. Bodies have their own right ascension and declination; the horizon is geometric, and the node is the true one.',
  input: only({
    ...MOMENT,
    ayanamsha: AYANAMSHA,
    planets: PlanetsInput,
    ...POINTS_OPTION,
    latitude: maybe(
      t.Number({
        minimum: -90,
        maximum: 90,
        description: 'Latitude of interest: the answer lists the parans within the orb of this latitude.',
      }),
    ),
    orb: maybe(t.Number({ minimum: 0.1, maximum: 3, default: 1, description: 'Maximum orb, degrees of latitude.' })),
    max_latitude: maybe(t.Number({ minimum: 0, maximum: 89.9, default: 75, description: 'Maximum latitude listed.' })),
  }),
  data: t.Object({
    moment: MomentObject,
    parans: t.Array(ParanRow, { description: 'Parans from south to north.' }),
    at_latitude: t.Array(ParanAtLatitude, {
      description: 'Parans within orb of the latitude, the nearest first; empty without one.',
    }),
    count: t.Integer({ description: 'Number of parans.' }),
    further_parans: FurtherParans,
  }),
  example: { ...einsteinAtUlm, latitude: 40.35 },
}).compute((input, world) => {
  const { moment, gast, bodies } = birthLines(input, world, { names: input.planets })
  const parans = paransOf(bodies, input.max_latitude ?? 75)
  return {
    moment: momentObject(moment.jd, moment.zone),
    parans: parans.map(paranRow),
    at_latitude:
      typeof input.latitude === 'number' ? paransNear(parans, input.latitude, input.orb ?? 1).map(paranAtLatitude) : [],
    count: parans.length,
    ...furtherParanRows(input, moment.jd, gast, bodies, world),
  }
})

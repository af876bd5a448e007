import { maybe, nullable, t } from '../../schema.ts'
import { linesNear, REACH_KM } from '../../western/location/nearest.ts'
import { paransNear } from '../../western/location/parans.ts'
import { PARAN_ORB, scoredParans } from '../../western/location/ranking.ts'
import { capability } from '../capability.ts'
import { ChosenPlace, GeoPlace, sentPlace } from '../shared/geo-place.ts'
import { birth } from '../shared/inputs.ts'
import { MomentObject, momentObject } from '../shared/tropical/shapes.ts'
import { birthLines, einsteinAtUlm, PlanetsInput } from './parts/birth-lines.ts'
import { LineRef, lineRef, linesTone, ParanNearby, paranNearby, Tone } from './parts/near-rows.ts'

export default capability({
  slug: 'astrocartography-nearest-lines',
  title: 'Astrocartography nearest lines',
  summary: 'The lines of a birth near a place: distance, side, strength and meaning of each.',
  weight: 'standard',
  method:
    'Distances are great circles on a sphere of 6371.0088 km to the nearest point of each half circle: from pole to pole for a meridian, from one limit latitude to the other for a horizon line. The strength is exp(-(d / 450 km)² / 2) up to 1126 km (700 statute miles, the outer limit of Jim Lewis) and 0 beyond. Parans are those within one degree of latitude, up to 75 degrees. The tone is the sum of nature times strength.',
  input: birth({
    place: ChosenPlace,
    radius_km: maybe(
      t.Number({ minimum: 50, maximum: 5000, default: 1126, description: 'Maximum distance of lines.' }),
    ),
    planets: PlanetsInput,
  }),
  data: t.Object({
    moment: MomentObject,
    place: GeoPlace,
    lines: t.Array(LineRef, { description: 'The nearest first.' }),
    parans: t.Array(ParanNearby, {
      description: 'Parans within one degree of the place’s latitude, the nearest first.',
    }),
    strongest: nullable(LineRef, { description: 'The strongest line; null where none is within 1126 km.' }),
    tone: Tone,
  }),
  example: { ...einsteinAtUlm, place: { latitude: 40.35, longitude: -74.66, name: 'Princeton' } },
}).compute((input, world) => {
  const { moment, bodies } = birthLines(input, world, { names: input.planets })
  const lines = linesNear(bodies, input.place, input.radius_km ?? REACH_KM)
  const strongest = lines[0]?.strength ? lines[0] : null
  return {
    moment: momentObject(moment.jd, moment.zone),
    place: sentPlace(input.place, world),
    lines: lines.map(lineRef),
    parans: paransNear(scoredParans(bodies), input.place.latitude, PARAN_ORB).map(paranNearby),
    strongest: strongest && lineRef(strongest),
    tone: linesTone(lines),
  }
})

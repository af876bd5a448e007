import { separation } from '../zodiac/longitude.ts'
import {
  type AnyAspect,
  type AnyAspectPoint,
  type Contact,
  compareByOrb,
  isApplying,
  isNodalAxis,
  MIRROR_ASPECTS,
  type MirrorAspect,
  type OrbModel,
} from './aspects.ts'
import { antiscion, contraAntiscion } from './declinations.ts'

// Aspects by mirroring: equal declinations, and longitudes reflected in the axis of the solstices or of the equinoxes.

type MirrorContact = Contact<AnyAspectPoint, AnyAspectPoint, AnyAspect>
/** Angles and lots have no declination of their own. */
const declinationOf = (point: object): number | null => (point as { declination?: number | null }).declination ?? null

/** Degrees from exact; null where the pair cannot have the aspect. */
const orbOf = (aspect: MirrorAspect, a: AnyAspectPoint, b: AnyAspectPoint): number | null => {
  if (aspect === 'antiscion') return separation(antiscion(a.longitude), b.longitude)
  if (aspect === 'contra_antiscion') return separation(contraAntiscion(a.longitude), b.longitude)
  const [first, second] = [declinationOf(a), declinationOf(b)]
  if (first === null || second === null || (first < 0 === second < 0) !== (aspect === 'parallel')) return null
  return Math.abs(Math.abs(first) - Math.abs(second))
}
/** Null for parallels, because points have no speed in declination. */
const applyingOf = (aspect: MirrorAspect, a: AnyAspectPoint, b: AnyAspectPoint): boolean | null => {
  if (aspect === 'parallel' || aspect === 'contraparallel' || a.speed === null) return null
  const reflected = aspect === 'antiscion' ? antiscion(a.longitude) : contraAntiscion(a.longitude)
  return isApplying({ ...a, longitude: reflected, speed: -a.speed }, b, 0)
}

const contactsOf = (a: AnyAspectPoint, b: AnyAspectPoint, { aspects, allowed }: OrbModel<AnyAspect>): MirrorContact[] =>
  MIRROR_ASPECTS.flatMap((aspect) => {
    const orb = aspects.includes(aspect) ? orbOf(aspect, a, b) : null
    const limit = allowed(aspect, a.name, b.name)
    return orb === null || orb > limit
      ? []
      : [{ a, b, aspect, orb, allowed: limit, applying: applyingOf(aspect, a, b) }]
  })

/** Mirror aspects within one chart, closest first. Longitudes are tropical, of date. */
export const mirrorsWithin = (points: readonly AnyAspectPoint[], model: OrbModel<AnyAspect>): MirrorContact[] =>
  points
    .flatMap((a, i) => points.slice(i + 1).flatMap((b) => (isNodalAxis(a.name, b.name) ? [] : contactsOf(a, b, model))))
    .sort(compareByOrb)

/** Mirror aspects from the points of one chart to those of another, closest first. */
export const mirrorsBetween = (
  from: readonly AnyAspectPoint[],
  to: readonly AnyAspectPoint[],
  model: OrbModel<AnyAspect>,
): MirrorContact[] => from.flatMap((a) => to.flatMap((b) => contactsOf(a, b, model))).sort(compareByOrb)

/** The part of a model that compares longitudes by an angle. */
export const withoutMirrors = (model: OrbModel<AnyAspect>): OrbModel<AnyAspect> => ({
  ...model,
  aspects: model.aspects.filter((aspect) => !(MIRROR_ASPECTS as AnyAspect[]).includes(aspect)),
})

import { maybe, t } from '../../../schema.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { type Progression, progressedMoment } from '../../../western/progressions.ts'
import type { World } from '../../capability.ts'
import { momentOfLife } from '../../shared/lifetime.ts'
import { demandCover, type WesternNatal } from '../../shared/tropical/birth.ts'
import { readTarget } from '../../shared/tropical/moments.ts'

/** Maximum days of the ephemeris between two new or two full Moons. */
export const PROGRESSED_MARGIN_DAYS = 31

export const TARGET_DATE = maybe(
  t.String({ description: 'Date (12:00 UTC) or date and time, local to the birth zone or with offset; default: now.' }),
)

/** The requested moment of life; 422 on `target_date`. */
export const readTargetMoment = (
  text: string | null | undefined,
  { moment }: WesternNatal,
  world: World,
  progression?: Progression,
): JulianDay => {
  const at =
    text == null ? momentOfLife(null, 'target_date', { moment }, world) : readTarget(text, 'target_date', moment.zone)
  const progressed = progressedMoment(moment.jd, at, progression)
  demandCover(plusDays(progressed, -PROGRESSED_MARGIN_DAYS), 'target_date', world)
  demandCover(plusDays(progressed, PROGRESSED_MARGIN_DAYS), 'target_date', world)
  return at
}

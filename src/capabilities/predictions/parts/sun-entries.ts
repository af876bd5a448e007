import type { SiderealFrame } from '../../../jyotish/sign-stays.ts'
import { grahaLongitude, signAtMoment } from '../../../jyotish/sign-stays.ts'
import { civilOf } from '../../../time/civil.ts'
import { epochMs } from '../../../time/julian-day.ts'
import type { Window } from '../../../time/window.ts'
import { houseFrom, SIGN_INDEXES, type SignIndex, signAt } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { noonUtc } from './personal-day.ts'

interface SunOfYear {
  readonly year: number
  readonly window: Window
  /** The sign of the birth Moon. */
  readonly moon: SignIndex
  readonly frame: SiderealFrame
}

/** The house from the birth Moon that the Sun enters in each month, with the moment; in a month without an entry, the house of its first day. */
export const sunEntries = ({ year, window, moon, frame }: SunOfYear, { sky }: World) => {
  const entries = sky
    .crossings({ of: grahaLongitude('Sun', frame), span: 30, ...window })
    .map(({ at, multiple }) => ({ at, house: houseFrom(moon, signAt(multiple)) }))
  return SIGN_INDEXES.map((i) => {
    const first = noonUtc({ year, month: i + 1, day: 1 })
    return (
      entries.find(({ at }) => civilOf(epochMs(at)).month === i + 1) ?? {
        at: first,
        house: houseFrom(moon, signAtMoment('Sun', first, frame, sky)),
      }
    )
  })
}

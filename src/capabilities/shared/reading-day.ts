import { longDateOf } from '../../time/iso.ts'
import { epochMs, type JulianDay } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import type { World } from '../capability.ts'
import type { Natal } from './natal.ts'

/** Milliseconds. A reading for a day of the last month has no past times worth a sentence. source: this project's own limit */
const RECENT = 31 * 86_400_000

/** The sentence on a reading for a past day, whose times may have passed; null for the present. `noon`: noon of the day. */
export const pastReadingText = (noon: JulianDay, { moment }: Pick<Natal, 'moment'>, world: World): string | null =>
  world.now - epochMs(noon) > RECENT
    ? `This reading is written for ${longDateOf(localAt(noon, moment.zone))}, so its times up to today have passed.`
    : null

import { PAKSHAS, pakshaOf, TITHIS, tithiName } from '../../../jyotish/limbs.ts'
import {
  bhadras,
  gandaMulas,
  LOKAS,
  PANCHAK_TYPES,
  panchaks,
  panchakType,
  vinchudos,
} from '../../../jyotish/panchang/day-doshas.ts'
import { STAR } from '../../../jyotish/panchang/limbs.ts'
import { nullable, oneOf, t, term } from '../../../schema.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import type { Window } from '../../../time/window.ts'
import { formattedWindow, MaybeMoment, TimeWindow, type Today, windowFields } from '../../shared/almanac.ts'
import { Star } from '../../shared/shapes.ts'

const spanFields = { starts_at: MaybeMoment, ends_at: MaybeMoment }

const active = t.Boolean({ description: 'True if part of the window lies between sunrise and the next sunrise.' })

export const BhadraWindow = t.Object(
  {
    ...windowFields,
    tithi: term(TITHIS),
    paksha: term(PAKSHAS),
    loka: oneOf(LOKAS),
    harmful: t.Boolean({ description: 'True if the loka is Prithvi.' }),
    mukha: TimeWindow,
    puchchha: TimeWindow,
  },
  { $id: 'BhadraWindow', description: 'A Bhadra window, with mouth and tail.' },
)

export const DoshasObject = t.Object(
  {
    panchak: t.Object({
      active,
      nakshatra: nullable(Star),
      panchak_type: nullable(oneOf(PANCHAK_TYPES)),
      ...spanFields,
    }),
    ganda_mool: t.Object({ active, nakshatra: nullable(Star), ...spanFields }),
    bhadra: t.Object({ active, windows: t.Array(BhadraWindow) }),
    vinchudo: t.Object({ active, ...spanFields }),
  },
  { $id: 'DayDoshas', description: 'Faults of the day.' },
)

export const bhadraWindows = (today: Today) =>
  bhadras(today.day, today.almanac).map((bhadra) => ({
    ...formattedWindow(bhadra, today),
    tithi: tithiName(bhadra.tithi),
    paksha: pakshaOf(bhadra.tithi) as (typeof PAKSHAS)[number],
    loka: bhadra.loka,
    harmful: bhadra.loka === 'Prithvi',
    mukha: formattedWindow(bhadra.mukha, today),
    puchchha: formattedWindow(bhadra.puchchha, today),
  }))

export const doshasObject = (today: Today) => {
  const { day, almanac, write, world } = today
  const span = (window: Window | undefined) => ({
    starts_at: window ? write(window.from) : null,
    ends_at: window ? write(window.to) : null,
  })
  const panchak = panchaks(day, almanac)[0]
  const star = (window: Window) =>
    STAR.names[almanac.at(STAR, Math.max(window.from, day.from) as JulianDay).number - 1]!
  const ganda = gandaMulas(day, almanac)[0]
  const vinchudo = vinchudos(day, almanac)[0]
  const windows = bhadraWindows(today)
  return {
    panchak: {
      active: panchak !== undefined,
      nakshatra: panchak ? star(panchak) : null,
      panchak_type: panchak ? panchakType(panchak.from, day, world.sky) : null,
      ...span(panchak),
    },
    ganda_mool: { active: ganda !== undefined, nakshatra: ganda ? star(ganda) : null, ...span(ganda) },
    bhadra: { active: windows.length > 0, windows },
    vinchudo: { active: vinchudo !== undefined, ...span(vinchudo) },
  }
}

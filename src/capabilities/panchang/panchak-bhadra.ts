import { PAKSHAS, pakshaOf, TITHIS, tithiName } from '../../jyotish/limbs.ts'
import {
  bhadras,
  gandaMulas,
  LOKAS,
  PANCHAK_TYPES,
  panchaks,
  panchakType,
  vinchudos,
} from '../../jyotish/panchang/day-doshas.ts'
import { STAR } from '../../jyotish/panchang/limbs.ts'
import { nullable, oneOf, t, term } from '../../schema.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import {
  datePlace,
  head,
  headFields,
  MaybeMoment,
  readToday,
  TimeWindow,
  type Today,
  windowFields,
  written,
} from '../almanac.ts'
import { capability } from '../capability.ts'
import { delhi } from '../inputs.ts'
import { Star } from '../shapes.ts'

const spanFields = { starts_at: MaybeMoment, ends_at: MaybeMoment }
const active = t.Boolean({ description: 'Some part lies between sunrise and the next sunrise.' })

export const BhadraWindow = t.Object({
  ...windowFields,
  tithi: term(TITHIS),
  paksha: term(PAKSHAS),
  loka: oneOf(LOKAS),
  harmful: t.Boolean({ description: 'The loka is Prithvi.' }),
  mukha: TimeWindow,
  puchchha: TimeWindow,
})
export const DoshasObject = t.Object({
  panchak: t.Object({
    active,
    nakshatra: nullable(Star),
    panchak_type: nullable(oneOf(PANCHAK_TYPES)),
    ...spanFields,
  }),
  ganda_mool: t.Object({ active, nakshatra: nullable(Star), ...spanFields }),
  bhadra: t.Object({ active, windows: t.Array(BhadraWindow) }),
  vinchudo: t.Object({ active, ...spanFields }),
})

export const bhadraWindows = (today: Today) =>
  bhadras(today.day, today.almanac).map((bhadra) => ({
    ...written(bhadra, today),
    tithi: tithiName(bhadra.tithi),
    paksha: pakshaOf(bhadra.tithi) as (typeof PAKSHAS)[number],
    loka: bhadra.loka,
    harmful: bhadra.loka === 'Prithvi',
    mukha: written(bhadra.mukha, today),
    puchchha: written(bhadra.puchchha, today),
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

export default capability({
  slug: 'panchak-bhadra',
  title: 'Panchak, Ganda Mool, Bhadra, Vinchudo',
  summary: 'The four stays of the Moon that a day is checked for, with their true ends.',
  weight: 'light',
  method:
    "Panchak: the Moon from 300 to 360 degrees (Lahiri), its type by the weekday of her entry (common almanac practice). Ganda Mool: the six stars at the joints; the first that meets the day. Bhadra: the Vishti karana, mukha and puchchha in eighths of the whole tithi, loka by the Moon's sign as it begins (Muhurta Chintamani ch. 1). Vinchudo: the Moon in Scorpio.",
  input: datePlace(),
  data: t.Object({ ...headFields, doshas: DoshasObject }),
  example: { date: '2024-04-09', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...head(today), doshas: doshasObject(today) }
})

import { BAANAS, baanas, gandaMulas, panchaks } from '../../../jyotish/panchang/day-doshas.ts'
import { durmuhurtas, type Octant, octant, type Vela, vela } from '../../../jyotish/panchang/day-parts.ts'
import { STAR } from '../../../jyotish/panchang/limbs.ts'
import { varjyams } from '../../../jyotish/panchang/stars.ts'
import { oneOf, t } from '../../../schema.ts'
import {
  bySun,
  CutWindow,
  cutFields,
  cutWindow,
  formattedWindow,
  MaybeWindow,
  type Today,
  Windows,
} from '../../shared/almanac.ts'
import { Star } from '../../shared/shapes.ts'
import { BhadraWindow, bhadraWindows } from './day-doshas.ts'
import { windowsOfYoga } from './special-yogas.ts'

export const InauspiciousWindows = t.Object(
  {
    rahu_kaal: MaybeWindow,
    yamaganda: MaybeWindow,
    gulika_kaal: MaybeWindow,
    durmuhurta: Windows,
    varjyam: t.Array(CutWindow),
    bhadra: t.Array(BhadraWindow),
    vara_vela: MaybeWindow,
    kala_vela: MaybeWindow,
    kala_ratri: MaybeWindow,
    ganda_mool: t.Array(t.Object({ nakshatra: Star, ...cutFields })),
    panchak: t.Array(CutWindow),
    vidaal_yoga: Windows,
    aadal_yoga: Windows,
    baana: t.Array(t.Object({ type: oneOf(BAANAS), ...cutFields })),
  },
  { $id: 'InauspiciousWindows', description: 'Inauspicious windows of the day.' },
)

export const inauspiciousWindows = (today: Today) => {
  const { day, almanac } = today
  const eighth = (which: Octant) => bySun(today, (light) => formattedWindow(octant(which, day.weekday, light), today))
  const velaWindow = (which: Vela) => bySun(today, (light) => formattedWindow(vela(which, day.weekday, light), today))
  return {
    rahu_kaal: eighth('rahu_kaal'),
    yamaganda: eighth('yamaganda'),
    gulika_kaal: eighth('gulika_kaal'),
    durmuhurta:
      bySun(today, (light) => durmuhurtas(day.weekday, light).map((part) => formattedWindow(part, today))) ?? [],
    varjyam: varjyams(day, almanac).map((window) => cutWindow(window, today)),
    bhadra: bhadraWindows(today),
    vara_vela: velaWindow('vara_vela'),
    kala_vela: velaWindow('kala_vela'),
    kala_ratri: velaWindow('kala_ratri'),
    ganda_mool: gandaMulas(day, almanac).map((span) => ({
      nakshatra: STAR.names[span.number - 1]!,
      ...cutWindow(span, today),
    })),
    panchak: panchaks(day, almanac).map((window) => cutWindow(window, today)),
    vidaal_yoga: windowsOfYoga('vidaal', today),
    aadal_yoga: windowsOfYoga('aadal', today),
    baana: baanas(day, almanac).map((span) => ({ type: span.type, ...cutWindow(span, today) })),
  }
}

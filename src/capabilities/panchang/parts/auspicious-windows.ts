import { CHOGHADIYA_QUALITY, CHOGHADIYAS } from '../../../jyotish/panchang/day-parts.ts'
import { type GodhuliRule, type GoodHour, goodHours } from '../../../jyotish/panchang/good-hours.ts'
import { amritaKalams } from '../../../jyotish/panchang/stars.ts'
import { nullable, oneOf, t } from '../../../schema.ts'
import {
  CutWindow,
  cutWindow,
  formattedWindow,
  MaybeWindow,
  type Today,
  Windows,
  windowFields,
} from '../../shared/almanac.ts'
import { choghadiyaRows } from './choghadiyas.ts'
import { windowsOfYoga } from './special-yogas.ts'

export const AuspiciousWindows = t.Object(
  {
    brahma_muhurta: MaybeWindow,
    pratah_sandhya: MaybeWindow,
    abhijit: nullable(
      t.Object({
        ...windowFields,
        usable: t.Boolean({ description: 'True if abhijit may be used; false on a Wednesday.' }),
      }),
    ),
    vijaya_muhurta: MaybeWindow,
    godhuli: MaybeWindow,
    sayahna_sandhya: MaybeWindow,
    nishita: MaybeWindow,
    amrita_kalam: t.Array(CutWindow),
    ravi_yoga: Windows,
    sarvartha_siddhi: Windows,
    amrita_siddhi: Windows,
    good_choghadiya: t.Array(t.Object({ name: oneOf(CHOGHADIYAS), ...windowFields })),
  },
  { $id: 'AuspiciousWindows', description: 'Auspicious windows.' },
)

export const auspiciousWindows = (today: Today, godhuli?: GodhuliRule) => {
  const hours = goodHours(today.day, godhuli)
  const hour = (which: GoodHour) => {
    const window = hours?.[which]
    return window ? formattedWindow(window, today) : null
  }
  const abhijit = hour('abhijit')
  const choghadiyas = choghadiyaRows(today)
  return {
    brahma_muhurta: hour('brahma_muhurta'),
    pratah_sandhya: hour('pratah_sandhya'),
    abhijit: abhijit && { ...abhijit, usable: hours!.abhijitUsable },
    vijaya_muhurta: hour('vijaya_muhurta'),
    godhuli: hour('godhuli'),
    sayahna_sandhya: hour('sayahna_sandhya'),
    nishita: hour('nishita'),
    amrita_kalam: amritaKalams(today.day, today.almanac).map((window) => cutWindow(window, today)),
    ravi_yoga: windowsOfYoga('ravi_yoga', today),
    sarvartha_siddhi: windowsOfYoga('sarvartha_siddhi', today),
    amrita_siddhi: windowsOfYoga('amrita_siddhi', today),
    good_choghadiya: [...(choghadiyas?.day ?? []), ...(choghadiyas?.night ?? [])]
      .filter(({ name }) => CHOGHADIYA_QUALITY[name] === 'good')
      .map(({ name, start, end }) => ({ name, start, end })),
  }
}

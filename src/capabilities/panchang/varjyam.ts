import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { amritaKalams, type StarWindow, varjyams } from '../../jyotish/panchang/stars.ts'
import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import {
  datePlace,
  dayHead,
  dayHeadFields,
  formattedWindow,
  Moment,
  readToday,
  TimeWindow,
  type Today,
  windowFields,
} from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Star } from '../shared/shapes.ts'

const starFields = {
  nakshatra: Star,
  nakshatra_start: Moment,
  nakshatra_end: Moment,
  start_ghatika: t.Integer({ minimum: 0, maximum: 59, description: 'Start in ghatis, of 60 in the nakshatra.' }),
  ...windowFields,
}

const row = (window: StarWindow, today: Today) => ({
  nakshatra: NAKSHATRAS[window.star.number - 1]!,
  nakshatra_start: today.write(window.star.from),
  nakshatra_end: today.write(window.star.to),
  start_ghatika: window.ghati,
  ...formattedWindow(window, today),
})

export default capability({
  slug: 'varjyam',
  title: 'Varjyam and Amrita kalam',
  summary: 'The varjyam and amrita ghatis of each nakshatra that overlap the day.',
  weight: 'light',
  method:
    'The start is the start of the nakshatra + its length x ghati / 60, and the window lasts a fifteenth of the nakshatra (Muhurta Chintamani, visha ghatika; the table agrees with three printed ones). Mula has two windows; nakshatras on which sources differ are marked. Windows are not cut to the day.',
  input: datePlace(),
  data: t.Object({
    ...dayHeadFields,
    day: TimeWindow,
    varjyam: t.Array(t.Object({ ...starFields, disputed: t.Boolean() })),
    amrita_kalam: t.Array(t.Object(starFields)),
  }),
  example: { date: '2023-01-01', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  const { day, almanac } = today
  return {
    ...dayHead(today),
    day: formattedWindow(day, today),
    varjyam: varjyams(day, almanac).map((window) => ({ ...row(window, today), disputed: window.disputed })),
    amrita_kalam: amritaKalams(day, almanac).map((window) => row(window, today)),
  }
})

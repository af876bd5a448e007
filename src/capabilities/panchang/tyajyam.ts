import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { GHATI } from '../../jyotish/measures.ts'
import { tithiTyajyaGhati, VARA_TYAJYA, yogaHead } from '../../jyotish/panchang/limb-natures.ts'
import { type Limb, type LimbSpan, STAR, TITHI, YOGA_LIMB } from '../../jyotish/panchang/limbs.ts'
import { fourGhatis, varjyams } from '../../jyotish/panchang/stars.ts'
import { maybeTerm, t } from '../../schema.ts'
import { plusDays } from '../../time/julian-day.ts'
import { overlapOf, type Window } from '../../time/window.ts'
import { capability } from '../capability.ts'
import {
  cutFields,
  cutWindow,
  datePlace,
  dayHead,
  dayHeadFields,
  formattedWindow,
  readToday,
  TimeWindow,
} from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'

const Row = t.Object(
  {
    because: maybeTerm(['Weekday', 'Tithi', 'Star', 'LimbYoga'], {
      description: 'Weekday, tithi or nakshatra that causes the window.',
    }),
    ...cutFields,
    disputed: t.Boolean({ description: 'True if books disagree on the span.' }),
  },
  { $id: 'TyajyamWindow', description: 'A tyajyam window, which is avoided.' },
)
const Rows = t.Array(Row)

export default capability({
  slug: 'tyajyam',
  title: 'Tyajyam',
  summary: 'Windows to avoid in a day: of nakshatra, tithi, weekday and yoga, and joints between limbs.',
  weight: 'light',
  method:
    'Nakshatra tyajyam is varjyam. Tithi and weekday tyajyam are four visha ghatis of sixty (Muhurta Chintamani, marriage chapter with the Piyushadhara gloss; many almanacs omit them). Yoga tyajyam is the faulty first part of a yoga in ghatis of 24 minutes. Sandhi is 24 minutes on both sides of the end of tithi, nakshatra and yoga. Windows are cut to the day; `start_full` and `end_full` are the uncut moments.',
  input: datePlace(),
  data: t.Object({
    ...dayHeadFields,
    day: TimeWindow,
    nakshatra: Rows,
    tithi: Rows,
    vara: Rows,
    yoga: Rows,
    sandhi: Rows,
  }),
  example: { date: '2023-01-01', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  const { day, almanac } = today
  const rows = (because: string, windows: readonly Window[], disputed: boolean) =>
    windows
      .filter((window) => overlapOf(window, day))
      .map((window) => ({ because, ...cutWindow(window, today), disputed }))
  const ofLimb = (limb: Limb, disputed: boolean, windows: (span: LimbSpan) => Window[]) =>
    almanac.during(limb, day).flatMap((span) => rows(limb.names[span.number - 1]!, windows(span), disputed))
  const joints = (limb: Limb, name: string) =>
    almanac
      .during(limb, { from: plusDays(day.from, -GHATI), to: plusDays(day.to, GHATI) })
      .flatMap(({ number, to }) =>
        rows(`${name} ${limb.names[number - 1]!}`, [{ from: plusDays(to, -GHATI), to: plusDays(to, GHATI) }], false),
      )
  return {
    ...dayHead(today),
    day: formattedWindow(day, today),
    nakshatra: varjyams(day, almanac).flatMap((window) =>
      rows(STAR.names[window.star.number - 1]!, [window], window.disputed),
    ),
    tithi: ofLimb(TITHI, true, (span) => [fourGhatis(span, tithiTyajyaGhati(span.number))]),
    vara: rows(WEEKDAYS[day.weekday]!, [fourGhatis(day, VARA_TYAJYA[day.weekday]!)], true),
    yoga: ofLimb(YOGA_LIMB, false, yogaHead),
    sandhi: [
      ...joints(TITHI, 'end of tithi'),
      ...joints(STAR, 'end of nakshatra'),
      ...joints(YOGA_LIMB, 'end of yoga'),
    ],
  }
})

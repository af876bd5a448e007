import { mapYielding } from '../../cooperative-yield.ts'
import { festivalCalendar, type Observance } from '../../jyotish/festivals/index.ts'
import { OBSERVANCES } from '../../jyotish/festivals/observances.ts'
import { SCOPES } from '../../jyotish/festivals/rule.ts'
import { pakshaOf, TITHIS, tithiName } from '../../jyotish/limbs.ts'
import { maybe, maybeTerm, meaning, nullable, oneOf, rows, t, term } from '../../schema.ts'
import { CRESCENT_CRITERIA } from '../../sky/crescent.ts'
import { dateText } from '../../time/iso.ts'
import { capability } from '../capability.ts'
import { DateText, Location, MaybeMoment, MaybeWindow, MonthNumber, YEAR, yearPlace } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Ayanamsha } from '../shared/shapes.ts'
import { EVENING_BEFORE, KalaName, Masa, masaFields, Paksha, readFestivalYear, type Stretch } from './parts/year.ts'

const row = ({ calendar, write, window }: Stretch, selection: Observance) => {
  const { tithi, day } = selection
  const { month, number } = tithi ?? calendar.tithiAt(day.from)
  return {
    date: dateText(day.date),
    name: selection.name,
    scope: selection.scope,
    ...masaFields(month, number),
    paksha: tithi && (pakshaOf(tithi.number) as 'Shukla' | 'Krishna'),
    tithi: tithi && tithiName(tithi.number),
    tithi_start: tithi && write(tithi.from),
    tithi_end: tithi && write(tithi.to),
    kala: selection.kala,
    kala_window: selection.window && window(selection.window),
    rule: `${selection.why} ${selection.source}.`,
    alternatives: selection.alternatives.map(({ tradition, day }) => ({ tradition, date: dateText(day.date) })),
  }
}

/** Full names, or the part before the bracket, case-insensitive. */
const select = (names: readonly string[]) => {
  const selection = new Set(names.map((name) => name.trim().toLowerCase()))
  return (name: string) => selection.has(name.toLowerCase()) || selection.has(name.replace(/ \(.*$/, '').toLowerCase())
}

export default capability({
  slug: 'festival-calendar',
  title: 'Festival calendar',
  summary: 'The festivals, vratas and sankrantis of a year at a place, each with its dating rule.',
  keywords: 'festival date diwali holi navaratri dussehra holidays',
  weight: 'heavy',
  method: `The calendar has ${OBSERVANCES.length} observances and the recurring vratas of vrat-dates. Each has one rule: month and tithi (or nakshatra, or sankranti), the part of the day in which it must be current, and exceptions. Sources: Nirnaya Sindhu and Dharma Sindhu. Months are amanta, the ayanamsha is Lahiri, and an adhika month has recurring vratas only. Ekadashis are dated by the Smarta fast and Janmashtami by midnight; \`alternatives\` has the Vaishnava day. Civil holidays are not included.`,
  input: yearPlace({
    year: YEAR,
    month: maybe(MonthNumber),
    scope: maybe(oneOf(['major', 'all', 'vrata'], { default: 'all' })),
    names: maybe(
      t.Array(t.String({ minLength: 1, maxLength: 80 }), {
        maxItems: 400,
        description: 'Observances to list, by full name or the part before a bracket; case-insensitive.',
      }),
    ),
    crescent: maybe(
      oneOf(CRESCENT_CRITERIA, {
        default: 'yallop',
        description:
          'Criterion of Chandra Darshana: Yallop (q above -0.014), Odeh (V from 5.65), or 48 minutes of lag.',
      }),
    ),
  }),
  data: t.Object({
    year: t.Integer(),
    location: Location,
    ayanamsha: Ayanamsha,
    observances: t.Array(
      t.Object({
        date: DateText,
        name: maybeTerm(['Festival']),
        scope: oneOf(SCOPES),
        masa_amanta: Masa,
        masa_purnimanta: Masa,
        paksha: nullable(Paksha),
        tithi: nullable(
          term(TITHIS, { description: 'Tithi of the observance; null for a nakshatra, solar or other rule.' }),
        ),
        tithi_start: MaybeMoment,
        tithi_end: MaybeMoment,
        kala: nullable(
          meaning(KalaName, 'Part of the day that must hold the tithi or nakshatra; null if a date decides.'),
        ),
        kala_window: MaybeWindow,
        rule: t.String({ description: 'Reason for the date, and the source.' }),
        alternatives: t.Array(t.Object({ tradition: t.String(), date: DateText })),
      }),
    ),
    by_month: rows(t.Object({ month: MonthNumber, count: t.Integer() }), 12),
  }),
  example: { year: 2025, month: 10, scope: 'major', ...delhi },
  sheet: 'observances',
  calendar: ({ observances }) =>
    observances.map(({ name, date, scope, rule, kala_window, alternatives }) => ({
      title: [name],
      when: date,
      category: scope,
      description: [
        rule,
        ...(kala_window ? [`${kala_window.start} - ${kala_window.end}`] : []),
        ...alternatives.map((other) => `${other.date}: ${other.tradition}`),
      ].join('\n'),
      ...(scope === 'major' && { alarmMinutes: EVENING_BEFORE }),
    })),
}).compute(async (input, world) => {
  const stretch = await readFestivalYear(input, world)
  const scope = input.scope ?? 'all'
  const named = input.names ? select(input.names) : () => true
  await world.yieldIfDue()
  const calendar = { ...stretch.calendar, crescent: input.crescent ?? 'yallop' }
  const selection = festivalCalendar(calendar).filter(
    (each) => (scope === 'all' || each.scope === scope) && named(each.name),
  )
  return {
    year: input.year,
    ...stretch.head,
    observances: await mapYielding(selection, world.yieldIfDue, (each) => row(stretch, each)),
    by_month: Array.from({ length: 12 }, (_, i) => ({
      month: i + 1,
      count: selection.filter(({ day }) => day.date.month === i + 1).length,
    })),
  }
})

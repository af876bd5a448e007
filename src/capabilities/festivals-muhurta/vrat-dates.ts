import { EKADASHI_TRADITIONS, type Parana, paranaOf } from '../../jyotish/festivals/ekadashi.ts'
import { type VrataDay, vrataDays } from '../../jyotish/festivals/index.ts'
import { VRATA_KINDS } from '../../jyotish/festivals/observances.ts'
import { pakshaOf } from '../../jyotish/limbs.ts'
import { maybe, maybeTerm, nullable, oneOf, t } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import { capability } from '../capability.ts'
import { DateText, Location, MaybeMoment, Moment, windowFields, YEAR, yearPlace } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Ayanamsha } from '../shared/shapes.ts'
import { EVENING_BEFORE, KalaName, Masa, masaFields, Paksha, readFestivalYear, type Stretch } from './parts/year.ts'

const row = ({ calendar, write, window }: Stretch, selection: VrataDay) => {
  const tithi = selection.tithi!
  const parana = selection.vrata === 'ekadashi' ? paranaOf(tithi, selection.day, calendar) : null
  const paranaFields = (each: Parana) => ({ ...window(each), hari_vasara_ends: write(each.hariVasaraEnds) })
  const moonrise = selection.vrata === 'sankashti' ? calendar.kala(selection.day, 'moonrise') : null
  return {
    date: dateText(selection.day.date),
    vrat: selection.vrata,
    name: selection.name,
    ...masaFields(tithi.month, tithi.number),
    paksha: pakshaOf(tithi.number) as 'Shukla' | 'Krishna',
    tithi_start: write(tithi.from),
    tithi_end: write(tithi.to),
    kala: selection.kala!,
    parana: parana && paranaFields(parana),
    moonrise: moonrise && write(moonrise.from),
    special: selection.special,
    alternate_date: selection.alternatives[0] ? dateText(selection.alternatives[0].day.date) : null,
  }
}

export default capability({
  slug: 'vrat-dates',
  title: 'Vrat dates',
  summary:
    'The dates of a recurring vrata in a year at a place: ekadashis with parana, pradosha, sankashti and others.',
  keywords: 'fast fasting ekadashi pradosh chaturthi date',
  weight: 'standard',
  method:
    'The Smarta Ekadashi is the last day with Ekadashi at sunrise if Dwadashi is current at the next sunrise, otherwise the day before. The Vaishnava Ekadashi is the same day if no Dashami remains at its arunodaya and the Dwadashi is no mahadvadashi, otherwise the day after (Hari-bhakti-vilasa). A mahadvadashi: it, or the Purnima or Amavasya after it, has two sunrises, or Punarvasu, Rohini, Pushya or Shravana covers both sunrises of a bright one. Parana follows hari vasara within Dwadashi. Pradosha is Trayodashi at dusk; Sankashti Krishna Chaturthi at moonrise; Vinayaka Shukla Chaturthi at midday; Masik Shivaratri Krishna Chaturdashi at midnight; Satyanarayana Purnima at dusk; the others go by sunrise. Source: Dharma Sindhu.',
  input: yearPlace({
    year: YEAR,
    vrat: maybe(oneOf([...VRATA_KINDS, 'all'], { default: 'ekadashi' })),
    tradition: maybe(oneOf(EKADASHI_TRADITIONS, { default: 'smarta', description: 'Ekadashi tradition.' })),
  }),
  data: t.Object({
    year: t.Integer(),
    location: Location,
    ayanamsha: Ayanamsha,
    vrat: oneOf([...VRATA_KINDS, 'all']),
    dates: t.Array(
      t.Object({
        date: DateText,
        vrat: oneOf(VRATA_KINDS),
        name: maybeTerm(['Festival']),
        masa_amanta: Masa,
        masa_purnimanta: Masa,
        paksha: Paksha,
        tithi_start: Moment,
        tithi_end: Moment,
        kala: KalaName,
        parana: nullable(t.Object({ ...windowFields, hari_vasara_ends: Moment })),
        moonrise: MaybeMoment,
        special: nullable(
          maybeTerm(['Festival'], {
            description: 'Name of the vrata by its weekday, such as Soma Pradosha; null without one.',
          }),
        ),
        alternate_date: nullable(t.String({ description: 'Date in the other tradition; null if equal.' })),
      }),
    ),
  }),
  example: { year: 2025, ...delhi },
  sheet: 'dates',
  calendar: ({ dates }) =>
    dates.flatMap(({ name, date, vrat, tithi_start, tithi_end, parana, moonrise, special, alternate_date }) => [
      {
        title: [special ?? name],
        when: date,
        category: vrat,
        description: [
          `${name}: ${tithi_start} - ${tithi_end}`,
          ...(moonrise ? [`Moonrise ${moonrise}`] : []),
          ...(alternate_date ? [`Other tradition: ${alternate_date}`] : []),
        ].join('\n'),
        alarmMinutes: EVENING_BEFORE,
      },
      ...(parana ? [{ title: ['Parana:', name], when: { start: parana.start, end: parana.end }, category: vrat }] : []),
    ]),
}).compute(async (input, world) => {
  const vrat = input.vrat ?? 'ekadashi'
  const stretch = await readFestivalYear(input, world)
  const kinds = vrat === 'all' ? VRATA_KINDS : [vrat]
  const days = vrataDays(kinds, stretch.calendar, input.tradition ?? 'smarta')
  return { year: input.year, ...stretch.head, vrat, dates: days.map((day) => row(stretch, day)) }
})

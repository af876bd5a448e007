import { type Parana, paranaOf, TRADITIONS } from '../../jyotish/festivals/ekadashi.ts'
import { type VrataDay, vrataDays } from '../../jyotish/festivals/index.ts'
import { VRATA_KINDS } from '../../jyotish/festivals/observances.ts'
import { pakshaOf } from '../../jyotish/limbs.ts'
import { amantaName } from '../../jyotish/lunar-month.ts'
import { maybe, maybeTerm, nullable, oneOf, t } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import { capability } from '../capability.ts'
import { DateText, Location, MaybeMoment, Moment, windowFields, YEAR, yearPlace } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Ayanamsha } from '../shared/shapes.ts'
import { KalaName, Masa, Paksha, readFestivalYear, type Stretch } from './parts/year.ts'

const row = ({ calendar, write, window }: Stretch, selection: VrataDay) => {
  const tithi = selection.tithi!
  const parana = selection.vrata === 'ekadashi' ? paranaOf(tithi, selection.day, calendar) : null
  const paranaFields = (each: Parana) => ({ ...window(each), hari_vasara_ends: write(each.hariVasaraEnds) })
  const moonrise = selection.vrata === 'sankashti' ? calendar.kala(selection.day, 'moonrise') : null
  return {
    date: dateText(selection.day.date),
    vrat: selection.vrata,
    name: selection.name,
    masa_amanta: amantaName(tithi.month),
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
    'Ekadashi, Smarta: the last day with ekadashi at sunrise when dwadashi is current at the next sunrise, else the day before. Vaishnava: that day when no dashami is left at its arunodaya and dwadashi is no mahadvadashi (it or the Purnima or Amavasya after it holds two sunrises; Punarvasu, Rohini, Pushya or Shravana holds both sunrises of a bright one), else the day after; Hari-bhakti-vilasa. Parana after hari vasara inside dwadashi. Pradosha: trayodashi at dusk; sankashti: Krishna 4 at moonrise; vinayaka: Shukla 4 at midday; masik-shivaratri: Krishna 14 at midnight; satyanarayana: Purnima at dusk; the rest by sunrise. Dharma Sindhu.',
  input: yearPlace({
    year: YEAR,
    vrat: maybe(oneOf([...VRATA_KINDS, 'all'], { default: 'ekadashi' })),
    tradition: maybe(oneOf(TRADITIONS, { default: 'smarta', description: 'Ekadashi tradition.' })),
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
        paksha: Paksha,
        tithi_start: Moment,
        tithi_end: Moment,
        kala: KalaName,
        parana: nullable(t.Object({ ...windowFields, hari_vasara_ends: Moment })),
        moonrise: MaybeMoment,
        special: nullable(
          maybeTerm(['Festival'], {
            description: 'Weekday name, such as Soma Pradosha; null for others.',
          }),
        ),
        alternate_date: nullable(t.String({ description: 'Date in the other tradition; null if equal.' })),
      }),
    ),
  }),
  example: { year: 2025, ...delhi },
}).compute(async (input, world) => {
  const vrat = input.vrat ?? 'ekadashi'
  const stretch = await readFestivalYear(input, world)
  const kinds = vrat === 'all' ? VRATA_KINDS : [vrat]
  const days = vrataDays(kinds, stretch.calendar, input.tradition ?? 'smarta')
  return { year: input.year, ...stretch.head, vrat, dates: days.map((day) => row(stretch, day)) }
})

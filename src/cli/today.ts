import { styleText } from 'node:util'
import { Command } from 'commander'
import type { AppContext } from '../api/app-context.ts'
import { createKeylessService, type KeylessService } from '../service/keyless-service.ts'
import { SetupError } from '../settings.ts'
import { entryOf } from './catalogue.ts'

interface Found {
  places: { name: string; country: string; latitude: number; longitude: number; timezone: string }[]
}
interface Limb {
  name: string
  ends_at: string | null
  paksha?: string
}
interface Stretch {
  start: string
  end: string
}
interface Day {
  date: string
  vara: { name: string }
  limbs: { tithi: Limb; nakshatra: Limb; yoga: Limb }
  sun_moon: { sunrise: string | null; sunset: string | null }
  inauspicious: { rahu_kaal?: Stretch | null }
  festivals: string[]
}

const answered = async <D>(trial: KeylessService, slug: string, input: object): Promise<D> => {
  const { status, body } = await trial.call(entryOf(slug), input)
  const read = JSON.parse(body)
  if (status !== 200) throw new SetupError(read.error.message)
  return read.data
}

/** For the terminal alone: what is piped has no colours, and neither has one that wants none (NO_COLOR). */
const bold = (text: string) => styleText('bold', text, { stream: process.stdout })
const dim = (text: string) => styleText('dim', text, { stream: process.stdout })

/** `20:31`, or `17:32 on the 10th` of another day. */
const clock = (instant: string | null, date: string) => {
  if (instant === null) return null
  const time = instant.slice(11, 16)
  return instant.startsWith(date) ? time : `${time} (${instant.slice(8, 10)}.)`
}
const until = ({ name, ends_at }: Limb, date: string) => {
  const end = clock(ends_at, date)
  return `${bold(name)}${end ? dim(` until ${end}`) : ''}`
}

/** The day as a line. */
const line = (place: string, { date, vara, limbs, sun_moon, inauspicious, festivals }: Day): string => {
  const { tithi, nakshatra, yoga } = limbs
  const sunrise = clock(sun_moon.sunrise, date)
  const sunset = clock(sun_moon.sunset, date)
  const rahu = inauspicious.rahu_kaal
  return [
    `${bold(place)} ${date}, ${vara.name}`,
    `${tithi.paksha ? `${tithi.paksha} ` : ''}${until(tithi, date)}`,
    until(nakshatra, date),
    until(yoga, date),
    ...(sunrise && sunset ? [`Sun ${sunrise} to ${sunset}`] : []),
    ...(rahu ? [`Rahu kaal ${clock(rahu.start, date)} to ${clock(rahu.end, date)}`] : []),
    ...festivals.slice(0, 3),
  ].join(dim(' · '))
}

const dayIn = (timezone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date())

/** `today --place Pune`: the panchang of a day in a line. */
export const todayCommand = (house: AppContext) =>
  new Command('today')
    .description('the panchang of today, or of another day, in a line')
    .requiredOption('--place <name>', 'a town, with a region or country after a comma if wanted')
    .option('--date <date>', 'YYYY-MM-DD; today there unless told')
    .action(async ({ place, date }: { place: string; date?: string }) => {
      const trial = createKeylessService({ sky: house.openSky(), atlas: house.openAtlas(), clock: Date })
      const { places } = await answered<Found>(trial, 'search-place', { query: place, limit: 1 })
      const [found] = places
      if (!found) throw new SetupError(`no place is called ${place}; try another spelling or a larger town.`)
      const { name, country, latitude, longitude, timezone } = found
      const input = { date: date ?? dayIn(timezone), latitude, longitude, timezone }
      console.log(line(`${name}, ${country}`, await answered<Day>(trial, 'daily-panchang', input)))
    })

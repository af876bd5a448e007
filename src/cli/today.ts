import { styleText } from 'node:util'
import { Command } from 'commander'
import type { AppContext } from '../api/command-context.ts'
import { createKeylessService, type KeylessService } from '../service/keyless-service.ts'
import { SetupError } from '../settings.ts'
import { entryOf } from './catalogue.ts'

interface PlaceMatches {
  places: { name: string; country: string; latitude: number; longitude: number; timezone: string }[]
}
interface Limb {
  name: string
  ends_at: string | null
  paksha?: string
}
interface Period {
  start: string
  end: string
}
interface Day {
  date: string
  vara: { name: string }
  limbs: { tithi: Limb; nakshatra: Limb; yoga: Limb }
  sun_moon: { sunrise: string | null; sunset: string | null }
  inauspicious: { rahu_kaal?: Period | null }
  festivals: string[]
}

const callCapability = async <D>(service: KeylessService, slug: string, input: object): Promise<D> => {
  const { status, body } = await service.call(entryOf(slug), input)
  const answer = JSON.parse(body)
  if (status !== 200) throw new SetupError(answer.error.message)
  return answer.data
}

/** Styled text for a terminal. Output to pipes, or with NO_COLOR set, is plain. */
const bold = (text: string) => styleText('bold', text, { stream: process.stdout })
const dim = (text: string) => styleText('dim', text, { stream: process.stdout })

/** A time such as `20:31`, or `17:32 (10.)` if it is on another day than `date`. */
const clock = (instant: string | null, date: string) => {
  if (instant === null) return null
  const time = instant.slice(11, 16)
  return instant.startsWith(date) ? time : `${time} (${instant.slice(8, 10)}.)`
}
const until = ({ name, ends_at }: Limb, date: string) => {
  const end = clock(ends_at, date)
  return `${bold(name)}${end ? dim(` until ${end}`) : ''}`
}

/** The panchang of a day as one line. */
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

/** The command `today --place Pune`: prints the panchang of a day as one line. */
export const todayCommand = (context: AppContext) =>
  new Command('today')
    .description('print the panchang of today, or of another day, as one line')
    .requiredOption('--place <name>', 'a town, optionally with a region or country after a comma')
    .option('--date <date>', 'YYYY-MM-DD; default: today at the place')
    .action(async ({ place, date }: { place: string; date?: string }) => {
      const service = createKeylessService({ sky: context.openSky(), atlas: context.openAtlas(), clock: Date })
      const { places } = await callCapability<PlaceMatches>(service, 'search-place', { query: place, limit: 1 })
      const [match] = places
      if (!match) throw new SetupError(`the place ${place} is not known; try another spelling or a larger town.`)
      const { name, country, latitude, longitude, timezone } = match
      const input = { date: date ?? dayIn(timezone), latitude, longitude, timezone }
      console.log(line(`${name}, ${country}`, await callCapability<Day>(service, 'daily-panchang', input)))
    })

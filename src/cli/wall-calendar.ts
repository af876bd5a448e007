import { writeFileSync } from 'node:fs'
import { Command, Option } from 'commander'
import type { AppContext } from '../api/command-context.ts'
import { type PanchangMonth, WALL_PAPERS, type WallMonth, type WallPaper, wallMonth } from '../document/wall-month.ts'
import { LABEL_LANGUAGES, type LabelLanguage } from '../lexicon/languages.ts'
import { lexicon, nameOf } from '../lexicon/lexicon.ts'
import { writeWallCalendar } from '../pdf/wall-calendar.ts'
import { createKeylessService, type KeylessService } from '../service/keyless-service.ts'
import { SetupError } from '../settings.ts'
import { entryOf } from './catalogue.ts'

interface Options {
  place: string
  year: string
  month?: string
  language: string
  region?: string
  paper: WallPaper
  output: string
}
interface Labelled<D> {
  data: D
  /** The label of a term, else the term itself. */
  label: (term: string) => string
}

/** Solar calendars of languages that have one; other calendars show the Sanskrit solar months. */
const REGION_OF_LANGUAGE: Readonly<Record<string, string>> = {
  ...{ ta: 'tamil', ml: 'malayalam', bn: 'bengali', or: 'odia', as: 'assamese', ne: 'nepali' },
}

const callLabelled = async <D>(service: KeylessService, slug: string, input: object): Promise<Labelled<D>> => {
  const { status, body } = await service.call(entryOf(slug), input)
  const answer = JSON.parse(body)
  if (status !== 200) throw new SetupError(answer.error.message)
  const terms = answer.meta.labels?.terms ?? {}
  return { data: answer.data, label: (term) => terms[term] ?? term }
}

const wholeNumber = (text: string) => {
  const number = Number(text)
  if (!Number.isInteger(number)) throw new SetupError(`${text} is not a whole number.`)
  return number
}

/** The command `wall-calendar`: writes a printable calendar of a month or a year. */
export const wallCalendarCommand = (context: AppContext) =>
  new Command('wall-calendar')
    .description('write a printable wall calendar as PDF, one landscape page for each month')
    .requiredOption('--place <name>', 'a town, optionally with a region or country after a comma')
    .requiredOption('--year <year>', 'the civil year')
    .option('--month <month>', '1 to 12; default: the whole year')
    .addOption(new Option('--language <code>', 'language of names').choices(['en', ...LABEL_LANGUAGES]).default('en'))
    .option('--region <name>', 'solar calendar of the upper right corner, as in monthly-panchang; default: by language')
    .addOption(new Option('--paper <size>', 'size of the paper').choices(WALL_PAPERS).default('A4'))
    .requiredOption('-o, --output <file>', 'the file to write, or - for stdout')
    .action(async ({ place, year, month, language, region, paper, output }: Options) => {
      const service = createKeylessService({ sky: context.openSky(), atlas: context.openAtlas(), clock: Date })
      const found = await callLabelled<{
        places: { name: string; latitude: number; longitude: number; timezone: string }[]
      }>(service, 'search-place', { query: place, limit: 1 })
      const [match] = found.data.places
      if (!match) throw new SetupError(`the place ${place} is not known; try another spelling or a larger town.`)
      const { name, latitude, longitude, timezone } = match
      const calendar = region ?? REGION_OF_LANGUAGE[language]
      const input = {
        ...{ latitude, longitude, timezone, year: wholeNumber(year) },
        ...(language !== 'en' && { labels: language }),
        ...(calendar && { region: calendar }),
      }
      const rahu =
        language === 'en' ? 'Rahu' : (nameOf('Rahu', 'Graha', await lexicon(language as LabelLanguage)) ?? 'Rahu')
      const numbers = month === undefined ? Array.from({ length: 12 }, (_, i) => i + 1) : [wholeNumber(month)]
      const pages: WallMonth[] = []
      for (const number of numbers) {
        const { data, label } = await callLabelled<PanchangMonth>(service, 'monthly-panchang', {
          ...input,
          month: number,
        })
        pages.push(wallMonth(data, { language, label, rahu }, name))
      }
      const file = await writeWallCalendar({
        ...{ title: `${name} ${year}`, language, paper, created: Date.now(), months: pages },
      })
      if (output === '-') process.stdout.write(file)
      else writeFileSync(output, file)
    })

import { existsSync, readFileSync } from 'node:fs'
import { Command } from 'commander'
import { SetupError } from '../settings.ts'
import type { Listing } from './outline.ts'

/** The prebuilt list of the package. Reading it takes a tenth of the time of loading the catalogue. */
const PREBUILT_LIST = new URL('../../data/listing.json', import.meta.url)

const listing = async (): Promise<Listing> =>
  existsSync(PREBUILT_LIST) ? JSON.parse(readFileSync(PREBUILT_LIST, 'utf8')) : (await import('./outline.ts')).listing()

export const listCommand = () =>
  new Command('list')
    .description('list the capabilities by family')
    .argument('[family]')
    .option('--json', 'as JSON')
    .action(async (family: string | undefined, { json }: { json?: true }) => {
      const all = await listing()
      if (family && !all.some(({ slug }) => slug === family))
        throw new SetupError(
          `the family ${family} does not exist. Families: ${all.map(({ slug }) => slug).join(', ')}.`,
        )
      const selectedFamilies = all.filter(({ slug }) => !family || slug === family)
      const members = selectedFamilies.flatMap((each) => each.members)
      if (json) return console.log(JSON.stringify(members, null, 2))
      const width = Math.max(...members.map(({ slug }) => slug.length))
      for (const { slug, title, members } of selectedFamilies) {
        console.log(`\n${slug}: ${title} (${members.length})`)
        for (const member of members) console.log(`  ${member.slug.padEnd(width)}  ${member.summary}`)
      }
    })

/** Runs `khagola list` without loading the other commands. */
export const runList = async (words: string[]) => {
  try {
    await new Command('khagola').addCommand(listCommand()).parseAsync(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`khagola: ${error.message}`)
    process.exit(1)
  }
}

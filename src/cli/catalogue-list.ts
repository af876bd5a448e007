import { existsSync, readFileSync } from 'node:fs'
import { Command } from 'commander'
import { SetupError } from '../settings.ts'
import type { Listing } from './outline.ts'

/** The list of a packed Khagola, in which it does not change: reading it takes a tenth of loading the catalogue. */
const KEPT = new URL('../../data/listing.json', import.meta.url)

const listing = async (): Promise<Listing> =>
  existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : (await import('./outline.ts')).listing()

export const listCommand = () =>
  new Command('list')
    .description('the capabilities, by family')
    .argument('[family]')
    .option('--json', 'as JSON')
    .action(async (family: string | undefined, { json }: { json?: true }) => {
      const all = await listing()
      if (family && !all.some(({ slug }) => slug === family))
        throw new SetupError(`there is no family ${family}; they are: ${all.map(({ slug }) => slug).join(', ')}.`)
      const shown = all.filter(({ slug }) => !family || slug === family)
      const members = shown.flatMap((each) => each.members)
      if (json) return console.log(JSON.stringify(members, null, 2))
      const width = Math.max(...members.map(({ slug }) => slug.length))
      for (const { slug, title, members } of shown) {
        console.log(`\n${slug}: ${title} (${members.length})`)
        for (const member of members) console.log(`  ${member.slug.padEnd(width)}  ${member.summary}`)
      }
    })

/** `khagola list` alone, without the other commands. */
export const list = async (words: string[]) => {
  try {
    await new Command('khagola').addCommand(listCommand()).parseAsync(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`khagola: ${error.message}`)
    process.exit(1)
  }
}

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Command } from 'commander'
import { type AppContext, logError } from '../api/app-context.ts'
import { DOCUMENT_VERSION } from '../api/openapi.ts'
import { catalogue, families } from '../capabilities/index.ts'
import { type Backend, presentation } from '../mcp/backend.ts'
import { finder } from '../mcp/finder.ts'
import { pictureResult } from '../mcp/picture-results.ts'
import { mcpOverStdio } from '../mcp/stdio.ts'
import { handleProcessErrors } from '../process-errors.ts'
import { createKeylessService } from '../service/keyless-service.ts'
import { SetupError } from '../settings.ts'
import { documentOf } from './pdf.ts'

/** This process alone: no key, no charge, and documents in a folder that the system clears. */
const ownBackend = (house: AppContext): Backend => {
  const { settings, openSky, openAtlas, gate } = house
  const trial = createKeylessService({
    sky: openSky(),
    atlas: openAtlas(),
    clock: Date,
    deadlineMs: settings.deadlineMs,
    ...(gate && { gate }),
  })
  let folder: string | undefined
  let made = 0
  return {
    call: async (entry, input, _, present) => presentation(await trial.call(entry, input), present),
    async pdf(entry, input) {
      const reply = await trial.call(entry, input)
      if (reply.status !== 200) return reply
      const file = await documentOf(
        house,
        trial,
        entry,
        { input, body: reply.body },
        { branding: null, watermark: false, created: Date.now() },
      )
      folder ??= mkdtempSync(join(tmpdir(), 'khagola-'))
      const name = `${entry.slug}-${++made}.pdf`
      writeFileSync(join(folder, name), file)
      return { uri: pathToFileURL(join(folder, name)).href, name }
    },
  }
}

const familyList = (text: string) => {
  const words = text.split(',').map((word) => word.trim())
  const wrong = words.find((word) => !families.some(({ slug }) => slug === word))
  if (wrong !== undefined)
    throw new SetupError(`there is no family ${wrong}; they are: ${families.map(({ slug }) => slug).join(', ')}.`)
  return words
}

/** `mcp`: the tools for an assistant on this machine. Nothing else may be written to stdout. */
export const mcpCommand = (house: AppContext) =>
  new Command('mcp')
    .description('serve an assistant over stdin and stdout by the Model Context Protocol; no key, no server, no charge')
    .option('--family <slugs>', 'a tool of its own for each capability of these families, such as panchang,western')
    .action(({ family }: { family?: string }) => {
      const exposed = family === undefined ? [] : familyList(family)
      mcpOverStdio(
        {
          catalogue,
          families,
          find: finder(catalogue, families),
          draw: pictureResult,
          version: DOCUMENT_VERSION,
          exposed,
        },
        ownBackend(house),
        (error) => logError({ about: 'A message was not read.' }, error),
      )
      handleProcessErrors({ report: logError })
      process.stdin.on('end', () => process.exit(0))
    })

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Command } from 'commander'
import { type AppContext, logError } from '../api/command-context.ts'
import { DOCUMENT_VERSION } from '../api/document-version.ts'
import { catalogueIndexOf } from '../capabilities/families.ts'
import { catalogue, families } from '../capabilities/index.ts'
import { type Backend, presentation } from '../mcp/backend.ts'
import { createFinder } from '../mcp/finder.ts'
import { pictureResult } from '../mcp/picture-results.ts'
import { mcpOverStdio } from '../mcp/stdio.ts'
import { handleProcessErrors } from '../process-errors.ts'
import { createKeylessService } from '../service/keyless-service.ts'
import { SetupError } from '../settings.ts'
import { documentOf } from './pdf.ts'

const index = catalogueIndexOf(catalogue)

/** A backend that computes in this process without key or charge, and writes documents to a temporary folder. */
const localBackend = (context: AppContext): Backend => {
  const { settings, openSky, openAtlas, gate } = context
  const service = createKeylessService({
    sky: openSky(),
    atlas: openAtlas(),
    clock: Date,
    deadlineMs: settings.deadlineMs,
    ...(gate && { gate }),
  })
  let folder: string | undefined
  let fileCount = 0
  return {
    call: async (entry, input, _, present) => presentation(await service.call(entry, input), present),
    batch: (order) => service.batch(index, order),
    async pdf(entry, input) {
      const reply = await service.call(entry, input)
      if (reply.status !== 200) return reply
      const file = await documentOf(
        context,
        service,
        entry,
        { input, body: reply.body },
        { branding: null, watermark: false, created: Date.now() },
      )
      folder ??= mkdtempSync(join(tmpdir(), 'khagola-'))
      const name = `${entry.slug}-${++fileCount}.pdf`
      writeFileSync(join(folder, name), file)
      return { uri: pathToFileURL(join(folder, name)).href, name }
    },
  }
}

const familyList = (text: string) => {
  const words = text.split(',').map((word) => word.trim())
  const unknown = words.find((word) => !families.some(({ slug }) => slug === word))
  if (unknown !== undefined)
    throw new SetupError(
      `the family ${unknown} does not exist. Families: ${families.map(({ slug }) => slug).join(', ')}.`,
    )
  return words
}

/** The command `mcp`: MCP tools for an assistant on this machine. Only protocol messages may be written to stdout. */
export const mcpCommand = (context: AppContext) =>
  new Command('mcp')
    .description('serve the Model Context Protocol over stdin and stdout; no key, no server, no charge')
    .option('--family <slugs>', 'add a separate tool for each capability of these families, such as panchang,western')
    .action(({ family }: { family?: string }) => {
      const exposed = family === undefined ? [] : familyList(family)
      mcpOverStdio(
        {
          catalogue,
          families,
          find: createFinder(catalogue, families),
          draw: pictureResult,
          version: DOCUMENT_VERSION,
          exposed,
        },
        localBackend(context),
        (error) => logError({ about: 'An MCP message could not be read.' }, error),
      )
      handleProcessErrors({ report: logError })
      process.stdin.on('end', () => process.exit(0))
    })

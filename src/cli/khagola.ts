import { writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { describeService } from '../api/description.ts'
import { DOCUMENT_VERSION } from '../api/openapi.ts'
import type { House } from '../api/serve.ts'
import { catalogue, families } from '../capabilities/index.ts'
import { accountCommands } from './accounts.ts'
import { batchCommand } from './batch.ts'
import { callCommand } from './call.ts'
import { listCommand, showCommand } from './catalogue.ts'
import { pdfCommand } from './pdf.ts'
import { webhookCommands } from './webhooks.ts'

/** The command line: everything that the server can do, without the server. `serve` runs until a signal ends it. */
export const khagola = (house: House, serve: () => Promise<void>): Command => {
  const program = new Command('khagola')
    .description('Self-hosted astrology calculation API. Settings are environment variables; see the README.')
    .version(DOCUMENT_VERSION)
    .enablePositionalOptions()
    .showHelpAfterError('(khagola --help lists the commands)')
  program.command('serve').description('start the HTTP server, as npm start does').action(serve)
  program.addCommand(listCommand())
  program.addCommand(showCommand())
  program.addCommand(callCommand(house))
  program.addCommand(batchCommand(house))
  program.addCommand(pdfCommand(house))
  for (const command of [...accountCommands(house), ...webhookCommands(house)]) program.addCommand(command)
  program
    .command('openapi')
    .description('print the OpenAPI 3.1 description')
    .option('-o, --output <file>', 'write it there instead')
    .action(async ({ output }: { output?: string }) => {
      const document = await describeService({
        families,
        catalogue,
        sky: house.openSky(),
        atlas: house.openAtlas(),
        serverUrl: house.settings.publicUrl,
      })
      const text = `${JSON.stringify(document, null, 2)}\n`
      if (output) writeFileSync(output, text)
      else process.stdout.write(text)
    })
  return program
}

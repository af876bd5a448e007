import { writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { type AppContext, reachableOrigin } from '../api/command-context.ts'
import { describeService } from '../api/description.ts'
import { catalogue, families } from '../capabilities/index.ts'
import type { Settings } from '../settings.ts'
import { batchCommand } from './batch.ts'
import { callCommand } from './call.ts'
import { showCommand } from './catalogue.ts'
import { listCommand } from './catalogue-list.ts'
import { mcpCommand } from './mcp.ts'
import { pdfCommand } from './pdf.ts'
import { todayCommand } from './today.ts'
import { wallCalendarCommand } from './wall-calendar.ts'

/** The URL of a server with these settings. */
const addressOf = ({ publicUrl, host, port }: Settings): string =>
  publicUrl ?? reachableOrigin(`http://${host.includes(':') ? `[${host}]` : host}:${port}`)

const openapiCommand = (context: AppContext) =>
  new Command('openapi')
    .description('print the OpenAPI 3.1 document')
    .option('-o, --output <file>', 'write it to this file')
    .action(({ output }: { output?: string }) => {
      const document = describeService({ families, catalogue, serverUrl: addressOf(context.settings) })
      const text = `${JSON.stringify(document, null, 2)}\n`
      if (output) writeFileSync(output, text)
      else process.stdout.write(text)
    })

/** Commands that list capabilities or compute locally. */
export const computeCommands = (context: AppContext): Command[] => [
  listCommand(),
  showCommand(),
  callCommand(context),
  batchCommand(context),
  pdfCommand(context),
  todayCommand(context),
  wallCalendarCommand(context),
  mcpCommand(context),
  openapiCommand(context),
]

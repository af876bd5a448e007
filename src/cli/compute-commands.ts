import { writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { type AppContext, reachableOrigin } from '../api/app-context.ts'
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

/** Where a server of these settings is reached. */
const addressOf = ({ publicUrl, host, port }: Settings): string =>
  publicUrl ?? reachableOrigin(`http://${host.includes(':') ? `[${host}]` : host}:${port}`)

const openapiCommand = (house: AppContext) =>
  new Command('openapi')
    .description('print the OpenAPI 3.1 description')
    .option('-o, --output <file>', 'write it there instead')
    .action(({ output }: { output?: string }) => {
      const document = describeService({ families, catalogue, serverUrl: addressOf(house.settings) })
      const text = `${JSON.stringify(document, null, 2)}\n`
      if (output) writeFileSync(output, text)
      else process.stdout.write(text)
    })

/** Commands over the catalogue: what there is, and computing it here. */
export const computeCommands = (house: AppContext): Command[] => [
  listCommand(),
  showCommand(),
  callCommand(house),
  batchCommand(house),
  pdfCommand(house),
  todayCommand(house),
  mcpCommand(house),
  openapiCommand(house),
]

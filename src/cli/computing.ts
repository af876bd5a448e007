import { writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { describeService } from '../api/description.ts'
import type { House } from '../api/house.ts'
import { catalogue, families } from '../capabilities/index.ts'
import { batchCommand } from './batch.ts'
import { callCommand } from './call.ts'
import { listCommand, showCommand } from './catalogue.ts'
import { pdfCommand } from './pdf.ts'

const openapiCommand = (house: House) =>
  new Command('openapi')
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

/** Commands over the catalogue: what there is, and computing it here. */
export const computingCommands = (house: House): Command[] => [
  listCommand(),
  showCommand(),
  callCommand(house),
  batchCommand(house),
  pdfCommand(house),
  openapiCommand(house),
]

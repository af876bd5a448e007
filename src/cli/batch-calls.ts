import { Command } from 'commander'
import type { AppContext } from '../api/command-context.ts'
import { openCatalogueIndex } from '../capabilities/families.ts'
import { createKeylessService } from '../service/keyless-service.ts'
import { requestOf } from './request-argument.ts'

/** `batch calls`: the calls of one order, as `POST /v1/batch` answers them. */
export const callsCommand = (context: AppContext) =>
  new Command('calls')
    .description('compute the answer of POST /v1/batch locally, without key or charge')
    .argument('<order>', 'the body of the request: JSON, a file with JSON, or - for stdin')
    .option('--strict', 'exit with code 1 if a call has an error')
    .action(async (argument: string, { strict = false }: { strict?: boolean }) => {
      const service = createKeylessService({
        sky: context.openSky(),
        atlas: context.openAtlas(),
        clock: { now: Date.now },
        deadlineMs: context.settings.deadlineMs,
        ...(context.gate && { gate: context.gate }),
      })
      const { status, body } = await service.batch(openCatalogueIndex(), await requestOf(argument))
      const answer = JSON.parse(body)
      const text = `${JSON.stringify(answer, null, 2)}\n`
      if (status === 200) process.stdout.write(text)
      else process.stderr.write(text)
      if (status !== 200 || (strict && answer.data.failed > 0)) process.exitCode = 1
    })

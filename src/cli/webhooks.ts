import { Command } from 'commander'
import { type AppContext, listensEverywhere } from '../api/command-context.ts'
import { rotateLinkKey } from '../service/jobs/links.ts'
import { webhookAccounts } from '../service/webhooks/endpoints.ts'
import { sendTest } from '../service/webhooks/webhooks.ts'
import { SetupError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { findByIdOrName } from './find-by-id-or-name.ts'
import { wholeNumber } from './numbers.ts'
import { day, print } from './print.ts'
import { withStore as runWithStore } from './with-store.ts'

const clock = { now: Date.now }
const HOUR = 3_600_000

const count = wholeNumber()

type Endpoints = ReturnType<typeof webhookAccounts>

/** Commands that change webhook endpoints and link keys in the store. A running server sees every change immediately. */
export const webhookCommands = (context: AppContext): Command[] => {
  const { settings } = context
  const withStore = (work: (admin: Endpoints, store: Store) => Promise<void>) =>
    runWithStore(context, async (store) => {
      try {
        await work(webhookAccounts(store.webhooks, clock, settings.webhookPrivate), store)
      } catch (reason) {
        throw new SetupError((reason as Error).message)
      }
    })
  const printSecret = (secret: string) => console.log(`${secret}\nThe secret is shown only once.`)

  const webhooks = new Command('webhooks').description(
    'endpoints for job.succeeded and job.failed, and their deliveries',
  )
  webhooks
    .command('add')
    .description('add an endpoint for the sandbox or live jobs of one organisation')
    .argument('<url>', 'https URL')
    .option('--organisation <id or name>')
    .option('--live', 'for live jobs; default: sandbox jobs')
    .action((url: string, { organisation, live }: { organisation?: string; live?: true }) =>
      withStore(async (admin, store) => {
        if (!settings.publicUrl && listensEverywhere(settings))
          throw new SetupError(
            'set PUBLIC_URL to the URL under which clients reach the service; links in webhooks begin with it.',
          )
        const { id } = findByIdOrName(await store.organisations(), organisation, 'organisation')
        const endpoint = await admin.add(id, live ? 'live' : 'sandbox', url)
        printSecret(endpoint.secret)
        console.log(`Its id is ${endpoint.id}.`)
      }),
    )
  webhooks
    .command('list')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) =>
      withStore(async (admin, store) => {
        const names = new Map((await store.organisations()).map(({ id, name }) => [id, name]))
        print(
          (await admin.list()).map((each) => ({
            id: each.id,
            url: each.url,
            organisation: names.get(each.organisationId),
            environment: each.environment,
            created: day(each.createdAt),
            disabled: day(each.disabledAt),
          })),
          json,
        )
      }),
    )
  webhooks
    .command('rotate')
    .description('create a new secret; messages are also signed with the old one until it expires')
    .argument('<id>')
    .option('--overlap-hours <n>', 'hours until the old secret expires', count, 24)
    .action((id: string, { overlapHours }: { overlapHours: number }) =>
      withStore(async (admin) => printSecret(await admin.rotate(id, overlapHours * HOUR))),
    )
  const change = (verb: 'enable' | 'disable' | 'remove', description: string) =>
    webhooks
      .command(verb)
      .description(description)
      .argument('<id>')
      .action((id: string) =>
        withStore(async (admin) => {
          await admin[verb](id)
          console.log(`${id}: done`)
        }),
      )
  change('enable', 'send to an endpoint again that was disabled by a 410 or by this command line')
  change('disable', 'stop sending to an endpoint; its pending deliveries are cancelled')
  change('remove', 'delete an endpoint and its deliveries')
  webhooks
    .command('test')
    .description('send a signed message of type webhook.test to an endpoint, and print its answer')
    .argument('<id>')
    .action((id: string) =>
      withStore(async (admin) => {
        const endpoint = (await admin.list()).find((each) => each.id === id)
        if (!endpoint) throw new SetupError(`the endpoint ${id} does not exist; khagola webhooks list shows the ids.`)
        const { httpStatus, error } = await sendTest(endpoint, { clock, allowPrivate: settings.webhookPrivate })
        if (error !== null) throw new SetupError(`${endpoint.url} did not accept the message: ${error}`)
        console.log(`${endpoint.url} answered with status ${httpStatus}`)
      }),
    )
  webhooks
    .command('deliveries')
    .description('deliveries, newest first')
    .option('--endpoint <id>')
    .option('--limit <n>', '', count, 50)
    .option('--json', 'as JSON')
    .action(({ endpoint, limit, json }: { endpoint?: string; limit: number; json?: true }) =>
      withStore(async (admin) =>
        print(
          (await admin.deliveries(limit, endpoint)).map((each) => ({
            id: each.id,
            event: each.event,
            job: each.jobId,
            status: each.status,
            attempts: each.attempts,
            last: day(each.lastAt),
            answered: each.lastStatus,
            error: each.lastError,
            next: day(each.nextAt),
          })),
          json,
        ),
      ),
    )

  const links = new Command('links').description('the key that signs download links')
  links
    .command('rotate')
    .description('sign links with a new key; existing links work until they expire')
    .option('--forget', 'existing links stop working immediately; polling returns new ones')
    .action(({ forget }: { forget?: true }) =>
      withStore(async (_, store) =>
        console.log(`links are now signed with key ${await rotateLinkKey(store.jobs, clock.now(), forget === true)}`),
      ),
    )
  return [webhooks, links]
}

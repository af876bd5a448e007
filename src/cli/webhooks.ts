import { Command } from 'commander'
import { type AppContext, listensEverywhere } from '../api/app-context.ts'
import { rotateLinkKey } from '../service/jobs/links.ts'
import { webhookAccounts } from '../service/webhooks/endpoints.ts'
import { sendTest } from '../service/webhooks/webhooks.ts'
import { SetupError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { selectFields } from './field-selection.ts'
import { wholeNumber } from './numbers.ts'
import { day, print } from './print.ts'
import { withStore as runWithStore } from './with-store.ts'

const clock = { now: Date.now }
const HOUR = 3_600_000

const count = wholeNumber()

type Endpoints = ReturnType<typeof webhookAccounts>

/** Commands over what a server that is running sends and signs; it sees every change at once. */
export const webhookCommands = (house: AppContext): Command[] => {
  const { settings } = house
  const withStore = (work: (to: Endpoints, store: Store) => Promise<void>) =>
    runWithStore(house, async (store) => {
      try {
        await work(webhookAccounts(store.webhooks, clock, settings.webhookPrivate), store)
      } catch (reason) {
        throw new SetupError((reason as Error).message)
      }
    })
  const shown = (secret: string) => console.log(`${secret}\nThe secret is shown this once.`)

  const webhooks = new Command('webhooks').description('where job.succeeded and job.failed are sent, and how that goes')
  webhooks
    .command('add')
    .description('a new endpoint, for the jobs of one organisation in the sandbox, or live')
    .argument('<url>', 'https')
    .option('--organisation <id or name>')
    .option('--live', 'for live jobs; otherwise for those of the sandbox')
    .action((url: string, { organisation, live }: { organisation?: string; live?: true }) =>
      withStore(async (to, store) => {
        if (!settings.publicUrl && listensEverywhere(settings))
          throw new SetupError('set PUBLIC_URL to where clients reach the service: links in webhooks begin with it.')
        const { id } = selectFields(await store.organisations(), organisation, 'organisation')
        const endpoint = await to.add(id, live ? 'live' : 'sandbox', url)
        shown(endpoint.secret)
        console.log(`Its id is ${endpoint.id}.`)
      }),
    )
  webhooks
    .command('list')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) =>
      withStore(async (to, store) => {
        const names = new Map((await store.organisations()).map(({ id, name }) => [id, name]))
        print(
          (await to.list()).map((each) => ({
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
    .description('a new secret, beside which the old one still signs for a while')
    .argument('<id>')
    .option('--overlap-hours <n>', 'for how long', count, 24)
    .action((id: string, { overlapHours }: { overlapHours: number }) =>
      withStore(async (to) => shown(await to.rotate(id, overlapHours * HOUR))),
    )
  const change = (verb: 'enable' | 'disable' | 'remove', description: string) =>
    webhooks
      .command(verb)
      .description(description)
      .argument('<id>')
      .action((id: string) =>
        withStore(async (to) => {
          await to[verb](id)
          console.log(`${id}: done`)
        }),
      )
  change('enable', 'send to it again, after a 410 or a disable')
  change('disable', 'send nothing more to it; what waits for it is given up')
  change('remove', 'forget it with its deliveries')
  webhooks
    .command('test')
    .description('send it a signed message of the type webhook.test now, and say what it answers')
    .argument('<id>')
    .action((id: string) =>
      withStore(async (to) => {
        const endpoint = (await to.list()).find((each) => each.id === id)
        if (!endpoint) throw new SetupError(`there is no endpoint ${id}; khagola webhooks list shows their ids.`)
        const { httpStatus, error } = await sendTest(endpoint, { clock, allowPrivate: settings.webhookPrivate })
        if (error !== null) throw new SetupError(`${endpoint.url} did not take it: ${error}`)
        console.log(`${endpoint.url} took it with ${httpStatus}`)
      }),
    )
  webhooks
    .command('deliveries')
    .description('what was sent or is to be, newest first')
    .option('--endpoint <id>')
    .option('--limit <n>', '', count, 50)
    .option('--json', 'as JSON')
    .action(({ endpoint, limit, json }: { endpoint?: string; limit: number; json?: true }) =>
      withStore(async (to) =>
        print(
          (await to.deliveries(limit, endpoint)).map((each) => ({
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
    .description('sign by a new key; links signed before go on working until they expire')
    .option('--forget', 'links signed before stop working now; polling gives fresh ones')
    .action(({ forget }: { forget?: true }) =>
      withStore(async (_, store) =>
        console.log(`signing by key ${await rotateLinkKey(store.jobs, clock.now(), forget === true)}`),
      ),
    )
  return [webhooks, links]
}

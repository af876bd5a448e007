import { Command, InvalidArgumentError } from 'commander'
import type { AppContext } from '../api/command-context.ts'
import { mapConcurrently } from '../concurrency.ts'
import { type Accounts, accounts, bootstrap } from '../service/accounts.ts'
import { newKey } from '../service/keys.ts'
import { SetupError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { Environment, Organisation } from '../store/types.ts'
import { findByIdOrName } from './find-by-id-or-name.ts'
import { wholeNumber } from './numbers.ts'
import { day, print } from './print.ts'
import { withStore as runWithStore } from './with-store.ts'

const clock = { now: Date.now }
const HOUR = 3_600_000

const credits = wholeNumber()
const instant = (text: string) => {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new InvalidArgumentError('The value must be a date, or a date and time in UTC, ISO 8601.')
  return at
}
/** A number, or `none` for null. */
const wholeNumberOrNone = (text: string) => (text === 'none' ? null : credits(text))
const instantOrNever = (text: string) => (text === 'never' ? null : instant(text))

/** Commands that change accounts in the store. A server that uses the same store sees every change immediately. */
export const accountCommands = (context: AppContext): Command[] => {
  const { settings } = context
  const withStore = (work: (admin: Accounts, store: Store) => Promise<void>) =>
    runWithStore(context, (store) => work(accounts(store, clock), store))
  const organisationOf = async (admin: Accounts, idOrName?: string) =>
    findByIdOrName(await admin.organisations(), idOrName, 'organisation')
  const projectOf = async (admin: Accounts, idOrName?: string) =>
    findByIdOrName(await admin.projects(), idOrName, 'project')
  const keyOf = async (admin: Accounts, keyId: string) => {
    const key = (await admin.listKeys()).find(({ id }) => id === keyId)
    if (!key) throw new SetupError(`the key ${keyId} does not exist; khagola keys list shows the ids.`)
    return key
  }
  /** Prints a warning if live calls of the organisation would be refused because it has no credits. */
  const warnWithoutCredits = async (admin: Accounts, organisation: Organisation) => {
    const { included, purchased, overage } = await admin.creditsOf(organisation)
    if (included + purchased > 0 || overage) return
    console.error(
      `khagola: the organisation ${organisation.name} has no credits, so live calls are refused (429 quota_exhausted). ` +
        `Add credits with: khagola organisations grant ${organisation.id} <credits>`,
    )
  }
  const printKey = (secret: string, id: string) =>
    console.log(`${secret}\nThe key is shown only once. Its id is ${id}.`)

  const keys = new Command('keys').description('API keys: create, list, rotate, revoke, expire')
  keys
    .command('create')
    .description('create a key, and also an organisation and a project if the store is empty')
    .option('--live', 'create a live key, whose calls use the credits of its organisation; default: a sandbox key')
    .option('--project <id or name>')
    .option('--expires <date>', 'ISO 8601, UTC', instant)
    .action((options: { live?: true; project?: string; expires?: number }) =>
      withStore(async (admin, store) => {
        const environment: Environment = options.live ? 'live' : 'sandbox'
        if ((await admin.projects()).length === 0) {
          const secret = newKey(environment)
          const granted = settings.bootstrap.credits
          await bootstrap(store, clock, options.live ? { liveKey: secret, credits: granted } : { sandboxKey: secret })
          const [listed] = await admin.listKeys()
          if (options.expires !== undefined) await admin.setExpiry(listed!.id, options.expires)
          console.error('khagola: the store was empty; the new key works only with a server that uses this store.')
          if (options.live) await warnWithoutCredits(admin, listed!.organisation)
          return printKey(secret, listed!.id)
        }
        const project = await projectOf(admin, options.project)
        const { secret, key } = await admin.createKey(project.id, environment, { expiresAt: options.expires ?? null })
        const owner = (await admin.organisations()).find(({ id }) => id === project.organisationId)
        if (options.live && owner) await warnWithoutCredits(admin, owner)
        printKey(secret, key.id)
      }),
    )
  keys
    .command('list')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) =>
      withStore(async (admin) =>
        print(
          (await admin.listKeys()).map(({ id, displayText, organisation, project, ...key }) => ({
            id,
            key: displayText,
            organisation: organisation.name,
            project: project.name,
            created: day(key.createdAt),
            last_used: day(key.lastUsedAt),
            expires: day(key.expiresAt),
            revoked: day(key.revokedAt),
          })),
          json,
        ),
      ),
    )
  keys
    .command('rotate')
    .description('create a replacement for a key; the old key expires')
    .argument('<id>')
    .option('--overlap-hours <n>', 'hours until the old key expires', wholeNumber(), 24)
    .action((id: string, { overlapHours }: { overlapHours: number }) =>
      withStore(async (admin) => {
        const { secret, key } = await admin.rotateKey((await keyOf(admin, id)).id, overlapHours * HOUR)
        printKey(secret, key.id)
      }),
    )
  keys
    .command('revoke')
    .argument('<id>')
    .action((id: string) =>
      withStore(async (admin) => {
        await admin.revokeKey((await keyOf(admin, id)).id)
        console.log(`revoked ${id}`)
      }),
    )
  keys
    .command('expire')
    .description('set or remove the expiry date of a key')
    .argument('<id>')
    .argument('<date or never>', 'ISO 8601, UTC', instantOrNever)
    .action((id: string, at: number | null) =>
      withStore(async (admin) => {
        await admin.setExpiry((await keyOf(admin, id)).id, at)
        console.log(at === null ? `${id} does not expire` : `${id} expires ${day(at)}`)
      }),
    )

  const organisations = new Command('organisations').description('organisations: plan, credits, overage, suspension')
  organisations
    .command('list')
    .description('organisations with plan, status and remaining credits of this month')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) =>
      withStore(async (admin) =>
        print(
          await mapConcurrently(await admin.organisations(), async (each) => {
            const { included, purchased } = await admin.creditsOf(each)
            return {
              id: each.id,
              name: each.name,
              plan: each.plan,
              status: each.status,
              included_credits_left: included,
              purchased_credits_left: purchased,
              grace_ends: day(each.graceEndsAt),
              spend_cap_micros: each.spendCapMicros,
            }
          }),
          json,
        ),
      ),
    )
  organisations
    .command('create')
    .argument('<name>')
    .option('--plan <slug>')
    .action((name: string, { plan }: { plan?: string }) =>
      withStore(async (admin) => {
        const organisation = await admin.createOrganisation(name, plan === undefined ? {} : { plan })
        const project = await admin.createProject(organisation.id, 'Default')
        console.log(`organisation ${organisation.id}, project ${project.id}`)
      }),
    )

  /** Adds the command `organisations <verb> <id or name> [value]`. */
  const change = <V>(
    verb: string,
    description: string,
    argument: { name: string; read: (text: string) => V } | null,
    apply: (admin: Accounts, organisationId: string, value: V) => Promise<void>,
  ) => {
    const command = organisations.command(verb).description(description).argument('<id or name>')
    if (argument) command.argument(argument.name, '', argument.read)
    command.action((idOrName: string, value: V) =>
      withStore(async (admin) => {
        const { id, name } = await organisationOf(admin, idOrName)
        await apply(admin, id, value)
        console.log(`${name}: done`)
      }),
    )
  }
  change('suspend', 'refuse all calls of the organisation', null, (admin, id) => admin.suspend(id))
  change('resume', 'accept calls again after a suspension', null, (admin, id) => admin.resume(id))
  change('overdue', 'mark a payment as overdue; live calls are refused after the grace period', null, (admin, id) =>
    admin.markOverdue(id),
  )
  change('paid', 'mark the overdue payment as paid', null, (admin, id) => admin.markPaid(id))
  change(
    'grant',
    'add purchased credits, which do not expire; live calls need these or credits of the plan',
    { name: '<credits>', read: credits },
    (admin, id, granted) => admin.grantCredits(id, granted),
  )
  change('plan', 'change the plan', { name: '<slug>', read: String }, async (admin, id, slug) => {
    const slugs = (await admin.plans()).map((plan) => plan.slug)
    if (!slugs.includes(slug)) throw new SetupError(`the plan ${slug} does not exist. Plans: ${slugs.join(', ')}.`)
    await admin.changePlan(id, slug)
  })
  change(
    'spend-cap',
    'allow overage up to a cap per month, in millionths of the currency; none disables overage',
    { name: '<micros or none>', read: wholeNumberOrNone },
    (admin, id, cap) => admin.setSpendCap(id, cap),
  )

  const projects = new Command('projects').description('projects: each has its own keys and budget')
  projects
    .command('list')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) =>
      withStore(async (admin) =>
        print(
          (await admin.projects()).map((each) => ({
            id: each.id,
            organisation: each.organisationId,
            name: each.name,
            monthly_budget: each.monthlyBudget,
          })),
          json,
        ),
      ),
    )
  projects
    .command('create')
    .argument('<name>')
    .option('--organisation <id or name>')
    .option('--budget <credits>', 'maximum credits per month', credits)
    .action((name: string, { organisation, budget }: { organisation?: string; budget?: number }) =>
      withStore(async (admin) => {
        const { id } = await organisationOf(admin, organisation)
        console.log(`project ${(await admin.createProject(id, name, budget ?? null)).id}`)
      }),
    )
  projects
    .command('budget')
    .argument('<id or name>')
    .argument('<credits or none>', 'maximum credits per month', wholeNumberOrNone)
    .action((idOrName: string, budget: number | null) =>
      withStore(async (admin) => {
        await admin.setBudget((await projectOf(admin, idOrName)).id, budget)
        console.log('done')
      }),
    )

  return [keys, organisations, projects]
}

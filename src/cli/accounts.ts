import { Command, InvalidArgumentError } from 'commander'
import type { AppContext } from '../api/app-context.ts'
import { mapConcurrently } from '../concurrency.ts'
import { type Accounts, accounts, bootstrap } from '../service/accounts.ts'
import { newKey } from '../service/keys.ts'
import { SetupError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { Environment, Organisation } from '../store/types.ts'
import { selectFields } from './field-selection.ts'
import { wholeNumber } from './numbers.ts'
import { day, print } from './print.ts'
import { withStore as runWithStore } from './with-store.ts'

const clock = { now: Date.now }
const HOUR = 3_600_000

const credits = wholeNumber()
const instant = (text: string) => {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new InvalidArgumentError('It must be a date, or a date and time in UTC, ISO 8601.')
  return at
}
/** A number, or `none` for null. */
const wholeNumberOrNone = (text: string) => (text === 'none' ? null : credits(text))
const instantOrNever = (text: string) => (text === 'never' ? null : instant(text))

/** Commands over the store that a server may be using at the same moment; it sees every change at once. */
export const accountCommands = (house: AppContext): Command[] => {
  const { settings } = house
  const withStore = (work: (to: Accounts, store: Store) => Promise<void>) =>
    runWithStore(house, (store) => work(accounts(store, clock), store))
  const organisationOf = async (to: Accounts, given?: string) =>
    selectFields(await to.organisations(), given, 'organisation')
  const projectOf = async (to: Accounts, given?: string) => selectFields(await to.projects(), given, 'project')
  const keyOf = async (to: Accounts, given: string) => {
    const listed = (await to.listKeys()).find(({ id }) => id === given)
    if (!listed) throw new SetupError(`there is no key ${given}; khagola keys list shows their ids.`)
    return listed
  }
  /** A live key without credits is refused at its first call. */
  const warnWithoutCredits = async (to: Accounts, organisation: Organisation) => {
    const { included, purchased, overage } = await to.creditsOf(organisation)
    if (included + purchased > 0 || overage) return
    console.error(
      `khagola: the organisation ${organisation.name} has no credits, so live calls are refused (429 quota_exhausted). ` +
        `Add credits with: khagola organisations grant ${organisation.id} <credits>`,
    )
  }
  const issued = (secret: string, id: string) => console.log(`${secret}\nThe key is shown this once. Its id is ${id}.`)

  const keys = new Command('keys').description('API keys: create, list, rotate, revoke, expire')
  keys
    .command('create')
    .description('a new key; made with its organisation and project when there is none yet')
    .option('--live', 'a live key, charged to the credits of its organisation; otherwise a sandbox key')
    .option('--project <id or name>')
    .option('--expires <date>', 'ISO 8601, UTC', instant)
    .action((options: { live?: true; project?: string; expires?: number }) =>
      withStore(async (to, store) => {
        const environment: Environment = options.live ? 'live' : 'sandbox'
        if ((await to.projects()).length === 0) {
          const secret = newKey(environment)
          const granted = settings.bootstrap.credits
          await bootstrap(store, clock, options.live ? { liveKey: secret, credits: granted } : { sandboxKey: secret })
          const [listed] = await to.listKeys()
          if (options.expires !== undefined) await to.setExpiry(listed!.id, options.expires)
          console.error('khagola: the store was empty; the key works with a server that uses this store.')
          if (options.live) await warnWithoutCredits(to, listed!.organisation)
          return issued(secret, listed!.id)
        }
        const project = await projectOf(to, options.project)
        const { secret, key } = await to.createKey(project.id, environment, { expiresAt: options.expires ?? null })
        const owner = (await to.organisations()).find(({ id }) => id === project.organisationId)
        if (options.live && owner) await warnWithoutCredits(to, owner)
        issued(secret, key.id)
      }),
    )
  keys
    .command('list')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) =>
      withStore(async (to) =>
        print(
          (await to.listKeys()).map(({ id, shown, organisation, project, ...key }) => ({
            id,
            key: shown,
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
    .description('a new key beside an old one, which then expires')
    .argument('<id>')
    .option('--overlap-hours <n>', 'how long the old key still works', wholeNumber(), 24)
    .action((id: string, { overlapHours }: { overlapHours: number }) =>
      withStore(async (to) => {
        const { secret, key } = await to.rotateKey((await keyOf(to, id)).id, overlapHours * HOUR)
        issued(secret, key.id)
      }),
    )
  keys
    .command('revoke')
    .argument('<id>')
    .action((id: string) =>
      withStore(async (to) => {
        await to.revokeKey((await keyOf(to, id)).id)
        console.log(`revoked ${id}`)
      }),
    )
  keys
    .command('expire')
    .description('set or take away the end of a key')
    .argument('<id>')
    .argument('<date or never>', 'ISO 8601, UTC', instantOrNever)
    .action((id: string, at: number | null) =>
      withStore(async (to) => {
        await to.setExpiry((await keyOf(to, id)).id, at)
        console.log(at === null ? `${id} does not expire` : `${id} expires ${day(at)}`)
      }),
    )

  const organisations = new Command('organisations').description('accounts: plan, credits, overage, suspension')
  organisations
    .command('list')
    .description('organisations with their plan, status and the credits they have left this month')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) =>
      withStore(async (to) =>
        print(
          await mapConcurrently(await to.organisations(), async (each) => {
            const { included, purchased } = await to.creditsOf(each)
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
      withStore(async (to) => {
        const organisation = await to.createOrganisation(name, plan === undefined ? {} : { plan })
        const project = await to.createProject(organisation.id, 'Default')
        console.log(`organisation ${organisation.id}, project ${project.id}`)
      }),
    )

  /** `organisations <verb> <id or name> [value]`: one change. */
  const change = <V>(
    verb: string,
    description: string,
    argument: { name: string; read: (text: string) => V } | null,
    apply: (to: Accounts, organisationId: string, value: V) => Promise<void>,
  ) => {
    const command = organisations.command(verb).description(description).argument('<id or name>')
    if (argument) command.argument(argument.name, '', argument.read)
    command.action((given: string, value: V) =>
      withStore(async (to) => {
        const { id, name } = await organisationOf(to, given)
        await apply(to, id, value)
        console.log(`${name}: done`)
      }),
    )
  }
  change('suspend', 'refuse its calls', null, (to, id) => to.suspend(id))
  change('resume', 'take its calls again', null, (to, id) => to.resume(id))
  change('overdue', 'a payment is overdue: live calls stop after the grace period', null, (to, id) =>
    to.markOverdue(id),
  )
  change('paid', 'the overdue payment has come', null, (to, id) => to.markPaid(id))
  change(
    'grant',
    'add purchased credits, which do not lapse; live calls need them or credits of the plan',
    { name: '<credits>', read: credits },
    (to, id, granted) => to.grantCredits(id, granted),
  )
  change('plan', 'move to another plan', { name: '<slug>', read: String }, async (to, id, slug) => {
    const known = (await to.plans()).map((plan) => plan.slug)
    if (!known.includes(slug)) throw new SetupError(`there is no plan ${slug}; they are: ${known.join(', ')}.`)
    await to.changePlan(id, slug)
  })
  change(
    'spend-cap',
    'opt into overage up to a cap a month, in millionths of the currency; none opts out',
    { name: '<micros or none>', read: wholeNumberOrNone },
    (to, id, cap) => to.setSpendCap(id, cap),
  )

  const projects = new Command('projects').description('projects: a budget and keys of their own')
  projects
    .command('list')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) =>
      withStore(async (to) =>
        print(
          (await to.projects()).map((each) => ({
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
    .option('--budget <credits>', 'a month', credits)
    .action((name: string, { organisation, budget }: { organisation?: string; budget?: number }) =>
      withStore(async (to) => {
        const { id } = await organisationOf(to, organisation)
        console.log(`project ${(await to.createProject(id, name, budget ?? null)).id}`)
      }),
    )
  projects
    .command('budget')
    .argument('<id or name>')
    .argument('<credits or none>', 'a month', wholeNumberOrNone)
    .action((given: string, budget: number | null) =>
      withStore(async (to) => {
        await to.setBudget((await projectOf(to, given)).id, budget)
        console.log('done')
      }),
    )

  return [keys, organisations, projects]
}

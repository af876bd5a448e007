import type { Store } from '../store/store.ts'
import type { Environment, Key, Organisation, Plan, Project } from '../store/types.ts'
import { environmentOf, hashOfKey, newKey, PREFIXES } from './keys.ts'

export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now(): number
}

const DAY = 86_400_000
/** Time during which a rotated key still works beside its successor, milliseconds. */
export const ROTATION_OVERLAP = DAY
/** Time during which live calls still work after a payment became overdue, milliseconds. */
export const PAYMENT_GRACE = 7 * DAY
export const SANDBOX_DAILY_CALLS = 500

/** Default plans. The operator can change every figure with `savePlan`. */
export const PLANS = {
  free: {
    slug: 'free',
    title: 'Free',
    unitsPerSecond: 10,
    monthlyCredits: 1_000,
    overagePriceMicros: null,
    sandboxDailyCalls: SANDBOX_DAILY_CALLS,
  },
  standard: {
    slug: 'standard',
    title: 'Standard',
    unitsPerSecond: 50,
    monthlyCredits: 50_000,
    overagePriceMicros: 500,
    sandboxDailyCalls: SANDBOX_DAILY_CALLS,
  },
  bulk: {
    slug: 'bulk',
    title: 'Bulk',
    unitsPerSecond: 1_000,
    monthlyCredits: 2_000_000,
    overagePriceMicros: 200,
    sandboxDailyCalls: SANDBOX_DAILY_CALLS,
  },
  operator: {
    slug: 'operator',
    title: 'Operator',
    unitsPerSecond: 1_000_000,
    monthlyCredits: 0,
    overagePriceMicros: null,
    sandboxDailyCalls: SANDBOX_DAILY_CALLS,
  },
} as const satisfies Record<string, Plan>

/** A key in a list: it does not contain the secret. */
export interface ListedKey extends Key {
  /** `sk_live_…a1B2` */
  displayText: string
  project: Project
  organisation: Organisation
}

/** The whole key, shown once, and its record. */
export interface IssuedKey {
  secret: string
  key: Key
}

const keyRecord = (projectId: string, secret: string, createdAt: number, expiresAt: number | null = null): Key => {
  const environment = environmentOf(secret)
  if (environment === null)
    throw new Error(`A key must begin with ${PREFIXES.sandbox} (sandbox) or ${PREFIXES.live} (live).`)
  return {
    id: crypto.randomUUID(),
    projectId,
    environment,
    prefix: PREFIXES[environment],
    lastFour: secret.slice(-4),
    createdAt,
    lastUsedAt: null,
    expiresAt,
    revokedAt: null,
  }
}

export type Accounts = ReturnType<typeof accounts>

/** The operator's commands on organisations, projects, plans, keys and credits. Running servers see changes at once. */
export const accounts = (store: Store, clock: Clock) => {
  const findKey = async (id: string): Promise<Key> => {
    const key = (await store.keys()).find((each) => each.id === id)
    if (!key) throw new Error(`There is no key ${id}.`)
    return key
  }

  const operations = {
    plans: () => store.plans(),
    savePlan: (plan: Plan) => store.savePlan(plan),

    organisations: () => store.organisations(),
    async createOrganisation(
      name: string,
      settings: { plan?: string; spendCapMicros?: number | null } = {},
    ): Promise<Organisation> {
      const slug = settings.plan ?? PLANS.standard.slug
      if (!(await store.plans()).some((plan) => plan.slug === slug)) {
        const plan = Object.values(PLANS).find((each) => each.slug === slug)
        if (!plan) throw new Error(`The plan ${slug} does not exist.`)
        await store.savePlan(plan)
      }
      const organisation: Organisation = {
        id: crypto.randomUUID(),
        name,
        plan: slug,
        status: 'active',
        graceEndsAt: null,
        spendCapMicros: settings.spendCapMicros ?? null,
        createdAt: clock.now(),
      }
      await store.addOrganisation(organisation)
      return organisation
    },
    changePlan: (organisationId: string, plan: string) => store.changeOrganisation(organisationId, { plan }),
    /** Opts into overage up to a monthly cap, in millionths of the plan's currency; null opts out. */
    setSpendCap: (organisationId: string, spendCapMicros: number | null) =>
      store.changeOrganisation(organisationId, { spendCapMicros }),
    suspend: (organisationId: string) => store.changeOrganisation(organisationId, { status: 'suspended' }),
    resume: (organisationId: string) => store.changeOrganisation(organisationId, { status: 'active' }),
    /** Marks a payment as overdue: live calls stop after `grace` milliseconds. */
    markOverdue: (organisationId: string, grace = PAYMENT_GRACE) =>
      store.changeOrganisation(organisationId, { graceEndsAt: clock.now() + grace }),
    markPaid: (organisationId: string) => store.changeOrganisation(organisationId, { graceEndsAt: null }),
    /** Adds purchased credits, which do not lapse. */
    grantCredits(organisationId: string, credits: number, reason = 'granted by the operator') {
      if (!Number.isSafeInteger(credits) || credits <= 0) throw new Error('Credits must be a whole number above 0.')
      return store.grant(organisationId, credits, clock.now(), reason)
    },
    /** Credits left: included in this month's plan, and purchased. `overage` is true if calls may exceed both. */
    async creditsOf(organisation: Organisation) {
      const plan = (await store.plans()).find(({ slug }) => slug === organisation.plan)
      const { includedUsed, granted } = await store.funds(organisation.id, '', clock.now())
      return {
        included: Math.max(0, (plan?.monthlyCredits ?? 0) - includedUsed),
        purchased: granted,
        overage: plan?.overagePriceMicros != null && organisation.spendCapMicros !== null,
      }
    },
    /** Purchased credits left, and the credits used this month. */
    funds: (organisationId: string, projectId: string) => store.funds(organisationId, projectId, clock.now()),

    projects: (organisationId?: string) => store.projects(organisationId),
    async createProject(organisationId: string, name: string, monthlyBudget: number | null = null): Promise<Project> {
      const project: Project = { id: crypto.randomUUID(), organisationId, name, monthlyBudget, createdAt: clock.now() }
      await store.addProject(project)
      return project
    },
    setBudget: (projectId: string, monthlyBudget: number | null) => store.changeProject(projectId, { monthlyBudget }),

    async createKey(
      projectId: string,
      environment: Environment,
      settings: { expiresAt?: number | null } = {},
    ): Promise<IssuedKey> {
      return operations.adoptKey(projectId, newKey(environment), settings.expiresAt ?? null)
    },
    /** Adds a key that the operator chose: only its prefix is checked. */
    async adoptKey(projectId: string, secret: string, expiresAt: number | null = null): Promise<IssuedKey> {
      const key = keyRecord(projectId, secret, clock.now(), expiresAt)
      await store.addKey(key, hashOfKey(secret))
      return { secret, key }
    },
    async listKeys(): Promise<ListedKey[]> {
      const projects = new Map((await store.projects()).map((each) => [each.id, each]))
      const organisations = new Map((await store.organisations()).map((each) => [each.id, each]))
      return (await store.keys()).map((key) => {
        const project = projects.get(key.projectId)!
        return {
          ...key,
          displayText: `${key.prefix}…${key.lastFour}`,
          project,
          organisation: organisations.get(project.organisationId)!,
        }
      })
    },
    /** Issues a new key of the same project and environment. The old key expires after `overlap` milliseconds at the latest. */
    async rotateKey(id: string, overlap = ROTATION_OVERLAP): Promise<IssuedKey> {
      const oldKey = await findKey(id)
      if (oldKey.revokedAt !== null) throw new Error(`The key ${id} is revoked.`)
      const issued = await operations.createKey(oldKey.projectId, oldKey.environment)
      const overlapEnd = clock.now() + overlap
      await store.changeKey(id, {
        expiresAt: oldKey.expiresAt === null ? overlapEnd : Math.min(oldKey.expiresAt, overlapEnd),
      })
      return issued
    },
    revokeKey: (id: string) => store.changeKey(id, { revokedAt: clock.now() }),
    setExpiry: (id: string, expiresAt: number | null) => store.changeKey(id, { expiresAt }),
  }
  return operations
}

export interface Bootstrap {
  sandboxKey?: string | undefined
  liveKey?: string | undefined
  /** Credits granted with a live key. */
  credits?: number | undefined
}

/**
 * Makes an empty store usable: adds plans, organisation, project and keys in one transaction. Returns the generated sandbox key, to
 * be printed once; null if the settings contain a key or the store is not empty.
 */
export const bootstrap = async (store: Store, clock: Clock, settings: Bootstrap = {}): Promise<string | null> => {
  if ((await store.organisations()).length > 0) return null
  const { sandboxKey, liveKey, credits = 100_000 } = settings
  const sandboxSecret = sandboxKey || liveKey ? null : newKey('sandbox')
  for (const [key, environment] of [
    [sandboxKey, 'sandbox'],
    [liveKey, 'live'],
  ] as const)
    if (key && environmentOf(key) !== environment)
      throw new Error(`The ${environment} key must begin with ${PREFIXES[environment]}.`)

  const organisationId = crypto.randomUUID()
  const projectId = crypto.randomUUID()
  const createdAt = clock.now()
  const isFounded = await store.initialise({
    plans: Object.values(PLANS),
    organisation: {
      id: organisationId,
      name: 'Default',
      plan: PLANS.operator.slug,
      status: 'active',
      graceEndsAt: null,
      spendCapMicros: null,
      createdAt,
    },
    project: { id: projectId, organisationId, name: 'Default', monthlyBudget: null, createdAt },
    keys: [sandboxKey || sandboxSecret, liveKey].flatMap((secret) =>
      secret ? [{ key: keyRecord(projectId, secret, createdAt), hash: hashOfKey(secret) }] : [],
    ),
    credits: liveKey ? credits : 0,
    why: 'first start',
  })
  return isFounded ? sandboxSecret : null
}

import type { Store } from '../store/store.ts'
import type { Environment, Key, Organisation, Plan, Project } from '../store/types.ts'
import { environmentOf, hashOf, newKey, PREFIXES } from './keys.ts'

export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now(): number
}

const DAY = 86_400_000
/** How long a rotated key goes on working beside its successor. */
export const ROTATION_OVERLAP = DAY
/** How long live calls go on after a payment became overdue. */
export const PAYMENT_GRACE = 7 * DAY
export const SANDBOX_DAILY_CALLS = 500

/** What an operator may start from; every figure can be changed with `savePlan`. */
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

/** A key as it may be listed: never whole. */
export interface ListedKey extends Key {
  /** `sk_live_…a1B2` */
  shown: string
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
    throw new Error(`A key begins with ${PREFIXES.sandbox} (sandbox) or ${PREFIXES.live} (live).`)
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

/** Organisations, projects, plans, keys and credits, as the operator's commands change them. Running servers see it at once. */
export const accounts = (store: Store, clock: Clock) => {
  const keyOf = async (id: string): Promise<Key> => {
    const key = (await store.keys()).find((each) => each.id === id)
    if (!key) throw new Error(`There is no key ${id}.`)
    return key
  }

  const self = {
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
        if (!plan) throw new Error(`There is no plan ${slug}.`)
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
    /** Opts into overage up to a cap a month, in millionths of the plan's currency; null opts out. */
    setSpendCap: (organisationId: string, spendCapMicros: number | null) =>
      store.changeOrganisation(organisationId, { spendCapMicros }),
    suspend: (organisationId: string) => store.changeOrganisation(organisationId, { status: 'suspended' }),
    resume: (organisationId: string) => store.changeOrganisation(organisationId, { status: 'active' }),
    /** A payment is overdue: live calls stop when the grace period ends. */
    markOverdue: (organisationId: string, grace = PAYMENT_GRACE) =>
      store.changeOrganisation(organisationId, { graceEndsAt: clock.now() + grace }),
    markPaid: (organisationId: string) => store.changeOrganisation(organisationId, { graceEndsAt: null }),
    /** Adds purchased credits, which do not lapse. */
    grantCredits(organisationId: string, credits: number, why = 'granted by the operator') {
      if (!Number.isSafeInteger(credits) || credits <= 0) throw new Error('Credits are a whole number above 0.')
      return store.grant(organisationId, credits, clock.now(), why)
    },
    /** Credits left: of this month's plan, and purchased ones; `overage` tells whether calls may go beyond both. */
    async creditsOf(organisation: Organisation) {
      const plan = (await store.plans()).find(({ slug }) => slug === organisation.plan)
      const { includedUsed, granted } = await store.funds(organisation.id, '', clock.now())
      return {
        included: Math.max(0, (plan?.monthlyCredits ?? 0) - includedUsed),
        purchased: granted,
        overage: plan?.overagePriceMicros != null && organisation.spendCapMicros !== null,
      }
    },
    /** Purchased credits left, and what this month has used. */
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
      return self.adoptKey(projectId, newKey(environment), settings.expiresAt ?? null)
    },
    /** Takes a key as given: only its prefix is checked. */
    async adoptKey(projectId: string, secret: string, expiresAt: number | null = null): Promise<IssuedKey> {
      const key = keyRecord(projectId, secret, clock.now(), expiresAt)
      await store.addKey(key, hashOf(secret))
      return { secret, key }
    },
    async listKeys(): Promise<ListedKey[]> {
      const projects = new Map((await store.projects()).map((each) => [each.id, each]))
      const organisations = new Map((await store.organisations()).map((each) => [each.id, each]))
      return (await store.keys()).map((key) => {
        const project = projects.get(key.projectId)!
        return {
          ...key,
          shown: `${key.prefix}…${key.lastFour}`,
          project,
          organisation: organisations.get(project.organisationId)!,
        }
      })
    },
    /** A new key of the same project and environment; the old one works until `overlap` milliseconds from now at most. */
    async rotateKey(id: string, overlap = ROTATION_OVERLAP): Promise<IssuedKey> {
      const old = await keyOf(id)
      if (old.revokedAt !== null) throw new Error(`The key ${id} is revoked.`)
      const issued = await self.createKey(old.projectId, old.environment)
      const end = clock.now() + overlap
      await store.changeKey(id, { expiresAt: old.expiresAt === null ? end : Math.min(old.expiresAt, end) })
      return issued
    },
    revokeKey: (id: string) => store.changeKey(id, { revokedAt: clock.now() }),
    setExpiry: (id: string, expiresAt: number | null) => store.changeKey(id, { expiresAt }),
  }
  return self
}

export interface Bootstrap {
  sandboxKey?: string | undefined
  liveKey?: string | undefined
  /** Granted with a live key. */
  credits?: number | undefined
}

/**
 * Makes an empty store usable: plan, organisation, project and keys, in one transaction. Answers the sandbox key that it
 * made, to be printed once; null where a key was given or the store is not empty.
 */
export const bootstrap = async (store: Store, clock: Clock, given: Bootstrap = {}): Promise<string | null> => {
  if ((await store.organisations()).length > 0) return null
  const { sandboxKey, liveKey, credits = 100_000 } = given
  const made = sandboxKey || liveKey ? null : newKey('sandbox')
  for (const [key, environment] of [
    [sandboxKey, 'sandbox'],
    [liveKey, 'live'],
  ] as const)
    if (key && environmentOf(key) !== environment)
      throw new Error(`The ${environment} key must begin with ${PREFIXES[environment]}.`)

  const organisationId = crypto.randomUUID()
  const projectId = crypto.randomUUID()
  const createdAt = clock.now()
  const founded = await store.found({
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
    keys: [sandboxKey || made, liveKey].flatMap((secret) =>
      secret ? [{ key: keyRecord(projectId, secret, createdAt), hash: hashOf(secret) }] : [],
    ),
    credits: liveKey ? credits : 0,
    why: 'first start',
  })
  return founded ? made : null
}

import type { LanguageModel, ModelTier } from '../../src/ai/language-model.ts'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import type { ServiceParts } from '../../src/service/service.ts'
import type { Store } from '../../src/store/store.ts'
import { testWorld } from '../service/world.ts'
import { atlas, sky } from '../world.ts'

/** The birth of these tests. Other tests check its signs, nakshatra and periods. */
export const BIRTH = {
  datetime: '1947-08-15T00:00',
  timezone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
  as_of: '1975-06-01',
}

export const readingWorld = async (
  settings: {
    credits?: number
    budget?: number | null
    cap?: number
    models?: Readonly<Record<ModelTier, LanguageModel>>
    parts?: Partial<ServiceParts>
    store?: Store
  } = {},
) => {
  const { credits = 10_000, models, parts } = settings
  const world = await testWorld({
    ...(settings.store && { store: settings.store }),
    plan: { monthlyCredits: credits, ...(settings.cap === undefined ? {} : { overagePriceMicros: 1 }) },
    spendCapMicros: settings.cap ?? null,
    monthlyBudget: settings.budget ?? null,
    parts: {
      catalogue: catalogueIndexOf(catalogue),
      sky,
      atlas,
      readingsAMinute: 1000,
      ...(models && { languageModels: models }),
      ...parts,
    },
  })
  const ask = (body: object = {}, options: object = {}, slug = 'ai-question') =>
    world.callLive(slug, { ...BIRTH, question: 'How will my career go?', ...body }, { family: 'ai', ...options })
  const askFree = (body: object = {}, options: object = {}) => ask(body, { key: world.sandbox.secret, ...options })
  /** Credits used in this period. */
  const usedCredits = async () =>
    (await world.store.funds(world.organisation.id, world.project.id, world.clock.now())).includedUsed
  return { ...world, ask, askFree, usedCredits }
}

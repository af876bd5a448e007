import type { LanguageModel, Tier } from '../../src/ai/language-model.ts'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import type { Parts } from '../../src/service/service.ts'
import type { Store } from '../../src/store/store.ts'
import { testWorld } from '../service/world.ts'
import { atlas, sky } from '../world.ts'

/** A birth of the tests: every sign, star and period of it is known from other tests. */
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
    scribes?: Readonly<Record<Tier, LanguageModel>>
    parts?: Partial<Parts>
    store?: Store
  } = {},
) => {
  const { credits = 10_000, scribes, parts } = settings
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
      ...(scribes && { languageModels: scribes }),
      ...parts,
    },
  })
  const ask = (body: object = {}, change: object = {}, slug = 'ai-question') =>
    world.callLive(slug, { ...BIRTH, question: 'How will my career go?', ...body }, { family: 'ai', ...change })
  const askFree = (body: object = {}, change: object = {}) => ask(body, { key: world.sandbox.secret, ...change })
  const used = async () =>
    (await world.store.funds(world.organisation.id, world.project.id, world.clock.now())).includedUsed
  return { ...world, ask, askFree, used }
}

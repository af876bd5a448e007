import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Atlas } from '../atlas/atlas.ts'
import type { Entry } from '../capabilities/capability.ts'
import type { CatalogueIndex } from '../capabilities/families.ts'
import { createKeylessService, type KeylessService } from '../service/keyless-service.ts'
import type { Sky } from '../sky/sky.ts'
import type { Awaitable } from '../store/types.ts'
import { type Asset, asset } from './asset.ts'
import type { Excerpt } from './excerpt.ts'
import { llmsText } from './llms.ts'
import { type Group, openApi } from './openapi.ts'

/** The day on which the examples are answered, so that the description is the same on every day: 2026-01-01T12:00Z. */
export const EXAMPLE_CLOCK = { now: () => Date.UTC(2026, 0, 1, 12) }

interface Worlds {
  readonly sky: Sky
  readonly atlas: Atlas
}

const openExamples = ({ sky, atlas }: Worlds) =>
  createKeylessService({ sky, atlas, clock: EXAMPLE_CLOCK, cacheBytes: 0 })

/** What a capability answers to its own example, JSON text. */
const answered = async (trial: KeylessService, entry: Entry): Promise<string> => {
  const { status, body } = await trial.call(entry, entry.example, `example-${entry.slug}`)
  if (status !== 200) throw new Error(`The example of ${entry.path} answered ${status}: ${body}`)
  return body
}

/** What each capability answers to its own example, by path. */
export const exampleAnswers = async (
  parts: Worlds & { readonly catalogue: readonly Entry[] },
): Promise<Map<string, unknown>> => {
  const trial = openExamples(parts)
  const answers = new Map<string, unknown>()
  for (const entry of parts.catalogue) {
    answers.set(entry.path, JSON.parse(await answered(trial, entry)))
    await Bun.sleep(0)
  }
  return answers
}

/** The answer of one capability to its own example, as what `/v1/examples/...` serves; computed when first asked for. */
export const exampleAssets = (
  parts: Worlds & { readonly catalogue: CatalogueIndex },
): ((family: string, slug: string) => Promise<Asset | undefined>) => {
  const made = new Map<Entry, Promise<Asset>>()
  const trial = openExamples(parts)
  const make = async (entry: Entry) => asset('application/json', await answered(trial, entry))
  return async (family, slug) => {
    const entry = await parts.catalogue.find(family, slug)
    if (!entry) return undefined
    let example = made.get(entry)
    if (!example) {
      example = make(entry)
      made.set(entry, example)
      example.catch(() => made.delete(entry))
    }
    return example
  }
}

/** Where the excerpts are kept: one file a family, from slug to excerpt, written by `npm run examples`. */
export const EXCERPTS = join(import.meta.dirname, '..', '..', 'data', 'examples')

/** The beginnings of the answers to the examples, by path; those of a family whose file is lost are missing, and no others. */
export const excerpts = (): Map<string, Excerpt> => {
  const found = new Map<string, Excerpt>()
  for (const file of readdirSync(EXCERPTS)) {
    const family = file.replace(/\.json$/, '')
    const kept = JSON.parse(readFileSync(join(EXCERPTS, file), 'utf8')) as Record<string, Excerpt>
    for (const [slug, excerpt] of Object.entries(kept)) found.set(`/v1/${family}/${slug}`, excerpt)
  }
  return found
}

export interface DescriptionParts {
  readonly families: readonly Group[]
  readonly catalogue: readonly Entry[]
  readonly serverUrl: string
}

/** The description of the service, as a document. */
export const describeService = (parts: DescriptionParts) => openApi({ ...parts, examples: excerpts() })

/** What `/llms.txt` serves, made when first asked for. */
export const llmsAsset = (parts: () => Awaitable<DescriptionParts>): (() => Promise<Asset>) => {
  let made: Promise<Asset> | undefined
  const make = async () => {
    const { families, catalogue, serverUrl } = await parts()
    return asset('text/plain; charset=utf-8', llmsText(families, catalogue, serverUrl))
  }
  return () => (made ??= make())
}

/** The same, made once, when first asked for, as what `/v1/openapi.json` serves. */
export const descriptionAsset = (parts: () => Awaitable<DescriptionParts>): (() => Promise<Asset>) => {
  let made: Promise<Asset> | undefined
  const make = async () => asset('application/json', JSON.stringify(describeService(await parts())))
  return () => (made ??= make())
}

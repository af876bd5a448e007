import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Atlas } from '../atlas/atlas.ts'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import type { CatalogueIndex } from '../capabilities/families.ts'
import { createKeylessService, type KeylessService } from '../service/keyless-service.ts'
import type { Sky } from '../sky/sky.ts'
import type { Awaitable } from '../store/types.ts'
import { type Asset, asset } from './asset.ts'
import type { Excerpt } from './excerpt.ts'
import { llmsText } from './llms.ts'
import { type Group, openApi } from './openapi.ts'

/** The fixed time of the examples, 2026-01-01T12:00Z: the description must not change from day to day. */
export const EXAMPLE_CLOCK = { now: () => Date.UTC(2026, 0, 1, 12) }

interface ComputationSources {
  readonly sky: Sky
  readonly atlas: Atlas
}

const openExamples = ({ sky, atlas }: ComputationSources) =>
  createKeylessService({ sky, atlas, clock: EXAMPLE_CLOCK, cacheBytes: 0 })

/** The answer of a capability to its example, JSON text. */
const exampleAnswer = async (service: KeylessService, entry: CatalogueEntry): Promise<string> => {
  const { status, body } = await service.call(entry, entry.example, `example-${entry.slug}`)
  if (status !== 200) throw new Error(`The example of ${entry.path} answered ${status}: ${body}`)
  return body
}

/** The answers of all capabilities to their examples, by path. */
export const exampleAnswers = async (
  parts: ComputationSources & { readonly catalogue: readonly CatalogueEntry[] },
): Promise<Map<string, unknown>> => {
  const service = openExamples(parts)
  const answers = new Map<string, unknown>()
  for (const entry of parts.catalogue) {
    answers.set(entry.path, JSON.parse(await exampleAnswer(service, entry)))
    await Bun.sleep(0)
  }
  return answers
}

/** Returns the lookup behind `/v1/examples/...`: the answer of a capability to its example, computed on first use. */
export const exampleAssets = (
  parts: ComputationSources & { readonly catalogue: CatalogueIndex },
): ((family: string, slug: string) => Promise<Asset | undefined>) => {
  const assets = new Map<CatalogueEntry, Promise<Asset>>()
  const service = openExamples(parts)
  const createAsset = async (entry: CatalogueEntry) => asset('application/json', await exampleAnswer(service, entry))
  return async (family, slug) => {
    const entry = await parts.catalogue.find(family, slug)
    if (!entry) return undefined
    let example = assets.get(entry)
    if (!example) {
      example = createAsset(entry)
      assets.set(entry, example)
      example.catch(() => assets.delete(entry))
    }
    return example
  }
}

/** Folder of the excerpts: one JSON file per family, from slug to excerpt, written by `npm run examples`. */
export const EXCERPTS = join(import.meta.dirname, '..', '..', 'data', 'examples')

/** The excerpts of the example answers, by path. A missing file leaves out only its family. */
export const excerpts = (): Map<string, Excerpt> => {
  const excerptsByPath = new Map<string, Excerpt>()
  for (const file of readdirSync(EXCERPTS)) {
    const family = file.replace(/\.json$/, '')
    const familyExcerpts = JSON.parse(readFileSync(join(EXCERPTS, file), 'utf8')) as Record<string, Excerpt>
    for (const [slug, excerpt] of Object.entries(familyExcerpts)) excerptsByPath.set(`/v1/${family}/${slug}`, excerpt)
  }
  return excerptsByPath
}

export interface DescriptionParts {
  readonly families: readonly Group[]
  readonly catalogue: readonly CatalogueEntry[]
  readonly serverUrl: string
}

/** The OpenAPI document of the service. */
export const describeService = (parts: DescriptionParts) => openApi({ ...parts, examples: excerpts() })

/** The asset of `/llms.txt`, built on first use. */
export const llmsAsset = (parts: () => Awaitable<DescriptionParts>): (() => Promise<Asset>) => {
  let cached: Promise<Asset> | undefined
  const createAsset = async () => {
    const { families, catalogue, serverUrl } = await parts()
    return asset('text/plain; charset=utf-8', llmsText(families, catalogue, serverUrl))
  }
  return () => (cached ??= createAsset())
}

/** The asset of `/v1/openapi.json`, built on first use. */
export const descriptionAsset = (parts: () => Awaitable<DescriptionParts>): (() => Promise<Asset>) => {
  let cached: Promise<Asset> | undefined
  const createAsset = async () => asset('application/json', JSON.stringify(describeService(await parts())))
  return () => (cached ??= createAsset())
}

import type { Atlas } from '../atlas/atlas.ts'
import type { Entry } from '../capabilities/index.ts'
import { openTrial } from '../service/trial.ts'
import type { Sky } from '../sky/sky.ts'
import { type Asset, asset } from './asset.ts'
import { type Group, openApi } from './openapi.ts'

export interface DescriptionParts {
  readonly families: readonly Group[]
  readonly catalogue: readonly Entry[]
  readonly sky: Sky
  readonly atlas: Atlas
  readonly serverUrl?: string | undefined
}

/** The day on which the examples are answered, so that the description is the same on every day: 2026-01-01T12:00Z. */
export const EXAMPLE_CLOCK = { now: () => Date.UTC(2026, 0, 1, 12) }

/** What each capability answers to its own example, by path. */
export const exampleAnswers = async ({
  catalogue,
  sky,
  atlas,
}: Pick<DescriptionParts, 'catalogue' | 'sky' | 'atlas'>): Promise<Map<string, unknown>> => {
  const trial = await openTrial({ catalogue, sky, atlas, clock: EXAMPLE_CLOCK })
  const answers = new Map<string, unknown>()
  for (const entry of catalogue) {
    const { status, body } = await trial.call(entry, entry.example, `example-${entry.slug}`)
    if (status !== 200) throw new Error(`The example of ${entry.path} answered ${status}: ${body}`)
    answers.set(entry.path, JSON.parse(body))
    // Between two examples the server goes on serving.
    await Bun.sleep(0)
  }
  await trial.close()
  return answers
}

/** The description of the service, as a document. */
export const describeService = async (parts: DescriptionParts) =>
  openApi({ ...parts, answers: await exampleAnswers(parts) })

/** The same, made once, when first asked for, as what `/v1/openapi.json` serves. */
export const descriptionAsset = (parts: DescriptionParts): (() => Promise<Asset>) => {
  let made: Promise<Asset> | undefined
  return () => {
    made ??= describeService(parts)
      .then((document) => asset('application/json', JSON.stringify(document)))
      .catch((reason) => {
        made = undefined
        throw reason
      })
    return made
  }
}

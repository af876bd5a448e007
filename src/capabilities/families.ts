import { mapConcurrently } from '../concurrency.ts'
import { answerForAge, isYoung, stageOf } from '../readings/age-filter.ts'
import { withChildName } from '../readings/child-name.ts'
import { reportWithFewDeeds } from '../readings/deeds.ts'
import { withGlosses } from '../readings/glossary.ts'
import { prosePathsOf } from '../readings/prose-paths.ts'
import { withCalendarYears } from './calendar-years.ts'
import type { Capability, CatalogueEntry, Family } from './capability.ts'
import { limitedInput } from './input-limits.ts'
import { givenName } from './shared/narrative/given-name.ts'
import { nameIn, readingAge } from './shared/reading-age.ts'
import { withUnknownTimes } from './unknown-time.ts'

/** Loaders of the families, in the order of the contract. Importing all of them takes longer than the rest of the server start. */
export const FAMILIES: Readonly<Record<string, () => Promise<{ default: Family }>>> = {
  'vedic-charts': () => import('./vedic-charts/index.ts'),
  strengths: () => import('./strengths/index.ts'),
  dashas: () => import('./dashas/index.ts'),
  panchang: () => import('./panchang/index.ts'),
  'festivals-muhurta': () => import('./festivals-muhurta/index.ts'),
  matching: () => import('./matching/index.ts'),
  'doshas-yogas': () => import('./doshas-yogas/index.ts'),
  predictions: () => import('./predictions/index.ts'),
  kp: () => import('./kp/index.ts'),
  jaimini: () => import('./jaimini/index.ts'),
  'lal-kitab': () => import('./lal-kitab/index.ts'),
  bnn: () => import('./bnn/index.ts'),
  tajika: () => import('./tajika/index.ts'),
  western: () => import('./western/index.ts'),
  tarot: () => import('./tarot/index.ts'),
  numerology: () => import('./numerology/index.ts'),
  remedies: () => import('./remedies/index.ts'),
  reports: () => import('./reports/index.ts'),
  'location-astrology': () => import('./location-astrology/index.ts'),
  vastu: () => import('./vastu/index.ts'),
  mundane: () => import('./mundane/index.ts'),
  ai: () => import('./ai/index.ts'),
  utilities: () => import('./utilities/index.ts'),
}

/** Keeps the deeds of a report that follow from its clearest findings. */
const withDeedsLimited =
  (compute: Capability['compute']): Capability['compute'] =>
  (input, world) => {
    const data = compute(input, world)
    return data instanceof Promise ? data.then(reportWithFewDeeds) : reportWithFewDeeds(data)
  }

const explaining =
  (compute: Capability['compute']): Capability['compute'] =>
  (input, world) => {
    const data = compute(input, world)
    return data instanceof Promise ? data.then(withGlosses) : withGlosses(data)
  }

/** Removes sentences for another age from answers about one person, and names a child whose name is known. */
const ofAge =
  (data: Capability['data']) =>
  (compute: Capability['compute']): Capability['compute'] =>
  (input, world) => {
    const age = readingAge(input, world.now)
    const answer = compute(input, world)
    if (age === null) return answer
    const name = isYoung(age) ? givenName(nameIn(input)) : null
    const adapt = <T extends object>(details: T): T => {
      const adapted = answerForAge(details, age, prosePathsOf(data))
      return name ? withChildName(adapted, name) : adapted
    }
    return answer instanceof Promise ? answer.then(adapt) : adapt(answer)
  }

const stageAt: NonNullable<CatalogueEntry['stage']> = (input, now) => {
  const age = readingAge(input, now)
  return age === null ? 'adult' : stageOf(age)
}

/** The members of a family as entries of the catalogue. `standIn` is the time that stands in for an unknown time of birth. */
export const entriesOfFamily = (
  { slug: family, meanings = {}, explains, personal, limitsDeeds, members }: Family,
  standIn?: string,
): CatalogueEntry[] =>
  members.map((member) => ({
    ...member,
    input: limitedInput(member.input),
    compute: withCalendarYears(
      member,
      withUnknownTimes(
        member,
        [
          ...(limitsDeeds ? [withDeedsLimited] : []),
          ...(explains ? [explaining] : []),
          ...(personal ? [ofAge(member.data)] : []),
        ].reduce((compute, wrap) => wrap(compute), member.compute),
        standIn,
      ),
    ),
    ...(personal ? { stage: stageAt } : {}),
    family,
    path: `/v1/${family}/${member.slug}`,
    meanings,
  }))

/** Look-up of capabilities. */
export interface CatalogueIndex {
  /** True if the family exists. */
  holds(family: string): boolean
  /** The capability with this family and slug; a promise if its family must be loaded first. */
  find(family: string, slug: string): CatalogueEntry | undefined | Promise<CatalogueEntry | undefined>
  /** The capability, if its family is loaded. */
  loaded(family: string, slug: string): CatalogueEntry | undefined
  /** All capabilities, in reading order. */
  all(): readonly CatalogueEntry[] | Promise<readonly CatalogueEntry[]>
}

const byPath = (entries: readonly CatalogueEntry[]) =>
  new Map(entries.map((entry) => [`${entry.family}/${entry.slug}`, entry] as const))

/** An index of loaded entries. */
export const catalogueIndexOf = (entries: readonly CatalogueEntry[]): CatalogueIndex => {
  const matches = byPath(entries)
  const find = (family: string, slug: string) => matches.get(`${family}/${slug}`)
  return {
    holds: (family) => entries.some((entry) => entry.family === family),
    find,
    loaded: find,
    all: () => entries,
  }
}

/** An index of the whole catalogue, which loads a family at its first use. */
export const openCatalogueIndex = (): CatalogueIndex => {
  const matches = new Map<string, CatalogueEntry>()
  const loads = new Map<string, Promise<CatalogueEntry[]>>()
  const loadFamily = async (family: string) => {
    const entries = entriesOfFamily((await FAMILIES[family]!()).default)
    for (const [path, entry] of byPath(entries)) matches.set(path, entry)
    return entries
  }
  /** Loads a family once, and again after a failure. */
  const load = (family: string): Promise<CatalogueEntry[]> => {
    let loading = loads.get(family)
    if (!loading) {
      loading = loadFamily(family)
      loads.set(family, loading)
      loading.catch(() => loads.delete(family))
    }
    return loading
  }
  const holds = (family: string) => Object.hasOwn(FAMILIES, family)
  const loaded = (family: string, slug: string) => matches.get(`${family}/${slug}`)
  return {
    holds,
    find: (family, slug) => {
      const there = loaded(family, slug)
      if (there || !holds(family)) return there
      return load(family).then(() => loaded(family, slug))
    },
    loaded,
    all: async () => (await mapConcurrently(Object.keys(FAMILIES), load)).flat(),
  }
}

import ai from './ai/index.ts'
import bnn from './bnn/index.ts'
import type { Capability, Family } from './capability.ts'
import dashas from './dashas/index.ts'
import doshasYogas from './doshas-yogas/index.ts'
import festivalsMuhurta from './festivals-muhurta/index.ts'
import jaimini from './jaimini/index.ts'
import kp from './kp/index.ts'
import lalKitab from './lal-kitab/index.ts'
import locationAstrology from './location-astrology/index.ts'
import matching from './matching/index.ts'
import type { Meanings } from './meanings.ts'
import mundane from './mundane/index.ts'
import numerology from './numerology/index.ts'
import panchang from './panchang/index.ts'
import predictions from './predictions/index.ts'
import remedies from './remedies/index.ts'
import reports from './reports/index.ts'
import strengths from './strengths/index.ts'
import tajika from './tajika/index.ts'
import tarot from './tarot/index.ts'
import utilities from './utilities/index.ts'
import vastu from './vastu/index.ts'
import vedicCharts from './vedic-charts/index.ts'
import western from './western/index.ts'

/** In the order of the contract. */
export const families: readonly Family[] = [
  vedicCharts,
  strengths,
  dashas,
  panchang,
  festivalsMuhurta,
  matching,
  doshasYogas,
  predictions,
  kp,
  jaimini,
  lalKitab,
  bnn,
  tajika,
  western,
  tarot,
  numerology,
  remedies,
  reports,
  locationAstrology,
  vastu,
  mundane,
  ai,
  utilities,
]

export interface Entry extends Capability {
  readonly family: string
  /** `/v1/{family}/{slug}` */
  readonly path: string
  /** What fields of its answer mean, where their schemas do not say it: the words of its family. */
  readonly meanings: Meanings
}

/** Every capability, in reading order. All faces (HTTP, OpenAPI, CLI, docs) are folds over this list. */
export const catalogue: readonly Entry[] = families.flatMap((family) =>
  family.members.map((member) => ({
    ...member,
    family: family.slug,
    path: `/v1/${family.slug}/${member.slug}`,
    meanings: family.meanings ?? {},
  })),
)

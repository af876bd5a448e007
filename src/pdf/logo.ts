import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { Tenant } from '../cooperative-yield.ts'
import { Fault, invalid } from '../faults.ts'
import { ProcessPool } from '../render/process-pool.ts'
import type { DrawnLogo } from './draw-logo.ts'
import type { LogoOperations } from './logo-operations.ts'

const FIELD = 'branding.logo'
const MAX_BYTES = 200 * 1024
const PREFIX = /^data:image\/(png|svg\+xml);base64,/

const rejection = (message: string) => invalid(FIELD, message)

/**
 * Runs logos apart from the process that writes documents: a hostile logo must not end a document of another client.
 */
const logoProcesses = new ProcessPool<LogoOperations>(fileURLToPath(new URL('./logo-operations.ts', import.meta.url)), {
  deadline: 5_000,
  life: 200,
  memory: 500,
})

/** Results of recent logos. A customer sends the same logo with every document. */
const logoCache = new LRUCache<string, DrawnLogo>({ max: 200 })

const rasteriseLogo = async (
  kind: 'png' | 'svg+xml',
  bytes: Uint8Array,
  tenant: Tenant | undefined,
): Promise<DrawnLogo> => {
  const key = `${kind} ${createHash('sha256').update(bytes).digest('base64')}`
  const cached = logoCache.get(key)
  if (cached) return cached
  let outcome: DrawnLogo
  try {
    outcome = await logoProcesses.run(tenant, 'drawLogo', kind, bytes)
  } catch (reason) {
    if (!(reason instanceof Fault && reason.fault === 'render_limit')) throw reason
    outcome = { error: '`branding.logo` takes too much time or memory to draw.' }
  }
  logoCache.set(key, outcome)
  return outcome
}

/**
 * The rasterised logo of a request: a data URI of a PNG in the size of the document.
 * @throws Fault `invalid` with the field `branding.logo`, `failed`
 */
export const readLogo = async (value: string | null | undefined, tenant?: Tenant): Promise<string | null> => {
  if (!value) return null
  const kind = value.match(PREFIX)?.[1] as 'png' | 'svg+xml' | undefined
  const encoded = value.slice(value.indexOf(',') + 1)
  if (!kind || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded) || encoded.length % 4 !== 0)
    throw rejection('`branding.logo` must be data:image/png;base64,... or data:image/svg+xml;base64,...')
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length > MAX_BYTES) throw rejection('`branding.logo` must be at most 200 KB.')
  const outcome = await rasteriseLogo(kind, bytes, tenant)
  if ('error' in outcome) throw rejection(outcome.error)
  return `data:image/png;base64,${Buffer.from(outcome.png).toString('base64')}`
}

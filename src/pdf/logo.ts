import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { Tenant } from '../cooperative-yield.ts'
import { Fault, invalid } from '../faults.ts'
import { ProcessPool } from '../render/process-pool.ts'
import type { DrawnLogo } from './draw-logo.ts'
import type { LogoOperations } from './logo-operations.ts'

const FIELD = 'branding.logo'
const BYTES = 200 * 1024
const PREFIX = /^data:image\/(png|svg\+xml);base64,/

const refuse = (message: string) => invalid(FIELD, message)

/** Apart from the process that writes documents: what a client sends to be drawn must not end anybody's document. */
const workshop = new ProcessPool<LogoOperations>(fileURLToPath(new URL('./logo-operations.ts', import.meta.url)), {
  deadline: 5_000,
  life: 200,
  memory: 500,
})

/** What came of the logos that were sent last: the same one comes with every document of a customer. */
const drawn = new LRUCache<string, DrawnLogo>({ max: 200 })

const drawnLogo = async (
  kind: 'png' | 'svg+xml',
  bytes: Uint8Array,
  tenant: Tenant | undefined,
): Promise<DrawnLogo> => {
  const key = `${kind} ${createHash('sha256').update(bytes).digest('base64')}`
  const known = drawn.get(key)
  if (known) return known
  let outcome: DrawnLogo
  try {
    outcome = await workshop.run(tenant, 'drawLogo', kind, bytes)
  } catch (reason) {
    if (!(reason instanceof Fault && reason.fault === 'render_limit')) throw reason
    outcome = { refused: '`branding.logo` takes more time or memory to draw than a logo may.' }
  }
  drawn.set(key, outcome)
  return outcome
}

/** The logo of a request, drawn: a data URI of a PNG, as large as a document shows it. */
export const readLogo = async (value: string | null | undefined, tenant?: Tenant): Promise<string | null> => {
  if (!value) return null
  const kind = value.match(PREFIX)?.[1] as 'png' | 'svg+xml' | undefined
  const encoded = value.slice(value.indexOf(',') + 1)
  if (!kind || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded) || encoded.length % 4 !== 0)
    throw refuse('`branding.logo` must be data:image/png;base64,... or data:image/svg+xml;base64,...')
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length > BYTES) throw refuse('`branding.logo` is larger than 200 KB.')
  const outcome = await drawnLogo(kind, bytes, tenant)
  if ('refused' in outcome) throw refuse(outcome.refused)
  return `data:image/png;base64,${Buffer.from(outcome.png).toString('base64')}`
}

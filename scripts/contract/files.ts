import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describeService } from '../../src/api/description.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import type { Node } from './document.ts'

const at = (...parts: string[]) => join(import.meta.dir, '..', '..', ...parts)

/** The committed description of the service, JSON text. */
export const DESCRIPTION = at('openapi.json')
/** The description of the last release, gzip. */
export const RELEASED = at('contract', 'released.json.gz')

/** The committed description names this server. */
const SERVER_URL = 'https://api.example.com'

export const describe = (): Node => describeService({ families, catalogue, serverUrl: SERVER_URL })

const inLine = (value: unknown): string => JSON.stringify(value)

/** An object with a line for each member. */
const inLines = (value: unknown, text: (value: unknown, key: string) => string = inLine): string =>
  `{\n${Object.entries(value as object)
    .map(([key, each]) => `${JSON.stringify(key)}: ${text(each, key)}`)
    .join(',\n')}\n}`

/** A path with one operation is one line. */
const pathItem = (value: unknown): string =>
  Object.keys(value as object).length === 1 ? inLine(value) : inLines(value)

const member = (value: unknown, key: string): string => {
  if (key === 'paths' || key === 'webhooks') return inLines(value, pathItem)
  return key === 'components' ? inLines(value, (components) => inLines(components)) : inLine(value)
}

/** A description as JSON text with a line for each operation, each component and each other member. */
export const descriptionText = (description: Node): string => `${inLines(description, member)}\n`

export const readReleased = (): Node => JSON.parse(gunzipSync(readFileSync(RELEASED)).toString()) as Node

import { createHmac, randomBytes } from 'node:crypto'
import type { JobStore, LinkKey } from '../../store/jobs.ts'
import type { Instant } from '../../store/types.ts'
import { equalSecrets } from '../secrets.ts'

const HOUR = 3_600_000
/** How long a link can be used. */
export const LINK_LIFE = 24 * HOUR
/** How long a file is kept. */
export const FILE_LIFE = 7 * 24 * HOUR

export interface Link {
  jobId: string
  expiresAt: Instant
}

const TOKEN = /^([0-9a-f]{8})\.([A-Za-z0-9_-]{30})\.([A-Za-z0-9_-]{43})$/

/** HMAC-SHA256 of the whole text before it: key id, job and expiry. */
const signature = (secret: string, signed: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(signed).digest('base64url')

/** 16 bytes of the job's id and 6 of the expiry: 30 letters. */
const packed = ({ jobId, expiresAt }: Link): string => {
  const bytes = Buffer.alloc(22)
  bytes.write(jobId.replaceAll('-', ''), 'hex')
  bytes.writeUIntBE(expiresAt, 16, 6)
  return bytes.toString('base64url')
}
const unpacked = (text: string): Link => {
  const bytes = Buffer.from(text, 'base64url')
  const jobId = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { jobId, expiresAt: bytes.readUIntBE(16, 6) }
}

const newKey = (createdAt: Instant): LinkKey => ({
  id: randomBytes(4).toString('hex'),
  secret: randomBytes(32).toString('hex'),
  createdAt,
})

/** A new key signs from now on; links of the older ones work until they expire, unless those keys are forgotten. */
export const rotateLinkKey = async (store: JobStore, now: Instant, forgetOlder: boolean): Promise<string> => {
  const key = newKey(now)
  await store.addLinkKey(key, { onlyFirst: false })
  if (forgetOlder) await store.removeLinkKeysBut(key.id)
  return key.id
}

/** Download tokens: `<key id>.<job and expiry>.<signature>`. Whoever has one may download, so nothing else can make one. */
export const createLinks = (store: JobStore) => {
  const newestKey = async (now: Instant): Promise<LinkKey> => {
    const [newest] = await store.linkKeys()
    if (newest) return newest
    await store.addLinkKey(newKey(now), { onlyFirst: true })
    return (await store.linkKeys())[0]!
  }
  return {
    async sign(link: Link, now: Instant): Promise<string> {
      const { id, secret } = await newestKey(now)
      const signed = `${id}.${packed(link)}`
      return `${signed}.${signature(secret, signed)}`
    },
    /** What a token says, or null when it is not one of ours. Texts are compared, so that each link has one spelling. */
    async read(token: string): Promise<Link | null> {
      const [, id, payload, given] = TOKEN.exec(token) ?? []
      if (id === undefined || payload === undefined || given === undefined) return null
      const key = (await store.linkKeys()).find((each) => each.id === id)
      if (!key) return null
      const right = signature(key.secret, `${id}.${payload}`)
      return equalSecrets(given, right) ? unpacked(payload) : null
    },
  }
}

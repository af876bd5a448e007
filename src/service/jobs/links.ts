import { createHmac, randomBytes } from 'node:crypto'
import type { JobStore, LinkKey } from '../../store/jobs.ts'
import type { Instant } from '../../store/types.ts'
import { equalSecrets } from '../secrets.ts'

const HOUR = 3_600_000
/** Lifetime of a download link, milliseconds. */
export const LINK_LIFE = 24 * HOUR
/** Lifetime of a file, milliseconds. */
export const FILE_LIFE = 7 * 24 * HOUR

export interface DownloadLink {
  jobId: string
  expiresAt: Instant
}

const TOKEN = /^([0-9a-f]{8})\.([A-Za-z0-9_-]{30})\.([A-Za-z0-9_-]{43})$/

/** HMAC-SHA256 of the token text before the signature: key id, job and expiry. */
const signature = (secret: string, signedText: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(signedText).digest('base64url')

/** 16 bytes of the job id and 6 bytes of the expiry, as 30 base64url characters. */
const packLink = ({ jobId, expiresAt }: DownloadLink): string => {
  const bytes = Buffer.alloc(22)
  bytes.write(jobId.replaceAll('-', ''), 'hex')
  bytes.writeUIntBE(expiresAt, 16, 6)
  return bytes.toString('base64url')
}
const unpackLink = (text: string): DownloadLink => {
  const bytes = Buffer.from(text, 'base64url')
  const jobId = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { jobId, expiresAt: bytes.readUIntBE(16, 6) }
}

const newKey = (createdAt: Instant): LinkKey => ({
  id: randomBytes(4).toString('hex'),
  secret: randomBytes(32).toString('hex'),
  createdAt,
})

/** Creates a new signing key and returns its id. Links signed by older keys work until they expire, unless `forgetOlder` is set. */
export const rotateLinkKey = async (store: JobStore, now: Instant, forgetOlder: boolean): Promise<string> => {
  const key = newKey(now)
  await store.addLinkKey(key, { onlyFirst: false })
  if (forgetOlder) await store.removeLinkKeysBut(key.id)
  return key.id
}

/** Signs and reads download tokens: `<key id>.<job and expiry>.<signature>`. A token alone permits the download. */
export const createLinks = (store: JobStore) => {
  const newestKey = async (now: Instant): Promise<LinkKey> => {
    const [newest] = await store.linkKeys()
    if (newest) return newest
    await store.addLinkKey(newKey(now), { onlyFirst: true })
    return (await store.linkKeys())[0]!
  }
  return {
    async sign(link: DownloadLink, now: Instant): Promise<string> {
      const { id, secret } = await newestKey(now)
      const signedText = `${id}.${packLink(link)}`
      return `${signedText}.${signature(secret, signedText)}`
    },
    /** The link of a token; null if its signature is invalid. Signatures are compared as text, so that each link has one spelling. */
    async read(token: string): Promise<DownloadLink | null> {
      const [, id, payload, sentSignature] = TOKEN.exec(token) ?? []
      if (id === undefined || payload === undefined || sentSignature === undefined) return null
      const key = (await store.linkKeys()).find((each) => each.id === id)
      if (!key) return null
      const expectedSignature = signature(key.secret, `${id}.${payload}`)
      return equalSecrets(sentSignature, expectedSignature) ? unpackLink(payload) : null
    },
  }
}

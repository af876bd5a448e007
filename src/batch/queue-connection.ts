import { Redis } from 'ioredis'
import { SetupError } from '../settings.ts'

/** Connections to the Redis server of shared runs, and the claims by which one run at a time writes an output. */

/** A prefix in braces keeps all keys on one node of a Redis cluster. */
export const PREFIX = '{khagola}'

/** Errors of a connection to several addresses have no message of their own. */
export const messageOf = (error: Error & { code?: string }) => error.message || (error.code ?? error.name)

/** Host and port of a Redis URL, which may have a password. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : 'an invalid URL')

export const unreachable = (url: string, error: Error | null) =>
  `Redis at ${hostOf(url)} (REDIS_URL) cannot be reached${error ? `: ${messageOf(error)}` : ''}`

export const connect = (url: string, onError: (error: Error) => void) => {
  if (!URL.canParse(url)) throw new SetupError('REDIS_URL must be a URL such as redis://127.0.0.1:6379.')
  const redis = new Redis(url, {
    // Required by BullMQ: commands wait until Redis is back.
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_MS,
    retryStrategy: (attempt: number) => Math.min(attempt * 200, 2_000),
  })
  redis.on('error', onError)
  return redis
}

/** A command ends when Redis has been away for this long, milliseconds. */
const COMMAND_PATIENCE_MS = 4_000
const CONNECT_MS = 3_000

/** The connection of a command, which does not wait for Redis without end. */
export const connectCommand = async (url: string, patienceMs = COMMAND_PATIENCE_MS) => {
  let lastError: Error | null = null
  const redis = connect(url, (error) => {
    lastError = error
  })
  const { promise: lost, reject } = Promise.withResolvers<never>()
  lost.catch(() => {})
  const give = () => {
    reject(new SetupError(`${unreachable(url, lastError)}.`))
    redis.disconnect()
  }
  let timer: Timer | undefined = setTimeout(give, COMMAND_PATIENCE_MS)
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  redis.on('ready', () => {
    clearTimeout(timer)
    timer = undefined
    resolve()
  })
  redis.on('close', () => {
    timer ??= setTimeout(give, patienceMs)
  })
  const close = () => {
    clearTimeout(timer)
    redis.removeAllListeners('close')
    redis.disconnect()
  }
  try {
    await Promise.race([ready, lost])
  } catch (error) {
    close()
    throw error
  }
  return { redis, lost, close }
}

/** A submission that has claimed its output and is not in the queue after this time has failed, milliseconds. */
const CLAIM_MS = 30_000
/** Sets a key to another value if it has the first one. */
const COMPARE_AND_SET = `if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('del', KEYS[1]) else redis.call('set', KEYS[1], ARGV[2]) end
return 1`

interface Claim {
  run: string
  /** Milliseconds since 1970. */
  at: number
}

export interface OutputClaim {
  out: string
  run: string
  /** True if a run is in the queue and has not ended. */
  isUnfinished(run: string): Promise<boolean>
  /** True if a run is in the queue. */
  isQueued(run: string): Promise<boolean>
}

/** Claims an output for a run. Returns a function that gives it back. */
export const claimOutput = async (
  connection: Redis,
  { out, run, isUnfinished, isQueued }: OutputClaim,
): Promise<() => Promise<unknown>> => {
  const key = `${PREFIX}:batch-output:${new Bun.CryptoHasher('sha256').update(out).digest('hex')}`
  for (;;) {
    const claim = JSON.stringify({ run, at: Date.now() } satisfies Claim)
    if (await connection.set(key, claim, 'NX')) return () => connection.eval(COMPARE_AND_SET, 1, key, claim, '')
    const held = await connection.get(key)
    if (held === null) continue
    const { run: holder, at } = JSON.parse(held) as Claim
    if (holder !== run && (await isUnfinished(holder)))
      throw new SetupError(`the unfinished run ${holder} writes ${out}; cancel it first, or give --out another name.`)
    if (Date.now() - at < CLAIM_MS && !(await isQueued(holder)))
      throw new SetupError(`another submission for ${out} is in progress; try again in a minute.`)
    if (await connection.eval(COMPARE_AND_SET, 1, key, held, claim))
      return () => connection.eval(COMPARE_AND_SET, 1, key, claim, '')
  }
}

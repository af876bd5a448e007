import { RedisClient } from 'bun'
import { mapConcurrently } from '../concurrency.ts'
import { RequestBatcher } from '../store/request-batching.ts'
import { type Coordination, localCoordination } from './coordination.ts'
import { createDeadlineTimer } from './deadline-timer.ts'
import { type Allowance, RATE_WINDOW, type RateWindow } from './limiter.ts'

/**
 * The window of `windowLimiter`, by the clock of Redis. KEYS[1]: scope. ARGV: limit, window length in milliseconds, and the units of each
 * request. Returns the milliseconds until the window ends; then for each request 1 or 0 (its units fit or not) and the units used so far.
 */
const CONSUME = `
local before = tonumber(redis.call('GET', KEYS[1]) or '0')
local used = before
local answers = { 0 }
for i = 3, #ARGV do
  local units = tonumber(ARGV[i])
  local fits = used == 0 or used + units <= tonumber(ARGV[1])
  if fits then used = used + units end
  answers[#answers + 1] = fits and 1 or 0
  answers[#answers + 1] = used
end
if used > before then
  if before == 0 then redis.call('SET', KEYS[1], used, 'PX', ARGV[2]) else redis.call('INCRBY', KEYS[1], used - before) end
end
local left = redis.call('PTTL', KEYS[1])
answers[1] = left > 0 and left or tonumber(ARGV[2])
return answers`

/** Sets the expiry of KEYS[1] to ARGV[2] milliseconds from now if its value is ARGV[1]. */
const RENEW = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`

/** Deletes KEYS[1] if its value is ARGV[1]. */
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

export interface RedisSettings {
  /** Expiry of a claim, milliseconds: the claim of a crashed process ends then. A running process renews its claims in time. */
  claimMs: number
  /** Called with the error when Redis becomes unreachable. */
  onError?: (cause: unknown) => void
}

/** Time limit for an answer of Redis, milliseconds. After that the process uses its local limits. */
const TIMEOUT_MS = 500
const withTimeout = createDeadlineTimer(TIMEOUT_MS)
const timeoutError = () => new Error(`Redis did not answer within ${TIMEOUT_MS} ms.`)

class UnreachableError extends Error {
  override message = `Redis could not be reached within ${TIMEOUT_MS} ms.`
}

/** A request to consume units. */
interface UnitRequest {
  readonly scope: string
  readonly units: number
  readonly limit: number
  readonly length: RateWindow
}

/**
 * Coordination between any number of nodes. While Redis is unreachable, each process enforces the limits for itself: up to one window of
 * units per process, since refusing calls would stop the service. The store enforces credits and idempotent charges in any case.
 */
export const redisCoordination = async (url: string, settings: RedisSettings): Promise<Coordination> => {
  const { claimMs, onError: onTrouble } = settings
  const redis = new RedisClient(url, {
    connectionTimeout: 2000,
    autoReconnect: true,
    maxRetries: 1_000_000,
    // Commands fail at once while Redis is unreachable. A queued command would count units in a window that has ended.
    enableOfflineQueue: false,
  })
  const localFallback = localCoordination()
  const tokens = new Map<string, string>()
  /** Claims held since before the last renewal. Most calls end sooner and are never renewed. */
  const renewedTokens = new Map<string, string>()
  let isDown = false

  /** Sends the requests of one window in one command. */
  const batcher = new RequestBatcher<UnitRequest, Allowance>({
    maxGroupSize: 500,
    async answer(group) {
      const windows = Map.groupBy(group, ({ scope, limit, length }) => `${limit} ${length} ${scope}`)
      const allowances = new Map<UnitRequest, Allowance>()
      const inWindow = async (requests: readonly UnitRequest[]) => {
        const { scope, limit, length } = requests[0]!
        const units = requests.map((request) => String(request.units))
        const command = [CONSUME, '1', `khagola:rate:${scope}`, String(limit), String(length), ...units]
        const [resetsIn, ...results] = (await redis.send('EVAL', command)) as number[]
        for (const [i, request] of requests.entries()) {
          const remaining = Math.max(0, limit - results[2 * i + 1]!)
          allowances.set(request, { fits: results[2 * i] === 1, remaining, resetsIn: resetsIn! })
        }
      }
      await withTimeout(mapConcurrently([...windows.values()], inWindow), timeoutError)
      return group.map((request) => allowances.get(request)!)
    },
  })

  const withFallback = async <T>(query: () => Promise<T>, fallback: () => T | Promise<T>): Promise<T> => {
    try {
      const answer = await query()
      isDown = false
      return answer
    } catch (cause) {
      if (!isDown) onTrouble?.(cause)
      isDown = true
      return fallback()
    }
  }

  const renew = () => {
    for (const [name, token] of renewedTokens)
      redis.send('EVAL', [RENEW, '1', `khagola:claim:${name}`, token, String(claimMs)]).catch(() => {})
    for (const [name, token] of tokens) renewedTokens.set(name, token)
  }

  /** Connects. If Redis is unreachable, returns, and the client connects later. Throws for a wrong password. */
  const connect = async () => {
    const connecting = redis.connect()
    const isConnected = await withTimeout(
      connecting.then(() => true),
      () => new UnreachableError(),
    ).catch((cause) => {
      if (!(cause instanceof UnreachableError)) throw cause
      isDown = true
      onTrouble?.(cause)
      return false
    })
    // A later rejection: Redis became reachable and rejected the password.
    if (!isConnected) connecting.catch((cause) => onTrouble?.(cause))
  }

  await connect()
  const renewTimer = setInterval(renew, claimMs / 4)
  return {
    limiter: {
      consume: (scope, units, limit, now, length = RATE_WINDOW) =>
        withFallback(
          () => batcher.ask({ scope, units, limit, length }),
          () => localFallback.limiter.consume(scope, units, limit, now, length),
        ),
    },
    claims: {
      acquire: (name, owner) =>
        withFallback<string | null>(
          async () => {
            const token = `${owner} ${crypto.randomUUID()}`
            const command = [`khagola:claim:${name}`, token, 'NX', 'GET', 'PX', String(claimMs)]
            const holder = (await withTimeout(redis.send('SET', command), timeoutError)) as string | null
            if (holder !== null) return holder.slice(0, holder.lastIndexOf(' '))
            tokens.set(name, token)
            return null
          },
          () => localFallback.claims.acquire(name, owner),
        ),
      async release(name) {
        const token = tokens.get(name)
        if (token === undefined) return localFallback.claims.release(name)
        tokens.delete(name)
        renewedTokens.delete(name)
        // A claim that cannot be released now expires.
        await withFallback<unknown>(
          () => withTimeout(redis.send('EVAL', [RELEASE, '1', `khagola:claim:${name}`, token]), timeoutError),
          () => {},
        )
      },
    },
    close() {
      clearInterval(renewTimer)
      redis.close()
    },
  }
}

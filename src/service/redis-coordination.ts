import { RedisClient } from 'bun'
import { type Coordination, localCoordination } from './coordination.ts'
import { WINDOW } from './limiter.ts'

/**
 * The window of `windowLimiter`, by the clock of Redis: KEYS[1] scope, ARGV units, limit, milliseconds. Answers whether they
 * fit, the units used, and how long the window lasts.
 */
const TAKE = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
local units = tonumber(ARGV[1])
local fits = used == 0 or used + units <= tonumber(ARGV[2])
if fits and units > 0 then
  if used == 0 then redis.call('SET', KEYS[1], units, 'PX', ARGV[3]) else redis.call('INCRBY', KEYS[1], units) end
  used = used + units
end
local left = redis.call('PTTL', KEYS[1])
return { fits and 1 or 0, used, left > 0 and left or tonumber(ARGV[3]) }`

/** Lets KEYS[1] last ARGV[2] milliseconds from now when its value is ARGV[1]. */
const KEEP = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`

/** Deletes KEYS[1] when its value is ARGV[1]. */
const GIVE_BACK = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

export interface RedisSettings {
  /** How long the claim of a process that died stands in the way, milliseconds; one that lives renews its claims in time. */
  claimMs: number
  /** Told when Redis is gone, and when it is back. */
  onTrouble?: (cause: unknown) => void
}

/** How long Redis may take to answer before the process counts alone, milliseconds. */
const PATIENCE = 500

/**
 * For any number of nodes. While Redis is gone each process keeps the limits by itself: that lets through up to a window a
 * process, where refusing would stop the service; credits and idempotent charges are the store's and hold either way.
 */
export const redisCoordination = async (url: string, settings: RedisSettings): Promise<Coordination> => {
  const { claimMs, onTrouble } = settings
  const redis = new RedisClient(url, { connectionTimeout: 2000, autoReconnect: true, maxRetries: 1_000_000 })
  const alone = localCoordination()
  const tokens = new Map<string, string>()
  /** Held since before the last renewal: most calls end sooner, and cost Redis nothing more. */
  const lasting = new Map<string, string>()
  let troubled = false

  const ask = async <T>(question: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> => {
    try {
      const answer = await withinPatience(question())
      troubled = false
      return answer
    } catch (cause) {
      if (!troubled) onTrouble?.(cause)
      troubled = true
      return otherwise()
    }
  }

  const renew = () => {
    for (const [name, token] of lasting)
      redis.send('EVAL', [KEEP, '1', `khagola:claim:${name}`, token, String(claimMs)]).catch(() => {})
    for (const [name, token] of tokens) lasting.set(name, token)
  }

  await redis.connect()
  const renewing = setInterval(renew, claimMs / 4)
  return {
    limiter: {
      take: (scope, units, limit, now, length = WINDOW) =>
        ask(
          async () => {
            const words = [TAKE, '1', `khagola:rate:${scope}`, String(units), String(limit), String(length)]
            const [fits, used, left] = (await redis.send('EVAL', words)) as [number, number, number]
            return { fits: fits === 1, remaining: Math.max(0, limit - used), resetsIn: left }
          },
          () => alone.limiter.take(scope, units, limit, now, length),
        ),
    },
    claims: {
      take: (name, mark) =>
        ask<string | null>(
          async () => {
            const token = `${mark} ${crypto.randomUUID()}`
            const words = [`khagola:claim:${name}`, token, 'NX', 'GET', 'PX', String(claimMs)]
            const held = (await redis.send('SET', words)) as string | null
            if (held !== null) return held.slice(0, held.lastIndexOf(' '))
            tokens.set(name, token)
            return null
          },
          () => alone.claims.take(name, mark),
        ),
      async giveBack(name) {
        const token = tokens.get(name)
        if (token === undefined) return alone.claims.giveBack(name)
        tokens.delete(name)
        lasting.delete(name)
        // One that cannot be given back now ends by itself.
        await ask<unknown>(
          () => redis.send('EVAL', [GIVE_BACK, '1', `khagola:claim:${name}`, token]),
          () => {},
        )
      },
    },
    close() {
      clearInterval(renewing)
      redis.close()
    },
  }
}

const withinPatience = <T>(answer: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Redis did not answer within ${PATIENCE} ms.`)), PATIENCE)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}

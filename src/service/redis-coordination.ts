import { RedisClient } from 'bun'
import { mapConcurrently } from '../concurrency.ts'
import { RequestBatcher } from '../store/request-batching.ts'
import { type Coordination, localCoordination } from './coordination.ts'
import { startDeadline } from './deadline-timer.ts'
import { type Allowance, WINDOW, type Window } from './limiter.ts'

/**
 * The window of `windowLimiter`, by the clock of Redis: KEYS[1] scope, ARGV limit, milliseconds, and the units of each call that asks,
 * one after another. Answers how long the window lasts; then of each whether its units fit, and the units used.
 */
const TAKE = `
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
const inTime = startDeadline(PATIENCE)
const late = () => new Error(`Redis did not answer within ${PATIENCE} ms.`)

class AwayError extends Error {
  override message = `Redis could not be reached within ${PATIENCE} ms.`
}

/** Units that a call asks for. */
interface Take {
  readonly scope: string
  readonly units: number
  readonly limit: number
  readonly length: Window
}

/**
 * For any number of nodes. While Redis is gone each process keeps the limits by itself: that lets through up to a window a
 * process, where refusing would stop the service; credits and idempotent charges are the store's and hold either way.
 */
export const redisCoordination = async (url: string, settings: RedisSettings): Promise<Coordination> => {
  const { claimMs, onTrouble } = settings
  const redis = new RedisClient(url, {
    connectionTimeout: 2000,
    autoReconnect: true,
    maxRetries: 1_000_000,
    // A command fails at once while Redis is away; one that waited for it would count units of a window long gone.
    enableOfflineQueue: false,
  })
  const alone = localCoordination()
  const tokens = new Map<string, string>()
  /** Held since before the last renewal: most calls end sooner, and cost Redis nothing more. */
  const lasting = new Map<string, string>()
  let troubled = false

  /** Those of one window ask together. */
  const takes = new RequestBatcher<Take, Allowance>({
    largest: 500,
    async answer(group) {
      const windows = Map.groupBy(group, ({ scope, limit, length }) => `${limit} ${length} ${scope}`)
      const allowances = new Map<Take, Allowance>()
      const inWindow = async (asking: readonly Take[]) => {
        const { scope, limit, length } = asking[0]!
        const units = asking.map((take) => String(take.units))
        const words = [TAKE, '1', `khagola:rate:${scope}`, String(limit), String(length), ...units]
        const [left, ...said] = (await redis.send('EVAL', words)) as number[]
        for (const [i, take] of asking.entries()) {
          const remaining = Math.max(0, limit - said[2 * i + 1]!)
          allowances.set(take, { fits: said[2 * i] === 1, remaining, resetsIn: left! })
        }
      }
      await inTime(mapConcurrently([...windows.values()], inWindow), late)
      return group.map((take) => allowances.get(take)!)
    },
  })

  const ask = async <T>(question: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> => {
    try {
      const answer = await question()
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

  /** Connects, or goes on without Redis while it is away: the client connects once it is there. A wrong password is raised. */
  const connect = async () => {
    const connecting = redis.connect()
    const isThere = await inTime(
      connecting.then(() => true),
      () => new AwayError(),
    ).catch((cause) => {
      if (!(cause instanceof AwayError)) throw cause
      troubled = true
      onTrouble?.(cause)
      return false
    })
    // Raised after that: Redis came up and refused the password.
    if (!isThere) connecting.catch((cause) => onTrouble?.(cause))
  }

  await connect()
  const renewing = setInterval(renew, claimMs / 4)
  return {
    limiter: {
      take: (scope, units, limit, now, length = WINDOW) =>
        ask(
          () => takes.ask({ scope, units, limit, length }),
          () => alone.limiter.take(scope, units, limit, now, length),
        ),
    },
    claims: {
      take: (name, mark) =>
        ask<string | null>(
          async () => {
            const token = `${mark} ${crypto.randomUUID()}`
            const words = [`khagola:claim:${name}`, token, 'NX', 'GET', 'PX', String(claimMs)]
            const held = (await inTime(redis.send('SET', words), late)) as string | null
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
          () => inTime(redis.send('EVAL', [GIVE_BACK, '1', `khagola:claim:${name}`, token]), late),
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

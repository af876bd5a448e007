import { closeSync, existsSync, ftruncateSync, openSync, readdirSync, readlinkSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Claims, type Coordination, localCoordination } from './coordination.ts'
import { type Limiter, MINUTE, RATE_WINDOW } from './limiter.ts'

/**
 * Coordination between the processes of one machine through shared memory. It consists of 64-bit words that are changed by atomic
 * compare-and-exchange, so that a process that crashes at any moment leaves no inconsistent state.
 */

/** Number of slots for rate limit windows. */
const WINDOWS = 2 ** 16
/** Number of slots for claims: far more than idempotent calls that run at once, so that collisions are rare. */
const CLAIMS = 2 ** 18
const BYTES_A_WORD = 8
/** The first word is the seed of the hash: clients cannot predict which names share a slot. */
const WINDOWS_AT = 1
const CLAIMS_AT = WINDOWS_AT + WINDOWS
const WORDS = CLAIMS_AT + CLAIMS

/** Largest holder number: it has 8 bits in a claim, and 0 means free. */
export const MAX_HOLDERS = 255

const MEMORY = '/dev/shm'
const NAME = /^khagola-(\d+)-(\d+)-/

/** The PID namespace of this process: containers may share /dev/shm but not process ids. Null if the system does not report it. */
const processNamespace = (): string | null => {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')
  } catch {
    return null
  }
}

const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return false
  } catch (reason) {
    return (reason as { code?: string }).code === 'ESRCH'
  }
}

/** Removes the files of processes that were killed before they could remove them. */
const removeStaleFiles = (folder: string, namespace: string): void => {
  for (const name of readdirSync(folder)) {
    const [, fileNamespace, pid] = NAME.exec(name) ?? []
    if (fileNamespace !== namespace || !isGone(Number(pid))) continue
    try {
      rmSync(join(folder, name), { force: true })
    } catch {
      // The file belongs to another user, who will remove it.
    }
  }
}

/** Creates shared memory and returns its path. */
export const createSharedMemory = (): string => {
  const folder = existsSync(MEMORY) ? MEMORY : tmpdir()
  const namespace = processNamespace()
  if (namespace) removeStaleFiles(folder, namespace)
  const path = join(folder, `khagola-${namespace ?? 'x'}-${process.pid}-${crypto.randomUUID()}`)
  const file = openSync(path, 'wx', 0o600)
  writeSync(file, crypto.getRandomValues(new Uint8Array(BYTES_A_WORD)))
  ftruncateSync(file, WORDS * BYTES_A_WORD)
  closeSync(file)
  return path
}

const wordsOf = (path: string) => {
  const bytes = Bun.mmap(path, { shared: true })
  const { buffer } = bytes
  return new BigUint64Array(buffer, bytes.byteOffset, WORDS)
}

const createHasher = (words: BigUint64Array) => {
  const seed = words[0]!
  return (name: string): bigint => Bun.hash(name, seed) as bigint
}

/** Number of consecutive slots in which a window may be stored. */
const MAX_PROBES = 8
const USED_MASK = 0x7f_ffff
const MINUTE_FLAG = 0x80_0000

/**
 * The 64-bit word of a window: its opening time in milliseconds modulo 2^32 (32 bits), part of the hash of its scope (8), a flag for
 * windows of a minute (1), and the used units (23).
 */
const windowWord = (openedAt: number, tag: number, flag: number, usedUnits: number): bigint =>
  (BigInt(openedAt) << 32n) | BigInt(tag * 0x100_0000 + flag + usedUnits)

const sharedLimiter = (words: BigUint64Array, hash: (name: string) => bigint, localLimiter: Limiter): Limiter => ({
  consume(scope, units, limit, now, length = RATE_WINDOW) {
    const hashValue = hash(scope)
    const first = Number(hashValue & BigInt(WINDOWS - 1))
    const tag = Number(hashValue >> 56n)
    for (;;) {
      let slot = -1
      let expectedWord = 0n
      let openedAt = now
      let usedUnits = 0
      for (let i = 0; i < MAX_PROBES; i++) {
        const at = WINDOWS_AT + ((first + i) & (WINDOWS - 1))
        const word = Atomics.load(words, at)
        const low = Number(word & 0xffff_ffffn)
        const age = (now - Number(word >> 32n)) >>> 0
        const isOpen = (low & USED_MASK) > 0 && age < (low & MINUTE_FLAG ? MINUTE : RATE_WINDOW)
        if (isOpen ? low >>> 24 !== tag : slot >= 0) continue
        slot = at
        expectedWord = word
        if (!isOpen) continue
        openedAt = now - age
        usedUnits = low & USED_MASK
        break
      }
      if (slot < 0) return localLimiter.consume(scope, units, limit, now, length)
      const fits = usedUnits === 0 || usedUnits + units <= limit
      const usedAfter = fits ? Math.min(usedUnits + units, USED_MASK) : usedUnits
      const word = windowWord(openedAt >>> 0, tag, length === MINUTE ? MINUTE_FLAG : 0, usedAfter)
      if (usedAfter !== usedUnits && Atomics.compareExchange(words, slot, expectedWord, word) !== expectedWord) continue
      return { fits, remaining: Math.max(0, limit - usedAfter), resetsIn: openedAt + length - now }
    }
  },
})

const NAME_BITS = 0xfff_ffffn
/** Wait before a claim tries again to acquire a slot that another name occupies, milliseconds. */
const RETRY_MS = 2

/** The 64-bit word of a claim: its holder (8 bits), and parts of the hashes of its name (28) and its owner (28). */
const claimWord = (holder: number, nameHash: bigint, ownerHash: bigint): bigint =>
  (BigInt(holder) << 56n) | ((nameHash >> 36n) << 28n) | (ownerHash & NAME_BITS)

const sharedClaims = (words: BigUint64Array, hash: (name: string) => bigint, holder: number): Claims => {
  const claims = new Map<string, { slot: number; word: bigint }>()
  return {
    acquire(name, owner) {
      const hashValue = hash(name)
      const slot = CLAIMS_AT + Number(hashValue & BigInt(CLAIMS - 1))
      const word = claimWord(holder, hashValue, hash(owner))
      /** The result of `acquire`; undefined if another name occupies the slot. */
      const tryAcquire = (): string | null | undefined => {
        const current = Atomics.compareExchange(words, slot, 0n, word)
        if (current === 0n) {
          claims.set(name, { slot, word })
          return null
        }
        if (((current ^ word) >> 28n) & NAME_BITS) return undefined
        return (current ^ word) & NAME_BITS ? 'another' : owner
      }
      const first = tryAcquire()
      if (first !== undefined) return first
      return (async () => {
        for (;;) {
          await Bun.sleep(RETRY_MS)
          const next = tryAcquire()
          if (next !== undefined) return next
        }
      })()
    },
    release(name) {
      const claim = claims.get(name)
      if (!claim) return
      claims.delete(name)
      Atomics.compareExchange(words, claim.slot, claim.word, 0n)
    },
  }
}

/** The coordination of one process through the memory at `path`. `holder`, 1 to 255, must be unique among the processes. */
export const sharedCoordination = (path: string, holder: number): Coordination => {
  const words = wordsOf(path)
  const hash = createHasher(words)
  return {
    limiter: sharedLimiter(words, hash, localCoordination().limiter),
    claims: sharedClaims(words, hash, holder),
    close() {},
  }
}

/** Releases the claims of a process that has ended. */
export const releaseClaims = (path: string, holder: number): void => {
  const words = wordsOf(path)
  const halves = new Uint32Array(words.buffer, words.byteOffset, WORDS * 2)
  for (let at = CLAIMS_AT; at < WORDS; at++) {
    if (halves[2 * at + 1]! >>> 24 !== holder) continue
    const word = Atomics.load(words, at)
    if (Number(word >> 56n) === holder) Atomics.compareExchange(words, at, word, 0n)
  }
}

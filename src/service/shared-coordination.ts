import { closeSync, existsSync, ftruncateSync, openSync, readdirSync, readlinkSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Claims, type Coordination, localCoordination } from './coordination.ts'
import { type Limiter, MINUTE, WINDOW } from './limiter.ts'

/**
 * Coordination of the processes of one machine by memory that they share: words of 64 bits, each changed as a whole and only by whom
 * finds it as it was seen. So a process that dies at any moment leaves nothing half done.
 */

const WINDOWS = 2 ** 16
/** More than calls with idempotency keys that are under way together: two of them seldom want one place. */
const CLAIMS = 2 ** 18
const BYTES_A_WORD = 8
/** The first word says how names are hashed: nobody outside can tell whose share a place. */
const WINDOWS_AT = 1
const CLAIMS_AT = WINDOWS_AT + WINDOWS
const WORDS = CLAIMS_AT + CLAIMS

/** A worker is one of so many. */
export const HOLDERS = 255

const MEMORY = '/dev/shm'
const NAME = /^khagola-(\d+)-(\d+)-/

/** Containers may share the memory and not the process ids; null where the system does not tell. */
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

/** Removes what was left by processes that were killed before they could. */
const clearLeft = (folder: string, namespace: string): void => {
  for (const name of readdirSync(folder)) {
    const [, its, pid] = NAME.exec(name) ?? []
    if (its !== namespace || !isGone(Number(pid))) continue
    try {
      rmSync(join(folder, name), { force: true })
    } catch {
      // Another user's, who may.
    }
  }
}

/** Makes such memory: the path that processes open it by. */
export const makeSharedMemory = (): string => {
  const folder = existsSync(MEMORY) ? MEMORY : tmpdir()
  const namespace = processNamespace()
  if (namespace) clearLeft(folder, namespace)
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

const hashBy = (words: BigUint64Array) => {
  const seed = words[0]!
  return (name: string): bigint => Bun.hash(name, seed) as bigint
}

/** How many places a window may be found at, from its first on. */
const PLACES = 8
const MOST_USED = 0x7f_ffff
const LONG = 0x80_0000

/**
 * Of 64 bits: when it was opened (32, milliseconds, from time to time from zero again), whose it is (8), whether it lasts a minute (1),
 * what was used (23).
 */
const windowWord = (opened: number, mark: number, long: number, used: number): bigint =>
  (BigInt(opened) << 32n) | BigInt(mark * 0x100_0000 + long + used)

const sharedLimiter = (words: BigUint64Array, hash: (name: string) => bigint, alone: Limiter): Limiter => ({
  take(scope, units, limit, now, length = WINDOW) {
    const hashed = hash(scope)
    const first = Number(hashed & BigInt(WINDOWS - 1))
    const mark = Number(hashed >> 56n)
    for (;;) {
      let place = -1
      let seen = 0n
      let opened = now
      let used = 0
      for (let i = 0; i < PLACES; i++) {
        const at = WINDOWS_AT + ((first + i) & (WINDOWS - 1))
        const word = Atomics.load(words, at)
        const low = Number(word & 0xffff_ffffn)
        const age = (now - Number(word >> 32n)) >>> 0
        const isOpen = (low & MOST_USED) > 0 && age < (low & LONG ? MINUTE : WINDOW)
        if (isOpen ? low >>> 24 !== mark : place >= 0) continue
        place = at
        seen = word
        if (!isOpen) continue
        opened = now - age
        used = low & MOST_USED
        break
      }
      if (place < 0) return alone.take(scope, units, limit, now, length)
      const fits = used === 0 || used + units <= limit
      const taken = fits ? Math.min(used + units, MOST_USED) : used
      const word = windowWord(opened >>> 0, mark, length === MINUTE ? LONG : 0, taken)
      if (taken !== used && Atomics.compareExchange(words, place, seen, word) !== seen) continue
      return { fits, remaining: Math.max(0, limit - taken), resetsIn: opened + length - now }
    }
  },
})

const NAME_BITS = 0xfff_ffffn
/** How long a call waits for one with another name that has its place, milliseconds at a time. */
const AGAIN_AFTER = 2

/** Of 64 bits: who holds it (8), under what name (28, besides the place), by what mark (28). */
const claimWord = (holder: number, name: bigint, mark: bigint): bigint =>
  (BigInt(holder) << 56n) | ((name >> 36n) << 28n) | (mark & NAME_BITS)

const sharedClaims = (words: BigUint64Array, hash: (name: string) => bigint, holder: number): Claims => {
  const held = new Map<string, { place: number; word: bigint }>()
  return {
    take(name, mark) {
      const hashed = hash(name)
      const place = CLAIMS_AT + Number(hashed & BigInt(CLAIMS - 1))
      const word = claimWord(holder, hashed, hash(mark))
      /** As `take`; undefined where the place is another name's. */
      const attempt = (): string | null | undefined => {
        const other = Atomics.compareExchange(words, place, 0n, word)
        if (other === 0n) {
          held.set(name, { place, word })
          return null
        }
        if (((other ^ word) >> 28n) & NAME_BITS) return undefined
        return (other ^ word) & NAME_BITS ? 'another' : mark
      }
      const first = attempt()
      if (first !== undefined) return first
      return (async () => {
        for (;;) {
          await Bun.sleep(AGAIN_AFTER)
          const next = attempt()
          if (next !== undefined) return next
        }
      })()
    },
    giveBack(name) {
      const claim = held.get(name)
      if (!claim) return
      held.delete(name)
      Atomics.compareExchange(words, claim.place, claim.word, 0n)
    },
  }
}

/** What one of several processes has of the memory at `path`; `holder`, 1 to 255, is no other's. */
export const sharedCoordination = (path: string, holder: number): Coordination => {
  const words = wordsOf(path)
  const hash = hashBy(words)
  return {
    limiter: sharedLimiter(words, hash, localCoordination().limiter),
    claims: sharedClaims(words, hash, holder),
    close() {},
  }
}

/** Frees what a process held that is gone. */
export const freeClaims = (path: string, holder: number): void => {
  const words = wordsOf(path)
  const halves = new Uint32Array(words.buffer, words.byteOffset, WORDS * 2)
  for (let at = CLAIMS_AT; at < WORDS; at++) {
    if (halves[2 * at + 1]! >>> 24 !== holder) continue
    const word = Atomics.load(words, at)
    if (Number(word >> 56n) === holder) Atomics.compareExchange(words, at, word, 0n)
  }
}

import { describe, expect, test } from 'bun:test'
import { accounts, bootstrap, ROTATION_OVERLAP } from '../../src/service/accounts.ts'
import { hashOfKey, isWellFormed, newKey } from '../../src/service/keys.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { testClock, testWorld } from './world.ts'

const HOUR = 3_600_000

describe('a key', () => {
  test('consists of a prefix, 30 random characters and a checksum', () => {
    for (const environment of ['sandbox', 'live'] as const) {
      const key = newKey(environment)
      expect(key).toMatch(environment === 'live' ? /^sk_live_[0-9A-Za-z]{36}$/ : /^sk_test_[0-9A-Za-z]{36}$/)
      expect(isWellFormed(key)).toBe(true)
      const at = 20
      const changedKey = key.slice(0, at) + (key[at] === 'x' ? 'y' : 'x') + key.slice(at + 1)
      expect(isWellFormed(changedKey)).toBe(false)
    }
    expect(new Set(Array.from({ length: 1000 }, () => newKey('live'))).size).toBe(1000)
  })

  // CRC32 check value of the string 123456789: 0xCBF43926 (RFC 3720 and the CRC catalogue).
  test('has a CRC32 checksum in base62', () => {
    expect(Bun.hash.crc32('123456789')).toBe(0xcbf43926)
    const text = `sk_live_${'0'.repeat(30)}`
    let number = Bun.hash.crc32(text)
    let digits = ''
    for (; digits.length < 6; number = Math.floor(number / 62))
      digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'[number % 62] + digits
    expect(isWellFormed(text + digits)).toBe(true)
  })

  test('is stored only as its SHA-256, and listed with prefix and last four characters', async () => {
    const { admin, store, live, project, organisation } = await testWorld()
    // SHA-256 of abc: FIPS 180-2, appendix B.1.
    expect(hashOfKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    const listed = (await admin.listKeys()).find((key) => key.id === live.key.id)!
    expect(listed).toMatchObject({
      prefix: 'sk_live_',
      lastFour: live.secret.slice(-4),
      environment: 'live',
      expiresAt: null,
    })
    expect(listed.project).toEqual(project)
    expect(listed.organisation).toEqual(organisation)
    expect(JSON.stringify([await admin.listKeys(), await store.access(hashOfKey(live.secret))])).not.toContain(
      live.secret,
    )
  })

  test('has the hour of its last use', async () => {
    const { call, admin, sandbox, live, clock } = await testWorld()
    const lastUsed = async (id: string) => (await admin.listKeys()).find((key) => key.id === id)!.lastUsedAt
    await call('fast')
    expect(await lastUsed(sandbox.key.id)).toBe(Math.floor(clock.now() / HOUR) * HOUR)
    expect(await lastUsed(live.key.id)).toBeNull()
    clock.pass(HOUR)
    await call('fast')
    expect(await lastUsed(sandbox.key.id)).toBe(Math.floor(clock.now() / HOUR) * HOUR)
  })

  test('can be rotated: both keys work during the overlap, then only the new one', async () => {
    const { admin, live, callLive, clock } = await testWorld()
    const successor = await admin.rotateKey(live.key.id)
    expect(successor.key).toMatchObject({ projectId: live.key.projectId, environment: 'live', expiresAt: null })
    clock.pass(ROTATION_OVERLAP - 1)
    expect((await callLive('fast')).status).toBe(200)
    clock.pass(1)
    expect((await callLive('fast')).json.error.code).toBe('expired_key')
    expect((await callLive('fast', {}, { key: successor.secret })).status).toBe(200)
  })

  test('is not valid for longer after a rotation', async () => {
    const { admin, live, clock } = await testWorld()
    await admin.setExpiry(live.key.id, clock.now() + 5)
    await admin.rotateKey(live.key.id)
    expect((await admin.listKeys()).find((key) => key.id === live.key.id)!.expiresAt).toBe(clock.now() + 5)
    await admin.revokeKey(live.key.id)
    await expect(admin.rotateKey(live.key.id)).rejects.toThrow('revoked')
    await expect(admin.rotateKey('nope')).rejects.toThrow('no key nope')
  })
})

test('granted credits must be a whole number above 0', async () => {
  const { admin, organisation } = await testWorld()
  for (const credits of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => admin.grantCredits(organisation.id, credits)).toThrow('whole number')
})

test('an unknown plan or organisation is refused', async () => {
  const { admin, organisation } = await testWorld()
  await expect(admin.createOrganisation('X', { plan: 'gold' })).rejects.toThrow('The plan gold does not exist')
  await expect(admin.changePlan(organisation.id, 'gold')).rejects.toThrow('FOREIGN KEY')
  await expect(admin.createProject('nope', 'X')).rejects.toThrow('FOREIGN KEY')
  await expect(admin.suspend('nope')).rejects.toThrow('No row nope')
  expect((await admin.createOrganisation('X', { plan: 'free' })).plan).toBe('free')
})

describe('the first start', () => {
  const clock = testClock()
  const emptyStore = () => {
    const store = openSqlite(':memory:')
    return { store, admin: accounts(store, clock) }
  }
  test('creates a sandbox key and returns it once', async () => {
    const { store, admin } = emptyStore()
    const secret = await bootstrap(store, clock)
    expect(isWellFormed(secret!)).toBe(true)
    expect(await store.access(hashOfKey(secret!))).toMatchObject({
      key: { environment: 'sandbox' },
      organisation: { plan: 'operator' },
      plan: { sandboxDailyCalls: 500 },
    })
    expect(await bootstrap(store, clock)).toBeNull()
    expect(await admin.listKeys()).toHaveLength(1)
  })
  test('uses keys of the settings unchanged, and grants credits with the live key', async () => {
    const { store, admin } = emptyStore()
    expect(await bootstrap(store, clock, { sandboxKey: 'sk_test_a', liveKey: 'sk_live_b', credits: 7 })).toBeNull()
    const live = (await store.access(hashOfKey('sk_live_b')))!
    expect(await admin.funds(live.organisation.id, live.project.id)).toMatchObject({ granted: 7 })
    expect((await admin.listKeys()).map((key) => key.environment).sort()).toEqual(['live', 'sandbox'])
  })
  test('grants 100000 credits by default', async () => {
    const { store, admin } = emptyStore()
    await bootstrap(store, clock, { liveKey: 'sk_live_b' })
    const [organisation] = await admin.organisations()
    expect((await store.ledger(organisation!.id)).map((row) => row.granted)).toEqual([100_000])
  })
  test('refuses keys with the wrong prefix and leaves the store empty', async () => {
    const { store, admin } = emptyStore()
    await expect(bootstrap(store, clock, { sandboxKey: 'sk_live_a' })).rejects.toThrow('sk_test_')
    await expect(bootstrap(store, clock, { liveKey: 'b' })).rejects.toThrow('sk_live_')
    expect(await admin.organisations()).toEqual([])
  })
})

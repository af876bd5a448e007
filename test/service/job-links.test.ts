import { describe, expect, test } from 'bun:test'
import { createLinks, rotateLinkKey } from '../../src/service/jobs/links.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { jobsWorld } from './jobs-world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FILES = 'https://api.example/v1/files/'

/** A rendered job and its token. */
const rendered = async () => {
  const world = await jobsWorld()
  const { id } = (await world.order({ capability: 'matching-report', input: {} })).json.data
  const { download_url } = (await world.until(id, 'succeeded')).json.data
  const status = async (token: string) => {
    const { status, body } = await world.jobs.download(token, { keyInUrl: false, requestId: null })
    return status === 200 ? 200 : `${status} ${JSON.parse(body as string).error.code}`
  }
  return { world, id, token: download_url!.slice(FILES.length), status }
}

describe('a link', () => {
  test('is good for 24 hours; polling gives a fresh one, for 7 days', async () => {
    const { world, id, token, status } = await rendered()
    world.clock.pass(DAY - 1)
    expect(await status(token)).toBe(200)
    world.clock.pass(1)
    expect(await status(token)).toBe('410 link_expired')
    const again = (await world.poll(id)).json.data
    expect(again.download_url).not.toBe(FILES + token)
    expect(Date.parse(again.download_expires_at!)).toBe(world.clock.now() + DAY)
    expect(await status(again.download_url!.slice(FILES.length))).toBe(200)
    world.clock.pass(6 * DAY - 1)
    const end = (await world.poll(id)).json.data
    // A link is of no use beyond its file.
    expect(end.download_expires_at).toBe(end.file_expires_at)
    const last = end.download_url!.slice(FILES.length)
    expect(await status(last)).toBe(200)
    world.clock.pass(1)
    // Whether or not the sweeper has come by, and whether or not the link has expired too.
    for (const each of [last, token]) expect(await status(each)).toBe('410 file_expired')
    expect((await world.poll(id)).json.data.status).toBe('expired')
    await world.jobs.sweep()
    for (const each of [last, token]) expect(await status(each)).toBe('410 file_expired')
    await world[Symbol.asyncDispose]()
  })

  test('altered anywhere, cut or lengthened is unknown', async () => {
    const { world, token, status } = await rendered()
    for (let at = 0; at < token.length; at++)
      for (const letter of ['A', 'x', '.', token[at] === '_' ? '-' : '_']) {
        if (letter === token[at]) continue
        expect(await status(token.slice(0, at) + letter + token.slice(at + 1))).toBe('404 not_found')
      }
    for (let length = 0; length < token.length; length++)
      expect(await status(token.slice(0, length))).toBe('404 not_found')
    for (const end of ['A', '=', '.', '.AAAA', '%00', ' ']) expect(await status(token + end)).toBe('404 not_found')
    expect(await status(` ${token}`)).toBe('404 not_found')
    await world[Symbol.asyncDispose]()
  })

  test('has one spelling only, although base64 has spare bits', async () => {
    const { world, token, status } = await rendered()
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (const end of [token.length, token.lastIndexOf('.')]) {
      const others = [...letters].filter((letter) => letter !== token[end - 1])
      for (const letter of others)
        expect(await status(token.slice(0, end - 1) + letter + token.slice(end))).toBe('404 not_found')
    }
    await world[Symbol.asyncDispose]()
  })

  test("of another job, store or key is unknown; another tenant's parts cannot be put together", async () => {
    const { world, id, token, status } = await rendered()
    const other = await world.account()
    const second = await world.order({ capability: 'matching-report', input: {} }, { key: other.live.secret })
    const theirs = (await world.until(second.json.data.id, 'succeeded', other.live.secret)).json.data
    const [key, payload, mac] = token.split('.') as [string, string, string]
    const [, theirPayload, theirMac] = theirs.download_url!.slice(FILES.length).split('.') as [string, string, string]
    expect(await status(`${key}.${theirPayload}.${mac}`)).toBe('404 not_found')
    expect(await status(`${key}.${payload}.${theirMac}`)).toBe('404 not_found')
    // Signed by someone else's key, under the name of ours.
    const elsewhere = createLinks(openSqlite(':memory:').jobs)
    const forged = await elsewhere.sign({ jobId: id, expiresAt: world.clock.now() + DAY }, 0)
    expect(await status(forged)).toBe('404 not_found')
    expect(await status(`${key}${forged.slice(8)}`)).toBe('404 not_found')
    // Ours, for a job that there is not.
    const links = createLinks(world.store.jobs)
    expect(await status(await links.sign({ jobId: crypto.randomUUID(), expiresAt: world.clock.now() + DAY }, 0))).toBe(
      '404 not_found',
    )
    await world[Symbol.asyncDispose]()
  })

  test('survives a rotation of its key, unless older keys are forgotten', async () => {
    const { world, id, token, status } = await rendered()
    const key = await rotateLinkKey(world.store.jobs, world.clock.now(), false)
    const fresh = (await world.poll(id)).json.data.download_url!.slice(FILES.length)
    expect(fresh).toStartWith(`${key}.`)
    for (const each of [token, fresh]) expect(await status(each)).toBe(200)
    await rotateLinkKey(world.store.jobs, world.clock.now(), true)
    for (const each of [token, fresh]) expect(await status(each)).toBe('404 not_found')
    const last = (await world.poll(id)).json.data.download_url!.slice(FILES.length)
    expect(await status(last)).toBe(200)
    await world[Symbol.asyncDispose]()
  })
})

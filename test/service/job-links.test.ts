import { describe, expect, test } from 'bun:test'
import { createLinks, rotateLinkKey } from '../../src/service/jobs/links.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { jobsWorld } from './jobs-world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FILES = 'https://api.example/v1/files/'

/** Creates a rendered job with its download token. */
const renderedJob = async () => {
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
  test('is valid for 24 hours; polling returns a new one, for 7 days', async () => {
    const { world, id, token, status } = await renderedJob()
    world.clock.pass(DAY - 1)
    expect(await status(token)).toBe(200)
    world.clock.pass(1)
    expect(await status(token)).toBe('410 link_expired')
    const polled = (await world.poll(id)).json.data
    expect(polled.download_url).not.toBe(FILES + token)
    expect(Date.parse(polled.download_expires_at!)).toBe(world.clock.now() + DAY)
    expect(await status(polled.download_url!.slice(FILES.length))).toBe(200)
    world.clock.pass(6 * DAY - 1)
    const lastPoll = (await world.poll(id)).json.data
    // A link does not outlive its file.
    expect(lastPoll.download_expires_at).toBe(lastPoll.file_expires_at)
    const lastToken = lastPoll.download_url!.slice(FILES.length)
    expect(await status(lastToken)).toBe(200)
    world.clock.pass(1)
    // This holds before and after the sweep, and whether or not the link has expired too.
    for (const each of [lastToken, token]) expect(await status(each)).toBe('410 file_expired')
    expect((await world.poll(id)).json.data.status).toBe('expired')
    await world.jobs.sweep()
    for (const each of [lastToken, token]) expect(await status(each)).toBe('410 file_expired')
    await world[Symbol.asyncDispose]()
  })

  test('is unknown if any part is changed, cut or lengthened', async () => {
    const { world, token, status } = await renderedJob()
    for (let at = 0; at < token.length; at++)
      for (const letter of ['A', 'x', '.', token[at] === '_' ? '-' : '_']) {
        if (letter === token[at]) continue
        expect(await status(token.slice(0, at) + letter + token.slice(at + 1))).toBe('404 not_found')
      }
    for (let length = 0; length < token.length; length++)
      expect(await status(token.slice(0, length))).toBe('404 not_found')
    for (const lastPoll of ['A', '=', '.', '.AAAA', '%00', ' '])
      expect(await status(token + lastPoll)).toBe('404 not_found')
    expect(await status(` ${token}`)).toBe('404 not_found')
    await world[Symbol.asyncDispose]()
  })

  test('has only one spelling, although base64 has spare bits', async () => {
    const { world, token, status } = await renderedJob()
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (const lastPoll of [token.length, token.lastIndexOf('.')]) {
      const otherLetters = [...letters].filter((letter) => letter !== token[lastPoll - 1])
      for (const letter of otherLetters)
        expect(await status(token.slice(0, lastPoll - 1) + letter + token.slice(lastPoll))).toBe('404 not_found')
    }
    await world[Symbol.asyncDispose]()
  })

  test('is unknown for another job, store or key, and cannot be combined from other links', async () => {
    const { world, id, token, status } = await renderedJob()
    const otherAccount = await world.account()
    const second = await world.order({ capability: 'matching-report', input: {} }, { key: otherAccount.live.secret })
    const otherJob = (await world.until(second.json.data.id, 'succeeded', otherAccount.live.secret)).json.data
    const [key, payload, mac] = token.split('.') as [string, string, string]
    const [, otherPayload, otherMac] = otherJob.download_url!.slice(FILES.length).split('.') as [string, string, string]
    expect(await status(`${key}.${otherPayload}.${mac}`)).toBe('404 not_found')
    expect(await status(`${key}.${payload}.${otherMac}`)).toBe('404 not_found')
    // Signed by another key, under the id of our key.
    const otherLinks = createLinks(openSqlite(':memory:').jobs)
    const forgedToken = await otherLinks.sign({ jobId: id, expiresAt: world.clock.now() + DAY }, 0)
    expect(await status(forgedToken)).toBe('404 not_found')
    expect(await status(`${key}${forgedToken.slice(8)}`)).toBe('404 not_found')
    // Signed by our key, for a job that does not exist.
    const links = createLinks(world.store.jobs)
    expect(await status(await links.sign({ jobId: crypto.randomUUID(), expiresAt: world.clock.now() + DAY }, 0))).toBe(
      '404 not_found',
    )
    await world[Symbol.asyncDispose]()
  })

  test('stays valid after a rotation of its key, unless older keys are removed', async () => {
    const { world, id, token, status } = await renderedJob()
    const key = await rotateLinkKey(world.store.jobs, world.clock.now(), false)
    const newToken = (await world.poll(id)).json.data.download_url!.slice(FILES.length)
    expect(newToken).toStartWith(`${key}.`)
    for (const each of [token, newToken]) expect(await status(each)).toBe(200)
    await rotateLinkKey(world.store.jobs, world.clock.now(), true)
    for (const each of [token, newToken]) expect(await status(each)).toBe('404 not_found')
    const lastToken = (await world.poll(id)).json.data.download_url!.slice(FILES.length)
    expect(await status(lastToken)).toBe(200)
    await world[Symbol.asyncDispose]()
  })
})

import { describe, expect, test } from 'bun:test'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { assistant } from './assistant.ts'

const { client, call } = await assistant()

/** No tokenizer takes more: three letters, two figures, or a mark of any other kind each. */
const tokensAtMost = (text: string) => text.match(/[A-Za-z_]{1,4}|\d{1,3}|[^\sA-Za-z_\d]/g)!.length

describe('what a client sees', () => {
  test('three tools, each with what goes in and comes out', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['find_capability', 'describe_capability', 'call_capability'])
    for (const { inputSchema, outputSchema, annotations, description } of tools) {
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object'])
      expect(annotations?.readOnlyHint).toBe(true)
      expect(description!.length).toBeGreaterThan(40)
    }
    // Finding and describing again changes nothing; a call may draw by chance or use the clock, and is paid.
    expect(tools.map(({ annotations }) => annotations?.idempotentHint)).toEqual([true, true, false])
  })

  test('instructions, prompts with their arguments, resources', async () => {
    expect(client.getInstructions()).toContain('find_capability')
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['read_my_chart', 'todays_panchang', 'match_two_people'])
    const { messages } = await client.getPrompt({ name: 'todays_panchang', arguments: { place: 'Pune' } })
    expect(JSON.stringify(messages)).toContain('at Pune')
    await expect(client.getPrompt({ name: 'read_my_chart', arguments: { born: '1990' } })).rejects.toThrow(
      /requires the argument place/,
    )
    const { resources } = await client.listResources()
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri })
      expect((contents[0] as { text: string }).text.length).toBeGreaterThan(500)
    }
    const { contents } = await client.readResource({ uri: 'khagola://capabilities/find-moon-sign' })
    expect((contents[0] as { text: string }).text).toContain('latitude')
    await expect(client.readResource({ uri: 'khagola://nothing' })).rejects.toThrow()
  })

  test('every slug that the prompts name is there', async () => {
    const { prompts } = await client.listPrompts()
    const texts = await Promise.all(
      prompts.map(async ({ name, arguments: named = [] }) => {
        const given = Object.fromEntries(named.map((each) => [each.name, 'x']))
        return JSON.stringify((await client.getPrompt({ name, arguments: given })).messages)
      }),
    )
    const slugs = new Set(catalogue.map(({ slug }) => slug))
    const named = texts
      .join(' ')
      .match(/\b[a-z]+(-[a-z]+)+\b/g)!
      .filter((word) => !word.startsWith('find'))
    expect(named.filter((word) => !slugs.has(word))).toEqual([])
  })
})

describe('find', () => {
  const found = async (given: Record<string, unknown>) =>
    (await call('find_capability', given)).structured as unknown as {
      capabilities: { slug: string; family: string }[]
      places: { name: string; timezone: string; utc_offset: string | null }[]
    }

  test('places: named in the question, given, with the offset of a day', async () => {
    const { places } = await found({ query: 'my chart, I was born in Pune, India on 3 May 1985' })
    expect(places[0]).toMatchObject({ name: 'Pune', timezone: 'Asia/Kolkata' })
    const summer = await found({ query: 'birth chart', place: 'Springfield, Illinois', at: '1942-07-01T12:00' })
    // War time, as the tz database has it.
    expect(summer.places[0]).toMatchObject({ timezone: 'America/Chicago', utc_offset: '-05:00' })
    expect((await found({ query: 'what is my moon sign' })).places).toEqual([])
  })

  test('every capability is found by its own title', async () => {
    const lost: string[] = []
    for (const { slug, title } of catalogue) {
      const { capabilities } = await found({ query: title, limit: 10 })
      if (!capabilities.some((each) => each.slug === slug)) lost.push(slug)
    }
    expect(lost).toEqual([])
  })

  test('within a family; an unknown family is refused with those that are', async () => {
    const { capabilities } = await found({ query: 'chart', family: 'kp' })
    expect(new Set(capabilities.map(({ family }) => family))).toEqual(new Set(['kp']))
    const { isError, text } = await call('find_capability', { query: 'chart', family: 'nothing' })
    expect([isError, text.includes('vedic-charts')]).toEqual([true, true])
  })
})

describe('call', () => {
  test('a chart costs less than 2000 tokens, and so does its description', async () => {
    for (const slug of ['birth-chart', 'western-planet-details']) {
      const entry = catalogue.find((each) => each.slug === slug)!
      const { text, structured } = await call('call_capability', { capability: slug, input: entry.example })
      expect(text).toContain('|')
      expect(tokensAtMost(text)).toBeLessThan(2000)
      expect((structured as unknown as { text: string }).text.length).toBeLessThanOrEqual(text.length)
    }
    const { text } = await call('describe_capability', { capability: 'birth-chart' })
    expect(tokensAtMost(text)).toBeLessThan(2000)
  })

  test('some fields, exact as JSON', async () => {
    const { structured, text } = await call('call_capability', {
      capability: 'birth-chart',
      input: independence,
      fields: ['ascendant.sign', 'planets.name', 'planets[].sign'],
      format: 'json',
    })
    const { data } = structured as unknown as { data: { ascendant: object; planets: object[] } }
    expect(data.ascendant).toEqual({ sign: 'Taurus' })
    expect(data.planets[1]).toEqual({ name: 'Moon', sign: 'Cancer' })
    expect(JSON.parse(text)).toEqual(data)
    const wrong = await call('call_capability', { capability: 'birth-chart', input: independence, fields: ['moon'] })
    expect([wrong.isError, wrong.text.includes('planets')]).toEqual([true, true])
  })

  test('a drawing is an image, and not in the text', async () => {
    for (const capability of ['chart-image', 'western-natal-wheel']) {
      const { content, text } = await call('call_capability', { capability, input: independence })
      const image = content.find((part) => part.type === 'image')
      expect(image).toMatchObject({ type: 'image', mimeType: 'image/png' })
      expect(text).not.toContain('<svg')
    }
  })

  test('a report as a document is a link', async () => {
    const report = catalogue.find(({ document }) => document)!
    const { content } = await call('call_capability', { capability: report.slug, input: report.example, format: 'pdf' })
    expect(content.find((part) => part.type === 'resource_link')).toMatchObject({ mimeType: 'application/pdf' })
    const none = await call('call_capability', { capability: 'birth-chart', input: independence, format: 'pdf' })
    expect([none.isError, none._meta?.['khagola/error']]).toMatchObject([true, { field: 'format' }])
  })

  test('an error names its field, says what is allowed and how to go on', async () => {
    const { isError, text, _meta } = await call('call_capability', {
      capability: 'find-moon-sign',
      input: { ...independence, latitude: 91 },
    })
    expect(isError).toBe(true)
    expect(text).toMatch(/^Field latitude: .*-90 to 90[\s\S]*find_capability/)
    expect(_meta?.['khagola/error']).toMatchObject({ code: 'invalid_request', field: 'latitude', retryable: false })
    expect((await call('call_capability', { capability: 'find-mon-sign', input: {} })).text).toContain('find-moon-sign')
    expect((await call('call_capability', { capability: 'birth-chart' })).text).toContain('Field input')
    await expect(client.callTool({ name: 'nothing', arguments: {} })).rejects.toThrow(/find_capability/)
  })

  test('an input that is JSON text is read', async () => {
    const { text } = await call('call_capability', {
      capability: 'find_moon_sign',
      input: JSON.stringify(independence),
    })
    expect(text).toContain('Pushya')
  })
})

describe('a family as tools of its own', () => {
  const strict = (schema: unknown, path: string): string[] => {
    if (schema === null || typeof schema !== 'object') return []
    if (Array.isArray(schema)) return schema.flatMap((each, i) => strict(each, `${path}/${i}`))
    const own = schema as Record<string, unknown>
    const known = new Set(
      'type properties required additionalProperties items anyOf allOf enum description default format pattern minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems uniqueItems'.split(
        ' ',
      ),
    )
    const { properties = {}, ...rest } = own
    return [
      ...Object.keys(own)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
      ...Object.entries(properties as object).flatMap(([name, each]) => strict(each, `${path}/${name}`)),
      ...['items', 'anyOf', 'allOf', 'additionalProperties'].flatMap((name) => strict(rest[name], `${path}/${name}`)),
    ]
  }

  test('every capability has schemas that stand by themselves', async () => {
    const all = await assistant(families.map(({ slug }) => slug))
    const { tools } = await all.client.listTools()
    expect(tools).toHaveLength(catalogue.length + 3)
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
    const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations?.idempotentHint]))
    expect(hints).toMatchObject({ birth_chart: true, tarot_draw_cards: false, daily_panchang: true })
    for (const { name, inputSchema, outputSchema } of tools) {
      expect([name, /^[a-z0-9_]{1,64}$/.test(name)]).toEqual([name, true])
      expect([...strict(inputSchema, name), ...strict(outputSchema, `${name} out`)]).toEqual([])
    }
  })

  test('the client checks what comes against the schema of the answer', async () => {
    const { client: panchang, call: ask } = await assistant(['panchang'])
    // The SDK's client compares with the schemas that it has listed.
    await panchang.listTools()
    for (const { slug, example } of catalogue.filter(({ family }) => family === 'panchang').slice(0, 6)) {
      const { isError, structured } = await ask(slug.replaceAll('-', '_'), example)
      expect([slug, isError]).toEqual([slug, undefined])
      expect(Object.keys(structured).length).toBeGreaterThan(1)
    }
    const wrong = await ask('daily_panchang', { date: '2026-02-30', latitude: 1, longitude: 1 })
    expect(wrong._meta?.['khagola/error']).toMatchObject({ field: 'date' })
  })
})

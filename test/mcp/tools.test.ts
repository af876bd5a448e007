import { describe, expect, test } from 'bun:test'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { assistant } from './assistant.ts'

const { client, call } = await assistant()

/** An upper bound of the number of tokens: one per four letters, three digits, or other character. */
const tokensAtMost = (text: string) => text.match(/[A-Za-z_]{1,4}|\d{1,3}|[^\sA-Za-z_\d]/g)!.length

describe('the server', () => {
  test('lists the tools with input and output schemas', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'find_capability',
      'describe_capability',
      'call_capability',
      'call_many',
    ])
    for (const { inputSchema, outputSchema, annotations, description } of tools) {
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object'])
      expect(annotations?.readOnlyHint).toBe(true)
      expect(description!.length).toBeGreaterThan(40)
    }
    // Only find and describe are idempotent: a call may use random numbers or the clock, and is charged.
    expect(tools.map(({ annotations }) => annotations?.idempotentHint)).toEqual([true, true, false, false])
  })

  test('has instructions, prompts with arguments, and resources', async () => {
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

  test('every slug in the prompts exists', async () => {
    const { prompts } = await client.listPrompts()
    const texts = await Promise.all(
      prompts.map(async ({ name, arguments: named = [] }) => {
        const args = Object.fromEntries(named.map((each) => [each.name, 'x']))
        return JSON.stringify((await client.getPrompt({ name, arguments: args })).messages)
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
  const findResult = async (args: Record<string, unknown>) =>
    (await call('find_capability', args)).structured as unknown as {
      capabilities: { slug: string; family: string }[]
      places: { name: string; timezone: string; utc_offset: string | null }[]
    }

  test('places come from the question or from `place`, with the UTC offset of a day', async () => {
    const { places } = await findResult({ query: 'my chart, I was born in Pune, India on 3 May 1985' })
    expect(places[0]).toMatchObject({ name: 'Pune', timezone: 'Asia/Kolkata' })
    const summer = await findResult({ query: 'birth chart', place: 'Springfield, Illinois', at: '1942-07-01T12:00' })
    // War time, as in the tz database.
    expect(summer.places[0]).toMatchObject({ timezone: 'America/Chicago', utc_offset: '-05:00' })
    expect((await findResult({ query: 'what is my moon sign' })).places).toEqual([])
  })

  test('every capability is found by its own title', async () => {
    const missing: string[] = []
    for (const { slug, title } of catalogue) {
      const { capabilities } = await findResult({ query: title, limit: 10 })
      if (!capabilities.some((each) => each.slug === slug)) missing.push(slug)
    }
    expect(missing).toEqual([])
  })

  test('a search in a family; an unknown family is refused with a list of families', async () => {
    const { capabilities } = await findResult({ query: 'chart', family: 'kp' })
    expect(new Set(capabilities.map(({ family }) => family))).toEqual(new Set(['kp']))
    const { isError, text } = await call('find_capability', { query: 'chart', family: 'nothing' })
    expect([isError, text.includes('vedic-charts')]).toEqual([true, true])
  })
})

describe('call', () => {
  test('a chart costs less than 2000 tokens, and its description less than 2300', async () => {
    for (const slug of ['birth-chart', 'western-planet-details']) {
      const entry = catalogue.find((each) => each.slug === slug)!
      const { text, structured } = await call('call_capability', { capability: slug, input: entry.example })
      expect(text).toContain('|')
      expect(tokensAtMost(text)).toBeLessThan(2000)
      expect((structured as unknown as { text: string }).text.length).toBeLessThanOrEqual(text.length)
    }
    const { text } = await call('describe_capability', { capability: 'birth-chart' })
    expect(tokensAtMost(text)).toBeLessThan(2300)
  })

  test('selected fields as exact JSON', async () => {
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
    const invalidCall = await call('call_capability', {
      capability: 'birth-chart',
      input: independence,
      fields: ['moon'],
    })
    expect([invalidCall.isError, invalidCall.text.includes('planets')]).toEqual([true, true])
  })

  test('a drawing is returned as an image and is not in the text', async () => {
    for (const capability of ['chart-image', 'western-natal-wheel']) {
      const { content, text } = await call('call_capability', { capability, input: independence })
      const image = content.find((part) => part.type === 'image')
      expect(image).toMatchObject({ type: 'image', mimeType: 'image/png' })
      expect(text).not.toContain('<svg')
    }
  })

  test('a report as PDF is returned as a link', async () => {
    const report = catalogue.find(({ report }) => report)!
    const { content } = await call('call_capability', { capability: report.slug, input: report.example, format: 'pdf' })
    expect(content.find((part) => part.type === 'resource_link')).toMatchObject({ mimeType: 'application/pdf' })
    const withoutDocument = await call('call_capability', {
      capability: 'birth-chart',
      input: independence,
      format: 'pdf',
    })
    expect([withoutDocument.isError, withoutDocument._meta?.['khagola/error']]).toMatchObject([
      true,
      { field: 'format' },
    ])
  })

  test('an error contains the field, the allowed values and advice', async () => {
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

  test('input as JSON text is parsed', async () => {
    const { text } = await call('call_capability', {
      capability: 'find_moon_sign',
      input: JSON.stringify(independence),
    })
    expect(text).toContain('Pushya')
  })
})

describe('separate tools for the capabilities of a family', () => {
  const unknownKeywords = (schema: unknown, path: string): string[] => {
    if (schema === null || typeof schema !== 'object') return []
    if (Array.isArray(schema)) return schema.flatMap((each, i) => unknownKeywords(each, `${path}/${i}`))
    const own = schema as Record<string, unknown>
    const knownKeywords = new Set(
      'type properties required additionalProperties items anyOf allOf enum description default format pattern minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems uniqueItems'.split(
        ' ',
      ),
    )
    const { properties = {}, ...rest } = own
    return [
      ...Object.keys(own)
        .filter((name) => !knownKeywords.has(name))
        .map((name) => `${path}: ${name}`),
      ...Object.entries(properties as object).flatMap(([name, each]) => unknownKeywords(each, `${path}/${name}`)),
      ...['items', 'anyOf', 'allOf', 'additionalProperties'].flatMap((name) =>
        unknownKeywords(rest[name], `${path}/${name}`),
      ),
    ]
  }

  test('every capability has self-contained schemas', async () => {
    const all = await assistant(families.map(({ slug }) => slug))
    const { tools } = await all.client.listTools()
    expect(tools).toHaveLength(catalogue.length + 4)
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
    const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations?.idempotentHint]))
    expect(hints).toMatchObject({ birth_chart: true, tarot_draw_cards: false, daily_panchang: true })
    for (const { name, inputSchema, outputSchema } of tools) {
      expect([name, /^[a-z0-9_]{1,64}$/.test(name)]).toEqual([name, true])
      expect([...unknownKeywords(inputSchema, name), ...unknownKeywords(outputSchema, `${name} out`)]).toEqual([])
    }
  })

  test('answers match the output schema in the check of the client', async () => {
    const { client: panchang, call: callTool } = await assistant(['panchang'])
    // The SDK client checks answers against the schemas of the tool list.
    await panchang.listTools()
    for (const { slug, example } of catalogue.filter(({ family }) => family === 'panchang').slice(0, 6)) {
      const { isError, structured } = await callTool(slug.replaceAll('-', '_'), example)
      expect([slug, isError]).toEqual([slug, undefined])
      expect(Object.keys(structured).length).toBeGreaterThan(1)
    }
    const invalidCall = await callTool('daily_panchang', { date: '2026-02-30', latitude: 1, longitude: 1 })
    expect(invalidCall._meta?.['khagola/error']).toMatchObject({ field: 'date' })
  })
})

describe('call_many', () => {
  test('returns several answers for one birth, and the error of each failed call', async () => {
    const { isError, text, structured } = await call('call_many', {
      defaults: independence,
      calls: [
        { capability: 'find-moon-sign', id: 'moon', fields: ['moon_sign.sign'] },
        { capability: 'panchang_five_limbs', input: { date: '1947-08-15' } },
        { capability: 'find-sun-sign', input: { latitude: 91 } },
        { capability: 'chart-image' },
      ],
    })
    expect(isError).toBeUndefined()
    const { results, failed } = structured as unknown as {
      results: { id: string; capability: string; text?: string; error?: { field: string } }[]
      failed: number
    }
    expect(failed).toBe(1)
    expect(results.map(({ id, capability }) => [id, capability])).toEqual([
      ['moon', 'find-moon-sign'],
      ['1', 'panchang-five-limbs'],
      ['2', 'find-sun-sign'],
      ['3', 'chart-image'],
    ])
    expect(results[0]!.text).toContain('Cancer')
    expect(results[2]!.error!.field).toBe('latitude')
    expect(text).toContain('## moon: find-moon-sign')
    expect(text).toContain('Field latitude:')
    expect(text).not.toContain('<svg')
  })

  test('exact data and errors of the whole order', async () => {
    const calls = [{ capability: 'find-moon-sign', fields: ['moon_sign.sign'] }]
    const { structured } = await call('call_many', { defaults: independence, calls, format: 'json' })
    expect((structured as unknown as { results: object }).results).toMatchObject([
      { data: { moon_sign: { sign: 'Cancer' } } },
    ])
    const unknown = await call('call_many', { calls: [{ capability: 'moon-sign-finder' }] })
    expect([unknown.isError, unknown.text]).toEqual([true, expect.stringContaining('does not exist')])
    const wrong = await call('call_many', { defaults: { born: 1 }, calls })
    expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining('defaults.born')])
  })
})

import { expect, test } from 'bun:test'
import type { TObject, TSchema } from '@sinclair/typebox'
import { WEIGHTS } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { FAULTS } from '../../src/faults.ts'
import { reportsOf } from '../../src/reports/report-index.ts'
import { PLANS } from '../../src/service/accounts.ts'
import { BODY_LIMIT } from '../../src/service/body.ts'
import { FILE_LIFE, LINK_LIFE } from '../../src/service/jobs/links.ts'
import { orderSchema, PDF_CREDITS, PDF_UNITS } from '../../src/service/jobs/order.ts'
import { JobResource } from '../../src/service/jobs/resource.ts'

// The errors, limits, prices and jobs of the contract.

const HOUR = 3_600_000

/** The schema of the values other than null. */
const nonNull = (schema: TSchema): TSchema =>
  (schema.anyOf as TSchema[] | undefined)?.find(({ type }) => type !== 'null') ?? schema

test('each status has these error codes', () => {
  const codes: Record<string, string[]> = {}
  for (const { status, code } of Object.values(FAULTS)) codes[status] = [...new Set([...(codes[status] ?? []), code])]
  for (const each of Object.values(codes)) each.sort()
  expect(codes).toEqual({
    400: ['invalid_request'],
    401: ['expired_key', 'invalid_key'],
    402: ['payment_required'],
    403: ['account_suspended'],
    404: ['not_found'],
    409: ['idempotency_conflict'],
    410: ['file_expired', 'link_expired'],
    413: ['payload_too_large'],
    422: ['invalid_request', 'unsupported_language'],
    429: ['project_budget_exceeded', 'quota_exhausted', 'rate_limited', 'spend_cap_reached'],
    500: ['computation_failed'],
    502: ['unavailable'],
    503: ['unavailable'],
    504: ['deadline_exceeded'],
  })
})

test('only these faults are retryable', () => {
  const retryable = Object.entries(FAULTS).filter(([, fault]) => fault.retryable)
  expect(retryable.map(([name]) => name).sort()).toEqual(
    ['deadline', 'failed', 'in_progress', 'rate_limited', 'unavailable'].sort(),
  )
})

test('prices, units and limits have these values', () => {
  expect(WEIGHTS).toEqual({
    light: { credits: 1, units: 1 },
    standard: { credits: 1, units: 1 },
    heavy: { credits: 3, units: 3 },
    report: { credits: 10, units: 10 },
    ai: { credits: 60, units: 10 },
  })
  expect([PDF_CREDITS, PDF_UNITS]).toEqual([120, 10])
  expect(BODY_LIMIT).toBe(1024 * 1024)
  for (const { sandboxDailyCalls } of Object.values(PLANS)) expect<number>(sandboxDailyCalls).toBe(500)
  expect([LINK_LIFE, FILE_LIFE]).toEqual([24 * HOUR, 7 * 24 * HOUR])
})

test('the 32 reports of the contract have a PDF', () => {
  const slugList =
    'bnn-graha-phala, classical-kundli-report, detailed-life, lal-kitab-prediction, longevity-analysis, matching-report, prediction-bhavesh, prediction-classics, prediction-dasha, prediction-gem, prediction-life-report, prediction-lucky-info, prediction-nakshatra-interp, prediction-nature, prediction-physical, prediction-planetary-dispositions, report-career, report-children, report-education, report-foreign-travel, report-health, report-marriage, report-politics, report-property, report-relocation, report-romance, report-spiritual, report-wealth, synastry-full, synastry-predictions, western-detailed-report, western-yearly-forecast'
  const slugs = slugList.split(', ')
  expect(slugs).toHaveLength(32)
  expect([...reportsOf(catalogue).keys()]).toEqual(expect.arrayContaining(slugs))
})

test('the input of a PDF job and its branding have these fields', () => {
  const { properties, required } = orderSchema(['matching-report'])
  expect(Object.keys(properties)).toEqual(['capability', 'input', 'branding', 'language'])
  expect<readonly string[]>(required ?? []).toEqual(['capability', 'input'])
  const branding = nonNull(properties.branding) as TObject
  expect(branding.required ?? []).toEqual([])
  expect(
    Object.entries(branding.properties).map(([name, schema]) => [
      name,
      nonNull(schema).maxLength ?? nonNull(schema).pattern ?? nonNull(schema).enum,
    ]),
  ).toEqual([
    ['brand_name', 60],
    ['accent', '^#[0-9A-Fa-f]{6}$'],
    ['logo', 300_000],
    ['footer_note', 200],
    // Not in the contract: optional, default A4.
    ['paper', ['a4', 'letter', 'a5']],
    // Not in the contract: the look of the document.
    ['theme', ['plain', 'traditional', 'modern']],
    // Not in the contract: adds English to the labels.
    ['bilingual', undefined],
  ])
})

test('a job has these fields', () => {
  expect(Object.keys(JobResource.properties)).toEqual([
    'id',
    'object',
    'kind',
    'capability',
    'status',
    'attempts',
    'credits',
    'created_at',
    'started_at',
    'finished_at',
    'error',
    'download_url',
    'download_expires_at',
    'file_expires_at',
  ])
  expect(JobResource.properties.status.enum).toEqual(['queued', 'running', 'succeeded', 'failed', 'expired'])
})

test('exactly the capabilities of the family vastu are beta', () => {
  const beta = catalogue.filter(({ status }) => status === 'beta').map(({ family }) => family)
  expect([...new Set(beta)]).toEqual(['vastu'])
  expect(catalogue.filter(({ family, status }) => family === 'vastu' && status !== 'beta')).toEqual([])
})

test('a floor plan has these limits', () => {
  const { properties } = catalogue.find(({ slug }) => slug === 'vastu-analyse')!.input as TObject
  const each = (list: string) => nonNull(properties[list]!).items as TObject
  const counts = (schema: TSchema) => [schema.minItems, schema.maxItems]
  expect(counts(properties.boundary!)).toEqual([3, 500])
  expect(['rooms', 'structures', 'fixtures', 'holes'].map((list) => nonNull(properties[list]!).maxItems)).toEqual([
    80, 80, 50, 20,
  ])
  for (const list of ['rooms', 'structures', 'holes']) expect(counts(each(list).properties.polygon!)).toEqual([3, 200])
  for (const list of ['rooms', 'structures']) {
    const { minLength, maxLength } = each(list).properties.name!
    expect([minLength, maxLength]).toEqual([1, 120])
  }
  for (const list of ['fixtures', 'holes']) expect(nonNull(each(list).properties.name!).maxLength).toBe(120)
  const words = (list: string, field: string) => nonNull(each(list).properties[field]!).enum.join(' ')
  expect(words('rooms', 'type')).toBe(
    'kitchen master_bedroom children_bedroom guest_bedroom pooja toilet bathroom study living_room dining store_room stairs main_entrance water_tank_underground water_tank_overhead swimming_pool septic_tank borewell garage balcony corridor',
  )
  expect(words('structures', 'type')).toBe(
    'pillar staircase lift machine kitchen_pit beam wall stairs main_entrance water_tank_underground water_tank_overhead septic_tank borewell',
  )
  expect(words('fixtures', 'type')).toBe('bed stove desk safe wc')
  expect(words('holes', 'kind')).toBe('courtyard cutout')
  expect(['rooms', 'structures', 'fixtures', 'holes'].map((list) => each(list).required)).toEqual([
    ['name', 'polygon'],
    ['name', 'type', 'polygon'],
    ['type', 'position', 'toward'],
    ['kind', 'polygon'],
  ])
  const scale = nonNull(properties.scale!) as TObject
  expect(scale.required).toEqual(['plan_length', 'real_length', 'unit'])
  expect([scale.properties.plan_length!.maximum, scale.properties.real_length!.maximum]).toEqual([2_000_000, 100_000])
  expect(nonNull(properties.units!).enum).toEqual(['m', 'cm', 'mm', 'ft', 'in', 'yd'])
  expect((nonNull(properties.ayadi!) as TObject).properties.unit!.enum).toEqual([
    'kishku_hasta',
    'kerala_kol',
    'custom',
  ])
})

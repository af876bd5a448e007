import type { TSchema } from '@sinclair/typebox'
import { AccountResource } from '../service/account.ts'
import { ListingResource } from '../service/listing.ts'

export const SERVICE_TAG = {
  name: 'description',
  description: 'The service about itself, and about the key that asks.',
  'x-displayName': 'Description',
}

interface Parts {
  readonly print: (schema: TSchema) => unknown
  /** The headers of every response. */
  readonly headers: () => object
  readonly errors: Readonly<Record<string, object>>
  readonly meta: TSchema
}

/** What the service tells of itself. */
export const describeServiceRoutes = ({ print, headers, errors, meta }: Parts): Record<string, object> => {
  const given = (...statuses: number[]) => Object.fromEntries(statuses.map((status) => [status, errors[status]]))
  const answer = (description: string, schema: unknown) => ({
    description,
    headers: headers(),
    content: { 'application/json': { schema } },
  })
  const enveloped = (data: TSchema) => ({
    type: 'object',
    required: ['data', 'meta'],
    properties: { data: print(data), meta: print(meta) },
  })
  return {
    '/v1/openapi.json': {
      get: {
        tags: [SERVICE_TAG.name],
        operationId: 'openapi',
        summary: 'This description',
        description: 'The OpenAPI 3.1 description of the service; needs no key and costs nothing.',
        security: [],
        responses: { 200: answer('This document.', { type: 'object' }), ...given(400, 429) },
      },
    },
    '/v1/examples/{family}/{capability}': {
      get: {
        tags: [SERVICE_TAG.name],
        operationId: 'example',
        summary: 'An answer',
        description:
          'What a capability answers to the example request of this description, whole, as of 1 January 2026; needs no key and costs nothing.',
        security: [],
        parameters: ['family', 'capability'].map((name) => ({
          name,
          in: 'path',
          required: true,
          description: 'As in the path of the capability.',
          schema: { type: 'string' },
        })),
        responses: {
          200: answer('The answer.', {
            type: 'object',
            required: ['data', 'meta'],
            properties: { data: { type: 'object', description: 'As the capability describes it.' }, meta: print(meta) },
          }),
          ...given(400, 404, 429, 500),
        },
      },
    },
    '/v1/capabilities': {
      get: {
        tags: [SERVICE_TAG.name],
        operationId: 'capabilities',
        summary: 'Every capability',
        description:
          'Family, title, price, status and the addresses of the schemas of every capability; needs no key and costs nothing.',
        security: [],
        responses: { 200: answer('The capabilities.', enveloped(ListingResource)), ...given(400, 429) },
      },
    },
    '/v1/account': {
      get: {
        tags: [SERVICE_TAG.name],
        operationId: 'account',
        summary: 'What this key has and may',
        description:
          'Balance of the organisation, budget of the project, limits of the plan.\n\n**Cost.** Free, 1 rate-limit unit.',
        'x-rate-limit-units': 1,
        responses: { 200: answer('The account.', enveloped(AccountResource)), ...given(400, 401, 403, 429, 503) },
      },
    },
  }
}

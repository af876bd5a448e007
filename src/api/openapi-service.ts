import type { TSchema } from '@sinclair/typebox'
import { AccountResource } from '../service/account.ts'
import { ListingResource } from '../service/listing.ts'

export const SERVICE_TAG = {
  name: 'description',
  description: 'Information about the service and the calling key.',
  'x-displayName': 'Description',
}

interface Parts {
  readonly print: (schema: TSchema) => unknown
  /** The headers of every response. */
  readonly headers: () => object
  readonly errors: Readonly<Record<string, object>>
  readonly meta: TSchema
}

/** The paths of the service routes in the OpenAPI document. */
export const describeServiceRoutes = ({ print, headers, errors, meta }: Parts): Record<string, object> => {
  const errorResponses = (...statuses: number[]) =>
    Object.fromEntries(statuses.map((status) => [status, errors[status]]))
  const answer = (description: string, schema: unknown) => ({
    description,
    headers: headers(),
    content: { 'application/json': { schema } },
  })
  const envelope = (data: TSchema) => ({
    type: 'object',
    required: ['data', 'meta'],
    properties: { data: print(data), meta: print(meta) },
  })
  return {
    '/v1/openapi.json': {
      get: {
        tags: [SERVICE_TAG.name],
        operationId: 'openapi',
        summary: 'OpenAPI document',
        description: 'The OpenAPI 3.1 description of the service; needs no key and costs nothing.',
        security: [],
        responses: { 200: answer('This OpenAPI description.', { type: 'object' }), ...errorResponses(400, 429) },
      },
    },
    '/v1/examples/{family}/{capability}': {
      get: {
        tags: [SERVICE_TAG.name],
        operationId: 'example',
        summary: 'Example answer',
        description:
          'The complete answer of a capability to its example request in this document, as of 1 January 2026; needs no key and costs nothing.',
        security: [],
        parameters: ['family', 'capability'].map((name) => ({
          name,
          in: 'path',
          required: true,
          description: 'Part of the capability path.',
          schema: { type: 'string', 'x-text': 'id' },
        })),
        responses: {
          200: answer('The answer of the capability.', {
            type: 'object',
            required: ['data', 'meta'],
            properties: { data: { type: 'object', description: 'Data of the capability.' }, meta: print(meta) },
          }),
          ...errorResponses(400, 404, 429, 500),
        },
      },
    },
    '/v1/capabilities': {
      get: {
        tags: [SERVICE_TAG.name],
        operationId: 'capabilities',
        summary: 'List capabilities',
        description:
          'Family, title, price, status and schema URLs of every capability; needs no key and costs nothing.',
        security: [],
        responses: { 200: answer('The capabilities.', envelope(ListingResource)), ...errorResponses(400, 429) },
      },
    },
    '/v1/account': {
      get: {
        tags: [SERVICE_TAG.name],
        operationId: 'account',
        summary: 'Account of the key',
        description:
          'Credits of the organisation, budget of the project, limits of the plan.\n\n**Cost.** Free, 1 rate-limit unit.',
        'x-rate-limit-units': 1,
        responses: {
          200: answer('Account of the key.', envelope(AccountResource)),
          ...errorResponses(400, 401, 403, 429, 503),
        },
      },
    },
  }
}

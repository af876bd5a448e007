import type { TSchema } from '@sinclair/typebox'
import type { Static } from '../schema.ts'
import { ImageOrder, ImageResource } from '../service/image-links.ts'
import { type HeaderName, REQUEST_ID } from './openapi-envelope.ts'
import { SERVICE_TAG } from './openapi-service.ts'
import { PICTURES } from './picture.ts'

interface Parts {
  readonly print: (schema: TSchema) => unknown
  /** The headers of every response, and additional ones. */
  readonly headers: (...names: HeaderName[]) => object
  readonly errors: Readonly<Record<string, object>>
  readonly meta: TSchema
}

const birth = { datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }

const IMAGE: Static<typeof ImageResource> = {
  object: 'image',
  url: 'https://api.example.com/v1/images/38ba7c94.Nc6xcsMgEATQf9kaHJARIDrXbvMDJwkpTBB4BPIk8fjfM2Scq3b3NffAQluI33C4-zlMfPqgvRYwlHiscPjrPGy0ejCEdDsq3AMzVV_D5uEgB2W4sFz270I4IcDQ5CenppcS6O2a4ydVAkOkGuoxe7jOnrQ8Dwwxp_W1GXPqxPBkWPK-UYVDua9gaFEabTptrWjH4L9uYffl8i-mUy_J-0opFKohp_ZeP1I_dJrT2AuulBz5qM4jV7Jf_KAnpWaL5y8.3TpGbkFptHxLdeiQfikJjzYW9hTH0DVYhDFTEbcjsSI',
  content_type: 'image/svg+xml',
  expires_at: '2026-01-01T13:00:00.000Z',
}

/** The paths of links to pictures in the OpenAPI document. */
export const describeImages = ({ print, headers, errors, meta }: Parts): Record<string, object> => {
  const errorResponses = (...statuses: number[]) =>
    Object.fromEntries(statuses.map((status) => [status, errors[status]]))
  return {
    '/v1/images': {
      post: {
        tags: [SERVICE_TAG.name],
        operationId: 'createImage',
        summary: 'Create a link to a picture',
        description:
          'Makes a call and returns a link to its picture, for pages and mails. The link needs no key and contains the signed call, also the birth. Opening it is free. Random pictures and AI readings have no links.\n\n**Cost.** The price of the call.',
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: print(ImageOrder),
              example: { family: 'vedic-charts', capability: 'chart-image', input: birth, expires_in: 3600 },
            },
          },
        },
        responses: {
          200: {
            description: 'Link to the picture.',
            headers: headers('Idempotent-Replayed', 'X-Credits-Used', 'X-Credits-Remaining'),
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['data', 'meta'],
                  properties: { data: print(ImageResource), meta: print(meta) },
                },
                example: {
                  data: IMAGE,
                  meta: { request_id: REQUEST_ID, api_version: 'v1', credits_used: 1, warnings: [], language: 'en' },
                },
              },
            },
          },
          ...errorResponses(400, 401, 402, 403, 409, 413, 422, 429, 500, 503),
        },
      },
    },
    '/v1/images/{token}': {
      get: {
        tags: [SERVICE_TAG.name],
        operationId: 'openImage',
        summary: 'Open a picture',
        description:
          'Use `url` unchanged. The token is the credential, so a page can show the picture. Clients may cache it until the link expires.\n\n**Cost.** Free.',
        security: [],
        parameters: [
          {
            name: 'token',
            in: 'path',
            required: true,
            description: 'Token, the last part of `url`.',
            schema: { type: 'string', 'x-text': 'id' },
          },
        ],
        responses: {
          200: {
            description: 'Picture of the answer.',
            headers: headers(),
            content: Object.fromEntries(
              Object.values(PICTURES).map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
            ),
          },
          304: { description: 'Not modified: the client already has the picture.' },
          ...errorResponses(400, 404, 410, 500, 503),
        },
      },
    },
  }
}

import { FAULTS, type FaultName } from '../faults.ts'
import { COMMON_HEADERS, headers, REQUEST_ID } from './openapi-envelope.ts'

/** The `field` in the example of a fault. */
const EXAMPLE_FIELD: Partial<Record<FaultName, string>> = { invalid: 'latitude', unsupported_language: 'labels' }
const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]

/** True if responses with a status may have `Retry-After`. The released description has it for every 4XX status. */
const mayHaveRetryAfter = (status: string) => status.startsWith('4') || status === '503'

/** One response per status, describing all faults with this status. */
export const errorResponses = () => {
  const byStatus = Object.groupBy(FAULT_NAMES, (name) => String(FAULTS[name].status))
  return Object.entries(byStatus).map(([status, names = []]) => ({
    status,
    name: `E${status}`,
    response: {
      description: names.map((name) => `\`${FAULTS[name].code}\`: ${FAULTS[name].when}`).join('\n\n'),
      headers: headers(...COMMON_HEADERS, ...(mayHaveRetryAfter(status) ? (['Retry-After'] as const) : [])),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Failure' },
          examples: Object.fromEntries(
            names.map((name) => [
              name,
              {
                value: {
                  error: {
                    code: FAULTS[name].code,
                    message: FAULTS[name].when,
                    field: EXAMPLE_FIELD[name] ?? null,
                    request_id: REQUEST_ID,
                    retryable: FAULTS[name].retryable,
                  },
                },
              },
            ]),
          ),
        },
      },
    },
  }))
}

/** The response to any failure. */
export const ANY_ERROR = {
  name: 'AnyError',
  response: {
    description: 'A failure with a status that is not listed.',
    headers: headers(...COMMON_HEADERS, 'Retry-After'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  },
}

/** Status of expired files and links, which capabilities do not have. */
const FILE_EXPIRED_STATUS = '410'

/** References to the errors of a capability, by status. */
export const capabilityErrors = (errors: readonly { readonly status: string; readonly name: string }[]) =>
  Object.fromEntries(
    [...errors.filter(({ status }) => status !== FILE_EXPIRED_STATUS), { status: 'default', name: ANY_ERROR.name }].map(
      ({ status, name }) => [status, { $ref: `#/components/responses/${name}` }],
    ),
  )

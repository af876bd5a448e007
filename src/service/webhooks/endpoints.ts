import { randomBytes } from 'node:crypto'
import type { Environment } from '../../store/types.ts'
import type { Endpoint, WebhookStore } from '../../store/webhooks.ts'
import type { Clock } from '../accounts.ts'
import { urlError } from './post.ts'

/** Time after a rotation during which the previous secret also signs, milliseconds. */
export const SECRET_OVERLAP = 24 * 3_600_000

const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`

/** The operator's commands on webhook endpoints. Running servers see changes at once. */
export const webhookAccounts = (store: WebhookStore, clock: Clock, allowPrivate: boolean) => {
  const endpointOf = async (id: string): Promise<Endpoint> => {
    const endpoint = (await store.endpoints()).find((each) => each.id === id)
    if (!endpoint) throw new Error(`The endpoint ${id} does not exist.`)
    return endpoint
  }
  return {
    async add(organisationId: string, environment: Environment, url: string): Promise<Endpoint> {
      const error = urlError(url, allowPrivate)
      if (error) throw new Error(`${url}: ${error}`)
      const endpoint: Endpoint = {
        id: crypto.randomUUID(),
        organisationId,
        environment,
        url: new URL(url).href,
        secret: newSecret(),
        previousSecret: null,
        previousUntil: null,
        createdAt: clock.now(),
        disabledAt: null,
      }
      await store.addEndpoint(endpoint)
      return endpoint
    },
    list: () => store.endpoints(),
    /** Creates and returns a new secret. The previous secret also signs for `overlap` milliseconds. */
    async rotate(id: string, overlap = SECRET_OVERLAP): Promise<string> {
      const { secret: previousSecret } = await endpointOf(id)
      const secret = newSecret()
      await store.changeEndpoint(id, { secret, previousSecret, previousUntil: clock.now() + overlap })
      return secret
    },
    async enable(id: string) {
      await endpointOf(id)
      await store.changeEndpoint(id, { disabledAt: null })
    },
    async disable(id: string) {
      await endpointOf(id)
      await store.changeEndpoint(id, { disabledAt: clock.now() })
    },
    async remove(id: string) {
      await endpointOf(id)
      await store.removeEndpoint(id)
    },
    deliveries: (limit: number, endpointId?: string) => store.deliveries(limit, endpointId),
  }
}

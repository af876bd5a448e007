/** The process of one contender in one trial: `seat.ts <trial> <contender>`. Executes the requests of its parent process. */
import { type Seat, trials } from './trial.ts'

export type Ask = 'answer' | 'round' | 'end'
export type Reply = { ready: boolean } | { done: unknown } | { failed: string }

const [trialName, contender] = process.argv.slice(2)
const send = (reply: Reply) => process.send!(reply)
const failed = (cause: unknown) =>
  send({ failed: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) })

const trial = (await trials()).find(({ name }) => name === trialName)!
let agreed: Seat | null = null
let timed: Seat | null = null

const handlers: Record<Ask, () => Promise<unknown>> = {
  answer: async () => agreed!.answer(),
  async round() {
    await agreed?.end?.()
    agreed = null
    timed ??= await trial.seat(contender!, trial.sizes.timed)
    return timed!.round()
  },
  async end() {
    await agreed?.end?.()
    await timed?.end?.()
    process.exit(0)
  },
}

process.on('message', (ask: Ask) => {
  handlers[ask]().then((done) => send({ done }), failed)
})
// The parent has ended.
process.on('disconnect', () => handlers.end())

try {
  agreed = await trial.seat(contender!, trial.sizes.agreed)
  send({ ready: agreed !== null })
} catch (cause) {
  failed(cause)
}

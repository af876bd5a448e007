/** The process of one contender in one trial: `seat.ts <trial> <contender>`; does what its parent asks. */
import { type Seat, trials } from './trial.ts'

export type Ask = 'answer' | 'round' | 'end'
export type Told = { ready: boolean } | { done: unknown } | { failed: string }

const [trialName, contender] = process.argv.slice(2)
const tell = (told: Told) => process.send!(told)
const failed = (cause: unknown) =>
  tell({ failed: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) })

const trial = (await trials()).find(({ name }) => name === trialName)!
let agreed: Seat | null = null
let timed: Seat | null = null

const does: Record<Ask, () => Promise<unknown>> = {
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
  does[ask]().then((done) => tell({ done }), failed)
})
// A parent that is gone asks no more.
process.on('disconnect', () => does.end())

try {
  agreed = await trial.seat(contender!, trial.sizes.agreed)
  tell({ ready: agreed !== null })
} catch (cause) {
  failed(cause)
}

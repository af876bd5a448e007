import { fileURLToPath } from 'node:url'
import type { Ask, Reply } from './seat.ts'
import type { Participant } from './trial.ts'

const SEAT = fileURLToPath(new URL('seat.ts', import.meta.url))

/** A contender that runs in its own process. */
export interface Seated {
  readonly who: Participant
  answer(): Promise<unknown>
  round(): Promise<Record<string, number>>
  end(): Promise<void>
}

/** Starts a contender in its own process. Returns null if it does not take part in the trial. */
export const seated = async (trial: string, who: Participant): Promise<Seated | null> => {
  let receive: (reply: Reply) => void
  const next = () => new Promise<Reply>((resolve) => (receive = resolve))
  const first = next()
  const child = Bun.spawn([process.execPath, SEAT, trial, who.name], {
    stdio: ['ignore', 'inherit', 'inherit'],
    serialization: 'advanced',
    ipc: (reply: Reply) => receive(reply),
    onExit: (_, code, signal) => receive({ failed: `the process ended with ${signal ?? code}` }),
  })
  const ask = async (what: Ask) => {
    const reply = next()
    child.send(what)
    const answer = await reply
    if ('failed' in answer) throw new Error(`${who.name} in ${trial}: ${answer.failed}`)
    return 'done' in answer ? answer.done : undefined
  }
  const reply = await first
  if ('failed' in reply) throw new Error(`${who.name} in ${trial}: ${reply.failed}`)
  const end = async () => {
    if (child.exitCode === null) child.send('end')
    await child.exited
  }
  if (!('ready' in reply) || !reply.ready) {
    await end()
    return null
  }
  return {
    who,
    answer: () => ask('answer'),
    round: () => ask('round') as Promise<Record<string, number>>,
    end,
  }
}

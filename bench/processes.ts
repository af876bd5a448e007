import { fileURLToPath } from 'node:url'
import type { Ask, Told } from './seat.ts'
import type { Participant } from './trial.ts'

const SEAT = fileURLToPath(new URL('seat.ts', import.meta.url))

/** A contender in a process of its own. */
export interface Seated {
  readonly who: Participant
  answer(): Promise<unknown>
  round(): Promise<Record<string, number>>
  end(): Promise<void>
}

/** Null when the contender does not take part in the trial. */
export const seated = async (trial: string, who: Participant): Promise<Seated | null> => {
  let heard: (told: Told) => void
  const next = () => new Promise<Told>((resolve) => (heard = resolve))
  const first = next()
  const child = Bun.spawn([process.execPath, SEAT, trial, who.name], {
    stdio: ['ignore', 'inherit', 'inherit'],
    serialization: 'advanced',
    ipc: (told: Told) => heard(told),
    onExit: (_, code, signal) => heard({ failed: `the process ended with ${signal ?? code}` }),
  })
  const ask = async (what: Ask) => {
    const told = next()
    child.send(what)
    const answer = await told
    if ('failed' in answer) throw new Error(`${who.name} in ${trial}: ${answer.failed}`)
    return 'done' in answer ? answer.done : undefined
  }
  const told = await first
  if ('failed' in told) throw new Error(`${who.name} in ${trial}: ${told.failed}`)
  const end = async () => {
    if (child.exitCode === null) child.send('end')
    await child.exited
  }
  if (!('ready' in told) || !told.ready) {
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

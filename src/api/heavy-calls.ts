import { createAnswers } from '../cache/answers.ts'
import { openCatalogueIndex } from '../capabilities/families.ts'
import { handleProcessErrors } from '../process-errors.ts'
import { createAnswerComputation, createWorldFactory } from '../service/answer-computation.ts'
import { HeavyGate } from '../service/heavy-gate.ts'
import { createHeavyComputations, type FromHeavyProcess, type ToHeavyProcess } from '../service/heavy-process.ts'
import { type AppContext, logError } from './command-context.ts'
import { collectWhenIdle } from './idle-collection.ts'

/** The server limits the computations at a time and their duration. */
const NO_LIMIT = 2 ** 30

/** Computes the heavy calls that the server sends, until it disconnects. */
export const serveHeavyCalls = async ({ openSky, openAtlas, gate }: AppContext): Promise<void> => {
  handleProcessErrors({ report: logError })
  // The server ends this process; a signal to the whole process group must not interrupt calls that the server still finishes.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  const send = (message: FromHeavyProcess) => void process.send!(message)
  const catalogue = openCatalogueIndex()
  const receive = createHeavyComputations({
    catalogue,
    answerTo: createAnswerComputation({
      world: createWorldFactory(openSky(), openAtlas(), gate),
      answers: createAnswers(0),
      deadlineMs: NO_LIMIT,
      gate: new HeavyGate(NO_LIMIT),
    }),
    send,
  })
  const idleCollection = collectWhenIdle()
  process.on('message', (message: ToHeavyProcess) => {
    idleCollection.countCall()
    receive(message)
  })
  // Until the message below, the server computes its heavy calls itself: a first call must not wait for the catalogue.
  await catalogue.all()
  send({ isReady: true })
}

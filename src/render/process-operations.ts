import { handleProcessErrors } from '../process-errors.ts'

/** Operations of a child process, by name. */
// biome-ignore lint/suspicious/noExplicitAny: operations take different arguments
export type AnyOperations = Readonly<Record<string, (...input: any[]) => unknown>>
export interface OperationRequest {
  readonly id: number
  readonly operation: string
  readonly input: readonly unknown[]
}
export type OperationReply = { id: number } & ({ result: unknown } | { error: string })

/** Id of the first message of a process, which means that it is ready for requests. */
export const READY = 0

/** Serves the requests of the parent process, and exits when the parent disconnects. */
export const serveOperations = (operations: AnyOperations): void => {
  handleProcessErrors({ report: ({ about }, cause) => console.error(`khagola: drawing process: ${about}`, cause) })
  const replyTo = async ({ id, operation, input }: OperationRequest) => {
    try {
      process.send!({ id, result: await operations[operation]!(...input) } satisfies OperationReply)
    } catch (error) {
      process.send!({ id, error: String(error) } satisfies OperationReply)
    }
  }
  process.on('message', (request: OperationRequest) => void replyTo(request))
  process.on('disconnect', () => process.exit())
  process.send!({ id: READY, result: null } satisfies OperationReply)
}

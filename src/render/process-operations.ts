import { handleProcessErrors } from '../process-errors.ts'

/** The work of a drawing process: each operation by name. */
// biome-ignore lint/suspicious/noExplicitAny: operations differ in what they take
export type AnyOperations = Readonly<Record<string, (...input: any[]) => unknown>>
export interface OperationRequest {
  readonly id: number
  readonly operation: string
  readonly input: readonly unknown[]
}
export type OperationReply = { id: number } & ({ result: unknown } | { error: string })

/** The identifier of the first message of a process, which says that it is ready for orders. */
export const READY = 0

/** Takes orders from the process that opened this one, and ends with it. */
export const serveOperations = (operations: AnyOperations): void => {
  handleProcessErrors({ report: ({ about }, cause) => console.error(`khagola: drawing process: ${about}`, cause) })
  const replyTo = async ({ id, operation, input }: OperationRequest) => {
    try {
      process.send!({ id, result: await operations[operation]!(...input) } satisfies OperationReply)
    } catch (error) {
      process.send!({ id, error: String(error) } satisfies OperationReply)
    }
  }
  process.on('message', (order: OperationRequest) => void replyTo(order))
  process.on('disconnect', () => process.exit())
  process.send!({ id: READY, result: null } satisfies OperationReply)
}

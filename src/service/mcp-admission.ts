import type { Fault } from '../faults.ts'
import { checkActive } from './admission.ts'
import type { Caller, CallPipeline } from './call-pipeline.ts'
import { fromStore, type Reply } from './reply.ts'

const SUBJECT = 'mcp'

/** Admits MCP messages of assistants. The calls in them are admitted separately. */
export const createMcpAdmission = ({ answer, authenticate, rates }: CallPipeline) => ({
  /** Authenticates the sender of a message and takes rate units. The message may be handled if the reply has status 200. */
  enter: (sender: Caller, units: number): Promise<Reply> =>
    answer(sender, async (progress) => {
      progress.subject = SUBJECT
      const access = await authenticate(sender, progress)
      checkActive(access)
      await fromStore(() => rates.consume(access, units, progress))
      return { requestId: progress.requestId, status: 200, body: '', credits: 0, replayed: false }
    }),
  /** The error reply to a message; it takes rate units by the size of its body. */
  refuse: (sender: Caller, fault: Fault, bodyBytes: number): Promise<Reply> =>
    answer(sender, async (progress) => {
      progress.subject = SUBJECT
      await authenticate(sender, progress)
      progress.bodyBytes = bodyBytes
      throw fault
    }),
})

import type { Fault } from '../faults.ts'
import { checkActive } from './admission.ts'
import type { Caller, CallPipeline } from './call-pipeline.ts'
import { fromStore, type Reply } from './reply.ts'

const SUBJECT = 'mcp'

/** How messages of assistants are admitted, apart from the calls in them. */
export const createMcpAdmission = ({ answer, caller, rates }: CallPipeline) => ({
  /** Identifies the sender of a message and takes rate units. The message may be handled when the reply has status 200. */
  enter: (sender: Caller, units: number): Promise<Reply> =>
    answer(sender, async (progress) => {
      progress.subject = SUBJECT
      const access = await caller(sender, progress)
      checkActive(access)
      await fromStore(() => rates.take(access, units, progress))
      return { requestId: progress.requestId, status: 200, body: '', credits: 0, replayed: false }
    }),
  /** The refusal of a message whose body had so many bytes; it takes units by their number. */
  refuse: (sender: Caller, fault: Fault, bodyBytes: number): Promise<Reply> =>
    answer(sender, async (progress) => {
      progress.subject = SUBJECT
      await caller(sender, progress)
      progress.bodyBytes = bodyBytes
      throw fault
    }),
})

import { Command } from 'commander'
import { type AppContext, storeLocation } from '../api/command-context.ts'

/** `render`: a node that only renders PDF jobs. */
export const renderCommand = (context: AppContext) =>
  new Command('render')
    .description(
      'render the PDF jobs of the shared store (DATABASE_URL) without serving requests, until a signal ends it',
    )
    .action(async () => {
      const { startRenderNode } = await import('../api/render-node.ts')
      const stop = await startRenderNode(context)
      const { pdfWorkers } = context.settings
      console.error(`khagola: rendering up to ${pdfWorkers} PDF jobs at once from ${storeLocation(context.settings)}`)
      const { promise, resolve } = Promise.withResolvers<void>()
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
      await promise
      await stop()
      process.exit(0)
    })

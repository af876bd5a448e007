import { runWithContext } from '../../src/composition-root.ts'

// The server with unhandled errors on request: SIGUSR2 rejects a promise, SIGWINCH throws an exception.
process.on('SIGUSR2', () => void Promise.reject(new Error('a rejection for the test')))
process.on('SIGWINCH', () => {
  setTimeout(() => {
    throw new Error('an exception for the test')
  })
})

await runWithContext(process.env, process.argv.slice(2))

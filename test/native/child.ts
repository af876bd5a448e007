import { fileURLToPath } from 'node:url'

/** Runs a trial in a child process, so that a crash fails one test instead of ending the test run. */
export const trial = async <T>(name: string, ...words: string[]): Promise<T> => {
  const script = fileURLToPath(new URL(`./trials/${name}`, import.meta.url))
  return run<T>([process.execPath, script, ...words])
}

/** The JSON on the last line of the process's output. Throws an error with the whole output if the process fails. */
export const run = async <T>(command: string[], env: Record<string, string> = {}): Promise<T> => {
  const child = Bun.spawn(command, { stdout: 'pipe', stderr: 'pipe', env: { ...process.env, ...env } })
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${child.signalCode ?? code}\n${out}${err}`)
  return JSON.parse(out.trimEnd().split('\n').at(-1)!)
}

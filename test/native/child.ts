import { fileURLToPath } from 'node:url'

/** Runs a trial in a process of its own, so that a crash is a failed test and not the end of the tests. */
export const trial = async <T>(name: string, ...words: string[]): Promise<T> => {
  const script = fileURLToPath(new URL(`./trials/${name}`, import.meta.url))
  return run<T>([process.execPath, script, ...words])
}

/** What the process prints on its last line, as JSON; its whole output when it does not end well. */
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

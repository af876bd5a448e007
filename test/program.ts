import { afterAll, spyOn } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'node:util'
import { runWithContext } from '../src/composition-root.ts'

export const MAIN = join(import.meta.dir, '..', 'src', 'main.ts')

export interface Ended {
  readonly exitCode: number
  readonly out: string
  readonly error: string
}

/** A temporary folder for the test file. */
export const folderOfFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'khagola-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

class Exit extends Error {
  constructor(readonly exitCode: number) {
    super(`exit ${exitCode}`)
  }
}

/** `khagola <words>` over a data folder, in this process, which saves the start of one. Its worker processes are those of a command. */
export const khagolaOver =
  (dataDir: string) =>
  async (words: string[], environment: Record<string, string> = {}): Promise<Ended> => {
    let [out, error] = ['', '']
    const toOut = (text: string | Uint8Array) => {
      out += typeof text === 'string' ? text : Buffer.from(text).toString('latin1')
      return true
    }
    const toError = (text: string | Uint8Array) => {
      error += text
      return true
    }
    const spies = [
      spyOn(console, 'log').mockImplementation((...all) => void toOut(`${format(...all)}\n`)),
      spyOn(console, 'error').mockImplementation((...all) => void toError(`${format(...all)}\n`)),
      spyOn(process.stdout, 'write').mockImplementation(toOut),
      spyOn(process.stderr, 'write').mockImplementation(toError),
      spyOn(process, 'exit').mockImplementation((code) => {
        throw new Exit(Number(code ?? 0))
      }),
    ]
    // Bun ignores `undefined`, so that the exit code of the command would become that of the test run.
    const before = process.exitCode ?? 0
    process.exitCode = 0
    const settings = { DATA_DIR: dataDir, COMPILED_YEARS: 'none', ...environment }
    const [main, ownEnvironment] = [Bun.main, { ...process.env }]
    Object.assign(Bun, { main: MAIN })
    Object.assign(process.env, settings)
    try {
      await runWithContext(settings, words)
      return { exitCode: process.exitCode, out, error }
    } catch (thrown) {
      if (!(thrown instanceof Exit)) throw thrown
      return { exitCode: thrown.exitCode, out, error }
    } finally {
      for (const spy of spies) spy.mockRestore()
      Object.assign(Bun, { main })
      for (const name of Object.keys(settings)) delete process.env[name]
      Object.assign(process.env, ownEnvironment)
      process.exitCode = before
    }
  }

/** `khagola <words>` as a process, with its standard input. */
export const processOver =
  (dataDir: string) =>
  async (words: string[], environment: Record<string, string> = {}, stdin?: string): Promise<Ended> => {
    const child = Bun.spawn([process.execPath, MAIN, ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, COMPILED_YEARS: 'none', ...environment },
      stdin: stdin === undefined ? 'ignore' : Buffer.from(stdin),
      stdout: 'pipe',
      stderr: 'pipe',
    })
    const bytes = async (stream: ReadableStream) => Buffer.from(await new Response(stream).arrayBuffer())
    const [out, error] = await Promise.all([bytes(child.stdout), bytes(child.stderr)])
    return { exitCode: await child.exited, out: out.toString(), error: error.toString() }
  }

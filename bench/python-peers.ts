import { fileURLToPath } from 'node:url'

/** Programs in Python that users would choose instead, in `bench/peers`. */
export const PYTHON_PEERS = ['pyjhora', 'kerykeion', 'pyswisseph'] as const
export type PythonPeer = (typeof PYTHON_PEERS)[number]

/** The Python that has the packages. */
const python = () => process.env.PEER_PYTHON ?? null

/** A Python program that runs in a separate process and measures its own time. */
export interface Peer {
  /** The names of the rows that the peer computes. */
  readonly rows: readonly string[]
  /** Seconds per call for inputs of a row. */
  time(row: string, inputs: readonly object[]): Promise<number>
  /** The numbers to compare, for each input. */
  numbers(row: string, inputs: readonly object[]): Promise<number[][]>
  end(): Promise<void>
}

/** Starts a peer; null if `PEER_PYTHON` is not set or cannot import the package. */
export const openPeer = async (name: PythonPeer): Promise<Peer | null> => {
  const command = python()
  if (command === null) return null
  const child = Bun.spawn([command, fileURLToPath(new URL(`peers/${name}_peer.py`, import.meta.url))], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, EPHEMERIS_PATH: fileURLToPath(new URL('../data/ephe', import.meta.url)) },
  })
  const decoder = new TextDecoder()
  const reader = child.stdout.getReader()
  let rest = ''
  const ask = async (request: object): Promise<unknown> => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    child.stdin.flush()
    while (!rest.includes('\n')) {
      const { done, value } = await reader.read()
      if (done) throw new Error(`${name} ended.`)
      rest += decoder.decode(value, { stream: true })
    }
    const [line] = rest.split('\n', 1) as [string]
    rest = rest.slice(line.length + 1)
    return JSON.parse(line)
  }
  const end = async () => {
    child.stdin.end()
    await child.exited
  }
  try {
    const rows = (await ask({ ask: 'rows' })) as string[]
    return {
      rows,
      time: async (row, inputs) => (await ask({ ask: 'time', row, inputs })) as number,
      numbers: async (row, inputs) => (await ask({ ask: 'numbers', row, inputs })) as number[][],
      end,
    }
  } catch {
    await end()
    return null
  }
}

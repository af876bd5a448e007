import { connect, type Socket } from 'node:net'
import { catalogue } from '../../src/capabilities/index.ts'

/** The server under attack, and the counters of its answers. */
export class Attacker {
  /** Answers by status, and ends of connections by name. */
  readonly outcomes: Record<string, number> = {}
  /** Texts of unexpected answers, at most five. */
  readonly unexpected = new Set<string>()
  readonly host: string
  readonly port: number
  readonly until: number
  readonly #ending = new AbortController()
  #count = 0

  constructor(
    readonly url: string,
    /** The key of the attacking organisation, on the plan `bulk`. */
    readonly key: string,
    readonly dataDir: string,
    seconds: number,
  ) {
    const { hostname, port } = new URL(url)
    this.host = hostname
    this.port = Number(port)
    this.until = performance.now() + seconds * 1000
    setTimeout(() => this.#ending.abort(), seconds * 1000).unref()
  }

  get over(): boolean {
    return performance.now() >= this.until
  }
  /** Aborted when the attack is over. */
  get ending(): AbortSignal {
    return this.#ending.signal
  }
  /** The next serial number of a request. */
  next(): number {
    return this.#count++
  }
  count(outcome: string | number): void {
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1
  }

  pathOf(slug: string): string {
    return catalogue.find((entry) => entry.slug === slug)!.path
  }
  exampleOf(slug: string): Record<string, unknown> {
    return { ...(catalogue.find((entry) => entry.slug === slug)!.example as Record<string, unknown>) }
  }
  get headers(): Record<string, string> {
    return { Authorization: `Bearer ${this.key}`, 'Content-Type': 'application/json' }
  }

  /** Sends a request, reads the answer to its end, counts its status. Returns the text. */
  async send(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
    try {
      const response = await fetch(`${this.url}${path}`, { ...init, headers: headers ?? {}, signal: this.ending })
      const text = await response.text()
      this.count(response.status)
      if (response.status >= 500) this.note(`${response.status} ${path.slice(0, 80)} ${text.slice(0, 160)}`)
      return { status: response.status, text }
    } catch (cause) {
      if (!this.over) this.count((cause as { code?: string }).code ?? (cause as Error).name)
      return { status: 0, text: '' }
    }
  }
  post(path: string, body: BodyInit | object, headers: Record<string, string> = {}) {
    const plain = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream
    return this.send(path, {
      method: 'POST',
      headers: { ...this.headers, ...headers },
      body: plain ? (body as BodyInit) : JSON.stringify(body),
    })
  }
  call(slug: string, body: object | string, headers?: Record<string, string>) {
    return this.post(this.pathOf(slug), body, headers)
  }
  note(text: string): void {
    if (this.unexpected.size < 5) this.unexpected.add(text)
  }

  /** Repeats `act` on `lanes` concurrent lanes until the attack is over. */
  async flood(lanes: number, act: (index: number) => Promise<unknown>): Promise<void> {
    const lane = async () => {
      while (!this.over) {
        await act(this.next())
        // Yields between calls: a refusal for the rate limit arrives immediately.
        await Bun.sleep(0)
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }

  /** Opens a connection; null if it fails. With `reads` false it never reads the answers. */
  open({ reads = true } = {}): Promise<Socket | null> {
    return new Promise((resolve) => {
      const socket = connect(this.port, this.host, () => resolve(socket))
      socket.on('error', ({ message }) => {
        this.count(message.split(' ')[0]!)
        resolve(null)
      })
      socket.on('close', () => this.count('closed'))
      if (reads) socket.resume()
      else socket.pause()
    })
  }
  /** Opens `count` connections, writes `begin` to each, then `drip` every second until the attack is over. */
  async hold(count: number, begin: (index: number) => string, drip = '', reads = true): Promise<void> {
    const sockets: Socket[] = []
    for (let index = 0; index < count && !this.over; index++) {
      const socket = await this.open({ reads })
      if (!socket) continue
      socket.write(begin(index))
      sockets.push(socket)
    }
    while (!this.over) {
      await Bun.sleep(Math.min(1000, Math.max(1, this.until - performance.now())))
      if (drip !== '') for (const socket of sockets) if (!socket.destroyed) socket.write(drip)
    }
    for (const socket of sockets) socket.destroy()
  }
  /** The head of a request, without the empty line at its end. */
  head(line: string, ...fields: string[]): string {
    return [line, 'Host: x', `Authorization: Bearer ${this.key}`, ...fields, ''].join('\r\n')
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const END_OF_HEAD = [13, 10, 13, 10]

/** The bytes of an HTTP POST request with a JSON body. */
export const requestBytes = (url: string, path: string, key: string, body: unknown): Uint8Array => {
  const json = JSON.stringify(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${encoder.encode(json).length}`,
  ]
  return encoder.encode(`${head.join('\r\n')}\r\n\r\n${json}`)
}

const endOfHead = (bytes: Uint8Array): number => {
  for (let at = bytes.indexOf(13); at >= 0; at = bytes.indexOf(13, at + 1))
    if (END_OF_HEAD.every((byte, i) => bytes[at + i] === byte)) return at + 4
  return -1
}

/** The length of the whole response; null while its head is incomplete. Throws if the status is not 200. */
const lengthOf = (bytes: Uint8Array): number | null => {
  const end = endOfHead(bytes)
  if (end < 0) return null
  const head = decoder.decode(bytes.subarray(0, end))
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`unexpected response: ${head}`)
  return end + Number(length)
}

/** A keep-alive connection with at most one pending request. */
interface Line {
  send(request: Uint8Array): void
  end(): void
}

/** Opens a raw socket. Bodies are not parsed, so that the load generator takes little time. */
const line = async (url: string, onAnswer: () => void, onFailure: (cause: unknown) => void): Promise<Line> => {
  const { hostname, port } = new URL(url)
  let pending: Uint8Array = new Uint8Array()
  let received = 0
  let length: number | null = null
  let head: Uint8Array | null = null
  const flush = (socket: Bun.Socket) => {
    if (pending.length > 0) pending = pending.subarray(socket.write(pending))
  }
  const socket = await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      drain: flush,
      data(_, chunk) {
        try {
          received += chunk.length
          if (length === null) {
            head = head ? Buffer.concat([head, chunk]) : chunk
            length = lengthOf(head)
          }
          if (length !== null && received >= length) onAnswer()
        } catch (cause) {
          onFailure(cause)
        }
      },
      open: () => {},
      error: (_, cause) => onFailure(cause),
      close: () => onFailure(new Error('the server closed a connection')),
      handshake: () => {},
    },
  })
  return {
    send(request) {
      pending = request
      received = 0
      length = null
      head = null
      flush(socket)
    },
    end: () => socket.end(),
  }
}

/** The connections of a load, distributed over the servers. */
const lines = (
  urls: string | readonly string[],
  connections: number,
  onAnswer: (index: number) => void,
  onFailure: (cause: unknown) => void,
): Promise<Line[]> => {
  const to = typeof urls === 'string' ? [urls] : urls
  return Promise.all(
    Array.from({ length: connections }, (_, index) => line(to[index % to.length]!, () => onAnswer(index), onFailure)),
  )
}

export interface Load {
  /** Time from the first request to the last answer. */
  seconds: number
  /** The latency of each request, ascending, seconds. */
  latencies: Float64Array
}

export interface Demand {
  connections: number
  count: number
  request: (index: number) => Uint8Array
}

/** Sends `count` requests. Each connection sends its next request as soon as it has an answer. */
export const load = async (urls: string | readonly string[], demand: Demand): Promise<Load> => {
  const { count, request } = demand
  const latencies = new Float64Array(count)
  const connections = Math.min(demand.connections, count)
  const sentAt = new Float64Array(connections)
  let sent = 0
  let answered = 0
  const finished = Promise.withResolvers<void>()
  const next = (index: number) => {
    if (sent === count) return
    const bytes = request(sent++)
    sentAt[index] = Bun.nanoseconds()
    connected[index]!.send(bytes)
  }
  const onAnswer = (index: number) => {
    latencies[answered++] = (Bun.nanoseconds() - sentAt[index]!) / 1e9
    if (answered === count) finished.resolve()
    else next(index)
  }
  const connected = await lines(urls, connections, onAnswer, finished.reject)
  const began = Bun.nanoseconds()
  connected.forEach((_, index) => {
    next(index)
  })
  try {
    await finished.promise
    return { seconds: (Bun.nanoseconds() - began) / 1e9, latencies: latencies.sort() }
  } finally {
    for (const talk of connected) talk.end()
  }
}

/**
 * Sends `count` requests at a fixed rate, whether or not the server keeps up. All requests of one millisecond are due at its beginning. A
 * request without a free connection waits for one; its latency counts from the time when it was due.
 */
export const paced = async (
  urls: string | readonly string[],
  { connections, count, request, perSecond }: Demand & { perSecond: number },
): Promise<Load> => {
  const latencies = new Float64Array(count)
  const dueOf = (index: number) => Math.floor((index / perSecond) * 1000) / 1000
  const underWay = new Float64Array(connections)
  const free = Array.from({ length: connections }, (_, index) => index)
  let sent = 0
  let answered = 0
  const finished = Promise.withResolvers<void>()
  let began = Bun.nanoseconds()
  const now = () => (Bun.nanoseconds() - began) / 1e9
  const sendDue = () => {
    for (const time = now(); sent < count && free.length > 0 && dueOf(sent) <= time; sent++) {
      const index = free.shift()!
      underWay[index] = dueOf(sent)
      connected[index]!.send(request(sent))
    }
  }
  const onAnswer = (index: number) => {
    latencies[answered++] = now() - underWay[index]!
    free.push(index)
    if (answered === count) finished.resolve()
    else sendDue()
  }
  const connected = await lines(urls, connections, onAnswer, finished.reject)
  began = Bun.nanoseconds()
  const timer = setInterval(sendDue, 1)
  try {
    await finished.promise
    return { seconds: now(), latencies: latencies.sort() }
  } finally {
    clearInterval(timer)
    for (const talk of connected) talk.end()
  }
}

/** Repeats each request on its own connection. `stop` ends them and returns the number of answers to each. */
export const keptBusy = async (url: string, requests: readonly ((index: number) => Uint8Array)[]) => {
  const answered = requests.map(() => 0)
  let failure: unknown
  let stopping = false
  const failed = (cause: unknown) => {
    if (!stopping) failure ??= cause
  }
  const onAnswer = (which: number) => {
    answered[which]!++
    if (!stopping) connected[which]!.send(requests[which]!(answered[which]!))
  }
  const connected = await lines(url, requests.length, onAnswer, failed)
  connected.forEach((talk, which) => {
    talk.send(requests[which]!(0))
  })
  return {
    stop(): readonly number[] {
      stopping = true
      for (const talk of connected) talk.end()
      if (failure) throw failure
      return answered
    },
  }
}

/** The latency that the fraction `part` of the requests does not exceed, seconds. */
export const percentile = ({ latencies }: Pick<Load, 'latencies'>, part: number): number =>
  latencies[Math.min(latencies.length - 1, Math.ceil(latencies.length * part) - 1)]!

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const END_OF_HEAD = [13, 10, 13, 10]

/** The bytes of a POST with a JSON body, as they go over the wire. */
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

/** Length of the whole answer whose head is in `bytes`; null while the head is not. Throws unless it is a 200. */
const lengthOf = (bytes: Uint8Array): number | null => {
  const end = endOfHead(bytes)
  if (end < 0) return null
  const head = decoder.decode(bytes.subarray(0, end))
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`not an answer to count: ${head}`)
  return end + Number(length)
}

export interface Load {
  /** From the first request to the last answer. */
  seconds: number
  /** Of each request, in order of size. */
  latencies: Float64Array
}

/**
 * `count` requests over `connections` that are kept alive, each with one request on its way at a time. Raw sockets and no
 * parsing of bodies, so that the server is what takes the time.
 */
export const load = async (
  url: string,
  { connections, count, request }: { connections: number; count: number; request: (index: number) => Uint8Array },
): Promise<Load> => {
  const { hostname, port } = new URL(url)
  const latencies = new Float64Array(count)
  let sent = 0
  let answered = 0
  const finished = Promise.withResolvers<void>()

  const talk = async () => {
    let sentAt = 0
    let pending: Uint8Array = new Uint8Array()
    let received = 0
    let length: number | null = null
    let head: Uint8Array | null = null
    const send = (socket: Bun.Socket) => {
      if (sent === count) return
      pending = request(sent++)
      received = 0
      length = null
      head = null
      sentAt = Bun.nanoseconds()
      flush(socket)
    }
    const flush = (socket: Bun.Socket) => {
      if (pending.length > 0) pending = pending.subarray(socket.write(pending))
    }
    return Bun.connect({
      hostname,
      port: Number(port),
      socket: {
        drain: flush,
        data(socket, chunk) {
          try {
            received += chunk.length
            if (length === null) {
              head = head ? Buffer.concat([head, chunk]) : chunk
              length = lengthOf(head)
            }
            if (length === null || received < length) return
            latencies[answered++] = (Bun.nanoseconds() - sentAt) / 1e9
            if (answered === count) finished.resolve()
            else send(socket)
          } catch (cause) {
            finished.reject(cause)
          }
        },
        open: () => {},
        error: (_, cause) => finished.reject(cause),
        close: () => finished.reject(new Error('the server closed a connection')),
        handshake: () => {},
      },
    }).then((socket) => ({ socket, send: () => send(socket) }))
  }

  const talks = await Promise.all(Array.from({ length: Math.min(connections, count) }, talk))
  const began = Bun.nanoseconds()
  for (const { send } of talks) send()
  try {
    await finished.promise
    return { seconds: (Bun.nanoseconds() - began) / 1e9, latencies: latencies.sort() }
  } finally {
    for (const { socket } of talks) socket.end()
  }
}

/** The latency that `part` of the requests stay within. */
export const percentile = ({ latencies }: Load, part: number): number =>
  latencies[Math.min(latencies.length - 1, Math.ceil(latencies.length * part) - 1)]!

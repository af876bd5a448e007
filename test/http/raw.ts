import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Headers
  body: string
}

/** Sends raw bytes to a server and returns its answer. */
export const askRaw = (origin: string, bytes: string): Promise<RawAnswer> => {
  const { hostname, port } = new URL(origin)
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  let text = ''
  const socket = connect(Number(port), hostname, () => socket.write(bytes))
  socket.setEncoding('utf8').setTimeout(120_000, () => socket.destroy(new Error('No answer came.')))
  const read = () => {
    const end = text.indexOf('\r\n\r\n')
    if (end < 0) return
    const [line, ...fields] = text.slice(0, end).split('\r\n')
    const headers = new Headers(
      fields.map(
        (field) => [field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1)] as [string, string],
      ),
    )
    const body = text.slice(end + 4)
    if (Buffer.byteLength(body) < Number(headers.get('content-length') ?? 0)) return
    resolve({ status: Number(line!.split(' ')[1]), headers, body })
    socket.destroy()
  }
  socket.on('data', (chunk: string) => {
    text += chunk
    read()
  })
  socket.on('error', reject)
  socket.on('close', () => reject(new Error(`The connection ended after ${text.length} characters.`)))
  return promise
}

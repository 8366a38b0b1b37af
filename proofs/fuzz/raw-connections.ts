import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import type { Step } from './step.ts'

/** How long to wait for a response that may never come. */
const IDLE_MS = 60

const target = fc.constantFrom(
  '/',
  '/canada',
  '/healthz',
  '/api/',
  '/api/destinations/',
  '/api/contacts/',
  '/%',
  '/\x00',
  '*',
  'http://other.example/',
  '//other.example/',
  '',
  '/../..',
  '/é',
  `/${'a'.repeat(20_000)}`,
  'other.example:443',
)
const method = fc.constantFrom(
  'GET',
  'POST',
  'HEAD',
  'PUT',
  'OPTIONS',
  'CONNECT',
  'PRI',
  'get',
  'GE T',
  '',
  'G\x00',
  'BREW',
  'PROPFIND',
)
const version = fc.constantFrom(
  ' HTTP/1.1',
  ' HTTP/1.1',
  ' HTTP/1.1',
  ' HTTP/1.0',
  ' HTTP/2.0',
  ' HTTP/9.9',
  '',
  ' http/1.1',
  ' HTTP/1.1 ',
)
const end = fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\n\r\n', '')

/** Ambiguous lines that proxies and servers may parse differently. */
const line = fc.constantFrom(
  'Host: localhost:3000',
  'Host: localhost:3000',
  'Host: a, b',
  'Host:',
  'Host : a',
  ' Host: a',
  'host: a\x00b',
  'Content-Length: 5',
  'Content-Length: 0',
  'Content-Length: +5',
  'Content-Length: -1',
  'Content-Length: 5, 6',
  'Content-Length: 99999999999999999999',
  'Content-Length: 0x5',
  'Content-Length : 5',
  'Content-Length:\t5',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding:\x0bchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: "chunked"',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=a',
  'Connection: close',
  'Connection: keep-alive, close',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABkAAQAAP__',
  'Expect: 100-continue',
  'Expect: x',
  'Trailer: a',
  'TE: trailers',
  'Cookie: a=b; a=c',
  'X: a\r\n folded',
  ': empty',
  'no colon',
  `X: ${'x'.repeat(20_000)}`,
  'X: \xff\xfe',
  'X: a\rb',
)
const body = fc.constantFrom(
  '',
  'hello',
  '{}',
  '{"a":1}',
  '0\r\n\r\n',
  '5\r\nhello\r\n0\r\n\r\n',
  '5;a=b\r\nhello\r\n0\r\nT: a\r\n\r\n',
  'FFFFFFFFFFFFFFFFF\r\n',
  '-1\r\n',
  '5\r\nhel',
  'GET /api/contacts/ HTTP/1.1\r\nHost: a\r\n\r\n',
  '0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
  '--a\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00',
  '\r\n'.repeat(50),
)

const request = fc
  .tuple(method, target, version, fc.array(line, { maxLength: 5 }), end, body)
  .map(
    ([method, target, version, lines, end, body]) =>
      [`${method} ${target}${version}`, ...lines, end].join(end || '\r\n') + body,
  )
const proper = fc.constant('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
const noise = fc.string({
  unit: fc.nat(255).map((code) => String.fromCharCode(code)),
  maxLength: 300,
})

/** Generates raw connection data: no request, a partial one, or ambiguous ones. */
export const rawConnections: fc.Arbitrary<Step> = fc
  .record({
    requests: fc.array(fc.oneof({ weight: 6, arbitrary: request }, proper, noise), {
      minLength: 1,
      maxLength: 3,
    }),
    cut: fc.option(fc.nat(400), { nil: undefined }),
    pieces: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ requests, cut, pieces }) => {
    const bytes = requests.join('').slice(0, cut)
    const length = Math.ceil(bytes.length / pieces) || 1
    const wire = Array.from({ length: pieces }, (_, at) =>
      bytes.slice(at * length, (at + 1) * length),
    )
    const none = { as: 'anonymous', route: 'bytes', method: '', path: [], query: [], headers: {} }
    return { ...none, wire: wire.filter(Boolean) }
  })

/** Sends the raw bytes in pieces. Returns the response until the connection is quiet. */
export async function sendRaw(port: number, pieces: string[]) {
  const socket = connect(port, '127.0.0.1').setNoDelay().setTimeout(IDLE_MS)
  // The server may close the connection.
  socket.on('error', () => {}).on('timeout', () => socket.destroy())
  let said = ''
  socket.setEncoding('latin1').on('data', (text) => {
    said += text
  })
  for (const piece of pieces) socket.write(piece, 'latin1')
  await once(socket, 'close')
  return said
}

/** Looks only for responses of a broken server. */
export function checkRawResponses(said: string) {
  const [line] = said.match(/^HTTP\/1\.1 5\d\d.*$/m) ?? []
  return line && `answered with ${line.trim()}`
}

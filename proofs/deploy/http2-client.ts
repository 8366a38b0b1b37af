import { readFileSync } from 'node:fs'
import { connect, type OutgoingHttpHeaders, type SecureClientSessionOptions } from 'node:http2'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { siteName } from './web-servers.ts'

const ca = readFileSync(join(import.meta.dirname, '../../tests/example-https/certificate.pem'))

/** Opens one HTTP/2 connection from another local address. */
export function openHttp2(port: number, localAddress = '127.0.0.2') {
  const authority = `https://127.0.0.1:${port}`
  const options = { ca, servername: siteName, localAddress } as SecureClientSessionOptions
  const session = connect(authority, options)
  onTestFinished(() => session.destroy())

  function open(path: string, headers: OutgoingHttpHeaders = {}, body?: Buffer) {
    const method = body ? 'POST' : 'GET'
    const host = `${siteName}:${port}`
    const stream = session.request({
      ':method': method,
      ':path': path,
      ':authority': host,
      ...headers,
    })
    stream.end(body)
    return stream
  }

  async function request(path: string, headers: OutgoingHttpHeaders = {}, body?: Buffer) {
    const stream = open(path, headers, body)
    const answer = await new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.once('response', resolve).once('error', reject)
    })
    const { ':status': status, ...rest } = answer
    return { status: Number(status), headers: rest, body: await buffer(stream) }
  }
  return { session, open, request }
}

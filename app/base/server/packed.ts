import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { chooseEncoding, type Encoding } from './encodings.ts'
import { ownBytes } from './own-bytes.ts'

const WORTH_BYTES = 1024

/** An answer as it is made. */
export interface Made {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** An answer with all that can be done before anybody asks for it again. */
export interface Packed extends Record<Encoding, Form> {
  status: number
  /** Bytes in all its forms, with their headers. */
  size: number
  etag: string
}

export interface Form {
  headers: Record<string, string>
  body: Buffer
}

/** Thoroughly, in every form: for an answer that many will get. */
export async function pack({ status, headers, body }: Made): Promise<Packed> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const shared = { ...headers, etag, 'cache-control': 'no-cache' }
  const made = { headers: shared, body: ownBytes(body) }
  async function form(encoding: Encoding) {
    const { headers, body } = await compress(made, encoding)
    return { headers, body: ownBytes(body) }
  }
  const [plain, zipped, br] = await Promise.all([form('plain'), form('gzip'), form('br')])
  const size = [plain, zipped, br].reduce((sum, each) => sum + sizeOf(each), 0)
  return { status, size, etag, plain, gzip: zipped, br }
}

export function sendPacked(reply: FastifyReply, packed: Packed) {
  const { headers } = reply.request
  const form = packed[chooseEncoding(headers['accept-encoding'])]
  reply.headers(form.headers)
  if (packed.status === 200 && headers['if-none-match']?.includes(packed.etag)) {
    return reply.code(304).send()
  }
  return reply.code(packed.status).send(form.body)
}

/** Whatever is text and not packed yet, for its one caller: lightly, in the one form asked for. */
export function packAnswers(app: FastifyInstance) {
  app.addHook('onSend', ({ headers }, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    const isPlain = isWhole && !reply.hasHeader('content-encoding') && isText(reply)
    if (!isPlain || payload.length <= WORTH_BYTES) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const encoding = chooseEncoding(headers['accept-encoding'])
    if (encoding === 'plain') return done(null, payload)
    reply.header('content-encoding', encoding)
    // As long as it was before.
    reply.removeHeader('content-length')
    done(null, packLightly[encoding](payload))
  })
}

const isText = (reply: FastifyReply) =>
  /^text\/|[/+](json|xml)\b/.test(String(reply.getHeader('content-type')))

async function compress(made: Form, encoding: Encoding): Promise<Form> {
  const headers = { ...made.headers, vary: 'accept-encoding' }
  if (encoding === 'plain' || made.body.length <= WORTH_BYTES) return { ...made, headers }
  const body = await packThoroughly[encoding](made.body)
  return { headers: { ...headers, 'content-encoding': encoding }, body }
}

const packThoroughly = {
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
  br: (body: Buffer) => promisify(brotliCompress)(body, brotliOf(6)),
}

/** At once: 150 KB take less than a millisecond, another thread as much for being asked. */
const packLightly = {
  gzip: (body: Buffer | string) => gzipSync(body, { level: 1 }),
  br: (body: Buffer | string) => brotliCompressSync(body, brotliOf(1)),
}

// A window of 256 KB holds any page; the usual one would keep megabytes of memory.
const brotliOf = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
})

const sizeOf = ({ headers, body }: Form) => body.length + JSON.stringify(headers).length

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { compactBuffer } from './compact-buffer.ts'
import { chooseEncoding, type Encoding } from './encodings.ts'

const MIN_BYTES = 1024

/** An answer as it is made. */
export interface RenderedResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** An answer with all that can be done before anybody asks for it again. */
export interface CompressedResponse extends Record<Encoding, EncodedBody> {
  status: number
  /** Bytes in all its forms, with their headers. */
  size: number
  etag: string
}

export interface EncodedBody {
  headers: Record<string, string>
  body: Buffer
}

/** Thoroughly, in every form: for an answer that many will get. */
export async function compressResponse({
  status,
  headers,
  body,
}: RenderedResponse): Promise<CompressedResponse> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const shared = { ...headers, etag, 'cache-control': 'no-cache' }
  const source = { headers: shared, body: compactBuffer(body) }
  async function encode(encoding: Encoding) {
    const { headers, body } = await compress(source, encoding)
    return { headers, body: compactBuffer(body) }
  }
  const [plain, zipped, br] = await Promise.all([encode('plain'), encode('gzip'), encode('br')])
  const size = [plain, zipped, br].reduce((sum, each) => sum + sizeOf(each), 0)
  return { status, size, etag, plain, gzip: zipped, br }
}

export function sendCompressed(reply: FastifyReply, response: CompressedResponse) {
  const { headers } = reply.request
  const encode = response[chooseEncoding(headers['accept-encoding'])]
  reply.headers(encode.headers)
  if (response.status === 200 && headers['if-none-match']?.includes(response.etag)) {
    return reply.code(304).send()
  }
  return reply.code(response.status).send(encode.body)
}

/** Whatever is text and not packed yet, for its one caller: lightly, in the one form asked for. */
export function compressReplies(app: FastifyInstance) {
  app.addHook('onSend', ({ headers }, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    const isPlain = isWhole && !reply.hasHeader('content-encoding') && isText(reply)
    if (!isPlain || payload.length <= MIN_BYTES) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const encoding = chooseEncoding(headers['accept-encoding'])
    if (encoding === 'plain') return done(null, payload)
    reply.header('content-encoding', encoding)
    // As long as it was before.
    reply.removeHeader('content-length')
    done(null, compressQuickly[encoding](payload))
  })
}

const isText = (reply: FastifyReply) =>
  /^text\/|[/+](json|xml)\b/.test(String(reply.getHeader('content-type')))

async function compress(source: EncodedBody, encoding: Encoding): Promise<EncodedBody> {
  const headers = { ...source.headers, vary: 'accept-encoding' }
  if (encoding === 'plain' || source.body.length <= MIN_BYTES) return { ...source, headers }
  const body = await compressThoroughly[encoding](source.body)
  return { headers: { ...headers, 'content-encoding': encoding }, body }
}

const compressThoroughly = {
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
  br: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions(6)),
}

/** At once: 150 KB take less than a millisecond, another thread as much for being asked. */
const compressQuickly = {
  gzip: (body: Buffer | string) => gzipSync(body, { level: 1 }),
  br: (body: Buffer | string) => brotliCompressSync(body, brotliOptions(1)),
}

// A window of 256 KB holds any page; the usual one would keep megabytes of memory.
const brotliOptions = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
})

const sizeOf = ({ headers, body }: EncodedBody) => body.length + JSON.stringify(headers).length

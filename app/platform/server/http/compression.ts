import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { compactBuffer } from './compact-buffer.ts'
import { chooseEncoding, type Encoding } from './encodings.ts'

const MIN_BYTES = 1024

/** A response before it is compressed. */
export interface RenderedResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** A response in every encoding, ready to be sent. */
export interface CompressedResponse extends Record<Encoding, EncodedBody> {
  status: number
  /** In bytes, of all encodings with their headers. */
  size: number
  etag: string
}

export interface EncodedBody {
  headers: Record<string, string>
  body: Buffer
}

/** Compresses a response thoroughly, in every encoding, because many callers will get it. */
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
  const [plain, gzipped, br] = await Promise.all([encode('plain'), encode('gzip'), encode('br')])
  const size = [plain, gzipped, br].reduce((sum, each) => sum + sizeOf(each), 0)
  return { status, size, etag, plain, gzip: gzipped, br }
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

/**
 * Compresses text responses that are not compressed yet, quickly and only in the requested
 * encoding.
 */
export function compressReplies(app: FastifyInstance) {
  app.addHook('onSend', ({ headers }, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    const isPlain = isWhole && !reply.hasHeader('content-encoding') && isText(reply)
    if (!isPlain || payload.length <= MIN_BYTES) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const encoding = chooseEncoding(headers['accept-encoding'])
    if (encoding === 'plain') return done(null, payload)
    reply.header('content-encoding', encoding)
    // This header contains the length of the uncompressed body.
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

/** Synchronous: 150 KB take less than a millisecond, and using another thread costs as much. */
const compressQuickly = {
  gzip: (body: Buffer | string) => gzipSync(body, { level: 1 }),
  br: (body: Buffer | string) => brotliCompressSync(body, brotliOptions(1)),
}

// A window of 256 KB is larger than any page. The default window would use megabytes of memory.
const brotliOptions = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
})

const sizeOf = ({ headers, body }: EncodedBody) => body.length + JSON.stringify(headers).length

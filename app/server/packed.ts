import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const WORTH_BYTES = 1024
/** A window of 256 KB holds any page; the usual one would keep megabytes of memory. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

/** An answer as it is made: only one with status 200 is kept. */
export interface Made {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** An answer with all that can be done before anybody asks for it again. */
export interface Packed {
  status: number
  /** Bytes in all its forms. */
  size: number
  etag: string
  plain: Form
  gzip: Form
  br: Form
}

interface Form {
  headers: Record<string, string>
  body: Buffer
}

export async function pack({ status, headers, body }: Made): Promise<Packed> {
  const isWorth = body.length > WORTH_BYTES
  const [zipped, brotli] = isWorth
    ? await Promise.all([
        promisify(gzip)(body, { level: 9 }),
        promisify(brotliCompress)(body, BROTLI),
      ])
    : [body, body]
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const shared = { ...headers, etag, vary: 'accept-encoding', 'cache-control': 'no-cache' }
  const form = (encoding: string, bytes: Buffer): Form => ({
    headers: { ...shared, ...(isWorth && encoding && { 'content-encoding': encoding }) },
    body: bytes,
  })
  return {
    status,
    size: body.length + zipped.length + brotli.length,
    etag,
    plain: form('', body),
    gzip: form('gzip', zipped),
    br: form('br', brotli),
  }
}

export function sendPacked(reply: FastifyReply, packed: Packed) {
  const { headers } = reply.request
  const accepted = headers['accept-encoding'] ?? ''
  const { headers: own, body } = /\bbr\b/.test(accepted)
    ? packed.br
    : /\bgzip\b/.test(accepted)
      ? packed.gzip
      : packed.plain
  reply.headers(own)
  if (packed.status === 200 && headers['if-none-match']?.includes(packed.etag)) {
    return reply.code(304).send()
  }
  return reply.code(packed.status).send(body)
}

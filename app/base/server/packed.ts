import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
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
    const { headers, body } = await compress(made, encoding, true)
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

/** Sends an answer that nobody else gets: packed lightly, in the one form asked for. */
export async function sendOnce(reply: FastifyReply, { status, headers, body }: Made) {
  const encoding = chooseEncoding(reply.request.headers['accept-encoding'])
  const made = { headers: { ...headers, 'cache-control': 'no-store' }, body }
  const form = await compress(made, encoding, false)
  return reply.code(status).headers(form.headers).send(form.body)
}

async function compress(made: Form, encoding: Encoding, isThorough: boolean): Promise<Form> {
  const headers = { ...made.headers, vary: 'accept-encoding' }
  if (encoding === 'plain' || made.body.length <= WORTH_BYTES) return { ...made, headers }
  const body = await compressors[encoding](made.body, isThorough)
  return { headers: { ...headers, 'content-encoding': encoding }, body }
}

const compressors = {
  gzip: (body: Buffer, isThorough: boolean) => promisify(gzip)(body, { level: isThorough ? 9 : 1 }),
  // A window of 256 KB holds any page; the usual one would keep megabytes of memory.
  br: (body: Buffer, isThorough: boolean) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isThorough ? 6 : 1,
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
}

const sizeOf = ({ headers, body }: Form) => body.length + JSON.stringify(headers).length

import { type Agent, request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { applyChanges } from './changes.ts'
import type { KnownValues } from './known.ts'
import type { Body, Json, Part, Step } from './step.ts'

/** A request as sent. */
export interface Sent {
  method: string
  url: string
  headers: Record<string, string>
  body?: Buffer
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Empty for event streams, which do not end. */
  body: Buffer
}

/** Builds a request from a step, with known values filled in. */
export function toSent(
  step: Step,
  known: KnownValues,
  own: Record<string, string>,
  samples: Map<string, Buffer>,
): Sent {
  const parts = step.path.map((part) =>
    typeof part === 'string' ? part : encode(known.fillPart(part.value), step.route.endsWith('*')),
  )
  const query = typeof step.query === 'string' ? step.query : toQuery(step.query, known)
  const url = `/${parts.join('').replace(/^\//, '')}${query && `?${query}`}`
  const body = step.body && toBytes(step.body, known, samples)
  const given = Object.entries(step.headers).map(([name, value]) => [
    name,
    plain(known.fill(value)),
  ])
  return {
    method: step.method,
    url: url.replace(/[^\x21-\x7e]/gu, (sign) => encode(sign)),
    headers: {
      ...own,
      ...(body?.type && { 'content-type': body.type }),
      ...clean(Object.fromEntries(given)),
    },
    ...(body && { body: body.bytes }),
  }
}

const plain = (value: Json) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Removes headers that Node refuses to send. */
const clean = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?'),
    ]),
  )

/** Encodes lone surrogates as invalid UTF-8. */
function encode(value: Json, isPath = false) {
  const text = plain(value)
  const signs = [...(isPath ? text.replace(/^\//, '') : text)]
  return signs
    .map((sign) => {
      if (isPath && sign === '/') return sign
      if (sign.isWellFormed()) return encodeURIComponent(sign)
      return [0xed, 0xa0 | ((sign.charCodeAt(0) >> 6) & 0x1f), 0x80 | (sign.charCodeAt(0) & 0x3f)]
        .map((byte) => `%${byte.toString(16)}`)
        .join('')
    })
    .join('')
}

const toQuery = (query: [string, Json][], known: KnownValues) =>
  query.map(([name, value]) => `${encode(name)}=${encode(known.fill(value))}`).join('&')

function toBytes(
  body: Body,
  known: KnownValues,
  samples: Map<string, Buffer>,
): { bytes: Buffer; type?: string } {
  if ('raw' in body) return { bytes: Buffer.from(body.raw, 'latin1') }
  if ('json' in body) {
    const bytes = Buffer.from(JSON.stringify(known.fill(body.json)))
    return { bytes: cutTo(bytes, body.cut) }
  }
  const { boundary = 'gantavya-boundary' } = body
  const parts = body.form.map((part) => toPart(part, boundary, known, samples))
  const bytes = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return { bytes: cutTo(bytes, body.cut), type: `multipart/form-data; boundary=${boundary}` }
}

const cutTo = (bytes: Buffer, part = 1) => bytes.subarray(0, Math.floor(bytes.length * part))

const quotable = (name: string) => name.toWellFormed().replaceAll(/["\r\n]/g, '_')

function toPart(
  { name, value, file }: Part,
  boundary: string,
  known: KnownValues,
  samples: Map<string, Buffer>,
) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quotable(name)}"`
  if (!file) return Buffer.from(`${head}\r\n\r\n${plain(known.fill(value ?? ''))}\r\n`)
  const sample = samples.get(file.sample) ?? Buffer.from(file.sample)
  const bytes = applyChanges(sample, file.changes)
  const called = quotable(file.name ?? `a.${file.sample}`)
  const type = `; filename="${called}"\r\ncontent-type: image/${file.sample}\r\n\r\n`
  return Buffer.concat([Buffer.from(head + type), bytes, Buffer.from('\r\n')])
}

/** Injects the request without a connection, which is faster. */
export async function inject(app: FastifyInstance, { body, ...sent }: Sent): Promise<Answer> {
  const given = { ...sent, ...(body && { payload: body }) } as InjectOptions
  if (sent.method === 'HEAD') {
    const { statusCode: status, headers, rawPayload } = await app.inject(given)
    return { status, headers: headers as Answer['headers'], body: rawPayload }
  }
  const options = { ...given, payloadAsStream: true }
  const response = await app.inject(options as InjectOptions & { payloadAsStream: true })
  const { statusCode: status, headers } = response
  const answer = { status, headers: headers as Answer['headers'] }
  if (isEndless(answer.headers)) {
    response.stream().destroy()
    return { ...answer, body: Buffer.alloc(0) }
  }
  return { ...answer, body: await buffer(response.stream()) }
}

const isEndless = (headers: Answer['headers']) =>
  String(headers['content-type']).startsWith('text/event-stream')

const unpackers: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

/** Decompresses a response; a partial one stays as it is. */
export function unpack(answer: Answer): Answer {
  const { status, headers, body } = answer
  const open = unpackers[String(headers['content-encoding'])]
  return open && status !== 206 && body.length > 0 ? { ...answer, body: open(body) } : answer
}

/** Node writes these connection headers. */
const framing = ['content-length', 'transfer-encoding', 'expect', 'connection', 'upgrade']

/** `inject` normalises these addresses, so they need a connection. */
export const isRewritten = ({ url }: Sent) => url.startsWith('//') || url.includes('\\')

/** Sends the request over a connection to this port. */
export function overNetwork(port: number, agent: Agent, { method, url, headers, body }: Sent) {
  const own = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !framing.includes(name)),
  )
  const length = body ? { 'content-length': body.length } : {}
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const options = {
    method,
    port,
    host: '127.0.0.1',
    path: url,
    agent,
    headers: { ...own, ...length },
  }
  const asking = ask(options, async (response) => {
    const { statusCode = 0 } = response
    const answer = { status: statusCode, headers: response.headers }
    if (isEndless(response.headers)) {
      response.destroy()
      return resolve({ ...answer, body: Buffer.alloc(0) })
    }
    buffer(response).then((body) => resolve({ ...answer, body }), reject)
  })
  asking.on('error', reject)
  asking.end(body)
  return promise
}

import { type Agent, request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { applyChanges } from './byte-changes.ts'
import type { ResponseValues } from './response-values.ts'
import type { Body, Json, Part, Step } from './step.ts'

/** A request as sent. */
export interface SentRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: Buffer
}

export interface ReceivedResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Empty for event streams, which do not end. */
  body: Buffer
}

/** Builds a request from a step, with known values filled in. */
export function buildRequest(
  step: Step,
  values: ResponseValues,
  own: Record<string, string>,
  samples: Map<string, Buffer>,
): SentRequest {
  const parts = step.path.map((part) =>
    typeof part === 'string' ? part : encode(values.fillPart(part.value), step.route.endsWith('*')),
  )
  const query = typeof step.query === 'string' ? step.query : toQuery(step.query, values)
  const url = `/${parts.join('').replace(/^\//, '')}${query && `?${query}`}`
  const body = step.body && toBytes(step.body, values, samples)
  const given = Object.entries(step.headers).map(([name, value]) => [
    name,
    toPlainText(values.fill(value)),
  ])
  const headers = { ...own }
  if (body?.type) headers['content-type'] = body.type
  return {
    method: step.method,
    url: url.replace(/[^\x21-\x7e]/gu, (character) => encode(character)),
    headers: { ...headers, ...removeInvalidHeaders(Object.fromEntries(given)) },
    body: body?.bytes,
  }
}

const toPlainText = (value: Json) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

/** Removes headers that Node refuses to send. */
const removeInvalidHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?'),
    ]),
  )

/** Encodes lone surrogates as invalid UTF-8. */
function encode(value: Json, isPath = false) {
  const text = toPlainText(value)
  const characters = [...(isPath ? text.replace(/^\//, '') : text)]
  return characters
    .map((character) => {
      if (isPath && character === '/') return character
      if (character.isWellFormed()) return encodeURIComponent(character)
      return [
        0xed,
        0xa0 | ((character.charCodeAt(0) >> 6) & 0x1f),
        0x80 | (character.charCodeAt(0) & 0x3f),
      ]
        .map((byte) => `%${byte.toString(16)}`)
        .join('')
    })
    .join('')
}

const toQuery = (query: [string, Json][], values: ResponseValues) =>
  query.map(([name, value]) => `${encode(name)}=${encode(values.fill(value))}`).join('&')

function toBytes(
  body: Body,
  values: ResponseValues,
  samples: Map<string, Buffer>,
): { bytes: Buffer; type?: string } {
  if ('raw' in body) return { bytes: Buffer.from(body.raw, 'latin1') }
  if ('json' in body) {
    const bytes = Buffer.from(JSON.stringify(values.fill(body.json)))
    return { bytes: truncate(bytes, body.cut) }
  }
  const { boundary = 'gantavya-boundary' } = body
  const parts = body.form.map((part) => toPart(part, boundary, values, samples))
  const bytes = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return { bytes: truncate(bytes, body.cut), type: `multipart/form-data; boundary=${boundary}` }
}

const truncate = (bytes: Buffer, part = 1) => bytes.subarray(0, Math.floor(bytes.length * part))

const toQuotable = (name: string) => name.toWellFormed().replaceAll(/["\r\n]/g, '_')

function toPart(
  { name, value, file }: Part,
  boundary: string,
  values: ResponseValues,
  samples: Map<string, Buffer>,
) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${toQuotable(name)}"`
  if (!file) return Buffer.from(`${head}\r\n\r\n${toPlainText(values.fill(value ?? ''))}\r\n`)
  const sample = samples.get(file.sample) ?? Buffer.from(file.sample)
  const bytes = applyChanges(sample, file.changes)
  const called = toQuotable(file.name ?? `a.${file.sample}`)
  const type = `; filename="${called}"\r\ncontent-type: image/${file.sample}\r\n\r\n`
  return Buffer.concat([Buffer.from(head + type), bytes, Buffer.from('\r\n')])
}

/** Injects the request without a connection, which is faster. */
export async function injectRequest(
  app: FastifyInstance,
  { body, ...sent }: SentRequest,
): Promise<ReceivedResponse> {
  const given = { ...sent, payload: body } as InjectOptions
  if (sent.method === 'HEAD') {
    const { statusCode: status, headers, rawPayload } = await app.inject(given)
    return { status, headers: headers as ReceivedResponse['headers'], body: rawPayload }
  }
  const options = { ...given, payloadAsStream: true }
  const response = await app.inject(options as InjectOptions & { payloadAsStream: true })
  const { statusCode: status, headers } = response
  const answer = { status, headers: headers as ReceivedResponse['headers'] }
  if (isEventStream(answer.headers)) {
    response.stream().destroy()
    return { ...answer, body: Buffer.alloc(0) }
  }
  return { ...answer, body: await buffer(response.stream()) }
}

const isEventStream = (headers: ReceivedResponse['headers']) =>
  String(headers['content-type']).startsWith('text/event-stream')

const decompressors: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

/** Decompresses a response; a partial one stays as it is. */
export function decompress(answer: ReceivedResponse): ReceivedResponse {
  const { status, headers, body } = answer
  const open = decompressors[String(headers['content-encoding'])]
  return open && status !== 206 && body.length > 0 ? { ...answer, body: open(body) } : answer
}

/** Node writes these connection headers. */
const connectionHeaders = ['content-length', 'transfer-encoding', 'expect', 'connection', 'upgrade']

/** `inject` normalises these addresses, so they need a connection. */
export const isRewritten = ({ url }: SentRequest) => url.startsWith('//') || url.includes('\\')

/** Sends the request over a connection to this port. */
export function sendOverNetwork(
  port: number,
  agent: Agent,
  { method, url, headers, body }: SentRequest,
) {
  const own = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name)),
  )
  const length = body ? { 'content-length': body.length } : {}
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedResponse>()
  const options = {
    method,
    port,
    host: '127.0.0.1',
    path: url,
    agent,
    headers: { ...own, ...length },
  }
  const request = ask(options, async (response) => {
    const { statusCode = 0 } = response
    const answer = { status: statusCode, headers: response.headers }
    if (isEventStream(response.headers)) {
      response.destroy()
      return resolve({ ...answer, body: Buffer.alloc(0) })
    }
    buffer(response).then((body) => resolve({ ...answer, body }), reject)
  })
  request.on('error', reject)
  request.end(body)
  return promise
}

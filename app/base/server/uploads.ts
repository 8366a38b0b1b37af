import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MOST_FILE_BYTES } from '#app/contract/files.ts'
import { ContentNotAccepted, FieldsRefused, FormNotReadable } from './errors.ts'
import { type ForeignOptions, fetchForeign } from './foreign-pictures.ts'
import type { NewPicture, Pictures } from './keepers.ts'
import { Turns } from './turns.ts'
import { toLine } from './visible-text.ts'

const MOST_BYTES = 8 * 1024 * 1024
const limits = { fileSize: MOST_BYTES, files: 1, fields: 20, fieldSize: 64 * 1024 }

/** Each may hold its file until it is answered; the others' bytes wait in the network. */
const forms = new Turns({ atOnce: 4, waiting: 16, waitMs: 30_000 })
/** Of those 4 forms: what one picture takes is all that pictures take. */
const decodings = new Turns({ atOnce: 1, waiting: 16, waitMs: 60_000 })

declare module 'fastify' {
  interface FastifyInstance {
    choosePicture: ReturnType<typeof choosePictures>
  }
  interface FastifyRequest {
    /** The picture that came as a file or from another site; `audited` stores it with the change. */
    picture: NewPicture | null
    /** What was sent as a file: of a picture until it is made, else until the handler has it. */
    sentFile: SentFile | null
  }
}

interface SentFile {
  name: string
  bytes: Buffer
}

/**
 * Lets the endpoints that declare `upload` take multipart/form-data: the fields become the body,
 * as the contract describes it, and the picture is made once the body has been found good.
 */
export async function acceptUploads(
  app: FastifyInstance,
  publicUrl: string,
  foreign?: Partial<ForeignOptions>,
) {
  await app.register(multipart, { limits })
  app.decorate('choosePicture', choosePictures(app.keepers.pictures, publicUrl, foreign))
  app.decorateRequest('picture', null)
  app.decorateRequest('sentFile', null)
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.upload) throw new ContentNotAccepted()
  })
  app.addHook('onRoute', (route) => {
    const field = route.config?.upload
    if (!field) return
    route.preValidation = (request: FastifyRequest, reply: FastifyReply) =>
      readForm(request, reply, field)
    if (route.config?.isAnyFile) return
    route.preHandler = (request: FastifyRequest) => readPicture(request, field)
  })
}

async function readForm(request: FastifyRequest, { raw }: FastifyReply, field: string) {
  if (!request.isMultipart()) return
  await forms.takeFor(raw)
  try {
    request.body = await readParts(request, field)
  } catch (error) {
    // The parser's own errors know no status.
    throw (error as FastifyError).statusCode ? error : new FormNotReadable()
  }
}

async function readParts(request: FastifyRequest, field: string) {
  const { body: schema } = request.routeOptions.schema as { body: { properties: Properties } }
  const body: [string, unknown][] = []
  const { isAnyFile } = request.routeOptions.config
  const options = isAnyFile && { limits: { ...limits, fileSize: MOST_FILE_BYTES } }
  for await (const part of request.parts(options)) {
    if (part.type === 'field') {
      body.push([part.fieldname, readField(part.value, schema.properties[part.fieldname]?.type)])
      continue
    }
    const bytes = await part.toBuffer()
    // Browsers send a nameless empty file for an input where none was chosen.
    const isChosen = part.filename || bytes.length > 0
    if (part.fieldname === field && isChosen)
      request.sentFile = { name: toLine(part.filename ?? ''), bytes }
  }
  return Object.fromEntries(body)
}

type Properties = Record<string, { type?: string } | undefined>

/** A form carries only text: what the contract wants as another type is JSON text. */
function readField(value: unknown, type: string | undefined) {
  if (typeof value !== 'string' || type === undefined || type === 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** The field of the body says where the picture stands, whether a file or an address came. */
async function readPicture(request: FastifyRequest, field: string) {
  const body = request.body as Record<string, unknown>
  const { sentFile } = request
  const address = body[field]
  if (!sentFile && !(address && typeof address === 'string')) return
  const picture = await (sentFile
    ? makePicture(request.server.keepers.pictures, sentFile.bytes)
    : request.server.choosePicture(String(address), request.isMultipart()))
  request.sentFile = null
  if ('detail' in picture) throw new FieldsRefused({ [field]: picture })
  if ('bytes' in picture) request.picture = picture
  body[field] = picture.address
}

const makePicture = (pictures: Pictures, file: Buffer) => decodings.run(() => pictures.make(file))

/**
 * A picture of ours is known by its address; one of another site is fetched and made ours, or a
 * fault says why not.
 */
function choosePictures(pictures: Pictures, publicUrl: string, foreign?: Partial<ForeignOptions>) {
  return async (address: string, hasTurn = false) => {
    const own = toOwnAddress(pictures, address, publicUrl)
    if (own !== undefined) return { address: own }
    const leave = hasTurn ? () => {} : await forms.take()
    try {
      const file = await fetchForeign(address, foreign)
      return 'detail' in file ? file : await makePicture(pictures, file)
    } finally {
      leave()
    }
  }
}

/** Without our host, and a picture that was uploaded by its name alone. */
function toOwnAddress({ nameIn }: Pictures, address: string, publicUrl: string) {
  const url = URL.parse(address, publicUrl)
  if (url?.origin !== publicUrl) return undefined
  const name = nameIn(url.pathname)
  if (name) return `/media/${name}`
  return address.startsWith('/') ? address : url.pathname + url.search
}

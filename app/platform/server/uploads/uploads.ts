import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES } from '#app/contract/files.ts'
import type { NewPicture, Pictures } from '../feature/services.ts'
import { ConcurrencyLimiter } from '../http/concurrency-limiter.ts'
import { UnreadableForm, UnsupportedMediaType, ValidationError } from '../http/errors.ts'
import { toLine } from '../text/visible-text.ts'
import { fetchRemoteImage, type RemoteImageOptions } from './remote-images.ts'
import { limitRequestTime, watchSender } from './slow-senders.ts'

const MAX_BYTES = 8 * 1024 * 1024
const limits = { fileSize: MAX_BYTES, files: 1, fields: 20, fieldSize: 64 * 1024 }

/** Each may hold its file in memory until the response; other requests wait in the network. */
const formLimits = { maxConcurrent: 4, maxQueued: 16, maxWaitMs: 30_000 }
const formLimiter = new ConcurrencyLimiter(formLimits)
/** Slow uploads of visitors do not keep the office waiting. */
const visitorFormLimiter = new ConcurrencyLimiter(formLimits)
/** One picture at a time, so that decoding never needs more memory than one picture. */
const decodeLimiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 16, maxWaitMs: 60_000 })

declare module 'fastify' {
  interface FastifyInstance {
    importPicture: ReturnType<typeof createPictureImporter>
    /** Downloads a file of another site, or returns why it failed. */
    fetchFile: (address: string) => ReturnType<typeof fetchRemoteImage>
    /** Converts a file to a picture, one at a time, or returns why it is refused. */
    convertPicture: Pictures['make']
  }
  interface FastifyRequest {
    /** The picture from a file or another site; `auditChange` stores it with the change. */
    picture: NewPicture | null
    /** The uploaded file, until the picture is created from it or the handler reads it. */
    uploadedFile: UploadedFile | null
  }
}

interface UploadedFile {
  name: string
  bytes: Buffer
}

/**
 * Lets endpoints with `upload` accept multipart/form-data. The fields become the body; the picture
 * is created after the body was validated.
 */
export async function acceptUploads(
  app: FastifyInstance,
  publicUrl: string,
  remoteImages?: Partial<RemoteImageOptions>,
) {
  await app.register(multipart, { limits })
  limitRequestTime(app)
  app.decorate(
    'importPicture',
    createPictureImporter(app.services.pictures, publicUrl, remoteImages),
  )
  app.decorate('fetchFile', (address: string) =>
    fetchRemoteImage(address, { ...remoteImages, maxBytes: MAX_FILE_BYTES, timeLimitMs: 30_000 }),
  )
  app.decorate('convertPicture', (file: Buffer) => makePicture(app.services.pictures, file))
  app.decorateRequest('picture', null)
  app.decorateRequest('uploadedFile', null)
  app.addHook('preValidation', async (request) => {
    const { upload, isPage } = request.routeOptions.config
    if (request.isMultipart() && !upload && !isPage) throw new UnsupportedMediaType()
  })
  app.addHook('onRoute', (route) => {
    const field = route.config?.upload
    if (!field) return
    route.preValidation = (request: FastifyRequest, reply: FastifyReply) =>
      readForm(request, reply, field)
    if (route.config?.acceptsAnyFile) return
    route.preHandler = (request: FastifyRequest) => readPicture(request, field)
  })
}

async function readForm(request: FastifyRequest, { raw }: FastifyReply, field: string) {
  if (!request.isMultipart()) return
  const limiter = request.administrator ? formLimiter : visitorFormLimiter
  await limiter.acquireFor(raw)
  watchSender(request, {
    isAwaited: () => limiter.isAwaited,
    giveUp: () => request.raw.destroy(),
  })
  try {
    request.body = await readParts(request, field)
  } catch (error) {
    // The parser's own errors have no status.
    throw (error as FastifyError).statusCode ? error : new UnreadableForm()
  }
}

async function readParts(request: FastifyRequest, field: string) {
  const { body: schema } = request.routeOptions.schema as { body: { properties: Properties } }
  const body: [string, unknown][] = []
  const { acceptsAnyFile } = request.routeOptions.config
  const options = acceptsAnyFile && { limits: { ...limits, fileSize: MAX_FILE_BYTES } }
  for await (const part of request.parts(options)) {
    if (part.type === 'field') {
      body.push([part.fieldname, readField(part.value, schema.properties[part.fieldname]?.type)])
      continue
    }
    const bytes = await part.toBuffer()
    // Browsers send an empty file without a name for an input without a choice.
    const isChosen = part.filename || bytes.length > 0
    if (part.fieldname === field && isChosen)
      request.uploadedFile = { name: toLine(part.filename ?? ''), bytes }
  }
  return Object.fromEntries(body)
}

type Properties = Record<string, { type?: string } | undefined>

/** Form fields are text: other types of the contract are sent as JSON. */
function readField(value: unknown, type: string | undefined) {
  if (typeof value !== 'string' || type === undefined || type === 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Sets the field of the body to the picture's address, for an uploaded file or a given address. */
async function readPicture(request: FastifyRequest, field: string) {
  const body = request.body as Record<string, unknown>
  const { uploadedFile } = request
  const address = body[field]
  if (!uploadedFile && !(address && typeof address === 'string')) return
  const picture = await (uploadedFile
    ? makePicture(request.server.services.pictures, uploadedFile.bytes)
    : request.server.importPicture(String(address), request.isMultipart()))
  request.uploadedFile = null
  if ('detail' in picture) throw new ValidationError({ [field]: picture })
  if ('bytes' in picture) request.picture = picture
  body[field] = picture.address
}

const makePicture = (pictures: Pictures, file: Buffer) =>
  decodeLimiter.run(() => pictures.make(file))

/**
 * Returns the address of one of our pictures, or imports the picture of another site. Returns a
 * field error when that fails.
 */
function createPictureImporter(
  pictures: Pictures,
  publicUrl: string,
  remoteImages?: Partial<RemoteImageOptions>,
) {
  return async (address: string, hasSlot = false) => {
    const own = toOwnAddress(pictures, address, publicUrl)
    if (own !== undefined) return { address: own }
    const release = hasSlot ? () => {} : await formLimiter.acquire()
    try {
      const file = await fetchRemoteImage(address, remoteImages)
      return 'detail' in file ? file : await makePicture(pictures, file)
    } finally {
      release()
    }
  }
}

/** Returns the path of one of our addresses; for an uploaded picture only by its name. */
function toOwnAddress({ parseName }: Pictures, address: string, publicUrl: string) {
  const url = URL.parse(address, publicUrl)
  if (url?.origin !== publicUrl) return undefined
  const name = parseName(url.pathname)
  if (name) return `/media/${name}`
  return address.startsWith('/') ? address : url.pathname + url.search
}

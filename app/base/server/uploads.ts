import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES } from '#app/contract/files.ts'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'
import { UnreadableForm, UnsupportedMediaType, ValidationError } from './errors.ts'
import type { NewPicture, Pictures } from './keepers.ts'
import { fetchRemoteImage, type RemoteImageOptions } from './remote-images.ts'
import { toLine } from './visible-text.ts'

const MOST_BYTES = 8 * 1024 * 1024
const limits = { fileSize: MOST_BYTES, files: 1, fields: 20, fieldSize: 64 * 1024 }

/** Each may hold its file until it is answered; the others' bytes wait in the network. */
const formLimiter = new ConcurrencyLimiter({ maxConcurrent: 4, waiting: 16, maxWaitMs: 30_000 })
/** Of those 4 forms: what one picture takes is all that pictures take. */
const decodeLimiter = new ConcurrencyLimiter({ maxConcurrent: 1, waiting: 16, maxWaitMs: 60_000 })

declare module 'fastify' {
  interface FastifyInstance {
    importPicture: ReturnType<typeof createPictureImporter>
  }
  interface FastifyRequest {
    /** The picture that came as a file or from another site; `audited` stores it with the change. */
    picture: NewPicture | null
    /** What was sent as a file: of a picture until it is made, else until the handler has it. */
    uploadedFile: UploadedFile | null
  }
}

interface UploadedFile {
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
  remoteImages?: Partial<RemoteImageOptions>,
) {
  await app.register(multipart, { limits })
  app.decorate(
    'importPicture',
    createPictureImporter(app.services.pictures, publicUrl, remoteImages),
  )
  app.decorateRequest('picture', null)
  app.decorateRequest('uploadedFile', null)
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.upload)
      throw new UnsupportedMediaType()
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
  await formLimiter.acquireFor(raw)
  try {
    request.body = await readParts(request, field)
  } catch (error) {
    // The parser's own errors know no status.
    throw (error as FastifyError).statusCode ? error : new UnreadableForm()
  }
}

async function readParts(request: FastifyRequest, field: string) {
  const { body: schema } = request.routeOptions.schema as { body: { properties: Properties } }
  const body: [string, unknown][] = []
  const { acceptsAnyFile: isAnyFile } = request.routeOptions.config
  const options = isAnyFile && { limits: { ...limits, fileSize: MAX_FILE_BYTES } }
  for await (const part of request.parts(options)) {
    if (part.type === 'field') {
      body.push([part.fieldname, readField(part.value, schema.properties[part.fieldname]?.type)])
      continue
    }
    const bytes = await part.toBuffer()
    // Browsers send a nameless empty file for an input where none was chosen.
    const isChosen = part.filename || bytes.length > 0
    if (part.fieldname === field && isChosen)
      request.uploadedFile = { name: toLine(part.filename ?? ''), bytes }
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
  const { uploadedFile: sentFile } = request
  const address = body[field]
  if (!sentFile && !(address && typeof address === 'string')) return
  const picture = await (sentFile
    ? makePicture(request.server.services.pictures, sentFile.bytes)
    : request.server.importPicture(String(address), request.isMultipart()))
  request.uploadedFile = null
  if ('detail' in picture) throw new ValidationError({ [field]: picture })
  if ('bytes' in picture) request.picture = picture
  body[field] = picture.address
}

const makePicture = (pictures: Pictures, file: Buffer) =>
  decodeLimiter.run(() => pictures.make(file))

/**
 * A picture of ours is known by its address; one of another site is fetched and made ours, or a
 * fault says why not.
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

/** Without our host, and a picture that was uploaded by its name alone. */
function toOwnAddress({ parseName: nameIn }: Pictures, address: string, publicUrl: string) {
  const url = URL.parse(address, publicUrl)
  if (url?.origin !== publicUrl) return undefined
  const name = nameIn(url.pathname)
  if (name) return `/media/${name}`
  return address.startsWith('/') ? address : url.pathname + url.search
}

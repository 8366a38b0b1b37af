import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES } from '#app/contract/files.ts'
import { ConcurrencyLimiter } from '../http/concurrency-limiter.ts'
import { ApiError, UnreadableForm } from '../http/errors.ts'
import { clientAddress, consumeLimit, type Limit, MINUTES } from '../http/rate-limit.ts'
import { toLine } from '../text/visible-text.ts'
import { watchSender } from './slow-senders.ts'

/** Rest of a form that is too large is read without being kept, so that the browser shows the answer. */
const MAX_READ_BYTES = 100 * 1024 * 1024
const MAX_TEXT_BYTES = 512 * 1024
const limits = {
  fileSize: MAX_READ_BYTES,
  files: 200,
  fields: 5000,
  parts: 5200,
  fieldSize: 64 * 1024,
}

/** Forms with files of one address that are read, also refused ones, which can be corrected and sent again. */
const readPerAddress: Limit = { times: 80, seconds: 60 * MINUTES }
/** Each may hold its files in memory until the response. */
const limiter = new ConcurrencyLimiter({ maxConcurrent: 4, maxQueued: 16, maxWaitMs: 30_000 })

/** The files that a form of a page may contain. */
export interface FormLimits {
  maxFiles: number
  /** Of all files together. */
  maxBytes: number
}

interface SentFile {
  /** The name of the form field. */
  field: string
  name: string
  /** Empty if it is too large. */
  bytes: Buffer
  isTooLarge: boolean
}

/** The files of a form. */
export interface SentForm {
  files: SentFile[]
  /** Why no file was kept: the texts are complete. */
  problem?: ApiError
}

const sentForms = new AsyncLocalStorage<SentForm | undefined>()

/** Runs a function whose calls of the API get the files of a form. No other caller can give them. */
export const runWithSentForm = <Value>(sent: SentForm | undefined, run: () => Value) =>
  sentForms.run(sent, run)

export const findSentForm = () => sentForms.getStore()

class FormTooLarge extends ApiError {
  constructor() {
    super(413, 'too_large', 'This form is too large. Choose fewer or smaller files.')
  }
}

class FormTooSlow extends ApiError {
  constructor() {
    super(413, 'too_slow', 'The files arrived too slowly. Choose fewer or smaller files.')
  }
}

/**
 * Reads a multipart form that a browser sends to a page. The texts contain the names of the files, so that
 * the page can name them when they must be chosen again. Without texts if it is too large or unreadable.
 */
export async function readSentForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { maxFiles, maxBytes }: FormLimits,
) {
  const texts = new URLSearchParams()
  const sent: SentForm = { files: [] }
  let release: (() => void) | undefined
  watchSender(request, {
    isAwaited: () => release !== undefined && limiter.isAwaited,
    giveUp() {
      // The rest is read without being kept, so that the browser shows the answer.
      refuse(new FormTooSlow())
      release?.()
      release = undefined
    },
  })
  try {
    await read()
  } catch (error) {
    const { statusCode } = error as FastifyError
    if (statusCode && statusCode !== 413) throw error
    const problem = statusCode ? new FormTooLarge() : new UnreadableForm()
    return { texts: new URLSearchParams(), sent: { files: [], problem } }
  }
  return { texts, sent }

  async function read() {
    if (Number(request.headers['content-length']) > MAX_READ_BYTES) throw new FormTooLarge()
    let textBytes = 0
    let readBytes = 0
    let keptBytes = 0
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        const text = String(part.value)
        textBytes += text.length
        if (textBytes > MAX_TEXT_BYTES || part.valueTruncated) throw new FormTooLarge()
        texts.append(part.fieldname, text)
        continue
      }
      const chunks: Buffer[] = []
      let size = 0
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        if (readBytes === 0) await start()
        size += chunk.length
        readBytes += chunk.length
        if (readBytes > MAX_READ_BYTES) throw new FormTooLarge()
        if (sent.problem) chunks.length = 0
        else if (size <= MAX_FILE_BYTES) chunks.push(chunk)
      }
      const name = toLine(part.filename ?? '')
      // Browsers send an empty file without a name for an input without a choice.
      if (!name && size === 0) continue
      texts.append(part.fieldname, name)
      const isTooLarge = size > MAX_FILE_BYTES
      const bytes = isTooLarge ? Buffer.alloc(0) : Buffer.concat(chunks)
      keptBytes += bytes.length
      if (keptBytes > maxBytes || sent.files.length >= maxFiles) refuse(new FormTooLarge())
      if (!sent.problem) sent.files.push({ field: part.fieldname, name, bytes, isTooLarge })
    }
  }

  /** Forms without files need no place. */
  async function start() {
    try {
      await consumeLimit(request.server, readPerAddress, clientAddress(request))
      release = await limiter.acquireFor(reply.raw)
    } catch (error) {
      refuse(error as ApiError)
    }
  }

  function refuse(problem: ApiError) {
    sent.problem ??= problem
    sent.files = []
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditAction } from '#app/platform/server/audit/audit.ts'
import { ConcurrencyLimiter } from '#app/platform/server/http/concurrency-limiter.ts'
import { toContentDisposition } from '#app/platform/server/http/content-disposition.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { mediaTypeOf } from './file-types.ts'
import { readBytes, type StoredFile } from './store.ts'

/** Each download keeps a whole file in memory until it is sent. */
const downloads = new ConcurrencyLimiter({ maxConcurrent: 4, maxQueued: 32, maxWaitMs: 30_000 })

/** Sends a file as a download. The audit log records it, except the downloads of students. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, name, type }: Pick<StoredFile, 'id' | 'name' | 'type'>,
) {
  const { db } = request.server
  await downloads.acquireFor(reply.raw)
  const bytes = await readBytes(db, id)
  if (!bytes) throw new NotFound('File')
  if (request.administrator || request.apiKey) {
    const audited = { subject: 'lead_file', subject_id: id, subject_name: name }
    await auditAction(db, request, { action: 'exported', ...audited })
  }
  reply.headers({
    'content-disposition': toContentDisposition(name),
    'content-security-policy': `${reply.getHeader('content-security-policy')}; sandbox`,
  })
  reply.type(mediaTypeOf(type))
  // The contract declares a Blob, which the browser reads; the server sends the buffer.
  return bytes as unknown as Blob
}

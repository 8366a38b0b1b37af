import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { singleLine } from '#app/contract/common.ts'
import { preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { addStudentFile } from '#app/features/student-documents/server/files/add-student-file.ts'
import {
  anyDocument,
  receiveFile,
} from '#app/features/student-documents/server/files/receive-file.ts'
import { ApiError, TooManyRequests, ValidationError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import {
  consumeLimit,
  type Limit,
  limitByAddress,
  MINUTES,
} from '#app/platform/server/http/rate-limit.ts'
import { acquireLock } from '#database/locks.ts'
import { progressPath } from '../contract.ts'
import { findSight, recordConsent } from './consents.ts'
import { addDocumentRoutes, sendDocument } from './document-routes.ts'
import { SHARED } from './page/sharing-content.ts'
import {
  consentPath,
  readQuery,
  redirect,
  sendFirstPage,
  sendNotice,
  sendProgress,
  uploadPath,
} from './page-replies.ts'
import { isTicket } from './secrets.ts'
import * as store from './store.ts'

/** People of one school or office share an address. */
const perAddress: Limit = { times: 120, seconds: MINUTES }
/** Files that a person may send. */
const filesPerLink: Limit = { times: 60, seconds: 60 * MINUTES }

/**
 * The pages of progress links, which load no scripts, styles or pictures. The secret is in the query,
 * which no log contains. Only whoever has it can send a form, so no check of the origin is needed;
 * browsers hide the origin when there is no referrer.
 */
const pageRoutes: FastifyPluginAsyncTypebox = async (fastify) => {
  const app = fastify as unknown as FastifyInstance
  const onRequest = limitByAddress(perAddress)
  const options = { config: { access: 'anyone' }, onRequest } as const

  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  fastify.setErrorHandler<FastifyError>(sendFailure)

  fastify.get(progressPath, options, async (request, reply) => {
    const { secret, ticket } = readQuery(request)
    const link = await store.findBySecret(app.db, secret)
    if (!link) return sendNotice(request, reply, 404)
    // Programs that check links, and messengers that preview them, open the address without a ticket.
    // So it shows nothing about the person, and changes nothing.
    return isTicket(app, 'page', link.id, ticket)
      ? sendProgress(request, reply, link)
      : sendFirstPage(request, reply, link)
  })

  fastify.post(progressPath, options, async (request, reply) => {
    const { secret } = readQuery(request)
    const link = await store.findBySecret(app.db, secret)
    if (!link) return sendNotice(request, reply, 404)
    await store.recordOpening(app.db, link.id)
    notifyOpenScreens(app)
    return redirect(request, reply, link)
  })

  fastify.post(
    uploadPath,
    {
      config: { access: 'anyone', upload: 'file', acceptsAnyFile: true },
      // Without a link no file is read.
      onRequest: [onRequest, requireLink],
      schema: { body: Type.Object({ file: Type.Optional(Type.String(singleLine)) }) },
    },
    async (request, reply) => {
      const { secret, document } = readQuery(request)
      const link = await store.findBySecret(app.db, secret)
      if (!link || !(await findSight(app.db, link)).documents)
        return sendNotice(request, reply, 404)
      await consumeLimit(app, filesPerLink, link.id)
      const file = await receiveFile(request, anyDocument)
      const { primary_lead_id: primaryLeadId } = link
      await addStudentFile(app, { primaryLeadId, documentId: document, file })
      await store.recordOpening(app.db, link.id)
      notifyOpenScreens(app)
      return redirect(request, reply, link, {
        parameters: { sent: document },
        fragment: '#documents',
      })
    },
  )

  fastify.post(consentPath, options, async (request, reply) => {
    const { secret, guardian } = readQuery(request)
    const link = await store.findBySecret(app.db, secret)
    // Only the student agrees.
    if (!link || link.guardian_id !== null) return sendNotice(request, reply, 404)
    const given = (request.body ?? {}) as Record<string, unknown>
    const change = {
      applications: given.applications === '1',
      documents: given.documents === '1',
      stored_documents: given.stored_documents === '1',
      note: '',
    }
    const { primary_lead_id: primaryLeadId } = link
    const clock = await app.office.read()
    const recorded = await app.db.transaction().execute(async (db) => {
      await preventMerges(db)
      await acquireLock(db, 'lead', primaryLeadId)
      return recordConsent(db, { primaryLeadId, guardianId: guardian, change, clock })
    })
    if (!recorded) return sendNotice(request, reply, 404)
    notifyOpenScreens(app)
    return redirect(request, reply, link, { parameters: { sent: SHARED }, fragment: '#sharing' })
  })

  addDocumentRoutes(app, options)
}

async function requireLink(request: FastifyRequest, reply: FastifyReply) {
  const link = await store.findBySecret(request.server.db, readQuery(request).secret)
  return link ? undefined : sendNotice(request, reply, 404)
}

/** Shows why a form was refused beside its field, and other failures on a page of their own. */
async function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { server: app, routeOptions } = request
  if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfter)
  const status = error.statusCode ?? 500
  if (status >= 500 && !(error instanceof ApiError)) request.log.error(error)
  const isForm =
    request.method === 'POST' &&
    routeOptions.url !== progressPath &&
    routeOptions.url !== consentPath
  const link =
    isForm &&
    status < 500 &&
    (await store.findBySecret(app.db, readQuery(request).secret).catch(() => undefined))
  if (!link) {
    const refused = error instanceof TooManyRequests ? 429 : 400
    return sendNotice(request, reply, status < 500 ? refused : 503)
  }
  const refusal = { status, code: codeOf(error, status) }
  return routeOptions.url === uploadPath
    ? sendProgress(request, reply, link, refusal)
    : sendDocument(request, reply, link, refusal)
}

function codeOf(error: FastifyError, status: number) {
  if (error instanceof ValidationError) return Object.values(error.fieldErrors)[0]?.code ?? ''
  return { 404: 'not_found', 413: 'too_large', 429: 'rate_limited' }[status] ?? error.code
}

export default pageRoutes

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { singleLine } from '#app/contract/common.ts'
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
import { progressPath } from '../contract.ts'
import { chooseWords, readOffice, sendPage } from './page/page.ts'
import {
  createFirstPage,
  createNotice,
  createProgressPage,
  type View,
} from './page/progress-content.ts'
import { readProgress } from './read-progress.ts'
import { createTicket, isTicket } from './secrets.ts'
import * as store from './store.ts'

/** People of one school or office share an address. */
const perAddress: Limit = { times: 120, seconds: MINUTES }
/** Files that a person may send. */
const filesPerLink: Limit = { times: 60, seconds: 60 * MINUTES }

const uploadPath = `${progressPath}/files`

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
    return isTicket(app, link.id, ticket)
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
      if (!link) return sendNotice(request, reply, 404)
      await consumeLimit(app, filesPerLink, link.id)
      const file = await receiveFile(request, anyDocument)
      const { primary_lead_id: primaryLeadId } = link
      await addStudentFile(app, { primaryLeadId, documentId: document, file })
      await store.recordOpening(app.db, link.id)
      notifyOpenScreens(app)
      return redirect(request, reply, link, { sent: document })
    },
  )
}

async function requireLink(request: FastifyRequest, reply: FastifyReply) {
  const link = await store.findBySecret(request.server.db, readQuery(request).secret)
  return link ? undefined : sendNotice(request, reply, 404)
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns what the address says. A parameter that is given twice counts as missing. */
function readQuery({ query }: FastifyRequest) {
  const { link, ticket, language, document, sent } = query as Record<string, unknown>
  return {
    secret: toText(link),
    ticket: toText(ticket),
    document: toText(document).toLowerCase(),
    sent: toText(sent),
    language: language === 'en' || language === 'ne' ? language : undefined,
  }
}

/** Redirects to the page with a new ticket. */
function redirect(
  request: FastifyRequest,
  reply: FastifyReply,
  link: store.OpenedLink,
  more: Record<string, string> = {},
) {
  const { secret, language } = readQuery(request)
  const ticket = createTicket(request.server, link.id)
  const query = new URLSearchParams({ link: secret, ticket, ...more })
  if (language) query.set('language', language)
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`${progressPath}?${query}${more.sent ? '#documents' : ''}`, 303)
}

async function sendFirstPage(request: FastifyRequest, reply: FastifyReply, link: store.OpenedLink) {
  const { secret, language } = readQuery(request)
  const words = chooseWords(language, link.language)
  const office = await readOffice(request.server, words.language)
  const content = createFirstPage(words)
  const title = words.yourApplications
  return sendPage(reply, { words, office, title, content, ownQuery: { link: secret } })
}

async function sendProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  link: store.OpenedLink,
  failed?: { status: number; code: string },
) {
  const { server: app } = request
  const { secret, ticket, language, document, sent } = readQuery(request)
  const words = chooseWords(language, link.language)
  const office = await readOffice(app, words.language)
  const progress = await readProgress(app.db, link.primary_lead_id, office)
  const [firstName = ''] = link.name.split(' ')
  const ownQuery = {
    link: secret,
    ticket: isTicket(app, link.id, ticket) ? ticket : createTicket(app, link.id),
  }
  const query = { ...ownQuery, language: words.language }
  const view: View = {
    words,
    office,
    toUploadPath: (id) => `${uploadPath}?${new URLSearchParams({ ...query, document: id })}`,
    sentId: sent,
    failure: failed && {
      documentId: document,
      sentence: words.uploadErrors[failed.code] ?? words.uploadFailed,
    },
  }
  return sendPage(reply, {
    words,
    office,
    title: firstName ? words.title(firstName) : words.yourApplications,
    content: createProgressPage(progress, view),
    status: failed?.status,
    ownQuery,
  })
}

/** A link that was never given out and one that has ended look the same. */
async function sendNotice(request: FastifyRequest, reply: FastifyReply, status: 404 | 429 | 503) {
  const { secret, language } = readQuery(request)
  const words = chooseWords(language)
  const office = await readOffice(request.server, words.language)
  const notice = { 404: words.askForNewOne, 429: words.isLimited, 503: words.failed }[status]
  const title = status === 404 ? words.notFound : words.yourApplications
  const content = createNotice(notice, words, office)
  return sendPage(reply, { words, office, title, content, status, ownQuery: { link: secret } })
}

/** Shows why a file was not received beside its field, and other failures on a page of their own. */
async function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { server: app, routeOptions } = request
  if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfter)
  const status = error.statusCode ?? 500
  if (status >= 500 && !(error instanceof ApiError)) request.log.error(error)
  const link =
    routeOptions.url === uploadPath &&
    (await store.findBySecret(app.db, readQuery(request).secret).catch(() => undefined))
  if (link && status < 500) {
    const code = codeOf(error, status)
    return sendProgress(request, reply, link, { status, code })
  }
  return sendNotice(request, reply, error instanceof TooManyRequests ? 429 : 503)
}

function codeOf(error: FastifyError, status: number) {
  if (error instanceof ValidationError) return error.fieldErrors.file?.code ?? ''
  return { 404: 'not_found', 413: 'too_large', 429: 'rate_limited' }[status] ?? error.code
}

export default pageRoutes

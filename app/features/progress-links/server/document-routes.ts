import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { getOwn } from '#app/contract/get-own.ts'
import { toContentDisposition } from '#app/platform/server/http/content-disposition.ts'
import { readCookie, setCookie } from '#app/platform/server/http/cookies.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { consumeLimit, type Limit, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import { progressPath } from '../contract.ts'
import { findCodeAddress, maskAddress, requestCode, useCode } from './codes.ts'
import { findSight } from './consents.ts'
import { createDocumentPage } from './page/document-content.ts'
import { readOffice, sendPage } from './page/page.ts'
import { nameDocument } from './page/progress-content.ts'
import {
  chooseOwnWords,
  createQuery,
  documentsPath,
  type Refusal,
  readQuery,
  redirect,
  sendFirstPage,
  sendNotice,
} from './page-replies.ts'
import { readDocuments } from './read-progress.ts'
import { createTicket, isTicket, secondsOf } from './secrets.ts'
import * as store from './store.ts'
import { copies, listPages, readPage } from './stored-pages.ts'

/** Shows that this browser had a code. */
const COOKIE = 'progress-documents'

/** Codes that a person may ask for; each can be tried a few times. */
export const codesPerLink: Limit = { times: 3, seconds: 15 * MINUTES }
const codesPerDay: Limit = { times: 10, seconds: 24 * 60 * MINUTES }
const triesPerLink: Limit = { times: 30, seconds: 60 * MINUTES }

const codePath = `${progressPath}/code`
const pagePath = `${documentsPath}/page`

/** Opens stored documents to a browser in which the person has entered a code. */
export function addDocumentRoutes(app: FastifyInstance, options: RouteShorthandOptions) {
  const { db } = app

  app.get(documentsPath, options, async (request, reply) => {
    const link = await findOpened(request)
    return link ? sendDocument(request, reply, link) : sendUnopened(request, reply)
  })

  app.post(codePath, options, async (request, reply) => {
    const { secret, document } = readQuery(request)
    const link = await store.findBySecret(db, secret)
    if (!link || !(await findSight(db, link)).stored_documents)
      return sendNotice(request, reply, 404)
    await consumeLimit(app, codesPerLink, link.id)
    await consumeLimit(app, codesPerDay, link.id)
    const sent = await requestCode(app, link)
    notifyOpenScreens(app)
    return redirect(request, reply, link, { path: documentsPath, parameters: { document, sent } })
  })

  app.post(documentsPath, options, async (request, reply) => {
    const { secret, document } = readQuery(request)
    const link = await store.findBySecret(db, secret)
    if (!link || !(await findSight(db, link)).stored_documents)
      return sendNotice(request, reply, 404)
    await consumeLimit(app, triesPerLink, link.id)
    const { code: given } = (request.body ?? {}) as { code?: unknown }
    const code = String(given ?? '')
      .normalize('NFKC')
      .replaceAll(/\s/g, '')
    if (!/^\d{6}$/.test(code)) throw createCodeError('no_code')
    if (!(await useCode(app, link.id, code))) throw createCodeError('wrong_code')
    setCookie(reply, COOKIE, createTicket(app, 'documents', link.id), {
      sameSite: 'strict',
      maxAgeS: secondsOf('documents'),
      path: documentsPath,
    })
    return redirect(request, reply, link, { path: documentsPath, parameters: { document } })
  })

  app.get(pagePath, options, async (request, reply) => {
    const link = await findOpened(request)
    if (!link) return sendUnopened(request, reply)
    const sight = await findSight(db, link)
    const pages = sight.stored_documents ? await listPages(db, link.primary_lead_id) : []
    const page = pages.find(({ id }) => id === readQuery(request).page)
    if (!page) return sendNotice(request, reply, 404)
    if (!hasCookie(request, link))
      return redirect(request, reply, link, {
        path: documentsPath,
        parameters: { document: page.document_id },
      })
    await copies.acquireFor(reply.raw)
    const copy = await readPage(db, page)
    if (!copy) return sendNotice(request, reply, 404)
    const isPicture = page.type !== 'pdf' && page.type !== 'docx'
    const name = `${page.id.slice(-6)}.${page.type}`
    return reply
      .headers({
        'content-disposition': toContentDisposition(name, isPicture ? 'inline' : 'attachment'),
        // A browser shows a picture in a page of its own, with styles.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
      .type(copy.mediaType)
      .send(copy.bytes)
  })
}

/** Returns the link if a person has opened it. */
async function findOpened(request: FastifyRequest) {
  const { secret, ticket } = readQuery(request)
  const link = await store.findBySecret(request.server.db, secret)
  return link && isTicket(request.server, 'page', link.id, ticket) ? link : undefined
}

async function sendUnopened(request: FastifyRequest, reply: FastifyReply) {
  const link = await store.findBySecret(request.server.db, readQuery(request).secret)
  return link ? sendFirstPage(request, reply, link) : sendNotice(request, reply, 404)
}

const hasCookie = (request: FastifyRequest, link: store.OpenedLink) =>
  isTicket(request.server, 'documents', link.id, readCookie(request, COOKIE) ?? '')

/** The page shows the sentence of this code. */
const createCodeError = (code: string) =>
  new ValidationError({ code: { code, detail: 'This code is not valid.' } })

/** Shows the pages of a document, or the form of the code. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  link: store.OpenedLink,
  refusal?: Refusal,
) {
  const { server: app } = request
  const { document: id, sent } = readQuery(request)
  const sight = await findSight(app.db, link)
  if (!sight.stored_documents) return sendNotice(request, reply, 404)
  const [documents, allPages] = await Promise.all([
    readDocuments(app.db, link.primary_lead_id),
    listPages(app.db, link.primary_lead_id),
  ])
  const document = documents.find((each) => each.id === id)
  const pages = allPages.filter((page) => page.document_id === id)
  if (!document || pages.length === 0) return sendNotice(request, reply, 404)
  const words = chooseOwnWords(request, link)
  const office = await readOffice(app, words.language)
  const address = await findCodeAddress(app, link)
  const ownQuery = createQuery(request, link)
  const toPath = (path: string, more: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...ownQuery, language: words.language, ...more })}`
  return sendPage(reply, {
    words,
    office,
    title: nameDocument(document, words),
    content: createDocumentPage({
      words,
      office,
      backPath: toPath(progressPath, {}),
      codePath: toPath(codePath, { document: id }),
      checkPath: toPath(documentsPath, { document: id }),
      pages: hasCookie(request, link)
        ? pages.map(({ type, id: page }) => ({ type, path: toPath(pagePath, { page }) }))
        : undefined,
      address: address && maskAddress(address),
      sent,
      failure: refusal && (getOwn(words.codeErrors, refusal.code) ?? words.failed),
    }),
    status: refusal?.status,
    path: documentsPath,
    ownQuery: { ...ownQuery, document: id },
  })
}

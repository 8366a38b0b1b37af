import type { FastifyReply, FastifyRequest } from 'fastify'
import { getOwn } from '#app/contract/get-own.ts'
import { progressPath } from '../contract.ts'
import { findSight, listGuardians } from './consents.ts'
import { chooseWords, readOffice, sendPage, type Words } from './page/page.ts'
import {
  createFirstPage,
  createNotice,
  createProgressPage,
  type View,
} from './page/progress-content.ts'
import { readProgress } from './read-progress.ts'
import { createTicket, isTicket } from './secrets.ts'
import type { OpenedLink } from './store.ts'

export const uploadPath = `${progressPath}/files`
export const consentPath = `${progressPath}/consent`
export const documentsPath = `${progressPath}/documents`

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns what the address says. A parameter that is given twice counts as missing. */
export function readQuery({ query }: FastifyRequest) {
  const { link, ticket, language, document, sent, page, guardian } = query as Record<
    string,
    unknown
  >
  return {
    secret: toText(link),
    ticket: toText(ticket),
    document: toText(document).toLowerCase(),
    page: toText(page).toLowerCase(),
    guardian: toText(guardian).toLowerCase(),
    sent: toText(sent),
    language: language === 'en' || language === 'ne' ? language : undefined,
  }
}

/** Returns the parameters of addresses behind the first page. */
export function createQuery(request: FastifyRequest, link: OpenedLink) {
  const { secret, ticket } = readQuery(request)
  const isGood = isTicket(request.server, 'page', link.id, ticket)
  return { link: secret, ticket: isGood ? ticket : createTicket(request.server, 'page', link.id) }
}

interface Target {
  path?: string
  parameters?: Record<string, string>
  fragment?: string
}

/** Redirects to a page of the link with a new ticket. */
export function redirect(
  request: FastifyRequest,
  reply: FastifyReply,
  link: OpenedLink,
  { path = progressPath, parameters = {}, fragment = '' }: Target = {},
) {
  const { secret, language } = readQuery(request)
  const ticket = createTicket(request.server, 'page', link.id)
  const query = new URLSearchParams({ link: secret, ticket, ...parameters })
  if (language) query.set('language', language)
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(`${path}?${query}${fragment}`, 303)
}

export async function sendFirstPage(
  request: FastifyRequest,
  reply: FastifyReply,
  link: OpenedLink,
) {
  const { secret, language } = readQuery(request)
  const words = chooseWords(language, link.language)
  const office = await readOffice(request.server, words.language)
  const action = `${progressPath}?${new URLSearchParams({ link: secret, language: words.language })}`
  const content = createFirstPage(words, action)
  const title = words.yourApplications
  return sendPage(reply, { words, office, title, content, ownQuery: { link: secret } })
}

/** Why a form was refused, by the code of the error. */
export interface Refusal {
  status: number
  code: string
}

export async function sendProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  link: OpenedLink,
  refusal?: Refusal,
) {
  const { server: app } = request
  const { document, sent } = readQuery(request)
  const words = chooseOwnWords(request, link)
  const office = await readOffice(app, words.language)
  const sight = await findSight(app.db, link)
  const { primary_lead_id: primaryLeadId } = link
  const progress = await readProgress(app.db, { primaryLeadId, clock: office, sight })
  const isStudent = link.guardian_id === null
  const guardians = isStudent ? await listGuardians(app.db, primaryLeadId) : []
  const ownQuery = createQuery(request, link)
  const toPath = (path: string, more: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...ownQuery, language: words.language, ...more })}`
  const view: View = {
    words,
    office,
    toUploadPath: (id) => toPath(uploadPath, { document: id }),
    toDocumentPath: (id) => toPath(documentsPath, { document: id }),
    sentId: sent,
    failure: refusal && {
      documentId: document,
      sentence: getOwn(words.uploadErrors, refusal.code) ?? words.uploadFailed,
    },
    sharing: { guardians, toPath: (guardian) => toPath(consentPath, { guardian }) },
  }
  const name = nameStudent(link, words)
  return sendPage(reply, {
    words,
    office,
    title: name ? words.title(name) : words.yourApplications,
    content:
      sight.applications || sight.documents
        ? createProgressPage(progress, view, sight)
        : createNotice(words.noConsent(name), words, office),
    status: refusal?.status,
    ownQuery,
  })
}

/** Returns the words for the student, or those that speak about the student to a guardian. */
export function chooseOwnWords(request: FastifyRequest, link: OpenedLink): Words {
  const words = chooseWords(readQuery(request).language, link.language)
  return link.guardian_id === null
    ? words
    : { ...words, ...words.forGuardian(nameStudent(link, words)) }
}

/** A student without a name has none on the own page. */
const nameStudent = ({ name, guardian_id }: OpenedLink, { student }: Words) =>
  name.split(' ')[0] || (guardian_id === null ? '' : student)

/** A link that was never given out and one that has ended look the same. */
export async function sendNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 400 | 404 | 429 | 503,
) {
  const { secret, language } = readQuery(request)
  const words = chooseWords(language)
  const office = await readOffice(request.server, words.language)
  const notice = {
    400: words.failed,
    404: words.askForNewOne,
    429: words.isLimited,
    503: words.failed,
  }[status]
  const title = status === 404 ? words.notFound : words.yourApplications
  const content = createNotice(notice, words, office)
  return sendPage(reply, { words, office, title, content, status, ownQuery: { link: secret } })
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TooManyRequests } from '#app/platform/server/http/errors.ts'
import { type Limit, limitByAddress, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import { progressPath } from '../contract.ts'
import { chooseWords, sendPage } from './page/page.ts'
import { createFirstPage, createNotice, createProgressPage } from './page/progress-content.ts'
import { readProgress } from './read-progress.ts'
import { createTicket, isTicket } from './secrets.ts'
import * as store from './store.ts'

/** People of one school or office share an address. */
const perAddress: Limit = { times: 120, seconds: MINUTES }

/**
 * The pages of progress links, which load no scripts, styles or pictures. The secret is in the query,
 * which no log contains. Only whoever has it can send a form, so no check of the origin is needed;
 * browsers hide the origin when there is no referrer.
 */
const pageRoutes: FastifyPluginAsyncTypebox = async (fastify) => {
  const app = fastify as unknown as FastifyInstance
  const options = { config: { access: 'anyone' }, onRequest: limitByAddress(perAddress) } as const

  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  fastify.setErrorHandler<FastifyError>(sendFailure)

  fastify.get(progressPath, options, async (request, reply) => {
    const { secret, ticket, language } = readQuery(request)
    const link = await store.findBySecret(app.db, secret)
    if (!link) return sendNotice(request, reply, { status: 404 })
    const words = chooseWords(language, link.language)
    const office = await readOffice(app, words.language)
    const page = { words, office, ownQuery: { link: secret, ticket } }
    // Programs that check links, and messengers that preview them, open the address without a ticket.
    // So it shows nothing about the person, and changes nothing.
    if (!isTicket(app, link.id, ticket)) {
      const content = createFirstPage(words)
      return sendPage(reply, { ...page, title: words.yourApplications, content })
    }
    const progress = await readProgress(app.db, link.primary_lead_id, office)
    const [firstName = ''] = link.name.split(' ')
    const title = firstName ? words.title(firstName) : words.yourApplications
    return sendPage(reply, { ...page, title, content: createProgressPage(progress, words, office) })
  })

  fastify.post(progressPath, options, async (request, reply) => {
    const { secret, language } = readQuery(request)
    const link = await store.findBySecret(app.db, secret)
    if (!link) return sendNotice(request, reply, { status: 404 })
    await store.recordOpening(app.db, link.id)
    const query = new URLSearchParams({ link: secret, ticket: createTicket(app, link.id) })
    if (language) query.set('language', language)
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`${progressPath}?${query}`, 303)
  })
}

const isText = (value: unknown) => typeof value === 'string'

/** Returns what the address says. A parameter that is given twice counts as missing. */
function readQuery({ query }: FastifyRequest) {
  const { link, ticket, language } = query as Record<string, unknown>
  return {
    secret: isText(link) ? link : '',
    ticket: isText(ticket) ? ticket : '',
    language: language === 'en' || language === 'ne' ? language : undefined,
  }
}

/** Returns the office with its texts in the language. */
async function readOffice({ db, office, services }: FastifyInstance, language: string) {
  const translate = await services.textTranslations.loadTranslate(db, language)
  return services.office.translate(await office.read(), translate)
}

/** A link that was never given out and one that has ended look the same. */
async function sendNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  { status }: { status: 404 | 429 | 503 },
) {
  const { secret, language } = readQuery(request)
  const words = chooseWords(language)
  const office = await readOffice(request.server, words.language)
  const notice = { 404: words.askForNewOne, 429: words.isLimited, 503: words.failed }[status]
  const title = status === 404 ? words.notFound : words.yourApplications
  const content = createNotice(notice, words, office)
  return sendPage(reply, { words, office, title, content, status, ownQuery: { link: secret } })
}

async function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof TooManyRequests) {
    reply.header('retry-after', error.retryAfter)
    return sendNotice(request, reply, { status: 429 })
  }
  request.log.error(error)
  return sendNotice(request, reply, { status: 503 })
}

export default pageRoutes

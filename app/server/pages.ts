import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { RenderedResponse } from '#app/platform/server/http/compression.ts'
import { MethodNotAllowed, PermissionDenied } from '#app/platform/server/http/errors.ts'
import {
  clientAddress,
  consumeLimit,
  type Limit,
  MINUTES,
} from '#app/platform/server/http/rate-limit.ts'
import { addQuery } from '#app/platform/server/http/site-address.ts'
import { cacheAddresses } from './addresses.ts'
import { serveFiles } from './files.ts'
import { createPageMap, type PageMap, type PageMatch } from './page-map.ts'
import { render } from './rendering.ts'

/**
 * The limit for pages that are not cached: forms without scripts, searches, unusual query values.
 */
const uncachedPerAddress: Limit = { times: 300, seconds: MINUTES }

/** The limit for previews while several people of one office type. */
const previewsPerAddress: Limit = { times: 1200, seconds: MINUTES }
/**
 * Everyone with the address of a preview may see it, so it must not be indexed or sent as a
 * referrer.
 */
const previewHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

interface PagesOptions {
  /** The built pages; development reads them for every request. */
  loadBuild: () => Promise<ServerBuild>
  /** The folder of the pages' files; without it they are served elsewhere. */
  filesFolder?: string
  publicUrl: string
  /** Whether pages are cached. */
  isCached: boolean
}

/**
 * Serves all other addresses as React pages. They are the same for everyone, because only the
 * browser knows who is signed in.
 */
export async function pages(app: FastifyInstance, options: PagesOptions) {
  if (options.filesFolder) await serveFiles(app, options.filesFolder)
  // React Router parses the body itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const getPageMap = createMapCache()
  const known = cacheAddresses(app)
  app.all('/*', { config: { access: 'anyone' } }, async (request, reply) => {
    const build = await options.loadBuild()
    const page = await getPageMap(build)(request.url, known)
    if (!page.exists) request.log.warn({ path: pathOf(request) }, 'page not found')
    const { publicUrl, isCached } = options
    const { address } = page
    const isDevelopment = !isCached
    const { ip } = request
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const form = await readForm(request, reply, page, publicUrl)
      const rendered = await render(app, { build, publicUrl, address, isDevelopment, form, ip })
      return sendUncached(reply, rendered)
    }
    if (page.redirect) return sendRedirect(reply, page.redirect, request.url)
    const { isFrameable } = page
    const uncached = page.isCacheable ? {} : { ip }
    const renderPage = () =>
      render(app, { build, publicUrl, address, isFrameable, isDevelopment, ...uncached })
    const limit = isFrameable ? previewsPerAddress : uncachedPerAddress
    if (!page.isCacheable) await consumeLimit(app, limit, clientAddress(request))
    if (isFrameable) reply.headers(previewHeaders)
    const isCacheable = isCached && page.isCacheable
    return isCacheable
      ? app.responseCache.respond(reply, address, renderPage)
      : sendUncached(reply, await renderPage())
  })
}

/** Sends a page that is not cached. */
function sendUncached(reply: FastifyReply, { status, headers, body }: RenderedResponse) {
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(body)
}

function createMapCache() {
  let last: { build: ServerBuild; find: PageMap } | undefined
  return (build: ServerBuild) => {
    if (last?.build !== build) last = { build, find: createPageMap(build) }
    return last.find
  }
}

/**
 * Browsers must not cache redirects, because the office may change them. The query is added to the
 * target, because it contains the campaign.
 */
function sendRedirect(
  reply: FastifyReply,
  { target, is_permanent }: NonNullable<PageMatch['redirect']>,
  requested: string,
) {
  const [query = ''] = requested.match(/(?<=^[^?#]*)\?[^#]*/) ?? []
  const location = encodeURI(addQuery(target, query)).replaceAll('%25', '%')
  reply.header('cache-control', 'no-cache')
  return reply.redirect(location, is_permanent ? 301 : 302)
}

/** Reads a form that was sent without scripts. Throws an ApiError for all other requests. */
async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { acceptsForms }: PageMatch,
  publicUrl: string,
) {
  if (request.method !== 'POST' || !acceptsForms) {
    reply.header('allow', acceptsForms ? 'GET, HEAD, POST' : 'GET, HEAD')
    throw new MethodNotAllowed()
  }
  const { origin, host, 'content-type': type = '' } = request.headers
  // The origin must be PUBLIC_URL or the requested host.
  if (origin !== undefined && origin !== publicUrl && URL.parse(origin)?.host !== host) {
    throw new PermissionDenied('Please send this form from its own page.')
  }
  await consumeLimit(request.server, uncachedPerAddress, clientAddress(request))
  return { type, body: (request.body as Buffer | undefined) ?? Buffer.alloc(0) }
}

/** Returns the path, which helps to find broken links. */
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]?.slice(0, 200)

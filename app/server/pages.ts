import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { getOwn } from '#app/contract/get-own.ts'
import { defaultLanguage } from '#app/contract/languages.ts'
import {
  type CompressedResponse,
  type RenderedResponse,
  sendCompressed,
} from '#app/platform/server/http/compression.ts'
import { handleError } from '#app/platform/server/http/error-handler.ts'
import { MethodNotAllowed, PermissionDenied } from '#app/platform/server/http/errors.ts'
import {
  clientAddress,
  consumeLimit,
  type Limit,
  MINUTES,
} from '#app/platform/server/http/rate-limit.ts'
import { addQuery } from '#app/platform/server/http/site-address.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import { type FormLimits, readSentForm } from '#app/platform/server/uploads/sent-form.ts'
import { createPageMap, type PageMap, type PageMatch } from './page-map.ts'
import { entryOf, render } from './rendering.ts'

/**
 * The limit for pages that are not cached: forms without scripts, searches, unusual query values.
 */
const uncachedPerAddress: Limit = { times: 300, seconds: MINUTES }

/** The limit for previews while several people of one office type. */
const previewsPerAddress: Limit = { times: 1200, seconds: MINUTES }
/**
 * An address that holds a secret must not be indexed or sent as a referrer. Forms need the origin, which
 * browsers send without a referrer as "null".
 */
const secretHeaders = ({ acceptsForms }: PageMatch) => ({
  'x-robots-tag': 'noindex',
  'referrer-policy': acceptsForms ? 'strict-origin' : 'no-referrer',
})

interface PagesOptions {
  /** Loads the build of a language; development reads it for every request. */
  loadBuild: (language: string) => Promise<ServerBuild>
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
  // React Router parses the texts of the body itself.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  // Browsers show these errors as pages. In English the sentences are those of the API.
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const language = languageOf(request.url)
    const build = language === defaultLanguage ? undefined : await options.loadBuild(language)
    return handleError(error, request, reply, build && entryOf(build).localizeError)
  })

  const getPageMap = createMapCache()
  app.all('/*', { config: { access: 'anyone', isPage: true } }, async (request, reply) => {
    const build = await options.loadBuild(languageOf(request.url))
    const page = await getPageMap(build)(request.url, app.knownAddresses)
    if (!page.exists) request.log.warn({ path: pathOf(request) }, 'page not found')
    const { publicUrl, isCached } = options
    const { address, isFrameable, isSecret } = page
    const isDevelopment = !isCached
    const { ip } = request
    const rendering = { build, publicUrl, address, isFrameable, isSecret, isDevelopment }
    if (isSecret) reply.headers(secretHeaders(page))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const form = await readForm(request, reply, page, publicUrl)
      const rendered = await render(app, { ...rendering, form, ip })
      return sendUncached(reply, rendered)
    }
    if (page.redirect) return sendRedirect(reply, page.redirect, request.url)
    const uncached = page.isCacheable ? {} : { ip }
    const renderPage = () => render(app, { ...rendering, ...uncached })
    const limit = isFrameable ? previewsPerAddress : uncachedPerAddress
    if (!page.isCacheable) await consumeLimit(app, limit, clientAddress(request))
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

/** Returns the language of the site at this request target. */
function languageOf(target: string) {
  const [, prefix = ''] = target.match(/^\/([a-z-]+)(?=$|[/?#])/i) ?? []
  return siteLanguages.find((language) => language === prefix.toLowerCase()) ?? defaultLanguage
}

function createMapCache() {
  const maps = new WeakMap<ServerBuild, PageMap>()
  return (build: ServerBuild) => {
    const map = maps.get(build) ?? createPageMap(build)
    maps.set(build, map)
    return map
  }
}

/**
 * Browsers must not cache redirects, because the office may change them. The query is added to the
 * target, because it contains the campaign.
 */
function sendRedirect(
  reply: FastifyReply,
  { target, is_permanent, parameter }: NonNullable<PageMatch['redirect']>,
  requested: string,
) {
  const [whole = ''] = requested.match(/(?<=^[^?#]*)\?[^#]*/) ?? []
  const query = parameter ? withoutParameter(whole, parameter) : whole
  const location = encodeURI(addQuery(target, query)).replaceAll('%25', '%')
  reply.header('cache-control', 'no-cache')
  return reply.redirect(location, is_permanent ? 301 : 302)
}

function withoutParameter(query: string, name: string) {
  const isOther = (part: string) => !new URLSearchParams(part).has(name)
  return query.replace(/^\?/, '').split('&').filter(isOther).join('&')
}

/** Reads a form that was sent without scripts. Throws an ApiError for all other requests. */
async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { acceptsForms, fileLimits = noFiles }: PageMatch,
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
  if (!request.isMultipart())
    return { type, body: (request.body as Buffer | undefined) ?? Buffer.alloc(0) }
  const { texts, sent } = await readSentForm(request, reply, fileLimits)
  return { type: urlencoded, body: Buffer.from(texts.toString()), sent }
}

const noFiles: FormLimits = { maxFiles: 0, maxBytes: 0 }
const urlencoded = 'application/x-www-form-urlencoded'

/** Returns the path, which helps to find broken links. */
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]?.slice(0, 200)

/**
 * Serves the built files with a route each, in precompressed form. Files are read once, at the
 * start, so that a new build does not affect running servers.
 */
export async function serveFiles(app: FastifyInstance, root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const present = new Set(files)
  async function serve(file: string) {
    const path = join('/', relative(root, file))
    const response = await readPrecompressed(file, path, present)
    const config = { access: 'anyone', countedAs: 'file' } as const
    app.get(path, { config }, (_request, reply) => sendCompressed(reply, response))
  }
  await Promise.all(files.filter((file) => !isCompressed(file)).map(serve))
}

const isCompressed = (file: string) => /\.(br|gz)$/.test(file)

async function readPrecompressed(
  file: string,
  path: string,
  present: Set<string>,
): Promise<CompressedResponse> {
  const body = await readFile(file)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  // Built files have a hash in their names; others may change with the next version.
  const isHashed = path.startsWith('/assets/')
  const headers = {
    'content-type': getOwn(types, extname(file)) ?? 'application/octet-stream',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'accept-encoding',
    etag,
  }
  const plain = { headers, body }
  const read = async (encoding: string, suffix: string) =>
    present.has(file + suffix)
      ? {
          headers: { ...headers, 'content-encoding': encoding },
          body: await readFile(file + suffix),
        }
      : plain
  const [br, gzip] = await Promise.all([read('br', '.br'), read('gzip', '.gz')])
  const size = body.length + br.body.length + gzip.body.length
  return { status: 200, size, etag, plain, br, gzip }
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

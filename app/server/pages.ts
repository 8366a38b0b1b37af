import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { pageContext as PageContext } from '#app/base/browser/page-context.ts'
import { type ApiClient, createApiClient } from '#app/contract/api-client.ts'
import { startAfterPaint } from './after-paint.ts'
import { serveFiles } from './files.ts'
import { pagePolicy } from './headers.ts'
import { type Made, pack, sendPacked } from './packed.ts'

interface PagesOptions {
  /** The built pages; read again for every rendering, so that development sees each change. */
  loadBuild: () => Promise<ServerBuild>
  /** The folder with the pages' files; without it somebody else serves them. */
  filesFolder?: string
  publicUrl: string
  /** Whether a page is rendered once and then answered from memory. */
  isRemembered: boolean
}

/**
 * Serves every address that is neither the API's nor a file's, as React pages. They are the same
 * for everybody: who somebody is, only the browser knows.
 */
export async function pages(app: FastifyInstance, options: PagesOptions) {
  if (options.filesFolder) await serveFiles(app, options.filesFolder)
  // React Router reads the body itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.all('/*', { config: { access: 'anyone' } }, async (request, reply) => {
    const make = () => render(app, request, options)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    return isRead && options.isRemembered
      ? app.content.answer(reply, keyOf(request), make)
      : sendPacked(reply, await pack(await make()))
  })
}

/** No page depends on its query; only requests for data and for parts of the map do. */
function keyOf({ url }: FastifyRequest) {
  const [path = '', query] = url.split('?', 2)
  return /\.data$|^\/__manifest$/.test(path) ? `page ${path}?${query}` : `page ${path}`
}

async function render(app: FastifyInstance, request: FastifyRequest, options: PagesOptions) {
  const build = await options.loadBuild()
  // The pages' build has its own copies of our modules: its contexts are not ours.
  const { apiContext, pageContext } = build.entry.module as unknown as {
    apiContext: RouterContext<ApiClient>
    pageContext: typeof PageContext
  }
  const nonce = randomBytes(16).toString('base64url')
  const context = new RouterContextProvider()
  context.set(apiContext, apiFor(app, request))
  const logError = (error: unknown) => request.log.error(error)
  context.set(pageContext, { nonce, publicUrl: options.publicUrl, logError })
  const page = await createRequestHandler(build)(toWebRequest(request), context)
  if (page.status === 404) request.log.warn({ path: pathOf(request) }, 'page not found')
  return finish(page, nonce)
}

/**
 * Scripts that the rendering itself put into the page carry its nonce: each is allowed by its
 * hash instead, so that the page stays the same however often it is sent. A script that came in
 * any other way has no nonce, gets no hash and is not run.
 *
 * Scripts wake what is seen already: on a slow line its styles, fonts and picture go first.
 */
async function finish(page: Response, nonce: string): Promise<Made> {
  const headers = Object.fromEntries(page.headers)
  const body = Buffer.from(await page.arrayBuffer())
  if (!headers['content-type']?.startsWith('text/html')) {
    return { status: page.status, headers, body }
  }
  const marked = startAfterPaint(body.toString(), nonce)
  const inline = marked.matchAll(
    new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g'),
  )
  const hashes = [...inline].flatMap(([, script]) => (script ? [hash(script)] : []))
  headers['content-security-policy'] = pagePolicy(hashes)
  const html = marked.replaceAll(` nonce="${nonce}"`, '')
  return { status: page.status, headers, body: Buffer.from(html) }
}

const hash = (script: string) => createHash('sha256').update(script).digest('base64')

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]

/** The API in this process, called with the rights of the person who asked for the page. */
function apiFor(app: FastifyInstance, { headers, ip }: FastifyRequest) {
  return createApiClient(async ({ method, url, body }) => {
    const response = await app.inject({
      method,
      url,
      remoteAddress: ip,
      headers: { cookie: headers.cookie ?? '' },
      ...(body && { payload: body }),
    })
    const total = Number(response.headers['x-total-count'] ?? Number.NaN)
    return { status: response.statusCode, body: response.body && response.json(), total }
  })
}

function toWebRequest({ method, protocol, host, originalUrl, headers, body }: FastifyRequest) {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(`${protocol}://${host}${originalUrl}`, {
    method: method === 'HEAD' ? 'GET' : method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
    ...(hasBody && { body: (body ?? null) as BodyInit | null }),
  })
}

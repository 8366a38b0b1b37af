import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { type ApiClient, createApiClient } from '#app/contract/api-client.ts'
import { pagePolicy } from './headers.ts'

interface PagesOptions {
  /** The built pages; read again for every request, so that development sees each change. */
  loadBuild: () => Promise<ServerBuild>
  /** The folder with the pages' files; without it somebody else serves them. */
  filesFolder?: string
}

/** Serves every address that is not the API's, as React pages. */
export async function pages(app: FastifyInstance, { loadBuild, filesFolder }: PagesOptions) {
  const files = filesFolder ? await serveFiles(app, filesFolder) : new Set<string>()
  // React Router reads the body itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.all('/*', { config: { access: 'anyone' } }, async (request, reply) => {
    const path = pathOf(request)
    if (request.method === 'GET' && files.has(path)) return sendFile(reply, path)
    const build = await loadBuild()
    const nonce = randomBytes(16).toString('base64url')
    const { apiContext, nonceContext } = build.entry.module as unknown as {
      apiContext: RouterContext<ApiClient>
      nonceContext: RouterContext<string>
    }
    const context = new RouterContextProvider()
    context.set(apiContext, apiFor(app, request))
    context.set(nonceContext, nonce)
    const page = await createRequestHandler(build)(toWebRequest(request, reply), context)
    if (page.status === 404) request.log.warn({ path }, 'page not found')
    return sendPage(reply, page, nonce)
  })
}

/** The built files, by their address. */
async function serveFiles(app: FastifyInstance, root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false })
  return new Set(files.map(({ parentPath, name }) => join('/', relative(root, parentPath), name)))
}

function sendFile(reply: FastifyReply, path: string) {
  // Built files carry a hash in their names; the others may change with the next version.
  const isHashed = path.startsWith('/assets/')
  const age = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  return reply.header('cache-control', age).sendFile(path.slice(1))
}

/**
 * Scripts that the rendering itself put into the page carry its nonce: each is allowed by its
 * hash instead, so that the page stays the same however often it is rendered. A script that
 * came in any other way has no nonce, gets no hash and is not run.
 */
async function sendPage(reply: FastifyReply, page: Response, nonce: string) {
  page.headers.forEach((value, name) => {
    reply.header(name, value)
  })
  reply.code(page.status)
  if (!page.headers.get('content-type')?.startsWith('text/html')) {
    return reply.send(Buffer.from(await page.arrayBuffer()))
  }
  const marked = await page.text()
  const inline = marked.matchAll(
    new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g'),
  )
  const hashes = [...inline].flatMap(([, script]) => (script ? [hash(script)] : []))
  reply.header('content-security-policy', pagePolicy(hashes))
  reply.header('cache-control', 'no-cache')
  return reply.send(marked.replaceAll(` nonce="${nonce}"`, ''))
}

const hash = (script: string) => createHash('sha256').update(script).digest('base64')

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

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

function toWebRequest(request: FastifyRequest, reply: FastifyReply) {
  const { method, protocol, host, originalUrl, headers, body } = request
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(`${protocol}://${host}${originalUrl}`, {
    method,
    signal: gone.signal,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
    ...(hasBody && { body: (body ?? null) as BodyInit | null }),
  })
}

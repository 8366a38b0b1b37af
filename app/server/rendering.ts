import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { pageContext as PageContext } from '#app/base/browser/page-context.ts'
import type { RenderedResponse } from '#app/base/server/compression.ts'
import {
  type ApiClient,
  type ApiFailure,
  createApiClient,
  type Send,
} from '#app/contract/api-client.ts'
import { pagePolicy } from './headers.ts'

interface Rendering {
  build: ServerBuild
  publicUrl: string
  /** Where the page stands, from `/` on. */
  address: string
  /** Whether pages of ours may show it in a frame. */
  isFrameable?: boolean
  isDevelopment?: boolean
  /** A form that was sent there. */
  form?: { type: string; body: Buffer }
  /** For whom alone it is made; without it the page is the same for everybody. */
  ip?: string
}

/** Makes a page. Of the request that asks for it, it knows only what is named here. */
export async function render(app: FastifyInstance, rendering: Rendering) {
  const { build, publicUrl, address, form, ip } = rendering
  // The pages' build has its own copies of our modules, in its language: its contexts are not ours.
  const { apiContext, pageContext, inWords } = build.entry.module as unknown as {
    apiContext: RouterContext<ApiClient>
    pageContext: typeof PageContext
    inWords: (failure: ApiFailure) => ApiFailure
  }
  const nonce = randomBytes(16).toString('base64url')
  const context = new RouterContextProvider()
  context.set(apiContext, createApiClient(createInternalSend(app, ip), inWords))
  context.set(pageContext, { nonce, publicUrl, logError: (error) => app.log.error(error) })
  const request = new Request(`${publicUrl}${address}`, form && toRequest(form))
  return finalizePage(await handlerOf(build)(request, context), nonce, rendering)
}

const handlers = new WeakMap<ServerBuild, RequestHandler>()

/** Made once: to know all routes takes it longer than to find one. */
function handlerOf(build: ServerBuild) {
  const handler = handlers.get(build) ?? createRequestHandler(build)
  handlers.set(build, handler)
  return handler
}

function toRequest({ type, body }: NonNullable<Rendering['form']>): RequestInit {
  return { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) }
}

/** To the API in this process; its limits count for the address that the page is made for. */
function createInternalSend(app: FastifyInstance, remoteAddress?: string): Send {
  return async ({ method, url, body }) => {
    const payload = body && { payload: body }
    const response = await app.inject({ method, url, remoteAddress, ...payload })
    const total = Number(response.headers['x-total-count'] ?? Number.NaN)
    return { status: response.statusCode, body: response.body && response.json(), total }
  }
}

/**
 * Scripts and styles that the rendering itself put into the page carry its nonce: each is allowed
 * by its hash instead, so that the page stays the same however often it is sent. What came in any
 * other way has no nonce, gets no hash and is not heeded.
 */
async function finalizePage(
  page: Response,
  nonce: string,
  rendering: Rendering,
): Promise<RenderedResponse> {
  const headers = Object.fromEntries(page.headers)
  const body = Buffer.from(await page.arrayBuffer())
  if (!headers['content-type']?.startsWith('text/html')) {
    return { status: page.status, headers, body }
  }
  const markedHtml = body.toString()
  const nonceTag = (tag: string) =>
    new RegExp(`<${tag}[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</${tag}>`, 'g')
  headers['content-security-policy'] = pagePolicy(
    {
      scripts: hashesOf(markedHtml, nonceTag('script')),
      styles: hashesOf(markedHtml, nonceTag('style')),
      attributes: hashesOf(markedHtml, inlineStyles),
    },
    rendering,
  )
  const html = markedHtml.replaceAll(` nonce="${nonce}"`, '')
  return { status: page.status, headers, body: Buffer.from(html) }
}

/** The only styles that stand at an element: where the middle of a picture is, how deep a stop lies. */
const inlineStyles = / style="((?:object-position:[\d.]+% [\d.]+%|--drop:[\d.]+px))"/g

const hashesOf = (html: string, found: RegExp) =>
  [...html.matchAll(found)].flatMap(([, content]) => (content ? [hash(content)] : []))

const hash = (content: string) => createHash('sha256').update(content).digest('base64')

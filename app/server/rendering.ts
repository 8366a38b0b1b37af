import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { createApiClient, type Send } from '#app/contract/api-client.ts'
import { defaultLanguage, getLanguageName } from '#app/contract/languages.ts'
import { listTagSources } from '#app/features/analytics/server/tag-sources.ts'
import { frameSources } from '#app/features/pages/embed-addresses.ts'
import * as english from '#app/platform/browser/language.ts'
import type { RenderedResponse } from '#app/platform/server/http/compression.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import { loadDictionaries } from '#app/platform/server/text/dictionaries.ts'
import { runWithSentForm, type SentForm } from '#app/platform/server/uploads/sent-form.ts'
import { pagePolicy } from './headers.ts'

/** The pages' build contains its own copies of our modules, so its contexts differ from ours. */
export const entryOf = (build: ServerBuild) =>
  build.entry.module as unknown as typeof import('../entry.server.tsx')

interface Rendering {
  build: ServerBuild
  publicUrl: string
  /** The address of the page, from `/` on. */
  address: string
  /** Whether pages of this site may show it in a frame. */
  isFrameable?: boolean
  /** Whether the address holds a secret. */
  isSecret?: boolean
  isDevelopment?: boolean
  /** A submitted form. */
  form?: { type: string; body: Buffer; sent?: SentForm }
  /** The address of the only client that gets it; undefined when it is the same for everyone. */
  ip?: string
}

/** Renders a page. It depends only on these values, not on the request. */
export async function render(app: FastifyInstance, rendering: Rendering) {
  const { build, publicUrl, address, isSecret = false, form, ip } = rendering
  const { apiContext, pageContext, localizeError, setOfficeCalendar } = entryOf(build)
  // While the database is down, the loaders of the page report it.
  await app.office.read().then(setOfficeCalendar, () => undefined)
  const nonce = randomBytes(16).toString('base64url')
  const context = new RouterContextProvider()
  context.set(apiContext, createApiClient(createInternalSend(app, ip), localizeError))
  const logError = (error: unknown) => app.log.error(error)
  context.set(pageContext, { nonce, publicUrl, languages, isSecret, logError })
  const request = new Request(`${publicUrl}${address}`, form && toRequest(form))
  const page = await runWithSentForm(form?.sent, () => handlerOf(build)(request, context))
  return finalizePage(app, page, { ...rendering, nonce })
}

const wordsIn = await loadDictionaries(
  english,
  (language) => import(`../platform/browser/language.${language}.ts`),
)

const languages = [defaultLanguage, ...siteLanguages].map((language) => ({
  language,
  name: getLanguageName(language),
  offer: wordsIn(language).pageOffer,
}))

const handlers = new WeakMap<ServerBuild, RequestHandler>()

/** Cached, because building the route table is slower than matching. */
function handlerOf(build: ServerBuild) {
  const handler = handlers.get(build) ?? createRequestHandler(build)
  handlers.set(build, handler)
  return handler
}

function toRequest({ type, body }: NonNullable<Rendering['form']>): RequestInit {
  return { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) }
}

/** Calls the API in this process. Its rate limits count for the client's address. */
function createInternalSend(app: FastifyInstance, remoteAddress?: string): Send {
  return async ({ method, url, body }) => {
    const payload = body && { payload: body }
    const response = await app.inject({ method, url, remoteAddress, ...payload })
    const total = Number(response.headers['x-total-count'] ?? Number.NaN)
    return { status: response.statusCode, body: response.body && response.json(), total }
  }
}

/**
 * Replaces the nonces of inline scripts and styles with hashes, so that the page can be cached.
 * Injected code has no nonce, gets no hash and does not run.
 */
async function finalizePage(
  app: FastifyInstance,
  page: Response,
  rendering: Rendering & { nonce: string },
): Promise<RenderedResponse> {
  const { nonce } = rendering
  const headers = Object.fromEntries(page.headers)
  const body = Buffer.from(await page.arrayBuffer())
  if (!headers['content-type']?.startsWith('text/html')) {
    return { status: page.status, headers, body }
  }
  const markedHtml = body.toString()
  const nonceTag = (tag: string) =>
    new RegExp(`<${tag}[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</${tag}>`, 'g')
  // The bar that asks for consent is on the page only if the office uses scripts of others.
  const asksConsent = markedHtml.includes(`<script data-consent="true" nonce="${nonce}"`)
  const tagSources = asksConsent ? listTagSources(await app.analyticsSettings()) : undefined
  headers['content-security-policy'] = pagePolicy(
    {
      scripts: hashesOf(markedHtml, nonceTag('script')),
      styles: hashesOf(markedHtml, nonceTag('style')),
      attributes: hashesOf(markedHtml, inlineStyles),
    },
    { ...rendering, tagSources, frameSources: listFrameSources(markedHtml) },
  )
  const html = markedHtml.replaceAll(` nonce="${nonce}"`, '')
  return { status: page.status, headers, body: Buffer.from(html) }
}

/** Returns the sites of videos and maps on the page. */
const listFrameSources = (html: string) =>
  frameSources.filter((each) => html.includes(` data-frame="${each}/`))

/** The only `style` attributes: focal points of pictures, and the vertical offsets of the steps on a service page. */
const inlineStyles = / style="((?:object-position:[\d.]+% [\d.]+%|--drop:[\d.]+px))"/g

const hashesOf = (html: string, found: RegExp) =>
  [...html.matchAll(found)].flatMap(([, content]) => (content ? [hash(content)] : []))

const hash = (content: string) => createHash('sha256').update(content).digest('base64')

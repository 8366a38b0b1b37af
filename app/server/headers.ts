import type { FastifyInstance } from 'fastify'
import type { TagSources } from '#app/features/analytics/server/tag-sources.ts'
import { isApiCall } from '#app/platform/server/http/error-handler.ts'

/** Policy for responses that are not pages, in case a browser displays one as a page. */
const defaultPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const staticHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': defaultPolicy,
}

/** Returns the security headers of every response; pages override the policy. */
export function securityHeaders(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:')
  const hsts = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
  return { ...staticHeaders, ...(isSecure && hsts) }
}

/** API responses are not cached unless they say so. */
export function setHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (isApiCall(request)) reply.header('cache-control', 'no-store')
    done()
  })
}

interface Inline {
  /** SHA-256 hashes of the inline scripts, styles and `style` attributes of a page. */
  scripts: string[]
  styles: string[]
  attributes: string[]
}

interface PolicyOptions {
  /** Pages of this site may show it in a frame. */
  isFrameable?: boolean
  /** Vite adds styles and a websocket. */
  isDevelopment?: boolean
  /** Sources of scripts of other companies, which the page loads with the visitor's consent. */
  tagSources?: TagSources
  /** Sites that the page shows in frames after a click. */
  frameSources?: string[]
}

/**
 * Returns the content security policy of a page. HTML and workers that scripts create must pass
 * `trusted-types.ts`; scripts of other companies pass the policy of `ask-consent.ts`.
 */
export function pagePolicy(
  inline: Inline,
  { isFrameable, isDevelopment, tagSources, frameSources }: PolicyOptions = {},
) {
  const { scripts, styles, attributes } = inline
  const formatHashes = (of: string[]) => [...new Set(of)].map((hash) => `'sha256-${hash}'`)
  const styled = attributes.length > 0 ? ["'unsafe-hashes'"] : []
  return [
    "default-src 'none'",
    list("script-src 'self'", formatHashes(scripts), tagSources?.script),
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : list(
          "style-src 'self'",
          styled,
          formatHashes([...styles, ...attributes]),
          tagSources?.other,
        ),
    list("img-src 'self' blob:", tagSources?.image),
    list("font-src 'self'", tagSources?.other),
    list(`connect-src 'self'${isDevelopment ? ' ws:' : ''}`, tagSources?.connect),
    list("frame-src 'self'", tagSources?.other, frameSources),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFrameable ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types same-origin${tagSources ? ' default' : ''}`,
  ].join('; ')
}

const list = (directive: string, ...sources: (string[] | undefined)[]) =>
  [directive, ...sources.flatMap((each) => each ?? [])].join(' ')

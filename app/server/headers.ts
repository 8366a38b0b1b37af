import type { FastifyInstance } from 'fastify'
import { isApiCall } from '#app/base/server/error-handler.ts'

/** Of what is no page, should a browser show it as one. */
const defaultPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const staticHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': defaultPolicy,
}

/** The security headers of every answer; pages replace the policy by their own. */
export function securityHeaders(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:')
  const hsts = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
  return { ...staticHeaders, ...(isSecure && hsts) }
}

/** Tokens, and what only the office may see, lie in no cache: what may be kept says so itself. */
export function setHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (isApiCall(request)) reply.header('cache-control', 'no-store')
    done()
  })
}

interface Inline {
  /** Of scripts, of styles, and of the values of `style` that stand in a page, by SHA-256. */
  scripts: string[]
  styles: string[]
  attributes: string[]
}

interface PolicyOptions {
  /** Pages of ours may show it in a frame. */
  isFrameable?: boolean
  /** Vite writes styles into it, and tells it of changes. */
  isDevelopment?: boolean
}

/**
 * What a page may load: its own, a chosen file's preview, and what of it has these hashes. What
 * scripts make to markup, or run as a worker, has to pass `own-answers.ts`.
 */
export function pagePolicy(
  inline: Inline,
  { isFrameable: isFramed, isDevelopment }: PolicyOptions = {},
) {
  const { scripts, styles, attributes } = inline
  const hashes = (of: string[]) => [...new Set(of)].map((hash) => `'sha256-${hash}'`)
  const styled = attributes.length > 0 ? ["'unsafe-hashes'"] : []
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : ["style-src 'self'", ...styled, ...hashes([...styles, ...attributes])].join(' '),
    "img-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types own-answers',
  ].join('; ')
}

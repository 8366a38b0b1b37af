import type { FastifyInstance } from 'fastify'
import { isApiCall } from '#app/base/server/answer-error.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The security headers of every answer; pages replace the policy by their own. */
export function securityHeaders(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:')
  const hsts = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
  return { ...always, ...(isSecure && hsts) }
}

/** Tokens, and what only the office may see, lie in no cache: what may be kept says so itself. */
export function setHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (isApiCall(request)) reply.header('cache-control', 'no-store')
    done()
  })
}

/** What a page may load: its own, a chosen file's preview, and the scripts with these hashes. */
export function pagePolicy(scriptHashes: string[], isFramed = false) {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ')
}

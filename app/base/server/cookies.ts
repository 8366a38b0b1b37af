import type { FastifyReply, FastifyRequest } from 'fastify'

interface CookieOptions {
  sameSite: 'lax' | 'strict'
  maxAgeS: number
}

/**
 * Keeps a value in a browser, where no script reads it. On https the name has the prefix `__Host-`:
 * then browsers take it from this very host alone, never from a neighbour of the same domain.
 * https://www.rfc-editor.org/rfc/rfc6265 (bis, section 4.1.3)
 */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { sameSite, maxAgeS }: CookieOptions,
) {
  const secure = isSecure(reply)
  const options = { path: '/', httpOnly: true, secure, sameSite, maxAge: maxAgeS }
  reply.setCookie(secure ? `__Host-${name}` : name, value, options)
}

/** What the browser brought; undefined: nothing. */
export function readCookie({ server, headers }: FastifyRequest, name: string) {
  const cookies = server.parseCookie(headers.cookie ?? '')
  // Those that were kept before there was a prefix come by the name alone.
  return cookies[`__Host-${name}`] ?? cookies[name]
}

const isSecure = ({ server }: FastifyReply) => server.publicUrl.startsWith('https:')

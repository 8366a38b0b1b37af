import type { FastifyReply, FastifyRequest } from 'fastify'

interface CookieOptions {
  sameSite: 'lax' | 'strict'
  maxAgeS: number
  /** The addresses below which browsers send it; all by default. */
  path?: string
}

/**
 * Sets a cookie that scripts cannot read. On https its name has the prefix `__Host-`, so that
 * browsers do not accept it from a sibling domain, or `__Secure-` if it has a path.
 * https://www.rfc-editor.org/rfc/rfc6265 (bis, section 4.1.3)
 */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { sameSite, maxAgeS, path = '/' }: CookieOptions,
) {
  const secure = isSecure(reply)
  const options = { path, httpOnly: true, secure, sameSite, maxAge: maxAgeS }
  const prefix = path === '/' ? '__Host-' : '__Secure-'
  reply.setCookie(secure ? `${prefix}${name}` : name, value, options)
}

/** Returns the cookie's value; undefined when there is none. */
export function readCookie({ server, headers }: FastifyRequest, name: string) {
  const cookies = server.parseCookie(headers.cookie ?? '')
  // On http the name has no prefix.
  return cookies[`__Host-${name}`] ?? cookies[`__Secure-${name}`] ?? cookies[name]
}

const isSecure = ({ server }: FastifyReply) => server.publicUrl.startsWith('https:')

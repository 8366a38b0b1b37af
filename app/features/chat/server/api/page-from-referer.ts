import type { FastifyRequest } from 'fastify'

/** Returns the path of the referring page on this site; '' if it is unknown. */
export function pageFromReferer({ headers, host }: FastifyRequest) {
  const url = URL.parse(headers.referer ?? '')
  return url?.host === host ? url.pathname.slice(0, 200) : ''
}

import type { FastifyRequest } from 'fastify'

/** The page of this site that a browser calls from, '' when it does not say. */
export function pageFromReferer({ headers, host }: FastifyRequest) {
  const url = URL.parse(headers.referer ?? '')
  return url?.host === host ? url.pathname.slice(0, 200) : ''
}

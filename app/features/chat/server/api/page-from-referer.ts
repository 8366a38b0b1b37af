import type { FastifyRequest } from 'fastify'

/** The path of the referring page on this site, '' when unknown. */
export function pageFromReferer({ headers, host }: FastifyRequest) {
  const url = URL.parse(headers.referer ?? '')
  return url?.host === host ? url.pathname.slice(0, 200) : ''
}

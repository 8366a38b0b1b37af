import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What metrics call the route, one of many of its kind; left out: its pattern. */
    countedAs?: string
    /** Its answer goes on until somebody ends it: how long it took says nothing. */
    isStream?: true
  }
}

/** One of a few names, whatever is asked for: addresses may carry a visitor's id. */
export function nameRoute({ routeOptions, url }: FastifyRequest) {
  const { url: pattern = 'none', config } = routeOptions
  return pattern === '/*' ? nameTarget(url) : (config?.countedAs ?? pattern)
}

/** Of a page, or of a kept list of the API, whose pattern it then is. */
export function nameTarget(target: string) {
  const [path = ''] = target.split('?', 1)
  if (path.startsWith('/api/')) return path
  if (path.startsWith('/admin/')) return 'office page'
  return path.endsWith('.data') ? 'page data' : 'page'
}

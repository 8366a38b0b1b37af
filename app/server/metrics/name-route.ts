import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the route in metrics; default: its pattern. */
    routeLabel?: string
    /** The response is a stream, so its duration is not measured. */
    isStream?: true
  }
}

/** Returns one of a few names, because addresses may contain a visitor's id. */
export function nameRoute({ routeOptions, url }: FastifyRequest) {
  const { url: pattern = 'none', config } = routeOptions
  return pattern === '/*' ? nameTarget(url) : (config?.routeLabel ?? pattern)
}

/** For a page, or for a cached list of the API, whose pattern is its address. */
export function nameTarget(target: string) {
  const [path = ''] = target.split('?', 1)
  if (path.startsWith('/api/')) return path
  if (/^(\/[a-z-]+)?\/admin\//.test(path)) return 'office page'
  return path.endsWith('.data') ? 'page data' : 'page'
}

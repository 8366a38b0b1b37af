import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Conflict } from '../http/errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The values that the caller saw of the fields; `auditChange` compares them with the row. */
    seen: Record<string, unknown> | null
  }
}

interface Body {
  seen?: Record<string, unknown>
}

/** Moves `seen` from the body to the request. Ignores names that the contract does not have. */
export function readSeen(app: FastifyInstance) {
  app.decorateRequest('seen', null)
  app.addHook('preHandler', async (request) => {
    const body = request.body as Body | null | undefined
    const schema = request.routeOptions.schema?.body as { properties?: object } | undefined
    const properties = schema?.properties ?? {}
    if (!body?.seen || !('seen' in properties)) return
    const fields = Object.entries(body.seen).filter(([name]) => Object.hasOwn(properties, name))
    request.seen = Object.fromEntries(fields)
    delete body.seen
  })
}

/** Throws Conflict if the row differs from what the caller saw. */
export function refuseIfChanged({ seen }: Partial<Pick<FastifyRequest, 'seen'>>, row: object) {
  const stored = new Map<string, unknown>(Object.entries(row))
  const changed = Object.entries(seen ?? {}).filter(
    ([name, value]) => !isDeepStrictEqual(stored.get(name), value),
  )
  if (changed.length === 0) return
  throw createChangedError(
    Object.fromEntries(changed.map(([name]) => [name, stored.get(name) ?? null])),
  )
}

/** `current` are the present values of the fields that have changed meanwhile. */
export const createChangedError = (current: Record<string, unknown>) =>
  new Conflict('This was changed meanwhile. Please review it, then save again.', 'changed', current)

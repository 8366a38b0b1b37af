import type { FastifyInstance } from 'fastify'
import { features } from './features.ts'

/** What features have at addresses that the map of pages does not know: read once for each change. */
export function keepAddresses(app: FastifyInstance) {
  return app.content.recall(async () => {
    const found = await Promise.all(features.map(({ addresses }) => addresses?.(app)))
    const redirects = found.flatMap((each) => each?.redirects ?? [])
    const choices = found.flatMap((each) => each?.choices ?? [])
    return {
      pages: new Set(found.flatMap((each) => each?.pages ?? [])),
      redirects: new Map(redirects.map((redirect) => [redirect.source, redirect])),
      choices: new Map(choices.map((choice) => [choice.path, choice])),
    }
  })
}

export type KnownAddresses = Awaited<ReturnType<ReturnType<typeof keepAddresses>>>

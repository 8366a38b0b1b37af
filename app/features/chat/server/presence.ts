import type { FastifyRequest } from 'fastify'

/** Open chats ask every 3 s; whoever has been silent for longer is gone. */
const ONLINE_MS = 10_000
const MOST_VISITORS = 20_000

/** Which visitors have their chat open, as far as this server has heard, and on which page. */
export function createPresence() {
  const seen = new Map<string, { at: number; page: string }>()

  return {
    note(userId: string, page: string) {
      // Re-inserting keeps the map in order of age, so the first is the one to forget.
      seen.delete(userId)
      seen.set(userId, { at: Date.now(), page })
      const [oldest] = seen.keys()
      if (seen.size > MOST_VISITORS && oldest !== undefined) seen.delete(oldest)
    },
    find(userId: string) {
      const visitor = seen.get(userId)
      return visitor && Date.now() - visitor.at < ONLINE_MS ? visitor : undefined
    },
  }
}

export type Presence = ReturnType<typeof createPresence>

/** The page of this site that a browser calls from, '' when it does not say. */
export function pageOf({ headers, host }: FastifyRequest) {
  const url = URL.parse(headers.referer ?? '')
  return url?.host === host ? url.pathname.slice(0, 200) : ''
}

import type { Feature } from '#app/base/server/feature.ts'
import conversationRoutes from './conversation-routes.ts'
import { listRecentMessages, listWaiting, rememberMessageCounts } from './dashboard.ts'
import { LiveChat } from './live-chat.ts'
import messageRoutes from './message-routes.ts'
import { purge } from './removals.ts'
import streamRoutes from './stream-routes.ts'
import visitorRoutes from './visitor-routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    chat: LiveChat
  }
}

export const chat: Feature = {
  setUp: (app) => app.decorate('chat', new LiveChat(app)),
  routes: [messageRoutes, conversationRoutes, streamRoutes, visitorRoutes],
  purge: ({ db }) => purge(db),
  dashboard: (db) => ({
    counts: { messages: rememberMessageCounts(db) },
    lists: {
      recent_messages: () => listRecentMessages(db),
      waiting: () => listWaiting(db),
    },
  }),
}

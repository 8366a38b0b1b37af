import type { Feature } from '#app/base/server/feature.ts'
import closingRoutes from './api/closing-routes.ts'
import conversationRoutes from './api/conversation-routes.ts'
import linkingRoutes from './api/linking-routes.ts'
import messageRoutes from './api/message-routes.ts'
import removalRoutes from './api/removal-routes.ts'
import streamRoutes from './api/stream-routes.ts'
import visitorRoutes from './api/visitor-routes.ts'
import { askedInChat } from './store/asked.ts'
import { listRecentMessages, listWaiting, rememberMessageCounts } from './store/dashboard.ts'
import { tellLateChat } from './store/late.ts'
import { waitingInChat } from './store/morning.ts'
import { linkOlder } from './store/older.ts'
import { purge, removal, removedName } from './store/removals.ts'
import { LiveChat } from './streams/live-chat.ts'

declare module 'fastify' {
  interface FastifyInstance {
    chat: LiveChat
  }
}

export const chat: Feature = {
  setUp: (app) => app.decorate('chat', new LiveChat(app)),
  routes: [
    messageRoutes,
    conversationRoutes,
    closingRoutes,
    linkingRoutes,
    streamRoutes,
    visitorRoutes,
    removalRoutes,
  ],
  jobs: [removal, tellLateChat],
  asked: askedInChat,
  morning: [waitingInChat],
  purge: ({ db }) => purge(db),
  gauges: ({ chat: { visitors, office } }) => [
    {
      name: 'streams_open',
      help: 'Streams of the chat that are open on this server',
      labels: ['kind'],
      read: async () => [
        { labels: { kind: 'visitor' }, value: visitors.size },
        { labels: { kind: 'office' }, value: office.size },
      ],
    },
  ],
  catchUp: linkOlder,
  subjects: { conversation: 'chat:answer' },
  restorable: { table: 'conversations', subject: 'conversation', name: removedName },
  dashboard: (house) => ({
    right: 'chat:answer',
    counts: { messages: rememberMessageCounts(house.db) },
    lists: {
      recent_messages: () => listRecentMessages(house),
      waiting: () => listWaiting(house),
    },
  }),
}

import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import closeRoutes from './api/close-routes.ts'
import conversationRoutes from './api/conversation-routes.ts'
import deletionRoutes from './api/deletion-routes.ts'
import fileRoutes from './api/file-routes.ts'
import linkingRoutes from './api/linking-routes.ts'
import messageRoutes from './api/message-routes.ts'
import streamRoutes from './api/stream-routes.ts'
import visitorRoutes from './api/visitor-routes.ts'
import { chatEnquiries } from './store/chat-enquiries.ts'
import {
  createMessageCounter,
  listRecentMessages,
  summarizeAwaitingReply,
} from './store/dashboard.ts'
import { moveToLead } from './store/linking.ts'
import { notifyOverdueChat } from './store/overdue-reply.ts'
import { deletedConversationName, purgeDeleted, purgeDeletedJob } from './store/soft-delete.ts'
import { chatSummarySection } from './store/summary-section.ts'
import { LiveChat } from './streams/live-chat.ts'

declare module 'fastify' {
  interface FastifyInstance {
    chat: LiveChat
  }
}

export const chat: Feature = {
  manifest,
  setUp: (app) => app.decorate('chat', new LiveChat(app)),
  routes: [
    messageRoutes,
    fileRoutes,
    conversationRoutes,
    closeRoutes,
    linkingRoutes,
    streamRoutes,
    visitorRoutes,
    deletionRoutes,
  ],
  jobs: [purgeDeletedJob, notifyOverdueChat],
  enquirySource: chatEnquiries,
  summarySections: [chatSummarySection],
  purge: ({ db }) => purgeDeleted(db),
  eventHandlers: { enquiryMoved: moveToLead },
  gauges: ({ chat: { visitors, office } }) => [
    {
      name: 'streams_open',
      help: 'Open chat streams on this server',
      labels: ['kind'],
      read: async () => [
        { labels: { kind: 'visitor' }, value: visitors.size },
        { labels: { kind: 'office' }, value: office.size },
      ],
    },
  ],
  restorable: { table: 'conversations', subject: 'conversation', name: deletedConversationName },
  dashboard: (context) => ({
    right: 'chat:answer',
    counts: { messages: createMessageCounter(context.db) },
    lists: {
      recent_messages: () => listRecentMessages(context),
      awaiting_reply: () => summarizeAwaitingReply(context),
    },
  }),
}
